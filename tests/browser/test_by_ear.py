"""A whole game of each by keys and spoken sentences: neither page nor server is read."""

from __future__ import annotations

import random
import re
import time
from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import TimeoutError as TooLong

from tests.browser.drivers import make
from tests.browser.guests import Guest

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

pytestmark = pytest.mark.slow

# What a live region gets, unless a window covers it: the region of the uppermost window counts.
LISTEN = """
window.heard = [];
const region = () => [...document.querySelectorAll("dialog[open]")].at(-1)
    ?.querySelector("[role=log]") ?? document.querySelector("#app > [role=log]");
new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
        for (const node of addedNodes)
            if (node.nodeName === "P" && node.parentNode === region()) heard.push(node.textContent);
}).observe(document, { childList: true, subtree: true });
"""
PATIENCE: Final = 30_000  # milliseconds
A_MOMENT: Final = 1_500  # milliseconds without a word, after which a player asks whose turn it is
MOST: Final = 110  # seconds for a game on a busy machine; all four take less than two minutes
LIST: Final = re.compile(r"^There (?:is|are) \w+ moves?\. 1: ")
NUMBER: Final = re.compile(r"\b(\d+): [a-z]")
NOT_NOW: Final = "You cannot move now."
OVER: Final = "The game is over"
RAW: Final = re.compile(r"\b(?:fact|command|table|m02|m13|mog|tks|mogul)-[a-z]|undefined|\bnull\b")

# What each fact says at the beginning, by its second key; of `m`, one's own seat.
FACTS: Final = {
    "mogul-2002": {
        "o": r"^On offer: [A-Z]\w+.*bowl",
        "s": r"may be sold: price \d+, you own",
        "m": r"6 chips",
        "k": r"in front of players, \d+ not yet seen",
        "u": r"28 .*crash",
        "2": r"hidden chips",
    },
    "mogul-2013": {
        "o": r"^On offer: [A-Z]\w+.*bowl",
        "s": r"price \d+, you own",
        "m": r"chips",
        "k": r"in front of players, \d+ not yet seen",
        "u": r"25 .*crash",
        "2": r"hidden chips",
    },
    "moguli": {
        "o": r"turned",
        "s": r"\.$",
        "m": r"across",
        "k": r"[Rr]ow 7",
        "u": r"\.$",
        "2": r"across",
    },
    "take-stock": {
        "o": r"\w",
        "s": r"\w",
        "m": r"(?:corn|gems|chips|oil|movies|Corn|Gems|Chips|Oil|Movies)",
        "k": r"[Pp]rice",
        "u": r"\d+",
        "2": r"\d+",
    },
}


class Player:
    """Presses keys and hears what is spoken."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.told = 0

    def hear(self, timeout: int = PATIENCE) -> list[str]:
        """Wait for something to be spoken; return all that is new, nothing after the time."""
        try:
            self.page.wait_for_function("n => heard.length > n", arg=self.told, timeout=timeout)
        except TooLong:
            return []
        news = list(self.page.evaluate("n => heard.slice(n)", self.told))
        self.told += len(news)
        return news

    def press(self, *keys: str) -> str:
        """Press keys; return the last sentences that are spoken then."""
        self.skip()
        for key in keys:
            self.page.keyboard.press(key)
        return self.hear()[-1]

    def type(self, line: str) -> str:
        self.skip()
        self.page.keyboard.type(line)
        return self.press("Enter")

    def skip(self) -> None:
        self.told = self.page.evaluate("heard.length")

    def open(self, path: str) -> None:
        """Open a page; ask whose turn it is until it answers."""
        self.page.add_init_script(LISTEN)
        self.page.goto(path)
        for _ in range(PATIENCE // 1000):
            self.told = 0
            self.page.keyboard.press("w")
            if self.hear(1000):
                return
        pytest.fail(f"nothing is spoken at {path}")

    def twice(self, key: str) -> None:
        """Press a key twice: the same is spoken twice, in texts that differ."""
        first, second = self.press(key), self.press(key)
        assert first != second
        assert first.strip() == second.strip()

    def move(self, chance: random.Random) -> str:
        """Choose a move by its numbers in the spoken lists; return what is spoken last."""
        said = self.type("moves")
        while LIST.match(said):
            numbers = NUMBER.findall(said)
            # The first moves end auctions, and so the game, sooner.
            said = self.type(numbers[int(len(numbers) * chance.random() ** 2)])
        return said

    def play(self, chance: random.Random) -> int:
        """Play until the game is over; return the number of moves."""
        moves, end = 0, time.monotonic() + MOST
        while time.monotonic() < end:
            said = self.move(chance)
            if OVER in said:
                return moves
            if NOT_NOW in said:
                self.hear(A_MOMENT)
            else:
                moves += 1
        return pytest.fail(f"the game is not over after {moves} moves")


@pytest.mark.parametrize("name", sorted(FACTS))
def test_a_whole_game_is_played_by_keys_and_what_is_spoken(
    name: str, page: Page, watch: Callable[[Page], Page]
) -> None:
    player = Player(watch(page))
    table = make(Guest(page.context.request), name, pace="at_once")
    player.open(f"/t/{table}")

    for key, words in FACTS[name].items():
        assert re.search(words, player.press("f", key)), key
    player.twice("w")
    offer = player.press("f", "o")
    page.keyboard.press("i")  # in the window of a hint, too
    page.get_by_role("dialog").wait_for()
    assert player.press("f", "o").strip() == offer.strip()
    page.keyboard.press("Escape")
    page.keyboard.press("q")
    page.wait_for_selector("dialog input:focus")
    assert player.play(random.Random(7)) > 3

    assert OVER in player.type("turn")
    page.keyboard.press("Escape")
    assert player.press("a")
    assert player.press("f", "1") != player.press("f", "2")
    heard = page.evaluate("heard")
    assert [said for said in heard if RAW.search(said)] == []

    player.open(f"/replay/{table}?at=0")
    assert re.search(FACTS[name]["k"], player.press("f", "k"))


def test_the_waiting_room_answers(page: Page, watch: Callable[[Page], Page]) -> None:
    player = Player(watch(page))
    player.open(f"/t/{Guest(page.context.request).make(3)}")
    assert "still empty" in player.press("w")
    assert player.press("f", "1").startswith("Seat 1: ")
    assert player.press("f", "o") == "The game has not begun."
