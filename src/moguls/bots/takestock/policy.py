"""What the bots need of Take Stock."""

from typing import Final

from moguls.bots.policy import Policy
from moguls.bots.takestock import (
    candidates,
    events,
    horizon,
    reshuffle,
    steady,
    veil,
    weights,
    worth,
)

POLICY: Final = Policy(
    (weights, worth, events, steady, candidates, horizon, reshuffle, veil),
    veil=veil.veil,
    advise=steady.advise,
    candidates=candidates.candidates,
    is_settled=horizon.is_settled,
    gain=horizon.gain,
    reshuffle=reshuffle.reshuffle,
    width=24,
    sims={"classic": 140_000, "expert": 55_000},  # what 4 seconds hold, and 1 s at most
    reads=("keen",),
    levels={"expert": {"alone": 1}},
)
