"""Planned replies of Moguli: made by moves on a board, saved, played by the server, deleted."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.guests import Guest
from tests.browser.test_moguli import show, two
from tests.browser.tiles import make

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

pytestmark = pytest.mark.slow
__all__ = ["two"]
PAWNS = '[data-part^="pawn "]'


def try_a_move(plan: Locator, page: Page) -> None:
    """Play a turn on the board of a plan by its buttons: a pawn if one can move, else a tile."""
    said = plan.get_by_role("status").first
    before = said.inner_text()
    if not plan.locator(PAWNS).count():
        plan.locator('[data-part="rotate "]').press("Enter")
        plan.locator('[data-part^="rotate "]').nth(0).press("Enter")
        plan.locator('[data-move^="rotate "][aria-disabled="false"]').first.press("Enter")
    else:
        plan.locator(PAWNS).first.press("Enter")
        plan.locator('[data-move^="pawn "][aria-disabled="false"]').first.press("Enter")
    expect(said).not_to_have_text(before)
    page.wait_for_timeout(300)
    end = plan.locator('[data-move="end"][aria-disabled="false"]')
    if end.count():
        end.press("Enter")
        page.wait_for_timeout(300)


def test_replies_are_planned_on_a_board_and_played_by_the_server(two: list[Page]) -> None:
    guests = [Guest(page.context.request) for page in two]
    table = make(*guests)
    own = show(two[1], table)
    before = guests[0].frame(table)
    own.get_by_test_id("standing").click()
    dialog = own.get_by_role("dialog")
    dialog.get_by_role("button", name="Plan on the board").click()
    plan = dialog.get_by_test_id("plan")
    expect(plan.get_by_role("gridcell")).to_have_count(35)
    for _ in range(2):
        try_a_move(plan, own)
    expect(dialog.get_by_test_id("plan-lines").locator("li")).to_have_count(1)
    dialog.get_by_role("button", name="Save the orders").click()
    expect(dialog).to_have_count(0)
    assert guests[0].frame(table)["seq"] == before["seq"], "nothing was played or shown"

    form = guests[1].ask(f"/tables/{table}/standing")
    line, nodes = [], form["orders"]["replies"]
    while nodes:
        line.append(nodes[0]["move"])
        nodes = nodes[0].get("then") or []
    turns = guests[1].ask(f"/tables/{table}/standing/position", "post", moves=line)["turns"]
    for move in line[: turns.index(1)]:
        guests[0].move(table, move)
    for _ in range(100):
        if guests[0].frame(table)["view"]["ply"] >= len(line):
            break
        own.wait_for_timeout(100)
    assert guests[0].frame(table)["view"]["ply"] >= len(line), "the replies were played"

    own.get_by_test_id("standing").click()
    dialog = own.get_by_role("dialog")
    dialog.get_by_role("button", name="Plan on the board").click()
    try_a_move(dialog.get_by_test_id("plan"), own)
    lines = dialog.get_by_test_id("plan-lines").locator("li")
    dialog.get_by_test_id("plan-lines").get_by_role("button", name="Remove").first.click()
    expect(lines).to_have_count(0)
