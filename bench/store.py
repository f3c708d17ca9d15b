"""Cost of a move in the store: CPU and bytes of SQLite's log, without a server.

    python -m bench.store [TABLES [MOVES]]

Tables of four play random moves of Mogul (2002), computed beforehand; only writing is measured,
one table at a time and several in one transaction.
"""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path
from time import process_time
from typing import TYPE_CHECKING

import sqlalchemy as sa

from bench.notes import tell
from moguls.games import registry
from moguls.server.live.hub import new_setup
from moguls.server.live.live import Live
from moguls.server.live.writing import change_of, first_change
from moguls.server.storage.store import SqliteStore
from moguls.server.table import seating
from moguls.server.table import table as tables
from moguls.server.table.evolving import evolve
from moguls.server.table.table import LogEntry

if TYPE_CHECKING:
    from moguls.server.table.change import TableChange

TABLES, MOVES, SEATS, TOGETHER = 50, 40, 4, (1, 4)
GAME = "mogul-2002"


def begun(store: SqliteStore, number: int, chance: random.Random) -> Live:
    """Keep a table at which four sit; return it."""
    made = {**new_setup(registry.game(GAME), SEATS, f"host {number}"), "asks": False}
    table = tables.new_table(chance.randbytes(8).hex(), made)
    seats = range(SEATS)
    entries = [
        seating.sat_entry(i, f"user {number} {i}", f"Guest {i}", friend=False) for i in seats
    ]
    for entry in entries:
        evolve(table, entry)
    store.add_table(table.id, made, first_change(table, entries))
    live = Live(table)
    live.listed_at = float("inf")
    return live


def moved(live: Live, chance: random.Random) -> tuple[str, TableChange] | None:
    """Play a random move; return what is written of it, None if the game is over."""
    table, twin = live.table, live.table.copy()
    if table.play.turn is None:
        return None
    data = {"seat": table.play.turn, "move": chance.choice(sorted(table.play.legal()))}
    entry = LogEntry("move", data, f"abcdefghijkl/{chance.randbytes(8).hex()}")
    change = change_of(live, twin, [evolve(twin, entry)], [entry])
    live.table = twin
    return table.id, change


def measured(count: int, moves: int, together: int) -> dict[str, float]:
    """Return the figures of a store of its own."""
    chance = random.Random(1)  # a measurement
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "moguls.sqlite"
        store = SqliteStore(path)
        lives = [begun(store, number, chance) for number in range(count)]
        rounds = [[moved(live, chance) for live in lives] for _ in range(moves)]
        changes = [each for one in rounds for each in one if each is not None]
        store.engine.dispose()
        sa.event.listen(store.engine, "connect", _keep_log)
        with store.engine.connect() as held:
            held.exec_driver_sql("SELECT count(*) FROM tables")
            began = process_time()
            for start in range(0, len(changes), together):
                store.append(changes[start : start + together])
            used = process_time() - began
            wrote = path.with_name(f"{path.name}-wal").stat().st_size
        store.close()
    return {
        "together": together,
        "cpu_us_per_move": round(used / len(changes) * 1e6, 1),
        "wal_bytes_per_move": round(wrote / len(changes)),
    }


def _keep_log(connection: sa.engine.interfaces.DBAPIConnection, _record: object) -> None:
    """Let all that is written stay in SQLite's log, so that its length says how much that is."""
    connection.cursor().execute("PRAGMA wal_autocheckpoint=0")


if __name__ == "__main__":
    given = [int(text) for text in sys.argv[1:]]
    count, moves = (*given, TABLES, MOVES)[:2] if len(given) != 1 else (given[0], MOVES)
    tell({"bench": "store", "runs": [measured(count, moves, each) for each in TOGETHER]})
