"""The policy of the package's Take Stock bots, with the learned value at the end of a round."""

from dataclasses import replace
from typing import Final

from moguls.bots.networks import value_network
from moguls.bots.takestock.policy import POLICY as OWN
from research.values.takestock import features, learned
from research.values.takestock.memory import NUM_VALUES

POLICY: Final = replace(
    OWN,
    modules=(*OWN.modules, features, value_network, learned),
    is_leaf=learned.is_leaf,
    leaf_value=learned.leaf_value,
    num_values=NUM_VALUES,
    reads=("score_shaping",),
)
