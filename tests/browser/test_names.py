"""Player names: asked before the game begins, never cut without notice."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.guests import Guest

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.slow

SCROLLED = "() => scrollY"
FOCUS = "() => document.activeElement.closest('[data-testid=\"dock\"]') !== null"


def test_the_last_to_sit_down_is_asked_for_a_name_first(page: Page, others: list[Guest]) -> None:
    table = others[0].make(2, game="moguli")
    page.goto(f"/t/{table}")
    page.get_by_test_id("chair-1").get_by_role("button", name="Sit here").click()
    field = page.get_by_role("dialog").get_by_role("textbox")
    expect(field).to_be_focused()
    assert others[0].frame(table)["table"]["status"] == "waiting"
    field.fill("x" * 53)
    expect(page.get_by_role("dialog")).to_contain_text("At most 24 characters; this name has 53.")
    field.fill("Anna")
    field.press("Enter")
    expect(page.get_by_test_id("dock")).to_be_visible()
    assert others[0].frame(table)["table"]["seats"][1]["name"] == "Anna"


def test_who_joins_a_last_seat_from_the_lobby_is_asked_for_a_name_first(
    page: Page, others: list[Guest]
) -> None:
    host = others[0]
    last = host.make(2, game="moguli", open=True, sit=False, bots=["easy", None])
    page.goto("/lobby")
    page.get_by_test_id(f"table-{last}").get_by_role("button", name="Sit down").click()
    field = page.get_by_role("dialog").get_by_role("textbox")
    expect(field).to_be_focused()
    field.fill("An\u202ena")  # turns the line round
    field.press("Enter")
    expect(page.get_by_role("dialog").get_by_role("alert")).to_be_visible()
    assert host.frame(last)["table"]["status"] == "waiting"
    field.fill("Anna")
    field.press("Enter")
    expect(page.get_by_test_id("dock")).to_be_visible()
    assert host.frame(last)["table"]["seats"][1]["name"] == "Anna"


def test_who_joins_a_table_that_does_not_begin_by_that_is_asked_for_no_name(
    page: Page, others: list[Guest]
) -> None:
    table = others[0].make(2, game="moguli", open=True)
    page.goto("/lobby")
    page.get_by_test_id(f"table-{table}").get_by_role("button", name="Sit down").click()
    expect(page.get_by_test_id("chair-1")).to_be_visible()


def test_a_name_that_a_friend_cannot_have_stays_with_the_reason(page: Page) -> None:
    page.goto(f"/t/{Guest(page.context.request).make(3, game='take-stock')}")
    field = page.get_by_label("Add a player on this device")
    field.fill("An\u202ena")
    field.press("Enter")
    expect(page.locator("form").filter(has=field).get_by_role("alert")).to_be_visible()
    expect(field).to_have_value("An\u202ena")
    field.fill("Anna")
    expect(page.locator("form").filter(has=field).get_by_role("alert")).to_have_count(0)
    field.press("Enter")
    expect(page.get_by_test_id("chair-1")).to_contain_text("Anna")
    expect(field).to_have_value("")


def test_who_types_a_name_is_brought_to_the_table_when_the_game_begins(
    page: Page, others: list[Guest]
) -> None:
    page.set_viewport_size({"width": 390, "height": 700})
    table = Guest(page.context.request).make(2, game="moguli")
    page.goto(f"/t/{table}")
    field = page.locator("#seat-name")
    field.fill("Ada Lov")
    assert page.evaluate(SCROLLED) > 0, "the field is below the fold here"
    others[1].sit(table)
    expect(page.get_by_test_id("dock")).to_be_visible()
    page.wait_for_function(FOCUS)
    assert page.evaluate(SCROLLED) == 0


def test_a_name_too_long_is_refused_in_words_and_stays_to_be_mended(page: Page) -> None:
    page.goto("/settings")
    field = page.get_by_role("textbox").first
    field.fill("x" * 53)
    expect(page.get_by_text("At most 24 characters; this name has 53.")).to_be_visible()
    field.press("Enter")
    expect(page.get_by_text("A name has at most 24 characters; this one has 53.")).to_be_visible()
    expect(field).to_have_value("x" * 53)
