"""Worker that delivers notices: claims what is due, checks it again, sends it, and records it.

Each step is one transaction, so that a crash between any two leaves work that is found again. What
was sent right before a crash is sent once more with the same tag, which replaces the first message.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING, Final

from moguls.server.notify.checking import MOVED, SEND, verdict
from moguls.server.notify.mailing import MailDelivery, by_address
from moguls.server.notify.wording import collapsed, message_of
from moguls.server.ports.notices import DEAD, DROPPED, FAILED, OFF, WAITING, DeliveryOutcome
from moguls.server.table.clock.banks import next_deadline
from moguls.server.table.notices.events import warning
from moguls.server.table.notices.notice import MESSAGE, TURN
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    from moguls.server.live.hub import Hub
    from moguls.server.live.live import Live
    from moguls.server.notify.checking import Ruling
    from moguls.server.ports.notices import Channel, NoticeMessage, NoticeStore, Row

LOG = logging.getLogger("moguls.notices")
LEASE: Final = 60.0  # seconds for one attempt
AT_ONCE: Final = 8  # attempts at the same time
BATCH: Final = 50
BACKOFF: Final = (30.0, 120.0, 600.0, 3600.0, 4 * 3600.0)  # seconds before each other attempt
DAY: Final = 86_400.0
LOUD_TURNS: Final = 3  # a day and channel, at tables that last for days


class NoticeWorker:
    """Delivers what is due."""

    def __init__(
        self,
        hub: Hub,
        store: NoticeStore,
        channels: Mapping[str, Channel],
        count: Callable[[str], Awaitable[int]],
    ) -> None:
        """Deliver the notices of a store.

        Args:
            hub: has the tables, the clock and the executor.
            store: of the notices.
            channels: by the kind of an address.
            count: returns at how many tables it is a person's turn.
        """
        self.hub, self.store, self.channels, self._count = hub, store, channels, count
        self._mails = MailDelivery(self)

    async def work(self) -> float | None:
        """Deliver everything that is due; return when something is to be done next."""
        hub, store = self.hub, self.store
        while await hub.transact(store.spread, hub.clock.time(), BATCH):
            pass
        while claimed := await hub.transact(store.claim, hub.clock.time(), LEASE, AT_ONCE):
            mails, others = by_address(claimed)
            both = *map(self._deliver_all, others), *map(self._mails.deliver, mails)
            await asyncio.gather(*both)
        at: float | None = await hub.transact(store.next_at)
        return at

    async def _deliver_all(self, deliveries: list[Row]) -> None:
        """Deliver to one address, one after the other: each counts those before it."""
        for delivery in deliveries:
            await self._deliver(delivery)

    async def _deliver(self, delivery: Row) -> None:
        """Check, send and record a delivery; after an error the end of its lease brings it back."""
        try:
            live = await self.check(delivery)
            if live is not None:
                await self._send(delivery, live)
        except Exception:
            LOG.exception("notice %s could not be delivered", delivery["notice_id"])

    async def check(self, delivery: Row) -> Live | None:
        """Return the table of a delivery that is still true; drop the others or put them off."""
        try:
            live = await self.hub.find(delivery["notice"]["table_id"])
        except Refusal:
            await self.finish([delivery], DeliveryOutcome(DROPPED, "gone"))
            return None
        ruling = await self._verdict(delivery, live)
        if ruling is MOVED:
            await self._warn_later(delivery, live)
        if ruling is SEND:
            return live
        if ruling.until is None:
            await self.finish([delivery], DeliveryOutcome(DROPPED, ruling.why))
        else:
            await self.hub.transact(self.store.put_off, delivery, ruling.until, ruling.why)
        return None

    async def _verdict(self, delivery: Row, live: Live) -> Ruling:
        notice = delivery["notice"]
        who = notice["user_id"], notice["table_id"]
        # A message belongs to no entry: it is seen by who has looked since.
        since = notice["made_at"] if notice["kind"] == MESSAGE else 0.0
        last_seen = await self.hub.transact(self.store.seen_up_to, *who, since)
        return verdict(live.table, notice, last_seen, self.hub.clock.time(), live.outages)

    async def _warn_later(self, delivery: Row, live: Live) -> None:
        """Add the warning that belongs to a later deadline."""
        notice, table = delivery["notice"], live.table
        deadline = next_deadline(table, live.outages)
        if deadline is not None:
            later = list(warning(table, notice["user_id"], notice["seat"], deadline))
            await self.hub.transact(self.store.add, table.id, later)

    async def _send(self, delivery: Row, live: Live) -> None:
        """Send a delivery, and record the outcome."""
        message = await self._message(delivery, live)
        channel, now = self.channels.get(delivery["channel"]["kind"]), self.hub.clock.time()
        if channel is None:
            outcome = DeliveryOutcome(FAILED, OFF)  # the host has switched it off
        else:
            try:
                outcome = await channel.send(delivery["channel"], message, now)
            except Exception as error:  # noqa: BLE001  # of any library
                outcome = DeliveryOutcome(WAITING, type(error).__name__)
        await self.finish([delivery], outcome, is_quiet=message.is_quiet)

    async def _message(self, delivery: Row, live: Live) -> NoticeMessage:
        notice, address = delivery["notice"], delivery["channel"]
        message = message_of(live.table, notice, address, live.outages)
        message = message._replace(waiting=await self._count(notice["user_id"]))
        if notice["kind"] == TURN and notice["is_slow"]:
            since = self.hub.clock.time() - DAY
            sent = await self.hub.transact(self.store.count_sent, address["id"], TURN, since)
            if sent >= LOUD_TURNS:
                return collapsed(message, address["lang"], live.table.play.game.title)
        return message

    async def finish(
        self, deliveries: list[Row], outcome: DeliveryOutcome, *, is_quiet: bool = False
    ) -> None:
        """Record the outcome of deliveries to one address, or try again while they are news."""
        now = self.hub.clock.time()
        if outcome.state == DEAD:
            LOG.info("an address of a person no longer exists, and is deleted")
        finished = list(deliveries)
        if outcome.state == WAITING:
            again = [row for row in deliveries if row["tries"] <= len(BACKOFF)]
            for row in again:
                pause = BACKOFF[max(row["tries"] - 1, 0)]
                until = now + max(pause, outcome.retry_after)
                await self.hub.transact(self.store.put_off, row, until, outcome.why)
            finished = [row for row in deliveries if row not in again]
            outcome = DeliveryOutcome(FAILED, outcome.why)
        if finished:
            finish = partial(self.store.finish, is_quiet=is_quiet)
            await self.hub.transact(finish, finished, outcome, now)
