"""Single compiled calls from Python: a state in one buffer, passed by its address.

An address is an int, so a call costs a fraction of a microsecond; a NumPy record would cost
several.
"""

from moguls.core.bits import unsigned
from moguls.core.rules_api import apply, is_over, legal, redeal, setup, state_at


def setup_at(address: int, seats: int, options: int, rng: int) -> None:
    """Set up the state at the address for a new game; `rng` is wrapped to a signed number."""
    setup(state_at(address), seats, options, unsigned(rng))


def legal_at(address: int) -> int:
    """Return the legal actions of the state at the address, as a set of bits."""
    return legal(state_at(address))


def apply_at(address: int, action: int) -> None:
    """Play an action in the state at the address."""
    apply(state_at(address), action)


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
