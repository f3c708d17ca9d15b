"""Unique names of people, friends and bots at a table.

No I/O, no clock, no chance in here; `evolve` applies the entries.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from moguls.server.table.table import EMPTY
from moguls.server.wire.names import apart

if TYPE_CHECKING:
    from moguls.server.table.table import LogEntry, Table

NAMING = frozenset({"sat", "bot", "timeout", "named", "handed"})


def with_unique_names(table: Table, entries: list[LogEntry]) -> list[LogEntry]:
    """Return entries in which no two seats have the same name: the second is "Anna (2)".

    A rename that changes nothing is dropped.
    """
    names = {i: seat.player for i, seat in enumerate(table.seats) if seat.kind != EMPTY}
    unique = []
    for entry in entries:
        if entry.kind in NAMING:
            seat = int(entry.data["seat"])
            others = [name for other, name in names.items() if other != seat]
            name = apart(str(entry.data["name"]), others)
            if entry.kind == "named" and name == names.get(seat):
                continue
            names[seat] = name
            entry = replace(entry, data={**entry.data, "name": name})  # noqa: PLW2901  # its own name now
        unique.append(entry)
    return unique
