"""Finding replays: a finished table of this server, or a record that was brought here."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from functools import partial
from typing import TYPE_CHECKING

from moguls.core.play.history import History
from moguls.server.limits.quotas import USUAL
from moguls.server.live.hub import NewFork
from moguls.server.live.opening import Opening
from moguls.server.replay import strangers
from moguls.server.replay.replays import Origin, Replay, replay_of
from moguls.server.replay.room import Room
from moguls.server.table import views
from moguls.server.wire.refusal import Refusal
from moguls.server.wire.replay import RecordKept

if TYPE_CHECKING:
    from moguls.server.limits.quotas import Quotas
    from moguls.server.live.hub import Hub
    from moguls.server.live.live import Live
    from moguls.server.people.person import Person
    from moguls.server.ports.storage import ImportedRecord, Store
    from moguls.server.replay.replays import Viewer
    from moguls.server.table.table import Table
    from moguls.server.wire.replay import NewGoOn, StepSeen

RECENT = 32  # replays kept in memory


class Archive:
    """All games that can be looked back on."""

    def __init__(self, hub: Hub, store: Store, quotas: Quotas = USUAL) -> None:
        """Find the tables of a hub, and the records in a store."""
        self.hub, self.store, self.quotas = hub, store, quotas
        # Two processes: looking back does not wait for what somebody brings.
        self._checking, self._replaying = Room(), Room()
        self._recent: OrderedDict[str, Replay] = OrderedDict()
        self._opening = Opening()

    async def find(self, replay_id: str) -> Replay:
        """Return a replay.

        Raises:
            Refusal: there is no such game, or it is not over.
        """
        found = self._recent.get(replay_id)
        if found is None:
            found = await self._opening.once(replay_id, partial(self._load, replay_id))
        self._recent[replay_id] = found
        self._recent.move_to_end(replay_id)
        if len(self._recent) > RECENT:
            self._recent.popitem(last=False)
        return found

    def is_open(self, replay_id: str) -> bool:
        """Say whether a replay is in memory."""
        return replay_id in self._recent

    def forget(self, replay_id: str) -> None:
        """Forget a replay that is not in the store any more, or is otherwise there."""
        self._recent.pop(replay_id, None)

    async def tape(self, replay: Replay, viewer: Viewer) -> list[StepSeen]:
        """Return all steps of a replay as a viewer may hear of them; told in a thread."""
        if replay.has_tape(viewer):
            return replay.tape(viewer)
        told = partial(self.hub.executor.compute, replay.tape, viewer)
        tape: list[StepSeen] = await self._opening.once(f"{replay.origin.id}?as={viewer}", told)
        return tape

    async def _load(self, replay_id: str) -> Replay:
        """Return a replay that is not in memory."""
        if replay_id.startswith(strangers.PREFIX):
            text = await self.hub.transact(self.store.record, replay_id)
            if text is not None:
                found = await self._replaying.do(strangers.play_again, replay_id, text)
                return strangers.with_game(found)
        table = (await self.hub.find(replay_id)).table
        if table.status != "over":
            raise Refusal("table/not_over")
        replay: Replay = await self.hub.executor.compute(_of_table, table)
        return replay

    async def keep(self, data: bytes, owner: str) -> list[RecordKept]:
        """Check records and keep them; the same record again has the same id.

        Raises:
            Refusal: one of them is broken or foreign, or they are too much: none is kept.
        """
        found: list[ImportedRecord] = await self._checking.do(strangers.check, data)
        await self.hub.transact(self.store.keep_records, found, owner, self.quotas)
        return [
            RecordKept(it.id, f"/replay/{it.id}", it.line, it.game, it.title, it.steps)
            for it in found
        ]

    def stop(self) -> None:
        """End the processes."""
        self._checking.stop()
        self._replaying.stop()

    async def fork(self, replay: Replay, wanted: NewGoOn, person: Person) -> Live:
        """Make a table that goes on from a moment.

        Raises:
            Refusal: there is no such moment or seat, or the game is over there.
        """
        history: History = await self.hub.executor.compute(_checked, replay, wanted)
        fork: dict[str, object] = {"after": wanted.at, "of": replay.origin.id}
        if wanted.redeal and history.game.rules.redeal_history is not None:
            fork["seat"] = wanted.seat
            seed = secrets.randbits(63)
            compute = self.hub.executor.compute
            deal, steps = await compute(history.redeal, wanted.seat, seed)
            history = History(history.game, deal, steps, history.states)
        levels: list[str] = [wanted.level] * (replay.seats - 1)
        who = NewFork(person.id, person.name, wanted.seat, levels, pace=wanted.pace)
        return await self.hub.fork(history, fork, who)


def _checked(replay: Replay, wanted: NewGoOn) -> History:
    """Return the game up to the moment from which somebody wants to go on."""
    replay.refuse_no_moment(wanted.at)
    if wanted.seat >= replay.seats:
        told: dict[str, str | int] = {"seat": wanted.seat + 1, "seats": replay.seats}
        raise Refusal("table/no_such_seat", told)
    if replay.game.rules.is_over(replay.state(wanted.at)):
        raise Refusal("replay/over_here")
    return replay.history(wanted.at)


def _of_table(table: Table) -> Replay:
    """Return a finished table as a replay."""
    players = [(seat.name, seat.level) for seat in table.players]
    automatic = frozenset(table.automatic)
    origin = Origin(table.id, players, table.id, views.record(table), automatic)
    return replay_of(table.play, origin)
