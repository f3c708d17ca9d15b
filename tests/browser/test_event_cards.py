"""Event cards of Take Stock: every name fits in every language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.browser.looks import CUT
from tests.browser.screens_takestock import stock_choice

if TYPE_CHECKING:
    from tests.browser.screens import Hall

pytestmark = pytest.mark.slow

LOCALES = Path(__file__).parents[2] / "locales"
EVENTS, LANGUAGES = 12, 4  # events of different names
CALLED = re.compile(
    r"^tks-name-(?:split|crash|insider|audit|freeze|no-change|bull|bear|options-up|options-down"
    r"|market-crash|market-closed) = (.+)$",
    re.MULTILINE,
)
LETTERS = "at => Number(getComputedStyle(at).getPropertyValue('--letters'))"
RENAME = """(titles, [name, letters]) => {
    for (const title of titles) {
        title.textContent = name;
        title.style.setProperty('--letters', letters);
    }
}"""


def longest(name: str) -> int:
    return max(map(len, name.split()))


def test_what_an_event_is_called_fits_its_card_in_every_language(hall: Hall) -> None:
    """Events are random, so each name is written on the cards that are visible."""
    stock_choice(hall)
    titles = hall.page.locator(".event .title")
    assert titles.first.evaluate(LETTERS) == longest(titles.first.inner_text())
    names = [
        name
        for place in sorted(LOCALES.glob("*/take-stock.ftl"))
        for name in CALLED.findall(place.read_text("utf-8"))
    ]
    assert len(names) == EVENTS * LANGUAGES
    cut = []
    for name in names:
        titles.evaluate_all(RENAME, [name, longest(name)])
        cut += [each for each in hall.page.evaluate(CUT) if each.endswith("span.title")]
    assert not cut
