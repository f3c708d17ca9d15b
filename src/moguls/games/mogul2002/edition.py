"""Names and numbers of this edition for the code shared by all editions of Mogul."""

from typing import Final

from moguls.games.mogul2002.actions import DENIALS, TURN_RULE, Why
from moguls.games.mogul2002.material import (
    CHIPS_PER_POINT,
    COLOURS,
    CRASH_PLACES,
    DECK_SIZE,
    MAX_SEATS,
    NUM_CHIPS,
    TRACK_SPACES,
)
from moguls.games.mogul2002.state import PHASE_NAMES
from moguls.mechanisms.mogul.edition import Edition

EDITION: Final = Edition(
    game="mogul-2002",
    phases=PHASE_NAMES,
    colours=COLOURS,
    seats=MAX_SEATS,
    cards=DECK_SIZE,
    crash_places=CRASH_PLACES,
    chips=NUM_CHIPS,
    chips_per_point=CHIPS_PER_POINT,
    track_spaces=TRACK_SPACES,
    turn_rule=TURN_RULE,
    over_rule=DENIALS[Why.OVER][1],
)
