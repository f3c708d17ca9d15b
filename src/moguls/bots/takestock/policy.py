"""What the bots need of Take Stock."""

from typing import Final

from moguls.bots.game_policy import Policy
from moguls.bots.takestock import (
    afterstate,
    candidates,
    event_heuristics,
    greedy_by_value,
    heuristic_weights,
    heuristics,
    reshuffle,
    rollout_policy,
    steady,
    truncation,
    value_features,
    value_features_stocks,
    value_network,
    value_rollout,
    workspace,
)
from moguls.bots.takestock import information_state as veil
from moguls.bots.takestock import root_actions as contenders

VALUE: Final = (
    *(afterstate, value_features_stocks, value_features, value_network),
    *(greedy_by_value, contenders, value_rollout, rollout_policy),
)

POLICY: Final = Policy(
    (
        heuristic_weights,
        heuristics,
        event_heuristics,
        steady,
        candidates,
        truncation,
        *VALUE,
        reshuffle,
        veil,
    ),
    veil=veil.veil,
    advise=rollout_policy.advise,
    candidates=candidates.candidates,
    contenders=contenders.contenders,
    is_settled=truncation.is_settled,
    gain=truncation.gain,
    hoped=truncation.hoped,
    reshuffle=reshuffle.reshuffle,
    width=24,
    sims={"classic": 140_000, "expert": 12_000},  # what 4 seconds hold, and 1 s at most
    memo=workspace.MEMO,
    reads=("keen", "ahead"),
    levels={"expert": {"alone": 2, "ahead": 4, "paired": 1, "raced": 25}},
    counted_by="search:12000:alone=1",
    hurried={"ahead": 1},  # four turns are noise in hundreds of simulations: docs/review.md
    hurried_below=3000,
)
