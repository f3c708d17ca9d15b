"""Headers of a proxy are trusted only if the host has named it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from starlette.testclient import TestClient

from moguls.errors import UsageError
from moguls.server.app import Options, make_app
from moguls.server.front_door.forwarded import Forwarded, proxies_from
from tests.server.conftest import NoThinkers

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from tests.server.conftest import Person

PUBLIC = "games.example"
PROXY = "10.0.0.9"
TOLD = {"x-forwarded-host": PUBLIC, "x-forwarded-proto": "https", "x-forwarded-for": "192.0.2.7"}


@pytest.fixture
def reached(tmp_path: Path) -> Iterator[Callable[[str], TestClient]]:
    """Return a function that brings the server as it is reached from an address."""
    app = make_app(tmp_path / "moguls.sqlite", NoThinkers(), Options(frozenset({PUBLIC})))
    trusting: Any = Forwarded(app, [PROXY])  # type: ignore[arg-type]  # it has types of its own
    with TestClient(app, base_url="http://backend.test"):  # it lives as long as this
        yield lambda by: TestClient(trusting, base_url="http://backend.test", client=(by, 40_000))


def test_a_named_proxy_says_by_which_name_the_site_was_asked(
    reached: Callable[[str], TestClient],
) -> None:
    answer = reached(PROXY).get("/api/me", headers=TOLD)

    assert answer.status_code == 200
    assert answer.headers["set-cookie"].startswith("__Host-moguls-")


@pytest.mark.parametrize("by", ["10.0.0.10", "192.0.2.7"])
def test_nobody_else_does(reached: Callable[[str], TestClient], by: str) -> None:
    answer = reached(by).get("/api/me", headers=TOLD)

    assert answer.json()["error"]["code"] == "auth/host"
    assert "backend.test" in answer.json()["error"]["text"]


@pytest.mark.parametrize(
    ("told", "status"),
    [
        (f"evil.example, {PUBLIC}", 200),
        (f"{PUBLIC}, evil.example", 403),
        (f"{PUBLIC}:8443", 200),
        ("evil.example", 403),
        ("", 403),
    ],
)
def test_of_several_names_the_nearest_proxys_counts(
    reached: Callable[[str], TestClient], told: str, status: int
) -> None:
    assert reached(PROXY).get("/api/me", headers={"x-forwarded-host": told}).status_code == status


def test_a_page_of_the_public_name_may_write_and_open_sockets(
    reached: Callable[[str], TestClient],
) -> None:
    client = reached(PROXY)
    headers = {**TOLD, "origin": f"https://{PUBLIC}"}
    wanted = {"game": "mogul-2002", "seats": 3}
    made = client.post("/api/tables", json=wanted, headers=headers)
    cookie = made.headers["set-cookie"].split(";")[0]

    assert made.status_code == 200
    url = f"ws://backend.test/ws/tables/{made.json()['table']}"
    with client.websocket_connect(url, headers={**headers, "cookie": cookie}) as socket:
        assert socket.receive_json()["table"]["you"] == 0


def test_a_refused_page_is_told_to_the_host_with_both_names(
    person: Callable[[], Person], caplog: pytest.LogCaptureFixture
) -> None:
    headers = {"origin": "https://games.example\x1b[31m"}
    assert person().ask("PUT", "/api/me", json={}, headers=headers).status_code == 403

    (line,) = [each.getMessage() for each in caplog.records if each.name == "moguls.guard"]
    assert "'https://games.example\\x1b[31m'" in line
    assert "'localhost'" in line
    assert "docs/proxies.md" in line


def test_a_socket_that_is_asked_for_as_a_page_is_told_what_is_missing(client: TestClient) -> None:
    answer = client.get("/ws/tables/some", headers={"accept-language": "it"})

    assert (answer.status_code, answer.headers["upgrade"]) == (426, "websocket")
    assert answer.json()["error"]["code"] == "wire/upgrade"
    assert "proxy" in answer.json()["error"]["text"]


def test_proxies_are_addresses_networks_or_all() -> None:
    named = ("127.0.0.1", "::1", "10.0.0.0/8", "*")
    assert proxies_from(named) == list(named)


@pytest.mark.parametrize("name", ["localhost", "10.0.0.1/8", "10.0.0", ""])
def test_a_proxy_that_is_not_an_address_is_refused(name: str) -> None:
    with pytest.raises(UsageError, match=r"is not an address: .*; 127\.0\.0\.1, .* or \* for all"):
        proxies_from(("127.0.0.1", name))
