"""Archive of replays: finished tables of this server, and imported records."""

from __future__ import annotations

import logging
import secrets
from collections import OrderedDict
from functools import partial
from typing import TYPE_CHECKING, Final

from msgspec import MsgspecError

from moguls.core.play.history import History
from moguls.server.limits.quotas import USUAL
from moguls.server.live.hub import NewFork
from moguls.server.live.opening import Opening
from moguls.server.records import checking
from moguls.server.replay import untrusted
from moguls.server.replay.replays import GameReplay, Origin, replay_of
from moguls.server.replay.sandbox import Sandbox
from moguls.server.table import views
from moguls.server.table.daily import refuse_sealed
from moguls.server.wire.refusal import Refusal
from moguls.server.wire.replay import RecordKept

if TYPE_CHECKING:
    from moguls.server.limits.quotas import Quotas
    from moguls.server.live.hub import Hub
    from moguls.server.live.live import Live
    from moguls.server.people.person import Person
    from moguls.server.ports.storage import Store
    from moguls.server.records.checking import ImportedRecord
    from moguls.server.replay.replays import Viewer
    from moguls.server.table.table import Table
    from moguls.server.thinking.interface import Thinking
    from moguls.server.wire.replay import NewGoOn, StepInfo

LOG: Final = logging.getLogger("moguls.replay")
RECENT = 32  # replays in memory


class Archive:
    """All games that can be replayed."""

    def __init__(self, hub: Hub, store: Store, thinking: Thinking, quotas: Quotas = USUAL) -> None:
        """Use the tables of a hub, and the records of a store."""
        self.hub, self.store, self.quotas = hub, store, quotas
        self._thinking = thinking
        # Two processes: a replay does not wait for an import.
        self._checking, self._replaying = Sandbox(), Sandbox()
        self._recent: OrderedDict[str, GameReplay] = OrderedDict()
        self._opening = Opening()

    async def find(self, replay_id: str) -> GameReplay:
        """Return a replay.

        Raises:
            Refusal: there is no such game, or it is not over.
        """
        replay = self._recent.get(replay_id)
        if replay is None:
            replay = await self._opening.once(replay_id, partial(self._load, replay_id))
        self._recent[replay_id] = replay
        self._recent.move_to_end(replay_id)
        if len(self._recent) > RECENT:
            self._recent.popitem(last=False)
        return replay

    def is_open(self, replay_id: str) -> bool:
        """Return whether a replay is in memory."""
        return replay_id in self._recent

    def forget(self, replay_id: str) -> None:
        """Drop a replay that was deleted or changed."""
        self._recent.pop(replay_id, None)

    async def tape(self, replay: GameReplay, viewer: Viewer) -> list[StepInfo]:
        """Return all steps of a replay for a viewer; they are computed by the executor."""
        if replay.has_tape(viewer):
            return replay.tape(viewer)
        compute = partial(self.hub.executor.compute, replay.tape, viewer)
        tape: list[StepInfo] = await self._opening.once(f"{replay.origin.id}?as={viewer}", compute)
        return tape

    async def _load(self, replay_id: str) -> GameReplay:
        if replay_id.startswith(checking.PREFIX):
            text = await self.hub.transact(self.store.record, replay_id)
            if text is not None:
                gameless = await self._replaying.do(untrusted.play_again, replay_id, text)
                return untrusted.with_game(gameless)
        table = (await self.hub.find(replay_id)).table
        if table.status != "over":
            raise Refusal("table/not_over")
        refuse_sealed(table, self.hub.clock.time())
        replay: GameReplay = await self.hub.executor.compute(_of_table, table)
        return replay

    async def keep(self, data: bytes, owner: str) -> list[RecordKept]:
        """Check records and store them; the same record again has the same id.

        Raises:
            Refusal: one of them is not valid, or they are too many bytes: none is stored.
        """
        records = await self._checked(data)
        await self.hub.transact(self.store.keep_records, records, owner, self.quotas)
        return [
            RecordKept(it.id, f"/replay/{it.id}", it.line, it.game, it.title, it.steps)
            for it in records
        ]

    async def _checked(self, data: bytes) -> list[ImportedRecord]:
        """Check records on a cluster or, without one, in a sandbox."""
        result = await self._thinking.check_records(data)
        if result is not None:
            try:
                return checking.records_in(result)
            except (ValueError, MsgspecError) as error:
                LOG.warning("cluster: not a result of a check: %s", error)
        records: list[ImportedRecord] = await self._checking.do(checking.check, data)
        return records

    def stop(self) -> None:
        """End the sandboxes."""
        self._checking.stop()
        self._replaying.stop()

    async def fork(self, replay: GameReplay, request: NewGoOn, person: Person) -> Live:
        """Create a table that goes on from a moment of a replay.

        Raises:
            Refusal: there is no such moment or seat, or the game is over there.
        """
        history: History = await self.hub.executor.compute(_checked, replay, request)
        fork: dict[str, object] = {"after": request.at, "of": replay.origin.id}
        if request.redeal and history.game.rules.codec.redeal_history is not None:
            fork["seat"] = request.seat
            seed = secrets.randbits(63)
            compute = self.hub.executor.compute
            deal, steps = await compute(history.redeal, request.seat, seed)
            history = History(history.game, deal, steps, history.states)
        levels: list[str] = [request.level] * (replay.seats - 1)
        who = NewFork(person.id, person.name, request.seat, levels, pace=request.pace)
        return await self.hub.fork(history, fork, who)


def _checked(replay: GameReplay, request: NewGoOn) -> History:
    """Return the game up to the moment of a request, or refuse it."""
    replay.refuse_no_moment(request.at)
    if request.seat >= replay.seats:
        details: dict[str, str | int] = {"seat": request.seat + 1, "seats": replay.seats}
        raise Refusal("table/no_such_seat", details)
    if replay.game.rules.is_over(replay.state(request.at)):
        raise Refusal("replay/over_here")
    return replay.history(request.at)


def _of_table(table: Table) -> GameReplay:
    players = [(seat.player, seat.level, seat.bot_name) for seat in table.players]
    automatic = frozenset(table.automatic)
    users = tuple(seat.user or seat.former for seat in table.players)
    origin = Origin(table.id, players, table.id, views.record(table), automatic, users)
    return replay_of(table.play, origin)
