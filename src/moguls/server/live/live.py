"""A table in memory: who looks on, who has been away, and the frames that go out."""

from __future__ import annotations

import asyncio
import math
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import msgspec

from moguls.server.ports.clock import SYSTEM
from moguls.server.table import timing, views
from moguls.server.table.presence import Presence
from moguls.server.table.table import AS_PUBLIC, owner_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from moguls.core.wish import Wanted
    from moguls.server.ports.clock import Clock
    from moguls.server.table.table import Table, Viewpoint
    from moguls.server.wire.messages import Frame

GATHERING = 0.25  # seconds in which people come and go before all are told who is here
WATCHERS_GATHERING = 2.0  # likewise where only watchers do: they are told as a number
AWAY = 20.0  # seconds after which a bot may take the place of a person who is gone
REST = 60.0  # seconds after the server's start in which nobody is idle: pages may still reconnect


Here = tuple[set[str], int]  # who is connected, and how many others look on


@dataclass(eq=False)
class Viewer:
    """A connection to a table: a cursor into its log, woken when there is news.

    `told`: whether it has been sent a view, and with it what never changes at the table; `wish`:
    how it wants to be asked once it sits, unless it says so; `here`: who it knows to be here.
    """

    user: str | None
    seen: int
    viewpoint: Viewpoint = None
    told: bool = False
    wish: Wanted | None = None
    here: Here | None = None
    news: asyncio.Event = field(default_factory=asyncio.Event)


class Live:
    """A table in memory, with its viewers and its turn-taking."""

    def __init__(
        self, table: Table, clock: Clock = SYSTEM, *, rest_until: float = -math.inf
    ) -> None:
        """Take a table into memory, without viewers.

        Args:
            table: as its log has made it.
            clock: of the hub.
            rest_until: the monotonic time before which nobody counts as idle.
        """
        self.table, self.clock = table, clock
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self._encoded: dict[tuple[str | None, Viewpoint, int, bool], tuple[str, Here]] = {}
        self._waiters: dict[asyncio.Event, str] = {}
        self._since = clock.monotonic()
        self._seen: dict[str, float] = {}
        self.listed_at = -math.inf  # when its row of the lists was last written
        self._looked_at = -math.inf
        # Whether the last search here got less time than usual, because many were asked for.
        self.hurried = False
        self._gathering: asyncio.TimerHandle | None = None
        self._here: Here = set(), 0  # who was here when all were last told
        self._due: set[int] = set()  # seconds of the clock at which somebody counts as gone
        self._rest_until = rest_until
        self._time = table.at, self._since  # last reading of `now`, and its monotonic time
        self._alarm: asyncio.TimerHandle | None = None

    def now(self) -> float:
        """Return the wall time as this table counts it: it never decreases.

        After the wall clock was set back, time goes on from the last entry or reading.
        """
        at, monotonic = self._time
        elapsed = self.clock.monotonic() - monotonic
        self._time = max(self.clock.time(), at + elapsed), monotonic + elapsed
        return self._time[0]

    def online(self) -> set[str]:
        """Return the users who are connected, or wait for their turn."""
        connected = {viewer.user for viewer in self.viewers if viewer.user is not None}
        return connected | set(self._waiters.values())

    def waiting(self, user: str) -> int:
        """Return how many requests of a user wait for news."""
        return list(self._waiters.values()).count(user)

    @contextmanager
    def waiter(self, user: str) -> Iterator[asyncio.Event]:
        """Let a request of a user wait: it gets an event that is set whenever there is news."""
        news = asyncio.Event()
        self._waiters[news] = user
        self.look(user)
        try:
            yield news
        finally:
            del self._waiters[news]
            self.look(user)

    def watchers(self) -> int:
        """Return how many connected users have no seat."""
        return sum(not self.table.seats_of(user) for user in self.online())

    def absent(self) -> set[str]:
        """Return the seated users, and the host, who are gone: away, or idle, for a while."""
        long_ago = self.clock.monotonic() - AWAY
        seated = {seat.user for seat in self.table.seats if seat.user is not None}
        seated.add(self.table.host)
        away = (user for user in seated if self._seen.get(user, self._since) < long_ago)
        return set(away) - self.online() | self.idle()

    def away(self, seconds: float) -> set[str]:
        """Return whose seats these are, and who has not been at the table for so long."""
        long_ago = self.clock.monotonic() - seconds
        owners = {owner_of(seat) for seat in self.table.seats}
        away = {each for each in owners if each and self._seen.get(each, self._since) < long_ago}
        return away - self.online()

    def idle(self) -> set[str]:
        """Return the user on turn if it has kept the others waiting longer than the host allows."""
        left = self._seconds_until_idle()
        return set() if left is None or left > 0 else {str(timing.user_on_turn(self.table))}

    def _seconds_until_idle(self) -> float | None:
        left = timing.seconds_until_idle(self.table, self.now())
        return None if left is None else max(left, self._rest_until - self.clock.monotonic())

    def set_alarm(self) -> None:
        """Wake all viewers when the user on turn becomes idle."""
        if self._alarm is not None:
            self._alarm.cancel()
        left = self._seconds_until_idle()
        later = asyncio.get_running_loop().call_later
        self._alarm = None if left is None or left <= 0 else later(left, self.wake)

    def is_watched(self, seconds: float) -> bool:
        """Say whether somebody is connected, waits for news, or has asked for it lately."""
        recent = self._looked_at > self.clock.monotonic() - seconds
        return bool(self.viewers or self._waiters) or recent

    def seen_within(self, seconds: float) -> set[str]:
        """Return the users who have been here within so many seconds."""
        long_ago = self.clock.monotonic() - seconds
        return {user for user, at in self._seen.items() if at > long_ago}

    def look(self, user: str | None) -> None:
        """Remember that a user, or a stranger, has just been here."""
        self._looked_at = self.clock.monotonic()
        if user is not None:
            self._seen[user] = self.clock.monotonic()

    def come(self, viewer: Viewer) -> None:
        """Add a connection; its first frame goes out at once."""
        self.viewers.add(viewer)
        self._encoded.clear()
        viewer.news.set()
        self._gather(viewer)

    def go(self, viewer: Viewer) -> None:
        """Take a connection away."""
        self.viewers.discard(viewer)
        self.look(viewer.user)
        self._gather(viewer)
        if viewer.user in self.table.belonging:  # the others may soon do something about it
            self._tell_later()

    def _gather(self, viewer: Viewer) -> None:
        """Tell all who is here, soon: a crowd that comes at once is told once."""
        belongs = viewer.user in self.table.belonging
        loop = asyncio.get_running_loop()
        due = loop.time() + (GATHERING if belongs else WATCHERS_GATHERING)
        if self._gathering is not None:
            if self._gathering.when() <= due:
                return
            self._gathering.cancel()
        self._gathering = loop.call_at(due, self._gathered)

    def _gathered(self) -> None:
        """Tell all who is here, unless it is as they know: somebody came and went."""
        self._gathering = None
        here = self._here_now()
        if here != self._here:
            self._here = here
            if self._waiters or any(viewer.here != here for viewer in self.viewers):
                self.wake()

    def _here_now(self) -> Here:
        """Return who is here."""
        return self.online(), self.watchers()

    def _tell_later(self) -> None:
        """Tell all when somebody who has left counts as gone; once in a second at most."""
        loop = asyncio.get_running_loop()
        due = int(loop.time() + AWAY) + 1
        if due not in self._due:
            self._due.add(due)
            loop.call_at(due, self._told_gone, due)

    def _told_gone(self, due: int) -> None:
        """Tell all that somebody counts as gone."""
        self._due.discard(due)
        self.wake()

    def frame(
        self, user: str | None, since: int, viewpoint: Viewpoint = None, *, told: bool = False
    ) -> Frame:
        """Return a viewer's frame, without what never changes if that has been `told`."""
        presence = Presence(*self._here_now(), self.absent(), self.hurried)
        return views.frame(self.table, user, since, presence, viewpoint, has_static=told)

    def news_for(self, viewer: Viewer) -> str:
        """Return a viewer's frame as JSON, and count it as sent.

        All spectators get the same frame, so it is made once.
        """
        table, user = self.table, viewer.user
        special = user == table.host or any(user in (s.user, s.former) for s in table.seats)
        special = special or user in table.removed
        special = special and viewer.viewpoint != AS_PUBLIC
        who, viewpoint = (user, viewer.viewpoint) if special else (None, None)
        key = who, viewpoint, viewer.seen, viewer.told
        if key not in self._encoded:
            frame = self.frame(who, viewer.seen, viewpoint, told=viewer.told)
            self._encoded[key] = msgspec.json.encode(frame).decode(), self._here_now()
        viewer.seen, viewer.told = table.seq, viewer.told or table.status != "waiting"
        text, viewer.here = self._encoded[key]
        return text

    def set_viewpoint(self, viewer: Viewer, viewpoint: Viewpoint) -> None:
        """Let a connection look as another seat: it gets all that this one may know, from anew."""
        viewer.viewpoint, viewer.seen = viewpoint, 0
        viewer.news.set()

    def wake(self, only: int | None = None) -> None:
        """Tell all viewers, or those who look as one seat, that there is something to send."""
        self._encoded.clear()
        self.set_alarm()
        for news in self._waiters:
            news.set()
        for viewer in self.viewers:
            if only is None or self.table.seen_from(viewer.user, viewer.viewpoint) == only:
                viewer.news.set()
