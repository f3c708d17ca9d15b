"""`Policy` of Mogul (2002) for `bots.registry`."""

from typing import Final

from moguls.bots.game_policy import Policy
from moguls.bots.mogul import chance_outcome, hidden_deck, prospects, round_features, truncation
from moguls.bots.mogul2002 import (
    avoided_actions,
    heuristics,
    leaf_value,
    policy_features,
    policy_prior,
    steady,
    value_features,
    workspace,
)
from moguls.bots.networks import policy_network, value_network

VALUE: Final = (round_features, truncation, value_features, value_network, leaf_value)

POLICY: Final = Policy(
    (
        *(prospects, heuristics, steady, avoided_actions, hidden_deck, chance_outcome, *VALUE),
        *(policy_network, policy_features, policy_prior),
    ),
    mask_hidden=hidden_deck.mask_hidden,
    rollout_policy=steady.rollout_policy,
    is_leaf=truncation.is_leaf,
    leaf_value=leaf_value.leaf_value,
    is_avoided=avoided_actions.is_avoided,
    has_prior=policy_network.has_prior,
    compute_prior=policy_prior.compute_prior,
    prior=policy_prior.prior,
    num_values=workspace.NUM_VALUES,
    public_chance=chance_outcome.public_chance,
    outcomes=chance_outcome.OUTCOMES,
    unseen=hidden_deck.unseen,
    lay_next=hidden_deck.lay_next,
    sims={"classic": 550_000, "expert": 50_000},  # what 4 seconds hold, and 1 s at most
    levels={
        "expert": {"rollout_horizon": 2, "policy_prior": 1, "prior_weight": 1000, "early_stop": 6}
    },
    reads=("score_shaping", "rollout_horizon"),
)
