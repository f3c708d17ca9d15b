"""What the bots need of Mogul (2013)."""

from typing import Final

from moguls.bots import ahead, between, deck, network, priors
from moguls.bots.mogul2013 import (
    building,
    candidates,
    decision,
    features,
    leaning,
    learned,
    memory,
    shown,
    steady,
    worth,
)
from moguls.bots.policy import Policy

POLICY: Final = Policy(
    (
        *(worth, building, steady, candidates, deck, shown),
        *(between, ahead, features, network, learned),
        *(priors, decision, leaning),
    ),
    veil=deck.veil,
    advise=steady.advise,
    candidates=candidates.candidates,
    is_settled=ahead.is_settled,
    gain=learned.gain,
    weighs=priors.weighs,
    weigh=leaning.weigh,
    likely=leaning.likely,
    width=24,
    memo=memory.MEMO,
    shown=shown.shown,
    outcomes=shown.OUTCOMES,
    unseen=deck.unseen,
    lay_next=deck.lay_next,
    sims={"classic": 580_000},  # what 4 seconds hold
    levels={"expert": {"clear": 10}},
    reads=("soft", "ahead"),
)
