"""One simulated person with one page: it opens a table's socket, plays, reloads and sleeps."""

from __future__ import annotations

import asyncio
import re
import secrets
from time import perf_counter
from typing import TYPE_CHECKING, Final

import msgspec

from bench.people.messages import MESSAGES, Ack, Failure, Frame
from bench.people.wire import Socket, fetch

if TYPE_CHECKING:
    from collections.abc import Callable

    from bench.people.messages import Table, View, World
    from bench.people.wire import Browser

# As the browser client has them, in seconds.
PING_EVERY, SEEN_EVERY, FIRST_WAIT = 15.0, 3.0, 0.3
REMATCH_AFTER: Final = 8.0
AWAKE: Final = 5.0  # seconds after which a phone knows that the server has ended its socket
PHRASES: Final = ("hello", "good_luck", "well_played", "thanks", "smile", "laugh", "applause")
SECONDS: Final = re.compile(rb'"seconds":(\d+)')
PING: Final = b'{"type":"ping"}'
REMATCH: Final = b'{"type":"rematch"}'
LATE: Final = frozenset({"table/stale_sequence", "table/not_your_turn", "table/over"})


class Person:
    """A person at a table, or a spectator."""

    def __init__(self, world: World, table: Table, browser: Browser, *, plays: bool) -> None:
        """Sit there without a page."""
        self.world, self.table, self.browser, self.plays = world, table, browser, plays
        self.seat: int | None = None
        self.is_asleep = self.is_there = False
        self._address = table.id  # of the table on the page
        self._socket: Socket | None = None
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._seq = self._turn = 0  # the last entry seen, and that of the own turn
        self._asked_at = self._opened_at = self._reported = self._woke_at = 0.0
        self._moves: list[str] = []
        self._sent: dict[str, float] = {}

    @property
    def is_connected(self) -> bool:
        """Whether its socket is open."""
        return self._socket is not None and not self._asked_at

    @property
    def is_waiting(self) -> bool:
        """Whether its page shows nothing yet."""
        return self.is_there and not self.is_asleep and not self.is_connected

    # -- timers -----------------------------------------------------------------------------------

    def _later(self, name: str, seconds: float, action: Callable[[], None]) -> None:
        """Do something later, in place of what was to be done under the same name."""
        if (earlier := self._timers.pop(name, None)) is not None:
            earlier.cancel()
        self._timers[name] = asyncio.get_running_loop().call_later(seconds, self._due, name, action)

    def _due(self, name: str, action: Callable[[], None]) -> None:
        del self._timers[name]
        action()

    def _stop(self) -> None:
        """Do nothing of what was to be done later."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    def _chance(self, every: float) -> float:
        """Return the time until something that happens once in so many seconds."""
        return self.world.rng.expovariate(1 / every)

    def _fetch(self, paths: list[str], then: Callable[[bytes], None]) -> None:
        """Request pages, and do something with the last response."""

        async def fetching() -> None:
            try:
                answer = await fetch(self.browser, paths)
            except OSError:
                self.world.errors["request"] += 1
                answer = b""
            then(answer)

        task = asyncio.get_running_loop().create_task(fetching())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- the page ---------------------------------------------------------------------------------

    def come(self) -> None:
        """Open the page and its socket, and do everything that people do."""
        self.is_there = True
        self._open()
        if self.world.is_idle:
            return
        habits = self.world.habits
        self._poll()
        self._later("reload", self._chance(habits.reloads_every), self._reload)
        self._later("sleep", self._chance(habits.sleeps_every), self._sleep)
        if self.plays:
            self._later("say", self._chance(habits.says_every), self._say)

    def leave(self) -> None:
        """Close the page."""
        self.is_there = self.is_asleep = False
        self._stop()
        self._hang_up()

    def _hang_up(self) -> None:
        socket, self._socket = self._socket, None
        self._sent.clear()
        if socket is not None:
            socket.close()

    def _open(self) -> None:
        """Open the socket; the first frame is of the whole page, or of what is new since."""
        since = f"since={self._seq}" if self._seq else ""
        request = self.browser.upgrade(f"/ws/tables/{self._address}?{since}")
        self._asked_at = perf_counter()
        self._socket = socket = Socket(request, self._hear, self._ping_later, self._lost)

        async def connecting() -> None:
            try:
                await self.browser.connect(socket)
            except OSError:
                self._lost(socket)

        task = asyncio.get_running_loop().create_task(connecting())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _lost(self, socket: Socket) -> None:
        """Open the socket again, after a request that shows whether the server answers."""
        if socket is not self._socket:
            return
        self._socket = None
        self._sent.clear()
        if self.is_asleep:
            return
        if perf_counter() - self._woke_at < AWAKE:
            self.world.counts["ended_asleep"] += 1
        else:
            self.world.errors["lost"] += 1
        self._return()

    def _return(self) -> None:
        """Connect again soon."""
        wait = FIRST_WAIT * (0.5 + self.world.rng.random())
        self._later("open", wait, lambda: self._fetch(["/api/me"], lambda _: self._open_once()))

    def _open_once(self) -> None:
        if self.is_there and self._socket is None and not self.is_asleep:
            self._open()

    def _reload(self) -> None:
        """Load the page again."""
        self.world.counts["reloads"] += 1
        self._stop()
        self._hang_up()
        self._seq = self._turn = 0
        self._fetch([f"/t/{self._address}"], lambda _: self._come_back())

    def _come_back(self) -> None:
        if self.is_there and self._socket is None:
            self.come()

    def _poll(self) -> None:
        """Ask for the number of tables at which it is one's turn, as each page does."""
        self.world.counts["polls"] += 1
        self._fetch(["/api/me/turns"], self._poll_later)

    def _poll_later(self, answer: bytes) -> None:
        found = SECONDS.search(answer)
        if self.is_there and not self.is_asleep and found and int(found[1]):
            self._later("poll", float(found[1]), self._poll)

    def _ping_later(self) -> None:
        if not self.world.is_idle:
            self._later("ping", PING_EVERY, self._ping)

    def _ping(self) -> None:
        self._send(PING)
        self._ping_later()

    def _send(self, text: bytes) -> None:
        if self._socket is not None:
            self._socket.send(text)

    # -- a phone in a pocket ----------------------------------------------------------------------

    def _sleep(self) -> None:
        """Put the phone away, unless it is the own turn."""
        habits, rng = self.world.habits, self.world.rng
        if self.seat is not None and self.table.turn == self.seat:
            self._later("sleep", habits.thinks.draw(rng), self._sleep)
            return
        self.world.counts["sleeps"] += 1
        self.is_asleep = True
        self._stop()
        if rng.random() >= habits.silent:
            self._hang_up()
        elif self._socket is not None:
            self._socket.sleep()
        self._later("wake", habits.sleeps.draw(rng), self._wake)

    def call(self) -> None:
        """Have the person look soon: its turn has come."""
        timer, soon = self._timers.get("wake"), self.world.habits.called_after
        if timer is not None and timer.when() > asyncio.get_running_loop().time() + soon:
            self._later("wake", soon, self._wake)

    def _wake(self) -> None:
        """Take the phone out again."""
        self.is_asleep = False
        self._turn, self._woke_at = 0, perf_counter()
        if self._socket is not None:
            self._socket.wake()
            self._send(PING)
            self._ping_later()
        else:
            self._return()
        habits = self.world.habits
        self._later("reload", self._chance(habits.reloads_every), self._reload)
        self._later("sleep", self._chance(habits.sleeps_every), self._sleep)
        self._poll()

    # -- the table --------------------------------------------------------------------------------

    def _hear(self, data: bytes) -> None:
        """Act on a message of the server."""
        self.world.counts["bytes"] += len(data)
        message = MESSAGES.decode(data)
        if isinstance(message, Frame):
            self._see(message)
        elif isinstance(message, Ack):
            self.world.counts["moves"] += 1
            self.world.note(self.world.acknowledged, self._sent.pop(message.id))
        elif isinstance(message, Failure):
            self._refused(message.code)

    def _refused(self, code: str) -> None:
        """Count a refusal; a move is chosen again with the next frame, or soon."""
        self.world.errors[code] += 1
        self._sent.clear()
        if code in LATE or not self._moves:
            return
        self._later("move", 1.0, self._move)

    def _see(self, frame: Frame) -> None:
        self.world.counts["frames"] += 1
        if self._asked_at:
            self.world.note(self.world.first_frames, self._asked_at)
            self._opened_at, self._asked_at = perf_counter(), 0.0
        is_new, self._seq, self.seat = frame.seq > self._seq, frame.seq, frame.table.you
        if self.world.is_idle:
            return
        if is_new and self.seat is not None and len(self.table.people) > 1:
            self._report_later()
        if frame.table.rematch is not None:
            self._later("follow", 1 + self.world.rng.random(), self._follow(frame.table.rematch))
        elif frame.view is not None:
            self._look(frame.view)

    def _look(self, view: View) -> None:
        """Begin to think if it is the own turn."""
        self.table.show_turn(None if view.over else view.turn)
        if view.over:
            if self.seat is not None and self is self.table.people[0]:
                self._later("rematch", REMATCH_AFTER, lambda: self._send(REMATCH))
        elif self.plays and view.turn == self.seat:
            self._moves = [action.move for action in view.actions if action.legal]
            if self._seq > self._turn:
                self._turn = self._seq
                self._begin_turn()
        elif "move" in self._timers:
            self._timers.pop("move").cancel()

    def _begin_turn(self) -> None:
        """Note how long the turn took to come, and think."""
        table, world = self.table, self.world
        if table.moved_at is not None and not table.has_bots and self._opened_at < table.moved_at:
            world.note(world.next_turns, table.moved_at)
        table.moved_at = None
        if "move" not in self._timers:
            self._later("move", world.habits.thinks.draw(world.rng), self._move)
        if table.has_bots and len(table.people) == 1 and world.rng.random() < world.habits.hints:
            world.counts["hints"] += 1
            self._fetch([f"/api/tables/{self._address}/hint"], lambda _: None)

    def _move(self) -> None:
        """Send a legal move."""
        if self._socket is None or self._sent or not self._moves:
            return
        move_id, move = secrets.token_hex(16), self.world.rng.choice(self._moves)
        said = {"type": "move", "id": move_id, "seq": self._seq, "move": move}
        text = msgspec.json.encode(said)
        self._sent[move_id] = self.table.moved_at = perf_counter()
        self._socket.send(text)

    def _report_later(self) -> None:
        """Report what the page has shown, at most once in some seconds."""
        if "seen" not in self._timers:
            since = perf_counter() - self._reported
            self._later("seen", max(0.0, SEEN_EVERY - since), self._report)

    def _report(self) -> None:
        self._reported = perf_counter()
        self._send(b'{"type":"seen","seq":%d}' % self._seq)

    def _say(self) -> None:
        phrase = self.world.rng.choice(PHRASES)
        self.world.counts["phrases"] += 1
        self._send(b'{"type":"say","words":"%s"}' % phrase.encode())
        self._later("say", self._chance(self.world.habits.says_every), self._say)

    def _follow(self, rematch: str) -> Callable[[], None]:
        """Return the change to the table of the rematch."""

        def follow() -> None:
            if self._address == rematch:
                return
            self._stop()
            self._hang_up()
            self._address, self.table.turn, self.table.moved_at = rematch, None, None
            self._seq = self._turn = 0
            self.world.counts["rematches"] += self is self.table.people[0]
            self.come()

        return follow
