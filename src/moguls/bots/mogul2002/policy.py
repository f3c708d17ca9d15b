"""What the bots need of Mogul (2002)."""

from typing import Final

from moguls.bots import deck
from moguls.bots.mogul2002 import shown, steady, worth
from moguls.bots.policy import Policy

POLICY: Final = Policy(
    (worth, steady, deck, shown),
    veil=deck.veil,
    advise=steady.advise,
    shown=shown.shown,
    outcomes=shown.OUTCOMES,
    unseen=deck.unseen,
    lay_next=deck.lay_next,
    sims={"classic": 550_000},  # what 4 seconds hold
)
