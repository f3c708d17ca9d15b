"""Every screen in its hardest dress: German on a phone, text twice as large, no motion, no colour.

And in a language that nobody speaks, where any word of English is one that no catalogue has.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from moguls.games.mogul2013.material import CODES, COMPANIES, STATIONS
from tests.browser import screens
from tests.browser.looks import (
    COVERED,
    CUT,
    DESK,
    MOVING,
    PHONE,
    SMALL,
    TEXTS,
    faults,
)

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.screens import Hall, Screen

TOWNS = [each.town for each in STATIONS]
# What is the same in every language: names of people, companies, towns and games, notations;
# and what the browser puts between names, which has no words in a language that nobody speaks.
NAMES = re.compile(
    r"\b(?:Moguls?|Moguli|Take Stock|Great Northern|Union Pacific|Santa Fe|Frisco|Southern Pacific"
    rf"|{'|'.join((*COMPANIES.values(), *TOWNS))}|(?-i:{'|'.join(CODES)})"
    r"|Guest \d+|Ada|(?<=\d )and(?= Guest)|Agatha|Basil|Clara|Dexter|Edith|Felix|[A-Z]\w\w-[A-Z]\d+|[0-9a-f]{64})\b|https?://\S+|[\d.]+:\d+/t/\S+",
    re.IGNORECASE,
)
WORD = re.compile(r"[A-Za-z]{2,}")
# What a message key looks like: words with hyphens, beginning with one of these.
RAW_KEY = re.compile(
    r"\b(?:table|m02|m13|mog|tks|mogul|home|new|switch|settings|error|title|nav|keys|hands|replay)"
    r"-[a-z_]+(?:-|\b)"
)

every_screen = pytest.mark.parametrize("screen", screens.ALL, ids=lambda each: str(each.__name__))


@every_screen
def test_a_screen_holds_in_german_on_a_phone(screen: Screen, hall: Hall) -> None:
    page = hall.page
    page.emulate_media(reduced_motion="reduce")
    speak(page, "de")
    screen(hall)
    found = [*page.evaluate(CUT), *(f"moving: {each}" for each in page.evaluate(MOVING))]
    put_away(page)
    for size in (PHONE, DESK):
        page.set_viewport_size(size)  # type: ignore[arg-type]  # width and height
        found += [f"{size['width']} px: {each}" for each in faults(page, CUT, COVERED, SMALL)]
    page.emulate_media(reduced_motion="reduce", forced_colors="active")
    found += [f"without colours: {each}" for each in faults(page, CUT, COVERED)]
    found += RAW_KEY.findall(page.locator("body").inner_text())
    assert not found, "\n".join(found)
    assert page.locator("html").get_attribute("lang") == "de"


@every_screen
def test_a_screen_holds_with_text_at_200_percent(screen: Screen, large_hall: Hall) -> None:
    page = large_hall.page
    page.emulate_media(reduced_motion="reduce")
    screen(large_hall)
    found = page.evaluate(CUT)
    put_away(page)
    for size in (PHONE, DESK):
        page.set_viewport_size(size)  # type: ignore[arg-type]  # width and height
        found += [f"{size['width']} px: {each}" for each in faults(page, CUT, COVERED)]
    assert not found, "\n".join(found)


@every_screen
def test_every_word_of_a_screen_is_in_a_catalogue(screen: Screen, hall: Hall) -> None:
    speak(hall.page, "qps")
    screen(hall)
    texts = hall.page.evaluate(TEXTS)
    own = {text for text in texts if WORD.search(NAMES.sub("", text))}
    assert not own, own


def put_away(page: Page) -> None:
    """Close the slip that lies over the table until it has been read."""
    slip = page.get_by_test_id("since").get_by_role("button")
    if slip.count():
        slip.click()


def speak(page: Page, lang: str) -> None:
    """Let pages speak a language from the first."""
    page.add_init_script(f"localStorage.setItem('moguls.lang', '{lang}')")
