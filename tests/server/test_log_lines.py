"""The lines of a server's log: one for each event, with its request, and no secret in any."""

from __future__ import annotations

import io
import json
import logging
import secrets
import sqlite3
import threading
import time
from typing import TYPE_CHECKING, Any

import pytest
import sqlalchemy as sa
import uvicorn
from starlette.requests import ClientDisconnect

from moguls.server.watching import logs, troubles
from tests.server.conftest import Person
from tests.watching import lines, restored_logging, served

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from starlette.testclient import TestClient


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with served(tmp_path / "moguls.sqlite") as made:
        yield made


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """Yield what the server logs, as JSON and with all that it can tell."""
    stream = io.StringIO()
    monkeypatch.setattr("sys.stderr", stream)
    with restored_logging():
        logs.set_up("json", "debug")
        yield stream


def test_each_answer_names_its_request_as_the_log_does(
    client: TestClient, told: io.StringIO
) -> None:
    response = client.get("/api/games")

    [line] = [each for each in lines(told) if each.get("path") == "/api/games"]
    assert line["request"] == response.headers["x-request-id"]
    assert (line["event"], line["level"], line["status"]) == ("answered", "debug", 200)


def test_a_failure_tells_its_number_in_every_language(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = Person(client)
    ada.get("/api/me")
    table = ada.new_table()
    monkeypatch.setattr("moguls.server.table.views.frame", lambda *_, **__: 1 // 0)
    for lang in ("en", "de", "fr", "it"):
        response = ada.ask("GET", f"/api/tables/{table}", headers={"accept-language": lang})
        number = response.headers["x-request-id"]
        assert response.status_code == 500
        assert number in response.json()["error"]["text"]


def test_a_failure_over_a_socket_tells_its_number_too(
    client: TestClient, told: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = Person(client)
    ada.get("/api/me")
    table = ada.new_table(bots=["easy", "easy"], options={"first_player": "0"})
    store = client.app.state.site.store  # type: ignore[attr-defined]  # Starlette
    with ada.socket(table) as socket:
        seq = socket.hear("frame")["seq"]
        monkeypatch.setattr(store, "append", lambda *_: 1 // 0)
        socket.say(type="move", id="m", seq=seq, move="decline")
        error = socket.hear("error")

    [line] = [each for each in lines(told) if "could not be answered" in each["event"]]
    assert line["request"] in error["text"]
    assert "ZeroDivisionError" in line["exception"]


def test_no_line_tells_a_secret(
    client: TestClient, told: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game is played with all that is logged on, and with failures on the way."""
    site = client.app.state.site  # type: ignore[attr-defined]  # Starlette
    ada, program = Person(client), client.post("/api/programs", json={"name": "Bot"}).json()
    ada.get("/api/me")
    table = ada.new_table(bots=["easy", "easy"], options={"first_player": "0"})
    made, _ = site.store.load(table)
    append, failing = site.store.append, iter(range(1000))

    def sometimes(*arguments: Any) -> None:
        if next(failing) % 5 == 2:
            broken = sa.exc.OperationalError("INSERT", {"data": made}, sqlite3.Error("full"))
            broken.hide_parameters = True
            raise broken
        append(*arguments)

    monkeypatch.setattr("moguls.server.live.driver.WAITS", (0.01,) * 20)
    monkeypatch.setattr(site.store, "append", sometimes)
    for _ in range(300):
        frame = ada.get(f"/api/tables/{table}")
        if frame["table"]["status"] == "over":
            break
        legal = [each["move"] for each in frame["view"]["actions"] if each["legal"]]
        if frame["view"]["turn"] == 0 and legal:
            message = {"id": secrets.token_hex(8), "seq": frame["seq"], "move": legal[0]}
            ada.patiently("POST", f"/api/tables/{table}/moves", json=message)
    code = ada.post("/api/me/code")
    text = told.getvalue()

    assert "Traceback" in text
    assert text.count('"answered"') > 5
    assert all(json.loads(line) for line in text.splitlines())
    hidden = [made["salt"], ada.cookie.split("=", 1)[1], program["token"], code["code"]]
    decks = [value for value in made["deal"].values() if isinstance(value, list)]
    hidden += [write(deck) for deck in decks for write in (json.dumps, str, compact)]
    assert decks
    assert not [each for each in hidden if str(each) in text]


def compact(deck: list[Any]) -> str:
    return json.dumps(deck, separators=(",", ":"))[1:-1]


def test_text_for_people_has_one_line_for_each_event(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = io.StringIO()
    monkeypatch.setattr("sys.stderr", stream)
    with restored_logging():
        logs.set_up("text", "warning")
        logging.getLogger("moguls.x").warning("table %s is odd", "abc")
        logging.getLogger("moguls.x").info("not told")

    assert stream.getvalue().count("\n") == 1
    assert "table abc is odd" in stream.getvalue()


def failed(error: BaseException, logger: str = "uvicorn.error") -> None:
    try:
        try:
            raise error  # noqa: TRY301  # that is the point
        except BaseException as cause:
            message = "on the way"
            raise RuntimeError(message) from cause
    except RuntimeError:
        logging.getLogger(logger).exception("Exception in ASGI application\n")


def test_where_uvicorn_has_been_set_up_before_its_lines_come_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stream = io.StringIO()
    with restored_logging():
        uvicorn.Config("moguls.server.main:developer_app").configure_logging()
        monkeypatch.setattr("sys.stderr", stream)
        logs.set_up("json", "info")
        failed(ClientDisconnect())
    assert [line["event"] for line in lines(stream)] == ["a client went away"]


@pytest.mark.parametrize("error", [ClientDisconnect(), ConnectionResetError(104, "reset")])
def test_a_client_that_goes_away_is_one_line(told: io.StringIO, error: BaseException) -> None:
    failed(error)

    [line] = lines(told)
    assert (line["event"], line["level"]) == ("a client went away", "info")
    assert "exception" not in line


def full() -> sqlite3.Error:
    with sqlite3.connect(":memory:") as base:
        base.execute("PRAGMA max_page_count=2")
        with pytest.raises(sqlite3.OperationalError) as told:
            base.execute("CREATE TABLE t AS SELECT zeroblob(100000)")
    base.close()
    return told.value


@pytest.mark.parametrize(
    ("error", "says"),
    [
        (full(), "the disk is full: make room"),
        (OSError(28, "No space left on device"), "the disk is full: make room"),
        (OSError(30, "Read-only file system"), "the file is read-only"),
    ],
)
def test_a_disk_that_fails_is_told_to_the_host_in_one_line_now_and_then(
    told: io.StringIO, error: BaseException, says: str
) -> None:
    for _ in range(50):
        failed(error, "moguls.sockets")

    [line] = lines(told)
    assert says in line["event"]
    assert line["level"] == "error"
    assert "exception" not in line


def test_a_trouble_that_lasts_is_told_again(
    told: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(troubles, "REPEAT_AFTER", 0.0)
    failed(OSError(28, "full"))
    failed(OSError(28, "full"))

    assert len(lines(told)) == 2


def test_our_own_mistakes_keep_their_traceback_without_values(told: io.StringIO) -> None:
    salt = "salt-0123456789"
    try:
        dict[int, str]()[len(salt)]
    except KeyError:
        logging.getLogger("moguls.x").exception("odd")

    [line] = lines(told)
    assert "KeyError" in line["exception"]
    assert "salt-0123456789" not in told.getvalue()


def test_what_a_request_has_begun_is_not_a_part_of_it_once_it_is_answered(
    client: TestClient, told: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot plays on in a task that a request has begun."""
    answered = threading.Event()

    def fail(*_: Any) -> None:
        answered.wait()
        message = "odd"
        raise ValueError(message)

    ada = Person(client)
    ada.get("/api/me")
    store = client.app.state.site.store  # type: ignore[attr-defined]  # Starlette
    monkeypatch.setattr(store, "append", fail)
    ada.new_table(sit=False, bots=["easy"] * 3)
    answered.set()
    while not (failed := [each for each in lines(told) if "playing for a" in each["event"]]):
        time.sleep(0.01)

    assert "request" not in failed[0]
