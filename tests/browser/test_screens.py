"""Screens: languages, small sizes, reasons, secrets, the end of a game."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser import screens, screens_takestock
from tests.browser.guests import Guest, play

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser, Page, Playwright

    from tests.browser.screens import Hall


def test_a_language_chosen_in_one_tab_holds_in_all(hall: Hall) -> None:
    screens_takestock.stock_turn(hall)
    tape = hall.page.get_by_role("region", name="Ticker tape")
    expect(tape).to_contain_text("You save")
    other = hall.page.context.new_page()
    other.goto("/settings")
    other.locator('input[type=radio][value="de"]').check()
    expect(hall.page.locator("html")).to_have_attribute("lang", "de")
    # Sentences told before, and the names of things in them.
    tape = hall.page.get_by_role("region", name="Börsenticker")
    expect(tape).to_contain_text("Du legst")
    assert not re.search(r"\b(?:corn|oil|gems)\b", tape.inner_text())


def test_a_greyed_action_tells_the_rule(hall: Hall, watch: Callable[[Page], Page]) -> None:
    watch(hall.page)
    screens.why_not(hall)
    dialog = hall.page.get_by_role("dialog", name="Why not “Bid 1 chip”?")
    expect(dialog).to_contain_text("It is not your turn.")
    clause = dialog.locator("blockquote")
    expect(clause).to_contain_text(re.compile(r"M02-[A-Z]\d+ \w+"))
    rule = clause.inner_text().split()[0]
    dialog.get_by_role("link", name=f"Open the rule book at {rule}").click()
    expect(hall.page.locator(f"#{rule}")).to_be_in_viewport()


def test_an_armed_loan_is_taken_once_and_nothing_is_asked_otherwise(
    hall: Hall, watch: Callable[[Page], Page]
) -> None:
    page = watch(hall.page)
    table = hall.table(lambda view: view["phase"] == "auction" and view["turn"] == 1)
    armed = page.get_by_role("switch", name="Take a loan before the next auction")
    expect(armed).to_be_disabled()  # who wants to be asked need not arm one
    page.keyboard.press("d")
    page.get_by_role("radio", name="Answer automatically: no loan").check()
    page.keyboard.press("Escape")
    armed.click()
    expect(armed).to_have_attribute("aria-checked", "true")
    page.reload()  # it is the server's by now
    expect(armed).to_have_attribute("aria-checked", "true")
    people = [hall.me, *hall.others]
    start = hall.me.frame(table)["view"]["round"]
    seen = play(people, table, lambda view: view["round"] > start and view["phase"] == "auction")
    tape = page.locator(".tape li")
    expect(tape.filter(has_text="You take a loan, as you chose beforehand").first).to_be_visible()
    # Then none is taken, nobody is asked, and nothing is said as if it had been chosen.
    seen = play(
        people, table, lambda view: view["round"] > seen["round"] and view["phase"] == "auction"
    )
    expect(tape.filter(has_text="(change this with “Loan next time”)").first).to_be_attached()
    expect(armed).to_have_attribute("aria-checked", "false")


def test_an_order_plays_for_me_and_for_my_eyes_only(
    hall: Hall, browser: Browser, base_url: str, watch: Callable[[Page], Page]
) -> None:
    page = watch(hall.page)
    table = hall.table(
        lambda view: view["turn"] == 1 and view["phase"] == "auction", **screens.ON_TURN
    )
    state = hall.others[0].request.storage_state()
    other = browser.new_context(base_url=base_url, storage_state=state)
    theirs = watch(other.new_page())
    heard: list[str] = []
    theirs.on(
        "websocket", lambda socket: socket.on("framereceived", lambda said: heard.append(str(said)))
    )
    theirs.goto(f"/t/{table}")
    expect(theirs.get_by_text("Your turn", exact=True)).to_be_visible()
    page.keyboard.press("d")
    page.get_by_role("dialog").get_by_role("button", name="Set the order").click()
    expect(page.get_by_test_id("order")).to_be_visible()
    bowl = hall.me.frame(table)["view"]["bowl"]
    hall.others[0].move(table, "bid")
    hall.others[1].move(table, "bid")
    expect(page.get_by_role("img", name=f"The bowl holds {bowl + 3} chips")).to_be_visible()
    expect(theirs.get_by_role("img", name=f"The bowl holds {bowl + 3} chips")).to_be_visible()
    expect(theirs.get_by_test_id("order")).to_be_hidden()
    assert heard
    assert all('"order":null' in said for said in heard if '"order"' in said)
    other.close()


def test_screen_readers_are_told(hall: Hall, watch: Callable[[Page], Page]) -> None:
    watch(hall.page)
    table = hall.table(
        lambda view: view["turn"] == 1 and view["phase"] == "auction", **screens.ON_TURN
    )
    hall.others[0].move(table, "bid")
    live = hall.page.locator("[aria-live=polite], [role=log]")
    expect(live.filter(has_text="bids a chip").first).to_be_attached()


def test_nothing_moves_when_asked_not_to(hall: Hall) -> None:
    hall.page.emulate_media(reduced_motion="reduce")
    hall.page.goto("/")
    table = hall.table(
        lambda view: view["turn"] == 1 and view["phase"] == "auction", **screens.ON_TURN
    )
    hall.others[0].move(table, "bid")
    expect(hall.page.get_by_role("img", name="The bowl holds")).to_be_visible()
    moving = """() => document.getAnimations()
        .filter(each => each.playState === 'running' && each.effect.getTiming().duration > 20)
        .map(each => each.animationName ?? each.transitionProperty ?? 'script')"""
    assert hall.page.evaluate(moving) == []


def test_the_end_gives_the_record_and_another_game(
    hall: Hall, watch: Callable[[Page], Page]
) -> None:
    page = watch(hall.page)
    screens.end(hall)
    result = hall.me.frame(hall.over)["view"]["result"]
    for score in result["scores"]:
        expect(page.get_by_role("cell", name=str(score), exact=True).first).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    assert '"moguls-record/1"' in download.value.path().read_text("utf-8").replace(": ", ":")
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: hall.over not in url)
    expect(page.get_by_test_id("chair-0").or_(page.get_by_test_id("seat-0"))).to_be_visible()


def test_those_who_watch_see_no_hands(
    hall: Hall, playwright: Playwright, base_url: str, watch: Callable[[Page], Page]
) -> None:
    watch(hall.page)
    strangers = [playwright.request.new_context(base_url=base_url) for _ in range(3)]
    guests = [Guest(request) for request in strangers]
    table = guests[0].make(3, options=screens.ON_TURN)
    for guest in guests[1:]:
        guest.sit(table)
    hall.open(table)
    expect(hall.page.get_by_text("You are watching this table.")).to_be_visible()
    for seat in range(3):
        expect(hall.page.get_by_test_id(f"seat-{seat}")).to_contain_text("chips hidden")
    expect(hall.page.locator("[data-move]")).to_have_count(0)
    for request in strangers:
        request.dispose()
