"""Random play written out with rule ids: see a game in five seconds."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING

from moguls.core.play.game import Game
from moguls.errors import UsageError
from moguls.kernel.rules.chance import draw, stream
from moguls.kernel.state.layout import State, record, u64

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from moguls.core.play.playthrough import Playthrough
    from moguls.core.rules import Rules


@record
class Dice(State):
    """A counter of random numbers by itself."""

    rng: int = u64()


def random_moves(play: Playthrough, seed: int) -> Iterator[str]:
    """Play random legal moves to the end, yielding each after it has been played."""
    dice = Dice()
    dice.rng = stream(seed, 1)
    while not play.over:
        moves = list(play.legal())
        move = moves[draw(dice, len(moves))]
        play.move(move)
        yield move


@dataclass(frozen=True)
class Annotated:
    """How a game writes itself out; `clause_of` names the clause that an event is an instance of.

    Without arguments it is a game of `seats` dealt from `seed`; `width` is that of the longest
    move.
    """

    rules: Rules
    clause_of: Callable[[dict[str, object]], str]
    seats: int
    seed: int
    width: int

    def main(self, arguments: list[str]) -> int:
        """Print a game; arguments are the seats and the seed. Return 2 if they are none."""
        try:
            seats, seed = (*map(int, arguments), *(self.seats, self.seed)[len(arguments) :])
            play = Game(self.rules, {}).new(seats, seed)
        except ValueError:
            return self._refuse("expected at most two whole numbers: SEATS and SEED")
        except UsageError as error:
            return self._refuse(str(error))
        head = f"{self.rules.name}, {seats} seats, seed {seed}"
        lines = [head, *filter(None, [self.rules.identity.remark]), *self._lines(play, seed)]
        sys.stdout.write("\n".join(lines) + "\n")
        return 0

    def _lines(self, play: Playthrough, seed: int) -> Iterator[str]:
        """Write random play to the end, one line a ply."""
        yield self._line(play, "deal")
        for move in random_moves(play, seed):
            yield self._line(play, move)

    def _line(self, play: Playthrough, move: str) -> str:
        """Write one ply: its number, seat and move, and each of its events with the clause."""
        acted = [step["seat"] for step in play.steps() if "seat" in step]
        who = f"seat {acted[-1]}" if acted else ""
        sentences = " ".join(map(self._sentences, play.events(None)))
        return f"{play.ply:3} {who:6} {move:{self.width}} {sentences}"

    def _sentences(self, event: dict[str, object]) -> str:
        """Write one event and its clause."""
        say = self.rules.display.say
        said = say(event, lambda seat: f"Seat {seat}") if say else event["type"]
        return f"{said} ({self.clause_of(event)})"

    def _refuse(self, why: str) -> int:
        """Say what was wrong with the arguments."""
        usage = f"usage: python -m {self.rules.identity.package} [SEATS [SEED]]"
        sys.stderr.write(f"{why}\n{usage}\n")
        return 2
