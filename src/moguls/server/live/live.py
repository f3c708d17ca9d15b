"""Table in memory: viewers, presence, and the frames that are sent."""

from __future__ import annotations

import asyncio
import math
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import msgspec

from moguls.server.live.talk import Talk, encoded, may_read
from moguls.server.ports.clock import SYSTEM
from moguls.server.table import timing, views
from moguls.server.table.presence import Presence
from moguls.server.table.table import AS_PUBLIC, owner_of
from moguls.server.wire.clock.time_control import DAY

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from moguls.core.auto_response import AutoResponse
    from moguls.server.live.talk import TalkEntry
    from moguls.server.ports.clock import Clock
    from moguls.server.table.clock.banks import Interval
    from moguls.server.table.table import Table, Viewpoint
    from moguls.server.wire.messages import Frame
    from moguls.server.wire.socket import Words

GATHERING = 0.25  # seconds between a change of presence and its announcement
WATCHERS_GATHERING = 2.0  # the same, for changes of spectators
AWAY = 20.0  # seconds after which a bot may replace a person who is away
MOST_LETTERS = 40  # that wait for a slow connection
REST = 60.0  # seconds after the server's start in which nobody is idle: pages may still reconnect


Here = tuple[set[str], int]  # connected users, and the number of spectators


@dataclass(eq=False)
class Viewer:
    """A connection to a table: a cursor into its log, woken by news.

    `has_static`: whether it has the static fields of the view; `auto_response`: what its seat gets
    once it sits down; `here`: the presence that it knows; `letters`: messages to be sent as they
    are.
    """

    user: str | None
    seen: int
    viewpoint: Viewpoint = None
    has_static: bool = False
    auto_response: AutoResponse | None = None
    here: Here | None = None
    news: asyncio.Event = field(default_factory=asyncio.Event)
    needs_frame: bool = False
    letters: list[str] = field(default_factory=list)

    def wake(self) -> None:
        """Have a frame sent."""
        self.needs_frame = True
        self.news.set()

    def receive(self, letter: str) -> None:
        """Have a message sent besides the frames; a client that does not read loses the oldest."""
        self.letters = [*self.letters[1 - MOST_LETTERS :], letter]
        self.news.set()


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
        self.talk = Talk()
        # Of the frames since the last news; all show the same presence.
        self._encoded: dict[tuple[str | None, Viewpoint, int, bool], str] = {}
        self._presence: tuple[Here, Presence] | None = None
        self._waiters: dict[asyncio.Event, str] = {}
        self._since = clock.monotonic()
        self._seen: dict[str, float] = {}
        self.listed_at = -math.inf  # when its row in the lists was last written
        self._looked_at = -math.inf
        # Whether the last search got less time than usual, because many jobs waited.
        self.hurried = False
        self._gathering: asyncio.TimerHandle | None = None
        self._here: Here = set(), 0  # the last announced presence
        self._due: set[int] = set()  # seconds at which viewers will be woken
        self._rest_until = rest_until
        self._time = table.at, self._since  # last reading of `now`, and its monotonic time
        self._alarm: asyncio.TimerHandle | None = None
        self.outages: Sequence[Interval] = ()  # of the server, for the clock

    def now(self) -> float:
        """Return the wall time as this table counts it: it never decreases.

        After the wall clock was set back, time goes on from the last entry or reading.
        """
        at, monotonic = self._time
        elapsed = self.clock.monotonic() - monotonic
        self._time = max(self.clock.time(), at + elapsed), monotonic + elapsed
        return self._time[0]

    def online(self) -> set[str]:
        """Return the users who are connected, or wait in a request."""
        online = {viewer.user for viewer in self.viewers if viewer.user is not None}
        online.update(self._waiters.values())
        return online

    def waiting(self, user: str) -> int:
        """Return the number of requests of a user that wait for news."""
        return list(self._waiters.values()).count(user)

    @contextmanager
    def waiter(self, user: str) -> Iterator[asyncio.Event]:
        """Yield an event that is set at news, while a request of a user waits."""
        news = asyncio.Event()
        self._waiters[news] = user
        self.look(user)
        try:
            yield news
        finally:
            del self._waiters[news]
            self.look(user)

    def watchers(self) -> int:
        """Return the number of connected users without a seat."""
        return self._strangers(self.online())

    def _strangers(self, online: set[str]) -> int:
        """Return how many of the users who are online have no seat."""
        return len(online.difference(seat.user for seat in self.table.seats))

    def absent(self) -> set[str]:
        """Return the seated users, and the host, who are away or idle.

        At a table that lasts for days nobody counts as away: the clock alone decides.
        """
        return self._absent(self.online())

    def _absent(self, online: set[str]) -> set[str]:
        if self.table.is_slow:  # nobody need be there
            return set()
        seated = {seat.user for seat in self.table.seats if seat.user is not None}
        seated.add(self.table.host)
        seated -= online
        if seated:
            long_ago = self.clock.monotonic() - AWAY
            seated = {user for user in seated if self._seen.get(user, self._since) < long_ago}
        return seated | self.idle()

    def away(self, seconds: float) -> set[str]:
        """Return the owners of seats who have not been at the table for so many seconds.

        Where turns last for days, that is at least two days.
        """
        seconds = max(seconds, 2 * DAY) if self.table.is_slow else seconds
        long_ago = self.clock.monotonic() - seconds
        owners = {owner_of(seat) for seat in self.table.seats}
        away = {
            owner for owner in owners if owner and self._seen.get(owner, self._since) < long_ago
        }
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
        """Return whether somebody is connected, waits, or has sent a request lately."""
        recent = self._looked_at > self.clock.monotonic() - seconds
        return bool(self.viewers or self._waiters) or recent

    def seen_within(self, seconds: float) -> set[str]:
        """Return the users who have been here within so many seconds."""
        long_ago = self.clock.monotonic() - seconds
        return {user for user, at in self._seen.items() if at > long_ago}

    def look(self, user: str | None) -> None:
        """Record that a user, or a stranger, has just been here."""
        self._looked_at = self.clock.monotonic()
        if user is not None:
            self._seen[user] = self.clock.monotonic()

    def come(self, viewer: Viewer) -> None:
        """Add a connection; its first frame is sent at once."""
        self.viewers.add(viewer)
        self._forget_frames()
        viewer.wake()
        if self.talk.for_user(self.table, viewer.user):
            self._tell_earlier(viewer)
        self._gather(viewer)

    def go(self, viewer: Viewer) -> None:
        """Remove a connection."""
        self.viewers.discard(viewer)
        self._forget_frames()
        self.look(viewer.user)
        self._gather(viewer)
        if viewer.user in self.table.belonging:  # the others may soon replace it
            self._wake_later()

    def _gather(self, viewer: Viewer) -> None:
        """Schedule an update of presence for all viewers: one for many changes."""
        belongs = viewer.user in self.table.belonging
        loop = asyncio.get_running_loop()
        due = loop.time() + (GATHERING if belongs else WATCHERS_GATHERING)
        if self._gathering is not None:
            if self._gathering.when() <= due:
                return
            self._gathering.cancel()
        self._gathering = loop.call_at(due, self._gathered)

    def _gathered(self) -> None:
        """Update presence for all viewers, unless it is unchanged."""
        self._gathering = None
        here = self._here_now()
        if here != self._here:
            self._here = here
            if self._waiters or any(viewer.here != here for viewer in self.viewers):
                self.wake()

    def _here_now(self) -> Here:
        online = self.online()
        return online, self._strangers(online)

    def _wake_later(self) -> None:
        """Wake all viewers when a user who left counts as away; once per second at most."""
        loop = asyncio.get_running_loop()
        second = int(loop.time() + AWAY) + 1
        if second not in self._due:
            self._due.add(second)
            loop.call_at(second, self._wake_at, second)

    def _wake_at(self, second: int) -> None:
        self._due.discard(second)
        self.wake()

    def frame(
        self, user: str | None, since: int, viewpoint: Viewpoint = None, *, has_static: bool = False
    ) -> Frame:
        """Return the frame of a user, without static fields if the viewer has them."""
        _here, presence = self._presence_now()
        return views.frame(self.table, user, since, presence, viewpoint, has_static=has_static)

    def _presence_now(self) -> tuple[Here, Presence]:
        here = online, watchers = self._here_now()
        return here, Presence(online, watchers, self._absent(online), self.hurried, self.outages)

    def _forget_frames(self) -> None:
        """Have the next frame made anew."""
        self._encoded.clear()
        self._presence = None

    def news_for(self, viewer: Viewer) -> str:
        """Return a viewer's frame as JSON, and count it as sent.

        All spectators get the same frame, which is encoded once.
        """
        table, user = self.table, viewer.user
        special = viewer.viewpoint != AS_PUBLIC and (
            user == table.host
            or user in table.removed
            or any(user in (seat.user, seat.former) for seat in table.seats)
        )
        who, viewpoint = (user, viewer.viewpoint) if special else (None, None)
        key = who, viewpoint, viewer.seen, viewer.has_static
        here, presence = self._presence = self._presence or self._presence_now()
        text = self._encoded.get(key)
        if text is None:
            since, has_static = viewer.seen, viewer.has_static
            frame = views.frame(table, who, since, presence, viewpoint, has_static=has_static)
            text = msgspec.json.encode(frame).decode()
            if who is None:  # that of a seat has one reader
                self._encoded[key] = text
        viewer.seen, viewer.has_static = table.seq, viewer.has_static or table.status != "waiting"
        viewer.here = here
        return text

    def say(self, author: tuple[str, str, Viewpoint], words: Words, to: int | None) -> None:
        """Send what somebody says to all of its group, or to one seat; see `Talk.entry`."""
        self.tell(self.talk.entry(self.table, author, words, to, self.now()))

    def tell(self, entry: TalkEntry) -> None:
        """Send a message to those who may read it; and keep it among the last ones."""
        self.talk.append(entry)
        for viewer in self.viewers:
            if may_read(self.table, entry, viewer.user):
                viewer.receive(encoded([entry], viewer.user, is_new=True, agreed=self._agreed()))

    def tell_all(self) -> None:
        """Send everybody all messages again, in place of those before."""
        for viewer in self.viewers:
            self._tell_earlier(viewer)

    def _tell_earlier(self, viewer: Viewer) -> None:
        earlier = self.talk.for_user(self.table, viewer.user)
        viewer.receive(encoded(earlier, viewer.user, is_new=False, agreed=self._agreed()))

    def _agreed(self) -> list[int]:
        """Return the seats whose people want the free text in the record."""
        seats = enumerate(self.table.seats)
        return [number for number, seat in seats if owner_of(seat) in self.talk.agreed]

    def set_viewpoint(self, viewer: Viewer, viewpoint: Viewpoint) -> None:
        """Change the viewpoint of a connection; it gets a whole frame."""
        viewer.viewpoint, viewer.seen = viewpoint, 0
        viewer.wake()

    def wake(self, only: int | None = None) -> None:
        """Wake all viewers, or those with the viewpoint of one seat."""
        self._forget_frames()
        self.set_alarm()
        for news in self._waiters:
            news.set()
        for viewer in self.viewers:
            if only is None or self.table.seen_from(viewer.user, viewer.viewpoint) == only:
                viewer.wake()
