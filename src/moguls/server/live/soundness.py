"""Soundness of a table's log: whether it makes a table that can be played on.

A table with an unsound log is closed, with a reason; other tables are not affected. Its log stays.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeVar

from moguls.games import registry
from moguls.server.live.opening import rebuilt
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable

    from moguls.server.table.table import LogEntry, Table


T = TypeVar("T")
UNREADABLE, OTHER_RULES, ENDED = "table/unreadable", "table/other_rules", "table/ended"
SHUT: Final = frozenset({UNREADABLE, OTHER_RULES, ENDED})


class ClosedTable(Refusal):
    """Refusal of a closed table; `why` is for the administrator."""

    why = ""


def loaded(load: Callable[[str], T | None], table_id: str) -> T | None:
    """Return what a store loads of a table, or None if there is no such table.

    Raises:
        ClosedTable: the log cannot be read.
    """
    try:
        return load(table_id)
    except (ValueError, LookupError) as error:  # errors of the database itself are others
        raise _unsound({}, error) from error


def sound(table_id: str, setup: dict[str, object], entries: list[LogEntry]) -> Table:
    """Return the table of a log.

    A finished game may be of older rules, if the current ones replay it to its end.

    Raises:
        ClosedTable: the log cannot be replayed, or an unfinished game is of other rules.
    """
    try:
        table = rebuilt(table_id, setup, entries)
    except Exception as error:
        raise _unsound(setup, error) from error
    refuse_other_rules(table)
    return table


def refuse_other_rules(table: Table) -> None:
    """Refuse an unfinished game that was begun under another version of its rules."""
    if table.status != "over" and _other_rules(table.setup):
        raise _unsound(table.setup, None)


def ended(table: Table) -> Refusal | None:
    """Return a refusal if an administrator closed the table, else None."""
    if table.ended is None:
        return None
    return Refusal(ENDED, {"said": "yes" if table.ended else "no", "says": table.ended})


def _other_rules(setup: dict[str, Any]) -> tuple[int, int] | None:
    """Return the rules version of a table and the current one, if they differ.

    The oldest tables have no version: they count as current.
    """
    name = setup.get("game")  # empty where nothing could be read
    if name not in registry.names() or "rules" not in setup:
        return None
    now = registry.rules_of(str(name)).identity.version
    return None if setup["rules"] == now else (setup["rules"], now)


def _unsound(setup: dict[str, object], error: Exception | None) -> ClosedTable:
    """Return the reason for closing a table: other rules explain a log that cannot be replayed."""
    other = _other_rules(setup)
    if other is None:
        reason = ClosedTable(UNREADABLE)
        reason.why = f"the log cannot be replayed: {type(error).__name__}: {error}"[:300]
        return reason
    reason = ClosedTable(OTHER_RULES, {"then": other[0], "now": other[1]})
    reason.why = f"begun under version {other[0]} of its rules; this is version {other[1]}"
    return reason
