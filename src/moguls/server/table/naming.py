"""People, friends and bots of one name at one table: each is told apart by more than the seat.

No I/O, no clock, no chance in here; `evolve` takes the entries in.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from moguls.server.table.table import EMPTY
from moguls.server.wire.names import apart

if TYPE_CHECKING:
    from moguls.server.table.table import Entry, Table

NAMING = frozenset({"sat", "bot", "named", "handed"})


def told_apart(table: Table, entries: list[Entry]) -> list[Entry]:
    """Return entries under which no two seats have one name: the second is "Anna (2)".

    A new name that changes nothing then is none.
    """
    names = {i: seat.name for i, seat in enumerate(table.seats) if seat.kind != EMPTY}
    told = []
    for entry in entries:
        if entry.kind in NAMING:
            seat = int(entry.data["seat"])
            others = [name for other, name in names.items() if other != seat]
            name = apart(str(entry.data["name"]), others)
            if entry.kind == "named" and name == names.get(seat):
                continue
            names[seat] = name
            entry = replace(entry, data={**entry.data, "name": name})  # noqa: PLW2901  # its own name now
        told.append(entry)
    return told
