"""Programs at a server: a token of their own, waiting for one's turn, errors that teach."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx2 as httpx
import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from moguls.server.app import make_app
from moguls.server.limits import rates
from moguls.server.limits.buckets import Rate
from tests.server.conftest import NoThinkers
from tests.serving import Server, free_port

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from starlette.testclient import TestClient

    from tests.server.conftest import Person

EXAMPLES = Path(__file__).parents[2] / "examples"


class Program:
    """A program with a token, and no cookie."""

    def __init__(self, client: TestClient, name: str = "Deep Bid") -> None:
        self.client = client
        client.cookies.clear()
        self.made = client.post("/api/programs", json={"name": name}).json()
        self.headers = {"authorization": f"Bearer {self.made['token']}"}

    def ask(self, method: str, path: str, **message: Any) -> Any:
        self.client.cookies.clear()
        told = message if message or method == "POST" else None
        response = self.client.request(method, path, headers=self.headers, json=told)
        assert "set-cookie" not in response.headers
        return response

    def turn(self, table: str, wait: int = 0, since: int = 0) -> Any:
        return self.ask("GET", f"/api/tables/{table}/turn?wait={wait}&since={since}").json()


def test_a_program_is_known_by_its_token(client: TestClient) -> None:
    one, other = Program(client, " Deep Bid "), Program(client)

    assert one.made["name"] == "Deep Bid"
    assert one.ask("GET", "/api/me").json()["id"] == one.made["id"]
    assert other.ask("GET", "/api/me").json()["id"] == other.made["id"] != one.made["id"]


def test_a_token_that_nobody_has_is_refused_with_where_to_get_one(client: TestClient) -> None:
    for path in ("/api/me", "/api/tables", "/api/games"):
        answer = client.get(path, headers={"authorization": "Bearer nonsense"})
        assert answer.status_code == 401
        assert answer.json()["error"]["code"] == "auth/token"
        assert "POST /api/programs" in answer.json()["error"]["text"]


def test_a_turn_says_what_to_do_in_the_words_of_the_protocol(client: TestClient) -> None:
    program = Program(client)
    wanted = {"game": "mogul-2002", "seats": 3, "bots": ["easy", "easy"], "pace": "at_once"}
    wanted["options"] = {"first_player": "0"}
    table = program.ask("POST", "/api/tables", **wanted).json()["table"]
    turn = program.turn(table, 5)

    assert (turn["status"], turn["seat"], turn["legal"]) == ("yours", 0, ["loan", "decline"])
    assert turn["view"]["seat"] == 0
    assert {"start", "reveal"} <= {event["type"] for event in turn["events"]}
    move = {"id": "a", "seq": turn["seq"], "move": "decline"}
    for _ in range(2):  # the same id again is answered again and played once
        assert program.ask("POST", f"/api/tables/{table}/moves", **move).status_code == 200
    later = program.turn(table, 5, turn["seq"])
    assert later["from"] == turn["seq"]
    asked = [event["seat"] for event in later["events"] if event["type"] in ("loan", "decline")]
    assert asked == [0, 1, 2]


def test_who_waits_is_answered_as_soon_as_it_is_its_turn(
    client: TestClient, person: Callable[[], Person]
) -> None:
    human, program = person(), Program(client)
    table = human.new_table(bots=[None, "easy"], options={"first_player": "0"})
    assert program.turn(table)["error"]["code"] == "table/not_seated"
    assert program.ask("POST", f"/api/tables/{table}/sit").json() == {"seat": 1}
    assert program.turn(table)["status"] in ("waiting", "others")
    events_for: list[Any] = []
    waiting = threading.Thread(target=lambda: events_for.append(program.turn(table, 15)))
    begun = time.monotonic()
    waiting.start()
    time.sleep(0.3)
    human.play(table, "decline")
    waiting.join()

    assert events_for[0]["status"] == "yours"
    assert 0.3 <= time.monotonic() - begun < 10


def test_who_waits_in_vain_is_told_so(client: TestClient, person: Callable[[], Person]) -> None:
    human, program = person(), Program(client)
    table = human.new_table(seats=3)
    program.ask("POST", f"/api/tables/{table}/sit")
    begun = time.monotonic()
    turn = program.turn(table, 1)

    assert (turn["status"], turn["legal"], turn["view"]) == ("waiting", [], None)
    assert time.monotonic() - begun >= 0.9


@pytest.mark.parametrize("query", ["wait=16", "wait=-1", "wait=soon", "since=x"])
def test_a_question_that_cannot_be_is_refused(client: TestClient, query: str) -> None:
    program = Program(client)
    table = program.ask("POST", "/api/tables", game="mogul-2002", seats=3).json()["table"]
    error = program.ask("GET", f"/api/tables/{table}/turn?{query}").json()["error"]

    assert error["code"] == "wire/malformed"
    assert "a whole number from 0 to" in error["text"]


def test_no_table_starts_a_program_on_the_server(client: TestClient) -> None:
    program = Program(client)
    wanted = {"game": "mogul-2002", "seats": 3, "bots": ["program:touch owned", None]}
    answer = program.ask("POST", "/api/tables", **wanted)

    assert answer.json()["error"]["code"] == "wire/unknown_value"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("programs"))
    made.start()
    yield made
    made.kill()


def run(example: str, *words: str) -> subprocess.Popen[str]:
    command = [sys.executable, str(EXAMPLES / example), *words]
    return subprocess.Popen(command, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)


def test_a_socket_takes_a_token_in_the_place_of_an_origin(server: Server) -> None:
    made = httpx.post(f"{server.url}/api/programs", json={"name": "x"}).json()
    table = httpx.post(f"{server.url}/api/tables", json={"game": "mogul-2002", "seats": 3}).json()
    url = f"{server.url.replace('http', 'ws')}/ws/tables/{table['table']}"
    good, bad = ({"Authorization": f"Bearer {token}"} for token in (made["token"], "nonsense"))
    with connect(url, additional_headers=good) as socket:
        assert '"type":"frame"' in str(socket.recv(timeout=600))
    with (
        connect(url, additional_headers=bad) as socket,
        pytest.raises(ConnectionClosed, match="4403"),
    ):
        socket.recv(timeout=600)
    with pytest.raises(InvalidStatus):
        connect(url, additional_headers=good, origin=Origin("http://elsewhere.example"))


@pytest.fixture
def slow_of_hearing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Yield a site whose sockets accept two messages at once and eight a second."""
    monkeypatch.setattr(rates, "MESSAGES", Rate(burst=2, per_second=8))
    app, port = make_app(tmp_path / "moguls.sqlite", NoThinkers()), free_port()
    site = uvicorn.Server(uvicorn.Config(app, port=port, log_level="error"))
    thread = threading.Thread(target=site.run)
    thread.start()
    while not site.started:
        time.sleep(0.01)
    yield f"http://127.0.0.1:{port}"
    site.should_exit = True
    thread.join()


def test_the_example_on_a_socket_says_again_what_it_said_too_fast(slow_of_hearing: str) -> None:
    wanted = {"game": "moguli", "seats": 2, "pace": "at_once", "options": {"max_turns": "16"}}
    wanted |= {"sit": False, "bots": ["easy"]}
    made = httpx.post(f"{slow_of_hearing}/api/tables", json=wanted)
    table = made.json()["table"]
    example = run("socket_bot.py", slow_of_hearing, table)
    told = example.communicate(timeout=600)[0]
    assert example.returncode == 0, told
    record = httpx.get(f"{slow_of_hearing}/api/tables/{table}/record").json()
    assert "On a socket" in record["players"]


@pytest.mark.parametrize(
    ("example", "words", "says"),
    [
        ("table_bot.py", ["--help"], "usage: python3 table_bot.py http://127.0.0.1:8000"),
        ("table_bot.py", [], "usage: "),
        ("table_bot.py", ["127.0.0.1:8000"], "usage: "),
        ("table_bot.py", ["http://127.0.0.1:1"], "http://127.0.0.1:1 does not answer: "),
        ("socket_bot.py", ["--help"], "usage: python3 socket_bot.py"),
        ("socket_bot.py", ["127.0.0.1:8000", "table"], "usage: "),
        ("socket_bot.py", ["http://127.0.0.1:1", "table"], "http://127.0.0.1:1 does not answer: "),
    ],
)
def test_an_example_without_a_server_says_so_in_a_line(
    example: str, words: list[str], says: str
) -> None:
    started = run(example, *words)
    told = started.communicate(timeout=600)[0]
    assert started.returncode == 1
    assert told.startswith(says)
    assert told.count("\n") == 1


def test_an_example_says_that_there_is_no_such_table(server: Server) -> None:
    started = run("table_bot.py", server.url, "nowhere")
    told = started.communicate(timeout=600)[0]
    assert started.returncode == 1
    assert "table" in json.loads(told)["error"]["code"]


@pytest.mark.slow
def test_the_examples_play_whole_games_at_a_server(server: Server) -> None:
    alone = run("table_bot.py", server.url)
    wanted = {"game": "moguli", "seats": 2, "sit": False, "pace": "at_once"}
    wanted["options"] = {"max_turns": "30"}  # the first of the alphabet may go round for 500
    table = httpx.post(f"{server.url}/api/tables", json=wanted).json()["table"]
    together = [run("table_bot.py", server.url, table), run("socket_bot.py", server.url, table)]
    try:
        told = [each.communicate(timeout=600)[0] for each in (alone, *together)]
    finally:
        for each in (alone, *together):
            each.kill()

    assert [each.returncode for each in (alone, *together)] == [0, 0, 0], told
    assert "'returns'" in told[0]
    assert "'scores'" in told[1]
    assert told[2].startswith("[")
    record = httpx.get(f"{server.url}/api/tables/{table}/record").json()
    assert sorted(record["players"]) == ["On a socket", "Twenty lines"]
