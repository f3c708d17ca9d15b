"""House-rule switches, and their packing into the state's `options`."""

from typing import Final

from moguls.core.switches import Switch
from moguls.games.mogul2013.facts import MAX_SEATS
from moguls.games.mogul2013.material import DECK_NAMES, DECKS

DECK_B: Final = 1
RANDOM_SHARES: Final = 2
SCORE_FLOOR: Final = 4
OPEN_CHIPS: Final = 8
FIRST_SHIFT: Final = 4  # three bits hold the first player + 1, or 0 for a random one
FIRST_MASK: Final = 7
BARE_NOTHING: Final = 1 << 7

SWITCHES: Final = (
    Switch("deck", DECK_NAMES, "M13-C1"),
    Switch("start_shares", ("placard", "random"), "M13-S2"),
    Switch("first_player", ("random", *(str(seat) for seat in range(MAX_SEATS))), "M13-S3"),
    Switch("score_floor", ("off", "on"), "M13-L2"),
    Switch("nothing", ("always", "without_shares"), "M13-X2"),
    Switch("open_chips", ("off", "on"), "M13-H1"),
)

_BITS: Final = {
    ("deck", "b"): DECK_B,
    ("start_shares", "random"): RANDOM_SHARES,
    ("score_floor", "on"): SCORE_FLOOR,
    ("nothing", "without_shares"): BARE_NOTHING,
    ("open_chips", "on"): OPEN_CHIPS,
}


def pack(options: dict[str, str]) -> int:
    """Return the switches that differ from their default as one number of 8 bits.

    Rules: M13-C1, M13-S2, M13-S3, M13-L2, M13-X2, M13-H1.
    """
    first = options.get("first_player", "random")
    bits = 0 if first == "random" else int(first) + 1 << FIRST_SHIFT
    for switch in options.items():
        bits |= _BITS.get(switch, 0)
    return bits


def deck_name(options: int) -> str:
    """Return the name of the deck in use. Rules: M13-C1."""
    return DECK_NAMES[options & DECK_B]


def refuse(seats: int, options: int) -> str | None:
    """Return why packed switches cannot be played with a number of seats, or None.

    Rules: M13-C1, M13-S3.
    """
    if deck_name(options) not in DECKS:
        return "invalid deck=b: the data file has only deck a (M13-C1)"
    first = (options >> FIRST_SHIFT & FIRST_MASK) - 1
    if first >= seats:
        return f"invalid first_player={first}: expected a seat from 0 to {seats - 1} (M13-S3)"
    return None
