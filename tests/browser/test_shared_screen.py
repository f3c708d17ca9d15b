"""A shared screen with the board, and phones with the hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.guests import Guest, play
from tests.browser.screens_hands import screen

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.browser.screens import Hall

pytestmark = pytest.mark.slow

ON_TURN = {"loan_timing": "on_own_turn"}


def afar(page: Page, table: str) -> None:
    page.set_viewport_size({"width": 1920, "height": 1080})
    page.goto(f"/t/{table}/screen")
    expect(page.get_by_test_id("screen")).to_be_visible()


def test_the_screen_shows_no_hand_even_of_one_who_sits(
    page: Page, others: list[Guest], watch: Callable[[Page], Page]
) -> None:
    heard: list[str] = []
    watch(page).on(
        "websocket", lambda socket: socket.on("framereceived", lambda said: heard.append(str(said)))
    )
    table = Guest(page.context.request).make(3, options=ON_TURN)
    for guest in others:
        guest.sit(table)
    afar(page, table)
    for seat in range(3):
        expect(page.get_by_test_id(f"seat-{seat}")).to_contain_text("chips hidden")
    expect(page.locator("[data-move]")).to_have_count(0)
    assert heard
    assert all('"you":null' in said for said in heard if '"type":"frame"' in said)
    size = page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)")
    assert size > 22  # of 1080 lines: to be read from three metres


def test_the_screen_calls_phones_and_shows_the_game_as_it_goes(
    page: Page, others: list[Guest], watch: Callable[[Page], Page]
) -> None:
    watch(page)
    me = Guest(page.context.request)
    table = me.make(3, options={**ON_TURN, "first_player": "0"})
    afar(page, table)
    expect(page.get_by_role("img", name="Invitation link")).to_be_visible()
    expect(page.get_by_test_id("screen")).to_contain_text(f"/t/{table}")
    for guest in others:
        guest.sit(table)
    expect(page.get_by_test_id("turn")).to_contain_text("bids or leaves")
    me.move(table, "bid")
    expect(page.locator(".now")).to_contain_text("bids a chip; the bowl holds 1")


def test_the_screen_goes_along_to_the_rematch(
    page: Page, others: list[Guest], watch: Callable[[Page], Page]
) -> None:
    watch(page)
    me = Guest(page.context.request)
    table = me.make(3, options=ON_TURN)
    for guest in others:
        guest.sit(table)
    play([me, *others], table, lambda view: view["over"])
    afar(page, table)
    expect(page.get_by_test_id("result")).to_be_visible()
    again = me.ask(f"/tables/{table}/rematch", "post")["table"]
    expect(page.get_by_text("this screen follows it")).to_be_visible()
    page.wait_for_url(f"**/t/{again}/screen")
    expect(page.get_by_test_id("seat-0")).to_be_visible()


@pytest.mark.parametrize("game", ["mogul-2002", "mogul-2013", "take-stock"])
def test_a_phone_can_show_the_hand_alone(
    game: str, page: Page, watch: Callable[[Page], Page]
) -> None:
    watch(page)
    me = Guest(page.context.request)
    options = ON_TURN if game == "mogul-2002" else {}
    table = me.make(3, game=game, bots=["easy", "easy"], options=options)
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"/t/{table}/hand")
    expect(page.get_by_test_id("hand")).to_be_visible()
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()
    expect(page.get_by_test_id("dock").locator("[data-move], [data-part]").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.get_by_role("link", name="The whole table").click()
    expect(page.get_by_test_id("seat-0")).to_be_visible()


def test_the_ways_to_both_lead_from_the_menu(
    page: Page, others: list[Guest], watch: Callable[[Page], Page]
) -> None:
    watch(page)
    table = Guest(page.context.request).make(3, options=ON_TURN)
    for guest in others:
        guest.sit(table)
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Devices").click()
    page.get_by_role("dialog").get_by_role("link", name="Open the shared screen").click()
    page.wait_for_url(f"**/t/{table}/screen")
    expect(page.get_by_test_id("screen")).to_be_visible()


def test_names_of_the_market_keep_their_words_on_a_small_screen_in_large_type(
    hall: Hall, watch: Callable[[Page], Page]
) -> None:
    page = watch(hall.page)
    screen(hall)
    browser = page.context.new_cdp_session(page)
    browser.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
    page.set_viewport_size({"width": 360, "height": 740})
    names = page.locator(".market .name")
    expect(names.first).to_be_visible()
    lines = names.evaluate_all("""all => all.map(name => {
        const range = new Range();
        range.selectNodeContents(name);
        const tops = [...range.getClientRects()].map(box => Math.round(box.top));
        return [name.textContent, new Set(tops).size];
    })""")
    assert [name for name, count in lines if count > len(name.split())] == []


def test_the_squares_of_a_market_row_stand_in_one_line(hall: Hall) -> None:
    screen(hall)
    hall.page.set_viewport_size({"width": 1920, "height": 1080})
    rows = hall.page.locator(".market .marks")
    expect(rows.first).to_be_visible()
    sizes = rows.evaluate_all("""rows => rows.map(({children}) => {
        const boxes = [...children].map(mark => mark.getBoundingClientRect());
        const middles = boxes.map(box => Math.round((box.top + box.bottom) / 4));
        return [children.length, new Set(middles).size, Math.min(...boxes.map(box => box.width))];
    })""")
    assert max(marks for marks, _, _ in sizes) == 8
    assert all(lines == 1 and width > 8 for _, lines, width in sizes), sizes
