"""Learned policies, and their recipes at a tiny size."""

import json
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import moguls
from moguls.bots import registry
from moguls.bots.levels import config_of
from moguls.bots.networks.policy_network import num_weights
from moguls.bots.networks.value_network import SCALE
from moguls.bots.registry import bind, policy_of
from moguls.bots.search.tree import floats, scratch_of
from moguls.bots.searcher.searcher import Searcher
from moguls.kernel.state.layout import State
from research.policies.games import Decisions, joined, play
from research.policies.losses import losses
from research.policies.recipe import PACKAGES, Recipe, recipe_of
from research.policies.takestock.leaning import public_chance
from research.values.recipe import Lot
from tests.bots.games import some_game
from tests.bots.test_knowledge import other_world
from tests.research import weighed
from tests.research.recipes import lay

pytestmark = pytest.mark.slow

GAMES = tuple(PACKAGES)
AUCTION = {"mogul-2002": 1, "mogul-2013": 0}  # the number of the phase
BID = 1
WHY = "training is optional: the extra moguls[train]"
MOST_BYTES = 2_000_000
numbers = st.integers(0, 100_000)
games = st.sampled_from(GAMES)


@pytest.fixture(autouse=True, scope="module")
def _policies_that_lean() -> Iterator[None]:
    kept = dict(registry.MODULES)
    registry.MODULES.update({game: recipe_of(game).policy for game in GAMES})
    policy_of.cache_clear()
    yield
    registry.MODULES.update(kept)
    policy_of.cache_clear()


@cache
def plain_searcher(game: str) -> Searcher:
    return Searcher(moguls.game(game).plain())


def tiny(game: str) -> Recipe:
    bot = "search:6:trust=0" + ":ahead=1" * (game in AUCTION)
    return replace(recipe_of(game), lots=(Lot(4, 1, 1, 100, bot=bot), Lot(3, 1, 2, 100, bot=bot)))


@cache
def decisions(game: str) -> Decisions:
    return joined([play(tiny(game), lot, native=False) for lot in tiny(game).lots])


@cache
def loops(game: str, *, native: bool) -> tuple[Any, Any]:
    made = moguls.game(game)
    engine = made.jit() if native else made.plain()
    return engine, bind(engine, weighed)


def weights(game: str, state: State, *, native: bool = False) -> dict[int, float]:
    engine, bound = loops(game, native=native)
    states, out = engine.states(1), floats(engine, engine.rules.max_choices)
    actions = engine.integers(engine.rules.max_choices)
    scratch = scratch_of(engine, recipe_of(game).num_values)
    lay(states, 0, state)
    count = bound.weights(states, actions, out, scratch)
    return {int(actions[k]): float(out[k]) for k in range(count)}


def described(game: str, state: State, candidates: list[int]) -> tuple[list[float], list[int]]:
    recipe = recipe_of(game)
    scratch = scratch_of(loops(game, native=False)[0], recipe.num_values)
    recipe.features.describe(state, candidates, len(candidates), scratch)
    begin, many, _ = recipe.rows
    kinds = [recipe.features.kind_of(state, action, scratch) for action in candidates]
    return list(scratch.values[begin : begin + many]), kinds


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("plies", [3, 40, 90])
def test_the_policy_says_what_the_weights_of_its_file_come_to(game: str, plies: int) -> None:
    state = some_game(game, 3, plies).state
    found = weights(game, state)
    read, kinds = described(game, state, list(found))
    units, slots = recipe_of(game).sizes[2:]
    flat = np.array(json.loads(recipe_of(game).place.read_text("utf-8"))) / SCALE
    parts = np.split(flat, np.cumsum([units * len(read), units, slots * units]))
    hidden = np.maximum(read @ parts[0].reshape(-1, units) + parts[1], 0)
    worth = (parts[2].reshape(slots, units) @ hidden + parts[3])[kinds]
    prior = (worth + np.sqrt(1 + worth**2)) ** 2
    assert list(found.values()) == pytest.approx((prior / prior.sum()).tolist())


@pytest.mark.parametrize("game", GAMES)
def test_the_weights_are_a_small_file_with_one_for_each_place(game: str) -> None:
    recipe = recipe_of(game)
    data = recipe.place.read_bytes()
    assert len(data) <= MOST_BYTES
    assert len(json.loads(data)) == num_weights(recipe.sizes)


@settings(max_examples=200, deadline=None)
@given(game=games, seed=numbers, plies=st.integers(0, 400))
def test_the_policy_is_the_same_number_plain_and_native_and_sums_to_one(
    game: str, seed: int, plies: int
) -> None:
    state = some_game(game, seed, plies).state
    found = weights(game, state)
    assert weights(game, state, native=True) == found
    assert min(found.values()) > 0
    assert sum(found.values()) == pytest.approx(1)


@settings(max_examples=120, deadline=None)
@given(game=games, seed=numbers, plies=st.integers(0, 400))
def test_the_policy_weighs_by_what_the_seat_on_turn_knows(game: str, seed: int, plies: int) -> None:
    play = some_game(game, seed, plies)
    other = other_world(play, play.turn or 0, seed)
    assert weights(game, other) == weights(game, play.state)


@settings(max_examples=80, deadline=None)
@given(seed=numbers, plies=st.integers(0, 200))
def test_the_tree_of_take_stock_leans_as_long_as_the_seat_knows_the_position(
    seed: int, plies: int
) -> None:
    """By `public_chance`: with equal numbers two states are the same to the seat on turn."""
    play = some_game("take-stock", seed, plies)
    seat, apply = play.turn or 0, play.game.plain().ns.apply
    worlds: list[Any] = [play.state.copy(), other_world(play, seat, seed)]
    before = public_chance(worlds[0])
    for action in play.game.rules.legal_actions(play.state)[:12]:
        after = [world.copy() for world in worlds]
        for world in after:
            apply(world, action)
            policy_of("take-stock").mask_hidden(world, seat)
        if all(public_chance(world) == before for world in after):
            assert after[0].pack() == after[1].pack()


@settings(max_examples=80, deadline=None)
@given(game=games, seed=numbers, plies=st.integers(0, 300))
def test_one_simulation_that_trusts_it_alone_tries_what_it_holds_best(
    game: str, seed: int, plies: int
) -> None:
    play = some_game(game, seed, plies)
    found = weights(game, play.state)
    made = config_of("search:1:lean=1:trust=1000")
    chosen = plain_searcher(game).think(play.state, made, seed, None)
    assert chosen == max(found, key=lambda action: found[action])


@pytest.mark.parametrize("game", AUCTION)
def test_a_seat_that_can_stay_long_bids_sooner_than_one_with_its_last_chip(game: str) -> None:
    play = moguls.game(game).new(seats=4, seed=1)
    state: Any = play.state
    searcher = plain_searcher(game)
    while state.phase != AUCTION[game]:
        play.step(searcher.think(state, config_of("steady"), 1, None))
        state = play.state
    state.chips[state.turn] = 12
    rich = weights(game, state)[BID]
    state.chips[state.turn], state.bowl = 1, 12
    assert weights(game, state)[BID] < rich


@pytest.mark.parametrize("game", GAMES)
def test_a_thought_is_written_down_with_what_it_tried_and_what_is_advised(game: str) -> None:
    found = decisions(game)
    there = found.kinds >= 0
    assert len(found.read) > 40
    assert there.sum(axis=1).min() >= 2
    assert found.tried.sum(axis=1) == pytest.approx(1)
    assert found.advised.sum(axis=1).tolist() == [1] * len(found.read)
    assert not (found.tried * ~there).any()


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seeds_give_the_same_decisions(game: str) -> None:
    again = decisions.__wrapped__(game)
    assert all((one == two).all() for one, two in zip(decisions(game).all, again.all, strict=True))


@pytest.mark.parametrize("game", GAMES)
def test_what_was_tried_is_the_best_guess_of_all(game: str) -> None:
    found = decisions(game)
    told = losses(found, found.tried)
    assert told["network"] == told["the thoughts themselves"]
    assert told["network"] < told["advice at best"] <= min(told["even"], told["advice"])
    assert told["favourite of the network"] == 1


@pytest.mark.parametrize("game", GAMES)
def test_the_recipe_learns_and_writes_what_the_search_reads(game: str, tmp_path: Path) -> None:
    pytest.importorskip("jax", reason=WHY)
    from research.policies.__main__ import make  # noqa: PLC0415  # it needs what may not be there

    recipe = replace(tiny(game), place=tmp_path / "leaning.json")
    told = make(recipe, native=False)
    assert len(json.loads(recipe.place.read_text("utf-8"))) == num_weights(recipe.sizes)
    assert told["trained"]["network"] < told["trained"]["even"]


@pytest.mark.parametrize("game", GAMES)
def test_training_and_search_reckon_alike(game: str) -> None:
    pytest.importorskip("jax", reason=WHY)
    from research.policies.train import expected, whole  # noqa: PLC0415  # likewise

    recipe = tiny(game)
    learned = whole(json.loads(recipe.place.read_text("utf-8")), recipe)
    for plies in (3, 40, 90):
        state = some_game(game, 3, plies).state
        found = weights(game, state)
        read, kinds = described(game, state, list(found))
        theirs = expected(learned, np.array([read]), np.array([kinds]))
        assert list(found.values()) == pytest.approx(theirs[0].tolist(), abs=1e-4)
