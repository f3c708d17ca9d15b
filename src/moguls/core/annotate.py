"""Random play written out with rule ids: see a game in five seconds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from moguls.core.chance import draw, stream
from moguls.core.declare import State, record, u64

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from moguls.core.playthrough import Playthrough


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


def annotated(play: Playthrough, seed: int, line: Callable[[Playthrough, str], str]) -> str:
    """Return random play to the end as text, one line a ply; `line` writes one."""
    played = (line(play, move) for move in random_moves(play, seed))
    return "\n".join([line(play, "deal"), *played])
