"""What the bots need of Mogul (2002)."""

from typing import Final

from moguls.bots.game_policy import Policy
from moguls.bots.mogul import chance_outcome, hidden_deck, prospects, round_features, truncation
from moguls.bots.mogul2002 import (
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
        *(prospects, heuristics, steady, hidden_deck, chance_outcome, *VALUE),
        *(policy_network, policy_features, policy_prior),
    ),
    veil=hidden_deck.veil,
    advise=steady.advise,
    is_settled=truncation.is_settled,
    gain=leaf_value.gain,
    weighs=policy_network.weighs,
    weigh=policy_prior.weigh,
    likely=policy_prior.likely,
    memo=workspace.MEMO,
    shown=chance_outcome.shown,
    outcomes=chance_outcome.OUTCOMES,
    unseen=hidden_deck.unseen,
    lay_next=hidden_deck.lay_next,
    sims={"classic": 550_000, "expert": 50_000},  # what 4 seconds hold, and 1 s at most
    levels={"expert": {"ahead": 2, "lean": 1, "trust": 1000, "clear": 6}},
    reads=("soft", "ahead"),
)
