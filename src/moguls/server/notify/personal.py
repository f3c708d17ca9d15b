"""Channels of one person: the list, new ones, tests and removal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from zoneinfo import ZoneInfo

from moguls.server.notify.wording import test_message
from moguls.server.ports.notices import DEAD, FAILED, WAITING, DeliveryOutcome
from moguls.server.wire.channels import ChannelInfo, DeliveryInfo
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from moguls.server.notify.notices import Notices
    from moguls.server.ports.notices import Row

MOST: Final = 10  # channels of one kind
TEST_LIFE: Final = 600.0  # seconds after which a test says nothing new


class PersonalChannels:
    """Shows and changes the channels of people; each person sees its own only."""

    def __init__(self, notices: Notices) -> None:
        """Use the channels of some notices."""
        self.notices, self.hub, self.store = notices, notices.hub, notices.store

    async def all(self, user: str) -> list[ChannelInfo]:
        """Return the channels of a person."""
        return [_info(row) for row in await self._rows(user)]

    async def add(self, user: str, row: Row, lang: str, zone: str) -> ChannelInfo:
        """Add a channel, or renew the one with the same address.

        Args:
            user: whose it is.
            row: the columns that depend on its kind.
            lang: the language of messages.
            zone: the time zone of the times in messages.

        Raises:
            Refusal: the host does not offer this kind, the time zone is unknown, or there are
                too many.
        """
        if row["kind"] not in self.notices.channels:
            raise Refusal("channel/off")
        rows = await self._rows(user)
        others = [
            it for it in rows if it["kind"] == row["kind"] and it["address"] != row["address"]
        ]
        if len(others) >= MOST:
            raise Refusal("channel/too_many", {"limit": MOST})
        whole = {**row, "user_id": user, "lang": lang, "zone": known_zone(zone)}
        put, now = self.store.put_channel, self.hub.clock.time()
        channel: str = await self.hub.transact(put, whole, now)
        await self.notices.load()
        return _info(await self._row(user, channel))

    async def drop(self, user: str, channel: str) -> None:
        """Delete a channel of a person.

        Raises:
            Refusal: it has no such channel.
        """
        if not await self.hub.transact(self.store.drop_channel, user, channel):
            raise Refusal("channel/not_found")
        await self.notices.load()

    async def test(self, user: str, channel: str) -> DeliveryInfo:
        """Send a test notification at once.

        Raises:
            Refusal: the person has no such channel.
        """
        row = await self._row(user, channel)
        way, now = self.notices.channels.get(row["kind"]), self.hub.clock.time()
        if way is None:
            outcome = DeliveryOutcome(FAILED, "off")
        else:
            try:
                outcome = await way.send(row, test_message(row, now, TEST_LIFE), now)
            except Exception as error:  # noqa: BLE001  # of any library
                outcome = DeliveryOutcome(WAITING, type(error).__name__)
        if outcome.state == DEAD:
            await self.drop(user, channel)
        return DeliveryInfo(outcome.state, outcome.why)

    async def _rows(self, user: str) -> list[Row]:
        rows: list[Row] = await self.hub.transact(self.store.channels_of, user)
        return rows

    async def _row(self, user: str, channel: str) -> Row:
        for row in await self._rows(user):
            if row["id"] == channel:
                return row
        raise Refusal("channel/not_found")


def known_zone(name: str) -> str:
    """Return the name of a time zone.

    Raises:
        Refusal: there is none of this name.
    """
    try:
        ZoneInfo(name)
    except (ValueError, KeyError, OSError):  # not found, or a path
        raise Refusal("channel/zone", {"zone": name[:64]}) from None
    return name


def _info(row: Row) -> ChannelInfo:
    return ChannelInfo(**{name: row[name] for name in ChannelInfo.__struct_fields__})
