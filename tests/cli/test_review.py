"""Tests of `moguls review`."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from moguls import review
from moguls.cli.text.review import review_text
from moguls.review import Weighed
from moguls.review.weigh import WeighedAction
from tests.review.test_review import finished
from tests.review.wandering import wandering

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.cli.conftest import Done

    Run = Callable[..., Done]

QUICK = "review - --engine plain --sims 1"


@pytest.mark.slow
@pytest.mark.parametrize("name", ["mogul-2002"])
def test_a_game_is_told_decision_by_decision(moguls: Run, name: str) -> None:
    play = finished(name)
    done = moguls(QUICK, json.dumps(play.record()))
    assert (done.code, done.err) == (0, "")
    lines = done.out.splitlines()
    assert lines[0].startswith(f"game 1: {name}, {play.seats} seats; 1 simulations")
    rows = lines[3 : 3 + play.ply]
    assert [row.split()[1] for row in rows] == [str(step["seat"] + 1) for step in play.steps()]
    assert lines[3 + play.ply].split()[0] == "end"
    assert [row.split()[0] for row in summary(lines, play.seats)] == [
        *map(str, range(1, play.seats + 1))
    ]


@pytest.mark.slow
def test_the_same_seed_gives_the_same_json(moguls: Run) -> None:
    record = json.dumps(finished("mogul-2002").record())
    one, two = (moguls(f"{QUICK} --json --seed 5", record) for _ in range(2))
    assert one.out == two.out
    data = json.loads(one.out)
    assert data["format"] == "moguls-review/1"
    assert len(data["moments"]) == finished("mogul-2002").ply


def summary(lines: list[str], seats: int, head: str = "begin") -> list[str]:
    at = next(k for k, line in enumerate(lines) if line.split()[:2] == ["seat", head])
    return lines[at + 1 : at + 1 + seats]


def costs_changed(made: review.Review, times: float) -> review.Review:
    weighed = [replace(it, cost=tuple(times * share for share in it.cost)) for it in made.weighed]
    return review.make(made.play, weighed, 400, 1)


@pytest.mark.parametrize("cost", [0.1, 0.0004])
def test_a_better_move_is_told_with_whose_it_was_unless_it_made_no_difference(cost: float) -> None:
    play = finished("mogul-2002")
    others = (0.0,) * (play.seats - 1)
    weighed = []
    for k, it in enumerate(review.decisions(play)):
        wins = (0.9, 0.1, *others[1:]) if k % 2 else (0.1, 0.9, *others[1:])
        best = play.game.rules.legal_actions(it.state)[0]
        loss = tuple(-cost if seat == it.seat else 0.0 for seat in range(play.seats))
        error = (0.0,) * play.seats
        told_by = (WeighedAction(it.action, 0.5, 0.01, 9),)
        made_up = Weighed(it.seat, it.action, best, 2, wins, error, loss, 0.01, told_by, -3.1, 0.6)
        weighed.append(made_up)
    made = review.make(play, weighed, 1, 1)
    first = made.decisions[made.turns()[0]]
    words = play.game.rules.to_text(weighed[made.turns()[0]].best)
    better = (
        f"{words} was better for seat {first.seat + 1}: the move cost it 10.0 ± 2.0 wins in a"
        " hundred games, and changed its lead by -3.1 ± 1.2 points\n"
    )
    assert (better in review_text(made, 1)) == (cost > 0.01)
    assert ("the move cost it" in review_text(made, 1)) == (cost > 0.01)
    mean = f"{100 * made.lost(0)[0]:.1f} ± {200 * made.lost(0)[1]:.1f}"
    assert mean in summary(review_text(made, 1).splitlines(), play.seats, "wins")[0]


def test_sums_that_are_more_than_the_whole_win_are_not_told() -> None:
    first = wandering(finished("mogul-2002"))
    assert "own play" in review_text(first, 1)
    text = review_text(costs_changed(first, 9), 1)
    assert "own play" not in text
    rows = summary(text.splitlines(), first.play.seats)
    assert [len(re.findall(r"\d%", row)) for row in rows] == [2] * first.play.seats


def test_where_nothing_is_counted_no_error_is_told_and_no_points() -> None:
    first = wandering(finished("moguli"))
    weighed = [
        replace(it, cost_error=0.0, options=tuple(replace(one, sims=0) for one in it.options))
        for it in first.weighed
    ]
    text = review_text(review.make(first.play, weighed, 400, 1), 1)
    assert "This is the search's estimate; its error is not known." in text
    assert "±" not in text
    assert "points lost" not in text
    assert "not foreseen" in text
    assert "dollars lost" in review_text(wandering(finished("mogul-2013")), 1)


def tenths(cells: list[str]) -> list[int]:
    return [round(10 * float(cell.strip("%!"))) for cell in cells]


@pytest.mark.parametrize("name", ["mogul-2002", "mogul-2013", "take-stock"])
def test_numbers_add_up_as_they_are_shown(name: str) -> None:
    made = costs_changed(wandering(finished(name)), 0.05)  # so that sums of them are told
    seats, count = made.play.seats, len(made.weighed)
    lines = review_text(made, 1).splitlines()
    wins = [tenths(re.findall(r" \d+\.\d%", line)[:seats]) for line in lines[3 : 4 + count]]
    assert [sum(row) for row in wins] == [1000] * (count + 1)
    for line in summary(lines, seats):
        begin, *parts, end = tenths(re.findall(r"[-+]?\d+\.\d%", line)[:5])
        assert begin + sum(parts) == end
    turns = [line.split(";")[0] for line in lines if line.startswith("      seat ")]
    assert len(turns) == len(made.turns()) > 0
    for k, line in zip(made.turns(), turns, strict=True):
        for seat, change in re.findall(r"seat (\d) (\S+%)", line):
            assert tenths([change]) == [wins[k + 1][int(seat) - 1] - wins[k][int(seat) - 1]]


def test_what_marks_a_clear_mistake_is_said_in_words() -> None:
    play = finished("mogul-2002")
    text = review_text(wandering(play), 1)
    assert "-6.0%!" in text
    assert "! a clear mistake" in text


def test_costs_add_up_to_own_play_those_above_0_too() -> None:
    first = wandering(finished("mogul-2002"))
    weighed = [
        replace(it, cost=tuple((-1) ** k * share for share in it.cost))
        for k, it in enumerate(first.weighed)
    ]
    made = review.make(first.play, weighed, 400, 1)
    lines = review_text(made, 1).splitlines()
    assert "+ in the final comparison, the move was better than the presumed best one" in lines
    seats, own = made.play.seats, dict.fromkeys(range(made.play.seats), 0)
    for row, it in zip(lines[3:], made.weighed, strict=False):
        shares = re.findall(r"[-+]?\d+\.\d%", row)[seats:]
        own[it.seat] += tenths(shares)[0] if shares else 0
    for seat, line in enumerate(summary(lines, seats)):
        told_own = tenths(re.findall(r"[-+]?\d+\.\d%", line))[1]
        assert abs(told_own - own[seat]) <= 3, "each part is rounded so that parts and whole agree"


def test_a_game_that_is_not_over_is_refused(moguls: Run) -> None:
    play = finished("moguli")
    play.undo()
    done = moguls(QUICK, json.dumps(play.record()))
    assert done.code == 1
    assert done.out == ""
    assert "game 1, the game is unfinished after" in done.err


def test_a_record_that_tells_another_result_is_refused(moguls: Run) -> None:
    record = finished("moguli").record()
    record["result"]["winners"] = [1 - seat for seat in record["result"]["winners"]]
    done = moguls(QUICK, json.dumps(record))
    assert (done.code, done.out) == (1, "")
    assert done.err.startswith("game 1, after step")
    assert "winners is" in done.err


def test_an_invalid_record_is_refused_in_a_line(moguls: Run) -> None:
    done = moguls(QUICK, "[]")
    assert done.code == 2
    assert "not a record" in done.err
