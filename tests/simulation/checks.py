"""Checks of a simulation: what must hold at any time, and what at its end."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any, Final

from moguls.server.live.soundness import loaded, sound
from moguls.server.table import views
from moguls.server.table.clock.banks import banks, next_deadline
from moguls.server.table.clock.view import latest_end
from tests.simulation.deliveries import DeliveryChecker
from tests.simulation.world import MINUTE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from moguls.server.live.live import Live
    from moguls.server.site import Site
    from moguls.server.table.table import Table
    from tests.simulation.people import Visitor
    from tests.simulation.world import World

LATE: Final = 10 * MINUTE  # of a timeout, after the sweep of a running server


class Checker:
    """Looks at a world while it runs.

    Attributes:
        looks: how many tables were looked at.
        deliveries: looks at messages.
    """

    def __init__(self, world: World, tables: list[str]) -> None:
        self.world, self.tables = world, tables
        self.looks, self.deliveries = 0, DeliveryChecker(world)

    async def hour(self) -> None:
        """Check all tables that are in play, if the server has been well for a while."""
        self.deliveries.waiting()
        self.deliveries.finished()
        if not self.world.is_calm(LATE):
            return
        site = self.world.site
        for table_id in self.tables:
            live = site.hub.in_use().get(table_id)
            if live is not None and live.table.status == "playing" and not live.lock.locked():
                self.table(site, live)

    def table(self, site: Site, live: Live) -> None:
        """Check one table."""
        self.looks += 1
        table, now, outages = live.table, self.world.clock.time(), site.hub.outages
        deadline = next_deadline(table, outages)
        assert deadline is None or deadline > now - LATE, f"{table.id}: no timeout"
        end = latest_end(table, outages)
        assert end is None or now < end + LATE, f"{table.id}: longer than promised"
        control = table.time_control
        if control is not None and control.cap:
            assert all(0 <= it.seconds <= control.cap for it in banks(table, outages))
        self.deliveries.turn(live)


def logs_of(site: Site, tables: Sequence[str]) -> dict[str, Any]:
    """Return the logs of all tables that exist, read from the file."""
    found = {table_id: loaded(site.store.load, table_id) for table_id in tables}
    return {table_id: log for table_id, log in found.items() if log is not None}


async def check_memory(site: Site, tables: Sequence[str]) -> int:
    """Check that tables in memory equal those loaded again; return their number.

    A table is loaded from its snapshot, if there is one, and from its whole log.
    """
    compared = 0
    for table_id in tables:
        live = site.hub.in_use().get(table_id)
        log = loaded(site.store.load, table_id)
        if live is None or log is None:
            continue
        for table in (await site.hub.load(table_id), sound(table_id, *log)):
            for seat in (None, *range(len(table.seats))):
                assert _seen(table, seat) == _seen(live.table, seat), f"{table_id}: seat {seat}"
            assert banks(table, site.hub.outages) == banks(live.table, site.hub.outages)
        compared += 1
    return compared


def _seen(table: Table, seat: int | None) -> tuple[object, ...]:
    entries = views.news(table, seat, 0)
    return table.seq, table.status, table.orders, table.standing, table.executed, entries


def check_moves(logs: dict[str, Any], people: Sequence[Visitor]) -> int:
    """Check that each move that was acknowledged is in the log once; return their number."""
    moves: dict[tuple[str, str], list[str]] = {}
    for table_id, (_setup, entries) in logs.items():
        for entry in entries:
            if entry.kind == "move" and entry.client_id is not None:
                moves.setdefault((table_id, entry.client_id), []).append(entry.data["move"])
    assert all(len(texts) == 1 for texts in moves.values()), "a move was played twice"
    for person in people:
        for key, text in person.acknowledged.items():
            assert key[0] not in logs or moves.get(key) == [text], f"lost: {key}"
    return len(moves)


def digest_of(logs: dict[str, Any], shown: Sequence[dict[Any, int]]) -> str:
    """Return a digest of everything that happened."""
    state = hashlib.sha256()
    for table_id, (setup, entries) in logs.items():
        state.update(repr((table_id, setup, entries)).encode())
    for messages in shown:
        state.update(repr(sorted(messages.items())).encode())
    return state.hexdigest()[:16]
