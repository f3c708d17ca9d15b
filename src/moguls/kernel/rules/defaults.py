"""Default rule functions: actions as bits, and no chance after the deal."""

from moguls.kernel.rules.chance import pick
from moguls.kernel.rules.interface import choices as choices_of_game
from moguls.kernel.rules.interface import legal
from moguls.kernel.rules.interface import observe as observe_of_game
from moguls.kernel.rules.legal_sets import offer
from moguls.kernel.state.types import GameState, IntArray


def choices(s: GameState, out: IntArray) -> int:
    """Offer the bits of `legal`; return how many there are."""
    return offer(out, 0, 0, legal(s))


def legal_words(s: GameState, out: IntArray) -> int:
    """Clear the words, and let the game set the bits of its choices."""
    for word in range(len(out)):
        out[word] = 0
    return choices_of_game(s, out)


def legal_count(s: GameState, out: IntArray) -> int:
    """Let the game count its choices."""
    return choices_of_game(s, out)


def observe_fixed(s: GameState, seat: int, out: IntArray) -> None:
    """Write nothing: all numbers may change."""


def refresh(s: GameState, seat: int, out: IntArray) -> None:
    """Write all that the seat sees."""
    observe_of_game(s, seat, out)


def sample(s: GameState) -> int:
    """Draw one of the bits of `legal`."""
    return pick(s, legal(s))


def chance_due(s: GameState) -> bool:  # noqa: ARG001  # the game has no chance after the deal
    """Say that nothing is left to chance."""
    return False


def draw_chance(s: GameState) -> None:
    """Do nothing: it is never due."""


def take_chance(s: GameState) -> None:
    """Do nothing: it is never due."""
