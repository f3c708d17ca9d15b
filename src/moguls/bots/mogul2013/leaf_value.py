"""Leaf value of truncated simulations, by the value network of Mogul (2013)."""

from pathlib import Path
from typing import Final

from moguls.bots.mogul.round_features import KNOWN
from moguls.bots.mogul.truncation import is_at_end, reckon
from moguls.bots.mogul2013.value_features import features
from moguls.bots.mogul2013.workspace import SHARES, SIZES
from moguls.bots.networks.value_network import weights_in
from moguls.bots.search.policy_defaults import leaf_value as gain_at_end
from moguls.bots.search.tree_fields import Scratch
from moguls.games.mogul2013.material import CRASH_PLACES
from moguls.games.mogul2013.state import State

OUTLINED: Final = ("leaf_value",)

PLACE: Final = Path(__file__).with_name("leaf_value.json")
CACHE_KEY: Final = PLACE.read_bytes()  # compiled code has the weights in it
WEIGHTS: Final = weights_in(CACHE_KEY)


def leaf_value(s: State, seat: int, scratch: Scratch) -> float:
    """Return what the end of a simulation, or of exact play, is worth to a seat."""
    if is_at_end(s, scratch):
        return gain_at_end(s, seat, scratch)
    if scratch.values[KNOWN] == 0:
        features(s, scratch)
        reckon(s, CRASH_PLACES, WEIGHTS, SIZES, scratch)
    return scratch.values[SHARES + seat]
