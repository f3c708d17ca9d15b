"""What can be turned in the tree search, in thousandths: for levels, and for experiments.

The options of a bot lie in its workspace, so that loops read them without an argument of their own.
"""

from collections.abc import Sequence
from typing import Final

from moguls.bots.search.tree_fields import Scratch
from moguls.kernel.state.types import IntArray

# How much the unsure is tried; what part of it goes to the advised action alone.
EXPLORATION, PRIOR_WEIGHT = 0, 1
# 1: each action at the root meets the same deals, one after the other.
COMMON_RANDOM_NUMBERS = 2
# 1: what follows a card turned up is told apart by the card.
CHANCE_NODES = 3
# How often in a thousand a decision in a playout is any that is worth trying.
ROLLOUT_EPSILON = 4
# The part of the reward that goes by the lead over the best rival and not by the win.
SCORE_SHAPING = 5
# How many thousand positions may be looked at to play the last cards exactly.
ENDGAME_BUDGET = 6
# How often in a thousand it plays not what was tried most but what any one simulation tried.
BLUNDER_RATE = 7
# 1: the tree holds the actions of the seat that thinks alone; the others play by advice. 2: of
# these only those of its turn; then all play by advice.
OWN_MOVES_TREE = 8
WITHIN_TURN: Final = 2
# After how many rounds, in Take Stock after how many turns of its seat, a simulation ends, and a
# network says the rest; 0: never. Not in Moguli.
ROLLOUT_HORIZON = 9
# 1: until chance turns something up, the tree leans to what a network holds best, not to the
# advice. In both games of Mogul.
POLICY_PRIOR = 10
# 1: the seat that thinks is played on by weights of its own, not by those of `steady`. In Take
# Stock.
OWN_ROLLOUT_WEIGHTS = 11
# 1: all actions at the root are tried alike, and the worse half of them is dropped again and again.
SEQUENTIAL_HALVING = 12
# How many times as often as any other the favourite must have been tried for a search to end once
# a sixteenth of it is done; 0: it ends when the favourite cannot be overtaken any more.
EARLY_STOP = 13
# By how many tenths of a standard error an action at the root must lag behind the best one to be
# dropped, all being tried alike; 0: there is no such race.
RACING = 14

NAMES: Final = (
    "exploration",
    "prior_weight",
    "crn",
    "chance_nodes",
    "rollout_epsilon",
    "score_shaping",
    "endgame_budget",
    "blunder_rate",
    "own_moves_tree",
    "rollout_horizon",
    "policy_prior",
    "own_rollout_weights",
    "sequential_halving",
    "early_stop",
    "racing",
)
DEFAULTS: Final = (1000, 500, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
NUM_OPTIONS: Final = len(NAMES)


def option(scratch: Scratch, which: int) -> float:
    """Return how an option of the bot that thinks is set, in thousandths."""
    return scratch.options[which]


def set_options(scratch: Scratch, values: Sequence[int] | IntArray, at: int) -> None:
    """Set all options to values[at], values[at + 1], and so on."""
    for which in range(NUM_OPTIONS):
        scratch.options[which] = values[at + which] * 1.0
