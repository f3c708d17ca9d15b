"""What the bots know of Moguli, handed to `bots.policies`."""

from typing import Final

from moguls.bots.moguli import search, turns, veil, worth
from moguls.bots.policy import OwnSearch, Policy

POLICY: Final = Policy(
    modules=(worth, turns, veil),
    veil=veil.veil,
    own_search=OwnSearch(search, states=search.NUM_STATES, numbers=(search.ROWS, search.COLUMNS)),
)
