"""House-rule switches, and their packing into the state's `options`."""

from typing import Final

from moguls.core.switches import Switch
from moguls.games.mogul2002.material import MAX_SEATS

QUICK_START: Final = 1
ON_OWN_TURN: Final = 2
ANY_LOANS: Final = 4
SCORE_FLOOR: Final = 8
ALL_OR_NONE: Final = 16
OPEN_CHIPS: Final = 32
FIRST_SHIFT: Final = 6  # the bits above hold the first player + 1, or 0 for a random one

SWITCHES: Final = (
    Switch("first_player", ("random", *(str(seat) for seat in range(MAX_SEATS))), "M02-S5"),
    Switch("quick_start", ("off", "on"), "M02-S6"),
    Switch("loans_per_auction", ("1", "any"), "M02-L2"),
    Switch("loan_timing", ("before_auction", "on_own_turn"), "M02-L2"),
    Switch("score_floor", ("off", "on"), "M02-L4"),
    Switch("partial_sale", ("on", "off"), "M02-X5"),
    Switch("open_chips", ("off", "on"), "M02-H1"),
)

_BITS: Final = {
    ("quick_start", "on"): QUICK_START,
    ("loan_timing", "on_own_turn"): ON_OWN_TURN,
    ("loans_per_auction", "any"): ANY_LOANS,
    ("score_floor", "on"): SCORE_FLOOR,
    ("partial_sale", "off"): ALL_OR_NONE,
    ("open_chips", "on"): OPEN_CHIPS,
}


def pack(options: dict[str, str]) -> int:
    """Return the switches that differ from their default as one number of 9 bits.

    Rules: M02-S5, M02-S6, M02-L2, M02-L4, M02-X5, M02-H1.
    """
    first = options.get("first_player", "random")
    bits = 0 if first == "random" else int(first) + 1 << FIRST_SHIFT
    for switch in options.items():
        bits |= _BITS.get(switch, 0)
    return bits


def refuse(seats: int, options: int) -> str | None:
    """Return why packed switches cannot be played with a number of seats, or None.

    Rules: M02-S5, M02-S6.
    """
    if options & QUICK_START and seats == MAX_SEATS:
        return "quick_start=on needs at most 5 seats: it deals five shares (M02-S6)"
    first = (options >> FIRST_SHIFT) - 1
    if first >= seats:
        return f"invalid first_player={first}: expected a seat from 0 to {seats - 1} (M02-S5)"
    return None
