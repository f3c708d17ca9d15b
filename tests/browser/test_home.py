"""The first press: from the home page to a running game."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page


def test_one_press_leads_to_a_game(page: Page, watch: Callable[[Page], Page]) -> None:
    watch(page).goto("/")
    button = page.get_by_role("button", name="Mogul (2002): Play now")
    expect(button).to_be_enabled()
    page.wait_for_load_state("networkidle")
    began = time.monotonic()
    button.click()
    expect(page.get_by_test_id("turn")).to_be_visible()
    expect(page.get_by_test_id("bowl")).to_be_visible()
    assert time.monotonic() - began < 2
    assert "/t/" in page.url
    expect(page.get_by_test_id("seat-3")).to_be_visible()


def test_a_new_table_waits_for_friends(page: Page, watch: Callable[[Page], Page]) -> None:
    watch(page).goto("/new")
    page.get_by_role("group", name="Seats").get_by_role("radio", name="3").check()
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("textbox", name="Invitation link")).to_have_value(page.url)
    page.get_by_role("button", name="Fill all empty seats with bots").click()
    expect(page.get_by_test_id("turn")).to_be_visible()
