"""Driver of automatic moves: bots, standing orders and auto-responses."""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from moguls import bots
from moguls.core.standing import BotLimits
from moguls.server.live import pace
from moguls.server.live.attention import asker_of, is_unattended, urgency_of
from moguls.server.table import auto_response, decide, step_mode
from moguls.server.table.daily import bot_seed
from moguls.server.table.determinization import concealed, determinized
from moguls.server.table.due import is_automatic, ordered
from moguls.server.table.orders.answering import decision
from moguls.server.table.table import BOT, PERSON
from moguls.server.thinking.interface import DIED, RAISED, BotFailed, TooLate
from moguls.server.thinking.job import MOVE, SLOW_LEVELS, Asker, Job, position_of
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable

    from moguls.core.play.playthrough import Playthrough
    from moguls.server.live.attention import Whereabouts
    from moguls.server.live.hub import Hub
    from moguls.server.live.live import Live
    from moguls.server.table.table import LogEntry, Table
    from moguls.server.thinking.interface import Thinking

LOG = logging.getLogger("moguls.driver")
By = dict[str, str | int] | None  # the order by which a move is made
WAITS = (1.0, 5.0, 30.0)  # seconds before each retry, if the log could not be written
UNATTENDED = 2  # unattended tables that are played for one host
ROOM = 5.0  # seconds between two checks for room


class Driver:
    """Keeps one task for each table at which a bot or an order is to move."""

    def __init__(
        self, hub: Hub, scheduler: Thinking, whereabouts: Whereabouts, key: bytes | None = None
    ) -> None:
        """Drive the tables of a hub; `key`: of the delays of orders, None for a random one."""
        self.hub, self.scheduler, self.whereabouts = hub, scheduler, whereabouts
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._played: dict[str, dict[str, Live]] = {}  # tables that are played, by host
        self._changes: dict[str, asyncio.Event] = {}  # of the tables that are played
        # Seats whose last question ended with a dead process: once may be the machine's fault.
        self._died: set[tuple[str, int]] = set()
        self._key = key or secrets.token_bytes(32)

    def look(self, live: Live) -> None:
        """Start to play at a table if a bot or an order is to move, and no task does so yet."""
        key = live.table.id
        absent = any(standing.bot for standing in live.table.standing.values())
        if absent or any(seat.kind == BOT for seat in live.table.seats):
            self.scheduler.start(live.table.play.game.name)
        if key in self._tasks:
            self._changes[key].set()
        elif is_automatic(live.table):
            self._changes[key] = asyncio.Event()
            self._played.setdefault(live.table.host, {})[key] = live
            self._tasks[key] = asyncio.create_task(self._play(live, live.table.host))

    async def _play(self, live: Live, host: str) -> None:
        """Play until a person is to move; retry a few times if a move cannot be written."""
        waits = iter(WAITS)
        try:
            while is_automatic(live.table):
                try:
                    await self._wait_for_room(live, host)
                    await self._move(live)
                    waits = iter(WAITS)
                except Exception:
                    LOG.exception("table %s: playing for a seat failed", live.table.id)
                    wait = next(waits, None)
                    if wait is None:
                        break
                    await asyncio.sleep(wait)
        finally:
            self._tasks.pop(live.table.id, None)
            self._changes.pop(live.table.id, None)
            self._played[host].pop(live.table.id, None)
            if not self._played[host]:
                del self._played[host]

    async def _wait_for_room(self, live: Live, host: str) -> None:
        """Hold an unattended table while enough others of its host are played."""
        while is_unattended(live):
            if live in self._unattended(host)[:UNATTENDED]:
                return
            await self._changed(live, ROOM)

    def has_room(self, host: str) -> bool:
        """Return whether one more table of bots alone would be played for its host."""
        return len(self._unattended(host)) < UNATTENDED

    def _unattended(self, host: str) -> list[Live]:
        """Return the unattended tables of a host that are played."""
        return [live for live in self._played.get(host, {}).values() if is_unattended(live)]

    async def _changed(self, live: Live, seconds: float) -> None:
        """Wait until something may have changed at a table, at most so many seconds."""
        change = self._changes[live.table.id]
        change.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(change.wait(), seconds)

    async def _move(self, live: Live) -> None:
        """Play one move, no faster than people can follow."""
        table, began = live.table, self.hub.clock.monotonic()
        seat = table.play.turn
        assert seat is not None  # noqa: S101  # is_automatic
        moment = _moment(table, seat)
        answer = auto_response.answer(table)
        if answer is not None:  # nobody thinks about it
            await self.hub.do(live, _unless_changed, moment, auto_response.automatic, seat, answer)
            return
        try:
            move, by = await self._choose(live, seat)
            if table.is_slow and table.seats[seat].kind == PERSON:
                await self._wait_as_person(live, seat, moment)
            else:
                await self._dwell(live, began)
            await self.hub.do(live, _unless_changed, moment, decide.automatic_move, seat, move, by)
        except (BotFailed, Refusal) as error:
            LOG.warning("table %s: nobody could play for seat %s: %r", table.id, seat, error)
            why = error.why if isinstance(error, BotFailed) else RAISED  # its move was not legal
            await self.hub.do(live, _unless_changed, moment, decide.give_up, seat, why)

    async def _dwell(self, live: Live, began: float) -> None:
        """Wait until the last move was visible long enough; the pace may change meanwhile."""
        pace_before, until = None, began
        while True:
            now = live.table.pace, live.table.called, is_unattended(live)
            if now != pace_before:
                pace_before, until = now, began + pace.pause(live)
            remaining = until - self.hub.clock.monotonic()
            if remaining <= 0:
                return
            await self._changed(live, remaining)

    async def _wait_as_person(self, live: Live, seat: int, moment: tuple[object, ...]) -> None:
        """Wait as long as a person might take, or until the choice must be made again."""
        while _moment(live.table, seat) == moment:
            remaining = pace.order_pause(live, self._key)
            if remaining <= 0:
                return
            await self._changed(live, remaining)

    async def _choose(self, live: Live, seat: int) -> tuple[str, By]:
        """Return the move of the seat on turn: by its order, or as its bot thinks."""
        table = live.table
        if table.seats[seat].kind != PERSON:
            return await self._as_bot(live, seat, str(table.seats[seat].level)), None
        move = ordered(table)
        if move is not None:
            return move, None
        answer = decision(table)
        if answer is None or answer.asks:  # its person has changed its mind meanwhile
            raise Refusal("table/stale_sequence", {"seen": table.moved, "now": table.seq})
        return answer.move or await self._for_absent(live, seat, str(answer.level)), answer.by

    async def _for_absent(self, live: Live, seat: int, level: str) -> str:
        """Return the move of a bot for an absent person, within its limits."""
        play, standing = live.table.play, live.table.standing[seat]
        move = await self._as_bot(live, seat, level)
        bot = standing.bot or {}
        limits = BotLimits(may_borrow=bot.get("may_borrow", False), keep=bot.get("keep", 0))
        rules = play.game.rules
        limit = rules.automation.limited
        return rules.to_text(limit(play.state, rules.codec.actions[move], limits))

    async def _as_bot(self, live: Live, seat: int, level: str) -> str:
        """Return the move of a bot, or that of the rules of thumb if there is none in time."""
        play = live.table.play
        legal = list(play.legal())
        if len(legal) == 1:
            return legal[0]
        if (seed := bot_seed(live.table)) is not None:
            return await self._think_alike(live, seat, level, seed)
        if level != "steady":  # it replaces a bot that failed, so it asks no process
            try:
                return await self._think(live, seat, level)
            except TooLate as error:
                text = "table %s: a fallback move was played for seat %s: %s"
                LOG.warning(text, live.table.id, seat, error)
        return str(await self.hub.executor.compute(stand_in, play, seat))

    async def _think(self, live: Live, seat: int, level: str) -> str:
        """Return what a seat's bot plays.

        Raises:
            TooLate: no answer now; the bot is asked again for its next move.
            BotFailed: it raised, or its process died twice in a row.
        """
        play, place = live.table.play, (live.table.id, seat)
        state = concealed(play, seat, secrets.randbits(63), secrets.randbits(63))
        at = position_of(play.game, state)  # what is hidden never leaves here
        who, urgent = self._asker(live), urgency_of(live)
        job = Job(MOVE, (at, seat, level), who, urgent, is_slow=level in SLOW_LEVELS)
        try:
            move = await self.scheduler.ask(job, partial(urgency_of, live))
        except BotFailed as error:
            if error.why == DIED and place not in self._died:
                self._died.add(place)
                raise TooLate(str(error)) from error
            raise
        self._died.discard(place)
        live.hurried = job.is_slow and job.share < 1
        return move

    async def _think_alike(self, live: Live, seat: int, level: str, seed: int) -> str:
        """Return what a seat's bot plays at the deal of the day, however long that takes.

        Raises:
            TooLate: no process could answer; it is asked again, since another bot would not play
                alike.
        """
        play = live.table.play
        at, who = position_of(play.game, determinized(play, seat, seed)), self._asker(live)
        # It stays here: with the seed the order of the hidden cards could be restored.
        question, urgent = (at, seat, level, seed), urgency_of(live)
        job = Job(MOVE, question, who, urgent, is_counted=True, may_leave=False)
        try:
            return await self.scheduler.ask(job, partial(urgency_of, live))
        except BotFailed as error:
            if error.why == DIED:
                raise TooLate(str(error)) from error
            return str(await self.hub.executor.compute(stand_in, play, seat, seed))

    def _asker(self, live: Live) -> Asker:
        return asker_of(live, self.whereabouts)

    async def stop(self) -> None:
        """Cancel all tasks."""
        for task in list(self._tasks.values()):
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)


def stand_in(play: Playthrough, seat: int, seed: int | None = None) -> str:
    """Return the move of the rules of thumb, or any legal one if they fail."""
    seed, game = secrets.randbits(63) if seed is None else seed, play.game
    try:
        state = determinized(play, seat, seed)
        return bots.choose(game.rules.key, game.options, state, seat, "steady", seed)
    except Exception:
        LOG.exception("the fallback bot failed")
        return sorted(play.legal())[seed % len(play.legal())]


def _moment(table: Table, seat: int) -> tuple[object, ...]:
    """Return what a choice for a seat depends on: the game, its owner, its order and auto-response.

    And the step mode, which may change while a bot thinks.
    """
    occupant, order = table.seats[seat], table.orders.get(seat)
    who = occupant.kind, occupant.user, occupant.level
    preferences = (
        order and tuple(order.items()),
        table.standing.get(seat),
        auto_response.response_of(table, seat),
        step_mode.holds(table),
    )
    return table.moved, *who, *preferences


def _unless_changed(
    table: Table,
    moment: tuple[object, ...],
    command: Callable[..., list[LogEntry]],
    seat: int,
    *arguments: object,
) -> list[LogEntry]:
    """Decide a command only if its basis has not changed."""
    return [] if _moment(table, seat) != moment else command(table, seat, *arguments)
