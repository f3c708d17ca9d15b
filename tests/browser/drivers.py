"""Random players without knowledge of a game, which press any button of the page.

They play to the end by clicks, by the keyboard alone, or by the tree of a screen reader, at
random, each with a seed of its own.
"""

from __future__ import annotations

import random
import re
import time
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import TimeoutError as TooLong

import moguls

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

    from tests.browser.guests import Guest

# House rules under which a game soon ends with any players.
SHORT = {
    "mogul-2002": {"loan_timing": "on_own_turn"},
    "moguli": {"max_turns": "16"},
    "take-stock": {"rounds": "1"},
}
DOCK = '[data-testid="dock"] '
LEAVE = '[data-move="leave"][aria-disabled="false"]'  # who leaves an auction is soon done
# What can be pressed now: a move, or the way to several.
READY = (
    f'{DOCK}[data-move][aria-disabled="false"]:visible, '
    f'{DOCK}[data-part]:not([disabled], [aria-disabled="true"]):visible'
)
MOST = 3000  # presses; a game at random takes a few hundred
LIKELY = 0.8  # how often what is likely is pressed where it can be
A_MOMENT = 0.03  # seconds
PATIENCE = 60_000  # milliseconds; bots think in between


def make(guest: Guest, name: str, seats: int = 3, **more: Any) -> str:
    """Make a table of a game at which bots take the other seats, and this one begins.

    Players before may avoid one kind of move, such as a bear.
    """
    seats = max(min(seats, moguls.game(name).seats[-1]), moguls.game(name).seats[0])
    bots = ["easy"] * (seats - 1)
    options = {**SHORT.get(name, {}), "first_player": "0"}
    return guest.make(seats, game=name, bots=bots, options=options, **more)


def finish(guest: Guest, table: str) -> None:
    chance = random.Random(1)
    while not (frame := guest.frame(table))["view"]["over"]:
        if frame["view"]["turn"] == frame["view"]["seat"]:
            legal = [each["move"] for each in frame["view"]["actions"] if each["legal"]]
            guest.move(table, chance.choice(legal), frame["seq"])
        else:
            time.sleep(A_MOMENT)  # asking without pause is refused


def until_mine(page: Page, table: str) -> None:
    page.goto(f"/t/{table}")
    page.get_by_test_id("dock").wait_for(timeout=PATIENCE)
    page.locator(READY).first.wait_for(timeout=PATIENCE)


def is_over(page: Page) -> bool:
    """Wait until the reader can press something or the game is over; tell whether it is.

    What is waited for at each press is not expected: that reads the whole page at each look.
    """
    result = page.get_by_test_id("result")
    result.or_(page.locator(READY).first).first.wait_for(timeout=PATIENCE)
    return bool(result.count())


def whose(people: list[Page]) -> int | None:
    """Wait until one of the pages has something to press; None when the game is over."""
    for _ in range(PATIENCE // 20):
        for seat, page in enumerate(people):
            if page.locator(READY).count():
                return seat
        if people[0].get_by_test_id("result").count():
            return None
        people[0].wait_for_timeout(20)
    return pytest.fail("nobody can do anything")


def press_any(page: Page, chance: random.Random, *likely: str) -> str:
    """Press one of what is likely where there is such, else anything; return the move's name."""
    for way in (*likely, READY):
        found = page.locator(way)
        many = found.count() if way == READY or chance.random() < LIKELY else 0
        if many:
            pressed = found.nth(chance.randrange(many))
            try:
                what = pressed.get_attribute("data-move", timeout=2_000) or ""
                pressed.click(timeout=2_000)
            except TooLong:
                return ""  # the table has changed under the hand
            return what
    return ""


FOCUS = """() => {
    const at = document.activeElement;
    const dock = at?.closest('[data-testid=dock]');
    const off = at?.getAttribute('aria-disabled') === 'true' || at?.disabled;
    const ready = (at?.dataset.move !== undefined && at.getAttribute('aria-disabled') === 'false')
        || (at?.dataset.part !== undefined && !off);
    return {
        docked: !!dock && at !== dock, ready: !!dock && ready,
        open: !!document.querySelector('dialog[open]'),
        name: at?.dataset.move ?? at?.dataset.part ?? at?.outerHTML.slice(0, 120) ?? '',
    };
}"""
STEPS = 300  # keys between two presses of Enter; a page has fewer things to reach

ARROWS = 0.7  # the part of arrow keys among steps inside the dock; they go round in a group


def by_keyboard(page: Page, seed: int = 5) -> int:
    """Play with Tab, arrows, Enter and Escape alone; return how many things were pressed.

    Raises:
        AssertionError: the keys do not reach anything that could be pressed.
    """
    chance = random.Random(seed)
    for number in range(MOST):
        if is_over(page):
            return number
        if _find(page, chance):
            page.keyboard.press("Enter")
    return pytest.fail(f"not over after {MOST} presses")


def _find(page: Page, chance: random.Random) -> bool:
    """Move the focus to something that can be pressed; False where the turn went by meanwhile."""
    path: list[str] = []
    rest, before, key, was = chance.randrange(6), "", "Tab", False
    for _ in range(STEPS):
        at = page.evaluate(FOCUS)
        if at["ready"] and rest <= 0 and not at["open"]:
            return True
        if was and not at["docked"]:  # gone past: turn round
            key = "Tab" if key == "Shift+Tab" else "Shift+Tab"
        was, same, before = at["docked"], at["name"] == before, at["name"]
        arrow = was and not same and chance.random() < ARROWS
        rest -= arrow
        page.keyboard.press("Escape" if at["open"] else "ArrowRight" if arrow else key)
        path.append(at["name"])
    assert not page.locator(READY).count(), f"not reached by keys, but only {path[-20:]}"
    return False


@dataclass(frozen=True)
class Node:
    """One line of the accessibility tree: its role, its name, its states."""

    role: str
    name: str
    states: str


LINE = re.compile(
    r"^ *- (?P<quote>'?)(?P<role>[a-z]+)"
    r"(?: \"(?P<name>(?:[^\"\\]|\\.)*)\")?(?P<states>[^:]*)"
)


def tree(part: Locator) -> list[Node]:
    """Return what a screen reader finds in a part of the page, in reading order."""
    lines = part.aria_snapshot(timeout=2_000).splitlines()
    return [_node(found) for line in lines if (found := LINE.match(line))]


def _node(found: re.Match[str]) -> Node:
    """Read one line; YAML doubles single quotes where the whole of it stands in them."""
    name = (found["name"] or "").replace('\\"', '"').replace("\\\\", "\\")
    name = name.replace("''", "'") if found["quote"] else name
    return Node(found["role"], name, found["states"])


CHOICES, RECORD = "What you can do", "Download the record"  # as the English page names them


def by_tree(page: Page, seed: int = 7) -> int:
    """Play by roles and names of the accessibility tree alone; return how often was pressed."""
    chance = random.Random(seed)
    shunned: dict[str, int] = {}
    name = ""
    for number in range(MOST):
        nodes = _until_heard(page)
        if not nodes:
            return number
        if _left_dialog(page):  # one that came after it was looked for
            shunned[name] = shunned.get(name, 0) + 1
            continue
        name = _choose(nodes, chance, shunned)
        if name:
            _press(page, name)
            shunned[name] = shunned.get(name, 0) + (_left_dialog(page) or "Back" in name)
    return pytest.fail(f"not over after {MOST} presses")


def _choices(page: Page) -> Locator:
    return page.get_by_role("region", name=CHOICES, exact=True)


def _until_heard(page: Page) -> list[Node]:
    """Return the tree of the choices once it is the reader's turn; nothing once the game is over.

    It is over when the record can be had. The rest of the page is long: it tells all that has
    happened, and is not asked for.
    """
    mine = _choices(page).get_by_role("heading", name="Your turn")
    record = page.get_by_role("link", name=RECORD, exact=True)
    while True:
        mine.or_(record).first.wait_for(state="attached", timeout=PATIENCE)
        if record.count():
            return []
        with suppress(TooLong):  # the turn has gone by meanwhile
            if mine.count() and (nodes := tree(_choices(page))):
                return nodes


def _choose(nodes: list[Node], chance: random.Random, shunned: dict[str, int]) -> str:
    """Choose a button; those that only opened a window or went back are taken less and less."""
    buttons = [
        node.name
        for node in nodes
        if node.role == "button" and node.name and "disabled" not in node.states
    ]
    weights = [1 / (1 + shunned.get(name, 0)) ** 2 for name in buttons]
    return chance.choices(buttons, weights)[0] if buttons else ""


def _press(page: Page, name: str) -> None:
    try:
        _choices(page).get_by_role("button", name=name, exact=True).first.click(timeout=2_000)
    except TooLong:
        return  # the table has changed under the hand


def _left_dialog(page: Page) -> bool:
    if not page.get_by_role("dialog").count():
        return False
    page.keyboard.press("Escape")
    return True


DRIVERS: dict[str, Callable[[Page], int]] = {"keyboard": by_keyboard, "tree": by_tree}
