"""Prior of Mogul (2002), by the policy network: its weights, `compute_prior` and `prior`."""

from pathlib import Path
from typing import Final

from moguls.bots.mogul2002.policy_features import describe, kind_of
from moguls.bots.mogul2002.workspace import LEANING, LIKELY
from moguls.bots.networks.policy_network import find_units, share_out, worth_of
from moguls.bots.networks.value_network import weights_in
from moguls.bots.search.tree_fields import Scratch
from moguls.games.mogul2002.state import State
from moguls.kernel.state.bits import signed
from moguls.kernel.state.types import IntArray

OUTLINED: Final = ("compute_prior",)

PLACE: Final = Path(__file__).with_name("policy_prior.json")
CACHE_KEY: Final = PLACE.read_bytes()  # compiled code has the weights in it
WEIGHTS: Final = weights_in(CACHE_KEY)


def compute_prior(s: State, actions: IntArray, count: int, scratch: Scratch) -> None:
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
