"""Tables of figures: whole at every width of a terminal, beside each other or below."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from moguls.cli.output import THEME
from moguls.cli.text.figures import Figures

NAME = "search:1:ahead=2:lean=1:trust=1000"
SHARE, PLACE = "37.7 (29.0 to 47.3)", "2.40 ± 0.26"


def a_table(*names: str) -> Figures:
    table = Figures("bot", "games", "wins, % (95 %)", "place")
    for name in names:
        table.add_row(name, "1,000", SHARE, PLACE)
    return table


def shown(table: Figures, width: int) -> list[str]:
    out = StringIO()
    Console(width=width, file=out, theme=THEME).print(table)
    return [line.rstrip() for line in out.getvalue().splitlines()]


@pytest.mark.parametrize("width", [24, 40, 48, 60, 80, 100])
def test_a_figure_stands_whole_in_one_line_and_a_name_to_its_end(width: int) -> None:
    lines = shown(a_table(NAME), width)
    assert max(map(len, lines)) <= width
    for figure in ("1,000", SHARE, PLACE):
        assert sum(figure in line for line in lines) == 1
    beside = "games" in lines[0]
    names = [line[: lines[0].index("games")] for line in lines] if beside else lines
    assert NAME in "".join(name.strip() for name in names)


def test_a_table_with_room_is_a_line_a_row() -> None:
    assert shown(a_table("expert", "hard"), 80) == [
        "bot      games        wins, % (95 %)         place",
        f"expert   1,000   {SHARE}   {PLACE}",
        f"hard     1,000   {SHARE}   {PLACE}",
    ]


def test_with_less_room_heads_go_on_in_the_next_line_and_columns_come_nearer() -> None:
    table = Figures("wins on seat, %", "seat 0", "seat 1", "seat 2")
    table.add_row("expert", "34.1", "29.5", "54.1")
    assert shown(table, 31) == [
        "wins on      seat   seat   seat",
        "seat, %         0      1      2",
        "expert       34.1   29.5   54.1",
    ]
    assert shown(table, 23) == [
        "wins on  seat seat seat",
        "seat, %     0    1    2",
        "expert   34.1 29.5 54.1",
    ]


def test_without_room_each_row_is_a_paragraph() -> None:
    assert shown(a_table("expert", "hard"), 40) == [
        "bot expert",
        "  games           1,000",
        f"  wins, % (95 %)  {SHARE}",
        f"  place           {PLACE}",
        "bot hard",
        "  games           1,000",
        f"  wins, % (95 %)  {SHARE}",
        f"  place           {PLACE}",
    ]


def test_a_figure_without_room_beside_its_head_stands_below_it() -> None:
    assert shown(a_table("expert"), 30) == [
        "bot expert",
        "  games           1,000",
        "  wins, % (95 %)",
        f"    {SHARE}",
        "  place           2.40 ± 0.26",
    ]


def test_a_paragraph_leaves_out_what_a_row_has_no_figure_for() -> None:
    table = Figures("rating", "mu", "above the next in")
    table.add_row("hard", "42.74", "98% of draws")
    table.add_row("easy", "30.70", "")
    assert shown(table, 22) == [
        "rating hard",
        "  mu",
        "    42.74",
        "  above the next in",
        "    98% of draws",
        "rating easy",
        "  mu",
        "    30.70",
    ]


@pytest.mark.parametrize("width", [8, 12, 20, 30])
def test_nothing_is_lost_however_narrow_the_terminal(width: int) -> None:
    told = "".join("".join(shown(a_table(NAME), width)).split())
    for said in (NAME, "games", "1,000", SHARE, "place", PLACE):
        assert said.replace(" ", "") in told


def test_names_and_figures_are_no_markup() -> None:
    table = Figures("bot", "x")
    table.add_row("[red]a", "[b]1")
    assert shown(table, 40)[1].split() == ["[red]a", "[b]1"]
    assert shown(table, 9) == ["bot", "[red]a", "  x  [b]1"]
