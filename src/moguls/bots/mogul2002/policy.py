"""What the bots need of Mogul (2002)."""

from typing import Final

from moguls.bots.mogul2002 import steady, veil, worth
from moguls.bots.policy import Policy

POLICY: Final = Policy((worth, steady, veil), veil=veil.veil, advise=steady.advise)
