"""Positions as environments play them; chance follows the state's counter or a given number."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from moguls.kernel.engines.position import Position
    from moguls.kernel.rules.rule_set import RuleSet


def advance(position: Position, action: int) -> None:
    """Play a legal action, and draw the chance that follows by the state's own counter."""
    position.apply(action)
    while position.chance_due:
        position.draw_chance()
        position.take_chance()


def draw(rules: RuleSet, position: Position, rng: int) -> None:
    """Draw the chance that is due by random numbers that begin at `rng`, and go on from it."""
    state = position.state.copy()
    counter, state.rng = state.rng, rng
    rules.draw_chance(state)
    state.rng = counter
    position.write(state.pack())
    position.take_chance()


def redeal(position: Position, seat: int, rng: int) -> None:
    """Draw again what a seat cannot know, by random numbers that begin at `rng`."""
    state = position.state.copy()
    state.rng = rng
    position.write(state.pack())
    position.redeal(seat)


def standing(rules: RuleSet, position: Position, seats: int) -> tuple[list[int], list[int]]:
    """Return the points of each seat, and the seats that lead (that won, when over)."""
    state = position.state
    leading = rules.winners(state)
    points = [int(rules.points(state, seat)) for seat in range(seats)]
    return points, [seat for seat in range(seats) if leading >> seat & 1]
