"""What the bots need of Mogul (2002)."""

from typing import Final

from moguls.bots import ahead, between, deck, network, priors
from moguls.bots.mogul2002 import (
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

VALUE: Final = (between, ahead, features, network, learned)

POLICY: Final = Policy(
    (worth, steady, deck, shown, *VALUE, priors, decision, leaning),
    veil=deck.veil,
    advise=steady.advise,
    is_settled=ahead.is_settled,
    gain=learned.gain,
    weighs=priors.weighs,
    weigh=leaning.weigh,
    likely=leaning.likely,
    memo=memory.MEMO,
    shown=shown.shown,
    outcomes=shown.OUTCOMES,
    unseen=deck.unseen,
    lay_next=deck.lay_next,
    sims={"classic": 550_000, "expert": 50_000},  # what 4 seconds hold, and 1 s at most
    levels={"expert": {"ahead": 2, "lean": 1, "trust": 1000, "clear": 6}},
    reads=("soft", "ahead"),
)
