"""Step mode: bots wait for the only person, by key and by button, on boards and as text."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.drivers import READY, make
from tests.browser.guests import Guest

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

pytestmark = pytest.mark.slow

TARGET = 44  # pixels
PHONE = {"width": 360, "height": 740}
DESK = {"width": 1280, "height": 800}


@pytest.mark.parametrize(("plain", "size"), [("false", DESK), ("true", PHONE)])
def test_who_plays_alone_lets_each_bot_move_by_a_key(
    plain: str, size: dict[str, int], page: Page, watch: Callable[[Page], Page]
) -> None:
    kept = f"localStorage.setItem('moguls.settings', '{{\"plain\": {plain}}}')"
    watch(page).add_init_script(kept)
    page.set_viewport_size(size)  # type: ignore[arg-type]  # width and height
    guest = Guest(page.context.request)
    table = make(guest, "mogul-2002", step_mode=True)
    page.goto(f"/t/{table}")
    page.locator(READY).first.click()
    after = page.get_by_test_id("next")
    expect(after).to_have_attribute("aria-disabled", "false")
    expect(page.get_by_test_id("turn")).to_contain_text("is waiting for you")
    box = after.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= TARGET

    after.focus()
    pressed = [press(page, guest, table, key) for key in ("j", "Enter")]

    assert pressed == [1, 1]
    expect(after).to_be_focused()
    page.reload()
    if guest.frame(table)["view"]["turn"] != 0:
        expect(after).to_have_attribute("aria-disabled", "false")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Let the next bot move")


def press(page: Page, guest: Guest, table: str, key: str) -> int:
    """Press a key where a bot waits; return how many moves come of it."""
    expect(page.get_by_test_id("next")).to_have_attribute("aria-disabled", "false")
    before = guest.frame(table)["seq"]
    page.keyboard.press(key)
    for _ in range(600):  # a bot that is asked for the first time may think
        page.wait_for_timeout(100)
        if guest.frame(table)["seq"] > before:
            break
    page.wait_for_timeout(600)  # for a second move, if one came of itself
    return int(guest.frame(table)["seq"]) - int(before)


def test_pace_and_waiting_are_chosen_for_a_new_table_and_changed_at_it(
    page: Page, watch: Callable[[Page], Page]
) -> None:
    watch(page).goto("/new?game=moguli")
    page.locator(".seats select").select_option("easy")
    choose(page, "slow")
    page.get_by_role("switch", name="Bots wait for me").check()
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url("**/t/*")
    table = page.url.rsplit("/", 1)[1]
    guest = Guest(page.context.request)
    made = guest.frame(table)["table"]
    assert (made["pace"], made["step_mode"]) == ("slow", True)

    expect(page.get_by_test_id("next")).to_be_visible()
    page.get_by_role("button", name="Invite").click()
    choose(page, "at once")
    page.get_by_role("switch", name="Bots wait for me").uncheck()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("next")).to_have_count(0)
    now = guest.frame(table)["table"]
    assert (now["pace"], now["step_mode"]) == ("at_once", False)


def choose(page: Page, pace: str) -> None:
    group = page.get_by_role("group", name="How fast bots move")
    group.get_by_role("radio", name=pace).check(force=True)
