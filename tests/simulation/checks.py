"""Checks of a simulation: what must hold at any time, and what at its end."""

from __future__ import annotations

import hashlib
import sqlite3
from typing import TYPE_CHECKING, Any, Final

from moguls.server.live.soundness import loaded
from moguls.server.notify.worker import LOUD_TURNS
from moguls.server.table import views
from moguls.server.table.clock.banks import banks, next_deadline
from moguls.server.table.clock.view import latest_end
from moguls.server.table.due import is_automatic
from tests.simulation.world import DAY, HOUR, MINUTE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from moguls.server.live.live import Live
    from moguls.server.ports.notices import NoticeMessage, Row
    from moguls.server.site import Site
    from moguls.server.table.table import Table
    from tests.simulation.people import Visitor
    from tests.simulation.world import World

LATE: Final = 10 * MINUTE  # of a timeout, after the sweep of a running server
SETTLED: Final = 20 * HOUR  # after which a notice has been sent, dropped, or has failed for good


class Checker:
    """Looks at a world while it runs.

    Attributes:
        looks: how many tables were looked at.
        told: messages that were looked at when they were shown.
    """

    def __init__(self, world: World, tables: list[str]) -> None:
        self.world, self.tables = world, tables
        self.looks = self.told = 0
        world.devices.look = self.message

    async def hour(self) -> None:
        """Check all tables that are in play, if the server has been well for a while."""
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

    def message(self, address: Row, message: NoticeMessage, now: float) -> None:
        """Record what is wrong with a message at the moment at which it is shown.

        An assertion would be one more failure of the device for the server.
        """
        self.told += 1
        if (wrong := self._wrong(address, message, now)) is not None:
            self.world.troubles.append(f"{message.title}: {wrong}")

    def _wrong(self, address: Row, message: NoticeMessage, now: float) -> str | None:
        if message.expires_at <= now:
            return "says nothing new any more"
        live = self.world.site.hub.in_use().get(message.path.rsplit("/", 1)[-1])
        if live is None or not message.is_urgent:
            return None
        table = live.table
        if table.status != "playing" or table.play.turn not in table.seats_of(address["user_id"]):
            return "not this person's turn"
        return "an order answers" if is_automatic(table) else None


def logs_of(site: Site, tables: Sequence[str]) -> dict[str, Any]:
    """Return the logs of all tables that exist, read from the file."""
    found = {table_id: loaded(site.store, table_id) for table_id in tables}
    return {table_id: log for table_id, log in found.items() if log is not None}


async def check_memory(site: Site, tables: Sequence[str]) -> int:
    """Check that tables in memory equal those rebuilt from their logs; return their number."""
    compared = 0
    for table_id in tables:
        live = site.hub.in_use().get(table_id)
        if live is None:
            continue
        rebuilt: Table = await site.hub.load(table_id)
        seats: list[int | None] = [None, *range(len(rebuilt.seats))]
        for seat in seats:
            assert _seen(rebuilt, seat) == _seen(live.table, seat), f"{table_id}: seat {seat}"
        assert banks(rebuilt, site.hub.outages) == banks(live.table, site.hub.outages)
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


def check_notices(path: Any, now: float, kills: int, shown: dict[Any, int]) -> dict[str, int]:
    """Check that no notice is lost and none is shown twice; return deliveries by their state."""
    database = sqlite3.connect(path)
    database.row_factory = sqlite3.Row
    old = database.execute(
        "SELECT count(*) FROM notices n LEFT JOIN deliveries d ON d.notice_id = n.id"
        " WHERE n.not_before < ? AND n.why IS NULL AND d.state IS NULL AND n.due_at IS NULL",
        (now - SETTLED,),
    ).fetchone()[0]
    assert not old, f"{old} notices were lost without a reason"
    late = database.execute(
        "SELECT count(*) FROM deliveries WHERE due_at < ?", (now - SETTLED,)
    ).fetchone()[0]
    assert not late, f"{late} deliveries were forgotten"
    twice = sum(count - 1 for count in shown.values())
    assert twice <= kills, f"{twice} messages were shown twice by {kills} kills"
    _check_loud(database)
    rows = database.execute("SELECT state, count(*) FROM deliveries GROUP BY state").fetchall()
    database.close()
    return dict(map(tuple, rows))


def _check_loud(database: sqlite3.Connection) -> None:
    """Check that nobody is called to a slow table more than three times in any day."""
    rows = database.execute(
        "SELECT d.channel_id, d.done_at FROM deliveries d JOIN notices n ON n.id = d.notice_id"
        " WHERE d.state = 'sent' AND NOT d.is_quiet AND n.kind = 'turn' AND n.is_slow"
        " ORDER BY d.channel_id, d.done_at"
    ).fetchall()
    for first, fourth in zip(rows, rows[LOUD_TURNS:], strict=False):
        same = first["channel_id"] == fourth["channel_id"]
        assert not same or fourth["done_at"] - first["done_at"] >= DAY, "a fourth loud message"


def digest_of(logs: dict[str, Any], shown: dict[Any, int]) -> str:
    """Return a digest of everything that happened."""
    state = hashlib.sha256()
    for table_id, (setup, entries) in logs.items():
        state.update(repr((table_id, setup, entries)).encode())
    state.update(repr(sorted(shown.items())).encode())
    return state.hexdigest()[:16]
