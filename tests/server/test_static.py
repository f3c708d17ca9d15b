"""Static addresses: a screen, a file, or a clear 404."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from moguls.server.routes import static
from tools.front import SCREENS, WEB

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.conftest import Person

KNOWN = [
    "/",
    "/lobby",
    "/lobby/",
    "/t/YIo4Smhc-yub3Uji",
    "/t/YIo4Smhc-yub3Uji/hand",
    "/rules",
    "/rules/moguli",
    "/learn/mogul-2002",
    "/replay/abc",
    "/replay/abc/12",
    "/settings?from=table",
]
NOWHERE = ["/nowhere", "/t", "/t/abc/eye", "/rules/chess", "/replay/abc/last", "/lobby/more", "/wp"]
NO_FILE = [
    "/assets/TableScreen-12345678.js",
    "/assets/",
    "/favicon.ico",
    "/x.php",
    "/.env",
    "/ws/no",
]


@pytest.mark.parametrize("path", KNOWN)
def test_a_screen_is_answered_with_the_page(path: str, person: Callable[[], Person]) -> None:
    answer = person().ask("GET", path)

    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")


@pytest.mark.parametrize("path", NOWHERE)
def test_where_nothing_is_the_page_says_so(path: str, person: Callable[[], Person]) -> None:
    answer = person().ask("GET", path)

    assert (answer.status_code, answer.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert '<div id="app">' in answer.text


@pytest.mark.parametrize("path", NO_FILE)
def test_a_file_that_is_not_there_is_no_page(path: str, person: Callable[[], Person]) -> None:
    answer = person().ask("GET", path, headers={"accept-language": "de"})

    assert (answer.status_code, answer.headers["content-type"]) == (
        404,
        "text/plain; charset=utf-8",
    )
    assert path in answer.text
    assert answer.headers["cache-control"] == "no-store"


def test_routes_that_are_not_there_stay_json(person: Callable[[], Person]) -> None:
    answer = person().ask("GET", "/api/nothing")

    assert (answer.status_code, answer.headers["content-type"]) == (404, "application/json")


def test_every_file_of_the_client_is_sent_as_what_it_is(person: Callable[[], Person]) -> None:
    kinds = {".js": "javascript", ".css": "text/css", ".svg": "image/svg", ".woff2": "font/woff2"}
    ada = person()
    for path in (WEB / "assets").iterdir():
        if path.suffix in kinds:
            answer = ada.ask("GET", f"/assets/{path.name}")
            assert kinds[path.suffix] in answer.headers["content-type"]


def test_router_and_server_read_the_same_list() -> None:
    router = (SCREENS.parents[4] / "front/src/routes.ts").read_text("utf-8")
    read = re.search(r'import addresses from "([^"]+)"', router)

    assert read
    assert (SCREENS.parents[4] / "front/src" / read[1]).resolve() == SCREENS
    assert len(static.SCREENS) == len(static.ADDRESSES)
