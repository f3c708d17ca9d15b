"""One person on two devices: sign-in by code, and signing out."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.guests import Guest

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.slow


def code_of(page: Page) -> str:
    page.goto("/settings")
    page.get_by_role("button", name="Continue on another device").click()
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    return page.get_by_test_id("code").inner_text()


def test_another_device_goes_on_and_is_signed_out(
    page: Page, browser: Browser, base_url: str, watch: Callable[[Page], Page]
) -> None:
    watch(page).goto("/")
    page.get_by_role("button", name="Mogul (2002): Play now").click()
    expect(page.get_by_test_id("turn")).to_be_visible()
    table = page.url
    me = Guest(page.context.request).ask("/me")
    code = code_of(page)
    with browser.new_context(base_url=base_url, locale="en-GB") as other:
        phone = watch(other.new_page())
        phone.goto(f"/link#{code}")
        expect(phone.get_by_text(f"Continue here as {me['name']}?")).to_be_visible()
        assert "#" not in phone.url, "the code does not stay in the address"
        phone.get_by_role("button", name=f"Continue as {me['name']}").click()
        phone.wait_for_url("**/games")
        phone.goto(table)
        expect(phone.get_by_test_id("dock")).to_be_visible()
        assert Guest(phone.context.request).ask("/me") == me

        expect(page.get_by_test_id("code-used")).to_contain_text("is signed in as you")
        page.get_by_role("button", name="Done").click()
        mine = page.get_by_role("listitem").filter(has_text="last seen")
        expect(mine).to_have_count(1)
        mine.get_by_role("button").click()
        page.get_by_role("dialog").get_by_role("button", name="Sign out").click()
        expect(mine).to_have_count(0)
        phone.wait_for_url("**/link")
        expect(phone.get_by_text("This device was signed out")).to_be_visible()


def test_a_typed_code_says_what_it_costs_and_a_wrong_one_why(
    page: Page, browser: Browser, base_url: str
) -> None:
    code = code_of(page)
    with browser.new_context(base_url=base_url, locale="en-GB") as other:
        guest = Guest(other.request)
        guest.make(3)
        phone = other.new_page()
        phone.goto("/link")
        field = phone.get_by_role("textbox", name="Code")
        field.fill("2222-2222")
        phone.get_by_role("button", name="Next").click()
        expect(phone.get_by_role("alert")).to_contain_text("a code works once")
        field.fill(code.lower())
        field.press("Enter")
        expect(phone.get_by_text("with one game, 1 still running")).to_be_visible()
        expect(phone.get_by_text("is lost for good")).to_be_visible()
        phone.get_by_role("button", name=re.compile("Leave them")).click()
        phone.wait_for_url("**/games")
        assert guest.ask("/me") == Guest(page.context.request).ask("/me")


def test_a_guest_brings_its_game_along_and_plays_on(
    page: Page, browser: Browser, base_url: str, watch: Callable[[Page], Page]
) -> None:
    code = code_of(page)
    with browser.new_context(base_url=base_url, locale="en-GB") as other:
        phone = watch(other.new_page())
        phone.goto("/")
        phone.get_by_role("button", name="Mogul (2002): Play now").click()
        expect(phone.get_by_test_id("turn")).to_be_visible()
        table = phone.url
        phone.goto(f"/link#{code}")
        phone.get_by_role("button", name=re.compile("Bring them along")).click()
        phone.wait_for_url("**/games")
        phone.goto(table)
        expect(phone.get_by_test_id("dock")).to_be_visible()
        page.goto(table)
        expect(page.get_by_test_id("dock")).to_be_visible()
        assert Guest(phone.context.request).ask("/me") == Guest(page.context.request).ask("/me")


def test_the_only_device_is_signed_out_after_a_warning(page: Page) -> None:
    page.goto("/settings")
    before = Guest(page.context.request).ask("/me")
    page.reload()
    page.get_by_role("button", name=re.compile("^Sign out")).click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("This is your only device")
    dialog.get_by_role("button", name="Sign out").click()
    expect(page.get_by_test_id("poster-moguli")).to_be_visible()
    assert Guest(page.context.request).ask("/me")["id"] != before["id"]
