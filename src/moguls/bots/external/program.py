"""External program as a player: requests, answers and forfeited decisions.

A decision without a valid answer is forfeited: a random move is played and a fault is recorded.
The game is not lost by it, so that the other seats keep their game and a match its paired deals.
After several forfeits the program is stopped for the rest of the game, and it stops the match if
it fails in game after game.
"""

from __future__ import annotations

import random
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec

from moguls import __version__
from moguls.bots.external import messages as m
from moguls.bots.external.answers import read_move, read_ready
from moguls.bots.external.faults import STOPPED, BadAnswer, Fault, ProgramFailed, ProgramSilent
from moguls.bots.external.names import read_name
from moguls.bots.external.pipe import Pipe
from moguls.bots.external.sitting import Sitting, program_seed, question
from moguls.bots.validation import refuse_other_game
from moguls.core.text.wording import harmless
from moguls.errors import GameOver

if TYPE_CHECKING:
    from collections.abc import Callable

    from moguls.core.play.configured import ConfiguredRules
    from moguls.core.play.playthrough import Playthrough

T = TypeVar("T", str, m.Ready)
START_S: Final = 60.0  # seconds until `ready`
SLACK_S: Final = 0.25  # more seconds, for a busy machine
TRIES: Final = 2  # answers to a turn
MAX_FORFEITS: Final = 3  # in a game; after them the program is stopped until the next game
MAX_LOST: Final = 3  # games in a row that were stopped; after them it is an error


class Program:
    """An external program as a player: one process for one seat, kept over games.

    Attributes:
        name: program:COMMAND.
        title: the program's own name, once it is ready.
        faults: the decisions that it has forfeited since `sit`.
    """

    def __init__(
        self, name: str, game: ConfiguredRules, seed: int, budget_s: float | None = None
    ) -> None:
        """Read the name; the program is started at its first decision.

        Args:
            name: program:COMMAND, or program@SECONDS:COMMAND.
            game: that it plays.
            seed: of the seeds that are sent to it, and of moves for forfeited decisions.
            budget_s: maximum seconds a decision, below those of the name.

        Raises:
            UsageError: the name is invalid.
        """
        self.command, seconds = read_name(name)
        self.time_s = seconds if budget_s is None else min(seconds, max(budget_s, 0.001))
        self.name, self.title, self.game, self.seed = name, "", game, seed
        self.faults: list[Fault] = []
        self._pipe: Pipe | None = None
        self._ready = m.Ready()
        self._sitting: Sitting | None = None
        self._games = self._before = self._turns = self._lost = 0
        self._last = ""

    def sit(self, seed: int) -> None:
        """Begin other games, with another seed; the process is kept."""
        if self._sitting is not None:
            self.end(self._sitting.play)
        self.seed, self.faults, self._before = seed, [], self._games

    def start(self) -> None:
        """Start the program, unless it is running, and check that it can play.

        Raises:
            ProgramFailed: it does not start, does not answer, or does not play this game.
        """
        if self._pipe is None:
            self._pipe = Pipe(self.command)
            self._ready = self._greet(self._pipe)
            self.title = self._ready.name

    # -- the player -------------------------------------------------------------------------------

    def move(self, play: Playthrough) -> str:
        """Return a legal move for the seat on turn, whatever the program does.

        Raises:
            GameOver: there is nothing to decide.
            UsageError: it is another game than the player was made for.
            ProgramFailed: it does not start, or has failed in several games in a row.
        """
        refuse_other_game(self.name, self.game, play)
        seat = play.turn
        if seat is None:
            msg = "the game is over: there is nothing to decide"
            raise GameOver(msg)
        sitting = self._seated(play, seat)
        if sitting.forfeits >= MAX_FORFEITS:
            why = f"it has forfeited {MAX_FORFEITS} decisions and is stopped for this game"
            return self._lose(sitting, STOPPED, why)
        self._turns += 1
        try:
            return self._decision(sitting)
        except (BadAnswer, ProgramSilent) as failure:
            return self._forfeit(sitting, failure)

    def end(self, play: Playthrough) -> None:
        """Send the result of a game; otherwise it is sent before the next one."""
        sitting, self._sitting = self._sitting, None
        if sitting is None or not play.over or sitting.forfeits >= MAX_FORFEITS:
            return
        self._lost = 0
        over = m.Over(
            returns=play.returns(),
            scores=play.scores,
            winners=play.winners,
            events=play.happened(sitting.seat, sitting.steps),
            forfeits=sitting.forfeits,
        )
        self._send(over)

    def close(self) -> None:
        """End the program."""
        if self._sitting is not None:
            self.end(self._sitting.play)
        self._stop()

    # -- the present game -------------------------------------------------------------------------

    def _seated(self, play: Playthrough, seat: int) -> Sitting:
        old = self._sitting
        if old is not None and old.goes_on(play, seat):
            old.play = play
            return old
        if old is not None:
            self.end(old.play)
        if self._lost >= MAX_LOST:
            msg = f"{self.name} has failed in {MAX_LOST} games in a row; the last failure: "
            msg += self._last
            raise ProgramFailed(msg)
        self._games += 1
        self._sitting = Sitting(play, seat)
        if self._pipe is not None:
            self._send(self._beginning())
        return self._sitting

    def _beginning(self) -> m.Start:
        sitting = self._sitting
        assert sitting is not None  # noqa: S101  # called during a game
        return m.Start(
            game=self.game.name,
            options=dict(sitting.play.game.options),
            seats=sitting.play.seats,
            seat=sitting.seat,
            seed=program_seed(self.seed, self._games - self._before),
            number=self._games,
            time_s=self.time_s,
        )

    # -- one decision -----------------------------------------------------------------------------

    def _decision(self, sitting: Sitting) -> str:
        pipe, play = self._running(sitting), sitting.play
        pipe.forget()
        turn = question(sitting, self._turns, self.time_s, self._ready)
        until = self._until()
        pipe.send(msgspec.json.encode(turn), until)
        sitting.steps, sitting.last = play.length, play.step_at(play.length)
        return self._receive(until, turn.id, lambda line: read_move(line, turn.id, play))

    def _receive(self, until: float, number: int, read: Callable[[bytes], T | None]) -> T:
        """Read an answer; after an invalid one send an error, and read another."""
        assert self._pipe is not None  # noqa: S101  # it is running
        bad: BadAnswer | None = None
        for _ in range(TRIES):
            try:
                return self._one_answer(self._pipe, until, read)
            except BadAnswer as answer:
                if bad is None:
                    self._explain(self._pipe, number, answer, until)
                bad = answer
            except ProgramSilent as none:
                if bad is None:
                    raise
                raise ProgramSilent(none.code, f"{bad.text}. After that {none.text}") from none
        assert bad is not None  # noqa: S101  # otherwise an answer was returned
        raise bad

    def _one_answer(self, pipe: Pipe, until: float, read: Callable[[bytes], T | None]) -> T:
        while (answer := read(pipe.line(until))) is None:
            pass  # it answers an earlier turn
        return answer

    def _explain(self, pipe: Pipe, number: int, bad: BadAnswer, until: float) -> None:
        rest = round(max(0.0, until - SLACK_S - time.monotonic()), 3)
        error = m.Error(number, bad.code, bad.text, bad.rule, rest)
        with suppress(ProgramSilent):  # the following read reports it
            pipe.send(msgspec.json.encode(error), until)

    def _forfeit(self, sitting: Sitting, failure: BadAnswer | ProgramSilent) -> str:
        move = self._lose(sitting, failure.code, failure.text)
        self._last = self.faults[-1].text
        sitting.forfeits += 1
        if failure.code == "ended":
            self._stop()
        elif sitting.forfeits < MAX_FORFEITS:
            self._send(m.Forfeit(self._turns, failure.code, failure.text, move))
        if sitting.forfeits >= MAX_FORFEITS:
            self._lost += 1
            self._stop()
        return move

    def _lose(self, sitting: Sitting, code: str, why: str) -> str:
        move = self._random_move(sitting.play)
        text = f"{self.name} as seat {sitting.seat} forfeits a decision ({code}): "
        text += f"{why}; {move!r} is played at random"
        self.faults.append(Fault(self._games, sitting.play.ply, sitting.seat, code, text, move))
        return move

    def _random_move(self, play: Playthrough) -> str:
        """Draw a legal move; it depends only on seed, game and ply."""
        return random.Random(f"{self.seed}.{self._games - self._before}.{play.ply}").choice(
            list(play.legal())
        )

    # -- the process ------------------------------------------------------------------------------

    def _running(self, sitting: Sitting) -> Pipe:
        is_new = self._pipe is None
        self.start()
        assert self._pipe is not None  # noqa: S101  # it has been started
        if is_new:
            sitting.steps = sitting.last = None
            self._pipe.send(msgspec.json.encode(self._beginning()), self._until())
        return self._pipe

    def _greet(self, pipe: Pipe) -> m.Ready:
        """Greet a program that was just started.

        Raises:
            ProgramFailed: it does not answer, or does not play this game.
        """
        until = time.monotonic() + START_S
        hello = m.Hello(m.PROTOCOL, f"moguls {__version__}", [self.game.name], START_S)
        try:
            pipe.send(msgspec.json.encode(hello), until)
            ready = self._receive(until, 0, read_ready)
        except (BadAnswer, ProgramSilent) as failure:
            self._stop()
            msg = f"{self.name} did not answer hello with ready: {failure.text}"
            raise ProgramFailed(msg) from failure
        if ready.games and self.game.name not in ready.games:
            self._stop()
            msg = f"{self.name} plays {harmless(', '.join(ready.games))}, not {self.game.name}"
            raise ProgramFailed(msg)
        return ready

    def _send(self, message: m.Message) -> None:
        """Send a message without an answer; a program that has ended fails at its next turn."""
        if self._pipe is None:
            return
        try:
            self._pipe.send(msgspec.json.encode(message), self._until())
        except ProgramSilent:
            self._stop()

    def _until(self) -> float:
        return time.monotonic() + self.time_s + SLACK_S

    def _stop(self) -> None:
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
