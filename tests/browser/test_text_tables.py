"""Tables as text: for people who prefer them, and for games without a board.

Their words, and how many moves become few choices, are the client's logic, tested beside it:
`front/src/games/generic`.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import moguls
from tests.browser.drivers import finish, make
from tests.browser.guests import Guest

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page, Playwright

pytestmark = pytest.mark.slow

GAMES = moguls.games()
PHONE = {"width": 360, "height": 740}
SIZES = {"phone": PHONE, "desk": {"width": 1280, "height": 800}}
# What can be pressed now: the way to several moves, or a move.
READY = (
    ".chooser > .options button.group:not([disabled]), "
    '.chooser > .options [data-move][aria-disabled="false"]'
)
PLAIN = """localStorage.setItem('moguls.settings', '{"plain": true}')"""


@pytest.fixture(autouse=True)
def in_text(page: Page) -> None:
    """Let the reader want tables as text, whether or not a game has a board of its own."""
    page.add_init_script(PLAIN)


def until_mine(page: Page, table: str) -> None:
    page.goto(f"/t/{table}")
    expect(page.get_by_test_id("state")).to_be_visible()
    expect(page.locator(READY).first).to_be_visible()


@pytest.mark.parametrize("name", GAMES)
def test_axe_finds_nothing_and_nothing_sticks_out(
    name: str, page: Page, watch: Callable[[Page], Page], axe: Callable[..., list[str]]
) -> None:
    watch(page).emulate_media(reduced_motion="reduce")
    page.add_init_script("localStorage.setItem('moguls.lang', 'de')")  # the longest words
    guest = Guest(page.context.request)
    table = make(guest, name, pace="at_once")
    until_mine(page, table)
    expect(page.locator("html")).to_have_attribute("lang", "de")
    found = look(page, axe, "turn")
    group = page.locator("button.group").first
    if group.count():
        group.click()
        expect(page.get_by_test_id("trail")).to_be_visible()
        found += look(page, axe, "group")
    page.get_by_test_id("seat-1").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    found += look(page, axe, "seat")
    finish(guest, table)
    page.goto(f"/t/{table}")
    expect(page.get_by_test_id("result")).to_be_visible()
    found += look(page, axe, "end")
    assert not found, "\n".join(found)


def look(page: Page, axe: Callable[..., list[str]], what: str) -> list[str]:
    """Return what axe finds and what is wider than the screen, in two sizes and schemes."""
    found = []
    for name, size in SIZES.items():
        page.set_viewport_size(size)  # type: ignore[arg-type]  # width and height
        wide = page.evaluate("document.documentElement.scrollWidth")
        if wide > size["width"]:
            found.append(f"{what}, {name}: {wide} px wide")
        for scheme, of in (("dark", ""), ("light", "color")):
            page.evaluate("scheme => { document.documentElement.dataset.scheme = scheme; }", scheme)
            found += [f"{what}, {name}, {scheme}: {each}" for each in axe(page, of)]
    return found


@pytest.mark.parametrize("name", GAMES)
def test_a_move_is_chosen_by_keys_alone(
    name: str, page: Page, watch: Callable[[Page], Page]
) -> None:
    watch(page)
    guest = Guest(page.context.request)
    table = make(guest, name, pace="at_once")
    until_mine(page, table)
    before = guest.frame(table)["view"]["ply"]
    page.locator(READY).last.focus()
    for _ in range(400):  # a minute, though the first round is enough where nothing is in between
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        if guest.frame(table)["view"]["ply"] > before:
            return
        page.wait_for_timeout(150)
    assert guest.frame(table)["view"]["ply"] > before


@pytest.mark.parametrize("name", [n for n in GAMES if moguls.game(n).rules.display.secrets])
def test_those_who_watch_see_no_hand(
    name: str, page: Page, playwright: Playwright, base_url: str, watch: Callable[[Page], Page]
) -> None:
    stranger = playwright.request.new_context(base_url=base_url)
    host = Guest(stranger)
    table = make(host, name, pace="at_once")
    watch(page).goto(f"/t/{table}")
    expect(page.get_by_text("You are watching this table.")).to_be_visible()
    hand = host.frame(table)["view"]["hands"][0]
    text = page.locator("body").inner_text()
    expect(page.get_by_test_id("mine")).to_have_count(0)
    assert not [card for card in hand if re.search(rf"hand.*{card}\b", text)]
    stranger.dispose()


@pytest.mark.parametrize("name", [n for n in GAMES if moguls.game(n).order_fields])
def test_a_standing_order_is_given_and_taken_back(
    name: str, page: Page, playwright: Playwright, base_url: str, watch: Callable[[Page], Page]
) -> None:
    watch(page)
    guest = Guest(page.context.request)
    seats = moguls.game(name).seats[0]
    options = {"loan_timing": "on_own_turn"} if name == "mogul-2002" else {}
    table = guest.make(seats, game=name, pace="at_once", options=options)
    others = [Guest(playwright.request.new_context(base_url=base_url)) for _ in range(seats - 1)]
    for other in others:
        other.sit(table)
    page.goto(f"/t/{table}")
    orders = page.locator(".chooser details").filter(has_text="Standing order")
    orders.locator("summary").click()
    turn = guest.frame(table)["view"]["turn"]
    if turn == 0:
        guest.move(table, "bid")
    orders.get_by_role("spinbutton").first.fill("900")
    orders.get_by_role("button", name="Set the order").click()
    cancel = orders.get_by_role("button", name="Cancel the order")
    expect(cancel).to_be_visible()
    field = moguls.game(name).order_fields[0]
    assert guest.frame(table)["table"]["order"][field] == 900
    assert others[0].frame(table)["table"]["order"] is None
    cancel.click()
    expect(cancel).to_have_count(0)
    assert guest.frame(table)["table"]["order"] is None
    for other in others:
        other.request.dispose()
