"""The policy of the package's Take Stock bots, with a learned one that the tree can lean to.

It leans only as long as a node is the same position in every simulation: until a card is drawn or
another seat acts. So nearly all of it is at the root.
"""

from dataclasses import replace
from typing import Final

from moguls.bots.networks import policy_network, value_network
from moguls.bots.takestock.policy import POLICY as OWN
from research.policies.takestock import decision, leaning
from research.policies.takestock.memory import NUM_VALUES

POLICY: Final = replace(
    OWN,
    modules=(*OWN.modules, value_network, policy_network, decision, leaning),
    has_prior=policy_network.has_prior,
    compute_prior=leaning.compute_prior,
    prior=leaning.prior,
    public_chance=leaning.public_chance,
    num_values=NUM_VALUES,
)
