"""What the bots need of Mogul (2002)."""

from typing import Final

from moguls.bots.mogul2002 import shown, steady, veil, worth
from moguls.bots.policy import Policy

POLICY: Final = Policy(
    (worth, steady, veil, shown),
    veil=veil.veil,
    advise=steady.advise,
    shown=shown.shown,
    outcomes=shown.OUTCOMES,
)
