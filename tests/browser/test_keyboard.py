"""A whole game without a mouse, from the home page to the final count."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from moguls.games.registry import PACKAGES
from tests.browser.drivers import FOCUS, READY, make, until_mine
from tests.browser.guests import Guest
from tests.browser.screens import Hall, end, my_turn

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page, Route

MOST_TABS = 60
MOST_MOVES = 400
# The key that each greyed or legal button bears; the first legal one is pressed.
KEYS = {"decline": "n", "take": "t", "sell": "s", "leave": "l"}


def tab_to(page: Page, role: str, name: str) -> None:
    target = page.get_by_role(role, name=name)  # type: ignore[arg-type]  # a role's name
    for _ in range(MOST_TABS):
        if target.evaluate("node => node === document.activeElement"):
            return
        page.keyboard.press("Tab")
    message = f"Tab does not reach the {role} {name!r}"
    raise AssertionError(message)


def hurry(route: Route) -> None:
    """Let the table be made as a fast one: the bots' pauses are for people."""
    if route.request.method == "POST":
        route.continue_(post_data={**(route.request.post_data_json or {}), "pace": "at_once"})
    else:
        route.continue_()


def legal_keys(page: Page) -> list[str]:
    """Wait until the reader may do something or the game is over; return the moves' keys."""
    page.wait_for_function(
        """() => document.querySelector('[data-testid=result]')
        || document.querySelector('[data-move][aria-disabled=false]')"""
    )
    moves = page.evaluate(
        """() => [...document.querySelectorAll('[data-move][aria-disabled=false]')]
        .map(button => button.dataset.move.split(' ')[0])"""
    )
    return [key for move, key in KEYS.items() if move in moves]


def show_final_count(page: Page) -> list[list[str]]:
    return [row.locator("td").all_inner_texts() for row in page.locator("tbody tr").all()]


@pytest.mark.slow
def test_a_whole_game_by_keyboard(page: Page, watch: Callable[[Page], Page]) -> None:
    watch(page)
    page.route("**/api/tables", hurry)
    page.goto("/")
    page.get_by_role("button", name="Mogul (2002): Play now").wait_for()
    tab_to(page, "button", "Mogul (2002): Play now")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    page.get_by_test_id("turn").wait_for()
    by_arrows = False
    for _ in range(MOST_MOVES):
        keys = legal_keys(page)
        if not keys:
            break
        if not by_arrows and keys == ["l"]:
            by_arrows = True
            tab_to(page, "button", "Bid 1 chip")
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
        else:
            page.keyboard.press(keys[0])
        page.wait_for_function("() => !document.querySelector('.act.pending')")
    assert by_arrows, "no auction was left by arrow and Enter"
    expect(page.get_by_test_id("result")).to_be_visible()
    table = page.url.rsplit("/", 1)[1]
    result = Guest(page.context.request).frame(table)["view"]["result"]
    shown = sorted(int(row[2]) for row in show_final_count(page))
    assert shown == sorted(result["scores"])
    title = page.get_by_role("heading", level=2, name=re.compile("win")).inner_text()
    assert title.startswith("You win") == (result["winners"] == [0])


FOCUSED = """() => {
    const at = document.activeElement, tape = document.querySelector('.strip ol');
    if (at === document.body) return 'page';
    return tape.contains(at) ? [...tape.querySelectorAll('a, ol')].indexOf(at) : 'other';
}"""


def tab_round(page: Page) -> list[str | int]:
    """Press Tab until the focus has left the page; tell where in the tape it stood."""
    stops: list[str | int] = []
    page.evaluate("document.activeElement.blur()")
    while "page" not in stops and len(stops) < MOST_TABS:
        page.keyboard.press("Tab")
        stops.append(page.evaluate(FOCUSED))
    return stops


@pytest.mark.parametrize("show", [my_turn, end])
def test_the_tape_is_one_stop_with_arrows_inside(
    show: Callable[[Hall], None], hall: Hall, watch: Callable[[Page], Page]
) -> None:
    page = watch(hall.page)
    show(hall)
    links = page.locator(".strip a")
    most = links.count() - 1
    assert most > 3
    assert [stop for stop in tab_round(page) if isinstance(stop, int)] == [0]
    page.keyboard.press("k")
    stood = []
    for key in ("ArrowUp", "ArrowDown", "ArrowDown", "ArrowUp", "End", "ArrowDown", "Home"):
        page.keyboard.press(key)
        stood.append(page.evaluate(FOCUSED))
    assert stood == [0, 1, 2, 1, most, most, 0]
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    assert page.evaluate(FOCUSED) == 1


def test_a_link_of_the_tape_leads_to_its_rule_and_the_list_of_keys_names_it(
    hall: Hall, watch: Callable[[Page], Page]
) -> None:
    page = watch(hall.page)
    my_turn(hall)
    page.keyboard.press("k")
    rule = page.locator(".strip a:focus")
    expect(rule).to_have_accessible_description(re.compile(r"\w+ \w+"))
    name = rule.inner_text()
    page.keyboard.press("Enter")
    expect(page.locator(f"[id='{name}']")).to_be_in_viewport()
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Go to the ticker tape")


MOST_STOPS = 3
SIZES = {"desk": {"width": 1280, "height": 800}, "phone": {"width": 390, "height": 844}}


def stops(page: Page) -> int:
    """Press Tab until something can be done, by the way past all the rest; return how often."""
    for number in range(1, MOST_STOPS + 1):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement.innerText") == "Skip to what you can do":
            page.keyboard.press("Enter")
        if page.evaluate(FOCUS)["ready"]:
            return number
    focused = page.evaluate(FOCUS)["name"]
    return pytest.fail(f"after {MOST_STOPS} stops the focus is on {focused}")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", sorted(PACKAGES))
def test_from_opening_a_table_to_its_first_action_are_three_stops_at_most(
    name: str, size: str, page: Page, watch: Callable[[Page], Page]
) -> None:
    watch(page).set_viewport_size(SIZES[size])  # type: ignore[arg-type]  # width and height
    table = make(Guest(page.context.request), name)
    until_mine(page, table)
    assert stops(page) <= MOST_STOPS

    page.goto("/games")  # and by a link of another page, which leaves the focus on the new one
    page.get_by_role("link", name="Go to the table").first.click()
    page.locator(READY).first.wait_for()
    assert stops(page) <= MOST_STOPS
