"""Four people meet through the invitation link and play by clicks: a round, and a whole game."""

from __future__ import annotations

import random
from contextlib import ExitStack
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.drivers import LEAVE, MOST, SHORT, press_any, whose
from tests.browser.guests import Guest

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, Page

MOST_LOOKS = 1200  # a minute of them: the machine may be busy
NAMES = ("Ada", "Blaise", "Carl", "Dora")


@pytest.fixture
def people(browser: Browser, base_url: str, watch: Callable[[Page], Page]) -> Iterator[list[Page]]:
    with ExitStack() as doors:
        contexts = [
            browser.new_context(base_url=base_url, locale="en-GB", reduced_motion="reduce")
            for _ in NAMES
        ]
        for context in contexts:
            doors.callback(context.close)
        yield [watch(context.new_page()) for context in contexts]


def meet(people: list[Page]) -> None:
    """Let the first make a table, and the others come by its link, each with a name."""
    host, *friends = people
    host.goto("/new?game=mogul-2002")
    for seat in (3, 4):
        host.get_by_role("combobox", name=f"Seat {seat}").select_option("A friend, by link")
    host.get_by_role("button", name="Create table").click()
    link = host.get_by_role("textbox", name="Invitation link").input_value()
    for friend in friends:
        friend.goto(link)
    for page, name in zip(people, NAMES, strict=True):
        page.get_by_role("textbox", name="Your name").fill(name)
        page.get_by_role("button", name="Save name").click()
        expect(page.get_by_text("Name saved")).to_be_visible()
    for friend in friends:
        friend.get_by_role("button", name="Sit down", exact=True).click()
    for page in people:
        expect(page.get_by_test_id("turn")).to_be_visible()


def on_turn(people: list[Page]) -> Page:
    """Return the page whose turn it is, once it says so; loans are answered for all meanwhile."""
    table = people[0].url.rsplit("/", 1)[1]
    guest = Guest(people[0].context.request)
    for _ in range(MOST_LOOKS):
        view = guest.frame(table)["view"]
        page: Page = people[view["turn"]]
        is_asked = view["phase"] != "loan"  # the server answers that question
        if is_asked and page.get_by_text("Your turn", exact=True).is_visible():
            return page
        page.wait_for_timeout(50)
    message = "it is nobody's turn"
    raise AssertionError(message)


def press(people: list[Page], name: str) -> None:
    """Let the player on turn press a button, and wait until the move has been made."""
    page = on_turn(people)
    table = page.url.rsplit("/", 1)[1]
    guest = Guest(page.context.request)
    before = guest.frame(table)["view"]["ply"]
    page.locator(".acts").get_by_role("button", name=name).click()
    for _ in range(MOST_LOOKS):
        if guest.frame(table)["view"]["ply"] > before:
            return
    message = f"{name!r} was not played"
    raise AssertionError(message)


def told_differently(people: list[Page]) -> list[tuple[str, ...]]:
    """Return the lines of all tapes, side by side, that tell of different things."""
    rows = zip(*[read_tape(page) for page in people], strict=False)
    return [row for row in rows if len({line for line in row if "you" not in line.lower()}) != 1]


def test_four_people_play_a_round(people: list[Page]) -> None:
    meet(people)
    for _ in range(2):  # nobody has to say no to a loan first
        press(people, "Bid 1 chip")
    for _ in range(3):
        press(people, "Leave")
    press(people, "Take the share")
    press(people, "Sell")
    for _ in range(MOST_LOOKS):  # each page prints its tape a moment after the move
        different = told_differently(people)
        if not different:
            break
        people[0].wait_for_timeout(50)
    assert not different, f"the same event is told in different ways: {different}"
    for seat, page in enumerate(people):
        assert shown_chips(page) == [other == seat for other in range(len(people))]


@pytest.mark.slow
def test_three_people_play_a_game_to_its_end_by_clicks(people: list[Page]) -> None:
    people = people[:3]
    guests = [Guest(page.context.request) for page in people]
    table = guests[0].make(3, options=SHORT["mogul-2002"])
    for guest in guests[1:]:
        guest.sit(table)
    for page in people:
        page.goto(f"/t/{table}")
    chance, pressed = random.Random(6), 0
    while (turn := whose(people)) is not None:
        press_any(people[turn], chance, LEAVE)
        pressed += 1
        assert pressed < MOST
    view = guests[0].frame(table)["view"]
    assert view["over"]
    for page in people:
        ledger = page.get_by_test_id("result").get_by_role("table")
        for score in view["result"]["scores"]:
            expect(ledger.get_by_role("cell", name=str(score), exact=True).first).to_be_visible()


def read_tape(page: Page) -> list[str]:
    """Return the log's lines, newest first, once the second share is on the table."""
    expect(page.locator(".tape li").filter(has_text="is revealed")).to_have_count(2)
    return page.locator(".tape li").all_inner_texts()


def shown_chips(page: Page) -> list[bool]:
    seats = [page.get_by_test_id(f"seat-{seat}").inner_text() for seat in range(len(NAMES))]
    return ["chips hidden" not in text for text in seats]
