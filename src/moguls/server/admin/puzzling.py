"""Search for puzzles in the finished games of people who agree; only reads."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from moguls.bots.analysis.analyst import Analyst
from moguls.review.puzzles.search import mistakes
from moguls.server.admin.messages import AddPuzzles
from moguls.server.live.soundness import ClosedTable, loaded, sound
from moguls.server.replay.puzzle_games import add_puzzles, people_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from moguls.server.admin.messages import Rows
    from moguls.server.site import Site
    from moguls.server.storage.read_only import ReadStore
    from moguls.server.table.table import Table

SEED: Final = 1


def games(store: ReadStore, now: float) -> Iterator[Table]:
    """Yield the finished games to search: all their people agree, and none was searched before."""
    for row in store.admin.list_tables(status="over"):
        members = {str(it["user_id"]) for it in store.admin.members_of(row["id"])}
        if not store.puzzles.can_search(row["id"], members):
            continue  # without replaying it
        table = _table(store, row["id"])
        people = set() if table is None else people_of(table, now)
        if table is not None and people and store.puzzles.can_search(table.id, people):
            yield table


def _table(store: ReadStore, table_id: str) -> Table | None:
    try:
        log = loaded(store.load, table_id)
        return None if log is None else sound(table_id, *log)
    except ClosedTable:
        return None


def search(store: ReadStore, seconds: float) -> Iterator[AddPuzzles]:
    """Yield the puzzles of one game after another; no game is begun after so many seconds."""
    begin = time.monotonic()
    for table in games(store, time.time()):
        if time.monotonic() - begin > seconds:
            break
        play = table.play
        analyst = Analyst(play.game.engine())
        clear = mistakes(analyst, play, SEED, range(play.seats))
        yield AddPuzzles(table.id, list(clear))


async def add(site: Site, request: AddPuzzles) -> Rows:
    """Store the puzzles of a game, unless somebody no longer agrees.

    Raises:
        UsageError: there is no such table.
    """
    is_added = await add_puzzles(site.archive, request.table, request.mistakes)
    return [{"table": request.table, "puzzles": len(request.mistakes) if is_added else 0}]
