"""House-rule switches, and their packing into the state's `options`."""

from typing import Final

from moguls.core.switches import Switch

NEW_START_ROW: Final = 1
CYLINDER: Final = 2
COMPULSORY: Final = 4
NULL_MOVE: Final = 8
SHORT_STALL: Final = 16
FIRST_SHIFT: Final = 5  # two bits hold the first player + 1, or 0 for a random one
TURNS_SHIFT: Final = 7  # 20 bits hold the most turns + 1, or 0 for the default
TURNS_MASK: Final = (1 << 20) - 1
DUTY_ROTATION: Final = 1 << 27
STALL_TURNING: Final = 1 << 28
STALL_UNMOVED: Final = 1 << 29

DEFAULT_TURNS: Final = 500
MOST_TURNS: Final = 1_000_000

SWITCHES: Final = (
    Switch("first_player", ("random", "0", "1"), "MOG-S2"),
    Switch("new_start_row", ("off", "on"), "MOG-V1"),
    Switch("cylinder", ("off", "on"), "MOG-V2"),
    Switch("compulsory_move", ("off", "on"), "MOG-T1"),
    Switch("null_move", ("off", "on"), "MOG-B5"),
    Switch("start_row_duty", ("board", "rotation"), "MOG-O1"),
    Switch("stall", ("unable", "unable_even_turning", "unmoved"), "MOG-E2"),
    Switch("stall_turns", ("6", "3"), "MOG-E2"),
    Switch("max_turns", ("500", "0"), "MOG-E3", range(1, MOST_TURNS + 1)),
)

_BITS: Final = {
    ("new_start_row", "on"): NEW_START_ROW,
    ("cylinder", "on"): CYLINDER,
    ("compulsory_move", "on"): COMPULSORY,
    ("null_move", "on"): NULL_MOVE,
    ("stall_turns", "3"): SHORT_STALL,
    ("start_row_duty", "rotation"): DUTY_ROTATION,
    ("stall", "unable_even_turning"): STALL_TURNING,
    ("stall", "unmoved"): STALL_UNMOVED,
}


def pack(options: dict[str, str]) -> int:
    """Return the switches that differ from their default as one number of 30 bits.

    Rules: MOG-S2, MOG-V1, MOG-V2, MOG-V3, MOG-T1, MOG-B5, MOG-O1, MOG-E2, MOG-E3.
    """
    first = options.get("first_player", "random")
    bits = 0 if first == "random" else int(first) + 1 << FIRST_SHIFT
    turns = int(options.get("max_turns", DEFAULT_TURNS))
    if turns != DEFAULT_TURNS:
        bits |= turns + 1 << TURNS_SHIFT
    for switch in options.items():
        bits |= _BITS.get(switch, 0)
    return bits


def refuse(seats: int, options: int) -> str | None:  # noqa: ARG001  # all combinations are possible
    """Return None: all packed switches can be played.

    Rules: MOG-V3.
    """
    return None


def most_turns(options: int) -> int:
    """Return the number of turns after which the game is drawn; 0: no limit. Rules: MOG-E3."""
    packed = options >> TURNS_SHIFT & TURNS_MASK
    return DEFAULT_TURNS if packed == 0 else packed - 1


def stall_kind(options: int) -> str:
    """Return the value of the switch `stall`. Rules: MOG-E2."""
    if options & STALL_TURNING:
        return "unable_even_turning"
    return "unmoved" if options & STALL_UNMOVED else "unable"
