"""Change from the pages of a standby to the site, and the end of a process."""

from __future__ import annotations

import threading
from contextlib import asynccontextmanager
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any, cast

import anyio
import pytest
from starlette.applications import Starlette
from starlette.responses import PlainTextResponse
from starlette.routing import Route
from starlette.testclient import TestClient

from moguls.errors import UsageError
from moguls.server.standby import closing
from moguls.server.standby.pages import standby_app
from moguls.server.standby.switch import SwitchingApp
from moguls.server.watching.figures import ACTIVE

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator

    import uvicorn

    from moguls.server.storage.postgresql.leadership import Leadership


class FakeLeadership:
    """Gets the lock when a test says so."""

    def __init__(self) -> None:
        self.granted, self.is_lost, self.is_dropped = threading.Event(), False, False
        self.on_loss: Callable[[], object] = lambda: None

    def wait(self, *, stop: threading.Event) -> bool:
        while not self.granted.wait(0.01):
            if stop.is_set():
                return False
        return True

    def holds(self) -> bool:
        return self.granted.is_set() and not self.is_lost

    def lose(self) -> None:
        self.is_lost = True
        self.on_loss()

    def drop(self) -> None:
        self.is_dropped = True


class Journal:
    """What happened to the site, in order."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.is_open, self.is_closed = threading.Event(), threading.Event()

    def site(self) -> Starlette:
        @asynccontextmanager
        async def lifespan(_app: Starlette) -> AsyncIterator[None]:
            self.lines.append("opened")
            self.is_open.set()
            yield
            self.lines.append("closed")
            self.is_closed.set()

        async def answer(_request: object) -> PlainTextResponse:
            self.lines.append("answered")
            return PlainTextResponse("site")

        return Starlette(routes=[Route("/", answer)], lifespan=lifespan)


@pytest.fixture
def leadership() -> FakeLeadership:
    return FakeLeadership()


@pytest.fixture
def journal() -> Journal:
    return Journal()


@pytest.fixture(autouse=True)
def _gauge() -> Iterator[None]:
    yield
    ACTIVE.set(1)


def switch_of(leadership: FakeLeadership, load: Any, loaded: Any = None) -> SwitchingApp:
    return SwitchingApp(cast("Leadership", leadership), standby_app("", ""), load, loaded)


def test_a_standby_becomes_the_site_without_a_restart(
    leadership: FakeLeadership, journal: Journal
) -> None:
    with TestClient(switch_of(leadership, journal.site)) as client:
        assert client.get("/healthz").status_code == 503
        leadership.granted.set()
        assert journal.is_open.wait(60)
        while client.get("/").text != "site":
            pass
        assert ACTIVE._value.get() == 1  # noqa: SLF001
    assert (journal.lines[0], journal.lines[-1]) == ("opened", "closed")
    assert leadership.is_dropped


def test_a_standby_that_ends_before_its_turn_opens_nothing(
    leadership: FakeLeadership, journal: Journal
) -> None:
    with TestClient(switch_of(leadership, journal.site)) as client:
        assert client.get("/healthz").text == "standby\n"
        assert ACTIVE._value.get() == 0  # noqa: SLF001
    assert journal.lines == []


def test_an_active_process_listens_once_its_site_is_open(
    leadership: FakeLeadership, journal: Journal
) -> None:
    leadership.granted.set()
    with TestClient(switch_of(leadership, journal.site, journal.site())) as client:
        assert client.get("/").text == "site"


def test_nothing_is_sent_once_the_process_is_not_active(
    leadership: FakeLeadership, journal: Journal
) -> None:
    leadership.granted.set()
    switch = switch_of(leadership, journal.site, journal.site())
    sent: list[object] = []
    switch.on_end = lambda: journal.lines.append("ended")

    async def send(message: object) -> None:
        sent.append(message)

    async def receive() -> dict[str, object]:
        return {"type": "http.request", "body": b""}

    scope = {"type": "http", "method": "GET", "path": "/", "headers": [], "query_string": b""}
    with TestClient(switch) as client:
        assert client.get("/").text == "site"
        leadership.is_lost = True
        anyio.run(switch, scope, receive, send)
    assert journal.lines.count("answered") == 2
    assert "ended" in journal.lines[journal.lines.index("answered") + 2 :]
    assert sent == []


def test_a_loss_ends_the_server_and_closes_the_site(
    leadership: FakeLeadership, journal: Journal
) -> None:
    leadership.granted.set()
    switch = switch_of(leadership, journal.site, journal.site())
    ended = threading.Event()
    switch.on_end = ended.set
    with TestClient(switch) as client:
        client.get("/")
        leadership.lose()
        assert ended.wait(60)
        assert journal.is_closed.wait(60)
        assert ACTIVE._value.get() == 0  # noqa: SLF001


def test_a_site_that_cannot_be_opened_ends_the_standby_with_the_reason(
    leadership: FakeLeadership,
) -> None:
    def load() -> Starlette:
        msg = "a newer Moguls wrote it"
        raise UsageError(msg)

    ended = threading.Event()
    switch = switch_of(leadership, load)
    switch.on_end = ended.set
    leadership.granted.set()
    with TestClient(switch):
        assert ended.wait(60)
    assert switch.failure == "a newer Moguls wrote it"
    assert leadership.is_dropped


class FakeConnection:
    """A connection of uvicorn: a WebSocket has a handshake."""

    def __init__(self, journal: list[str], *, is_socket: bool) -> None:
        self._journal, self.transport = journal, self
        if is_socket:
            self.handshake_complete = True

    def shutdown(self) -> None:
        self._journal.append("1012")

    def abort(self) -> None:
        self._journal.append("aborted")


class FakeServer:
    def __init__(self, connections: list[FakeConnection], journal: list[str]) -> None:
        self.server_state, self.connections = self, connections
        self.servers, self._journal, self.should_exit = [self], journal, False

    def close(self) -> None:
        self._journal.append("stopped listening")


def test_the_end_closes_all_connections_at_once_and_takes_seconds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    journal: list[str] = []
    connections = [FakeConnection(journal, is_socket=it) for it in (True, False, True)]
    server = FakeServer(connections, journal)
    codes: SimpleQueue[int] = SimpleQueue()
    monkeypatch.setattr(closing, "PATIENCE", 0.01)
    closing.end(cast("uvicorn.Server", server), codes.put)
    assert journal == ["stopped listening", "1012", "aborted", "1012"]
    assert server.should_exit
    assert codes.get(timeout=60) == closing.LOST
