"""Weights of the thinking seat in Take Stock, and the recipe at a tiny size."""

import json

import pytest

from moguls.bots.takestock.heuristic_weights import KEEN, NUM_WEIGHTS, STEADY
from research.weights.arena import Table
from research.weights.live import weights_of

pytestmark = pytest.mark.slow

STEADYS = weights_of(STEADY)
OWN = weights_of(KEEN)
WHY = "evolution is optional: the extra moguls[train]"


@pytest.fixture(scope="module")
def table() -> Table:
    return Table()


def test_weights_change_while_native_code_runs_and_those_of_steady_win_a_fair_share(
    table: Table,
) -> None:
    spoilt = [*STEADYS[:8], 100.0, *STEADYS[9:]]  # it does nothing but draw two events
    assert table.won(STEADYS, 400, 1) == 0.25, "the same bot on all seats of the same deals"
    assert table.won(spoilt, 400, 1) < 0.1
    assert table.won(STEADYS, 400, 1) == 0.25


def test_the_own_weights_in_the_package_win_more_than_a_fair_share(table: Table) -> None:
    assert table.won(OWN, 20_000, 3) > 0.265  # 27.7 % of 40,000 games, give or take 0.2


def test_the_recipe_comes_to_weights_and_counts_what_they_win(
    table: Table, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("cma", reason=WHY)
    from research.weights import __main__ as recipe  # noqa: PLC0415  # it imports cma

    monkeypatch.setattr(recipe, "Table", lambda: table)
    monkeypatch.setattr(recipe, "LAST_GAMES", 400)
    recipe.main(["2", "40"])
    said = capsys.readouterr()
    found = json.loads(said.out)
    assert len(found["weights"]) == NUM_WEIGHTS
    assert found["weights"] != list(STEADYS)
    assert found["won"] == table.won(found["weights"], 400, recipe.LAST)
    assert said.err.count("generation") == 2
