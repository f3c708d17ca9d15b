"""Time control of a table: validation and usual options.

No I/O, no clock, no chance in here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from moguls.server.wire.clock.time_control import DAY, HOUR
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Mapping

    from moguls.server.wire.clock.time_control import TimeControl

MINUTE: Final = 60
# The bounds of the bank and the increment of each mode, in seconds.
BANKS: Final = {"live": (MINUTE, 12 * HOUR), "days": (DAY, 30 * DAY)}
INCREMENTS: Final = {"live": (0, HOUR), "days": (HOUR, 7 * DAY)}
# Moguli has no end of its own: a game that lasts for days needs a limit, and this is the usual one.
LIMITED: Final = "max_turns"
USUAL_LIMIT: Final = "200"


def refuse_control(control: TimeControl, options: Mapping[str, str]) -> None:
    """Refuse a time control that no game can be played with, or not one with these options."""
    _refuse_outside("bank", control.bank, BANKS[control.mode])
    _refuse_outside("increment", control.increment, INCREMENTS[control.mode])
    if control.mode == "days" and not control.cap:
        raise Refusal("clock/no_cap")
    if control.cap and control.cap < control.bank:
        raise Refusal("clock/low_cap", {"cap": control.cap, "bank": control.bank})
    if control.mode == "days" and options.get(LIMITED) == "0":
        raise Refusal("clock/no_limit")


def _refuse_outside(field: str, seconds: int, bounds: tuple[int, int]) -> None:
    low, high = bounds
    if not low <= seconds <= high:
        details: dict[str, str | int] = {"field": field, "value": seconds, "low": low, "high": high}
        raise Refusal("clock/out_of_range", details)


def usual_options(control: TimeControl | None, usual: dict[str, str]) -> dict[str, str]:
    """Return the options that a table has unless its maker chooses others."""
    if control is None or control.mode != "days" or LIMITED not in usual:
        return usual
    return {**usual, LIMITED: USUAL_LIMIT}
