"""The browser's page translation, as an emulated translator does it."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.guests import Guest, dearest
from tests.browser.stocks import legal

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

pytestmark = pytest.mark.slow

ROUNDS = {"mogul-2002": 4, "take-stock": 2}  # those of Take Stock are long
# Puts each text node that may be translated into <font> elements like a translator. The text
# stays as it is, so that the page can be compared with one that is not translated.
TRANSLATE = """() => {
    const skip = 'script, style, svg, textarea, [translate="no"], font';
    const wrap = (text) => {
        if (!text.data.trim() || text.parentElement?.closest(skip) !== null) return;
        const font = document.createElement('font');
        font.append(document.createElement('font'));
        font.firstChild.append(text.data);
        text.replaceWith(font);
    };
    const all = () => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const texts = [];
        while (walker.nextNode()) texts.push(walker.currentNode);
        texts.forEach(wrap);
    };
    all();
    new MutationObserver(() => setTimeout(all)).observe(document.body,
        {childList: true, characterData: true, subtree: true});
}"""
# What a page shows. What has been said to a screen reader depends on when the page was opened.
WORDS = """() => {
    const said = document.querySelector('#app > [role="log"]').innerText;
    return document.body.innerText.replace(said, '').replace(/\\s+/g, ' ').trim();
}"""
PATIENCE_S = 10


def equal_soon(page: Page, untouched: Page) -> bool:
    """Whether both pages soon show the same: each has animations of its own."""
    deadline = time.monotonic() + PATIENCE_S
    while page.evaluate(WORDS) != untouched.evaluate(WORDS):
        if time.monotonic() > deadline:
            return False
        page.wait_for_timeout(50)
    return True


@pytest.mark.parametrize("game", ["mogul-2002", "take-stock"])
def test_a_translated_table_shows_what_an_untouched_one_shows(
    game: str, page: Page, watch: Callable[[Page], Page]
) -> None:
    me = Guest(page.context.request)
    table = me.make(3, game=game, bots=["easy", "easy"])
    untouched = watch(page.context.new_page())
    for each in (watch(page), untouched):
        each.goto(f"/t/{table}")
        expect(each.get_by_test_id("turn")).to_be_visible()
    page.evaluate(TRANSLATE)
    moves = 0
    while (view := (frame := me.frame(table))["view"])["round"] < ROUNDS[game]:
        if view["turn"] == 0:
            me.move(table, legal(view)[0] if game == "take-stock" else dearest(view), frame["seq"])
            moves += 1
            assert equal_soon(page, untouched), f"frozen after move {moves}"
    assert moves > 3
    assert page.locator("font").count() > 20
    assert page.locator("[translate=no] font").count() == 0
