"""Site: the services of a running server."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from moguls.server.daily.deals import DailyDeals
from moguls.server.feeds.feeds import Feeds
from moguls.server.identity.accounts import Accounts
from moguls.server.limits.connections import Connections
from moguls.server.limits.limits import Limits
from moguls.server.limits.quotas import USUAL
from moguls.server.live.ages import Ages
from moguls.server.live.driver import Driver
from moguls.server.live.heartbeat import Heartbeat
from moguls.server.live.hints import Hints
from moguls.server.live.hub import Hub
from moguls.server.live.links import Links
from moguls.server.live.lobby import Lobby
from moguls.server.live.texts import Texts
from moguls.server.live.timeouts import Timeouts
from moguls.server.notify.addresses import MailAddresses
from moguls.server.notify.moves import MailMoves
from moguls.server.notify.notices import Notices
from moguls.server.notify.personal import PersonalChannels
from moguls.server.people.bans import Bans
from moguls.server.people.devices import Devices
from moguls.server.people.people import People
from moguls.server.ports.clock import SYSTEM
from moguls.server.replay.archive import Archive
from moguls.server.replay.puzzles import Puzzles
from moguls.server.replay.reviews import Reviews
from moguls.server.table import rights, seating
from moguls.server.thinking.warm_up import WarmUp

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from moguls.server.limits.quotas import Quotas
    from moguls.server.live.live import Live
    from moguls.server.live.observer import TableObserver
    from moguls.server.people.person import Person
    from moguls.server.ports.clock import Clock
    from moguls.server.ports.executor import Executor
    from moguls.server.ports.mail import Mailer
    from moguls.server.ports.notices import Channel, Offer
    from moguls.server.ports.storage import Store
    from moguls.server.thinking.interface import Thinking


@dataclass(frozen=True)
class Ports:
    """What a site needs from outside; the defaults are those of a server.

    Attributes:
        store: the database.
        thinking: computes moves, hints and reviews.
        observer: receives measurements of the tables.
        clock: wall time and monotonic time.
        executor: runs transactions and long computations; None: in threads.
        channels: reach people who are away, by name.
        mailer: sends mails; None: the host has not set that up.
        offers: kinds of channels, with what each lacks.
    """

    store: Store
    thinking: Thinking
    observer: TableObserver | None = None
    clock: Clock = SYSTEM
    executor: Executor | None = None
    channels: Mapping[str, Channel] | None = None
    mailer: Mailer | None = None
    offers: Sequence[Offer] = ()


class Site:
    """The services of a running server."""

    def __init__(self, ports: Ports, quotas: Quotas = USUAL) -> None:
        """Connect the services."""
        self.store, self.thinking = store, thinking = ports.store, ports.thinking
        self.mailer = ports.mailer
        self.limits = Limits()
        self.hub = Hub(store, ports.observer, clock=ports.clock, executor=ports.executor)
        self.people = People(self.hub, store)
        self.devices = Devices(self.people)
        self.identity = Accounts(self.devices, store, ports.mailer)
        self.one_time_links = self.identity.links
        self.connections = Connections()
        self.ages = Ages(self.hub, store.admin)
        self.bans = Bans(self.hub, store, self.ages)
        self.links = Links(self.hub)
        self.lobby = Lobby(self.hub)
        where = self.people.whereabouts
        self.archive = Archive(self.hub, store, thinking, quotas)
        self.puzzles = Puzzles(self.archive, store.puzzles)
        self.driver = Driver(self.hub, thinking, where)
        self.hinter = Hints(thinking, where)
        self.daily = DailyDeals(self.hub, store.daily)
        self.reviews = Reviews(self.archive, thinking, where)
        self.warm_up = WarmUp(thinking)
        self.heartbeat = Heartbeat(self.hub, store.clocks)
        self.timeouts = Timeouts(self.hub, store.clocks, self.heartbeat.is_trusted)
        self.notices = Notices(self.hub, store.notices, ports.channels or {})
        self.channels = PersonalChannels(self.notices, ports.offers)
        self.texts = Texts(self.hub, store.talk)
        self.feeds = Feeds(self.channels)
        self.mail_addresses = MailAddresses(ports.mailer, self.one_time_links, self.channels)
        self.mail_moves = MailMoves(self.hub, store.notices)
        self.hub.after_change = self._after_change

    def _after_change(self, live: Live) -> None:
        """Start what a change of a table makes necessary."""
        self.driver.look(live)
        self.links.watch(live)
        self.timeouts.watch(live)
        if live.table.status == "playing" and rights.is_alone(live.table):
            self.warm_up.begin(live.table.play.game.name)

    async def update_name(self, live: Live, person: Person) -> None:
        """Write a person's name into a table where it has an older one."""
        if seating.rename(live.table, person.id, person.name):
            await self.hub.do(live, seating.rename, person.id, person.name)
