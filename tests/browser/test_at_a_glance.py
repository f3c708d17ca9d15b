"""Turns at other tables on every page, and reports of what a page has shown."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.guests import Guest, shortest

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser, Page

# Set whether the page is visible: headless browsers show every tab.
TURN_TO = """state => {
    Object.defineProperty(document, 'visibilityState', {value: state, configurable: true});
    document.dispatchEvent(new Event('visibilitychange'));
}"""
HIDDEN = f"({TURN_TO})('hidden')"
SOON = 300  # ms: a first report is sent at once


def reports_of(page: Page) -> list[int]:
    """Collect the entries that a page reports as seen."""
    reports: list[int] = []

    def note(text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "seen":
            reports.append(message["seq"])

    page.on("websocket", lambda socket: socket.on("framesent", note))
    return reports


def test_a_visible_page_of_a_player_reports_what_it_has_shown(
    page: Page, others: list[Guest], browser: Browser, base_url: str, watch: Callable[[Page], Page]
) -> None:
    table = others[0].make(3)
    Guest(page.context.request).sit(table)
    others[1].sit(table)
    spectator = browser.new_page(base_url=base_url, locale="en-GB")
    reports, of_spectator = reports_of(watch(page)), reports_of(spectator)
    page.add_init_script(HIDDEN)
    for visitor in (page, spectator):
        visitor.goto(f"/t/{table}")
        expect(visitor.get_by_test_id("turn")).to_be_visible()
        visitor.wait_for_timeout(SOON)
    assert (reports, of_spectator) == ([], [])

    page.evaluate(TURN_TO, "visible")
    page.wait_for_timeout(SOON)

    assert reports == [others[0].frame(table)["seq"]]
    spectator.close()


DAYS = {"mode": "days", "bank": 259_200, "increment": 86_400, "cap": 864_000}
FIRST = {"loan_timing": "on_own_turn", "first_player": "0"}


def days_table(host: Guest, other: Guest, bank: int) -> str:
    """Make a table for days at which the host is on turn."""
    control = {**DAYS, "bank": bank}
    table = host.make(3, bots=["easy", None], options=FIRST, time_control=control)
    other.sit(table)
    return table


def test_every_page_counts_the_turns_and_the_next_table_is_the_most_urgent(
    page: Page, others: list[Guest], watch: Callable[[Page], Page]
) -> None:
    me = Guest(page.context.request)
    late, soon = (days_table(me, others[0], days * 86_400) for days in (5, 2))
    watch(page).goto("/rules")
    expect(page).to_have_title(re.compile(r"^\(2\) "))
    assert "data:image/svg" in page.locator("link[rel=icon]").evaluate("it => it.href")

    page.goto("/games")
    expect(page.get_by_role("article").nth(0)).to_have_attribute("data-testid", f"table-{soon}")
    page.get_by_role("link", name="Next table (2)").click()
    expect(page).to_have_url(re.compile(f"/t/{soon}$"))
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()
    expect(page.get_by_test_id("next-table")).to_have_count(0)

    view = me.frame(soon)["view"]
    me.move(soon, shortest(view))
    page.get_by_test_id("next-table").click()
    expect(page).to_have_url(re.compile(f"/t/{late}$"))
    expect(page).to_have_title(re.compile(r"^● \(1\) "))

    me.move(late, shortest(me.frame(late)["view"]))
    expect(page).to_have_title(re.compile(r"^[^(]"))
    assert "icon.svg" in page.locator("link[rel=icon]").evaluate("it => it.href")


def test_a_table_for_days_is_made_on_the_page_with_presets_and_own_times(
    page: Page, others: list[Guest], watch: Callable[[Page], Page], complaints: list[str]
) -> None:
    watch(page).goto("/new?game=mogul-2002")
    time = page.get_by_role("group", name="Time", exact=True)
    time.get_by_role("radio", name="Minutes", exact=True).check()
    expect(page.get_by_role("group", name="Minutes for each player")).to_be_visible()
    time.get_by_role("radio", name="Days", exact=True).check()
    lengths = page.get_by_test_id("game-length")
    expect(lengths).to_contain_text(re.compile(r"at most, usually \S"))
    usual = lengths.inner_text()
    pace = page.get_by_role("group", name="Time for each player")
    pace.get_by_role("radio", name="Brisk").check()
    expect(lengths).not_to_have_text(usual)
    expect(lengths).to_contain_text(re.compile(r"at most, usually \S"))
    pace.get_by_role("radio").last.check()
    page.get_by_label("Days at the start").fill("2")
    page.get_by_label("Hours that each turn adds").fill("6")
    page.get_by_label("Days at most").fill("4")
    page.get_by_label("Days at most").press("Tab")
    expect(page.get_by_text("2 days at the start, each turn adds 6 hours")).to_be_visible()

    page.get_by_role("button", name="Create table").click()
    page.get_by_role("button", name="I will check by myself").click()
    expect(page.get_by_text("without notifications")).to_be_visible()
    table = page.url.rsplit("/", 1)[1]
    control = others[0].frame(table)["table"]["clock"]["control"]
    complaints.clear()  # the browser logs the refusal

    assert (control["mode"], control["bank"], control["increment"], control["cap"]) == (
        "days",
        2 * 86_400,
        6 * 3600,
        4 * 86_400,
    )
