"""What the routes and the sockets share: the hub, the people, the limits."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING

from moguls.errors import UsageError
from moguls.games import registry
from moguls.server.limits import rates
from moguls.server.limits.buckets import Buckets, Shares
from moguls.server.limits.connections import Connections
from moguls.server.limits.quotas import USUAL
from moguls.server.live.driver import Driver
from moguls.server.live.hints import Hints, asker
from moguls.server.live.hub import Hub, NewFork
from moguls.server.live.links import Links
from moguls.server.live.lobby import Lobby
from moguls.server.people.bans import Bans
from moguls.server.people.devices import Devices
from moguls.server.people.people import People
from moguls.server.replay.archive import Archive
from moguls.server.replay.reviews import Reviews
from moguls.server.table import (
    decide,
    hosting,
    rights,
    seating,
    taking_back,
    views,
    waiting,
    wishes,
)
from moguls.server.table.table import BOT
from moguls.server.thinking.scheduler import Scheduler
from moguls.server.thinking.warm_up import WarmUp
from moguls.server.wire.refusal import LATE, Refusal
from moguls.server.wire.review import HintSeen

if TYPE_CHECKING:
    from collections.abc import Callable

    from moguls.core.wish import Wanted
    from moguls.server.limits.quotas import Quotas
    from moguls.server.live.live import Live
    from moguls.server.live.observer import Observer
    from moguls.server.people.person import Person
    from moguls.server.replay.replays import Replay
    from moguls.server.storage.store import Store
    from moguls.server.table.table import Entry, Looks, Order
    from moguls.server.wire.messages import NewTable
    from moguls.server.wire.replay import NewGoOn, RecordKept
    from moguls.server.wire.review import ReviewSeen


TRIES = 5  # to take back while bots are moving


class Site:
    """Everything that is alive while the server runs."""

    def __init__(
        self,
        store: Store,
        scheduler: Scheduler | None = None,
        quotas: Quotas = USUAL,
        observer: Observer | None = None,
    ) -> None:
        """Wire the parts; the observer is told how live tables fare."""
        self.store = store
        self.hub = Hub(store, observer)
        self.people = People(self.hub, store)
        self.devices = Devices(self.people)
        self.connections = Connections()
        self.bans = Bans(self.hub, store)
        self.links = Links(self.hub)
        self.archive = Archive(self.hub, store, quotas)
        self.scheduler = scheduler or Scheduler()
        where = self.people.whereabouts
        self.driver = Driver(self.hub, self.scheduler, where)
        self.hinter = Hints(self.scheduler, where)
        self.warm_up = WarmUp(self.scheduler)
        self.hub.after_change = self._look
        self.reviews = Reviews(self.archive, self.scheduler, where)
        self.messages = Shares(rates.MESSAGES)
        self.requests = Shares(rates.REQUESTS)
        self.moves = Buckets(rates.MOVES)
        self.changes = Buckets(rates.CHANGES)
        self.names = Buckets(rates.NAMES)
        self.coming = Shares(rates.CONNECTIONS)
        self.work = Shares(rates.WORK, rates.WORK_CROWD)
        self.made = Buckets(rates.TABLES)
        self.imports = Buckets(rates.IMPORTS)
        self.importers = rates.OneAtATime("record/one_at_a_time")
        self.hints = Buckets(rates.HINTS)
        self.reviewed = Buckets(rates.REVIEWS)
        self.lobby = Lobby(self.hub)
        self.strangers = Buckets(rates.NEW_PEOPLE)
        self.sockets: dict[str, int] = {}

    def _look(self, live: Live) -> None:
        """Let bots play, and hints get ready where they may be asked for."""
        self.driver.look(live)
        self.links.watch(live)
        if live.table.status == "playing" and rights.is_alone(live.table):
            self.warm_up.begin(live.table.play.game.name)

    # -- what people do at tables; the routes and the sockets both come here ----------------------

    async def make_table(self, wanted: NewTable, person: Person) -> Live:
        """Make a table.

        Raises:
            Refusal: too many, or what cannot be.
        """
        if wanted.game not in registry.names():
            raise no_such_game(wanted.game)
        self.made.spend(person.id)
        try:
            return await self.hub.make(wanted, person.id, person.name)
        except UsageError as error:
            raise Refusal("usage/bad_option", {"why": str(error)}) from error

    async def sit(
        self,
        live: Live,
        person: Person,
        seat: int | None,
        friend: str | None = None,
        wish: Wanted | None = None,
    ) -> int:
        """Seat a person, or a friend who plays on its device; return the seat."""
        before = live.table.seats_of(person.id)
        if friend is None:
            await self._change(live, person, wishes.sit, person.name, seat, wish)
        else:
            more = friend.strip(), seat, live.absent()
            await self._change(live, person, seating.seat_friend, *more)
        held = live.table.seats_of(person.id)
        if not held:
            raise Refusal("table/full")
        return next((each for each in held if each not in before), held[0])

    async def _change(
        self, live: Live, person: Person, command: Callable[..., list[Entry]], *arguments: object
    ) -> int:
        """Change something at a table for a person.

        Raises:
            Refusal: too often, or not now.
        """
        self.changes.spend(person.id)
        return await self.hub.do(live, command, person.id, *arguments)

    async def change_me(self, person: Person, name: str | None, lang: str | None) -> None:
        """Change a person's name or language; the name at all its tables."""
        if name is not None:
            self.names.spend(person.id)
        await self.people.change(person, name, lang)

    async def keep_name(self, live: Live, person: Person) -> None:
        """Write into the table a name that its person has changed elsewhere."""
        if seating.rename(live.table, person.id, person.name):
            await self.hub.do(live, seating.rename, person.id, person.name)

    async def stand(self, live: Live, person: Person, seat: Looks = None) -> int:
        """Let a person stand up, or a friend who plays on its device."""
        return await self._change(live, person, seating.stand, seat)

    async def seat_bot(self, live: Live, person: Person, seat: int, level: str | None) -> int:
        """Seat a bot."""
        return await self._change(live, person, seating.seat_bot, seat, level, live.absent())

    async def arrange(self, live: Live, person: Person, change: dict[str, object]) -> int:
        """Change what the host decides of a table."""
        return await self._change(live, person, hosting.arrange, change, live.absent())

    async def free(self, live: Live, person: Person, seat: int) -> int:
        """Free somebody's seat while the table waits."""
        return await self._change(live, person, hosting.free, seat, live.absent())

    async def ready(self, live: Live, person: Person, *, is_ready: bool) -> int:
        """Let a person say that the game may begin, or not yet."""
        return await self._change(live, person, hosting.ready, is_ready)

    async def begin(self, live: Live, person: Person) -> int:
        """Let the game begin."""
        return await self._change(live, person, hosting.begin, live.absent())

    async def call_next(self, live: Live, person: Person, seen: int) -> int:
        """Let the bot that waits for a person move."""
        self.moves.spend(person.id)
        return await self.hub.do(live, waiting.call_next, person.id, seen)

    async def leave(self, live: Live, person: Person) -> int:
        """Let a person leave a table for good."""
        return await self._change(live, person, seating.leave)

    async def move(
        self, live: Live, person: Person, client_id: str, seen: int, text: str, looks: Looks = None
    ) -> int:
        """Play a move; return the public number of its entry, again for the same client id.

        One that comes too late is told what happened meanwhile.

        Raises:
            Refusal: too many, or not now.
        """
        self.moves.spend(person.id)
        try:
            await self.hub.do(live, decide.move, person.id, client_id, seen, text, looks)
        except Refusal as refusal:
            if refusal.code in LATE and seen < live.table.seq:
                seat = live.table.seen_from(person.id, looks)
                refusal.log = views.news(live.table, seat, seen)
            raise
        return live.table.done[decide.id_of(person.id, client_id)]

    async def order(
        self, live: Live, person: Person, order: Order | None, looks: Looks = None
    ) -> int:
        """Set a standing order; only its own seat hears of it."""
        self.moves.spend(person.id)
        return await self.hub.do(live, decide.order, person.id, order, looks)

    async def wish(self, live: Live, person: Person, wish: Wanted, looks: Looks = None) -> int:
        """Say how a seat wants to be asked; only the seat itself hears of it."""
        self.moves.spend(person.id)
        return await self.hub.do(live, wishes.put, person.id, wish, looks)

    async def hint(self, live: Live, person: Person, looks: Looks = None) -> HintSeen:
        """Return a hint for a seat on turn, at a table where all others are bots."""
        seat = asker(live.table, person.id, looks)
        if seat is None:
            return HintSeen("passed", None)
        self.hints.spend(person.id)
        return await self.hinter.ask(live, seat, person.id)

    async def take_back(self, live: Live, person: Person, looks: Looks = None) -> int:
        """Take a person's last choice back, with all that came of it; the log keeps it.

        Raises:
            Refusal: not at such a table, nothing chosen yet, or something hidden was shown since.
        """
        for more in reversed(range(TRIES)):
            table, asked = live.table, (person.id, looks)
            seen = await asyncio.to_thread(taking_back.has_seen, table, *asked)
            command = partial(taking_back.take_back, seen=seen)
            try:
                return await self.hub.do(live, command, *asked, table.length)
            except Refusal as refusal:  # a bot has moved meanwhile
                if refusal.code != "table/stale_sequence" or not more:
                    raise
        raise Refusal("server/failed")

    async def go_back(self, live: Live, person: Person, looks: Looks = None) -> Live:
        """Make a table that goes on from before a person's last choice, with cards drawn anew.

        Raises:
            Refusal: as `take_back`, but for what has been shown; or too many tables.
        """
        table = live.table
        seat, length = taking_back.moment(table, person.id, looks)
        self.made.spend(person.id)
        then = await asyncio.to_thread(taking_back.history, table, seat, length)
        levels = [str(each.level) for each in table.seats if each.kind == BOT]
        levels = ["normal" if each == "steady" else each for each in levels]
        fork: dict[str, object] = {"after": length, "of": table.id}
        if then.game.rules.drawn_anew is not None:
            fork["seat"] = seat
        who = NewFork(
            person.id, person.name, seat, levels, table.wishes.get(seat), table.pace, table.waits
        )
        return await self.hub.fork(then, fork, who)

    async def rematch(self, live: Live, person: Person) -> str:
        """Make or find the table of the rematch."""
        return await self.hub.rematch(live, person.id)

    # -- games to look back on --------------------------------------------------------------------

    async def fork(self, replay: Replay, wanted: NewGoOn, person: Person) -> Live:
        """Make a table that goes on from a moment of a replay."""
        self.made.spend(person.id)
        return await self.archive.fork(replay, wanted, person)

    async def review(self, replay_id: str, person: Person) -> ReviewSeen:
        """Begin to review a finished game, or return the review, or how far it has come."""
        found = await self.reviews.find(replay_id)
        if found.state in ("none", "failed"):
            self.reviewed.spend(person.id)
            found = await self.reviews.begin(replay_id, person.id)
        return found

    async def keep_records(self, data: bytes, person: Person) -> list[RecordKept]:
        """Check records that a person brings and keep them."""
        self.imports.spend(person.id)
        with self.importers.one_more(person.id):
            return await self.archive.keep(data, person.id)


def no_such_game(name: str) -> Refusal:
    """Return the refusal of a game that there is not, with those that there are."""
    games = ", ".join(registry.names())
    return Refusal("usage/no_such_game", {"game": name[:40], "games": games})
