"""What the bots need of Mogul (2013)."""

from typing import Final

from moguls.bots.mogul2013 import building, candidates, last_cards, shown, steady, veil, worth
from moguls.bots.policy import Policy

POLICY: Final = Policy(
    (worth, building, steady, candidates, veil, shown, last_cards),
    veil=veil.veil,
    advise=steady.advise,
    candidates=candidates.candidates,
    width=24,
    memo=steady.MEMO,
    shown=shown.shown,
    outcomes=shown.OUTCOMES,
    unseen=last_cards.unseen,
    lay_next=last_cards.lay_next,
    sims={"classic": 580_000},  # what 4 seconds hold
)
