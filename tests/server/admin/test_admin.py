"""`moguls admin` beside a running server, and in its place where none runs."""

from __future__ import annotations

import json
import os
import socket
import time
import urllib.request
from contextlib import closing
from typing import TYPE_CHECKING, Any

import pytest

from moguls.server.admin.socket import NAME
from moguls.server.storage.folders import FILE, lock_folder
from tests.admin import Host, change, hosted
from tests.server.conftest import Person
from tests.server.raw_rows import execute
from tests.serving import Server

if TYPE_CHECKING:
    from pathlib import Path

    from starlette.testclient import TestClient

pytestmark = pytest.mark.skipif(os.name != "posix", reason="no such sockets here")


def test_the_socket_is_its_owners_alone_and_goes_with_the_server(folder: Path) -> None:
    path = folder / NAME
    mask = os.umask(0)
    try:
        with hosted(folder):
            assert path.stat().st_mode & 0o777 == 0o600
    finally:
        os.umask(mask)
    assert not path.exists()


def test_a_real_server_is_asked_while_it_runs_and_when_it_was_killed(
    folder: Path, host: Host
) -> None:
    server = Server(folder)
    server.start()
    try:
        ada = requests_as(server)
        assert [each["person"] for each in host("list", "people")] == [ada]
        assert host("show", ada)[0]["address"] == "127.0.0.1"
    finally:
        server.kill()
    assert (folder / NAME).exists()
    assert host("show", ada)[0]["address"] is None
    server.start()
    server.stop()
    assert not (folder / NAME).exists()


def requests_as(server: Server) -> str:
    with urllib.request.urlopen(f"{server.url}/api/me", timeout=60) as answer:  # noqa: S310  # ours
        return str(json.load(answer)["id"])


def test_a_socket_of_a_killed_server_is_in_nobodys_way(folder: Path, host: Host) -> None:
    with closing(socket.socket(socket.AF_UNIX)) as left:
        left.bind(str(folder / NAME))
    with hosted(folder):
        assert host("list", "tables") == []
    with closing(socket.socket(socket.AF_UNIX)) as left:
        left.bind(str(folder / NAME))
    assert host("list", "tables") == []


@pytest.mark.parametrize("runs", [True, False])
def test_tables_and_people_are_listed_and_shown(folder: Path, host: Host, *, runs: bool) -> None:
    def viewpoint() -> list[Any]:
        lists = [host("list", "tables"), host("list", "people")]
        return [*lists, host("show", table)[0], host("show", me)[0]]

    with hosted(folder) as client:
        ada = Person(client)
        me, table = ada.get("/api/me")["id"], ada.new_table(bots=["easy", "easy"])
        found = viewpoint() if runs else []
    tables, people, shown, person = found or viewpoint()

    assert [(each["table"], each["status"]) for each in tables] == [(table, "playing")]
    assert [(each["person"], each["tables"]) for each in people] == [(me, 1)]
    assert (shown["game"], shown["seats"][1:]) == ("mogul-2002", ["Basil", "Clara"])
    assert shown["people"] == [f"{me} ({people[0]['name']}, seat 1)"]
    assert person["tables"] == [table]
    assert person["address"] == ("127.0.0.1" if runs else None)


@pytest.mark.usefixtures("client")
def test_lists_can_be_narrowed(folder: Path, host: Host, client: TestClient) -> None:
    ada, guest = Person(client), Person(client)
    me, other = ada.get("/api/me")["id"], guest.get("/api/me")["id"]
    old, new = ada.new_table(), ada.new_table(game="moguli", seats=2, bots=["easy"])
    long_ago = time.time() - 40 * 86_400
    change(folder, "UPDATE entries SET at=? WHERE table_id=?", long_ago, old)
    change(folder, "UPDATE devices SET seen_at=? WHERE user_id=?", long_ago, me)

    def found(*words: str) -> list[str]:
        return [next(iter(row.values())) for row in host("list", *words)]

    assert found("tables") == [old, new]
    assert found("tables", "--status", "waiting") == [old]
    assert found("tables", "--game", "moguli") == [new]
    assert found("tables", "--idle", "30") == [old]
    assert found("people") == [me, other]
    assert found("people", "--idle", "30") == [me]
    assert found("people", "--free") == [other]


def test_nothing_that_is_told_is_a_card_a_salt_or_a_token(
    client: TestClient, folder: Path, host: Host
) -> None:
    ada = Person(client)
    me, table = ada.get("/api/me")["id"], ada.new_table(bots=["easy", "easy"])
    made, _ = client.app.state.site.store.load(table)  # type: ignore[attr-defined]  # Starlette
    words = (("list", "tables"), ("list", "people"), ("show", table), ("show", me))

    told = "".join(host.types(*each, *more)[1] for each in words for more in ((), ("--json",)))

    ((hashed,),) = execute(folder / FILE, ("SELECT token_hash FROM devices", {}))
    cookie = ada.cookie.split("=")[1]
    assert [each for each in (made["salt"], cookie, hashed) if each in told] == []
    assert [card for deck in made["deal"].values() if isinstance(deck, list) for card in deck]
    assert json.dumps(made["deal"])[1:40] not in told


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("show", "nix"), "there is no table and no person nix; moguls admin list shows them"),
        (("list", "tables", "--game", "mogulo"), "no game 'mogulo' (did you mean moguli?)"),
        (("list", "people", "--status", "over"), "--status does not apply to people"),
        (("list", "tables", "--free"), "--free does not apply to tables"),
    ],
)
@pytest.mark.usefixtures("client")
def test_what_cannot_be_told_is_said_in_one_line(
    host: Host, words: tuple[str, ...], says: str
) -> None:
    assert says in host.refused(*words)


def test_a_folder_without_tables_is_left_as_it_is(folder: Path, host: Host) -> None:
    assert "there are no tables" in host.refused("list", "tables")
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize(
    ("below", "says"), [("", "it does not listen there"), ("x" * 110, "the path of its socket has")]
)
def test_a_server_that_cannot_be_asked_is_told(
    folder: Path, capsys: pytest.CaptureFixture[str], below: str, says: str
) -> None:
    place = folder / below
    place.mkdir(exist_ok=True)
    with hosted(place) as client:
        Person(client).get("/api/me")
    with lock_folder(place):
        assert says in Host(place, capsys).refused("list", "tables")


def test_a_server_whose_path_is_too_long_for_a_socket_serves_and_says_so(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    place = folder / ("x" * 110)
    place.mkdir()
    with hosted(place) as client:
        assert Person(client).get("/api/me")["id"]

    assert "moguls admin can act only while no server runs" in caplog.text


@pytest.mark.parametrize(
    ("line", "says"),
    [
        (b"hello\n", "cannot read the request"),
        (b'{"type":"dance"}\n', "cannot read the request"),
        (b'{"type":"show","which":7}\n', "cannot read the request"),
    ],
)
@pytest.mark.usefixtures("client")
def test_who_says_what_is_unknown_is_told_and_can_go_on(
    folder: Path, line: bytes, says: str
) -> None:
    with closing(socket.socket(socket.AF_UNIX)) as spoken:
        spoken.connect(str(folder / NAME))
        with spoken.makefile("rwb") as stream:
            stream.write(line + b'{"type":"list tables"}\n')
            stream.flush()
            told = [json.loads(stream.readline()) for _ in range(2)]

    assert [each["type"] for each in told] == ["failed", "done"]
    assert says in told[0]["why"]
