"""Deal of the day in a browser: from the page to one's own result and back."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.drivers import PATIENCE, READY, finish
from tests.browser.guests import Guest

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

TITLE = "Mogul (2002)"
HELP = ["Hint", "Take back", "Coach"]


@pytest.mark.slow
def test_an_attempt_that_was_left_is_finished_and_leads_to_its_result(
    page: Page, watch: Callable[[Page], Page]
) -> None:
    watch(page).emulate_media(reduced_motion="reduce")
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto("/daily")
    page.get_by_role("button", name=f"Play: {TITLE}").click()
    page.locator(READY).first.wait_for(timeout=PATIENCE)
    expect(page.get_by_role("heading", level=1, name=TITLE)).to_contain_text("Deal of the day")
    for name in HELP:
        expect(page.get_by_role("button", name=re.compile(rf"^{name}"))).to_have_count(0)

    table = page.url.rsplit("/", 1)[1]
    page.locator(READY).first.click()
    page.goto("/daily")
    expect(page.get_by_role("button", name=f"Continue: {TITLE}")).to_be_visible()
    finish(Guest(page.context.request), table)  # bots do not wait while nobody watches
    page.goto(f"/t/{table}")
    expect(page.get_by_test_id("result").get_by_text("(you)").first).to_be_visible()

    page.get_by_role("link", name="Deal of the day").click()
    mine = page.get_by_test_id("daily-mine")
    expect(mine).to_have_text(re.compile(r"\d+ points"))
    expect(page.get_by_role("button", name=f"Play: {TITLE}")).to_have_count(0)
    page.get_by_role("button", name=f"Results of today: {TITLE}").click()
    expect(page.get_by_text("You would have rank 1.")).to_be_visible()
