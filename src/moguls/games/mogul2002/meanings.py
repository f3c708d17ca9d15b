"""Descriptions of the observation planes."""

from typing import Final

from moguls.games.mogul2002.state import PHASE_NAMES
from moguls.kernel.rules.planes import Meaning, Of
from moguls.mechanisms.mogul.meanings import COMPANY, meanings

MEANINGS: Final = {
    **meanings(PHASE_NAMES, "points"),
    "sale_colour": Meaning(
        Of.TABLE, "1 at the colour that may be sold; all 0 when the crash is revealed", COMPANY
    ),
}
