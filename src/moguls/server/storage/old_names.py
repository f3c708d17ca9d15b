"""Names that older versions wrote into the database, with the names of today."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

SETTINGS: Final = {
    "yields": "bots_replaceable",
    "lets": "guests_may_seat",
    "idle": "idle_minutes",
    "waits": "step_mode",
}
# By where they are stored: how a table was made, its entries by kind, its row in the lists.
MADE: Final = "made"
LISTING: Final = "listing"
NAMES: Final[Mapping[str, Mapping[str, str]]] = {
    MADE: {**SETTINGS, "asks": "needs_start"},
    "set": SETTINGS,
    "auto_response": {"wish": "auto_response"},
    LISTING: {**SETTINGS, "house": "house_rules", "known": "deal_known"},
}
KINDS: Final = {"wish": "auto_response"}  # of log entries
PACES: Final = {"human": "normal", "fast": "at_once"}


def renamed(place: str, data: dict[str, Any]) -> dict[str, Any]:
    """Return stored data under the names of today.

    Args:
        place: `MADE`, `LISTING` or the kind of a log entry.
        data: the data as it was stored, by any version.
    """
    names = NAMES.get(place)
    if names is None:
        return data
    current = {names.get(name, name): value for name, value in data.items()}
    if "pace" in current:
        current["pace"] = PACES.get(current["pace"], current["pace"])
    return current


def kind_of(stored: str) -> str:
    """Return the kind of a stored log entry under its name of today."""
    return KINDS.get(stored, stored)


def stored_kinds(kinds: Collection[str]) -> set[str]:
    """Return kinds of log entries under all their names, for a query."""
    return {*kinds, *(old for old, name in KINDS.items() if name in kinds)}
