"""History of what clients have sent and what was acknowledged, and its comparison with the log."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

import sqlalchemy as sa

from moguls.server.storage.schema import ENTRIES

if TYPE_CHECKING:
    from collections.abc import Iterable


class SentMove(NamedTuple):
    """A move of a client, by the table and the id that it chose."""

    table: str
    id: str
    move: str


class LoggedMove(NamedTuple):
    """An entry of the log."""

    table: str
    number: int
    kind: str
    data: dict[str, Any]
    id: str | None


@dataclass
class History:
    """Moves of all clients.

    Attributes:
        sent: all of them, also those whose end is unknown.
        acknowledged: those that were acknowledged.
        failures: refusals that no client may get, such as of a log that cannot be continued.
    """

    sent: set[SentMove] = field(default_factory=set)
    acknowledged: set[SentMove] = field(default_factory=set)
    failures: list[str] = field(default_factory=list)


def log_of(engine: sa.Engine) -> list[LoggedMove]:
    """Return the log in a database."""
    columns = (ENTRIES.c[it] for it in ("table_id", "number", "kind", "data", "client_id"))
    with engine.connect() as connection:
        rows = connection.execute(sa.select(*columns)).all()
    return [LoggedMove(it[0], it[1], it[2], json.loads(it[3]), own_part(it[4])) for it in rows]


def own_part(client_id: str | None) -> str | None:
    """Return what a client has chosen of an id: the log puts its person before it."""
    return None if client_id is None else client_id.rpartition("/")[2]


def problems(history: History, log: Iterable[LoggedMove]) -> list[str]:
    """Return what is wrong with a log, in words; nothing if it agrees with the history."""
    entries = list(log)
    moves = [SentMove(it.table, it.id, it.data["move"]) for it in entries if it.id is not None]
    written = Counter(moves)
    ids = Counter((it.table, it.id) for it in moves)
    return [
        *(f"lost: {it}" for it in sorted(history.acknowledged - written.keys())),
        *(f"written twice: {it}" for it in sorted(it for it in ids if ids[it] > 1)),
        *(f"never sent: {it}" for it in sorted(written.keys() - history.sent)),
        *(f"not contiguous: {it}" for it in _broken(entries)),
        *(f"failed: {it}" for it in history.failures),
    ]


def _broken(log: list[LoggedMove]) -> list[str]:
    """Return the tables whose numbers are not 1, 2, 3 and so on."""
    numbers: dict[str, list[int]] = {}
    for entry in log:
        numbers.setdefault(entry.table, []).append(entry.number)
    return [
        table
        for table, found in sorted(numbers.items())
        if sorted(found) != list(range(1, len(found) + 1))
    ]
