"""Counting the ways a game can go on: the classic check of a move generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from moguls.kernel.loops.advance import advance
from moguls.kernel.rules.chance import stream
from moguls.kernel.rules.interface import choices, copy_state, is_over, setup
from moguls.kernel.state.arguments import wrapped
from moguls.kernel.state.bits import unsigned

if TYPE_CHECKING:
    from moguls.core.play.playthrough import Playthrough
    from moguls.kernel.engines.base import Engine

ENTRIES: Final = ("leaves", "opening")


def opening(states: Any, seats: int, options: int, rng: int) -> None:
    """Set up states[0] for a new game; `rng` is wrapped to a signed number."""
    setup(states[0], seats, options, unsigned(rng))


def leaves(states: Any, actions: Any, tried: Any, counts: Any, depth: int) -> int:
    """Count the states that lie `depth` plies after states[0], and the ends before.

    Args:
        states: depth + 1 states; states[0] is the root, the others are overwritten.
        actions: depth + 1 rows with room for all that can be legal, overwritten.
        tried: depth + 1 integers, overwritten: how many actions of each ply have been tried.
        counts: depth + 1 integers, overwritten: how many there are.
        depth: plies, at least 0.
    """
    if depth == 0 or is_over(states[0]):
        return 1
    count = 0
    ply = 0
    tried[0] = 0
    counts[0] = choices(states[0], actions[0])
    while ply >= 0:
        if tried[ply] == counts[ply]:
            ply -= 1
            continue
        action = actions[ply][tried[ply]]
        tried[ply] += 1
        copy_state(states, ply + 1, ply)
        advance(states[ply + 1], action)
        if ply + 1 == depth or is_over(states[ply + 1]):
            count += 1
        else:
            ply += 1
            tried[ply] = 0
            counts[ply] = choices(states[ply], actions[ply])
    return count


def perft(engine: Engine, seats: int, seed: int, depth: int) -> int:
    """Return the number of states `depth` plies into game 0 of a seed; ends before count, too.

    Raises:
        UsageError: the game is not for this number of seats.
    """
    engine.rules.check(seats, engine.options)
    loops = engine.build(_module())
    states = engine.states(depth + 1)
    loops.opening(states, seats, engine.options, wrapped(stream(seed, 0)))
    actions = engine.table(depth + 1, engine.rules.max_choices)
    cursors = engine.integers(depth + 1), engine.integers(depth + 1)
    return int(loops.leaves(states, actions, *cursors, depth))


def divide(play: Playthrough, depth: int) -> dict[str, int]:
    """Return the perft of each legal move: where two counts differ, follow the one that does."""
    if depth < 1:
        return {}
    return {move: _count(_after(play, move), depth - 1) for move in play.legal()}


def _after(play: Playthrough, move: str) -> Playthrough:
    """Return the playthrough after a move."""
    twin = play.copy()
    twin.move(move)
    return twin


def _count(play: Playthrough, depth: int) -> int:
    """Count leaves through the checked playthrough: slow, and independent of `leaves`."""
    if depth == 0 or play.over:
        return 1
    return sum(_count(_after(play, move), depth - 1) for move in play.legal())


def _module() -> Any:
    """Return this module, which the engines bind."""
    import sys  # noqa: PLC0415  # only here

    return sys.modules[__name__]
