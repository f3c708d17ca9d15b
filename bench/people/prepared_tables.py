"""Tables in mid-game, written into a store before the server starts: playing to there takes long.

A few games are played with random moves; each is cut at several moments, and copied with other
people, a snapshot beside each log.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import tempfile
import time
import zlib
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from moguls.server.live.hub import Hub
from moguls.server.live.opening import rebuilt
from moguls.server.live.snapshots.sources import hash_of_rules
from moguls.server.live.writing import first_change
from moguls.server.ports.snapshots import NewSnapshot
from moguls.server.storage.folders import FILE
from moguls.server.storage.store import SqliteStore
from moguls.server.table import seating
from moguls.server.table.evolving import evolve
from moguls.server.table.snapshots.encoding import CHECKSUM, HEAD, decode, encode
from moguls.server.table.table import LogEntry
from moguls.server.wire.messages import NewTable

if TYPE_CHECKING:
    from bench.people.habits import Habits
    from bench.people.seating_plan import PlannedTable

MOMENTS: Final = 10  # of each kind of table, equally spaced over a game
LONGEST: Final = 200  # moves
BASE: Final = "uBASE00-"  # in place of the ids of people, of the same length
Kind = tuple[str, int, int]  # game, seats, people


class Moment(NamedTuple):
    """A table in mid-game, whose people have the ids of `BASE`: its log and its snapshot."""

    setup: str
    entries: str
    snapshot: bytes


class PlayedGame(NamedTuple):
    """The log of a game that was played; its first `start` entries seat the people."""

    setup: dict[str, Any]
    start: int
    entries: list[LogEntry]


class Moments:
    """Moments of games, each kind of table with its own; made when they are needed."""

    def __init__(self, habits: Habits, rng: random.Random) -> None:
        """Play nothing yet."""
        self._habits, self._rng = habits, rng
        self._games: dict[Kind, PlayedGame] = {}
        self._moments: dict[tuple[Kind, int], Moment] = {}
        self._next = count()

    async def one(self, kind: Kind) -> Moment:
        """Return a moment of a kind of table, all in turn."""
        if kind not in self._games:
            self._games[kind] = await self._play(kind)
        cut = next(self._next) % MOMENTS
        if (kind, cut) not in self._moments:
            setup, start, entries = self._games[kind]
            end = start + (len(entries) - start) * cut // MOMENTS
            self._moments[kind, cut] = _moment(setup, entries[:end])
        return self._moments[kind, cut]

    async def _play(self, kind: Kind) -> PlayedGame:
        """Play a game with random moves."""
        setup, entries = await self._seated(kind)
        start, table = len(entries), rebuilt("base", setup, entries)
        while not table.play.over and len(entries) - start < LONGEST:
            move = self._rng.choice(list(table.play.legal()))
            entries.append(LogEntry("move", {"seat": table.play.turn, "move": move}))
            evolve(table, entries[-1])
        return PlayedGame(setup, start, entries)

    async def _seated(self, kind: Kind) -> tuple[dict[str, Any], list[LogEntry]]:
        """Return the setup of a new table, and the entries by which its seats are taken."""
        game, seats, people = kind
        with tempfile.TemporaryDirectory() as folder:
            hub = Hub(SqliteStore(Path(folder) / FILE))
            bots: list[Any] = [self._habits.bots] * (seats - people)
            options = self._habits.options.get(game, {})
            live = await hub.make(NewTable(game, seats, options=options), f"{BASE}0", "Ada")
            for seat in range(1, people):
                await hub.do(live, seating.sit, f"{BASE}{seat}", "Bob", seat)
            for seat, level in enumerate(bots, people):
                await hub.do(live, lambda _t, s=seat, b=level: [seating.bot_entry(s, b)])
            found = hub.store.load(live.table.id)
        assert found is not None  # noqa: S101  # it has just been written
        return found


def _moment(setup: dict[str, Any], entries: list[LogEntry]) -> Moment:
    now = time.time()  # pages ask less often for the turns of old tables
    stamped = [LogEntry(it.kind, it.data, at=now) for it in entries]
    table = rebuilt("base", setup, stamped)
    rows = json.dumps([(it.kind, it.data) for it in entries])
    return Moment(json.dumps(setup), rows, encode(table, hash_of_rules(setup["game"])))


def keep(folder: Path, tables: list[PlannedTable], habits: Habits) -> str:
    """Write planned tables and their people into a folder; return the id of its database."""
    store = SqliteStore(folder / FILE)
    moments = Moments(habits, random.Random(len(tables)))
    asyncio.run(_keep_all(store, tables, moments))
    site = store.site_id()
    store.close()
    return site


async def _keep_all(store: SqliteStore, tables: list[PlannedTable], moments: Moments) -> None:
    for table in tables:
        kind = table.game, table.seats, table.people
        _keep_table(store, table, await moments.one(kind))
        for place in range(table.persons):
            _keep_person(store, table.user(place))


def _keep_table(store: SqliteStore, planned: PlannedTable, moment: Moment) -> None:
    """Write a copy of a moment, with people of its own."""
    own = planned.user(0)[:-1]
    setup: dict[str, Any] = json.loads(moment.setup.replace(BASE, own))
    rows = json.loads(moment.entries.replace(BASE, own))
    entries = [LogEntry(kind, data) for kind, data in rows]
    snapshot = _renamed(moment.snapshot, BASE, own)
    table = decode(snapshot, planned.id, setup, hash_of_rules(planned.game))
    store.add_table(planned.id, setup, first_change(table, entries))
    store.snapshots.put([NewSnapshot(planned.id, len(entries), snapshot)], 0.0)


def _renamed(snapshot: bytes, old: str, new: str) -> bytes:
    """Return a snapshot with other ids of the same length."""
    plain = zlib.decompress(snapshot[len(HEAD) + CHECKSUM :])
    data = zlib.compress(plain.replace(old.encode(), new.encode()), 1)
    return HEAD + hashlib.sha256(data).digest()[:CHECKSUM] + data


def token_of(user: str) -> str:
    """Return the token in the cookie of a person."""
    return f"token-of-{user}"


def _keep_person(store: SqliteStore, user: str) -> None:
    token = hashlib.sha256(token_of(user).encode()).hexdigest()
    device = {"id": f"d{user}", "user_id": user, "token_hash": token}
    person = {"id": user, "name": "Ada", "lang": None}
    store.add_user(person, {**device, "browser": "", "system": ""})
