"""`moguls rules`, `games`, `perft` and `bench`."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

import moguls as library
from moguls.cli.rule_book import find
from moguls.core.text.rulebook import LANGUAGES
from moguls.server.wire.words import say

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.cli.conftest import Done

    Run = Callable[..., Done]


def test_a_clause_is_printed_with_code_and_tests_that_cite_it(moguls: Run) -> None:
    done = moguls("rules M02-A2")
    assert done.code == 0
    assert done.out.startswith("M02-A2")
    assert "bids" in done.out
    assert "src/moguls/games/mogul2002/auction.py:" in done.out
    assert "why_not_bid" in done.out


@pytest.mark.parametrize("wanted", ["m02-p9", "P9", "p9"])
def test_a_clause_can_be_asked_for_shortly_where_one_game_has_it(moguls: Run, wanted: str) -> None:
    assert moguls(f"rules {wanted}").out == moguls("rules M02-P9").out


def test_a_clause_that_several_games_have_is_asked_for_in_full(moguls: Run) -> None:
    done = moguls("rules A2")
    assert done.code == 2
    assert "M02-A2, M13-A2" in done.err


def test_at_a_table_a_clause_is_the_one_of_its_game() -> None:
    assert find("a2", here="mogul-2013").id == "M13-A2"


def test_outside_a_source_tree_a_clause_has_no_list_of_code(
    moguls: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(library, "__file__", str(tmp_path / "lib" / "moguls" / "__init__.py"))
    done = moguls("rules M02-A2")
    assert done.code == 0
    assert ".py" not in done.out


def test_a_rule_book_has_every_clause_within_80_columns(moguls: Run) -> None:
    books = [moguls(f"rules {name}").out for name in library.games()]
    for name, shown in zip(library.games(), books, strict=True):
        clauses = library.game(name).rules_text()
        assert [clause.id for clause in clauses if clause.id not in shown] == []
        assert max(map(len, shown.splitlines())) <= 80
    assert moguls("rules").out == "".join(books)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rule_book_is_printed_in_each_language(moguls: Run, lang: str) -> None:
    done = moguls(f"rules mogul-2002 --lang {lang}")
    assert done.code == 0
    assert library.game("mogul-2002").rules_text(lang)[0].title in done.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_house_rule_stands_under_its_name_with_the_option_that_sets_it(
    moguls: Run, lang: str
) -> None:
    shown = " ".join(moguls(f"rules TKS-C1 --lang {lang}").out.split())
    assert say(lang, "switch-certificates") in shown
    assert "--option certificates=thirds | four_steps" in shown
    assert "Switch:" not in shown


def test_games_lists_seats_and_switches_with_their_defaults(moguls: Run) -> None:
    done = moguls("games")
    assert "mogul-2002" in done.out
    assert "3 to 6 seats" in done.out
    listed = json.loads(moguls("games --json").out)
    assert [game["name"] for game in listed] == list(library.games())
    assert listed[0]["seats"] == [3, 4, 5, 6]
    for switch in [switch for game in listed for switch in game["switches"]]:
        assert switch["values"][0] == switch["default"]
        assert f"{switch['name']} " in done.out
        assert " | ".join(switch["values"]) in done.out
        assert switch["numbers"] is None or f"{switch['numbers'][1]}" in done.out


def test_perft_counts_the_same_plain_native_and_divided(moguls: Run) -> None:
    line = "perft mogul-2002 --seats 3 --seed 4 --depth 5"
    plain = moguls(line)
    assert plain.code == 0
    assert plain.out.startswith("depth 0: 1\ndepth 1: 2\n")
    assert moguls(f"{line} --engine native").out == plain.out
    divided = moguls(f"{line} --divide").out.splitlines()
    total = int(divided[5].removeprefix("depth 5: "))
    assert sum(int(each.split(": ")[1]) for each in divided[6:]) == total


def test_bench_prints_json(moguls: Run) -> None:
    made = json.loads(moguls("bench plain --seats 3").out)
    assert made["game"] == "mogul-2002"
    assert made["plain"]["moves_per_second"] > 0
    assert "native" not in made
