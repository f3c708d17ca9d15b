"""The board of Moguli: by clicks in two browsers, by keyboard, by touch; and its previews."""

from __future__ import annotations

import re
import time
from contextlib import ExitStack
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from moguls.games.moguli.material import GATES
from tests.browser.guests import Guest
from tests.browser.screens_moguli import race_over
from tests.browser.tiles import LOOKING, at_a_loss, make, opened, opening, with_a_walk

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, Locator, Page

    from tests.browser.screens import Hall

pytestmark = pytest.mark.slow

SHORT = "4"  # turns
END = '[data-move="end"][aria-disabled="false"]'


@pytest.fixture
def two(browser: Browser, base_url: str, watch: Callable[[Page], Page]) -> Iterator[list[Page]]:
    with ExitStack() as doors:
        contexts = [
            browser.new_context(base_url=base_url, locale="en-GB", reduced_motion="reduce")
            for _ in range(2)
        ]
        for context in contexts:
            doors.callback(context.close)
        yield [watch(context.new_page()) for context in contexts]


@pytest.fixture
def guests(two: list[Page]) -> list[Guest]:
    return [Guest(page.context.request) for page in two]


def tile(page: Page, gate: str) -> Locator:
    return page.locator(f'[data-gate="{gate}"]')


def show(page: Page, table: str) -> Page:
    page.goto(f"/t/{table}")
    expect(page.get_by_role("gridcell")).to_have_count(35)
    return page


def until_played(guest: Guest, table: str, ply: int) -> None:
    for _ in range(1200):
        if guest.frame(table)["view"]["ply"] >= ply:
            return
        time.sleep(0.05)  # asking without pause is refused
    pytest.fail(f"{ply} actions were not played")


def play_turn(page: Page, guest: Guest, table: str) -> None:
    """Move a pawn by clicks if one can, turn a tile if one may be turned, and end the turn."""
    for kind in ("pawn", "rotate", "pawn"):  # a pawn that a rotation frees may have to move
        frame = guest.frame(table)["view"]
        moves = [a["move"] for a in frame["actions"] if a["legal"] and a["move"].startswith(kind)]
        if not moves:
            continue
        if kind == "pawn":
            tile(page, moves[-1][5:7]).click()
            tile(page, moves[-1][8:10]).click()
        else:
            free = [m for m in moves if all(g != m[7:9] for gates in frame["pawns"] for g in gates)]
            tile(page, free[0][7:9]).click()
            page.get_by_test_id("turn-right").click()
            page.get_by_test_id("turn-do").click()
        expect(page.locator(".pending")).to_have_count(0)
        until_played(guest, table, frame["ply"] + 1)
    if not guest.frame(table)["view"]["over"]:
        page.locator(END).click()


def test_two_people_play_a_whole_game_by_clicks_on_the_board(
    two: list[Page], guests: list[Guest]
) -> None:
    table = make(*guests, max_turns=SHORT)
    for page in two:
        show(page, table)
    for number in range(int(SHORT)):
        seat = number % 2
        expect(two[seat].get_by_text("Your turn", exact=True)).to_be_visible()
        play_turn(two[seat], guests[seat], table)
    for page in two:
        expect(page.get_by_test_id("result")).to_contain_text(f"Turn {SHORT} was the last one")
    assert guests[0].frame(table)["view"]["ply"] > int(SHORT)


def focused(page: Page) -> str:
    found = page.evaluate(
        "() => document.activeElement?.dataset.gate ?? document.activeElement?.dataset.move"
    )
    return str(found)


def tab_to(page: Page, wanted: str) -> None:
    for _ in range(60):
        if re.fullmatch(wanted, focused(page)):
            return
        page.keyboard.press("Tab")
    pytest.fail(f"Tab does not lead to {wanted}")


def steer(page: Page, gate: str) -> None:
    tab_to(page, r"[a-e]\d")
    while focused(page)[1] != gate[1]:
        page.keyboard.press("ArrowUp" if focused(page)[1] < gate[1] else "ArrowDown")
    while focused(page)[0] != gate[0]:
        page.keyboard.press("ArrowRight" if focused(page)[0] < gate[0] else "ArrowLeft")


def test_a_pawn_and_a_tile_are_moved_by_keys_alone(two: list[Page], guests: list[Guest]) -> None:
    table, move = with_a_walk(*guests)
    page = show(two[0], table)
    steer(page, move[5:7])
    page.keyboard.press("Enter")
    expect(page.locator(f'[data-pawn="{move[5:7]}"]')).to_be_attached()
    steer(page, move[8:10])
    expect(page.locator(".marks .bold")).to_be_attached()
    page.keyboard.press("Enter")
    expect(page.locator(f'[data-pawn="{move[8:10]}"]')).to_be_attached()

    frame = guests[0].frame(table)["view"]
    if "rotate" not in frame["used"]:
        gate = next(a["move"][7:9] for a in frame["actions"] if a["move"].startswith("rotate"))
        steer(page, gate)
        for key in ("]", "]", "["):
            page.keyboard.press(key)
        expect(page.get_by_test_id("turn-do")).to_contain_text("90")
        page.keyboard.press("Escape")
        expect(page.get_by_test_id("turn-do")).to_have_count(0)
        page.keyboard.press("r")
        page.keyboard.press("Enter")
        until_played(guests[0], table, frame["ply"] + 1)
        assert focused(page) == gate
    expect(page.locator(END)).to_be_attached()  # the page hears of it later than the server knows
    tab_to(page, "end")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Your turn", exact=True)).to_have_count(0)


def test_turning_shows_what_opens_before_it_is_done(two: list[Page], guests: list[Guest]) -> None:
    table, move = opening(*guests)
    count = len(opened(guests[0], table, move))
    page = show(two[0], table)
    page.locator('[data-part="rotate "]').click()
    page.locator(f'[data-part="rotate {move[7:9]} "]').click()
    button = page.locator(f'[data-move="{move}"]')
    expect(button).to_contain_text(f"opens {count}")
    button.focus()
    expect(page.get_by_role("status").filter(has_text="opens").first).to_contain_text("→")
    expect(page.locator(".marks .opened path").first).to_be_attached()
    assert guests[0].frame(table)["view"]["ply"] == 0
    page.get_by_test_id("turn-do").click()
    until_played(guests[0], table, 1)
    assert f"rotate {move[7:9]}" in move


def angle(page: Page, gate: str) -> float:
    style = tile(page, gate).locator(".turning").get_attribute("style") or ""
    found = re.search(r"rotate\((-?[\d.]+)deg\)", style)
    assert found, style
    return float(found[1])


def test_a_tile_is_turned_by_hand_and_never_spins_back(
    two: list[Page], guests: list[Guest]
) -> None:
    table, move = opening(*guests)
    gate = "c4"
    page = show(two[0], table)
    box = tile(page, gate).bounding_box()
    assert box is not None
    x, y, far = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, box["width"] * 0.4
    before = angle(page, gate)
    page.mouse.move(x, y - far)
    page.mouse.down()
    for dx, dy in ((0.5, -0.8), (0.9, -0.3), (1, 0.05)):
        page.mouse.move(x + dx * far, y + dy * far)
    page.mouse.up()
    expect(page.get_by_test_id("turn-do")).to_contain_text("90")
    assert angle(page, gate) == before + 90
    code = tile(page, gate).get_attribute("data-code")
    page.get_by_test_id("turn-do").click()
    expect(tile(page, gate)).not_to_have_attribute("data-code", str(code))
    assert angle(page, gate) == before + 90
    assert guests[0].frame(table)["view"]["rotated"] == [gate]
    assert move


def test_the_world_below_is_shown_by_a_key_by_a_press_and_at_a_glance(
    two: list[Page], guests: list[Guest]
) -> None:
    page = show(two[0], make(*guests))
    board, button = page.get_by_test_id("board"), page.get_by_test_id("below")
    below = re.compile(r"\bbelow\b")
    page.keyboard.press("u")
    expect(board).to_have_class(below)
    page.keyboard.press("u")
    expect(board).not_to_have_class(below)
    button.click()
    expect(board).to_have_class(below)
    button.click()
    button.hover()
    page.mouse.down()
    expect(board).to_have_class(below)
    page.wait_for_timeout(450)
    page.mouse.up()
    expect(board).not_to_have_class(below)


def test_a_tile_that_may_not_be_turned_says_why(two: list[Page], guests: list[Guest]) -> None:
    table = guests[1].make(2, game="moguli", options={"first_player": "0"})
    guests[0].sit(table)
    moves = guests[1].frame(table)["view"]["actions"]
    guests[1].move(table, next(a["move"] for a in moves if a["legal"] and "rotate" in a["move"]))
    while guests[1].frame(table)["view"]["turn"] == 0:
        moves = [a["move"] for a in guests[1].frame(table)["view"]["actions"] if a["legal"]]
        guests[1].move(table, moves[0])
    page = show(two[0], table)
    barred = page.locator("button:has([data-testid=barred])").first
    expect(barred).to_have_accessible_name(re.compile("cannot be turned"))
    barred.click()
    expect(page.get_by_role("dialog").locator("blockquote")).to_contain_text("MOG-")


def test_the_tiles_that_open_a_way_are_lit_and_said_and_one_must_be_turned(
    two: list[Page], guests: list[Guest]
) -> None:
    table, openers = at_a_loss(guests[0], guests[1], **LOOKING)
    page, other = (show(each, table) for each in two)
    lit = page.get_by_role("grid").get_by_test_id("opens")
    expect(lit).to_have_count(len(openers))
    gate, degrees = next(iter(openers.items()))
    expect(tile(page, gate)).to_have_accessible_name(re.compile(rf"{degrees[0]}.* opens a path"))
    expect(page.get_by_test_id("turn")).to_contain_text(re.compile(rf"Turn .*{gate}.*can leave"))
    expect(page.locator("[data-legend=opens] a")).to_have_text("MOG-O1")
    expect(page.get_by_test_id("duty")).to_contain_text("first turn one that lets a pawn out")
    expect(page.locator('[data-move="end"]')).to_have_attribute("aria-disabled", "true")
    expect(other.get_by_role("grid").get_by_test_id("opens")).to_have_count(0)

    dull = next(gate for gate in GATES if gate not in openers)
    tile(page, dull).click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("does not let a pawn leave your start row")
    expect(dialog.locator("blockquote")).to_contain_text("MOG-O1")
    page.keyboard.press("Escape")

    page.locator('[data-part="rotate "]').click()
    part = page.locator(f'[data-part="rotate {gate} "]')
    expect(part).to_have_accessible_name(f"Turn {gate}: opens a path")
    part.click()
    page.locator(f'[data-move="rotate {gate} {degrees[0]}"]').click()
    expect(page.get_by_test_id("turn")).to_contain_text("A pawn must leave your start row.")
    expect(lit).to_have_count(0)


def test_nothing_is_said_of_a_blocked_row_once_a_pawn_has_left(
    two: list[Page], guests: list[Guest]
) -> None:
    table, move = with_a_walk(*guests)
    page = show(two[0], table)
    expect(page.get_by_test_id("turn")).to_contain_text("A pawn must leave your start row.")
    turned = "rotate" in guests[0].frame(table)["view"]["used"]
    guests[0].move(table, move)
    expect(page.locator(f'[data-pawn="{move[8:10]}"]')).to_be_attached()
    left = "Bonus: you may|There is nothing left" if turned else "You may turn a tile, or end"
    expect(page.get_by_test_id("turn")).to_contain_text(re.compile(left))
    expect(page.get_by_test_id("duty")).to_have_count(0)
    expect(page.locator(".rim.bound")).to_have_count(0)


def test_the_count_to_the_end_of_a_stuck_game_is_shown(
    two: list[Page], guests: list[Guest]
) -> None:
    table, _ = at_a_loss(guests[0], guests[1])
    guests[0].move(table, "end")
    for page in two:
        expect(show(page, table).get_by_test_id("stall")).to_contain_text("1 of 6")
        expect(page.get_by_test_id("stall-count")).to_have_text("1/6")
        expect(page.get_by_test_id("stall-count")).to_be_in_viewport()


def test_a_turn_with_nothing_left_to_do_ends_by_itself_and_says_so(
    two: list[Page], guests: list[Guest]
) -> None:
    """Guests are asked unless they set an auto-response, which is the default."""
    table, _ = at_a_loss(guests[0], guests[1], spare="a7", auto_response="no")
    page = show(two[0], table)
    guests[0].move(table, "rotate a7 90")
    expect(page.get_by_text("your turn ended automatically").first).to_be_visible()
    expect(page.get_by_text("Your turn", exact=True)).to_have_count(0)
    assert guests[1].frame(table)["view"]["turn"] == 1


def test_start_rows_are_swapped_after_a_look(two: list[Page], guests: list[Guest]) -> None:
    table = make(*guests, new_start_row="on")
    page = show(two[0], table)
    code = tile(page, "b4").get_attribute("data-code")
    tile(page, "b4").click()
    expect(page.locator(".exchange")).to_have_count(5)
    tile(page, "d4").click()
    expect(tile(page, "b1")).to_have_attribute("data-code", str(code))
    show(two[1], table).locator('[data-move="keep"]').click()
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()


def test_a_spectator_sees_the_board_and_can_change_nothing(
    page: Page, watch: Callable[[Page], Page], others: list[Guest]
) -> None:
    table, move = with_a_walk(*others)
    show(watch(page), table)
    tile(page, move[5:7]).click()
    tile(page, "c4").click()
    expect(page.locator(".turner, .marks .end")).to_have_count(0)


def test_a_drawn_game_is_called_drawn_at_the_table_and_in_the_list(
    hall: Hall, watch: Callable[[Page], Page]
) -> None:
    page = watch(hall.page)
    race_over(hall)
    result = page.get_by_test_id("result")
    expect(result.get_by_role("heading")).to_have_text("The game is drawn.")
    page.goto("/games")
    expect(page.get_by_role("article").first).to_contain_text(
        re.compile(r"Drawn · your pawns across: \d")
    )
