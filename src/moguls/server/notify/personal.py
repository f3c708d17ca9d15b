"""Channels of one person: the list, new ones, tests and removal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from zoneinfo import ZoneInfo

import msgspec

from moguls.server.mail.planning import KIND as MAIL
from moguls.server.notify.wording import test_message
from moguls.server.ports.notices import DEAD, DROPPED, FAILED, OFF, SENT, WAITING, DeliveryOutcome
from moguls.server.wire.channels import ChannelInfo, DeliveryInfo, ExportedChannel, RecentNotice
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from moguls.server.notify.notices import Notices
    from moguls.server.ports.notices import Channel, Offer, Row

MOST: Final = 10  # channels of one kind
SHOWN: Final = 20  # of the last notices
TEST_LIFE: Final = 600.0  # seconds after which a test says nothing new


class PersonalChannels:
    """Shows and changes the channels of people; each person sees its own only."""

    def __init__(self, notices: Notices, offers: Sequence[Offer] = ()) -> None:
        """Use the channels of some notices.

        Args:
            notices: delivers to the channels.
            offers: the kinds of channels, with what each lacks.
        """
        self.notices, self.hub, self.store = notices, notices.hub, notices.store
        self.offers = tuple(offers)

    async def all(self, user: str) -> list[ChannelInfo]:
        """Return the channels of a person."""
        return [_info(row) for row in await self._rows(user)]

    async def export(self, user: str) -> list[ExportedChannel]:
        """Return the channels of a person with their addresses and secrets."""
        return [
            ExportedChannel(
                _info(row),
                row["address"],
                msgspec.json.decode(row["data"]),
                row["lang"],
                row["zone"],
            )
            for row in await self._rows(user)
        ]

    async def here(self, user: str, device: str) -> list[str]:
        """Return the channels of a person that belong to a device, by their ids."""
        return [row["id"] for row in await self._rows(user) if device and row["device"] == device]

    async def recent(self, user: str) -> list[RecentNotice]:
        """Return the last notices to a person with their outcomes, the latest first."""
        rows = await self.hub.transact(self.store.recent, user, SHOWN)
        return [_recent(row) for row in rows]

    def offered(self, kind: str) -> Channel:
        """Return a kind of channel.

        Raises:
            Refusal: the host does not offer it.
        """
        if kind not in self.notices.channels:
            raise Refusal("channel/off")
        return self.notices.channels[kind]

    async def put_place(self, user: str, device: str, lang: str, zone: str) -> None:
        """Change language and time zone of a person's channels on a device, and of those on none.

        Raises:
            Refusal: the time zone is unknown.
        """
        place = lang, known_zone(zone)
        await self.hub.transact(self.store.place_channels, user, device, *place)

    async def open_test(self, user: str, channel: str) -> None:
        """Record that a person has opened a test of a channel.

        Raises:
            Refusal: the person has no such channel.
        """
        await self._row(user, channel)
        at = self.hub.clock.time()
        await self.hub.transact(self.store.mark_channel, channel, "opened_at", at)

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
        self.offered(row["kind"])
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

    async def works(self, user: str) -> bool:
        """Return whether a channel reaches a person: a test, or a link in a mail, was opened."""
        return any(
            row["failing_since"] is None and (row["opened_at"] is not None or row["kind"] == MAIL)
            for row in await self._rows(user)
            if row["kind"] in self.notices.channels
        )

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
            outcome = DeliveryOutcome(FAILED, OFF)
        else:
            try:
                outcome = await way.send(row, test_message(row, now, TEST_LIFE), now)
            except Exception as error:  # noqa: BLE001  # of any library
                outcome = DeliveryOutcome(WAITING, type(error).__name__)
        if outcome.state == DEAD:
            await self.drop(user, channel)
        elif outcome.state == SENT:
            await self.hub.transact(self.store.mark_channel, channel, "sent_at", now)
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


def _recent(row: Row) -> RecentNotice:
    """Return a notice; one that was dropped before it had any delivery is one, too."""
    return RecentNotice(
        row["kind"],
        row["table_id"],
        row["made_at"],
        row["state"] or DROPPED,
        row["why"] or row["detail"] or "",
        row["channel_id"],
        bool(row["is_quiet"]),
    )
