"""Tests of `moguls play`: whole games, questions, hidden information."""

from __future__ import annotations

import json
import random
import re
from typing import TYPE_CHECKING

import pytest

from moguls import game
from moguls.bots.analysis import cache
from moguls.bots.analysis.analyst import Analyst

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.cli.conftest import Done

    Run = Callable[..., Done]

WORDS = ("1", "2", "b", "l", "take", "sell 1", "3", "decline", "leave", "")


def typed(seed: int, lines: int = 1500) -> str:
    rng = random.Random(seed)
    return "\n".join(rng.choice(WORDS) for _ in range(lines)) + "\n"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        ("me,normal,normal,normal", ""),
        ("me,random,steady", "--option loan_timing=on_own_turn"),
        ("easy,me,me,random,steady", "--option quick_start=on"),
        ("me,me,me,me,me,me", "--option partial_sale=off --option open_chips=on"),
        ("random,steady,easy", ""),
    ],
)
def test_a_whole_game_by_typed_lines(moguls: Run, tmp_path: Path, seats: str, options: str) -> None:
    path = tmp_path / "game.jsonl"
    line = f"play mogul-2002 --seats {seats} --seed 11 --record {path} {options}"
    done = moguls(line, typed(3))
    assert done.code == 0
    assert "The final count" in done.out
    assert "won" in done.out
    assert [
        line for line in done.out.splitlines() if len(line) > 80 and str(path) not in line
    ] == []
    assert "\033" not in done.out
    replayed = moguls(f"replay {path}")
    assert replayed.code == 0
    assert json.loads(path.read_text("utf-8"))["players"] == seats.split(",")


def test_the_table_shows_what_a_player_needs(moguls: Run) -> None:
    out = moguls("play --seed 4", "").out
    for part in ("Round 1", "revealed", "Union Pacific", "bowl", "bank", "unseen", "no crash next"):
        assert part in out
    assert "1 you" in out
    assert "2 normal" in out
    assert "track" in out
    assert "put a chip in" in out or "borrow 2 chips" in out


def test_others_chips_are_a_question_mark_unless_open(moguls: Run) -> None:
    assert "0      6" in " ".join(moguls("play --seed 4", "").out.split("1 you"))
    assert moguls("play --seed 4", "").out.count("?      1") == 3
    assert "?      1" not in moguls("play --seed 4 --option open_chips=on", "").out


def test_the_end_of_input_stops_the_game_and_keeps_the_record(moguls: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    for typed_lines in ("", "1\n", "1\nquit\n"):
        done = moguls(f"play --seed 1 --record {path}", typed_lines)
        assert done.code == 0
        assert "unfinished" in done.out
    assert moguls(f"replay {path}").out.startswith("3 games, ")


def test_questions_are_answered_and_are_not_moves(moguls: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    asked = "?\nwhy take\nwhy loan\nwhy nonsense\nrules M02-A2\nrules X9\nunseen\n"
    done = moguls(
        f"play --seats me,random,random --seed 4 --record {path}", asked + "table\nfly\n9\nundo\n"
    )
    before = json.loads(path.read_text("utf-8"))["steps"]
    assert [step for step in before if step["seat"] == 0] == []
    for part in (
        "Type a move",
        "You cannot take: ",
        "You may loan: borrow 2 chips",
        "Name a move",
        "M02-A2 ",
        "no game or clause 'X9'",
        "Face down: Great Northern: ",
        "'fly' is not a move",
        "There is no move 9",
        "nothing to take back",
    ):
        assert part in done.out


def test_a_forbidden_move_names_its_rule_and_what_is_open(moguls: Run) -> None:
    done = moguls("play --seed 4 --seats me,random,random", "take\nbid\n")
    assert "You cannot take: " in done.out
    assert "You cannot bid: take a loan or decline first" in done.out
    assert "(M02-L2)" in done.out
    assert "Legal moves: loan, decline" in done.out


def test_a_hint_tells_the_move_of_the_best_bot_with_chances_and_is_not_a_move(
    moguls: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cache, "is_ready", lambda *_: False)
    monkeypatch.setattr(cache, "analyst_of", lambda name: Analyst(game(name).plain()))
    monkeypatch.setattr(cache, "HINT_SECONDS", 0.05)
    done = moguls("play mogul-2002 --seats me,easy,easy --seed 4", "?\nhint\nundo\n")
    assert "hint   " in done.out
    told = " ".join(done.out.split("Compiling the bot")[1].split())
    assert re.search(r"best bot would play: (loan|decline)", told)
    assert len(re.findall(r"(loan|decline) +\d+% ± \d+%", told)) == 2
    assert re.search(r"in a hundred (more|ahead)|About as good|come out ahead", told)
    assert "nothing to take back" in told
    assert done.err == ""


def test_no_hint_is_given_where_other_people_play(moguls: Run) -> None:
    done = moguls("play mogul-2002 --seats me,me,easy --seed 4", "hint\n")
    assert "Hints are available only if all other players are bots." in done.out


def test_undo_takes_the_last_move_back(moguls: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    moguls(f"play --seats me,random,random --seed 4 --record {path}", "loan\nundo\nundo\ndecline\n")
    steps = json.loads(path.read_text("utf-8"))["steps"]
    assert next(step for step in steps if step["seat"] == 0)["move"] == "decline"


def test_only_a_second_undo_undoes_what_was_shown_and_draws_it_again(
    moguls: Run, tmp_path: Path
) -> None:
    path = tmp_path / "game.jsonl"
    line = f"play --seats me,random,random --seed 4 --record {path}"
    line += " --option loan_timing=on_own_turn --option first_player=0"
    played = "leave\ntake\nsell 0\n"
    games = []
    for more in ("", "undo\n", "undo\nundo\n"):
        path.unlink(missing_ok=True)
        out = moguls(line, played + more).out
        assert ("Something hidden has been revealed since your last move" in out) == bool(more)
        games.append(json.loads(path.read_text("utf-8")))
    before, once, twice = games
    assert once["steps"] == before["steps"]
    first = next(at for at, step in enumerate(before["steps"]) if step["seat"] == 0)
    assert twice["steps"] == before["steps"][:first]
    deck, anew = before["deal"].pop("deck"), twice["deal"].pop("deck")
    assert anew != deck
    assert sorted(anew) == sorted(deck)
    assert "Back before your last move; what was hidden then is drawn again." in out


def test_with_several_people_nothing_is_taken_back_and_seats_are_announced(moguls: Run) -> None:
    done = moguls("play --seats me,me,me --seed 4", "decline\nundo\n")
    assert "moves cannot be taken back" in done.out
    assert "Seat 2, your move:" in done.out


@pytest.mark.parametrize("game", ["mogul-2002", "mogul-2013", "moguli", "take-stock"])
def test_seats_are_counted_from_1(moguls: Run, game: str) -> None:
    seats = ",".join(["me"] * (2 if game == "moguli" else 3))
    out = moguls(f"play {game} --seats {seats} --seed 4", typed(3)).out
    assert "Seat 1" in out
    assert re.findall(r"(?i)seat 0|\b0 player|in: 0|of 0\b|:0\b|\(0\)", out) == []


def test_the_same_seed_deals_the_same_game(moguls: Run) -> None:
    assert moguls("play --seed 8", typed(1)).out == moguls("play --seed 8", typed(1)).out
    assert moguls("play --seed 8", "").out != moguls("play --seed 9", "").out


def test_a_number_of_seats_is_you_and_normal_bots(moguls: Run) -> None:
    assert "4 normal" in moguls("play --seats 5 --seed 1", "").out
