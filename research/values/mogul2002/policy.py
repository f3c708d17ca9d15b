"""The policy of the package's Mogul (2002) bots, with the learned value some rounds ahead."""

from dataclasses import replace
from typing import Final

from moguls.bots.mogul2002.policy import POLICY as OWN
from research.values import network
from research.values.mogul2002 import features, learned
from research.values.mogul2002.memory import MEMO

POLICY: Final = replace(
    OWN,
    modules=(*OWN.modules, features, network, learned),
    is_settled=learned.is_settled,
    gain=learned.gain,
    memo=MEMO,
)
