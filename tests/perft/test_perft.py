"""Perft: exact counts of lines of play."""

import json
from pathlib import Path
from typing import Any

import pytest

import moguls
from moguls.core.perft import divide, perft
from moguls.core.signature import signature, variants
from moguls.errors import UsageError

HERE = Path(__file__).parent
COUNTS = json.loads((HERE / "counts.json").read_text("utf-8"))


def label(case: dict[str, Any]) -> str:
    options = ",".join(f"{name}={value}" for name, value in case["options"].items())
    return f"{case['game']}-{case['seats']}-{case['seed']}-{options}"


def below(limit: int, counts: list[int]) -> list[int]:
    """Return the counts small enough for slow methods."""
    return [count for count in counts if count <= limit]


CASES = pytest.mark.parametrize("case", COUNTS, ids=label)


@pytest.mark.parametrize("engine", ["plain", "native_engine"])
@CASES
def test_the_counts_are_as_ever(case: dict[str, Any], engine: str) -> None:
    bound = getattr(moguls.game(case["game"], **case["options"]), engine)()
    counts = case["counts"] if engine != "plain" else below(5000, case["counts"])

    found = [perft(bound, case["seats"], case["seed"], depth) for depth in range(len(counts))]

    assert found == counts


@CASES
def test_counting_through_the_checked_playthrough_agrees(case: dict[str, Any]) -> None:
    """Without the legal set of the rules: every action is tried, and denied or played."""
    game = moguls.game(case["game"], **case["options"])
    table = game.new(case["seats"], case["seed"])

    counts = below(400, case["counts"])
    assert [tried(table, depth) for depth in range(len(counts))] == counts


def tried(table: Any, depth: int) -> int:
    if depth == 0 or table.over:
        return 1
    count = 0
    for action in range(table.game.rules.num_actions):
        if table.game.rules.why_not(table.state, action) == 0:
            twin = table.copy()
            twin.step(action)
            count += tried(twin, depth - 1)
    return count


@CASES
def test_the_counts_of_the_first_moves_sum_up(case: dict[str, Any]) -> None:
    game = moguls.game(case["game"], **case["options"])
    table = game.new(case["seats"], case["seed"])

    depth = min(4, len(below(3000, case["counts"])) - 1)
    parts = divide(table, depth)

    assert depth > 0
    assert sum(parts.values()) == case["counts"][depth]
    assert list(parts) == list(table.legal())
    assert divide(table, 0) == {}


@pytest.mark.parametrize("engine", ["plain", "native_engine"])
def test_a_game_that_has_ended_counts_once(engine: str) -> None:
    """At great depth every line has ended; here one line of a whole game is followed."""
    game = moguls.game("mogul-2002")
    table = game.new(3, seed=1)
    while not table.over:
        table.step(max(table.legal().values()))
    for _ in range(2):
        table.undo()

    assert sum(divide(table, 2).values()) == sum(divide(table, 3).values())
    with pytest.raises(UsageError):
        perft(getattr(game, engine)(), 2, 1, 1)


@pytest.mark.parametrize("name", moguls.games())
def test_the_signatures_of_each_game_are_those_written_down(name: str) -> None:
    """They pin all behaviour that random play reaches under each switch."""
    written = json.loads((HERE / "signatures.json").read_text("utf-8"))
    game = moguls.game(name)

    found = {
        ",".join(f"{switch}={value}" for switch, value in variant.options.items()): str(
            signature([variant])
        )
        for variant in variants(game)
    }

    assert {"version": game.rules_version, "signatures": found} == written[name]


def test_the_signature_is_the_same_without_the_compiler() -> None:
    few = variants(moguls.game("mogul-2002"))[-2:]

    assert signature(few, native=False) == signature(few)


def test_the_signature_tries_every_value_of_every_switch() -> None:
    game = moguls.game("mogul-2002")
    tried_values = {pair for variant in variants(game) for pair in variant.options.items()}

    assert tried_values == {(s.name, value) for s in game.switches for value in s.values[1:]}
