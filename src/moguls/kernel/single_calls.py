"""Single compiled calls from Python: a state in one buffer, passed by its address.

An address is an int, so a call costs a fraction of a microsecond; a NumPy record would cost
several.
"""

from typing import Any

from moguls.kernel.advance import advance
from moguls.kernel.bits import unsigned
from moguls.kernel.rules_interface import (
    apply,
    chance_due,
    choices,
    is_over,
    legal,
    redeal,
    sample,
    setup,
    state_at,
    take_chance,
    why_not,
)


def setup_at(address: int, seats: int, options: int, rng: int) -> None:
    """Set up the state at the address for a new game; `rng` is wrapped to a signed number."""
    setup(state_at(address), seats, options, unsigned(rng))


def legal_at(address: int) -> int:
    """Return the legal actions of the state at the address, as a set of bits."""
    return legal(state_at(address))


def choices_at(address: int, out: Any) -> int:
    """Write the legal actions of the state at the address into `out`; return how many."""
    return choices(state_at(address), out)


def sample_at(address: int) -> int:
    """Draw a legal action of the state at the address by its own counter."""
    return sample(state_at(address))


def why_not_at(address: int, action: int) -> int:
    """Say why an action is not legal in the state at the address; 0 when it is."""
    return why_not(state_at(address), action)


def apply_at(address: int, action: int) -> None:
    """Play an action in the state at the address; stop where chance is due."""
    apply(state_at(address), action)


def advance_at(address: int, action: int) -> None:
    """Play an action in the state at the address, and draw the chance that follows."""
    advance(state_at(address), action)


def chance_due_at(address: int) -> bool:
    """Say whether chance is due in the state at the address."""
    return chance_due(state_at(address))


def turn_at(address: int) -> int:
    """Return the seat to act at the address; without meaning when over."""
    seat: int = state_at(address).turn
    return seat


def is_over_at(address: int) -> bool:
    """Say whether the game at the address has ended."""
    return is_over(state_at(address))


def redeal_at(address: int, seat: int) -> None:
    """Draw again what a seat cannot know in the state at the address."""
    redeal(state_at(address), seat)


def take_chance_at(address: int) -> None:
    """Go on from the outcome of chance that has been laid in the state at the address."""
    take_chance(state_at(address))
