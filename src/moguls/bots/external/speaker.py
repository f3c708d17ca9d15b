"""Built-in bots as programs that speak the protocol, for other people's arenas."""

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

MAX_QUOTED: Final = 80  # characters of an invalid line in an error
MARGIN: Final = 0.1  # part of the time of a decision that is left for transport


class Speaker:
    """A bot that answers lines of the protocol."""

    def __init__(self, level: str, games: tuple[str, ...]) -> None:
        """Look up the bot of a level for some games.

        Raises:
            UsageError: no such bot; or the only game has no such option.
        """
        own = policy_of(games[0]) if len(games) == 1 else None
        self.config, self.level, self.games = config_of(level, own), level, games
        self.start: m.Start | None = None

    def answers(self, lines: Iterable[str | bytes]) -> Iterator[str]:
        """Yield an answer for each line that needs one.

        Raises:
            UsageError: a line is not a message of the protocol, or cannot be answered.
        """
        for number, line in enumerate(lines, 1):
            try:
                answer = self._answer(msgspec.json.decode(line, type=m.Request))
            except (msgspec.DecodeError, UnicodeError, UsageError, GameOver) as error:
                text = line if isinstance(line, str) else line.decode("utf-8", "replace")
                quoted = text.strip()[:MAX_QUOTED]
                msg = f"line {number} cannot be answered: {error}; it is {quoted!r}"
                raise UsageError(msg) from error
            if answer is not None:
                yield msgspec.json.encode(answer).decode()

    def _answer(self, request: m.Request) -> m.Answer | None:
        match request:
            case m.Hello():
                return self._greet(request)
            case m.Start():
                self.start = request
            case m.Turn():
                return m.Move(request.id, self._move(request))
            case m.Error():
                raise UsageError(request.text)
        return None

    def _greet(self, hello: m.Hello) -> m.Ready:
        until = time.monotonic() + hello.time_s / 2
        games = [game for game in hello.games if game in self.games]
        for game in games if self.config.sims else ():
            prepare(game)
            while not is_ready(game) and time.monotonic() < until:
                time.sleep(0.01)
        return m.Ready(f"moguls {self.level}", list(self.games), ["state"])

    def _move(self, turn: m.Turn) -> str:
        start = self.start
        if start is None or turn.state is None:
            msg = "a turn must follow a start and contain a state, as requested in ready"
            raise UsageError(msg)
        try:
            state = b64decode(turn.state, validate=True)
            seed = seed_at(start.seed, turn.view["ply"])
            budget = turn.time_s * (1 - MARGIN)
            return choose(start.game, start.options, state, start.seat, self.level, seed, budget)
        except (ValueError, LookupError, TypeError, ArithmeticError, struct.error) as error:
            msg = f"state or view cannot be read by this version of moguls ({error})"
            raise UsageError(msg) from error
