"""Games of people as sources of puzzles: which can be used, and who must agree."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from moguls.server.ports.puzzles import StoredPuzzle

if TYPE_CHECKING:
    from collections.abc import Sequence

    from moguls.review.puzzles.search import ClearMistake
    from moguls.server.replay.archive import Archive
    from moguls.server.table.table import Table

DAY: Final = 86_400  # seconds


def people_of(table: Table, now: float) -> set[str]:
    """Return all people who had a seat during a game; nobody if it cannot be used.

    A game of today may have a deal that others are still to play, and one that goes on from another
    game shows decisions of people who are not here.
    """
    is_new = table.at // DAY >= now // DAY
    if table.status != "over" or is_new or "fork" in table.setup:
        return set()
    return set(table.held)


async def add_puzzles(archive: Archive, table_id: str, mistakes: Sequence[ClearMistake]) -> bool:
    """Store the puzzles of a game if all its people agree; return whether.

    Raises:
        Refusal: there is no such table.
    """
    hub = archive.hub
    table = (await hub.find(table_id)).table
    people, game = people_of(table, hub.clock.time()), table.setup["game"]
    if not people:
        return False
    puzzles = [StoredPuzzle(game, table_id, it.step, _json(it)) for it in mistakes]
    is_added: bool = await hub.transact(archive.store.puzzles.add, table_id, people, puzzles)
    return is_added


def _json(it: ClearMistake) -> str:
    return msgspec.json.encode(it.solution).decode()
