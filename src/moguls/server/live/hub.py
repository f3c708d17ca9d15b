"""Hub: live tables; their commands are decided in order, and logged before anybody sees them."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any
from weakref import WeakValueDictionary

from moguls.core.auto_response import ASK
from moguls.core.commitment import SALT_BYTES, commit
from moguls.games import registry
from moguls.server.live.live import REST, Live
from moguls.server.live.observer import NullObserver
from moguls.server.live.opening import Opening
from moguls.server.live.snapshots.saving import Snapshots
from moguls.server.live.soundness import ClosedTable, ended
from moguls.server.live.writing import ChangeWriter, first_change
from moguls.server.ports.clock import SYSTEM
from moguls.server.ports.executor import ThreadExecutor
from moguls.server.table import auto_response, decide, seating, timing
from moguls.server.table import table as tables
from moguls.server.table.clock.bounds import timed
from moguls.server.table.clock.control import usual_options
from moguls.server.table.evolving import evolve
from moguls.server.table.listing import listing
from moguls.server.table.naming import with_unique_names
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from moguls.core.auto_response import AutoResponse
    from moguls.core.play.configured import ConfiguredRules
    from moguls.core.play.history import History
    from moguls.server.live.observer import TableObserver
    from moguls.server.ports.clock import Clock
    from moguls.server.ports.executor import Executor
    from moguls.server.ports.storage import TableStore
    from moguls.server.table.clock.banks import Interval
    from moguls.server.table.notices.notice import Notice
    from moguls.server.table.table import LogEntry, Table
    from moguls.server.wire.messages import NewTable

    Command = Callable[..., list[LogEntry]]
    Derive = Callable[[Live | None, Table, list[LogEntry]], list[Notice]]

LOG = logging.getLogger("moguls.hub")
RECENT_TABLES = 200  # kept in memory without connections


@dataclass(frozen=True)
class NewFork:
    """Player of a forked table: a person at one seat, bots of these levels at the others.

    `auto_response`: the auto-response of the person; None for the default.
    `pace` and `step_mode`: of the bots.
    """

    user: str
    name: str
    seat: int
    levels: list[str]
    auto_response: AutoResponse | None = None
    pace: str = tables.USUAL_PACE
    step_mode: bool = False


class Hub:
    """All tables: those in use are in memory, the others in the store."""

    def __init__(
        self,
        store: TableStore,
        observer: TableObserver | None = None,
        *,
        clock: Clock = SYSTEM,
        executor: Executor | None = None,
    ) -> None:
        """Serve the tables of a store.

        Args:
            store: of all tables.
            observer: receives measurements.
            clock: stamps the entries.
            executor: runs transactions and long computations; None: in threads.
        """
        self.store, self.clock = store, clock
        self.executor = executor or ThreadExecutor()
        self._observer = observer or NullObserver()
        # A table that is in use (by a socket, a request, a bot's task) is always the same object;
        # the most recent ones are kept here.
        self._live: WeakValueDictionary[str, Live] = WeakValueDictionary()
        self._recent: OrderedDict[str, Live] = OrderedDict()
        self._writer = ChangeWriter(store, self.transact)
        self.snapshots = Snapshots(store, self.transact, self.executor, clock)
        self.outages: list[Interval] = []  # shared with all live tables
        self.opening, self._rest_until = Opening(), clock.monotonic() + REST
        self._shut: dict[str, tuple[str, dict[str, str | int]]] = {}  # refusals of closed tables
        self.after_change: Callable[[Live], None] = lambda _live: None
        self.before_open: Callable[[Live], Awaitable[None]] | None = None
        # What people who are away are told; written with the entries.
        self.notices_of: Derive = lambda _live, _table, _entries: []

    async def transact(self, function: Callable[..., object], *arguments: object) -> Any:
        """Return the result of one of the store's transactions, and measure it."""
        with self._observer.storing(getattr(function, "__name__", "other")):
            return await self.executor.transact(function, *arguments)

    async def stop(self) -> None:
        """Write snapshots, and wait for the running transactions; no other one begins."""
        await self.snapshots.save(self.in_use().values())
        await self.snapshots.stop()
        await self.executor.close()

    # -- creating and finding ---------------------------------------------------------------------

    async def make(self, request: NewTable, user: str, name: str) -> Live:
        """Create a table: deal, commit to the deal, seat the host and its bots.

        Raises:
            UsageError: no such game, switch, or number of seats.
            Refusal: more bots than seats, or a time control that is not possible.
        """
        friends_at = range(int(request.sit), int(request.sit) + len(request.friends))
        bots_at = range(friends_at.stop, friends_at.stop + len(request.bots))
        is_of_bots = not bots_at.start and len(request.bots) >= request.seats and all(request.bots)
        usual = {} if is_of_bots else registry.game(request.game).rules.identity.table_options
        usual = usual_options(request.time_control, usual) | request.options
        game = registry.game(request.game, **usual)
        game.check_seats(request.seats)
        if bots_at.stop > request.seats:
            raise Refusal("table/too_many", {"wanted": bots_at.stop, "seats": request.seats})
        settings = {name: getattr(request, name) for name in tables.SETTINGS}
        setup = {**new_setup(game, request.seats, user), **settings}
        setup.update(timed(request.time_control, game, request.seats))
        table = tables.new_table(secrets.token_urlsafe(12), setup)
        entries = seating.sit(table, user, name, 0) if request.sit else []
        seating.alone(entries, checks_alone=request.checks_alone)
        friends = zip(friends_at, request.friends, strict=True)
        entries += [seating.sat_entry(seat, user, friend, friend=True) for seat, friend in friends]
        entries = auto_response.with_response(table, entries, request.auto_response)
        levels = zip(bots_at, request.bots, strict=True)
        entries += [seating.bot_entry(seat, level) for seat, level in levels if level is not None]
        return await self.keep(table, entries)

    async def fork(self, start: History, fork: dict[str, object], player: NewFork) -> Live:
        """Create a table that goes on from a moment: one person, bots at all other seats.

        Args:
            start: the game up to that moment, hidden cards redealt if need be.
            fork: the field of the record, with `after` at least.
            player: the person, its seat, and its opponents.
        """
        seats = len(player.levels) + 1
        sealed = seal(start.game.name, start.game.options, start.deal, start.steps)
        setup = {**sealed, "rules": start.game.rules_version, "seats": seats, "host": player.user}
        setup.update(_facts(start.game), pace=player.pace, step_mode=player.step_mode)
        setup.update(steps=start.steps, fork=fork, needs_start=True)
        table = tables.new_table(secrets.token_urlsafe(12), setup)
        entries = [tables.LogEntry("forked", {"step": fork["after"]})]
        sat = seating.sit(table, player.user, player.name, player.seat)
        entries += auto_response.with_response(table, sat, player.auto_response)
        others = [seat for seat in range(seats) if seat != player.seat]
        levels = zip(others, player.levels, strict=True)
        entries += [seating.bot_entry(seat, level) for seat, level in levels]
        return await self.keep(table, entries)

    async def keep(self, table: Table, entries: list[LogEntry]) -> Live:
        """Store a new table with its first entries, and take it into memory."""
        table.at = self.clock.time()
        entries = timing.stamp(table, with_unique_names(table, entries), table.at)
        for entry in entries:
            evolve(table, entry)
        change = first_change(table, entries)
        change = change._replace(notices=self.notices_of(None, table, entries))
        await self.transact(self.store.add_table, table.id, table.setup, change)
        live = self._hold(self.snapshots.watched(Live(table, self.clock)))
        if table.seats_of(table.host):  # who has a seat is there
            live.look(table.host)
        self.after_change(live)
        return live

    async def find(self, table_id: str) -> Live:
        """Return a table, rebuilt from its log if it is not in memory.

        Raises:
            Refusal: there is no such table.
        """
        live = self._live.get(table_id)
        if live is None:
            live = await self.opening.once(table_id, partial(self._open, table_id))
        if (refusal := ended(live.table)) is not None:
            raise refusal
        return self._hold(live)

    def forget(self, table_id: str) -> None:
        """Drop a table that was deleted from the store."""
        self._live.pop(table_id, None)
        self._recent.pop(table_id, None)
        self._shut.pop(table_id, None)
        self.snapshots.forget(table_id)

    def peek(self, table_id: str) -> Live | None:
        """Return a table if it is in memory."""
        return self._live.get(table_id)

    async def _open(self, table_id: str) -> Live:
        loaded = await self.load(table_id)
        live = self.snapshots.watched(Live(loaded, self.clock, rest_until=self._rest_until))
        if self.before_open is not None:
            await self.before_open(live)
        self._hold(live)
        live.set_alarm()  # its idle limit may have passed already
        self.after_change(live)
        return live

    def _hold(self, live: Live) -> Live:
        """Keep a table in memory as the most recent one; older ones can be loaded again."""
        key, live.outages = live.table.id, self.outages
        self._live[key] = self._recent[key] = live
        self._recent.move_to_end(key)
        if len(self._recent) > RECENT_TABLES:
            self.snapshots.leave(self._recent.popitem(last=False)[1])
        return live

    async def load(self, table_id: str) -> Table:
        """Rebuild a table from its snapshot or its log, in the executor.

        One that is closed is not read again.

        Raises:
            Refusal: there is no such table, or it is closed.
        """
        if table_id in self._shut:
            raise Refusal(*self._shut[table_id])
        try:
            table = await self.snapshots.load(table_id)
        except ClosedTable as unsound:
            LOG.error("table %s is closed: %s", table_id, unsound.why)  # noqa: TRY400  # one line
            self._shut[table_id] = unsound.code, unsound.details
            raise
        if table is None:
            raise Refusal("table/not_found")
        return table

    async def repair(self, table_id: str) -> None:
        """Rebuild the row of a table in the lists, or mark it as unreadable."""
        try:
            listed = listing((await self.find(table_id)).table)
        except Refusal:
            listed = None
        except Exception:
            LOG.exception("table %s cannot be read from its log", table_id)
            listed = None
        await self.transact(self.store.repair_listing, table_id, listed)

    def tell_clocks(self) -> None:
        """Show the new deadlines of all tables in memory: an outage has moved them."""
        for live in self._live.values():
            if live.table.time_control is not None:
                live.wake()

    def in_use(self) -> dict[str, Live]:
        """Return the tables in memory, by id."""
        return dict(self._live)

    # -- changing ---------------------------------------------------------------------------------

    async def do(self, live: Live, command: Command, *arguments: object) -> int:
        """Decide a command, write its entries, and only then apply them.

        The caller may be cancelled meanwhile: what has begun is finished, so that memory and log
        agree.

        Returns:
            The public number of the last entry; that of an earlier one where the command was a
            repetition.

        Raises:
            Refusal: nothing was changed.
        """
        doing = asyncio.ensure_future(self._do(live, command, *arguments))
        began = self.clock.monotonic()
        seq = await asyncio.shield(doing)
        if command is decide.move:
            self._observer.acknowledged(self.clock.monotonic() - began)
        return seq

    async def _do(self, live: Live, command: Command, *arguments: object) -> int:
        async with live.lock:
            try:
                entries = with_unique_names(live.table, command(live.table, *arguments))
            except decide.Repeated as earlier:
                return earlier.seq
            if entries:
                await self._write(live, entries)
                live.wake(only=_only_for(entries))
            seq = live.table.seq
        if entries:
            self.after_change(live)
        return seq

    async def _write(self, live: Live, entries: list[LogEntry]) -> None:
        """Write entries to the log and apply them; after an error the log is loaded again.

        They are applied to a copy, so that nobody sees them before they are written.
        """
        table, changed = live.table, live.table.copy()
        entries = timing.stamp(table, entries, live.now())
        try:
            numbers = [evolve(changed, entry) for entry in entries]
            notices = self.notices_of(live, changed, entries)
            await self._writer.append(live, changed, numbers, entries, notices)
            live.table = changed
            self.snapshots.follow(live)
            self._observer.written(table, entries)
        except Exception:
            live.table = await self.load(table.id)
            live.wake()
            raise

    async def rematch(self, live: Live, user: str) -> str:
        """Create the table of the rematch, seats moved on by one, and record it on the old one."""
        return await asyncio.shield(asyncio.ensure_future(self._rematch(live, user)))

    async def _rematch(self, live: Live, user: str) -> str:
        async with live.lock:
            new_id = secrets.token_urlsafe(12)
            entries = decide.rematch(live.table, user, new_id)
            if not entries:
                return str(live.table.rematch)
            old, game = live.table, live.table.play.game
            host = old.host if old.host not in live.absent() else user  # the same, if it is there
            settings = {name: getattr(old, name) for name in tables.SETTINGS}
            setup = {**new_setup(game, old.play.seats, host), **settings}
            setup.update(timed(old.time_control, game, old.play.seats))
            await self.keep(tables.new_table(new_id, setup), _moved_on(old))
            await self._write(live, entries)
            live.wake()
        return new_id


def _only_for(entries: list[LogEntry]) -> int | None:
    """Return the one seat that may see these entries, or None if all may."""
    if all(entry.kind in tables.PRIVATE for entry in entries):
        return int(entries[0].data["seat"])
    return None


def _moved_on(old: Table) -> list[LogEntry]:
    """Return the entries that seat the same people and bots one seat further."""
    entries = []
    for seat, occupant in enumerate(old.seats):
        place = (seat + 1) % len(old.seats)
        if occupant.user is not None:
            friend = bool(occupant.friend)
            sat = [seating.sat_entry(place, occupant.user, occupant.name, friend=friend)]
            seating.alone(sat, checks_alone=occupant.checks_alone)
            asks = old.auto_responses.get(seat) == ASK
            entries += [auto_response.entry(place, ASK), *sat] if asks else sat
        elif occupant.level is not None:
            level = "normal" if occupant.level == "steady" else occupant.level
            own = occupant.former is None
            name = occupant.name if own else seating.free_bot_name(old.seats, place)
            entries.append(seating.bot_entry(place, level, name))
    return entries


def new_setup(game: ConfiguredRules, seats: int, host: str) -> dict[str, object]:
    """Return the setup of a new table, with the version of its rules."""
    sealed = {**seal(game.name, game.options, game.deal(seats)), **_facts(game)}
    how = {"rules": game.rules_version, "seats": seats, "host": host}
    return {**sealed, **how, "needs_start": True}


def _facts(game: ConfiguredRules) -> dict[str, str]:
    """Return the data file of a game, if it has one: a table keeps it."""
    return {"facts": game.rules.facts.decode()} if game.rules.facts else {}


def seal(
    game: str,
    options: dict[str, str],
    deal: dict[str, object],
    steps: list[dict[str, object]] | None = None,
) -> dict[str, Any]:
    """Return the values of a new table: game, options, deal, and the commitment to the deal.

    At a forked table the commitment covers the steps before the fork.
    """
    salt = secrets.token_hex(SALT_BYTES)
    sealed = commit(game, options, deal, salt, steps)
    return {"game": game, "options": options, "deal": deal, "salt": salt, "commit": sealed}
