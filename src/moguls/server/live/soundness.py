"""Whether a table's log still makes a table that can be played on.

What cannot be is closed, with a sentence; nothing else is harmed by it. Its log stays as it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from moguls.games import registry
from moguls.server.live.opening import rebuilt
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from moguls.server.ports.storage import TableStore
    from moguls.server.table.table import Entry, Table


UNREADABLE, OTHER_RULES, ENDED = "table/unreadable", "table/other_rules", "table/ended"
SHUT: Final = frozenset({UNREADABLE, OTHER_RULES, ENDED})


class Unsound(Refusal):
    """A table is closed to play; `why` is for the host."""

    why = ""


def loaded(store: TableStore, table_id: str) -> tuple[dict[str, object], list[Entry]] | None:
    """Return how a table was made, and its log, or None if there is no such table.

    Raises:
        Unsound: what is written there is none.
    """
    try:
        return store.load(table_id)
    except (ValueError, LookupError) as error:  # the database itself fails otherwise
        raise _unsound({}, error) from error


def sound(table_id: str, made: dict[str, object], entries: list[Entry]) -> Table:
    """Return the table that a log makes.

    A game that is over can be looked back on under newer rules, too, if they replay it to its end.

    Raises:
        Unsound: the log cannot be replayed, or the game was begun under other rules.
    """
    try:
        table = rebuilt(table_id, made, entries)
    except Exception as error:
        raise _unsound(made, error) from error
    if table.status != "over" and _other_rules(made):
        raise _unsound(made, None)
    return table


def ended(table: Table) -> Refusal | None:
    """Return that whoever runs the server has closed a table, and what was said, if so it is."""
    if table.ended is None:
        return None
    return Refusal(ENDED, {"said": "yes" if table.ended else "no", "says": table.ended})


def _other_rules(made: dict[str, Any]) -> tuple[int, int] | None:
    """Return the version of the rules under which a table was made, and ours, if they differ.

    Tables of before there were versions say none: these count as ours.
    """
    name = made.get("game")  # nothing is said where nothing could be read
    if name not in registry.names() or "rules" not in made:
        return None
    now = registry.rules_of(str(name)).version
    return None if made["rules"] == now else (made["rules"], now)


def _unsound(made: dict[str, object], error: Exception | None) -> Unsound:
    """Return why a table is closed: other rules explain a log that cannot be replayed."""
    other = _other_rules(made)
    if other is None:
        found = Unsound(UNREADABLE)
        found.why = f"the log cannot be replayed: {type(error).__name__}: {error}"[:300]
        return found
    found = Unsound(OTHER_RULES, {"then": other[0], "now": other[1]})
    found.why = f"begun under version {other[0]} of its rules; this is version {other[1]}"
    return found
