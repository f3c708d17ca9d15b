"""House-rule switches, and their packing into the state's `options`."""

from typing import Final

from moguls.core.switches import Switch
from moguls.games.takestock.material import MAX_ROUNDS, MAX_SEATS, ROUNDS

FOUR_STEPS: Final = 1
SKIP_START: Final = 2
KEEP_EVENTS: Final = 4
ROUNDS_SHIFT: Final = 3  # four bits: the number of rounds, or 0 for the usual four
ROUNDS_MASK: Final = 15
FIRST_SHIFT: Final = 7  # the bits above hold the first player + 1, or 0 for a random one

_OTHER_ROUNDS: Final = tuple(str(n) for n in range(1, MAX_ROUNDS + 1) if n != ROUNDS)

SWITCHES: Final = (
    Switch("first_player", ("random", *(str(seat) for seat in range(MAX_SEATS))), "TKS-S4"),
    Switch("certificates", ("thirds", "four_steps"), "TKS-C1"),
    Switch("crash_counts_start", ("on", "off"), "TKS-V2"),
    Switch("kept_events", ("return", "stay"), "TKS-S5"),
    Switch("rounds", (str(ROUNDS), *_OTHER_ROUNDS), "TKS-E4"),
)

_BITS: Final = {
    ("certificates", "four_steps"): FOUR_STEPS,
    ("crash_counts_start", "off"): SKIP_START,
    ("kept_events", "stay"): KEEP_EVENTS,
}


def pack(options: dict[str, str]) -> int:
    """Return the switches that differ from their default as one number of 10 bits.

    Rules: TKS-S4, TKS-C1, TKS-V2, TKS-S5, TKS-E4.
    """
    first = options.get("first_player", "random")
    bits = 0 if first == "random" else int(first) + 1 << FIRST_SHIFT
    rounds = int(options.get("rounds", ROUNDS))
    if rounds != ROUNDS:
        bits |= rounds << ROUNDS_SHIFT
    for switch in options.items():
        bits |= _BITS.get(switch, 0)
    return bits


def refuse(seats: int, options: int) -> str | None:
    """Return why packed switches cannot be played with a number of seats, or None.

    Rules: TKS-S4.
    """
    first = (options >> FIRST_SHIFT) - 1
    if first >= seats:
        return f"invalid first_player={first}: expected a seat from 0 to {seats - 1} (TKS-S4)"
    return None
