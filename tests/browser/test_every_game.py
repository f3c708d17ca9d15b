"""Every game, with a board of its own or without: played to its end, set up, explained."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import moguls
from tests.browser.drivers import DRIVERS, finish, make, until_mine
from tests.browser.guests import GAME, Guest

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

EVERY = moguls.games()
TAKE_BACK = re.compile(r"409 .*/take-back\?as=")
GAMES = [name for name in EVERY if name != GAME]


# By clicks they are played in several tabs: see the tests of each board and `test_four_tabs`.
# Mogul (2002) by keys, from the home page on, is `test_keyboard`.
@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "way"),
    [(name, way) for name in EVERY for way in DRIVERS if (name, way) != (GAME, "keyboard")],
)
def test_a_whole_game_is_played(
    name: str, way: str, page: Page, watch: Callable[[Page], Page], complaints: list[str]
) -> None:
    """With motion by the keyboard, without it by the tree."""
    watch(page).emulate_media(reduced_motion="reduce" if way == "tree" else "no-preference")
    guest = Guest(page.context.request)
    table = make(guest, name)
    until_mine(page, table)
    pressed = DRIVERS[way](page)
    # The browser tells of moves that could not be taken back, whose button was pressed as well.
    complaints[:] = [each for each in complaints if not TAKE_BACK.search(each)]

    view = guest.frame(table)["view"]
    assert pressed > 3
    assert view["over"]
    frame = page.get_by_test_id("result")
    for score in view["result"]["scores"]:
        expect(frame.get_by_role("cell", name=re.compile(rf"{score}\b")).first).to_be_visible()


@pytest.mark.parametrize("name", EVERY)
def test_the_end_shows_ones_place_and_its_record_can_be_taken_home(
    name: str, page: Page, watch: Callable[[Page], Page]
) -> None:
    watch(page)
    guest = Guest(page.context.request)
    table = make(guest, name)
    finish(guest, table)
    page.goto(f"/t/{table}")
    result = guest.frame(table)["view"]["result"]
    frame = page.get_by_test_id("result")
    expect(frame.get_by_text("(you)").first).to_be_visible()
    told = len(result["scores"]) > len("ab") and result["winners"] != [0]
    expect(frame.get_by_test_id("place")).to_have_count(int(told))
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    assert '"moguls-record/1"' in download.value.path().read_text("utf-8").replace(": ", ":")


@pytest.mark.parametrize("name", GAMES)
def test_a_poster_leads_to_a_table(name: str, page: Page, watch: Callable[[Page], Page]) -> None:
    watch(page).goto("/")
    title = moguls.game(name).title
    page.get_by_role("button", name=f"{title}: Play now").click()
    expect(page.get_by_test_id("dock")).to_be_visible()
    expect(page.get_by_role("heading", level=1, name=title)).to_be_visible()
    seats = min(4, moguls.game(name).seats[-1])
    expect(page.get_by_test_id(f"seat-{seats - 1}")).to_be_visible()
    expect(page.get_by_test_id(f"seat-{seats}")).to_have_count(0)


@pytest.mark.parametrize("name", GAMES)
def test_a_table_is_set_up_with_the_house_rules_of_its_game(
    name: str, page: Page, watch: Callable[[Page], Page]
) -> None:
    watch(page).goto("/")
    game = moguls.game(name)
    page.get_by_test_id(f"poster-{name}").get_by_role("button").first.click()
    page.get_by_role("link", name=f"Set up a table: {game.title}").click()
    expect(page.get_by_role("radio", name=game.title)).to_be_checked()
    if len(game.seats) > 1:
        page.get_by_role("radio", name=str(game.seats[0]), exact=True).check()
    chosen = {}
    for switch in game.switches:
        if switch.numbers is not None:
            page.locator(f"#switch-{switch.name}").fill("40")
            chosen[switch.name] = "40"
        else:
            expect(page.get_by_role("link", name=switch.rule, exact=True).first).to_be_visible()
    toggle = page.get_by_role("region", name="House rules").get_by_role("switch").first
    toggle.check()
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url("**/t/*")
    page.get_by_role("button", name="Fill all empty seats with bots").click()
    expect(page.get_by_test_id("dock")).to_be_visible()
    options = Guest(page.context.request).frame(page.url.rsplit("/", 1)[1])["table"]["options"]
    assert chosen.items() <= options.items()
    of_people = (
        game.rules.identity.table_options.keys() - chosen.keys()
    )  # told wherever people play by them
    assert len(options) == len(chosen) + len(of_people) + 1


@pytest.mark.parametrize("name", GAMES)
def test_the_rule_book_of_a_game_opens_at_a_clause(
    name: str, page: Page, watch: Callable[[Page], Page]
) -> None:
    rule = moguls.game(name).rules.display.turn_rule
    watch(page).goto(f"/rules/{name}#{rule}")
    expect(page.locator(f"[id='{rule}']")).to_be_in_viewport()
    expect(page.get_by_role("link", name=moguls.game(name).title, exact=True)).to_be_visible()
