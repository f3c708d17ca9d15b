"""The recipe of learned values, at a tiny size, from the games to the file."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import moguls
from moguls.bots import dials
from moguls.bots.kit import put
from moguls.bots.tree import floats
from moguls.core.declare import State
from moguls.games.takestock.material import MAX_SEATS
from research.values import memory
from research.values.games import GAME, Lot, Tables, joined, play
from research.values.learned import WEIGHTS
from research.values.network import evaluate
from research.values.policy import POLICY
from tests.bots.games import played, some_game
from tests.bots.test_knowledge import other_world
from tests.research import valued

LOTS = [Lot(4, 6, 1, 50, {}), Lot(3, 4, 2, 200, {"rounds": "2"})]
WHY = "training is optional: pip install 'moguls[train]'"


numbers = st.integers(0, 100_000)


@cache
def loops(*, native: bool) -> tuple[Any, Any]:
    """Return an engine and the loops that value a table."""
    game = moguls.game(GAME)
    engine = game.compiled() if native else game.plain()
    return engine, engine.build(dials, *POLICY.modules, valued)


def gains(state: State, soft: float, *, native: bool = False) -> list[float]:
    """Return what a state is worth to each seat if a round has just been scored."""
    engine, bound = loops(native=native)
    states, out = engine.states(1), floats(engine, MAX_SEATS)
    memo = floats(engine, memory.MEMO + dials.NUM_DIALS)
    put(states, state)
    bound.gains(states, soft, out, memo)
    return [float(each) for each in out[: state.seats]]  # type: ignore[attr-defined]  # all have it


@pytest.fixture(scope="module")
def tables() -> Tables:
    return joined([play(lot, native=False) for lot in LOTS])


def test_each_round_is_described_as_it_begins_with_who_won_in_the_end(tables: Tables) -> None:
    assert len(tables.table) == 6 * 4 + 4 * 2
    assert tables.there.sum(axis=1).tolist() == [4] * 24 + [3] * 8
    assert tables.shares.sum(axis=1) == pytest.approx(1)
    assert not (tables.shares * (1 - tables.there)).any()
    assert not tables.seats[0, :, 0].any()  # nobody has a point yet


def test_the_same_seeds_give_the_same_games(tables: Tables) -> None:
    again = joined([play(lot, native=False) for lot in LOTS])
    assert all((one == two).all() for one, two in zip(tables.all, again.all, strict=True))


def test_the_recipe_learns_and_writes_what_the_search_reads(tmp_path: Path) -> None:
    pytest.importorskip("jax", reason=WHY)
    from research.values.__main__ import make  # noqa: PLC0415  # it needs what may not be there

    place = tmp_path / "values.json"
    few, more = (make(LOTS, epochs, place, native=False) for epochs in (1, 40))
    assert len(json.loads(place.read_text("utf-8"))) == memory.NUM_WEIGHTS
    assert more["losses"]["trained"] < few["losses"]["trained"]


def test_training_and_search_reckon_alike(tables: Tables) -> None:
    pytest.importorskip("jax", reason=WHY)
    from research.values.train import begin, expected, flat  # noqa: PLC0415  # likewise

    weights = begin(3)
    own = flat(weights)
    theirs = expected(weights, *tables.all[:3])
    for k in (1, len(tables.table) - 1):
        memo = [0.0] * memory.MEMO
        memo[memory.GLOBALS : memory.ROWS] = tables.table[k].tolist()
        memo[memory.ROWS : memory.ROWS + tables.seats[k].size] = tables.seats[k].ravel().tolist()
        seats = int(tables.there[k].sum())
        evaluate(seats, own, memo)
        ours = memo[memory.SHARES : memory.SHARES + seats]
        assert ours == pytest.approx(theirs[k, :seats].tolist(), abs=1e-3)


@settings(max_examples=40, deadline=None)
@given(seed=numbers, plies=st.integers(0, 400), soft=st.sampled_from([0.0, 300.0, 1000.0]))
def test_the_value_is_the_same_number_plain_and_native(seed: int, plies: int, soft: float) -> None:
    state = some_game(GAME, seed, plies).state
    assert gains(state, soft) == gains(state, soft, native=True)


@settings(max_examples=40, deadline=None)
@given(seed=numbers, plies=st.integers(0, 400))
def test_one_win_is_shared_out_by_what_all_can_see(seed: int, plies: int) -> None:
    play = some_game(GAME, seed, plies)
    found = gains(play.state, 0.0)
    assert min(found) > 0
    assert sum(found) == pytest.approx(1)
    assert all(gains(other_world(play, k, seed), 0.0) == found for k in range(play.seats))


def test_a_lead_is_worth_more_the_fewer_rounds_are_left() -> None:
    state: Any = played(moguls.game(GAME), 4, 3, 0).state
    found = []
    for begun in (2, 3, 4):
        state.round, state.totals[2] = begun, 30
        found.append(gains(state, 0.0)[2])
    assert 0.25 < found[0] < found[1] < found[2] < 1


def test_a_token_is_worth_something_until_the_end() -> None:
    state: Any = played(moguls.game(GAME), 4, 3, 0).state
    state.round = 4
    before = gains(state, 0.0)[1]
    state.tokens[1] -= 3
    assert gains(state, 0.0)[1] < before


def test_there_is_a_weight_for_each_place() -> None:
    assert len(WEIGHTS) == memory.NUM_WEIGHTS
