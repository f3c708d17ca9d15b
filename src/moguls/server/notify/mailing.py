"""Delivery of notices by mail: at once or in a digest, and not where a push has arrived."""

from __future__ import annotations

import logging
import math
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from moguls.server.mail.notices import MailChannel
from moguls.server.mail.planning import IN_DIGEST, KIND, UNPLANNED, is_single, waits_until
from moguls.server.notify.moves import MailMoves
from moguls.server.notify.pictures import picture_of
from moguls.server.notify.wording import message_of
from moguls.server.ports.notices import (
    DROPPED,
    FAILED,
    SENDING,
    SENT,
    WAITING,
    DeliveryOutcome,
)
from moguls.server.table.notices.notice import QUARTER, TURN

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from moguls.server.live.hub import Hub
    from moguls.server.live.live import Live
    from moguls.server.ports.notices import Channel, NoticeMessage, NoticeStore, Row

LOG = logging.getLogger("moguls.notices")
PUSH: Final = "push"  # the kind of channel whose success makes a mail needless; why one waits
AGAIN: Final = 60.0  # seconds between two looks at a push
PATIENCE: Final = 900.0  # seconds after which a mail does not wait for a push any more
MOST: Final = 50  # notices of a digest


class DeliverySteps(Protocol):
    """What a worker does with deliveries of all kinds."""

    hub: Hub
    store: NoticeStore
    channels: Mapping[str, Channel]

    async def check(self, delivery: Row) -> Live | None:
        """Return the table of a delivery that is still true; drop the others or put them off."""

    async def finish(self, deliveries: list[Row], outcome: DeliveryOutcome) -> None:
        """Record the outcome of deliveries to one address, or try again later."""


class Mailed(NamedTuple):
    """A delivery that has been checked, and its table."""

    delivery: Row
    live: Live


def by_address(deliveries: Sequence[Row]) -> tuple[list[list[Row]], list[list[Row]]]:
    """Return the deliveries by mail and all others, those of an address together."""
    mails: dict[str, list[Row]] = {}
    others: dict[str, list[Row]] = {}
    for row in deliveries:
        group = mails if row["channel"]["kind"] == KIND else others
        group.setdefault(row["channel_id"], []).append(row)
    return list(mails.values()), list(others.values())


class MailDelivery:
    """Delivers what is due to one address of mail at a time."""

    def __init__(self, worker: DeliverySteps) -> None:
        """Use the hub, the store, the channels and the checks of a worker."""
        self._worker, self._hub, self._store = worker, worker.hub, worker.store
        self._moves = MailMoves(worker.hub, worker.store)

    async def deliver(self, rows: list[Row]) -> None:
        """Plan the due deliveries to one address, and send those whose time has come."""
        try:
            due = [it for row in rows if (it := await self._due(row)) is not None]
            for it in due:
                if is_single(it.delivery["notice"], it.delivery["channel"]):
                    await self._send([it])
            digest = [
                it for it in due if not is_single(it.delivery["notice"], it.delivery["channel"])
            ]
            if digest:
                await self._send([*digest, *await self._rest(digest[0].delivery)])
        except Exception:
            LOG.exception("mail of %s notices could not be delivered", len(rows))

    async def _due(self, row: Row) -> Mailed | None:
        """Return a delivery that is still true and whose time has come; put the others off."""
        now = self._hub.clock.time()
        until = waits_until(row["notice"], row["channel"], now)
        if row["why"] in UNPLANNED and until is not None:
            await self._hub.transact(self._store.put_off, row, until, IN_DIGEST)
            return None
        return await self._needed(row)

    async def _needed(self, row: Row, until: float | None = None) -> Mailed | None:
        """Return a delivery that is still true, and that no push has made needless.

        Args:
            row: of the delivery.
            until: of its digest, if that is later.
        """
        live = await self._worker.check(row)
        if live is None:
            return None
        states = await self._hub.transact(self._store.states_of, row["notice_id"], PUSH)
        if SENT in states:
            await self._worker.finish([row], DeliveryOutcome(DROPPED, "pushed"))
            return None
        now = self._hub.clock.time()
        # After a long outage of this server, push and mail are due at the same moment.
        is_first = row["why"] != PUSH
        is_early = now < row["notice"]["not_before"] + PATIENCE
        if (is_first or is_early) and states & {WAITING, SENDING}:
            later = (now + AGAIN, PUSH) if until is None else (until, IN_DIGEST)
            await self._hub.transact(self._store.put_off, row, *later)
            return None
        return Mailed(row, live)

    async def _rest(self, row: Row) -> list[Mailed]:
        """Return what else waits for the digest of an address."""
        now = self._hub.clock.time()
        rows = await self._hub.transact(self._store.claim_rest, row, now, MOST)
        needed = [
            await self._needed(other, waits_until(other["notice"], other["channel"], now))
            for other in rows
        ]
        return [it for it in needed if it is not None]

    async def _message(self, mailed: Mailed) -> NoticeMessage:
        """Return the message of a delivery; of a turn, with its picture and its moves."""
        table, notice = mailed.live.table, mailed.delivery["notice"]
        address = mailed.delivery["channel"]
        message = message_of(table, notice, address, mailed.live.outages)
        if notice["kind"] not in {TURN, QUARTER}:
            return message
        moves = await self._moves.links(table, notice, address["lang"])
        picture = await self._hub.executor.compute(picture_of, table)
        return message._replace(moves=moves, picture=picture)

    async def _send(self, mailed: list[Mailed]) -> None:
        """Send deliveries as one letter, the most urgent first, and record the outcome."""
        mailed = sorted(mailed, key=lambda it: it.delivery["notice"]["deadline"] or math.inf)
        address, rows = mailed[0].delivery["channel"], [it.delivery for it in mailed]
        messages = [await self._message(it) for it in mailed]
        channel, now = self._worker.channels.get(KIND), self._hub.clock.time()
        key = ",".join(sorted(str(row["notice_id"]) for row in rows))
        if isinstance(channel, MailChannel):
            try:
                outcome = await channel.send_all(address, messages, key, now)
            except Exception as error:  # noqa: BLE001  # of any library
                outcome = DeliveryOutcome(WAITING, type(error).__name__)
        else:
            outcome = DeliveryOutcome(FAILED, "off")  # the host has switched it off
        await self._worker.finish(rows, outcome)
