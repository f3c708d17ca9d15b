"""Two players on one device: the curtain, and no information of one for the other."""

from __future__ import annotations

import json
import random
import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import TimeoutError as TooLong
from playwright.sync_api import expect

from tests.browser.drivers import MOST, PATIENCE, READY
from tests.browser.guests import Guest

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

pytestmark = pytest.mark.slow

LIN, ADA, BOB = "Lin", "Ada", "Bob"
SHORT: dict[str, dict[str, Any]] = {
    "mogul-2002": {"bots": ["easy"], "options": {"loan_timing": "on_own_turn"}},
    "take-stock": {"bots": ["easy"], "options": {"rounds": "1"}},
}


def share(page: Page, **settings: Any) -> str:
    """Make a table at which Lin and Ada share the page's device; return its id."""
    me = Guest(page.context.request)
    me.ask("/me", "put", name=LIN)
    usual = {"bots": ["easy"], "friends": [ADA]}
    return me.make(settings.pop("seats", 3), **{**usual, **settings})


def curtain(page: Page) -> Locator:
    return page.get_by_test_id("curtain")


def open_for(page: Page, name: str) -> None:
    curtain(page).get_by_role("button", name=f"Open the curtain for {name}").click()
    expect(curtain(page)).to_be_hidden()


def seat_of(view: dict[str, Any]) -> int | None:
    seat: int | None = view["seat"]
    return seat


class Frames:
    """All frames that reached the page, and whether a curtain was down when each came."""

    def __init__(self, page: Page) -> None:
        self.seen: list[dict[str, Any]] = []
        page.on("websocket", lambda socket: socket.on("framereceived", self._keep))

    def _keep(self, said: str | bytes) -> None:
        message = json.loads(said)
        if message["type"] == "frame" and message["view"]:
            self.seen.append(message["view"])


def play_on(page: Page, chance: random.Random) -> str:
    """Open a curtain, or press something; return what was done, "over" if the game is."""
    result, ready = page.get_by_test_id("result"), page.locator(READY)
    down = curtain(page).locator(".primary")
    soon = page.get_by_test_id("device").get_by_role("button", name="Close the curtain")
    anything = result.or_(down).or_(soon).or_(ready.first)
    anything.first.wait_for(timeout=PATIENCE)
    if result.count():
        return "over"
    try:
        for button, deed in ((down, "lifted"), (soon, "closed")):
            if button.count():
                button.click(timeout=2_000)
                return deed
        ready.nth(chance.randrange(max(1, ready.count()))).click(timeout=2_000)
    except TooLong:
        return "late"  # the table has changed under the hand
    return "played"


@pytest.mark.parametrize(
    ("game", "most"), [("mogul-2002", 40), pytest.param("take-stock", MOST, marks=pytest.mark.slow)]
)
def test_two_play_on_one_device(
    game: str, most: int, page: Page, watch: Callable[[Page], Page]
) -> None:
    """A whole game of Take Stock, and some rounds of Mogul."""
    page.emulate_media(reduced_motion="reduce")
    frames, chance = Frames(watch(page)), random.Random(2)
    table = share(page, game=game, **SHORT[game])
    page.goto(f"/t/{table}")
    deeds: list[str] = []
    while len(deeds) < most and deeds[-1:] != ["over"]:
        deeds.append(play_on(page, chance))
    assert deeds.count("lifted") > 3
    assert deeds[-1] == "over" or game != "take-stock"
    held = "hands" if game == "take-stock" else "chips"
    assert {seat_of(view) for view in frames.seen} == {0, 1, None}
    for view in frames.seen:
        known = [i for i, each in enumerate(view[held]) if each is not None]
        assert view["over"] or known == [i for i in (0, 1) if i == seat_of(view)]


def test_behind_the_curtain_is_nothing_of_anybody(
    page: Page, watch: Callable[[Page], Page]
) -> None:
    frames = Frames(watch(page))
    page.goto(f"/t/{share(page, **SHORT['mogul-2002'], seats=3)}")
    first = curtain(page).get_by_role("heading").inner_text().removeprefix("Pass the device to ")
    other = LIN if first == ADA else ADA
    assert {seat_of(view) for view in frames.seen} == {None}
    open_for(page, first)
    page.locator('[data-move="bid"][aria-disabled="false"]').click()
    expect(curtain(page)).to_contain_text(f"Pass the device to {other}")
    expect(page.get_by_test_id("seat-0")).to_contain_text("chips hidden")
    expect(page.get_by_test_id("seat-1")).to_contain_text("chips hidden")
    expect(page.locator(".table")).to_have_attribute("inert", "")
    told = page.locator("[role=log]").inner_text()
    assert "You " not in told
    page.reload()
    frames.seen.clear()
    expect(curtain(page)).to_contain_text(f"Pass the device to {other}")
    assert {seat_of(view) for view in frames.seen} <= {None}
    curtain(page).get_by_role("button").first.press("Enter")
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()


def test_who_takes_the_device_reads_what_happened(
    page: Page, watch: Callable[[Page], Page]
) -> None:
    watch(page)
    options = {"loan_timing": "on_own_turn", "first_player": "0"}
    page.goto(f"/t/{share(page, seats=3, options=options)}")
    for name in (LIN, ADA):
        open_for(page, name)
        expect(page.get_by_test_id("since")).to_have_count(0)
        page.locator('[data-move="bid"][aria-disabled="false"]').click()
    open_for(page, LIN)
    since = page.get_by_test_id("since")
    expect(since).to_contain_text("Ada bids a chip")
    expect(since).not_to_contain_text("You bid")
    page.locator('[data-move="leave"][aria-disabled="false"]').click()
    expect(since).to_have_count(0)


def test_one_more_look_and_the_device_handed_over_by_hand(
    page: Page, watch: Callable[[Page], Page]
) -> None:
    watch(page)
    options = {"loan_timing": "on_own_turn", "first_player": "0"}
    page.goto(f"/t/{share(page, seats=3, options=options)}")
    open_for(page, LIN)
    page.get_by_test_id("device").get_by_role("button", name="Pass to Ada").click()
    open_for(page, ADA)
    expect(page.get_by_test_id("seat-1")).to_contain_text("you")
    expect(page.get_by_test_id("seat-0")).to_contain_text("chips hidden")
    page.get_by_test_id("device").get_by_role("button", name="Pass to Lin").click()
    open_for(page, LIN)
    page.locator('[data-move="bid"][aria-disabled="false"]').click()
    curtain(page).get_by_role("button", name="Another look for Lin").click()
    expect(page.get_by_test_id("seat-0")).to_contain_text("you")
    page.get_by_test_id("device").get_by_role("button", name="Pass to Ada").click()
    open_for(page, ADA)
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()


def test_bids_up_to_a_limit_need_the_device_once(page: Page, watch: Callable[[Page], Page]) -> None:
    frames = Frames(watch(page))
    options = {"loan_timing": "on_own_turn", "first_player": "0"}
    table = share(page, seats=3, options=options, friends=[ADA, BOB], bots=[])
    page.goto(f"/t/{table}")
    open_for(page, LIN)
    step = page.get_by_test_id("bid-until")
    step.get_by_role("button", name="More").click()
    step.get_by_role("button", name="Bid until the bowl holds 4 chips").click()
    expect(curtain(page)).to_contain_text(f"Pass the device to {ADA}")
    frames.seen.clear()
    for said in ("Lin bids a chip", "Lin leaves"):
        for name in (ADA, BOB):
            open_for(page, name)
            expect(page.get_by_test_id("order")).to_have_count(0)
            page.locator('[data-move="bid"][aria-disabled="false"]').click()
        # Lin's seat has moved meanwhile, and nobody was asked for Lin.
        expect(curtain(page)).to_contain_text(f"Pass the device to {ADA}")
        expect(page.locator(".tape li").filter(has_text=said).first).to_be_attached()
    assert {seat_of(view) for view in frames.seen} == {1, 2, None}


def test_loans_nobody_wants_need_no_curtain(page: Page, watch: Callable[[Page], Page]) -> None:
    watch(page)
    page.goto(f"/t/{share(page, seats=3, options={'first_player': '0'}, auto_response=None)}")
    # The server has answered for both: the first that has to look is the one who begins to bid.
    expect(curtain(page)).to_contain_text(re.compile(f"Pass the device to (?:{LIN}|{ADA})"))
    for name in (LIN, ADA):
        told = page.locator(".tape li").filter(has_text=f"{name} takes no loan")
        expect(told.first).to_be_attached()


def test_where_all_is_public_only_the_seat_changes(
    page: Page, watch: Callable[[Page], Page]
) -> None:
    watch(page)
    page.goto(f"/t/{share(page, game='moguli', seats=2, bots=[])}")
    you = page.locator('[data-testid^="seat-"]').filter(has_text=re.compile(r"\byou\b"))
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()
    first = you.get_attribute("data-testid")
    me, table = Guest(page.context.request), page.url.rsplit("/", 1)[1]
    turn = me.frame(table)["view"]["turn"]
    frame = dict(me.ask(f"/tables/{table}?as={turn}"))
    move = next(each["move"] for each in frame["view"]["actions"] if each["legal"])
    body = {"id": "a", "seq": frame["seq"], "move": move}
    me.ask(f"/tables/{table}/moves?as={turn}", "post", **body)
    if me.frame(table)["view"]["turn"] != turn:
        expect(you).not_to_have_attribute("data-testid", str(first))
    expect(curtain(page)).to_have_count(0)
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()


def test_friends_come_and_go_in_the_waiting_room_and_can_do_without_a_curtain(
    page: Page, watch: Callable[[Page], Page]
) -> None:
    watch(page)
    me = Guest(page.context.request)
    me.ask("/me", "put", name=LIN)
    page.goto(f"/t/{me.make(3, options={'loan_timing': 'on_own_turn'})}")
    name = page.get_by_role("textbox", name="Add a player on this device")
    for friend in ("Bo", ADA):
        name.fill(friend)
        name.press("Enter")
        if friend == "Bo":
            page.get_by_role("button", name="Remove Bo").click()
            expect(page.get_by_test_id("chair-1")).to_contain_text("Empty seat")
    expect(page.get_by_test_id("chair-1")).to_contain_text("Ada")
    page.get_by_role("switch", name="No curtain between us").click()
    page.get_by_role("button", name="Fill all empty seats with bots").click()
    for _ in range(3):
        page.locator('[data-move="bid"][aria-disabled="false"]').click(timeout=PATIENCE)
    expect(curtain(page)).to_have_count(0)


def test_a_new_table_can_have_players_on_this_device(
    page: Page, watch: Callable[[Page], Page]
) -> None:
    watch(page).goto("/new?game=mogul-2002")
    page.get_by_role("radio", name="3", exact=True).check(force=True)
    page.get_by_role("combobox", name="Seat 2").select_option("Someone on this device")
    page.get_by_role("combobox", name="Seat 3").select_option("Someone on this device")
    page.get_by_role("textbox", name="Name of the player in seat 3").fill(ADA)
    page.reload()
    expect(page.get_by_role("textbox", name="Name of the player in seat 3")).to_have_value(ADA)
    page.get_by_role("button", name="Create table").click()
    expect(page.get_by_test_id("seat-1")).to_contain_text("Player 2")
    expect(page.get_by_test_id("seat-2")).to_contain_text(ADA)
