"""`Policy` of Moguli for `bots.registry`."""

from typing import Final

from moguls.bots.config import BotConfig
from moguls.bots.game_policy import OwnActionValues, OwnSearch, Policy
from moguls.bots.moguli import (
    action_values,
    alphabeta,
    endgame,
    evaluation,
    evaluation_weights,
    iterative_deepening,
    transposition_table,
    tunnels,
    turn_generator,
)
from moguls.bots.moguli import information_state as mask_hidden

POLICY: Final = Policy(
    modules=(
        *(evaluation_weights, tunnels, evaluation, turn_generator, transposition_table),
        *(alphabeta, endgame, mask_hidden),
    ),
    mask_hidden=mask_hidden.mask_hidden,
    own_search=OwnSearch(
        iterative_deepening,
        states=alphabeta.NUM_STATES,
        numbers=(alphabeta.ROWS, iterative_deepening.COLUMNS),
    ),
    own_action_values=OwnActionValues(action_values, scale=action_values.SCALE),
    # Weaker levels misjudge what they see; none plays at random.
    configs={"easy": BotConfig()},
    sims={
        "beginner": 1,
        "easy": 3,
        "normal": 15,
        "hard": 150,
        "expert": 6_000,
        "classic": 150_000,  # what 4 seconds hold
    },
)
