"""Lists of tables: those open to everybody, and those of one person."""

from __future__ import annotations

import asyncio
import hashlib
from typing import TYPE_CHECKING, Any

import msgspec

from moguls.games import registry
from moguls.server.live.turns import MOST_UNFINISHED, is_turn, urgency
from moguls.server.table.listing import UNKNOWN
from moguls.server.table.results.personal import record_of
from moguls.server.table.table import USUAL_PACE
from moguls.server.wire.lobby import (
    MyRecord,
    MyTable,
    MyTables,
    OpenTables,
    PlaceInfo,
    ResultInfo,
    TableListed,
)
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable

    from moguls.server.live.hub import Hub
    from moguls.server.live.live import Live

FRESH = 1.0  # seconds for which everybody gets the same answer
STALE = 15 * 60.0  # seconds after which a table without people leaves the list
MOST_OPEN = 60
MOST_PEOPLE = 50
MOST_FINISHED = 5000  # tables in the record of a person
PAGE = 20  # tables of one person per page


class Lobby:
    """Answers requests for lists."""

    def __init__(self, hub: Hub) -> None:
        """List the tables of a hub."""
        self.hub = hub
        self._asking = asyncio.Lock()
        self._answer: tuple[bytes, str] = (b"", "")
        self._created_at = float("-inf")

    # -- open to anybody --------------------------------------------------------------------------

    async def open_tables(self) -> tuple[bytes, str]:
        """Return the open tables as JSON, the same for everybody, and its tag."""
        async with self._asking:
            if self.hub.clock.monotonic() - self._created_at > FRESH:
                content = msgspec.json.encode(await self._open())
                self._answer = content, f'"{hashlib.sha256(content).hexdigest()[:20]}"'
                self._created_at = self.hub.clock.monotonic()
        return self._answer

    async def _open(self) -> OpenTables:
        """Return the open tables: waiting ones first, then the newest."""
        live = self.hub.in_use()
        online = [key for key, table in live.items() if table.table.open and table.online()]
        since = self.hub.clock.time() - STALE
        rows = await self.hub.transact(self.hub.store.open_tables, since, online, MOST_OPEN)
        listed = [_listed(row, live.get(row["table_id"])) for row in _of_existing_games(rows)]
        return OpenTables([TableListed(**table) for table in listed])

    # -- of one person ----------------------------------------------------------------------------

    async def tables_of(self, user: str, before: str) -> MyTables:
        """Return a page of a person's tables that changed before a time, the latest first.

        Raises:
            Refusal: the time cannot be read.
        """
        rows = await self._rows(self.hub.store.tables_of, user, _time(before), PAGE + 1)
        more = repr(rows[PAGE - 1]["changed_at"]) if len(rows) > PAGE else None
        return MyTables(self._listed(rows[:PAGE]), more)

    async def unfinished_of(self, user: str) -> MyTables:
        """Return a person's unfinished tables: own turns first, then the nearest deadline."""
        rows = await self._rows(self.hub.store.unfinished_of, user, MOST_UNFINISHED)
        return MyTables(self._listed(sorted(rows, key=urgency)), None)

    def _listed(self, rows: list[dict[str, Any]]) -> list[MyTable]:
        live = self.hub.in_use()
        return [_mine(row, live.get(row["table_id"])) for row in _of_existing_games(rows)]

    async def record_of(self, user: str) -> MyRecord:
        """Return the record of a person, from the rows of its finished tables."""
        rows = await self.hub.transact(self.hub.store.finished_of, user, MOST_FINISHED)
        people = await self.hub.transact(self.hub.store.companions_of, user, MOST_PEOPLE)
        return record_of(_of_existing_games(rows), people)

    async def forget_record(self, user: str) -> None:
        """Remove a person from the lists of its finished tables."""
        await self.hub.transact(self.hub.store.forget_finished, user)

    async def _rows(self, query: Callable[..., Any], *arguments: object) -> list[dict[str, Any]]:
        """Return rows of a person's tables, once those of an older version are repaired."""
        rows: list[dict[str, Any]] = await self.hub.transact(query, *arguments)
        unknown = [row["table_id"] for row in rows if row["status"] == UNKNOWN]
        if not unknown:
            return rows
        for table_id in unknown:
            await self.hub.repair(table_id)
        repaired: list[dict[str, Any]] = await self.hub.transact(query, *arguments)
        return repaired


def _time(text: str) -> float:
    """Return the time before which a page ends; "" is the first page."""
    try:
        return float(text) if text else float("inf")
    except ValueError:
        raise Refusal("wire/malformed", {"why": "before: `next` of another page"}) from None


def _of_existing_games(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the rows of games that exist in this version."""
    return [row for row in rows if row["game"] in registry.names()]


def _listed(row: dict[str, Any], live: Live | None) -> dict[str, Any]:
    """Return the public data of a table, with presence."""
    shown = row["shown"]
    online = _online(live, len(shown["seats"]))
    seats = [
        PlaceInfo(kind, name, level, "".join(bot), kind == "bot" or here)
        for (kind, name, level, *bot), here in zip(shown["seats"], online, strict=True)
    ]
    return {
        "id": row["table_id"],
        "game": row["game"],
        "title": registry.game(row["game"]).title,
        "status": row["status"],
        "seats": seats,
        "free": _free(row["status"], seats, shown.get("reopened", [])),
        "bots_replaceable": shown["bots_replaceable"],
        "deal_known": shown["deal_known"],
        "house_rules": shown["house_rules"],
        "pace": shown.get("pace", USUAL_PACE),
        "time_mode": shown.get("mode"),
        "deadline": row["deadline"] if row["status"] == "playing" else None,
        "created_at": row["made_at"],
        "changed_at": row["changed_at"],
        "spectators": 0 if live is None else live.watchers(),
    }


def _free(status: str, seats: list[PlaceInfo], reopened: list[int]) -> int:
    """Return how many seats anybody may take: empty ones before the game, later reopened ones."""
    if status == "waiting":
        return sum(seat.kind == "empty" for seat in seats)
    return len(reopened) if status == "playing" else 0


def _online(live: Live | None, seats: int) -> list[bool]:
    """Return for each seat whether its person is connected."""
    if live is None:
        return [False] * seats
    here = live.online()
    return [seat.user in here for seat in live.table.seats]


def _mine(row: dict[str, Any], live: Live | None) -> MyTable:
    """Return a table in the list of one of its people."""
    result = row["shown"]["result"]
    return MyTable(
        **_listed(row, live),
        you=row["seat"],
        turn=is_turn(row),
        result=None if result is None else ResultInfo(**result),
        rematch=row["shown"]["rematch"],
    )
