"""Board as text: paths over and under, gates, pawns, and the notes next to them."""

from typing import Any

import pytest

import moguls
from moguls.core.text.display import plain
from moguls.games.moguli.picture import FACE, board_lines, paths, walk
from tests.strategies import choose

TILES = """\
s3 s2 i1 i0 s2
i2 i2 s3 s0 i2
i3 s2 i1 s1 i1
s1 s3 s0 i0 s1
i3 i3 s1 s2 i0
s2 s0 i2 i0 i2
s3 s2 i0 i2 i0"""
BOARD = """\
     a       b       c       d       e

     ┃               ┆       ║
7 ━━( )   ━━( )   ┄┄( )══ ┄┄(0)═══━━( )
             ┃       ║       ┆       ┃
     ┆       ┆       ┃       ┃       ┆
6 ══( )┄┄ ══( )┄┄┄━━( )     ( )━━═══(1)┄┄
     ║       ║                       ║
     ║               ┆               ┆
5 ══( )┄┄┄━━( )   ┄┄( )══   ( )━━┄┄┄( )══
     ┆       ┃       ║       ┃       ║
             ┃       ┃       ║
4   ( )━━━━━( )     ( )━━┄┄┄( )══   ( )━━
     ┃                       ┆       ┃
     ║       ║                       ║
3 ══( )┄┄ ══( )┄┄   < >━━━━━( )   ┄┄( )══
     ┆       ┆       ┃       ┃       ┆
             ┃       ┆       ║       ┆
2 ━━( )     ( )━━═══( )┄┄┄┄┄( )═════( )┄┄
     ┃               ║       ┆       ║
     ┃               ║       ┆       ║
1 ━━( )   ━━( )   ┄┄( )═════( )┄┄┄┄┄( )══
             ┃       ┆       ║       ┆

     a       b       c       d       e"""


def view(**more: Any) -> dict[str, Any]:
    """Return the part of a view that a drawing needs; row 7 is the first one above."""
    rows = [row.split() for row in TILES.splitlines()]
    return {
        "tiles": [{"code": code} for row in reversed(rows) for code in row],
        "pawns": [["d7"], ["e6"]],
        "no_rotation": [
            {"tile": "c3", "degrees": [90], "rule": "MOG-A2", "code": "barred"},
            {"tile": "e5", "degrees": [90], "rule": "MOG-O1", "code": "keeps_bound"},
        ],
        **more,
    }


@pytest.mark.rule("MOG-C1")
@pytest.mark.parametrize(
    ("tile", "reached"),
    [
        ("s0", [3, 3, 0, 0]),
        ("s1", [0, 3, 3, 0]),
        ("s3", [3, 0, 0, 3]),
        ("i0", [1, 1, 2, 2]),
        ("i1", [2, 1, 1, 2]),
        ("i2", [2, 2, 1, 1]),
    ],
)
def test_each_side_of_a_tile_tells_on_which_faces_a_path_reaches_it(
    tile: str, reached: list[int]
) -> None:
    """North, east, south, west; 1 is above, 2 below, 3 both."""
    assert paths(tile) == reached


@pytest.mark.rule("MOG-B1", "MOG-H1")
def test_the_board_is_drawn_with_row_7_on_top_and_connected_paths_meet() -> None:
    """A pawn is the number of its seat; tiles just turned by the other seat are in <>."""
    assert "\n".join(map(plain, board_lines(view()))) == BOARD


def test_a_walk_is_told_by_its_parts() -> None:
    way = [["a1", "over"], ["a2", "over"], ["a2", "under"], ["b2", "under"], ["c2", "under"]]

    assert walk([*way, ["c2", "over"]]) == "over a1-a2, under a2-b2-c2"


@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_table_fits_into_80_columns_at_any_time(seat: int | None) -> None:
    for options in ({}, {"cylinder": "on", "new_start_row": "on"}):
        play = moguls.game("moguli", **options, max_turns=12).new(seed=5)
        while not play.over:
            seen = play.view(seat)
            lines = board_lines(seen)
            assert len(lines) == 4 + 3 * 7
            assert max(len(plain(line)) for line in lines) <= 41
            for action in seen["actions"]:
                if action["legal"]:
                    assert FACE.effect is not None
                    assert FACE.effect(action, seen)
            play.step(choose(play.game.rules.legal_actions(play.state), play.ply * 7))
        assert FACE.table(play.view(seat), ["0 you", "1 random"])
