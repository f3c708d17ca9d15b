"""Descriptions of the observation planes."""

from typing import Final

from moguls.games.mogul2013.state import PHASE_NAMES
from moguls.kernel.rules.planes import Meaning, Of
from moguls.mechanisms.mogul.meanings import COMPANY, SEAT, meanings

STATION: Final = "station"

MEANINGS: Final = {
    **meanings(PHASE_NAMES, "dollars"),
    "box_colour": Meaning(
        Of.TABLE, "1 at the colour of the box; all 0 when the crash is revealed", COMPANY
    ),
    "credit": Meaning(Of.SEATS, "1: has taken its credit", SEAT),
    "depots": Meaning(Of.SEATS, "1: a depot of the seat stands there", ("seat", STATION)),
    "network": Meaning(
        Of.TABLE,
        "1: on the network of the box colour; all 0 when the crash is revealed",
        (STATION,),
    ),
}
