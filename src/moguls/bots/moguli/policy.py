"""What the bots know of Moguli, handed to `bots.registry`."""

from typing import Final

from moguls.bots.game_policy import OwnOutlook, OwnSearch, Policy
from moguls.bots.levels import Brain
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
from moguls.bots.moguli import information_state as veil

POLICY: Final = Policy(
    modules=(
        *(evaluation_weights, tunnels, evaluation, turn_generator, transposition_table),
        *(alphabeta, endgame, veil),
    ),
    veil=veil.veil,
    own_search=OwnSearch(
        iterative_deepening,
        states=alphabeta.NUM_STATES,
        numbers=(alphabeta.ROWS, iterative_deepening.COLUMNS),
    ),
    own_outlook=OwnOutlook(action_values, scale=action_values.SCALE),
    # Weaker levels misjudge what they see; none plays at random.
    brains={"easy": Brain()},
    sims={
        "beginner": 1,
        "easy": 3,
        "normal": 15,
        "hard": 150,
        "expert": 6_000,
        "classic": 150_000,  # what 4 seconds hold
    },
)
