"""What the bots need of Mogul (2002)."""

from typing import Final

from moguls.bots.mogul2002 import last_cards, shown, steady, veil, worth
from moguls.bots.policy import Policy

POLICY: Final = Policy(
    (worth, steady, veil, shown, last_cards),
    veil=veil.veil,
    advise=steady.advise,
    shown=shown.shown,
    outcomes=shown.OUTCOMES,
    unseen=last_cards.unseen,
    lay_next=last_cards.lay_next,
    sims={"classic": 550_000},  # what 4 seconds hold
)
