"""Appearance of every screen, opened once and checked in all schemes and sizes.

In German on a phone and on a desktop, without colours, in each scheme by axe, with text twice as
large, and in the pseudo-language, where English words come from no catalogue.
"""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import moguls
from moguls.games.mogul2013.material import CODES, COMPANIES, STATIONS
from tests.browser import screens, screens_back, screens_coach, screens_hands, screens_replay
from tests.browser.drivers import is_over, make, press_any, until_mine
from tests.browser.looks import (
    COVERED,
    CROWDED,
    CUT,
    DESK,
    MOVING,
    PHONE,
    SMALL,
    TEXTS,
    ZOOMED,
    faults,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.browser.screens import Hall, Screen

TOWNS = [each.town for each in STATIONS]
# What is the same in every language: names of people, devices, companies, towns, games; notations;
# addresses; days and lengths of time, which the browser writes;
# and what the browser puts between names, which has no words in a language that nobody speaks.
NAMES = re.compile(
    r"\b(?:Moguls?|Moguli|Take Stock|Great Northern|Union Pacific|Santa Fe|Frisco|Southern Pacific"
    r"|Chrome, Linux|Safari, iPhone|Telegram|(?:(?:agatha\.)?ada@)?games\.example"
    r"|(?-i:Do(?=\., 1)|Jan(?:uar)?)|(?<=\d )(?:Tag[e]|Stunden)"
    r"|(?-i:[2-9A-Z]{4}-[2-9A-Z]{4})"
    rf"|{'|'.join((*COMPANIES.values(), *TOWNS))}|(?-i:{'|'.join(CODES)})"
    r"|(?<=[\d,] )(?:or|oder)(?= (?:[a-e]?\d|[^ -~]))"
    r"|Guest \d+|Ada|(?<=\d )(?:and|und)(?= Guest)|vor \d+ Minuten?|\d+ minutes? ago|Agatha|Basil|Clara|Dexter|Edith|Felix|[A-Z]\w\w-[A-Z]\d+|[0-9a-f]{64})\b|https?://\S+|[\d.]+:\d+/t/\S+",
    re.IGNORECASE,
)
WORD = re.compile(r"[A-Za-z]{2,}")
# Pattern of a message key: words with hyphens, beginning with one of these.
RAW_KEY = re.compile(
    r"\b(?:table|m02|m13|mog|tks|mogul|home|new|switch|settings|error|title|nav|keys|hands|replay)"
    r"-[a-z_]+(?:-|\b)"
)

LETTERS = "parseFloat(getComputedStyle(document.documentElement).fontSize)"
SCHEMES = ("dark", "light", "contrast")
SIZES = {"phone": PHONE, "desk": DESK}
REFUSED = (screens.no_table, screens.missing, screens_replay.bring_record, screens_back.no_way_back)
SPOKEN = (screens_coach.coached, screens_hands.curtain, screens_hands.since)
MOVES, MOST = 8, 80
# What most people see most of the time: looked at after every change, the rest by `--slow`.
USUAL = (
    *("home", "waiting_room", "my_turn", "settings", "coached", "new_table"),
    *("m13_auction", "courtyard", "stock_turn"),
)
EACH = [
    pytest.param(screen, marks=() if screen.__name__ in USUAL else pytest.mark.slow)
    for screen in screens.ALL
]


@pytest.mark.parametrize("screen", EACH, ids=lambda each: str(each.__name__))
def test_a_screen_is_sound_in_every_dress(
    screen: Screen,
    hall: Hall,
    watch: Callable[[Page], Page],
    axe: Callable[..., list[str]],
    complaints: list[str],
) -> None:
    page = watch(hall.page)
    page.emulate_media(reduced_motion="reduce")
    page.add_init_script("localStorage.setItem('moguls.lang', 'de')")
    screen(hall)
    found = [*at_rest(page), *in_german(page), *in_schemes(page, axe)]
    found += [*at_four_times_the_size(page)]
    found += [*at_twice_the_size(page), *of_no_catalogue(page)]
    assert not found, "\n".join(found)
    if screen in REFUSED:
        complaints.clear()  # the browser tells of the answer 404, 400 or 409


@pytest.mark.parametrize("screen", SPOKEN, ids=lambda each: str(each.__name__))
def test_what_is_said_aloud_comes_from_catalogues(screen: Screen, hall: Hall) -> None:
    hall.page.add_init_script("localStorage.setItem('moguls.lang', 'qps')")
    screen(hall)
    assert not said_in_english(hall.page)


@pytest.mark.parametrize("name", moguls.games())
def test_what_is_said_aloud_of_a_game_comes_from_catalogues(name: str, hall: Hall) -> None:
    page, chance = hall.page, random.Random(9)
    page.add_init_script("localStorage.setItem('moguls.lang', 'qps')")
    until_mine(page, make(hall.me, name))
    said = page.get_by_role("log")
    for pressed in range(MOST):
        # a press may only name a part of a move, and the first player has heard nothing yet
        if is_over(page) or (pressed >= MOVES and said.inner_text()):
            break
        press_any(page, chance)
    assert not said_in_english(page)


@pytest.mark.parametrize(
    ("said", "left"),
    [
        ("Ðŕééħé a1, b1, c1 oder ééíñ äääñðéŕéš.", []),
        ("Ţüüŕñ a1, b1, öŕ c1 or äääñööţĥéŕ.", []),
        ("Ðŕééħé a1 oder b1.", []),
        ("Ðŕééħé a1, b1 oder another.", ["oder", "another"]),
    ],
)
def test_only_the_browsers_own_or_may_stand_in_the_pseudo_language(
    said: str, left: list[str]
) -> None:
    assert WORD.findall(NAMES.sub("", said)) == left


def said_in_english(page: Page) -> str:
    """Return what has been said aloud, once something has, if words of it are of no catalogue."""
    log = page.get_by_role("log")
    expect(log).not_to_be_empty()
    said = log.inner_text()
    english = WORD.findall(NAMES.sub("", said))
    return f"{english} in {said}" if english else ""


def at_rest(page: Page) -> list[str]:
    """Return what is cut off when the screen opens, and what moves without reason."""
    found = [f"opening: {each}" for each in page.evaluate(CUT)]
    found += [f"moving: {each}" for each in page.evaluate(MOVING)]
    put_away(page)
    return found


def in_german(page: Page) -> list[str]:
    """Return faults in German, the longest language, with and without colours."""
    assert page.locator("html").get_attribute("lang") == "de"
    found = []
    for name, size in SIZES.items():
        page.set_viewport_size(size)
        found += [f"{name}: {each}" for each in faults(page, CUT, COVERED, SMALL)]
    page.emulate_media(reduced_motion="reduce", forced_colors="active")
    found += [f"without colours: {each}" for each in faults(page, CUT, COVERED)]
    page.emulate_media(reduced_motion="reduce", forced_colors="none")
    return found + RAW_KEY.findall(page.locator("body").inner_text())


def in_schemes(page: Page, axe: Callable[..., list[str]]) -> list[str]:
    """Return the findings of axe in each size and scheme; a scheme changes colours alone."""
    found, sizes = [], [*SIZES.items()]
    for scheme, of in zip(SCHEMES, ("", "color", "color"), strict=True):
        page.evaluate("scheme => { document.documentElement.dataset.scheme = scheme; }", scheme)
        sizes.reverse()  # it begins with the size that the page has
        for name, size in sizes:
            page.set_viewport_size(size)
            found += [f"axe, {name}, {scheme}: {each}" for each in axe(page, of)]
    return found


def at_four_times_the_size(page: Page) -> list[str]:
    """Return faults at a zoom of four, where the page has little room."""
    found = []
    for size in ZOOMED:
        page.set_viewport_size(size)
        name = f"{size['width']} x {size['height']}"
        found += [f"{name}: {each}" for each in faults(page, CROWDED, CUT, COVERED)]
    return found


def at_twice_the_size(page: Page) -> list[str]:
    """Return faults with text at twice the usual size, in English."""
    speak(page, "en")
    before = page.evaluate(LETTERS)
    browser = page.context.new_cdp_session(page)
    browser.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
    assert page.evaluate(LETTERS) >= 1.5 * before
    found = []
    for name, size in SIZES.items():
        page.set_viewport_size(size)
        found += [f"{name}, 200 %: {each}" for each in faults(page, CUT, COVERED)]
    return found


def of_no_catalogue(page: Page) -> list[str]:
    speak(page, "qps")
    own = {text for text in page.evaluate(TEXTS) if WORD.search(NAMES.sub("", text))}
    return [f"of no catalogue: {each}" for each in sorted(own)]


def put_away(page: Page) -> None:
    """Close the slip that lies over the table until it has been read."""
    slip = page.get_by_test_id("since").get_by_role("button")
    if slip.count():
        slip.click()


def speak(page: Page, lang: str) -> None:
    """Change the language as another tab would, and wait for its words."""
    before = page.title()
    page.evaluate(
        "lang => dispatchEvent(new StorageEvent('storage', {key: 'moguls.lang', newValue: lang}))",
        lang,
    )
    page.wait_for_function("before => document.title !== before", arg=before)
