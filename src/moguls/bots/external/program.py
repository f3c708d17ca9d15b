"""A bot that is a program of its own: what it is told, what it answers, and what if it does not.

A decision that it fails is played at random and kept as a fault, rather than the game given up:
the others at the table keep their game, and a match its paired deals. A program that goes on
failing is asked no more in that game, and stops the match where it fails game after game.
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
from moguls.bots.external.faults import STOPPED, BadAnswer, Fault, NoAnswer, ProgramFailed
from moguls.bots.external.names import read_name
from moguls.bots.external.pipe import Pipe
from moguls.bots.external.sitting import Sitting, question, seed_told
from moguls.bots.validation import refuse_other_game
from moguls.core.text.wording import harmless
from moguls.errors import GameOver

if TYPE_CHECKING:
    from collections.abc import Callable

    from moguls.core.play.configured import ConfiguredRules
    from moguls.core.play.playthrough import Playthrough

T = TypeVar("T", str, m.Ready)
START_S: Final = 60.0  # seconds until `ready`
SLACK_S: Final = 0.25  # seconds that a busy machine may take besides
TRIES: Final = 2  # answers to a turn
MAX_FORFEITS: Final = 3  # in a game; it is asked no more after them
MAX_LOST: Final = 3  # games in a row; the program is of no use after them


class Program:
    """A bot that is a program of its own: one process, kept over games, for one seat at a time.

    Attributes:
        name: as it was named, command and all.
        title: what the program calls itself, once it is ready.
        faults: the decisions that it has forfeited since it sat down.
    """

    def __init__(
        self, name: str, game: ConfiguredRules, seed: int, budget_s: float | None = None
    ) -> None:
        """Read the name; the program is started when it is first asked.

        Args:
            name: program:COMMAND, or program@SECONDS:COMMAND.
            game: that it plays.
            seed: of the numbers that it is given for its own chance.
            budget_s: seconds a decision at most, below those of the name.

        Raises:
            UsageError: the name cannot be read.
        """
        self.command, seconds = read_name(name)
        self.time_s = seconds if budget_s is None else min(seconds, max(budget_s, 0.001))
        self.name, self.title, self.game, self.seed = name, "", game, seed
        self.faults: list[Fault] = []
        self._pipe: Pipe | None = None
        self._ready = m.Ready()
        self._sitting: Sitting | None = None
        self._games = self._before = self._asked = self._lost = 0
        self._last = ""

    def sit(self, seed: int) -> None:
        """Sit down for other games, with another seed; the process is kept."""
        if self._sitting is not None:
            self.end(self._sitting.play)
        self.seed, self.faults, self._before = seed, [], self._games

    def start(self) -> None:
        """Start the program, if it does not run, and see that it can play.

        Raises:
            ProgramFailed: it does not start, does not answer, or does not play this game.
        """
        if self._pipe is None:
            self._pipe = Pipe(self.command)
            self._ready = self._greeted(self._pipe)
            self.title = self._ready.name

    # -- as bots are asked ------------------------------------------------------------------------

    def move(self, play: Playthrough) -> str:
        """Return its move for the seat on turn: a legal one, whatever the program does.

        Raises:
            GameOver: there is nothing to decide.
            UsageError: it is another game than the program was named for.
            ProgramFailed: it does not start, or has failed in one game after another.
        """
        refuse_other_game(self.name, self.game, play)
        seat = play.turn
        if seat is None:
            msg = "the game is over: there is nothing to decide"
            raise GameOver(msg)
        sitting = self._seated(play, seat)
        if sitting.forfeits >= MAX_FORFEITS:
            why = f"it has forfeited {MAX_FORFEITS} in this game, and is asked no more in it"
            return self._lose(sitting, STOPPED, why)
        self._asked += 1
        try:
            return self._decision(sitting)
        except (BadAnswer, NoAnswer) as failure:
            return self._forfeit(sitting, failure)

    def end(self, play: Playthrough) -> None:
        """Tell it how a game has ended; left out, it hears of it before the next one."""
        sitting, self._sitting = self._sitting, None
        if sitting is None or not play.over or sitting.forfeits >= MAX_FORFEITS:
            return
        self._lost = 0
        over = m.Over(
            returns=play.returns(),
            scores=play.scores,
            winners=play.winners,
            events=play.happened(sitting.seat, sitting.told),
            forfeits=sitting.forfeits,
        )
        self._tell(over)

    def close(self) -> None:
        """End the program."""
        if self._sitting is not None:
            self.end(self._sitting.play)
        self._stop()

    # -- the game that is played ------------------------------------------------------------------

    def _seated(self, play: Playthrough, seat: int) -> Sitting:
        """Return the sitting that goes on with a position, a new one where none does."""
        old = self._sitting
        if old is not None and old.goes_on(play, seat):
            old.play = play
            return old
        if old is not None:
            self.end(old.play)
        if self._lost >= MAX_LOST:
            msg = f"{self.name} has failed in {MAX_LOST} games, one after another; last: "
            msg += self._last
            raise ProgramFailed(msg)
        self._games += 1
        self._sitting = Sitting(play, seat)
        if self._pipe is not None:
            self._tell(self._beginning())
        return self._sitting

    def _beginning(self) -> m.Start:
        """Return the beginning of the game that is played."""
        sitting = self._sitting
        assert sitting is not None  # noqa: S101  # it is played
        return m.Start(
            game=self.game.name,
            options=dict(sitting.play.game.options),
            seats=sitting.play.seats,
            seat=sitting.seat,
            seed=seed_told(self.seed, self._games - self._before),
            number=self._games,
            time_s=self.time_s,
        )

    # -- one decision -----------------------------------------------------------------------------

    def _decision(self, sitting: Sitting) -> str:
        """Ask for a decision, and once more where the answer cannot be taken."""
        pipe, play = self._running(sitting), sitting.play
        pipe.forget()
        turn = question(sitting, self._asked, self.time_s, self._ready)
        until = self._until()
        pipe.send(msgspec.json.encode(turn), until)
        sitting.told, sitting.last = play.length, play.step_at(play.length)
        return self._tried(until, turn.id, lambda line: read_move(line, turn.id, play))

    def _tried(self, until: float, number: int, read: Callable[[bytes], T | None]) -> T:
        """Read an answer; one that cannot be taken is explained, and may be given again."""
        assert self._pipe is not None  # noqa: S101  # it has just been asked
        bad: BadAnswer | None = None
        for _ in range(TRIES):
            try:
                return self._one_answer(self._pipe, until, read)
            except BadAnswer as answer:
                if bad is None:
                    self._explain(self._pipe, number, answer, until)
                bad = answer
            except NoAnswer as none:
                if bad is None:
                    raise
                raise NoAnswer(none.code, f"{bad.text}. After that {none.text}") from none
        assert bad is not None  # noqa: S101  # else an answer has been returned
        raise bad

    def _one_answer(self, pipe: Pipe, until: float, read: Callable[[bytes], T | None]) -> T:
        """Read lines until one answers what is asked now."""
        while (answer := read(pipe.line(until))) is None:
            pass  # it answers a turn that is over
        return answer

    def _explain(self, pipe: Pipe, number: int, bad: BadAnswer, until: float) -> None:
        """Tell the program what was wrong."""
        rest = round(max(0.0, until - SLACK_S - time.monotonic()), 3)
        told = m.Error(number, bad.code, bad.text, bad.rule, rest)
        with suppress(NoAnswer):  # who hears nothing any more will not answer, either
            pipe.send(msgspec.json.encode(told), until)

    def _forfeit(self, sitting: Sitting, failure: BadAnswer | NoAnswer) -> str:
        """Play at random for the program, tell it so, and keep the fault."""
        move = self._lose(sitting, failure.code, failure.text)
        self._last = self.faults[-1].text
        sitting.forfeits += 1
        if failure.code == "ended":
            self._stop()
        elif sitting.forfeits < MAX_FORFEITS:
            self._tell(m.Forfeit(self._asked, failure.code, failure.text, move))
        if sitting.forfeits >= MAX_FORFEITS:
            self._lost += 1
            self._stop()
        return move

    def _lose(self, sitting: Sitting, code: str, why: str) -> str:
        """Play at random for the program, and keep the fault."""
        move = self._drawn(sitting.play)
        text = f"{self.name} as seat {sitting.seat} forfeits a decision ({code}): "
        text += f"{why}; {move!r} is played at random"
        self.faults.append(Fault(self._games, sitting.play.ply, sitting.seat, code, text, move))
        return move

    def _drawn(self, play: Playthrough) -> str:
        """Draw a legal move; the same seed, game and ply draw the same one."""
        return random.Random(f"{self.seed}.{self._games - self._before}.{play.ply}").choice(
            list(play.legal())
        )

    # -- the process ------------------------------------------------------------------------------

    def _running(self, sitting: Sitting) -> Pipe:
        """Return the program, started and told of the game."""
        is_new = self._pipe is None
        self.start()
        assert self._pipe is not None  # noqa: S101  # it has been started
        if is_new:
            sitting.told = sitting.last = None
            self._pipe.send(msgspec.json.encode(self._beginning()), self._until())
        return self._pipe

    def _greeted(self, pipe: Pipe) -> m.Ready:
        """Greet a program that has just been started.

        Raises:
            ProgramFailed: it does not answer, or does not play this game.
        """
        until = time.monotonic() + START_S
        hello = m.Hello(m.PROTOCOL, f"moguls {__version__}", [self.game.name], START_S)
        try:
            pipe.send(msgspec.json.encode(hello), until)
            ready = self._tried(until, 0, read_ready)
        except (BadAnswer, NoAnswer) as failure:
            self._stop()
            msg = f"{self.name} did not answer hello with ready: {failure.text}"
            raise ProgramFailed(msg) from failure
        if ready.games and self.game.name not in ready.games:
            self._stop()
            msg = f"{self.name} plays {harmless(', '.join(ready.games))}, not {self.game.name}"
            raise ProgramFailed(msg)
        return ready

    def _tell(self, message: m.Message) -> None:
        """Say what needs no answer; who cannot hear it any more fails at its next turn."""
        if self._pipe is None:
            return
        try:
            self._pipe.send(msgspec.json.encode(message), self._until())
        except NoAnswer:
            self._stop()

    def _until(self) -> float:
        """Return when the time for a decision that begins now is out."""
        return time.monotonic() + self.time_s + SLACK_S

    def _stop(self) -> None:
        """End the process, if there is one."""
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
