"""Screens of Moguli: the board in each visually different state."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.guests import play
from tests.browser.screens_review import hinted_move, show_hint
from tests.browser.tiles import LOOKING, at_a_loss, make, opening, with_a_walk

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from tests.browser.screens import Hall

    Screen = Callable[[Hall], None]


def courtyard(hall: Hall) -> None:
    """Show the board before the first move."""
    hall.open(make(hall.me, hall.others[0]))
    expect(hall.page.get_by_role("gridcell")).to_have_count(35)


def courtyard_of_the_other(hall: Hall) -> None:
    """Show the board from seat 1, which waits."""
    table = hall.others[0].make(2, game="moguli", options={"first_player": "0"})
    hall.me.sit(table)
    hall.open(table)
    expect(hall.page.locator("[data-gate]").first).to_have_attribute("data-gate", "e1")


def pawn_chosen(hall: Hall) -> None:
    """Show where a pawn can go."""
    table, move = with_a_walk(hall.me, hall.others[0])
    hall.open(table)
    hall.page.locator(f'[data-gate="{move[5:7]}"]').click()
    expect(hall.page.locator(f'[data-move="{move}"]')).to_be_visible()
    hall.page.locator(f'[data-move="{move}"]').focus()
    expect(hall.page.locator(".marks .bold")).to_be_attached()


def tile_chosen(hall: Hall) -> None:
    """Show a partly turned tile, with the walks that open."""
    table, move = opening(hall.me, hall.others[0])
    hall.open(table)
    _verb, gate, degrees = move.split()
    hall.page.locator('[data-part="rotate "]').click()
    hall.page.locator(f'[data-part="rotate {gate} "]').click()
    # The page moves the focus from the button that is gone to one of these, a frame later.
    hall.page.locator(f'[data-move^="rotate {gate} "]:focus').wait_for()
    hall.page.locator(f'[data-move="rotate {gate} {degrees}"]').focus()
    expect(hall.page.locator(".marks .opened path").first).to_be_attached()


def tiles_lit(hall: Hall) -> None:
    """Show the tiles that would let a pawn leave the start row."""
    table, openers = at_a_loss(hall.me, hall.others[0], **LOOKING)
    hall.open(table)
    expect(hall.page.get_by_role("grid").get_by_test_id("opens")).to_have_count(len(openers))


def hint_drawn(hall: Hall) -> None:
    """Show a hint on the board: the rotated tile."""
    options = {"first_player": "0", "start_row_duty": "board"}
    table = hall.me.make(2, game="moguli", bots=["easy"], options=options)
    show_hint(hall, table, [hinted_move("rotate c4 90", 0.6)])
    hall.page.get_by_test_id("hint").click()
    hall.page.get_by_test_id("hint-show").click()
    expect(hall.page.get_by_test_id("advised-tile")).to_be_attached()


def world_below(hall: Hall) -> None:
    """Show the tunnels."""
    courtyard(hall)
    hall.page.keyboard.press("u")
    expect(hall.page.get_by_test_id("below")).to_have_attribute("aria-pressed", "true")


def swap_of_rows(hall: Hall) -> None:
    """Show the choice of a start row, with one selected."""
    hall.open(make(hall.me, hall.others[0], new_start_row="on"))
    hall.page.locator('[data-move="swap 4"]').focus()
    expect(hall.page.locator(".exchange")).to_have_count(5)


def cylinder(hall: Hall) -> None:
    """Show a board whose edges meet."""
    hall.open(make(hall.me, hall.others[0], cylinder="on"))
    expect(hall.page.get_by_test_id("ghosts-end")).to_be_attached()


def race_over(hall: Hall) -> None:
    """Show the end of a game."""
    table = make(hall.me, hall.others[0], max_turns="4")
    play([hall.me, hall.others[0]], table, lambda view: view["over"], first)
    hall.open(table)
    expect(hall.page.get_by_test_id("result")).to_be_visible()


def first(view: dict[str, Any]) -> str:
    """Choose to end the turn, or whatever must be done before."""
    legal = [each["move"] for each in view["actions"] if each["legal"]]
    return "end" if "end" in legal else legal[-1]


SCREENS: tuple[Screen, ...] = (
    courtyard,
    courtyard_of_the_other,
    pawn_chosen,
    tile_chosen,
    tiles_lit,
    hint_drawn,
    world_below,
    swap_of_rows,
    cylinder,
    race_over,
)
