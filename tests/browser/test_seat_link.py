"""Seat links: a player without a device returns to the seat by the host's link."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser.guests import Guest
from tests.serving import Server

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.slow

SOON = 3  # seconds, in the place of two minutes


class Hasty(Server):
    """A server on which two minutes are a few seconds."""

    program = (
        "-c",
        f"from moguls.server.table import seat_transfer; seat_transfer.LONG = {SOON}; "
        "from moguls.cli.main import main; main()",
    )


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    server = Hasty(tmp_path_factory.mktemp("hasty"))
    server.start()
    yield server.url
    server.stop()


# Not `base_url`: what pytest-playwright makes of the first one serves the whole session.
@pytest.fixture
def browser_context_args(browser_context_args: dict[str, Any], hasty: str) -> dict[str, Any]:
    return {**browser_context_args, "base_url": hasty}


def test_a_new_link_gives_a_lost_seat_back(
    page: Page, browser: Browser, hasty: str, watch: Callable[[Page], Page]
) -> None:
    host = Guest(page.context.request)
    table = host.make(2, game="moguli")
    lost = browser.new_context(base_url=hasty)
    Guest(lost.request).ask("/me", "put", name="Anna")
    Guest(lost.request).sit(table)
    lost.close()
    watch(page).goto(f"/t/{table}")
    page.wait_for_timeout(SOON * 1000)
    page.get_by_test_id("seat-1").click()
    page.get_by_role("button", name="New link for this seat").click()
    expect(page.get_by_role("dialog")).to_contain_text("Everyone at the table sees")
    page.get_by_role("button", name="Create the link").click()
    link = page.get_by_role("textbox").input_value()
    page.get_by_role("button", name="Close").click()
    banner = page.get_by_test_id("seat-link-1")
    expect(banner).to_contain_text("There is a new link for Anna\u2019s seat")
    with browser.new_context(base_url=hasty, locale="en-GB") as context:
        phone = watch(context.new_page())
        phone.goto(link)
        take = phone.get_by_role("button", name="Take the seat")
        expect(phone.get_by_role("textbox", name="Your name")).to_have_value("Anna")
        take.click()  # waits until the two minutes are over
        phone.wait_for_url(f"**/t/{table}")
        expect(phone.get_by_test_id("dock")).to_be_visible()
        assert Guest(context.request).frame(table)["table"]["you"] == 1
    expect(banner).to_have_count(0)
    expect(page.get_by_text("Anna has taken this seat with a new link.").first).to_be_attached()
