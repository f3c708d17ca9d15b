"""`Policy` of Mogul (2013) for `bots.registry`."""

from typing import Final

from moguls.bots.game_policy import Policy
from moguls.bots.mogul import chance_outcome, hidden_deck, prospects, round_features, truncation
from moguls.bots.mogul2013 import (
    avoided_actions,
    depot_heuristics,
    heuristics,
    leaf_value,
    policy_features,
    policy_prior,
    pruned_actions,
    steady,
    value_features,
    workspace,
)
from moguls.bots.networks import policy_network, value_network

POLICY: Final = Policy(
    (
        *(
            prospects,
            heuristics,
            depot_heuristics,
            steady,
            pruned_actions,
            avoided_actions,
            hidden_deck,
            chance_outcome,
        ),
        *(round_features, truncation, value_features, value_network, leaf_value),
        *(policy_network, policy_features, policy_prior),
    ),
    mask_hidden=hidden_deck.mask_hidden,
    rollout_policy=steady.rollout_policy,
    pruned_actions=pruned_actions.pruned_actions,
    is_leaf=truncation.is_leaf,
    leaf_value=leaf_value.leaf_value,
    is_avoided=avoided_actions.is_avoided,
    has_prior=policy_network.has_prior,
    compute_prior=policy_prior.compute_prior,
    prior=policy_prior.prior,
    width=24,
    num_values=workspace.NUM_VALUES,
    public_chance=chance_outcome.public_chance,
    outcomes=chance_outcome.OUTCOMES,
    unseen=hidden_deck.unseen,
    lay_next=hidden_deck.lay_next,
    sims={"classic": 580_000},  # what 4 seconds hold
    levels={"expert": {"early_stop": 10}},
    reads=("score_shaping", "rollout_horizon"),
)
