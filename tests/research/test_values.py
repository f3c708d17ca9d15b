"""Recipe of learned values at a tiny size, from the games to the file."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import moguls
from moguls.bots.networks.value_network import evaluate, num_weights, room_of
from moguls.bots.search.options import ROLLOUT_HORIZON, SCORE_SHAPING
from research.values.recipe import PACKAGES, recipe_of
from tests.bots.games import played, some_game, workspace
from tests.bots.test_knowledge import other_world
from tests.research.recipes import gains, tables_of, tiny

pytestmark = pytest.mark.slow

GAMES = tuple(PACKAGES)
MOGULS = ("mogul-2002", "mogul-2013")
# The dial that says when the network is asked.
ASKS = {**dict.fromkeys(MOGULS, ROLLOUT_HORIZON), "take-stock": SCORE_SHAPING}
WHY = "training is optional: the extra moguls[train]"
games = st.sampled_from(GAMES)
numbers = st.integers(0, 100_000)


def test_each_round_of_take_stock_is_described_with_who_won_in_the_end() -> None:
    tables = tables_of("take-stock")
    assert len(tables.table) == 6 * 4 + 4 * 2
    assert tables.there.sum(axis=1).tolist() == [4] * 24 + [3] * 8
    assert not tables.seats[0, :, 0].any()  # nobody has a point yet


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seeds_give_the_same_games(game: str) -> None:
    tables = tables_of(game)
    again = tables_of.__wrapped__(game)
    assert tables.shares.sum(axis=1) == pytest.approx(1)
    assert not (tables.shares * (1 - tables.there)).any()
    assert all((one == two).all() for one, two in zip(tables.all, again.all, strict=True))


@pytest.mark.parametrize("game", GAMES)
def test_the_recipe_learns_and_writes_what_the_search_reads(game: str, tmp_path: Path) -> None:
    pytest.importorskip("jax", reason=WHY)
    from research.values.__main__ import make  # noqa: PLC0415  # it needs what may not be there

    recipe = replace(tiny(game), place=tmp_path / "values.json")
    few, more = (make(replace(recipe, epochs=epochs), native=False) for epochs in (1, 40))
    assert len(json.loads(recipe.place.read_text("utf-8"))) == num_weights(recipe.sizes)
    assert more["losses"]["trained"] < few["losses"]["trained"]


@pytest.mark.parametrize("game", GAMES)
def test_training_and_search_reckon_alike(game: str) -> None:
    pytest.importorskip("jax", reason=WHY)
    from research.values.train import begin, expected, flat  # noqa: PLC0415  # likewise

    recipe, tables = tiny(game), tables_of(game)
    weights = begin(3, recipe.sizes)
    own = np.array(flat(weights), float)
    theirs = expected(weights, *tables.all[:3])
    at = recipe.rows[0]
    for k in (1, len(tables.table) - 1):
        scratch = workspace([0.0] * room_of(recipe.sizes))
        read = [*tables.table[k].tolist(), *tables.seats[k].ravel().tolist()]
        for place, number in enumerate(read, at):
            scratch.values[place] = number
        seats = int(tables.there[k].sum())
        evaluate(seats, own, recipe.sizes, scratch)
        ours = scratch.values[recipe.sizes[0] : recipe.sizes[0] + seats]
        assert ours == pytest.approx(theirs[k, :seats].tolist(), abs=1e-3)


@settings(max_examples=60, deadline=None)
@given(game=games, seed=numbers, plies=st.integers(0, 400), set_to=st.sampled_from([0, 1, 2, 1000]))
def test_the_value_is_the_same_number_plain_and_native(
    game: str, seed: int, plies: int, set_to: int
) -> None:
    begun, ended = (some_game(game, seed, n).state for n in (0, plies))
    option = ASKS[game], set_to
    assert gains(game, begun, ended, option) == gains(game, begun, ended, option, native=True)


@settings(max_examples=60, deadline=None)
@given(game=games, seed=numbers, plies=st.integers(0, 400))
def test_one_win_is_shared_out_by_what_all_can_see(game: str, seed: int, plies: int) -> None:
    play = some_game(game, seed, plies)
    begun: Any = some_game(game, seed, 0).state
    if game in MOGULS:
        begun.deck_at = 0  # so that a round is over for sure
    option = ASKS[game], int(game in MOGULS)
    found = gains(game, begun, play.state, option)
    assert min(found) > 0
    assert sum(found) == pytest.approx(1)
    assert all(
        gains(game, begun, other_world(play, k, seed), option) == found for k in range(play.seats)
    )


def test_a_lead_is_worth_more_the_fewer_rounds_are_left() -> None:
    state: Any = played(moguls.game("take-stock"), 4, 3, 0).state
    found = []
    for begun in (2, 3, 4):
        state.round, state.totals[2] = begun, 30
        found.append(gains("take-stock", state, state, (SCORE_SHAPING, 0))[2])
    assert 0.25 < found[0] < found[1] < found[2] < 1


def test_a_token_is_worth_something_until_the_end() -> None:
    state: Any = played(moguls.game("take-stock"), 4, 3, 0).state
    state.round = 4
    before = gains("take-stock", state, state, (SCORE_SHAPING, 0))[1]
    state.tokens[1] -= 3
    assert gains("take-stock", state, state, (SCORE_SHAPING, 0))[1] < before


@pytest.mark.parametrize("game", MOGULS)
def test_the_crash_that_must_come_next_decides_by_points_chips_and_shares(game: str) -> None:
    begun: Any = played(moguls.game(game), 4, 3, 0).state
    ended: Any = played(moguls.game(game), 4, 3, 200).state
    ended.deck_at = begun.deck_at + 1  # most shares are still to come: nothing is decided
    assert max(gains(game, begun, ended, (ROLLOUT_HORIZON, 1))) < 1
    ended.deck_at = len(ended.deck)
    ended.score[1] = max(ended.score) + 100
    assert gains(game, begun, ended, (ROLLOUT_HORIZON, 1)) == pytest.approx([0, 1, 0, 0])


@pytest.mark.parametrize("game", MOGULS)
def test_a_game_that_ends_before_the_network_is_asked_is_worth_its_result(game: str) -> None:
    play = played(moguls.game(game), 4, 3, 10_000)
    while not play.over:
        play.move(next(iter(play.legal())))
    ended: Any = play.state
    begun: Any = ended.copy()
    begun.deck_at = ended.deck_at - 1
    result = gains(game, begun, ended, (ROLLOUT_HORIZON, 0))
    assert gains(game, begun, ended, (ROLLOUT_HORIZON, 2)) == result
    assert [share > 0.5 for share in result] == [seat in play.winners for seat in range(4)]


@pytest.mark.parametrize("game", GAMES)
def test_there_is_a_weight_for_each_place(game: str) -> None:
    recipe = recipe_of(game)
    assert len(json.loads(recipe.place.read_text("utf-8"))) == num_weights(recipe.sizes)
