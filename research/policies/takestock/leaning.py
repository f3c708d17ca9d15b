"""What the learned policy of Take Stock holds best: its weights, `compute_prior` and `prior`."""

from pathlib import Path
from typing import Any, Final

from moguls.bots.networks.policy_network import find_units, share_out, worth_of
from moguls.bots.networks.value_network import weights_in
from moguls.bots.search.tree_fields import Scratch
from moguls.games.takestock.state import State
from moguls.kernel.state.bits import popcount, signed
from research.policies.takestock.decision import describe, kind_of
from research.policies.takestock.memory import LEANING, LIKELY

OUTLINED: Final = ("compute_prior",)

PLACE: Final = Path(__file__).with_name("leaning.json")
CACHE_KEY: Final = PLACE.read_bytes()  # compiled code has the weights in it
WEIGHTS: Final = weights_in(CACHE_KEY)


def compute_prior(s: State, actions: Any, count: int, scratch: Scratch) -> None:
    """Reckon for each of so many candidates how likely it is best."""
    describe(s, actions, count, scratch)
    find_units(WEIGHTS, LEANING, scratch)
    for k in range(count):
        kind = kind_of(s, signed(actions[k]), scratch)
        scratch.values[LIKELY + k] = worth_of(kind, WEIGHTS, LEANING, scratch)
    share_out(count, LEANING, scratch)


def prior(k: int, scratch: Scratch) -> float:
    """Return how likely candidate number k is best."""
    return scratch.values[LIKELY + k]


def public_chance(s: State) -> int:
    """Return a number that changes with each card that is drawn, and with each seat that acts.

    The hand of the seat that acts is hidden from others, and its size changes with the action.
    """
    number = (s.lots * 64 + s.pile_at) * 64 + s.event_at
    for seat in range(s.seats):
        if seat != s.turn:
            number = number * 16 + popcount(s.hands[seat])
    return number * 8 + s.turn
