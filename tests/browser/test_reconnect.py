"""Reconnection in the middle of a game, without effects on the game."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import TimeoutError as TooLong
from playwright.sync_api import expect

from tests.browser.guests import Guest, play
from tests.browser.screens_mogul2013 import m13_choosing, m13_moving
from tests.browser.screens_moguli import pawn_chosen, tile_chosen
from tests.browser.screens_takestock import stock_card
from tests.serving import Server

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import Page, WebSocketRoute

    from tests.browser.screens import Hall, Screen

pytestmark = pytest.mark.slow

ON_TURN = {"options": {"loan_timing": "on_own_turn"}}  # no loan window: auctions from the first


@pytest.fixture
def own_site(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path)
    server.start()
    yield server
    server.stop()


def table_of_three(page: Page, others: list[Guest]) -> str:
    table = Guest(page.context.request).make(3, **ON_TURN)
    for guest in others:
        guest.sit(table)
    return table


class Line:
    """The page's socket, which can be cut and mended; what goes through it is kept."""

    def __init__(self, page: Page) -> None:
        self.up, self.swallow, self.hold = True, False, False
        self.routes: list[WebSocketRoute] = []
        self.sent: list[str] = []
        page.route_web_socket("**/ws/tables/*", self._connect)

    def _connect(self, route: WebSocketRoute) -> None:
        if not self.up:
            route.close(code=1012)
            return
        server = route.connect_to_server()
        route.on_message(lambda said: self._say(server, str(said)))
        server.on_message(lambda said: self._hear(route, said))
        self.routes.append(route)

    def _say(self, server: WebSocketRoute, said: str) -> None:
        self.sent.append(said)
        server.send(said)

    def _hear(self, route: WebSocketRoute, said: str | bytes) -> None:
        """Let a message through to the page, unless the line is silent or frames are held."""
        if not self.swallow and not (self.hold and '"type":"frame"' in str(said)):
            route.send(said)

    def cut(self) -> None:
        self.up = False
        for route in self.routes:
            route.close(code=1012)
        self.routes.clear()


def test_what_others_did_meanwhile_arrives(
    page: Page, others: list[Guest], watch: Callable[[Page], Page]
) -> None:
    line = Line(watch(page))
    table = table_of_three(page, others)
    guests = [Guest(page.context.request), *others]
    play(guests, table, lambda view: view["turn"] == 1 and view["phase"] == "auction")
    page.goto(f"/t/{table}")
    expect(page.get_by_test_id("turn")).to_be_visible()
    line.cut()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    bowl = others[0].frame(table)["view"]["bowl"]
    others[0].move(table, "bid")
    line.up = True
    expect(page.get_by_text("Connection lost")).to_be_hidden()
    expect(page.get_by_role("img", name=f"The bowl holds {bowl + 1}")).to_be_visible()


def test_a_move_on_its_way_is_played_once(
    page: Page, others: list[Guest], watch: Callable[[Page], Page]
) -> None:
    line = Line(watch(page))
    table = table_of_three(page, others)
    me = Guest(page.context.request)
    play([me, *others], table, lambda view: view["turn"] == 0 and view["phase"] == "auction")
    page.goto(f"/t/{table}")
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()
    before = me.frame(table)["view"]
    # The move reaches the server, its acknowledgement does not reach the page.
    line.swallow = True
    page.get_by_role("button", name="Bid 1 chip").click()
    expect(page.get_by_text("Sent …")).to_be_visible()
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()
    line.cut()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    line.up, line.swallow = True, False
    expect(page.get_by_text("Sent …")).to_be_hidden()
    after = me.frame(table)["view"]
    assert after["ply"] == before["ply"] + 1
    assert after["chips"][0] == before["chips"][0] - 1
    assert sum('"move"' in said for said in line.sent) > 1, "the page has not asked again"


LOGIN = "<!doctype html><h1>Sign in</h1><a href=''>Continue</a>"


@pytest.mark.parametrize(
    "answer",
    [
        {"status": 302, "headers": {"location": "https://login.example/"}},
        {"status": 200, "content_type": "text/html", "body": LOGIN},
        {"status": 401, "content_type": "text/html", "body": LOGIN},
    ],
)
def test_the_login_page_of_a_proxy_is_shown_and_play_goes_on_after_it(
    page: Page, others: list[Guest], answer: dict[str, Any]
) -> None:
    line = Line(page)
    table = table_of_three(page, others)
    me = Guest(page.context.request)
    play([me, *others], table, lambda view: view["turn"] == 0 and view["phase"] == "auction")
    page.goto(f"/t/{table}")
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()
    page.route("**/api/**", lambda route: route.fulfill(**answer))
    page.route(f"**/t/{table}", lambda route: route.fulfill(content_type="text/html", body=LOGIN))
    line.cut()
    expect(page.get_by_role("heading", name="Sign in")).to_be_visible()

    page.unroute("**/api/**")
    page.unroute(f"**/t/{table}")
    line.up = True
    page.get_by_role("link", name="Continue").click()
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()
    before = me.frame(table)["view"]["ply"]
    page.get_by_role("button", name="Bid 1 chip").click()
    expect(page.get_by_text("Your turn", exact=True)).to_be_hidden()
    assert me.frame(table)["view"]["ply"] > before


def test_a_killed_server_comes_back(
    page: Page, own_site: Server, watch: Callable[[Page], Page], complaints: list[str]
) -> None:
    watch(page).goto(own_site.url)
    page.get_by_role("button", name="Mogul (2002): Play now").click()
    expect(page.get_by_test_id("turn")).to_be_visible()
    own_site.kill()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    own_site.start()
    expect(page.get_by_text("Connection lost")).to_be_hidden(timeout=30_000)
    expect(page.get_by_test_id("seat-0")).to_contain_text("you")
    complaints.clear()  # the browser complains of the refused connections


def test_a_device_without_a_net_says_so_at_once_and_heals_at_once(
    page: Page, others: list[Guest], watch: Callable[[Page], Page], complaints: list[str]
) -> None:
    watch(page).goto(f"/t/{table_of_three(page, others)}")
    expect(page.get_by_test_id("turn")).to_be_visible()
    page.context.set_offline(True)
    expect(page.get_by_text("Connection lost")).to_be_visible(timeout=1_000)
    expect(page.get_by_text(re.compile(r"For [1-9]\d* s"))).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text("Connected again")).to_be_visible(timeout=2_000)
    expect(page.get_by_text("Connection lost")).to_be_hidden()
    expect(page.get_by_text("Connected again")).to_be_hidden(timeout=10_000)
    complaints.clear()  # the browser complains of the net


def test_a_silent_line_is_noticed_when_a_move_gets_no_answer(
    page: Page, others: list[Guest], watch: Callable[[Page], Page]
) -> None:
    line = Line(watch(page))
    table = table_of_three(page, others)
    me = Guest(page.context.request)
    play([me, *others], table, lambda view: view["turn"] == 0 and view["phase"] == "auction")
    page.goto(f"/t/{table}")
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()
    ply = me.frame(table)["view"]["ply"]
    line.swallow = True
    page.get_by_role("button", name="Bid 1 chip").click()
    expect(page.get_by_text("Your move is saved")).to_be_visible(timeout=20_000)
    line.swallow = False
    with suppress(TooLong):  # it may have tried by itself just now
        page.get_by_role("button", name="Try now").click(timeout=2_000)
    expect(page.get_by_text("Your move is saved")).to_be_hidden(timeout=20_000)
    expect(page.get_by_text("Sent …")).to_be_hidden()
    assert me.frame(table)["view"]["ply"] == ply + 1


def test_a_move_that_comes_too_late_is_told_what_happened_instead(
    page: Page, others: list[Guest], watch: Callable[[Page], Page]
) -> None:
    line = Line(watch(page))
    table = table_of_three(page, others)
    me = Guest(page.context.request)
    play([me, *others], table, lambda view: view["turn"] == 0 and view["phase"] == "auction")
    page.goto(f"/t/{table}")
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()
    # The same person plays elsewhere, and this page does not hear of it in time.
    line.hold = True
    me.move(table, "bid")
    others[0].move(table, "leave")
    page.get_by_role("button", name="Bid 1 chip").click()
    line.hold = False
    told = page.get_by_role("alert")
    expect(told).to_contain_text("Too late: your move was not played. In the meantime:")
    expect(page.get_by_test_id("meanwhile")).to_contain_text("You bid a chip")
    expect(page.get_by_test_id("meanwhile")).to_contain_text("leaves the auction")
    told.get_by_role("button").click()
    expect(told).to_have_count(0)


@pytest.mark.parametrize(
    ("screen", "chosen"),
    [
        (stock_card, '[data-move$="draw two"]'),
        (m13_choosing, '[data-testid="dock"] [data-move^="erect "]'),
        (m13_moving, '[data-testid="dock"] [data-move^="move "]'),
        (pawn_chosen, ".marks .end"),
        (tile_chosen, ".marks .opened path"),
    ],
)
def test_what_is_half_chosen_on_a_board_survives_a_reload(
    screen: Screen, chosen: str, hall: Hall
) -> None:
    screen(hall)
    hall.page.reload()
    expect(hall.page.locator(chosen).first).to_be_attached()


def test_the_amount_of_a_sale_survives_a_reload(hall: Hall) -> None:
    def several(view: dict[str, Any]) -> bool:
        sales = [each for each in view.get("actions") or () if each["move"].startswith("sell")]
        mine: bool = view["turn"] == 0
        return mine and sum(each["legal"] for each in sales) > 1

    hall.table(several, **ON_TURN["options"])
    amounts = hall.page.locator('[data-part^="sell "][aria-disabled="false"]')
    amounts.first.click()
    hall.page.reload()
    expect(amounts.first).to_have_attribute("aria-pressed", "true")
    expect(amounts.last).to_have_attribute("aria-pressed", "false")
