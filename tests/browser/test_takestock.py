"""The board of Take Stock: a whole game in three tabs, every event, undone choices, scores."""

from __future__ import annotations

import random
import re
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser.drivers import READY
from tests.browser.guests import Guest, play
from tests.browser.looks import COVERED, faults
from tests.browser.screens_replay import bring, golden
from tests.browser.screens_takestock import SCREENS, stock_card, stock_insider, stock_turn
from tests.browser.stocks import on, table_at

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, Page

    from tests.browser.screens import Hall, Screen

pytestmark = pytest.mark.slow

PHONE = {"width": 360, "height": 740}
SMALL_PHONE = {"width": 320, "height": 640}
LEGIBLE = 90  # px: of a column, its price included
MOST_MOVES = 400
MOST_TABS = 120
SHARES = 11  # of a stock
SMALLEST = 44  # px: nothing to press is smaller
BURYING = 4  # the golden game in which events go back under their pile
# Words that do not stand in one line, or stick out.
BROKEN = """cells => cells.flatMap(cell => {
    const walk = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT), range = new Range();
    const broken = [];
    while (walk.nextNode()) for (const found of walk.currentNode.data.matchAll(/\\S+/g)) {
        if (walk.currentNode.parentElement.closest('.unseen')) continue;
        range.setStart(walk.currentNode, found.index);
        range.setEnd(walk.currentNode, found.index + found[0].length);
        const boxes = range.getClientRects();
        const out = boxes[0].right > cell.getBoundingClientRect().right + 1;
        if (boxes.length > 1 || out) broken.push(found[0]);
    }
    return broken;
})"""


@pytest.fixture
def people(browser: Browser, base_url: str, watch: Callable[[Page], Page]) -> Iterator[list[Page]]:
    with ExitStack() as doors:
        contexts = [
            browser.new_context(base_url=base_url, locale="en-GB", reduced_motion="reduce")
            for _ in range(3)
        ]
        for context in contexts:
            doors.callback(context.close)
        yield [watch(context.new_page()) for context in contexts]


def view_of(page: Page) -> dict[str, Any]:
    table = page.url.rsplit("/", 1)[1]
    return dict(Guest(page.context.request).frame(table)["view"])


def until_played(page: Page, before: dict[str, Any]) -> dict[str, Any]:
    for _ in range(1200):  # a minute; asking faster is refused
        view = view_of(page)
        if view["ply"] > before["ply"]:
            return view
        page.wait_for_timeout(50)
    return pytest.fail("no move was made")


def press_until_played(page: Page, chance: random.Random) -> None:
    before = view_of(page)
    while view_of(page)["ply"] == before["ply"]:
        ready = page.locator(READY)
        expect(ready.first).to_be_visible()
        target = ready.nth(chance.randrange(ready.count()))
        is_move = target.get_attribute("data-move") is not None
        target.click()
        if is_move:
            until_played(page, before)
            return


def key_until_played(page: Page, chance: random.Random) -> None:
    """Do the same by keys alone: a shortcut or Tab, then Enter where the focus has gone."""
    before = view_of(page)
    expect(page.locator(READY).first).to_be_visible()
    if before["phase"] == "turn":
        page.keyboard.press(chance.choice("psm"))
    while view_of(page)["ply"] == before["ply"]:
        if page.locator("dialog[open]").count():  # what cannot be done tells why
            page.keyboard.press("Escape")
            page.keyboard.press("m")
        for _ in range(MOST_TABS):
            if page.evaluate("ready => document.activeElement.matches(ready)", MATCH):
                break
            page.keyboard.press("Tab")
        for _ in range(chance.randrange(3)):
            page.keyboard.press("ArrowRight")
        if page.evaluate("ready => document.activeElement.matches(ready)", MATCH):
            is_move = page.evaluate("() => 'move' in document.activeElement.dataset")
            page.keyboard.press("Enter")
            if is_move:
                until_played(page, before)


MATCH = (
    '[data-testid="dock"] [data-move][aria-disabled="false"], '
    '[data-testid="dock"] [data-part][aria-disabled="false"]'
)


def test_three_people_play_a_game_one_by_keys_alone(people: list[Page]) -> None:
    guests = [Guest(page.context.request) for page in people]
    table = guests[0].make(3, game="take-stock", options={"rounds": "1"})
    for guest in guests[1:]:
        guest.sit(table)
    for page in people:
        page.goto(f"/t/{table}")
        expect(page.get_by_test_id("column-oil")).to_be_visible()
    chance = random.Random(4)
    for _ in range(MOST_MOVES):
        view = guests[0].frame(table)["view"]
        if view["over"]:
            break
        page = people[view["turn"]]
        expect(page.get_by_text("Your turn", exact=True)).to_be_visible()
        (key_until_played if view["turn"] == 2 else press_until_played)(page, chance)
    result = guests[0].frame(table)["view"]["result"]
    for page in people:
        frame = page.get_by_test_id("result")
        expect(frame).to_be_visible()
        for score in result["scores"]:
            expect(frame.get_by_role("cell", name=str(score), exact=True).first).to_be_visible()


def moves(view: dict[str, Any]) -> list[str]:
    return [each["move"] for each in view["actions"] if each["legal"]]


def test_a_scored_round_lays_its_sheet_over_the_board(
    hall: Hall, watch: Callable[[Page], Page]
) -> None:
    page = watch(hall.page)
    people = [hall.me, *hall.others]
    table = table_at(people, on("turn"))
    hall.open(table)
    expect(page.get_by_test_id("dock")).to_be_visible()  # it is there when the round ends
    # A round may end without a choice of options.
    play(people, table, lambda view: view["round"] > 1 or view["phase"] == "options")
    play(people, table, lambda view: view["round"] > 1, lambda view: moves(view)[-1])
    sheet = page.get_by_test_id("round-over")
    expect(sheet).to_be_visible()
    line = hall.me.frame(table)["view"]["sheet"][-1]
    for points in line["points"]:
        expect(sheet.get_by_role("cell", name=str(points), exact=True).first).to_be_visible()
    sheet.get_by_role("button", name="Continue").click()
    expect(sheet).to_have_count(0)


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: str(screen.__name__))
def test_nothing_sticks_out_of_a_phone(
    screen: Screen, hall: Hall, watch: Callable[[Page], Page]
) -> None:
    page = watch(hall.page)
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]  # width and height
    screen(hall)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_the_columns_stay_in_sight_on_the_smallest_phone(
    hall: Hall, watch: Callable[[Page], Page]
) -> None:
    page = watch(hall.page)
    page.set_viewport_size(SMALL_PHONE)  # type: ignore[arg-type]  # width and height
    stock_turn(hall)
    for box, dock in columns(page):
        assert box["y"] + box["height"] <= dock
    page.locator("[data-card]").first.click()
    expect(page.locator('[data-move$="draw two"]')).to_be_visible()
    assert all(dock - box["y"] >= LEGIBLE for box, dock in columns(page))


def columns(page: Page) -> Iterator[tuple[Any, float]]:
    """Return the box of each column, and where the dock begins."""
    dock = page.get_by_test_id("dock").bounding_box()
    assert dock
    for stock in ("corn", "gems", "chips", "oil", "movies"):
        yield page.get_by_test_id(f"column-{stock}").bounding_box(), dock["y"]


def test_an_insider_that_shows_every_share_leaves_half_a_phone_to_the_board(
    hall: Hall, watch: Callable[[Page], Page]
) -> None:
    page = watch(hall.page)
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]  # width and height
    stock_insider(hall)
    page.evaluate(
        """most => {
            const shown = document.querySelector('.shown');
            while (shown.children.length < most)
                shown.append(shown.firstElementChild.cloneNode(true));
        }""",
        SHARES,
    )
    assert faults(page, COVERED) == []


@pytest.mark.parametrize("screen", [stock_turn, stock_card])
def test_fingers_find_everything_to_press(
    screen: Screen, hall: Hall, watch: Callable[[Page], Page]
) -> None:
    page = watch(hall.page)
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]  # width and height
    screen(hall)
    small = page.evaluate(
        """least => [...document.querySelectorAll('[data-testid=dock] button')]
        .map(button => [button.innerText, button.getBoundingClientRect()])
        .filter(([, box]) => box.width < least || box.height < least)
        .map(([text, box]) => `${text}: ${box.width} x ${box.height}`)""",
        SMALLEST - 1,
    )
    assert small == []


def test_names_among_the_certificates_break_between_words_alone(
    hall: Hall, watch: Callable[[Page], Page]
) -> None:
    page = watch(hall.page)
    hall.others[0].ask("/me", "put", name="Agatha Miller")
    stock_turn(hall)
    for size in ({"width": 1280, "height": 800}, PHONE):
        page.set_viewport_size(size)  # type: ignore[arg-type]  # width and height
        names = page.locator(".certificates tbody th")
        assert names.evaluate_all(BROKEN) == []
        beside = names.nth(1).get_by_text("Agatha Miller").bounding_box()
        token = names.nth(1).locator("svg").first.bounding_box()
        assert beside
        assert token
        assert beside["x"] >= token["x"] + token["width"]


def test_the_tape_counts_what_goes_under_the_event_pile(
    hall: Hall, watch: Callable[[Page], Page]
) -> None:
    page = watch(hall.page)
    page.goto(f"/replay/{bring(hall.me, golden('take-stock', BURYING))}?at=9999&as=all")
    line = page.locator(".strip li", has_text="bottom of the event pile").first
    kinds = r"\d+ \u00d7 (split|freeze)(, \d+ \u00d7 (split|freeze))?"
    expect(line).to_contain_text(re.compile(rf"bottom of the event pile: {kinds}\."))
