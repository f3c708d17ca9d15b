"""Tables in narrow terminals: nothing is cut."""

from __future__ import annotations

import re
from collections import Counter
from io import StringIO
from typing import TYPE_CHECKING

import pytest
from rich.console import Console

from moguls.cli.output import THEME
from moguls.cli.table import render
from moguls.core.text.display import Box, Grid, plain
from moguls.games.registry import game, names

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from moguls.core.play.playthrough import Playthrough
    from moguls.core.text.display import Block, Picture
    from tests.cli.conftest import Done

    Run = Callable[..., Done]

WIDTHS = (40, 48, 60)
BOARD = 41  # columns of the board of Moguli, which cannot go on below
SEATS = Grid(
    ("", "player", "points", "[brown]brown[/]", "worth now", ""),
    [(">", "0 you", "-12", "[brown]3[/]", "4", "start player"), ("", "1 hard", "0", "·", "5", "")],
    left=2,
    lit=0,
)
RESULTS = Grid(
    ("bot", "games", "wins, % (95 %)", "place"),
    [("search:1:ahead=2:lean=1:trust=1000", "1,000", "37.7 (29.0 to 47.3)", "2.40 ± 0.26")],
)


def shown(picture: Picture, width: int) -> list[str]:
    out = StringIO()
    render.show(Console(width=width, file=out, theme=THEME), picture)
    return [line.rstrip() for line in out.getvalue().splitlines()]


def played(name: str, plies: int) -> Playthrough:
    play = game(name).new(game(name).seats[-1], seed=11)
    for ply in range(plies):
        if play.over:
            break
        legal = list(play.legal())
        play.move(legal[ply * 7 % len(legal)])
    return play


def words(block: Block) -> Iterator[str]:
    if isinstance(block, str):
        yield from plain(block).split()
    elif isinstance(block, Grid):
        for cells in (block.heads[block.left :], *block.rows):  # names tell what they are
            for cell in cells:
                yield from plain(cell).split()
    elif isinstance(block, Box):
        yield from words(block.inside)
    else:
        for box in block.boxes:
            yield from words(box)


def test_a_table_with_room_is_a_line_a_row() -> None:
    assert shown([SEATS], 60) == [
        "   player  points  brown  worth now",
        ">  0 you      -12      3          4  start player",
        "   1 hard       0      ·          5",
    ]


def test_with_less_room_words_go_on_below_and_columns_come_nearer() -> None:
    assert shown([SEATS], 40) == [
        "                      worth",
        "  player points brown   now",
        "> 0 you     -12     3     4 start player",
        "  1 hard      0     ·     5",
    ]
    assert shown([SEATS], 34) == [
        "                      worth",
        "  player points brown   now",
        "> 0 you     -12     3     4 start",
        "                            player",
        "  1 hard      0     ·     5",
    ]


def test_the_widest_column_gives_way_first() -> None:
    grid = Grid((), [("a b", "one two three four five six", "c d")], left=3)
    assert shown([grid], 24) == ["a b one two three    c d", "    four five six"]


def test_without_room_each_row_is_a_paragraph() -> None:
    assert shown([SEATS], 26) == [
        "> 0 you",
        "    points -12, brown 3,",
        "    worth now 4,",
        "    start player",
        "1 hard",
        "    points 0, brown ·,",
        "    worth now 5",
    ]


@pytest.mark.parametrize("width", [24, 40, 48, 60, 80, 100])
def test_a_figure_stands_whole_in_one_line_and_a_name_to_its_end(width: int) -> None:
    lines = shown([RESULTS], width)
    assert max(map(len, lines)) <= width
    for figure in RESULTS.rows[0][1:]:
        assert sum(figure in line for line in lines) == 1
    assert RESULTS.rows[0][0] in "".join(lines)


@pytest.mark.parametrize("width", [8, 12, 20, 30])
def test_nothing_is_lost_however_narrow_the_terminal(width: int) -> None:
    text = "".join("".join(shown([RESULTS], width)).split())
    for cell in (*RESULTS.rows[0], *RESULTS.heads[1:]):
        assert cell.replace(" ", "") in text


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("plies", [0, 40, 100, 100_000])
@pytest.mark.parametrize("name", names())
def test_every_word_of_a_table_is_shown_whole(name: str, plies: int, width: int) -> None:
    play, width = played(name, plies), max(width, BOARD if name == "moguli" else 0)
    players = [f"{seat} hard" for seat in range(play.seats)]
    face, view = play.game.rules.display.face, play.view(play.seats - 1)
    assert face is not None
    drawn = [face.table, *([face.count] if play.over and face.count is not None else [])]
    for picture in (each(view, players) for each in drawn):
        lines = shown(picture, width)
        told = Counter(re.split(r"[\s│,;]+", " ".join(lines)))
        assert max(map(len, lines)) <= width
        asked = Counter(word.strip(",;") for block in picture for word in words(block))
        assert asked - told == Counter()


@pytest.mark.parametrize("width", [60, 40, 26])
def test_the_row_of_the_one_who_looks_is_bold_in_every_form(width: int) -> None:
    out = StringIO()
    console = Console(
        width=width, file=out, theme=THEME, force_terminal=True, color_system="standard"
    )
    render.show(console, [SEATS])
    bold = [line for line in out.getvalue().splitlines() if re.search(r"\x1b\[1[;m]", line)]
    assert any("0 you" in line for line in bold)
    assert any("-12" in line for line in bold)
    assert not any("hard" in line for line in bold)


def test_a_drawing_without_room_for_its_frame_stands_without_it() -> None:
    box = Box("b", "ab cd\n  ef", 9)
    assert shown([box], 9) == ["╭── b ──╮", "│ ab cd │", "│   ef  │", "╰───────╯"]
    assert shown([box], 8) == ["ab cd", "  ef"]
    assert shown([Box("b", "ab cd ef", 9)], 40)[1:3] == ["│ ab cd │", "│ ef    │"]
    assert shown([Box("b", "abcdef", 10)], 4) == ["abcd"]


@pytest.mark.parametrize(("room", "line"), [(30, "Round 1 · auction ────────────"), (18, "")])
def test_the_line_above_a_table_is_never_cut(room: int, line: str) -> None:
    out = StringIO()
    render.head(Console(width=room, file=out, theme=THEME), "[you]Round 1[/] · auction")
    assert out.getvalue().rstrip() == (line or "Round 1 · auction")


def test_the_list_of_games_names_every_switch_and_value_whole(
    moguls: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    lines = moguls("games").out.splitlines()
    assert max(map(len, lines)) <= 40
    told = " ".join(lines).split()
    for switch in (switch for name in names() for switch in game(name).switches):
        assert {switch.name, switch.rule, *switch.possible.split()} - set(told) == set()


def test_a_terminal_that_says_it_has_no_columns_is_written_as_a_usual_one(
    moguls: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = moguls("games").out
    monkeypatch.setenv("COLUMNS", "0")

    assert moguls("games").out == usual
    assert "mogul-2002" in usual
