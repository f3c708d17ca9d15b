"""One browser and several servers on one host: nobody loses who it is, and nobody its seat."""

from __future__ import annotations

from contextlib import ExitStack
from typing import TYPE_CHECKING, Any

import httpx2 as httpx
import pytest
from starlette.testclient import TestClient

from moguls.server.app import make_app
from moguls.server.storage.store import SqliteStore
from tests.server.conftest import NoThinkers
from tests.serving import Server

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


class Jar:
    """The cookies of one browser for one host: they know no port, and TLS alone sees some."""

    def __init__(self) -> None:
        self.kept: dict[str, tuple[str, bool]] = {}

    def ask(self, client: Any, path: str = "/api/me", method: str = "GET", **more: Any) -> Any:
        """Send a request with what a browser would send; keep what comes back."""
        headers = {"cookie": self.sent(tls=str(client.base_url).startswith("https"))}
        headers |= more.pop("headers", {})
        client.cookies.clear()
        response = client.request(method, path, headers=headers, **more)
        assert response.status_code == 200, response.text
        self.keep(response.headers)
        return response.json()

    def sent(self, *, tls: bool) -> str:
        seen = {name: value for name, (value, secure) in self.kept.items() if tls or not secure}
        return "; ".join(f"{name}={value}" for name, value in seen.items())

    def keep(self, headers: Any) -> None:
        for line in headers.get_list("set-cookie"):
            name, value = line.split(";")[0].split("=", 1)
            self.kept[name] = value, "; Secure" in line


@pytest.fixture
def servers(tmp_path: Path) -> Iterator[list[TestClient]]:
    """Two servers with databases of their own, and the first one behind TLS."""
    with ExitStack() as stack:
        apps = [make_app(tmp_path / name, NoThinkers()) for name in "ab"]
        made = [TestClient(app, base_url="http://localhost:8000") for app in apps]
        for client in made:
            stack.enter_context(client)
        yield [*made, TestClient(apps[0], base_url="https://localhost")]


def test_two_servers_on_one_host_keep_one_browser_apart(servers: list[TestClient]) -> None:
    jar, (one, two, _tls) = Jar(), servers
    first = [jar.ask(one)["id"], jar.ask(two)["id"]]

    assert first[0] != first[1]
    assert [jar.ask(one)["id"], jar.ask(two)["id"]] == first


def test_the_cookie_of_earlier_versions_is_renewed_where_it_is_known(
    servers: list[TestClient],
) -> None:
    jar, (one, two, _tls) = Jar(), servers
    known = jar.ask(one)["id"]
    ((token, _secure),) = jar.kept.values()
    jar.kept = {"moguls": (token, False)}

    assert jar.ask(two)["id"] != known
    assert jar.kept["moguls"] == (token, False), "it is another server's, and stays"
    assert jar.ask(one)["id"] == known
    jar.kept.pop("moguls")
    assert jar.ask(one)["id"] == known, "it was renewed under the new name"


def test_tls_before_a_running_server_costs_nobody_anything(servers: list[TestClient]) -> None:
    jar, (plain, _two, tls) = Jar(), servers
    known = jar.ask(plain)["id"]

    assert jar.ask(tls)["id"] == known
    assert any(name.startswith("__Host-moguls-") for name in jar.kept), "renewed, tied to the host"
    assert jar.ask(plain)["id"] == known, "and TLS may go away again"
    jar.kept = {name: kept for name, kept in jar.kept.items() if kept[1]}
    assert jar.ask(tls)["id"] == known


def test_the_cookie_that_is_tied_to_the_host_goes_first(servers: list[TestClient]) -> None:
    jar, other, (plain, _two, tls) = Jar(), Jar(), servers
    known = jar.ask(tls)["id"]
    other.ask(plain)
    jar.kept |= other.kept  # somebody between has planted it, which works without TLS alone

    assert jar.ask(tls)["id"] == known


def test_a_browser_that_tells_a_tied_cookie_without_tls_is_known(servers: list[TestClient]) -> None:
    """As some do on this machine itself."""
    jar, (plain, _two, tls) = Jar(), servers
    known = jar.ask(tls)["id"]
    tied = {name: kept[0] for name, kept in jar.kept.items()}
    plain.cookies.clear()

    told = "; ".join(f"{name}={token}" for name, token in tied.items())
    assert plain.get("/api/me", headers={"cookie": told}).json()["id"] == known


def test_a_socket_renews_the_cookie_too(servers: list[TestClient]) -> None:
    jar, (one, *_others) = Jar(), servers
    wanted = {"game": "mogul-2002", "seats": 3}
    table = jar.ask(one, "/api/tables", "POST", json=wanted)["table"]
    ((name, (token, _secure)),) = jar.kept.items()
    one.cookies.clear()
    headers = {"origin": "http://localhost", "cookie": f"moguls={token}"}

    with one.websocket_connect(f"ws://localhost/ws/tables/{table}", headers=headers) as socket:
        assert socket.receive_json()["table"]["you"] == 0
        given: dict[bytes, bytes] = dict(socket.extra_headers)  # type: ignore[call-overload]  # bytes

    assert given[b"set-cookie"].startswith(f"{name}={token};".encode())


@pytest.mark.slow
def test_a_proxy_that_speaks_tls_is_put_before_a_real_server(tmp_path: Path) -> None:
    server, jar = Server(tmp_path, "--proxies", "127.0.0.1"), Jar()
    server.start()
    try:
        with httpx.Client(base_url=server.url, timeout=300) as client:
            known = jar.ask(client)["id"]
            assert jar.ask(client, headers={"x-forwarded-proto": "https"})["id"] == known
    finally:
        server.stop()

    assert [secure for _token, secure in jar.kept.values()] == [False, True]


def test_a_browser_that_was_here_lately_is_known_after_a_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hundreds come back at once; none of them needs a look-up of its own."""
    jar, looked_up, local = Jar(), list[str](), "http://localhost"
    with TestClient(make_app(tmp_path / "a", NoThinkers()), base_url=local) as client:
        person = jar.ask(client)["id"]

    def by_token(_store: SqliteStore, token: str) -> None:
        looked_up.append(token)

    monkeypatch.setattr(SqliteStore, "by_token", by_token)
    with TestClient(make_app(tmp_path / "a", NoThinkers()), base_url=local) as client:
        assert jar.ask(client)["id"] == person
    assert looked_up == []


def test_only_those_who_were_here_lately_are_loaded_at_a_start(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a")
    for number in range(5):
        user = {"id": f"u{number}", "name": "Ada", "lang": None}
        device = {"id": f"d{number}", "user_id": user["id"], "token_hash": f"t{number}"}
        store.add_user(user, {**device, "browser": "", "system": ""})
    with store.engine.begin() as connection:
        for number in range(5):
            query = f"UPDATE devices SET seen_at = {number} WHERE id = 'd{number}'"  # noqa: S608  # ours
            connection.exec_driver_sql(query)

    recent = store.sessions_since(2.0, 2)

    assert [(row["id"], row["device"], row["token_hash"]) for row in recent] == [
        ("u4", "d4", "t4"),
        ("u3", "d3", "t3"),
    ]
    assert [row["id"] for row in store.sessions_since(2.0, 9)] == ["u4", "u3", "u2"]
    store.close()
