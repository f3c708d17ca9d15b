"""The learned value as the tree search asks for it: a policy's `is_leaf` and `leaf_value`.

The dial `soft` says, in thousandths, what part of the reward goes by the lead as in the package.
"""

from pathlib import Path
from typing import Final

from moguls.bots.networks.value_network import evaluate, weights_in
from moguls.bots.search.options import SCORE_SHAPING, option
from moguls.bots.search.tree_fields import Scratch
from moguls.bots.takestock.truncation import is_leaf as is_round_over
from moguls.bots.takestock.truncation import leaf_value as gain_by_lead
from moguls.bots.takestock.workspace import BEGUN
from moguls.games.takestock.finish import is_over
from moguls.games.takestock.state import State
from research.values.takestock.features import features
from research.values.takestock.memory import KNOWN, SHARES, SIZES

OUTLINED: Final = ("learned_share",)

PLACE: Final = Path(__file__).with_name("values.json")
CACHE_KEY: Final = PLACE.read_bytes()  # compiled code has the weights in it
WEIGHTS: Final = weights_in(CACHE_KEY)


def is_leaf(s: State, scratch: Scratch) -> bool:
    """Say whether the round in which the thought began has been scored."""
    if scratch.values[BEGUN] == 0:
        scratch.values[KNOWN] = 0.0
    return is_round_over(s, scratch)


def leaf_value(s: State, seat: int, scratch: Scratch) -> float:
    """Return what the end of a playout is worth to a seat: won, or the share to be hoped for."""
    by_lead = option(scratch, SCORE_SHAPING) / 1000
    if by_lead >= 1.0 or is_over(s):
        return gain_by_lead(s, seat, scratch)
    share = (1.0 - by_lead) * learned_share(s, seat, scratch)
    if by_lead > 0.0:
        share += by_lead * gain_by_lead(s, seat, scratch)
    return share


def learned_share(s: State, seat: int, scratch: Scratch) -> float:
    """Return what share of the win a seat can expect as a round begins; reckoned once for all."""
    if scratch.values[KNOWN] == 0:
        features(s, scratch)
        evaluate(s.seats, WEIGHTS, SIZES, scratch)
        scratch.values[KNOWN] = 1.0
    return scratch.values[SHARES + seat]
