"""The board of Mogul (2013): by clicks in several tabs, by keys alone, by tapping stations."""

from __future__ import annotations

import random
import re
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser import screens_mogul2013 as screens
from tests.browser.drivers import LEAVE, MOST, PATIENCE, READY, make, press_any, until_mine, whose
from tests.browser.guests import Guest
from tests.browser.screens_mogul2013 import LAMP, NAME

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, Page

    from tests.browser.screens import Hall

pytestmark = pytest.mark.slow

LIFT = '[data-station][data-part^="move "]'
PHONE = {"width": 360, "height": 740}


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


def test_three_people_play_a_game_to_its_end_by_clicks(people: list[Page]) -> None:
    guests = [Guest(page.context.request) for page in people]
    table = guests[0].make(3, game=NAME)
    for guest in guests[1:]:
        guest.sit(table)
    for page in people:
        page.goto(f"/t/{table}")
    chance, pressed = random.Random(4), []
    while (turn := whose(people)) is not None:
        pressed.append(press_any(people[turn], chance, LAMP, LIFT, LEAVE))
        assert len(pressed) < MOST
    view = guests[0].frame(table)["view"]
    assert view["over"]
    assert any(what.startswith("erect ") for what in pressed)
    for page in people:
        ledger = page.get_by_test_id("result").get_by_role("table")
        expect(ledger).to_be_visible()
        total = ledger.get_by_role("row", name=re.compile("^Total")).get_by_role("cell")
        assert sorted(map(int, total.all_inner_texts())) == sorted(view["result"]["scores"])
        depots = page.locator("[data-depot]")
        expect(depots).to_have_count(sum(map(len, view["depots"])))


def test_two_depots_are_built_from_the_map_by_keys(
    page: Page, watch: Callable[[Page], Page]
) -> None:
    watch(page)
    guest = Guest(page.context.request)
    table = make(guest, NAME, seats=3)
    until_mine(page, table)
    built = 0
    while built < 2:
        expect(page.locator(READY).first).to_be_visible(timeout=PATIENCE)
        view = guest.frame(table)["view"]
        if view["turn"] != 0:
            continue
        if screens.can(view, "erect "):
            build_by_keys(page)
            built += 1
        else:
            legal = {each["move"]: each for each in view["actions"] if each["legal"]}
            page.keyboard.press(next(key for move, key in KEYS.items() if move in legal))
        page.wait_for_function("() => !document.querySelector('.pending')")
    assert len(guest.frame(table)["view"]["depots"][0]) == built


# What is pressed in the auction and after it.
KEYS = {"bid": "b", "leave": "l", "take": "t", "nothing": "n"}


def build_by_keys(page: Page) -> None:
    """Choose to build, go to the map, along its lamps, and put a depot up."""
    page.keyboard.press("e")
    page.keyboard.press("m")
    lamp = page.locator(f"{LAMP}:focus")
    expect(lamp).to_have_count(1)
    first = lamp.get_attribute("data-station")
    if page.locator(LAMP).count() > 1:
        page.keyboard.press("ArrowRight")
        expect(lamp).to_have_count(1)
        assert lamp.get_attribute("data-station") != first
    depots = page.locator("[data-depot='0']")
    before = depots.count()
    page.keyboard.press("Enter")
    expect(depots).to_have_count(before + 1)


def test_a_tapped_lamp_puts_a_depot_up_after_telling_its_bonus(
    hall: Hall, watch: Callable[[Page], Page]
) -> None:
    page = watch(hall.page)
    table = screens.table(hall, lambda view: view["turn"] == 0 and screens.can(view, "erect "))
    view = hall.me.frame(table)["view"]
    choice = max(legal(view, "erect "), key=lambda each: each["effect"]["worth"])
    code, worth = choice["effect"]["station"], choice["effect"]["worth"]
    lamp = page.locator(f'[data-station="{code}"]')
    lamp.hover()
    preview = page.get_by_test_id("preview")
    expect(preview).to_contain_text(choice["effect"]["town"])
    expect(preview).to_contain_text(re.compile(rf"\+{worth} dollars? at the end"))
    assert f"+{worth} dollar" in (lamp.get_attribute("aria-label") or "")
    before = view["depot_worth"][0]
    lamp.click()
    expect(page.locator("[data-depot='0']")).to_have_count(len(view["depots"][0]) + 1)
    after = hall.me.frame(table)["view"]
    assert code in after["depots"][0]
    assert after["depot_worth"][0] == before + worth
    expect(
        page.locator(".tape li").filter(has_text=f"at {choice['effect']['town']}")
    ).to_be_visible()


def test_the_map_is_enlarged_on_a_phone(hall: Hall, watch: Callable[[Page], Page]) -> None:
    page = watch(hall.page)
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]  # width and height
    screens.table(hall, lambda view: view["phase"] == "auction" and view["turn"] == 0)
    drawn = page.locator(".map svg[role=group]")
    small = drawn.bounding_box()
    page.get_by_role("button", name="Enlarge the map").click()
    expect(drawn.locator("text").filter(has_text="Oklahoma City")).to_have_count(1)
    large = drawn.bounding_box()
    assert small
    assert large
    assert large["width"] > 1.5 * small["width"]
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.get_by_role("button", name="Shrink the map").click()


def test_the_dock_leaves_the_frame_of_the_board_free_while_a_station_is_chosen(hall: Hall) -> None:
    screens.m13_choosing(hall)
    for width, height in ((1024, 768), (1280, 720), (1440, 900), (1920, 1080)):
        hall.page.set_viewport_size({"width": width, "height": height})
        hall.page.wait_for_timeout(100)
        board = hall.page.locator(".exchange").bounding_box()
        dock = hall.page.get_by_test_id("dock").bounding_box()
        assert board
        assert dock
        assert board["y"] + board["height"] <= dock["y"]


def legal(view: dict[str, Any], verb: str) -> list[dict[str, Any]]:
    return [each for each in view["actions"] if each["legal"] and each["move"].startswith(verb)]
