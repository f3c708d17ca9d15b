"""The guard at the door, and the headers of every answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from moguls.server.app import Options, make_app
from tests.server.conftest import NoThinkers, Person

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"origin": "http://localhost"}, 200),
        ({}, 200),
        ({"origin": "http://evil.example"}, 403),
        ({"origin": "null"}, 403),
        ({"origin": "http://["}, 403),
        ({"origin": "http://localhost, http://evil.example"}, 403),
        ({"sec-fetch-site": "cross-site"}, 403),
        ({"sec-fetch-site": "same-site", "origin": "http://localhost"}, 403),
        ({"sec-fetch-site": "same-origin", "origin": "http://localhost"}, 200),
    ],
)
def test_writes_from_other_sites_are_refused(
    person: Callable[[], Person], headers: dict[str, str], status: int
) -> None:
    response = person().ask("PUT", "/api/me", json={"name": "Eve"}, headers=headers)

    assert response.status_code == status
    if status == 403:
        assert response.json()["error"]["code"] == "auth/origin"


@pytest.mark.parametrize(
    ("host", "origin", "status"),
    [
        ("localhost:443", "https://localhost", 200),
        ("localhost:80", "http://localhost", 200),
        ("[::1]:443", "https://[::1]", 200),
        ("localhost:8443", "https://localhost:8443", 200),
        ("localhost:443", "http://localhost", 403),
        ("localhost:80", "https://localhost", 403),
        ("localhost:4443", "https://localhost", 403),
        ("localhost", "https://localhost:8443", 403),
        ("localhost:8443", "https://localhost", 403),
    ],
)
def test_a_default_port_counts_as_none(
    person: Callable[[], Person], host: str, origin: str, status: int
) -> None:
    writer = person()
    headers = {"host": host, "origin": origin}
    response = writer.ask("PUT", "/api/me", json={"name": "Eve"}, headers=headers)
    assert response.status_code == status

    table = writer.new_table(sit=False)
    url, headers = f"/ws/tables/{table}", {**headers, "cookie": writer.cookie}
    if status == 200:
        with writer.client.websocket_connect(url, headers=headers) as socket:
            assert socket.receive_json()["table"]["id"] == table
    else:
        with pytest.raises(WebSocketDisconnect) as closed:
            writer.client.websocket_connect(url, headers=headers).__enter__()
        assert closed.value.reason == "auth/origin"


@pytest.mark.parametrize(
    ("host", "advice"),
    [("localhost", "proxy_set_header Host $http_host;"), ("127.0.0.1", "the public name")],
)
def test_the_log_names_the_setting_of_a_proxy_that_drops_the_port(
    person: Callable[[], Person], caplog: pytest.LogCaptureFixture, host: str, advice: str
) -> None:
    headers = {"host": host, "origin": "https://localhost:8443"}
    person().ask("PUT", "/api/me", json={"name": "Eve"}, headers=headers)

    (line,) = [line.getMessage() for line in caplog.records if line.name == "moguls.guard"]
    assert line.startswith(
        f"refused: a page of 'https://localhost:8443' asked for the host {host!r}"
    )
    assert advice in line


def test_a_request_that_names_two_hosts_is_refused(client: TestClient) -> None:
    response = client.get("/api/games", headers=[("host", "localhost"), ("host", "localhost")])

    assert response.status_code == 403
    assert response.json()["error"]["code"] == "auth/host"


@pytest.mark.parametrize("host", ["evil.example", "localhost.evil.example", "", "[::1"])
def test_a_foreign_host_name_is_refused(client: TestClient, host: str) -> None:
    response = client.get("/api/games", headers={"host": host})

    assert response.status_code == 403
    assert response.json()["error"]["code"] == "auth/host"


@pytest.mark.parametrize(
    "host", ["localhost:8000", "127.0.0.1", "[::1]:9", "LOCALHOST", "192.168.1.7:8000"]
)
def test_local_names_and_addresses_in_numbers_are_welcome(client: TestClient, host: str) -> None:
    assert client.get("/api/games", headers={"host": host}).status_code == 200


@pytest.mark.parametrize("allowed", ["games.example", "*"])
def test_a_host_may_allow_its_name(tmp_path: Path, allowed: str) -> None:
    app = make_app(tmp_path / "db", NoThinkers(), Options(frozenset({allowed})))
    with TestClient(app, base_url="http://games.example") as client:
        assert client.get("/api/games").status_code == 200


def test_every_answer_has_the_strict_headers(client: TestClient) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/t/x"):
        headers = client.get(path).headers
        policy = headers["content-security-policy"]
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cross-origin-opener-policy"] == "same-origin"


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(client: TestClient) -> None:
    cookie = client.get("/api/me").headers["set-cookie"]

    assert cookie.startswith("moguls-")
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie


def test_over_tls_the_cookie_is_tied_to_this_host(tmp_path: Path) -> None:
    app = make_app(tmp_path / "db", NoThinkers())
    with TestClient(app, base_url="https://localhost") as client:
        response = client.get("/api/me")

    assert response.headers["set-cookie"].startswith("__Host-moguls-")
    assert "Secure" in response.headers["set-cookie"]
    assert "strict-transport-security" in response.headers


def test_the_store_keeps_no_cookie_that_could_be_used(
    client: TestClient, person: Callable[[], Person]
) -> None:
    token = person().cookie.split("=")[1]
    store: Any = client.app.state.site.store  # type: ignore[attr-defined]  # Starlette

    with store.engine.connect() as connection:
        rows = connection.exec_driver_sql("SELECT * FROM users JOIN devices").all()
    assert rows
    assert token not in repr(rows)


@pytest.mark.parametrize(
    "path", ["/../pyproject.toml", "/%2e%2e/server/app.py", "/assets/../../server/app.py"]
)
def test_no_file_outside_the_client_is_served(client: TestClient, path: str) -> None:
    assert b"Starlette" not in client.get(path).content


@pytest.mark.parametrize("name", ["%00", "a%00b.js", "assets/%00", "x" * 300, "x" * 300 + ".js"])
@pytest.mark.parametrize("under", ["", "t/", "api/", "api/tables/", "api/rules/"])
def test_no_name_of_a_file_is_too_odd_to_be_missing(
    client: TestClient, under: str, name: str
) -> None:
    assert client.get(f"/{under}{name}").status_code in {200 if under == "t/" else 404, 404, 422}
