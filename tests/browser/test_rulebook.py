"""The rule book: its search and its addresses, on its own page and beside a game."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import moguls
from tests.browser import screens
from tests.browser.guests import Guest

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

    from tests.browser.screens import Hall

    Watch = Callable[[Page], Page]

pytestmark = pytest.mark.slow

GAMES = moguls.games()
OFFLINE = "ERR_INTERNET_DISCONNECTED"  # said by the browser, not by the page


def clause(page: Page, rule: str) -> Locator:
    return page.locator(f"[id='{rule}']")


def test_a_search_has_an_address_and_arrows_lead_from_hit_to_hit(page: Page, watch: Watch) -> None:
    watch(page).goto("/rules/mogul-2002?q=loan")
    field = page.get_by_role("searchbox")
    expect(field).to_have_value("loan")
    status = page.get_by_role("search").get_by_role("status")
    expect(status).to_have_text(re.compile(r"\d+ clauses"))
    count = page.locator(".clause").count()
    page.locator("h1").click()
    page.keyboard.press("/")
    expect(field).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(status).to_have_text(f"1 of {count}")
    expect(page.locator(".clause").first).to_have_class(re.compile("current"))
    page.keyboard.press("ArrowUp")
    expect(status).to_have_text(f"{count} of {count}")
    expect(page.locator(".clause").last).to_be_in_viewport()
    page.get_by_role("button", name="Next match").click()
    expect(status).to_have_text(f"1 of {count}")
    field.fill("no such words")
    expect(page.get_by_text("No clause contains these words.")).to_be_visible()


def test_a_book_begins_with_two_minutes_and_names_house_rules_in_words(
    page: Page, watch: Watch
) -> None:
    watch(page).goto("/rules/take-stock")
    expect(page.get_by_role("heading", name="In two minutes")).to_be_in_viewport()
    expect(clause(page, "TKS-C1")).to_contain_text("House rule: Shares in four steps.")
    expect(clause(page, "TKS-S4")).to_contain_text("Otherwise: Seat 1 · Seat 2")


def test_another_language_shows_the_same_clause(page: Page, watch: Watch) -> None:
    watch(page).goto("/rules/mogul-2002#M02-X4")
    sold = clause(page, "M02-X4")
    expect(sold).to_be_in_viewport()
    before = sold.bounding_box()
    page.get_by_role("combobox", name="Language").select_option("de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(sold).to_contain_text("verkauf")
    after = sold.bounding_box()
    assert before
    assert after
    assert abs(before["y"] - after["y"]) < 400


def test_the_shelf_has_all_books_and_a_key_leads_to_it(page: Page, watch: Watch) -> None:
    watch(page).goto("/settings")
    page.get_by_role("heading", level=1).click()
    page.keyboard.press("r")
    page.wait_for_url("**/rules")
    for name in GAMES:
        expect(page.locator(f'main a[href="/rules/{name}"]')).to_be_visible()
    page.locator("[data-game=moguli]").hover()
    page.keyboard.press("r")
    page.wait_for_url("**/rules/moguli")


def test_on_the_home_page_the_key_opens_the_book_of_the_game_shown(
    page: Page, watch: Watch
) -> None:
    watch(page).goto("/")
    shown = page.get_by_test_id("ribbon").get_attribute("data-game")
    page.get_by_role("heading", level=1).hover()
    page.keyboard.press("r")
    page.wait_for_url(f"**/rules/{shown}")


@pytest.mark.parametrize("name", GAMES)
def test_at_a_table_the_book_opens_beside_the_game(name: str, page: Page, watch: Watch) -> None:
    guest = Guest(page.context.request)
    seats = min(3, moguls.game(name).seats[-1])
    table = guest.make(seats, game=name, bots=["easy"] * (seats - 1))
    watch(page).goto(f"/t/{table}")
    expect(page.get_by_test_id("turn")).to_be_visible()
    page.keyboard.press("r")
    book = page.get_by_role("dialog", name="Rule book")
    expect(book.locator(".clause.marked")).to_be_in_viewport()
    assert page.url.endswith(f"/t/{table}")
    page.keyboard.press("/")
    expect(book.get_by_role("searchbox")).to_be_focused()
    page.keyboard.type("round")
    expect(book.locator("mark").first).to_be_visible()
    page.keyboard.press("Escape")  # empties the search
    expect(book.get_by_role("searchbox")).to_have_value("")
    page.keyboard.press("Escape")
    expect(book).to_be_hidden()


def test_a_clause_named_in_a_clause_opens_in_the_same_panel(page: Page, watch: Watch) -> None:
    table = Guest(page.context.request).make(2, game="take-stock", bots=["easy"])
    watch(page).goto(f"/t/{table}")
    expect(page.get_by_test_id("turn")).to_be_visible()
    page.keyboard.press("r")
    book = page.get_by_role("dialog", name="Rule book")
    book.get_by_role("searchbox").fill("TKS-S5")
    book.get_by_role("link", name="TKS-S3", exact=True).click()
    expect(clause(page, "TKS-S3")).to_be_in_viewport()
    expect(book.get_by_role("searchbox")).to_have_value("")
    expect(book.get_by_role("link", name="Open on its own page")).to_have_attribute(
        "href", "/rules/take-stock#TKS-S3"
    )


def test_every_line_of_the_tape_that_has_a_rule_opens_the_book_there(
    hall: Hall, watch: Watch
) -> None:
    page = watch(hall.page)
    screens.others_turn(hall)
    link = page.locator(".tape li a").first
    rule = link.inner_text()
    link.click()
    expect(
        page.get_by_role("dialog", name="Rule book").locator(f"[id='{rule}']")
    ).to_be_in_viewport()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(page.get_by_test_id("dock")).to_be_visible()


def test_a_refused_move_links_to_its_clause(
    hall: Hall, watch: Watch, complaints: list[str]
) -> None:
    page = watch(hall.page)
    table = hall.table(lambda v: v["phase"] == "auction" and v["turn"] == 0, **screens.ON_TURN)
    bid = page.locator('[data-move="bid"][aria-disabled="false"]')
    expect(bid).to_be_visible()
    # Another tab has moved already; this one does not know it yet, and its move comes too late.
    page.context.set_offline(True)
    hall.me.move(table, "leave")
    page.context.set_offline(False)
    expect(page.locator('[data-move="bid"][aria-disabled="true"]')).to_be_visible()
    page.locator('[data-move="bid"]').click(force=True)
    dialog = page.get_by_role("dialog")
    rule = dialog.locator("blockquote").inner_text().split()[0]
    dialog.get_by_role("link", name=f"Open the rule book at {rule}").click()
    expect(
        page.get_by_role("dialog", name="Rule book").locator(f"[id='{rule}']")
    ).to_be_in_viewport()
    complaints[:] = [each for each in complaints if OFFLINE not in each]


def test_what_the_server_refuses_links_to_its_clause(hall: Hall, watch: Watch) -> None:
    page = watch(hall.page)

    def answer(route: object) -> None:
        socket = route  # the page's line to the server, with one extra word in it
        server = socket.connect_to_server()  # type: ignore[attr-defined]
        server.on_message(socket.send)  # type: ignore[attr-defined]
        refusal = '{"type":"error","code":"rules/illegal_move","text":"No.","rule":"M02-A2"}'
        socket.on_message(  # type: ignore[attr-defined]
            lambda said: socket.send(refusal) if '"move"' in said else server.send(said)  # type: ignore[attr-defined]
        )

    page.route_web_socket(re.compile("/ws/tables/"), answer)
    screens.my_turn(hall)
    page.locator('[data-move="bid"]').click()
    alert = page.get_by_role("alert")
    alert.get_by_role("link", name="Rule M02-A2").click()
    expect(page.get_by_role("dialog", name="Rule book").locator("#M02-A2")).to_be_in_viewport()
