"""The application in this process, with people who have cookies of their own."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from contextlib import contextmanager
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest
from starlette.testclient import TestClient

from moguls.games import registry
from moguls.server.app import make_app
from moguls.server.replay.sandbox import Sandbox
from moguls.server.thinking.job import MOVE, PackedPosition
from moguls.server.thinking.scheduler import Scheduler

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from starlette.testclient import WebSocketTestSession

    from moguls.server.thinking.job import Job, Urgency

HOME = "http://localhost"


class NoThinkers(Scheduler):
    """Bots that answer at once in this process: the first legal move."""

    def start(self, game: str) -> None:
        pass

    async def ask(self, job: Job, urgency: Callable[[], Urgency] | None = None) -> str:
        return first_move(*job.question) if job.kind == MOVE else await super().ask(job, urgency)


def first_move(at: PackedPosition, _seat: int, _level: str, _seed: int | None = None) -> str:
    rules = registry.game(registry.under(at.game, at.facts), **at.options).rules
    return rules.to_text(rules.legal_actions(rules.state.unpack(at.state))[0])


class Person:
    """A browser with a cookie of its own."""

    def __init__(self, client: TestClient) -> None:
        self.client, self.cookie = client, ""

    def ask(self, method: str, path: str, **more: Any) -> Any:
        headers = {**more.pop("headers", {})}
        if self.cookie:
            headers["cookie"] = self.cookie
        self.client.cookies.clear()
        response = self.client.request(method, path, headers=headers, **more)
        if "set-cookie" in response.headers:
            self.cookie = response.headers["set-cookie"].split(";")[0]
        return response

    def patiently(self, method: str, path: str, **more: Any) -> Any:
        while (response := self.ask(method, path, **more)).status_code == 429:
            time.sleep(0.2)
        return response

    def get(self, path: str) -> Any:
        response = self.patiently("GET", path)
        assert response.status_code == 200, response.text
        return response.json()

    def post(self, path: str, **message: Any) -> Any:
        response = self.patiently("POST", path, json=message)
        assert response.status_code == 200, response.text
        return response.json()

    def sit(self, table: str, **wanted: Any) -> int:
        return int(
            self.post(
                f"/api/tables/{table}/sit",
                **{"auto_response": "ask", "checks_alone": True, **wanted},
            )["seat"]
        )

    def refused(self, method: str, path: str, **message: Any) -> dict[str, Any]:
        response = self.ask(method, path, json=message)
        assert response.status_code >= 400, response.text
        error: dict[str, Any] = response.json()["error"]
        assert error["text"]
        assert not error["text"].startswith("error-"), error
        return error

    def new_table(self, **more: Any) -> str:
        """Make a table of three seats, bots playing fast, where all is asked; return its id."""
        wanted = {
            "game": "mogul-2002",
            "seats": 3,
            "pace": "at_once",
            "auto_response": "ask",
            "checks_alone": True,
            **more,
        }
        return str(self.post("/api/tables", **wanted)["table"])

    def play(self, table: str, move: str | None = None) -> int:
        """Play a move, or the first legal one; return the number of its entry."""
        frame = self.get(f"/api/tables/{table}")
        legal = [each["move"] for each in frame["view"]["actions"] if each["legal"]]
        message = {"id": secrets.token_hex(8), "seq": frame["seq"], "move": move or legal[0]}
        return int(self.post(f"/api/tables/{table}/moves", **message)["seq"])

    def play_on(self, table: str) -> dict[str, Any]:
        """Play the first legal move if it is one's turn; return the frame that was there before.

        What the server answers by itself meanwhile, such as auto-responses, may have come first.
        """
        frame: dict[str, Any] = self.get(f"/api/tables/{table}")
        legal = [each["move"] for each in frame["view"].get("actions", ()) if each["legal"]]
        if frame["view"]["turn"] == frame["table"]["you"] and legal and not frame["view"]["over"]:
            message = {"id": secrets.token_hex(8), "seq": frame["seq"], "move": legal[0]}
            self.patiently("POST", f"/api/tables/{table}/moves", json=message)
        return frame

    @contextmanager
    def socket(self, table: str, since: int = 0) -> Iterator[Socket]:
        headers = {"origin": HOME, "cookie": self.cookie}
        url = f"ws://localhost/ws/tables/{table}?since={since}"
        self.client.cookies.clear()
        with self.client.websocket_connect(url, headers=headers) as session:
            yield Socket(session)


class Socket:
    """A connection to a table."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self.session = session

    def say(self, **message: Any) -> None:
        self.session.send_text(json.dumps(message))

    def hear_any(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.session.receive_text())
        return message

    def hear(self, kind: str) -> dict[str, Any]:
        for _ in range(500):
            message = self.hear_any()
            if message["type"] == kind:
                return message
        pytest.fail(f"no {kind} came")


class Here(Sandbox):
    """Work on records in this process: a process takes a second to start, in each test."""

    async def do(self, function: Callable[..., Any], *arguments: Any) -> Any:
        return await asyncio.to_thread(function, *arguments)


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    monkeypatch.setattr("moguls.server.replay.archive.Sandbox", Here)
    app = make_app(tmp_path / "moguls.sqlite", NoThinkers())
    with TestClient(app, base_url=HOME) as made:
        yield made


@pytest.fixture
def person(client: TestClient) -> Callable[[], Person]:
    def new() -> Person:
        made = Person(client)
        made.get("/api/me")
        return made

    return new


@pytest.fixture
def stopped_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no time pass that would allow anybody more, however slow the machine is."""
    now = time.monotonic()
    monkeypatch.setattr("moguls.server.limits.buckets.time", SimpleNamespace(monotonic=lambda: now))


@pytest.fixture
def three(person: Callable[[], Person]) -> tuple[list[Person], str]:
    """Three people at a table of three, the first seat on turn; nobody has moved."""
    people = [person() for _ in range(3)]
    table = people[0].new_table(options={"first_player": "0"})
    for other in people[1:]:
        other.sit(table)
    return people, table
