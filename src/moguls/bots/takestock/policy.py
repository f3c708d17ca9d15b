"""`Policy` of Take Stock for `bots.registry`."""

from typing import Final

from moguls.bots.game_policy import Policy
from moguls.bots.takestock import (
    afterstate,
    event_heuristics,
    greedy_by_value,
    heuristic_weights,
    heuristics,
    information_state,
    pruned_actions,
    reshuffle,
    rollout_policy,
    root_actions,
    steady,
    truncation,
    value_features,
    value_features_stocks,
    value_network,
    value_rollout,
    workspace,
)

VALUE: Final = (
    *(afterstate, value_features_stocks, value_features, value_network),
    *(greedy_by_value, root_actions, value_rollout, rollout_policy),
)

POLICY: Final = Policy(
    (
        heuristic_weights,
        heuristics,
        event_heuristics,
        steady,
        pruned_actions,
        truncation,
        *VALUE,
        reshuffle,
        information_state,
    ),
    mask_hidden=information_state.mask_hidden,
    rollout_policy=rollout_policy.rollout_policy,
    pruned_actions=pruned_actions.pruned_actions,
    root_actions=root_actions.root_actions,
    is_leaf=truncation.is_leaf,
    leaf_value=truncation.leaf_value,
    value_estimate=truncation.value_estimate,
    reshuffle=reshuffle.reshuffle,
    width=24,
    sims={"classic": 140_000, "expert": 12_000},  # what 4 seconds hold, and 1 s at most
    num_values=workspace.NUM_VALUES,
    reads=("own_rollout_weights", "rollout_horizon"),
    levels={"expert": {"own_moves_tree": 2, "rollout_horizon": 4, "crn": 1, "racing": 25}},
    counted_by="search:12000:own_moves_tree=1",
    # Four turns are noise in hundreds of simulations: docs/review.md.
    hurried={"rollout_horizon": 1},
    hurried_below=3000,
)
