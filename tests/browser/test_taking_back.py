"""Takeback against bots: by button and by key, announced, never past revealed information."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from tests.browser.back_tables import against_bots, shown
from tests.browser.guests import Guest

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = pytest.mark.slow


def test_a_bid_is_taken_back_by_key_and_told(page: Page, watch: Callable[[Page], Page]) -> None:
    watch(page)
    table = against_bots(page)
    button = page.get_by_test_id("back")
    expect(button).to_have_count(0)  # there is nothing to take back yet
    page.keyboard.press("b")
    expect(button).to_be_visible()
    expect(page.locator(".act.pending")).to_have_count(0)
    page.keyboard.press("z")
    tape = page.locator(".tape li")
    expect(tape.filter(has_text="You take back your last move").first).to_be_visible()
    expect(page.locator(".tape li s").filter(has_text="You bid").first).to_be_attached()
    expect(page.get_by_role("log")).to_contain_text("You take back your last move")
    view = Guest(page.context.request).frame(table)["view"]
    assert (view["ply"], view["bowl"], view["turn"]) == (0, 0, 0)
    expect(button).to_have_count(0)
    expect(page.locator('[data-move="bid"][aria-disabled="false"]')).to_be_visible()


def test_what_was_shown_stays_shown_and_another_table_is_offered(
    page: Page, watch: Callable[[Page], Page], complaints: list[str]
) -> None:
    watch(page)
    shown(page)
    assert ["409" in each for each in complaints] == [True]
    complaints.clear()  # the browser tells of the refusal
    before = page.url
    page.get_by_role("dialog").get_by_role("button", name="Continue there").click()
    page.wait_for_url(lambda url: url != before and "/t/" in url)
    tape = page.locator(".tape li")
    expect(tape.filter(has_text=re.compile("from step")).first).to_be_visible()
    expect(page.get_by_test_id("seat-0")).to_contain_text("you")
