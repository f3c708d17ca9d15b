"""Recipe of Moguli's evaluation at a tiny size, and its learned form."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import moguls
from moguls.bots.moguli import evaluation, evaluation_weights, tunnels
from research.values.moguli import learned, reading, tables
from research.values.moguli.games import Lot, Positions, play
from research.values.moguli.match import STAND_INS
from tests.bots.games import some_game
from tests.research import looks
from tests.research.recipes import lay

pytestmark = pytest.mark.slow

WHY = "training is optional: the extra moguls[train]"
# two short games, of which the first is held back
LOTS = (Lot(2, 1, sims=1, loose=300, options={"max_turns": "12"}),)
OWN = learned.WEIGHTS
SIDES = (reading.THEIRS, reading.MINE)
numbers = st.integers(0, 100_000)
plies = st.integers(1, 150)


@cache
def bound(which: tuple[int, ...], *, native: bool) -> tuple[Any, Any]:
    made = moguls.game("moguli")
    engine = made.jit() if native else made.plain()
    if not which:
        return engine, engine.build(evaluation_weights, tunnels, evaluation, looks).look
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(learned, "WEIGHTS", which)
        loops = engine.build(
            evaluation_weights, tunnels, evaluation, learned, looks, named=STAND_INS
        )
    return engine, loops.look


def looked(state: Any, which: tuple[int, ...], *, native: bool = False) -> list[int]:
    engine, look = bound(which, native=native)
    states, out = engine.states(1), engine.integers(6)
    lay(states, 0, state)
    look(states, engine.integers(evaluation_weights.ROW), out)
    return [int(each) for each in out]


@settings(max_examples=40, deadline=None)
@given(seed=numbers, ply=plies)
def test_with_the_present_tables_it_says_what_the_package_says(seed: int, ply: int) -> None:
    state = some_game("moguli", seed, ply).state
    assert looked(state, tuple(tables.present())) == looked(state, ())


@settings(max_examples=40, deadline=None)
@given(seed=numbers, ply=plies)
def test_it_says_the_same_plain_and_native(seed: int, ply: int) -> None:
    state = some_game("moguli", seed, ply).state
    assert looked(state, OWN) == looked(state, OWN, native=True)


@pytest.fixture(scope="module")
def positions() -> Positions:
    return play(LOTS, native=False)


def test_positions_come_with_shares_of_both_games(positions: Positions) -> None:
    assert set(positions.game) == {0, 1}
    assert len(positions.told) > 12
    assert positions.told.min() >= 0
    assert positions.told.max() <= 1
    assert set(positions.won) <= {0, 0.5, 1}
    again = play(LOTS, native=False)
    assert (positions.told == again.told).all()
    assert (positions.read == again.read).all()


def test_there_is_a_number_for_each_place() -> None:
    assert len(learned.WEIGHTS) == len(tables.present()) == tables.SIZE


def test_the_recipe_learns_and_writes_what_the_search_reads(tmp_path: Path) -> None:
    pytest.importorskip("jax", reason=WHY)
    from research.values.moguli.__main__ import make  # noqa: PLC0415  # it needs what may not be there

    place = tmp_path / "values.json"
    told = make(LOTS, place, epochs=20, native=False)["losses"]
    assert len(json.loads(place.read_text("utf-8"))) == tables.SIZE
    assert told["learned"]["trained"]["told"] < told["present"]["trained"]["told"]


def test_training_and_search_reckon_alike() -> None:
    pytest.importorskip("jax", reason=WHY)
    from research.values.moguli.fitting import begin, flat, logit  # noqa: PLC0415  # likewise
    from research.values.moguli.games import PER_ROW  # noqa: PLC0415

    begun = begin(list(learned.WEIGHTS))
    assert flat(begun) == list(learned.WEIGHTS)
    engine = moguls.game("moguli").plain()
    read = engine.build(evaluation_weights, evaluation, reading).read
    for seed in range(12):
        state: Any = some_game("moguli", seed, 12 * seed).state.copy()
        state.stalled = 0
        row = [0] * reading.WIDTH
        read([state], 0, 1, row)
        if any(row[side + reading.CROSSES] for side in SIDES):
            continue
        first, now, later = looked(state, OWN), 3 * state.turn, 3 * (1 - state.turn)
        ours = first[later] - first[now] + first[later + 2] - first[now + 1]
        theirs = float(logit(begun, np.array([row]))[0]) / PER_ROW
        assert ours == pytest.approx(theirs, abs=2.5)  # sixteenths are cut off
