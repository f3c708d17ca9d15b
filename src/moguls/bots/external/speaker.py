"""The other end of the pipe: a bot of ours as a program, for arenas of others."""

from __future__ import annotations

import struct
import time
from base64 import b64decode
from typing import TYPE_CHECKING, Final

import msgspec

from moguls.bots.external import messages as m
from moguls.bots.levels import config_of
from moguls.bots.registry import policy_of
from moguls.bots.search.decision import seed_at
from moguls.bots.service import choose, is_ready, prepare
from moguls.errors import GameOver, UsageError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

SHOWN: Final = 80  # characters of a line that is not understood
HASTE: Final = 0.1  # of the time for a decision is left for the way there and back


class Speaker:
    """A bot that hears lines and answers them."""

    def __init__(self, level: str, games: tuple[str, ...]) -> None:
        """Be a bot of a level for some games.

        Raises:
            UsageError: no such bot; or it is for one game, which has no such option.
        """
        own = policy_of(games[0]) if len(games) == 1 else None
        self.config, self.level, self.games = config_of(level, own), level, games
        self.start: m.Start | None = None

    def answers(self, lines: Iterable[str | bytes]) -> Iterator[str]:
        """Yield an answer for each line that wants one.

        Raises:
            UsageError: a line that is no message of the protocol, or cannot be answered.
        """
        for number, line in enumerate(lines, 1):
            try:
                answer = self._answer(msgspec.json.decode(line, type=m.Heard))
            except (msgspec.DecodeError, UnicodeError, UsageError, GameOver) as error:
                text = line if isinstance(line, str) else line.decode("utf-8", "replace")
                shown = text.strip()[:SHOWN]
                msg = f"line {number} cannot be answered: {error}; it is {shown!r}"
                raise UsageError(msg) from error
            if answer is not None:
                yield msgspec.json.encode(answer).decode()

    def _answer(self, heard: m.Heard) -> m.Said | None:
        """Return the answer to a message, if it wants one."""
        match heard:
            case m.Hello():
                return self._greet(heard)
            case m.Start():
                self.start = heard
            case m.Turn():
                return m.Move(heard.id, self._move(heard))
            case m.Error():
                raise UsageError(heard.text)
        return None

    def _greet(self, hello: m.Hello) -> m.Ready:
        """Answer when native code is ready, if the bot needs it, or when time presses."""
        until = time.monotonic() + hello.time_s / 2
        games = [game for game in hello.games if game in self.games]
        for game in games if self.config.sims else ():
            prepare(game)
            while not is_ready(game) and time.monotonic() < until:
                time.sleep(0.01)
        return m.Ready(f"moguls {self.level}", list(self.games), ["known"])

    def _move(self, turn: m.Turn) -> str:
        """Decide as the bot does that sits at the table itself."""
        start = self.start
        if start is None or turn.known is None:
            msg = "a turn needs a start before it, and known in it, as ready has asked for"
            raise UsageError(msg)
        try:
            state = b64decode(turn.known, validate=True)
            seed = seed_at(start.seed, turn.view["ply"])
            budget = turn.time_s * (1 - HASTE)
            told = start.game, start.options, state, start.seat, self.level, seed, budget
            return choose(*told)
        except (ValueError, LookupError, TypeError, ArithmeticError, struct.error) as error:
            msg = f"known or view is not what this version of moguls writes ({error})"
            raise UsageError(msg) from error
