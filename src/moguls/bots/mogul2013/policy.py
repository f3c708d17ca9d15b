"""What the bots need of Mogul (2013)."""

from typing import Final

from moguls.bots import deck
from moguls.bots.mogul2013 import building, candidates, shown, steady, worth
from moguls.bots.policy import Policy

POLICY: Final = Policy(
    (worth, building, steady, candidates, deck, shown),
    veil=deck.veil,
    advise=steady.advise,
    candidates=candidates.candidates,
    width=24,
    memo=steady.MEMO,
    shown=shown.shown,
    outcomes=shown.OUTCOMES,
    unseen=deck.unseen,
    lay_next=deck.lay_next,
    sims={"classic": 580_000},  # what 4 seconds hold
)
