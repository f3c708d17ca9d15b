"""Permissions of hosts, strangers and absent people at a table, in the browser."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser.guests import Guest
from tests.browser.test_lobby import friend  # noqa: F401  # a fixture

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page, ViewportSize, WebSocketRoute

    from tests.browser.screens import Hall

pytestmark = pytest.mark.slow

FIRST = {"first_player": "0"}
MOST_LEAVE = 10_000  # ms: what can be undone is done after eight seconds


def test_a_stranger_reads_who_seats_friends_and_the_host_lets_it(
    page: Page,
    friend: Page,  # noqa: F811
    watch: Callable[[Page], Page],
) -> None:
    table = Guest(page.context.request).make(4, open=True)
    watch(page).goto(f"/t/{table}")
    friend.goto(f"/t/{table}")
    friend.get_by_role("button", name="Sit down", exact=True).click()
    expect(friend.get_by_text("At this table the host adds friends and bots")).to_be_visible()
    for name in ("Add a bot", "Fill all empty seats", "Add", "Start the game"):
        expect(friend.get_by_role("button", name=name)).to_have_count(0)

    page.get_by_role("switch", name="All players may add friends and bots").check()

    friend.get_by_label("Add a player on this device").fill("Fay")
    friend.get_by_role("button", name="Add", exact=True).click()
    expect(page.get_by_test_id("chair-2")).to_contain_text("Fay")


def test_the_host_removes_somebody_who_reads_so(
    page: Page,
    friend: Page,  # noqa: F811
    watch: Callable[[Page], Page],
) -> None:
    table = Guest(page.context.request).make(3, open=True)
    Guest(friend.context.request).ask("/me", "put", name="Mallory")
    watch(page).goto(f"/t/{table}")
    friend.goto(f"/t/{table}")
    friend.get_by_role("button", name="Sit down", exact=True).click()

    page.get_by_role("button", name="Free Mallory\u2019s seat").click()

    expect(friend.get_by_role("alert")).to_contain_text("The host has freed your seat.")
    expect(friend.get_by_role("button", name="Sit")).to_have_count(0)
    expect(page.get_by_test_id("chair-1")).to_contain_text("Empty seat")


@pytest.mark.parametrize("way", ["the host begins", "all are ready"])
def test_an_open_table_begins_when_it_is_said(
    way: str,
    page: Page,
    friend: Page,  # noqa: F811
    watch: Callable[[Page], Page],
) -> None:
    table = Guest(page.context.request).make(3, open=True, bots=[None, "easy"])
    watch(page).goto(f"/t/{table}")
    friend.goto(f"/t/{table}")
    friend.get_by_role("button", name="Sit down", exact=True).click()
    expect(page.get_by_text("All seats are taken.")).to_be_visible()
    expect(page.get_by_test_id("chair-1")).to_contain_text("not ready yet")

    friend.get_by_role("button", name="I am ready").click()
    expect(page.get_by_test_id("chair-1")).not_to_contain_text("not ready yet")
    name = "Start the game" if way == "the host begins" else "I am ready"
    page.get_by_role("button", name=name).click()

    for each in (page, friend):
        expect(each.get_by_test_id("turn")).to_be_visible()


HEIGHT = "dock => dock.getBoundingClientRect().height"


class Gone:
    """Stands between a page and the server, and says that seat 1 has not moved for long.

    The server says so after two minutes at the least, which no test waits for.
    """

    def __init__(self, page: Page) -> None:
        page.route_web_socket("**/ws/tables/*", self._connect)

    def _connect(self, route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda said: route.send(self._changed(str(said))))

    def _changed(self, said: str) -> str:
        message: dict[str, Any] = json.loads(said)
        if message["type"] == "frame" and message["table"]["seats"][0]["kind"] == "person":
            message["table"]["seats"][0]["away"] = True
        return json.dumps(message)


def test_a_seat_that_has_not_moved_for_long_is_offered_a_bot(
    hall: Hall, watch: Callable[[Page], Page]
) -> None:
    host, _ = hall.others
    host.ask("/me", "put", name="Ida")
    table = host.make(3, bots=[None, "easy"], options=FIRST, idle_minutes=2)
    Gone(hall.page)
    hall.me.sit(table)
    watch(hall.page).goto(f"/t/{table}")
    banner = hall.page.get_by_test_id("gone")
    expect(banner).to_contain_text("Ida")
    expect(banner.get_by_role("button", name="Let a bot play")).to_be_visible()


def test_a_seat_that_somebody_left_is_kept_and_a_bot_plays_there_meanwhile(
    hall: Hall, watch: Callable[[Page], Page]
) -> None:
    host, _ = hall.others
    host.ask("/me", "put", name="Ida")
    table = host.make(3, bots=[None, "easy"], options=FIRST)
    hall.me.sit(table)
    host.ask(f"/tables/{table}/stand", "post")
    watch(hall.page).goto(f"/t/{table}")
    banner = hall.page.get_by_test_id("gone")
    expect(banner).to_contain_text("Ida has left the seat, and the game is waiting.")

    banner.get_by_role("button", name="Let a bot play").click()

    expect(banner).to_have_count(0)
    tape = hall.page.get_by_role("list", name="Ticker tape").or_(hall.page.locator(".tape"))
    expect(tape.first).to_contain_text("a bot, now plays for Ida.")
    host.sit(table)
    expect(tape.first).to_contain_text("Ida takes the seat back from the bot Agatha.")


def test_an_abandoned_table_is_dropped_and_that_can_be_undone(
    hall: Hall, watch: Callable[[Page], Page]
) -> None:
    page = watch(hall.page)
    kept, dropped = (hall.me.make(3, bots=["easy", "easy"], options=FIRST) for _ in range(2))
    page.goto("/games")
    row = page.get_by_test_id(f"table-{dropped}")
    for undone in (True, False):
        row.get_by_role("button", name="Leave for good").click()
        dialog = page.get_by_role("dialog")
        expect(dialog).to_contain_text("The table is closed and disappears from your list.")
        dialog.get_by_role("button", name="Leave for good").click()
        expect(row).to_have_count(0)
        if undone:
            page.get_by_role("button", name="Undo").click()
            expect(row).to_be_visible()
    expect(page.get_by_test_id(f"table-{kept}")).to_be_visible()
    expect(page.get_by_role("button", name="Undo")).to_have_count(0, timeout=2 * MOST_LEAVE)
    page.reload()
    expect(page.get_by_test_id(f"table-{kept}")).to_be_visible()
    expect(row).to_have_count(0)
    page.goto(f"/t/{dropped}")
    expect(page.get_by_role("heading", name="This table is closed")).to_be_visible()


def test_a_known_deal_says_so_at_the_table_in_lists_and_in_its_replay(
    hall: Hall, watch: Callable[[Page], Page]
) -> None:
    page = watch(hall.page)
    over = hall.finished()
    request = {"at": 12, "seat": 0, "level": "easy", "redeal": False}
    table = hall.me.ask(f"/replays/{over}/fork", "post", **request)["table"]
    hall.me.ask(f"/tables/{table}/arrangement", "put", open=True)
    for path in ("/games", "/lobby"):
        page.goto(path)
        expect(page.get_by_test_id(f"table-{table}")).to_contain_text("Known deal")

    page.goto(f"/t/{table}")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Known deal")
    page.get_by_role("button", name="Seal").click()

    expect(page.get_by_test_id("known")).to_contain_text("hidden cards were known")


@pytest.mark.parametrize("size", [{"width": 390, "height": 844}, {"width": 1280, "height": 800}])
def test_that_somebody_is_gone_moves_neither_board_nor_choices(
    hall: Hall, watch: Callable[[Page], Page], size: ViewportSize
) -> None:
    page = watch(hall.page)
    page.emulate_media(reduced_motion="reduce")
    page.set_viewport_size(size)
    table = hall.others[0].make(3, bots=[None, "easy"], options={"first_player": "0"})
    hall.me.sit(table)
    hall.open(table)
    parts = (".floor > .board", "[data-move=bid]", "[data-testid=seat-1]")
    kept = [page.locator(each) for each in parts]
    expect(kept[1]).to_be_visible()
    page.wait_for_timeout(500)
    before = [each.bounding_box() for each in kept]
    dock = page.locator(".floor > .dock")
    high = dock.evaluate(HEIGHT)
    hall.others[0].ask(f"/tables/{table}/stand", "post")
    expect(page.get_by_test_id("gone")).to_be_visible()
    page.wait_for_timeout(500)
    assert [each.bounding_box() for each in kept] == before
    assert dock.evaluate(HEIGHT) <= high, "the notice covers no part of the board"
