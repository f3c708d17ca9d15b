"""Lobby: open tables, own games, the stored form, rematches, dead links."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.guests import Guest, play

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, Page

    from tests.browser.screens import Hall

TAKE = re.compile("Take a bot.s place")
QUICK = 20_000  # ms: the lists are asked for every four seconds


@pytest.fixture
def friend(browser: Browser, base_url: str, watch: Callable[[Page], Page]) -> Iterator[Page]:
    context = browser.new_context(base_url=base_url, locale="en-GB", service_workers="block")
    yield watch(context.new_page())
    context.close()


def make_table(page: Page, *, listed: bool) -> str:
    """Set up a table for two people and a bot by the form; return its id."""
    page.goto("/new?game=mogul-2002")
    page.get_by_role("group", name="Seats").get_by_role("radio", name="3").check()
    page.get_by_role("switch", name="Open table").set_checked(listed)
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url("**/t/*")
    return page.url.rsplit("/", 1)[1]


def test_one_opens_a_table_and_another_finds_and_joins_it(
    page: Page, friend: Page, watch: Callable[[Page], Page]
) -> None:
    friend.goto("/lobby")
    expect(friend.get_by_role("heading", name="Open tables", level=1)).to_be_visible()
    table = make_table(watch(page), listed=True)

    row = friend.get_by_test_id(f"table-{table}")
    expect(row).to_contain_text("one seat free", timeout=QUICK)
    row.get_by_role("button", name="Sit down: Mogul (2002)").click()

    page.get_by_role("button", name="Start the game").click()
    expect(friend.get_by_test_id("turn")).to_be_visible()
    expect(page.get_by_test_id("turn")).to_be_visible()
    assert Guest(friend.context.request).frame(table)["table"]["you"] == 1


def test_an_unlisted_table_is_in_no_list_until_its_host_opens_it(
    page: Page, friend: Page, watch: Callable[[Page], Page]
) -> None:
    table = make_table(watch(page), listed=False)
    friend.goto("/lobby")
    expect(friend.get_by_role("radio").first).to_be_attached()
    expect(friend.get_by_test_id(f"table-{table}")).to_have_count(0)

    page.get_by_role("switch", name="Open table").check()

    expect(friend.get_by_test_id(f"table-{table}")).to_be_visible(timeout=QUICK)
    friend.goto(f"/t/{table}")
    expect(friend.get_by_role("switch", name="Open table")).to_be_checked()
    expect(friend.get_by_role("switch", name="Open table")).to_be_disabled()


def test_my_games_lead_back_and_to_the_replay(hall: Hall, watch: Callable[[Page], Page]) -> None:
    page = watch(hall.page)
    over = hall.finished()
    waits = hall.me.make(3)
    page.goto("/games")
    row = page.get_by_test_id(f"table-{over}")
    scores = hall.me.frame(over)["view"]["result"]["scores"]
    expect(row).to_contain_text(f"your points: {scores[0]}")
    assert row.get_by_role("link", name="Replay").get_attribute("href") == f"/replay/{over}"

    page.get_by_test_id(f"table-{waits}").get_by_role("link", name="Go to the table").click()

    expect(page.get_by_test_id("chair-2")).to_be_visible()


def test_the_host_seats_changes_and_takes_away_bots(
    page: Page, watch: Callable[[Page], Page]
) -> None:
    watch(page).goto(f"/t/{Guest(page.context.request).make(4)}")
    chair = page.get_by_test_id("chair-2")
    chair.get_by_label("Bot level").select_option("easy")
    chair.get_by_role("button", name="Add a bot").click()
    expect(chair).to_contain_text("Easy bot")

    chair.get_by_label("Bot level").select_option("expert")
    expect(chair).to_contain_text("Expert bot")
    chair.get_by_role("button", name="Remove Clara").click()

    expect(chair).to_contain_text("Empty seat")


def test_a_newcomer_takes_over_a_bot_where_the_host_lets_it(
    page: Page, friend: Page, watch: Callable[[Page], Page]
) -> None:
    settled, table = (
        Guest(page.context.request).make(3, bots=["easy", "easy"], bots_replaceable=yields)
        for yields in (False, True)
    )
    watch(page).goto(f"/t/{settled}")
    friend.goto(f"/t/{settled}")
    expect(friend.get_by_text("You are watching this table.")).to_be_visible()
    expect(friend.get_by_role("button", name=TAKE)).to_have_count(0)
    page.get_by_role("button", name="Invite").click()
    expect(page.get_by_role("switch", name="Newcomers may replace bots")).to_be_disabled()
    expect(page.get_by_text("This was decided before the game began")).to_be_visible()

    friend.goto(f"/t/{table}")
    friend.get_by_role("button", name=TAKE).click()

    expect(friend.get_by_text("You are watching this table.")).to_have_count(0)
    assert Guest(friend.context.request).frame(table)["table"]["you"] == 1


def test_all_follow_to_another_game_one_seat_further(
    hall: Hall, browser: Browser, base_url: str, watch: Callable[[Page], Page]
) -> None:
    page = watch(hall.page)
    over = hall.finished()
    state = hall.others[0].request.storage_state()
    other = browser.new_context(base_url=base_url, storage_state=state, service_workers="block")
    theirs = watch(other.new_page())
    for each in (page, theirs):
        each.goto(f"/t/{over}")
        expect(each.get_by_test_id("result")).to_be_visible()

    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: over not in url)
    theirs.get_by_test_id("rematch").get_by_role("link", name="Go to the new table").click()
    theirs.wait_for_url(lambda url: over not in url)

    again = page.url.rsplit("/", 1)[1]
    assert theirs.url.endswith(again)
    assert [each.frame(again)["table"]["you"] for each in (hall.me, *hall.others)] == [1, 2, 0]
    play([hall.others[1], hall.me, hall.others[0]], again, lambda view: view["ply"] > 3)
    other.close()


@pytest.mark.parametrize("path", ["/t/nowhere", "/nowhere"])
def test_a_dead_link_says_so_and_offers_ways_on(page: Page, path: str) -> None:
    page.goto(path)
    main = page.get_by_role("main")
    expect(main.get_by_role("heading", level=1)).to_be_visible()
    expect(main.get_by_role("link", name="Set up a new table")).to_be_visible()

    main.get_by_role("link", name="Open tables").click()

    expect(page.get_by_role("heading", name="Open tables", level=1)).to_be_visible()


def test_a_record_is_brought_from_the_page_of_ones_own_games(
    page: Page, watch: Callable[[Page], Page]
) -> None:
    watch(page).goto("/games")
    page.get_by_role("main").get_by_role("link", name="View a game record").click()
    page.wait_for_url("**/import")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
