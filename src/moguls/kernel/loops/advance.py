"""One action and the chance that follows it: the step of every loop over a game."""

from moguls.kernel.rules.interface import apply, chance_due, draw_chance, take_chance
from moguls.kernel.state.types import GameState


def advance(s: GameState, action: int) -> None:
    """Play a legal action and draw all chance that is due then, by the counter of the state."""
    apply(s, action)
    while chance_due(s):
        draw_chance(s)
        take_chance(s)
