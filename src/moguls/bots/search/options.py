"""Search options in thousandths, for levels and experiments.

The options of a bot are in its workspace, so that loops read them without another argument.
"""

from collections.abc import Sequence
from typing import Final

from moguls.bots.search.tree_fields import Scratch
from moguls.kernel.state.types import IntArray

# Constant of PUCT; the part of the prior that the rollout action or the policy network gets, the
# rest being uniform.
EXPLORATION, PRIOR_WEIGHT = 0, 1
# 1: common random numbers: each root action meets the same determinizations in the same order.
COMMON_RANDOM_NUMBERS = 2
# 1: nodes after a card comes up are distinguished by the card.
CHANCE_NODES = 3
# Rate of random candidates among the actions of a rollout.
ROLLOUT_EPSILON = 4
# Part of the reward that depends on the lead over the best rival instead of the win.
SCORE_SHAPING = 5
# Thousands of positions that the endgame solver may visit.
ENDGAME_BUDGET = 6
# Rate of decisions that are drawn by visits instead of the most visited action.
BLUNDER_RATE = 7
# 1: the tree has the actions of the searching seat alone; the others play by the rollout policy.
# 2: only those of its present turn; then all play by the rollout policy.
OWN_MOVES_TREE = 8
WITHIN_TURN: Final = 2
# Rounds, in Take Stock turns of the searching seat, after which a value network ends a
# simulation; 0: never. Not in Moguli.
ROLLOUT_HORIZON = 9
# 1: until chance turns something up, the prior is that of a policy network instead of the rollout
# action. In both games of Mogul.
POLICY_PRIOR = 10
# 1: the rollout policy has other weights for the searching seat than those of `steady`. In Take
# Stock.
OWN_ROLLOUT_WEIGHTS = 11
# 1: sequential halving of the root actions instead of PUCT.
SEQUENTIAL_HALVING = 12
# The search ends early when the best action has so many times the visits of any other, after a
# sixteenth of the simulations; 0: only when it cannot be overtaken any more.
EARLY_STOP = 13
# Racing of the root actions: tenths of a standard error by which an action must trail the best
# one to be dropped; 0: no race.
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
    """Return the value of an option of the searching bot, in thousandths."""
    return scratch.options[which]


def set_options(scratch: Scratch, values: Sequence[int] | IntArray, at: int) -> None:
    """Set all options to values[at], values[at + 1], and so on."""
    for which in range(NUM_OPTIONS):
        scratch.options[which] = values[at + which] * 1.0
