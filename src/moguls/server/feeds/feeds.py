"""Feeds of people: new addresses, and what is read there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from moguls.games import registry
from moguls.server.feeds import turns
from moguls.server.feeds.atom import MEDIA_TYPE as ATOM
from moguls.server.feeds.atom import atom
from moguls.server.feeds.channel import KIND, address_of, new_row
from moguls.server.limits import rates
from moguls.server.limits.buckets import Buckets
from moguls.server.live.turns import MOST_UNFINISHED, is_turn
from moguls.server.wire.channels import CreatedFeeds

if TYPE_CHECKING:
    from collections.abc import Callable

    from moguls.server.notify.personal import PersonalChannels
    from moguls.server.ports.notices import Row

    Check = Callable[[str], None]

MOST_ENTRIES: Final = 50
LONGEST_TOKEN: Final = 100  # characters; a longer one is not even looked up


class Feeds:
    """Makes and serves the feeds of people."""

    def __init__(self, channels: PersonalChannels) -> None:
        """Use the channels of people."""
        self.channels, self.hub, self.store = channels, channels.hub, channels.store
        self.readers = Buckets(rates.FEEDS)

    async def renew(self, user: str, lang: str, zone: str, site: str) -> CreatedFeeds:
        """Return new addresses of a person's feeds; the previous ones are gone.

        Args:
            user: whose feeds they are.
            lang: of the texts.
            zone: the time zone of the times in texts.
            site: the address of the site.

        Raises:
            Refusal: the time zone is unknown, or feeds are not offered.
        """
        row, token = new_row()
        info = await self.channels.add(user, row, lang, zone)
        for old in await self.channels.all(user):
            if old.kind == KIND and old.id != info.id:
                await self.channels.drop(user, old.id)
        calendar = f"{site}/feeds/{token}/turns.ics" if turns.is_installed() else None
        return CreatedFeeds(info, f"{site}/feeds/{token}/notices.atom", calendar)

    async def read(
        self, token: str, name: str, site: str, check: Check = lambda _user: None
    ) -> tuple[bytes, str] | None:
        """Return the content of a feed with its media type; None where there is no such feed.

        Args:
            token: the secret in the address.
            name: which of the feeds.
            site: the address of the site.
            check: raises a refusal if a person is banned.
        """
        if len(token) > LONGEST_TOKEN:
            return None
        channel = await self.hub.transact(self.store.channel_at, address_of(token))
        if channel is None:
            return None
        check(channel["user_id"])
        if name == "notices.atom":
            rows = await self.hub.transact(self.store.published, channel["id"], MOST_ENTRIES)
            return atom(channel, _of_existing_games(rows), site), ATOM
        if name == "turns.ics" and turns.is_installed():
            return turns.calendar_of(channel, await self._turns(channel), site), turns.MEDIA_TYPE
        return None

    async def _turns(self, channel: Row) -> list[Row]:
        """Return the tables at which a deadline of the person runs, the next one first."""
        unfinished_of = self.hub.store.unfinished_of
        rows = await self.hub.transact(unfinished_of, channel["user_id"], MOST_UNFINISHED)
        waiting = [row for row in rows if row["status"] == "playing" and is_turn(row)]
        due = [row for row in _of_existing_games(waiting) if row["deadline"]]
        return sorted(due, key=lambda row: (row["deadline"], row["table_id"]))


def _of_existing_games(rows: list[Row]) -> list[Row]:
    return [row for row in rows if row["game"] in registry.names()]
