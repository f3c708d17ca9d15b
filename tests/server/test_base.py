"""The site under a path of its host, whether the proxy takes that path off or not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from starlette.testclient import TestClient

from moguls.errors import UsageError
from moguls.server.app import Options, make_app
from moguls.server.front_door.base import FOLDERS, PAGES, base_from
from moguls.server.routes import sockets
from moguls.server.routes.api import ENDPOINTS
from moguls.server.routes.static import ADDRESSES
from moguls.server.watching import health
from tests.server.conftest import NoThinkers, Person

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

BASE = "/play/moguls"
PAGE = "text/html; charset=utf-8"


@pytest.fixture
def under(tmp_path: Path) -> Iterator[TestClient]:
    app = make_app(tmp_path / "moguls.sqlite", NoThinkers(), Options(base=BASE))
    with TestClient(app, base_url="http://localhost", follow_redirects=False) as made:
        yield made


@pytest.mark.parametrize("before", [BASE, ""])
def test_it_answers_with_the_path_and_without_it(under: TestClient, before: str) -> None:
    assert under.get(f"{before}/api/games").json()[0]["name"]
    assert under.get(f"{before}/api/nothing").status_code == 404
    assert under.get(f"{before}/rules/moguli").status_code == 200
    missing = under.get(f"{before}/rules/chess")
    assert (missing.status_code, missing.headers["content-type"]) == (404, PAGE)


@pytest.mark.parametrize("before", [BASE, ""])
@pytest.mark.parametrize("path", ["/", "/rules/moguli", "/replay/x/3", "/nowhere"])
def test_every_page_names_its_files_by_their_whole_path(
    under: TestClient, before: str, path: str
) -> None:
    page = under.get(f"{before}{path}").text

    assert f'src="{BASE}/assets/index-' in page
    assert f'href="{BASE}/manifest.webmanifest"' in page
    assert '="./' not in page
    assert '="/assets' not in page


def test_at_the_top_of_a_host_they_begin_there(client: TestClient) -> None:
    page = client.get("/rules/moguli").text

    assert 'src="/assets/index-' in page
    assert '="./' not in page


def test_the_path_without_its_last_slash_leads_to_the_site(under: TestClient) -> None:
    answer = under.get(f"{BASE}?play=moguli")

    assert (answer.status_code, answer.headers["location"]) == (308, f"{BASE}/?play=moguli")


def test_a_path_that_only_begins_alike_is_nothing(under: TestClient) -> None:
    assert under.get(f"{BASE}x/api/games").status_code == 404


def test_a_table_is_played_there(under: TestClient) -> None:
    ada = Person(under)
    ada.get(f"{BASE}/api/me")
    made = {"game": "mogul-2002", "seats": 3, "bots": ["easy", "easy"], "auto_response": "ask"}
    table = ada.post(f"{BASE}/api/tables", **made)["table"]
    headers = {"origin": "http://localhost", "cookie": ada.cookie}

    for before in (BASE, ""):
        url = f"ws://localhost{before}/ws/tables/{table}"
        with under.websocket_connect(url, headers=headers) as socket:
            assert socket.receive_json()["table"]["you"] == 0


def test_the_cookie_is_for_that_path_alone(under: TestClient, tmp_path: Path) -> None:
    plain = under.get(f"{BASE}/api/me").headers["set-cookie"]
    app = make_app(tmp_path / "other.sqlite", NoThinkers(), Options(base=BASE))
    with TestClient(app, base_url="https://localhost") as tls:
        secure = tls.get("/api/me").headers["set-cookie"]

    assert f"; Path={BASE}/;" in plain
    assert plain.startswith("moguls-")
    assert f"; Path={BASE}/;" in secure
    # A browser takes no `__Host-` cookie for a path.
    assert secure.startswith("__Secure-moguls-")
    assert "; Secure" in secure


def test_a_site_that_moves_under_a_path_knows_its_people(tmp_path: Path) -> None:
    for address in ("http://localhost", "https://localhost"):
        with TestClient(make_app(tmp_path / "a", NoThinkers()), address) as top:
            ada = Person(top)
            known = ada.get("/api/me")["id"]
        app = make_app(tmp_path / "a", NoThinkers(), Options(base=BASE))
        with TestClient(app, base_url="https://localhost") as moved:
            ada.client = moved
            assert ada.get(f"{BASE}/api/me")["id"] == known
            assert ada.cookie.startswith("__Secure-")


@pytest.mark.parametrize(
    ("text", "path"),
    [
        ("", ""),
        ("/", ""),
        ("/moguls", "/moguls"),
        ("/moguls/", "/moguls"),
        ("/games/m.1", "/games/m.1"),
    ],
)
def test_paths_are_read(text: str, path: str) -> None:
    assert base_from(text) == path


@pytest.mark.parametrize(
    "text", ["moguls", "/a//b", "/a b", "/..", "/a/../b", '/"', "/t", "/t/x", "/games", "/é"]
)
def test_an_invalid_path_is_refused(text: str) -> None:
    with pytest.raises(UsageError, match="/moguls"):
        base_from(text)


def test_every_path_of_the_site_is_known_to_be_one() -> None:
    every: list[Any] = [*sockets.ROUTES, *ENDPOINTS, *health.ROUTES]
    routes = [each.path for each in every]
    paths = [*routes, *ADDRESSES.values()]
    folders = {path.split("/")[1] for path in paths if path.count("/") > 1}
    pages = {path[1:] for path in paths if path.count("/") == 1} - {""}

    assert folders <= FOLDERS
    assert pages <= PAGES | FOLDERS
