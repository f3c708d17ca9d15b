"""What the bots need of Mogul (2013)."""

from typing import Final

from moguls.bots.game_policy import Policy
from moguls.bots.mogul import chance_outcome, hidden_deck, prospects, round_features, truncation
from moguls.bots.mogul2013 import (
    candidates,
    depot_heuristics,
    heuristics,
    leaf_value,
    policy_features,
    policy_prior,
    steady,
    value_features,
    workspace,
)
from moguls.bots.networks import policy_network, value_network

POLICY: Final = Policy(
    (
        *(prospects, heuristics, depot_heuristics, steady, candidates, hidden_deck, chance_outcome),
        *(round_features, truncation, value_features, value_network, leaf_value),
        *(policy_network, policy_features, policy_prior),
    ),
    veil=hidden_deck.veil,
    advise=steady.advise,
    candidates=candidates.candidates,
    is_settled=truncation.is_settled,
    gain=leaf_value.gain,
    weighs=policy_network.weighs,
    weigh=policy_prior.weigh,
    likely=policy_prior.likely,
    width=24,
    memo=workspace.MEMO,
    shown=chance_outcome.shown,
    outcomes=chance_outcome.OUTCOMES,
    unseen=hidden_deck.unseen,
    lay_next=hidden_deck.lay_next,
    sims={"classic": 580_000},  # what 4 seconds hold
    levels={"expert": {"clear": 10}},
    reads=("soft", "ahead"),
)
