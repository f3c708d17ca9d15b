"""Planned replies of Moguli: made by moves on a board, saved, played by the server, deleted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser.guests import Guest
from tests.browser.test_moguli import show, two
from tests.browser.tiles import make

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

pytestmark = pytest.mark.slow
__all__ = ["two"]


def position(guest: Guest, table: str, line: list[str]) -> dict[str, Any]:
    """Return the position after planned moves, as the page asks for it."""
    answer: dict[str, Any] = guest.ask(f"/tables/{table}/standing/position", "post", moves=line)
    return answer


def next_move(at: dict[str, Any]) -> str:
    """Return the move to plan: a pawn's if one can move, else a rotation, else the end."""
    legal: list[str] = [each["move"] for each in at["view"]["actions"] if each["legal"]]
    for kind in ("pawn", "rotate"):
        moves = [move for move in legal if move.startswith(kind)]
        if moves:
            return moves[0]
    return "end"


def press(plan: Locator, move: str) -> None:
    """Play a move on the board of a plan by its buttons."""
    said = plan.get_by_role("status").first
    before = said.inner_text()
    kind, _, where = move.partition(" ")
    if kind == "rotate":
        plan.locator('[data-part="rotate "]').press("Enter")
        plan.locator(f'[data-part="rotate {where[:2]} "]').press("Enter")
    elif kind == "pawn":
        plan.locator(f'[data-part="pawn {where[:2]}-"]').press("Enter")
    plan.locator(f'[data-move="{move}"][aria-disabled="false"]').press("Enter")
    expect(said).not_to_have_text(before)


def plan_a_reply(plan: Locator, guest: Guest, table: str) -> None:
    """Plan the other person's turn, of one or more moves, and a move of the own seat."""
    line: list[str] = []
    while 1 not in (at := position(guest, table, line))["turns"]:
        line.append(next_move(at))
        press(plan, line[-1])


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
    plan_a_reply(plan, guests[1], table)
    expect(dialog.get_by_test_id("plan-lines").locator("li")).to_have_count(1)
    dialog.get_by_role("button", name="Save the orders").click()
    expect(dialog).to_have_count(0)
    assert guests[0].frame(table)["seq"] == before["seq"], "nothing was played or shown"

    form = guests[1].ask(f"/tables/{table}/standing")
    line, nodes = [], form["orders"]["replies"]
    while nodes:
        line.append(nodes[0]["move"])
        nodes = nodes[0].get("then") or []
    turns = position(guests[1], table, line)["turns"]
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
    at = position(guests[1], table, [])
    press(dialog.get_by_test_id("plan"), next_move(at))
    lines = dialog.get_by_test_id("plan-lines").locator("li")
    dialog.get_by_test_id("plan-lines").get_by_role("button", name="Remove").first.click()
    expect(lines).to_have_count(0)
