"""What the bots know of Moguli, handed to `bots.policies`."""

from typing import Final

from moguls.bots.moguli import outlook, search, turns, veil, worth
from moguls.bots.policy import OwnOutlook, OwnSearch, Policy

POLICY: Final = Policy(
    modules=(worth, turns, veil),
    veil=veil.veil,
    own_search=OwnSearch(search, states=search.NUM_STATES, numbers=(search.ROWS, search.COLUMNS)),
    own_outlook=OwnOutlook(
        outlook,
        states=outlook.NUM_STATES,
        rows=outlook.ROWS,
        actions=outlook.ACTIONS,
        values=outlook.VALUES,
        most=outlook.MOST,
        price=outlook.PRICE,
        scale=outlook.SCALE,
    ),
)
