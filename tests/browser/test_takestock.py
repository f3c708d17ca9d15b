"""The board of Take Stock: a whole game in three tabs, every event, choices taken back, scores."""

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
from tests.browser.screens_takestock import SCREENS, show, stock_card, stock_insider, stock_turn
from tests.browser.stocks import on, rich, seeker, table_at, taking

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, Page

    from tests.browser.screens import Hall, Screen

pytestmark = pytest.mark.slow

PHONE = {"width": 360, "height": 740}
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
    """Three people in three browsers."""
    with ExitStack() as doors:
        contexts = [
            browser.new_context(base_url=base_url, locale="en-GB", reduced_motion="reduce")
            for _ in range(3)
        ]
        for context in contexts:
            doors.callback(context.close)
        yield [watch(context.new_page()) for context in contexts]


def view_of(page: Page) -> dict[str, Any]:
    """Return what the reader of a page may see of its table."""
    table = page.url.rsplit("/", 1)[1]
    return dict(Guest(page.context.request).frame(table)["view"])


def until_played(page: Page, before: dict[str, Any]) -> dict[str, Any]:
    """Wait until a move has been made, and return what is seen then."""
    for _ in range(1200):  # a minute; asking faster is refused
        view = view_of(page)
        if view["ply"] > before["ply"]:
            return view
        page.wait_for_timeout(50)
    return pytest.fail("no move was made")


def press_until_played(page: Page, chance: random.Random) -> None:
    """Press what can be pressed until a move is on its way."""
    before = view_of(page)
    while view_of(page)["ply"] == before["ply"]:
        ready = page.locator(READY)
        expect(ready.first).to_be_visible()
        wished = ready.nth(chance.randrange(ready.count()))
        is_move = wished.get_attribute("data-move") is not None
        wished.click()
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


def test_one_of_two_events_takes_effect(hall: Hall, watch: Callable[[Page], Page]) -> None:
    page = watch(hall.page)
    show(hall, on("choose"))
    before = view_of(page)
    button = page.locator('[data-move^="choose "]').first
    event = (button.get_attribute("data-move") or "").removeprefix("choose ")
    assert event in before["drawn"][0]
    button.click()
    after = until_played(page, before)
    assert after["event_discards"] + sum(c["splits"] for c in after["columns"].values()) > 0
    expect(page.locator(".played")).to_contain_text(event.replace("-", " "))


def test_an_audit_tells_the_price_beforehand(hall: Hall, watch: Callable[[Page], Page]) -> None:
    page = watch(hall.page)
    show(hall, on("audit"), "audit")
    before = view_of(page)
    choice = next(each for each in before["actions"] if each["legal"])
    button = page.locator(f'[data-move="{choice["move"]}"]')
    expect(button).to_contain_text(f"→ {choice['effect']['price']}")
    button.click()
    stock = choice["effect"]["stock"]
    assert until_played(page, before)["columns"][stock]["price"] == choice["effect"]["price"]
    expect(page.get_by_test_id(f"column-{stock}")).to_contain_text(
        f"price {choice['effect']['price']}"
    )


def test_a_freeze_is_seen_on_its_column(hall: Hall, watch: Callable[[Page], Page]) -> None:
    page = watch(hall.page)
    show(hall, on("freeze"), "freeze")
    before = view_of(page)
    choice = next(each for each in before["actions"] if each["effect"]["frozen"])
    page.locator(f'[data-move="{choice["move"]}"]').click()
    until_played(page, before)
    expect(page.get_by_test_id(f"column-{choice['effect']['stock']}")).to_contain_text("frozen")


def test_an_insider_takes_a_card_for_another(hall: Hall, watch: Callable[[Page], Page]) -> None:
    page = watch(hall.page)
    show(hall, taking, "insider")
    before = view_of(page)
    part = page.locator('[data-part^="insider take"]').first
    wanted = (part.get_attribute("data-part") or "").removeprefix("insider take ")
    part.click()
    page.locator('[data-move^="insider take"]').first.click()
    after = until_played(page, before)
    assert wanted in after["hands"][0]
    assert wanted in after["shown"][0]


def test_a_bear_takes_a_card_of_ones_choice(hall: Hall, watch: Callable[[Page], Page]) -> None:
    page = watch(hall.page)
    show(hall, on("bear"), "bear")
    before = view_of(page)
    part = page.locator('[data-part^="bear discard"]').first
    card = (part.get_attribute("data-part") or "").removeprefix("bear discard ")
    part.click()
    page.locator(f'[data-move="bear discard {card}"]').click()
    assert card not in until_played(page, before)["hands"][0]


def test_an_option_tells_what_it_brings(hall: Hall, watch: Callable[[Page], Page]) -> None:
    page = watch(hall.page)
    show(hall, on("options"))
    before = view_of(page)
    part = page.locator('[data-part^="option "]').first
    move = part.get_attribute("data-part") or ""
    effect = next(each["effect"] for each in before["actions"] if each["move"] == move)
    expect(part).to_contain_text(f"+{effect['points']}")
    part.click()
    expect(page.locator(".prompt")).to_contain_text(f"→ {effect['worth']}")
    page.locator(f'[data-move="{move}"]').click()
    until_played(page, before)


def test_a_kept_event_is_played_for_a_card(hall: Hall, watch: Callable[[Page], Page]) -> None:
    page = watch(hall.page)
    people = [hall.me, *hall.others]
    table = table_at(people, rich)
    view = hall.me.frame(table)["view"]
    keep = next(m["move"] for m in view["actions"] if m["move"].endswith("keep"))
    hall.me.move(table, keep)
    play(people, table, lambda v: on("turn")(v) and v["kept_sizes"][0] > 0, seeker("", 1))
    hall.open(table)
    before = view_of(page)
    page.locator("[data-kept]").first.click()
    page.locator('[data-card][data-move*="play"]').first.click()
    assert until_played(page, before)["kept_sizes"][0] == before["kept_sizes"][0] - 1


def test_a_choice_is_shown_and_taken_back(hall: Hall, watch: Callable[[Page], Page]) -> None:
    page = watch(hall.page)
    show(hall, lambda v: on("turn")(v) and any(m.startswith("raise") for m in moves(v)))
    before = view_of(page)
    raising = next(each for each in before["actions"] if each["move"].startswith("raise"))
    _, stock, value = raising["move"].split()
    page.locator(f'[data-card="{stock} {value}"]').click()
    expect(page.get_by_test_id(f"column-{stock}").locator(".flag")).to_contain_text(
        f"{raising['effect']['price']}"
    )
    page.keyboard.press("Escape")
    expect(page.locator(".ghost")).to_have_count(0)
    page.locator('[data-part="save "]').click()
    page.locator('[data-card][aria-disabled="false"]').first.click()
    expect(page.locator('[data-card][data-move^="save"]').first).to_be_visible()
    page.get_by_role("button", name="Back").click()
    page.get_by_role("button", name="Back").click()
    expect(page.locator('[data-part="raise "]')).to_be_visible()
    assert view_of(page)["ply"] == before["ply"]


def moves(view: dict[str, Any]) -> list[str]:
    """Return the legal moves of a view."""
    return [each["move"] for each in view["actions"] if each["legal"]]


def test_a_card_that_does_not_fit_tells_why(hall: Hall, watch: Callable[[Page], Page]) -> None:
    page = watch(hall.page)
    show(
        hall,
        lambda v: (
            on("turn")(v)
            and any(each["move"].startswith("raise") and not each["legal"] for each in v["actions"])
            and any(each.startswith("raise") for each in moves(v))
        ),
    )
    page.locator('[data-part="raise "]').click()
    page.locator('[data-card][aria-disabled="true"]').first.click(force=True)
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("blockquote")).to_contain_text(re.compile(r"TKS-(A1|V7)"))


def test_a_scored_round_lays_its_sheet_over_the_board(
    hall: Hall, watch: Callable[[Page], Page]
) -> None:
    page = watch(hall.page)
    people = [hall.me, *hall.others]
    table = table_at(people, on("options"))
    hall.open(table)
    play(people, table, lambda view: view["round"] > 1, lambda view: moves(view)[-1])
    sheet = page.get_by_test_id("round-over")
    expect(sheet).to_be_visible()
    line = hall.me.frame(table)["view"]["sheet"][-1]
    for points in line["points"]:
        expect(sheet.get_by_role("cell", name=str(points), exact=True).first).to_be_visible()
    sheet.get_by_role("button", name="Go on").click()
    expect(sheet).to_have_count(0)


def test_watchers_see_no_hands_and_no_buttons(
    hall: Hall, browser: Browser, base_url: str, watch: Callable[[Page], Page]
) -> None:
    table = table_at([hall.me, *hall.others], rich)
    stranger = browser.new_context(base_url=base_url, locale="en-GB", reduced_motion="reduce")
    page = watch(stranger.new_page())
    page.goto(f"/t/{table}")
    expect(page.get_by_text("You are watching this table.")).to_be_visible()
    expect(page.get_by_test_id("column-gems")).to_contain_text("price")
    expect(page.locator("[data-card], [data-move], [data-part], .fan")).to_have_count(0)
    page.get_by_test_id("seat-0").click()
    expect(page.get_by_role("dialog")).to_contain_text("cards in hand")
    stranger.close()


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: str(screen.__name__))
def test_nothing_sticks_out_of_a_phone(
    screen: Screen, hall: Hall, watch: Callable[[Page], Page]
) -> None:
    page = watch(hall.page)
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]  # width and height
    screen(hall)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


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
    line = page.locator(".strip li", has_text="under the event pile").first
    kinds = r"\d+ \u00d7 (split|freeze)(, \d+ \u00d7 (split|freeze))?"
    expect(line).to_contain_text(re.compile(rf"under the event pile: {kinds}\."))
