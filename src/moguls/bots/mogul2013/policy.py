"""What the bots need of Mogul (2013)."""

from typing import Final

from moguls.bots.mogul2013 import building, candidates, steady, veil, worth
from moguls.bots.policy import Policy

POLICY: Final = Policy(
    (worth, building, steady, candidates, veil),
    veil=veil.veil,
    advise=steady.advise,
    candidates=candidates.candidates,
    width=20,
    memo=steady.MEMO,
)
