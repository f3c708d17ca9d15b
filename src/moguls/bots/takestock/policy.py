"""What the bots need of Take Stock."""

from typing import Final

from moguls.bots.policy import Policy
from moguls.bots.takestock import (
    advice,
    afterwards,
    candidates,
    contenders,
    events,
    foresight,
    horizon,
    insight,
    memory,
    preference,
    reshuffle,
    sight,
    sight_stocks,
    steady,
    veil,
    weights,
    worth,
)

VALUE: Final = (
    *(afterwards, sight_stocks, sight, insight),
    *(preference, contenders, foresight, advice),
)

POLICY: Final = Policy(
    (weights, worth, events, steady, candidates, horizon, *VALUE, reshuffle, veil),
    veil=veil.veil,
    advise=advice.advise,
    candidates=candidates.candidates,
    contenders=contenders.contenders,
    is_settled=horizon.is_settled,
    gain=horizon.gain,
    hoped=horizon.hoped,
    reshuffle=reshuffle.reshuffle,
    width=24,
    sims={"classic": 140_000, "expert": 12_000},  # what 4 seconds hold, and 1 s at most
    memo=memory.MEMO,
    reads=("keen", "ahead"),
    levels={"expert": {"alone": 2, "ahead": 4, "paired": 1, "raced": 25}},
    counted_by="search:12000:alone=1",
    hurried={"ahead": 1},  # four turns are noise in hundreds of simulations: docs/review.md
    hurried_below=3000,
)
