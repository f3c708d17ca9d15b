"""What the bots know of Moguli, handed to `bots.policies`."""

from typing import Final

from moguls.bots.brains import Brain
from moguls.bots.moguli import (
    alphabeta,
    outlook,
    race,
    search,
    sweep,
    table,
    turns,
    under,
    values,
    veil,
    weights,
    worth,
)
from moguls.bots.policy import OwnOutlook, OwnSearch, Policy

POLICY: Final = Policy(
    modules=(worth, turns, weights, under, values, sweep, table, alphabeta, race, veil),
    veil=veil.veil,
    own_search=OwnSearch(
        search, states=alphabeta.NUM_STATES, numbers=(alphabeta.ROWS, search.COLUMNS)
    ),
    own_outlook=OwnOutlook(outlook, scale=outlook.SCALE),
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
