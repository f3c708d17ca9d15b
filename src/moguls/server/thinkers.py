"""The processes in which bots think, so that the event loop never waits for one."""

from __future__ import annotations

import asyncio
import os
import secrets
import time
from typing import TYPE_CHECKING, Any

from moguls import bots
from moguls.games import registry
from moguls.server.thinker import SILENCE, Thinker, TooLate

if TYPE_CHECKING:
    from moguls.server.thinker import Function

BUDGET = 0.9  # seconds that a bot may think
GRACE = 2.0  # seconds that it may be late before its move is made without it
QUEUE = 10.0  # seconds that a question waits for its turn


def think(
    game: str, options: dict[str, str], state: bytes, seat: int, level: str, facts: bytes
) -> str:
    """Return a bot's move in a game under these facts; runs in a process of the pool."""
    key = registry.under(game, facts)
    return bots.choose(key, options, state, seat, level, secrets.randbits(63), BUDGET)


class Thinkers:
    """All thinkers; each has a process of its own, so that one that fails harms no other."""

    def __init__(
        self,
        function: Function = think,
        grace: float = GRACE,
        silence: float = SILENCE,
        number: int | None = None,
    ) -> None:
        """Remember what to call; no process is started yet.

        Args:
            function: what answers, in a process.
            grace: seconds that an answer may be late.
            silence: seconds after which a process that says nothing is ended.
            number: how many processes; one is left for the server unless told otherwise.
        """
        self._grace = grace
        self._games: dict[str, None] = {}  # in the order in which they were asked for
        number = number or max(1, (os.cpu_count() or 2) - 1)
        self._all = [Thinker(function, self._games, silence) for _ in range(number)]
        self._free = self._all[:]
        self._turns = asyncio.Semaphore(len(self._all))
        self._waited_for: set[asyncio.Task[None]] = set()

    @property
    def patience(self) -> float:
        """Seconds within which an answer must come."""
        return BUDGET + self._grace

    def start(self, game: str) -> None:
        """Start the first process, and let all that run prepare for a game; once a game.

        The others start when they are needed, as does the first where it cannot be started now.
        """
        if game in self._games:
            return
        for thinker in self._all:
            thinker.prepare(game)
        self._games[game] = None
        self._all[-1].start()

    async def is_prepared(self, game: str) -> bool:
        """Say whether the first process has compiled what it needs for a game."""
        first = self._all[-1]
        return game in self._games and await first.asks_whether(bots.is_prepared, game)

    async def ask(self, *question: Any) -> str:
        """Return a bot's move; waits its turn, which does not count as thinking.

        Raises:
            TooLate: no answer in time; the next question may have one.
            BotFailed: an error, or its process died; others can be asked all the same.
        """
        await self._wait_turn()
        thinker = self._free.pop()
        try:
            return await thinker.ask(question, self.patience)
        finally:
            self._let_go(thinker)

    async def _wait_turn(self) -> None:
        """Wait until a thinker is free, in the order of asking, while there is hope.

        Raises:
            TooLate: all are busy with answers that are late, or too many ask.
        """
        turn = asyncio.ensure_future(self._turns.acquire())  # one, that keeps its place
        try:
            await self._come(turn)
        except BaseException:
            if not turn.cancel():
                self._turns.release()
            raise

    async def _come(self, turn: asyncio.Future[Any]) -> None:
        """Wait for a turn.

        Raises:
            TooLate: it will not come in time.
        """
        until = time.monotonic() + QUEUE
        while not turn.done():
            come, _ = await asyncio.wait({turn}, timeout=self.patience)
            hopeful = len(self._waited_for) < len(self._all) and time.monotonic() < until
            if not come and not hopeful:
                msg = "every bot is busy"
                raise TooLate(msg)

    def _let_go(self, thinker: Thinker) -> None:
        """Let the next question come to a thinker, once it does not work any more."""
        if not thinker.is_busy:
            self._free.append(thinker)
            self._turns.release()
            return
        waiting = asyncio.ensure_future(thinker.done())
        self._waited_for.add(waiting)
        waiting.add_done_callback(lambda _: self._come_back(thinker, waiting))

    def _come_back(self, thinker: Thinker, waiting: asyncio.Task[None]) -> None:
        """Take a thinker back that was late."""
        self._waited_for.discard(waiting)
        self._free.append(thinker)
        self._turns.release()

    def stop(self, *, wait: bool = False) -> None:
        """End all processes for good; with `wait` return when they are gone."""
        for thinker in self._all:
            thinker.stop(wait=wait)
