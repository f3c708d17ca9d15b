"""The learned policy of the package, and its recipe at a tiny size."""

import json
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import moguls
from moguls.bots.brains import brain_of
from moguls.bots.dials import NUM_DIALS
from moguls.bots.mogul2002 import leaning
from moguls.bots.mogul2002.memory import LEANING
from moguls.bots.policies import bind, policy_of
from moguls.bots.priors import num_weights
from moguls.bots.tree import floats
from moguls.core.declare import State
from research.policies.games import Decisions, joined, play
from research.policies.losses import losses
from research.policies.recipe import Recipe, recipe_of
from research.values.recipe import Lot
from tests.bots.games import plain_kit, some_game
from tests.bots.test_knowledge import other_world
from tests.research import weighed
from tests.research.recipes import lay

GAME = "mogul-2002"
WHY = "training is optional: pip install 'moguls[train]'"
numbers = st.integers(0, 100_000)


def tiny() -> Recipe:
    """Return the recipe with a few games and short thoughts."""
    bot = "search:6:ahead=1:trust=0"
    return replace(recipe_of(GAME), lots=(Lot(4, 1, 1, 100, bot=bot), Lot(3, 1, 2, 100, bot=bot)))


@cache
def decisions() -> Decisions:
    """Return the decisions of a few games."""
    return joined([play(tiny(), lot, native=False) for lot in tiny().lots])


@cache
def loops(*, native: bool) -> tuple[Any, Any]:
    """Return an engine and the loop that asks the policy."""
    game = moguls.game(GAME)
    engine = game.compiled() if native else game.plain()
    return engine, bind(engine, weighed)


def weights(state: State, *, native: bool = False) -> list[float]:
    """Return how likely each candidate is best."""
    engine, bound = loops(native=native)
    states, out = engine.states(1), floats(engine, engine.rules.max_choices)
    memo = floats(engine, policy_of(GAME).memo + NUM_DIALS)
    lay(states, 0, state)
    count = bound.weights(states, engine.integers(engine.rules.max_choices), out, memo)
    return [float(each) for each in out[:count]]


def test_the_weights_are_as_many_as_there_are_places() -> None:
    assert len(leaning.WEIGHTS) == num_weights(LEANING)


@settings(max_examples=100, deadline=None)
@given(seed=numbers, plies=st.integers(0, 400))
def test_the_policy_is_the_same_number_plain_and_native_and_sums_to_one(
    seed: int, plies: int
) -> None:
    state = some_game(GAME, seed, plies).state
    found = weights(state)
    assert weights(state, native=True) == found
    assert min(found) > 0
    assert sum(found) == pytest.approx(1)


@settings(max_examples=60, deadline=None)
@given(seed=numbers, plies=st.integers(0, 400))
def test_the_policy_weighs_by_what_all_can_see(seed: int, plies: int) -> None:
    play = some_game(GAME, seed, plies)
    found = weights(play.state)
    assert all(weights(other_world(play, k, seed)) == found for k in range(play.seats))


@settings(max_examples=40, deadline=None)
@given(seed=numbers, plies=st.integers(0, 300))
def test_one_simulation_that_trusts_it_alone_tries_what_it_holds_best(
    seed: int, plies: int
) -> None:
    play = some_game(GAME, seed, plies)
    actions = play.game.rules.legal_actions(play.state)
    found = weights(play.state)
    made = brain_of("search:1:lean=1:trust=1000")
    chosen = plain_kit(GAME).think(play.state, made, seed, None)
    assert chosen == actions[found.index(max(found))]


def test_a_seat_without_a_wish_leaves_and_one_that_wins_much_bids() -> None:
    play = moguls.game(GAME).new(seats=4, seed=1)
    state: Any = play.state
    kit = plain_kit(GAME)
    while state.phase != 1:  # the auction
        play.act(kit.think(state, brain_of("steady"), 1, None))
        state = play.state
    state.chips[state.turn] = 12
    rich = weights(state)[1]
    state.chips[state.turn], state.bowl = 1, 12
    assert weights(state)[1] < rich


def test_a_thought_is_written_down_with_what_it_tried_and_what_is_advised() -> None:
    found = decisions()
    there = found.kinds >= 0
    assert len(found.read) > 40
    assert there.sum(axis=1).min() >= 2
    assert found.tried.sum(axis=1) == pytest.approx(1)
    assert found.advised.sum(axis=1).tolist() == [1] * len(found.read)
    assert not (found.tried * ~there).any()


def test_the_same_seeds_give_the_same_decisions() -> None:
    again = decisions.__wrapped__()
    assert all((one == two).all() for one, two in zip(decisions().all, again.all, strict=True))


def test_what_was_tried_is_the_best_guess_of_all() -> None:
    found = decisions()
    told = losses(found, found.tried)
    assert told["network"] == told["the thoughts themselves"]
    assert told["network"] < told["advice at best"] <= min(told["even"], told["advice"])
    assert told["favourite of the network"] == 1


def test_the_recipe_learns_and_writes_what_the_search_reads(tmp_path: Path) -> None:
    pytest.importorskip("jax", reason=WHY)
    from research.policies.__main__ import make  # noqa: PLC0415  # it needs what may not be there

    recipe = replace(tiny(), place=tmp_path / "leaning.json")
    told = make(recipe, native=False)
    assert len(json.loads(recipe.place.read_text("utf-8"))) == num_weights(LEANING)
    assert told["trained"]["network"] < told["trained"]["even"]


def test_training_and_search_reckon_alike() -> None:
    pytest.importorskip("jax", reason=WHY)
    from research.policies.train import expected, whole  # noqa: PLC0415  # likewise

    recipe = tiny()
    learned = whole(json.loads(recipe.place.read_text("utf-8")), recipe)
    for plies in (3, 40, 90):
        state = some_game(GAME, 3, plies).state
        engine, _ = loops(native=False)
        memo = floats(engine, policy_of(GAME).memo + NUM_DIALS)
        recipe.features.describe(state, memo)
        begin, many, _ = recipe.rows
        kinds = [recipe.features.kind_of(state, a, memo) for a in engine.rules.legal_actions(state)]
        theirs = expected(learned, np.array([memo[begin : begin + many]]), np.array([kinds]))
        assert weights(state) == pytest.approx(theirs[0].tolist(), abs=1e-4)
