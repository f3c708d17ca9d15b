"""Arguments of callers: NumPy's numbers are accepted, anything else is refused clearly."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import moguls
from moguls import bots
from moguls.errors import MalformedMove, UsageError
from moguls.kernel.rules.planes import MOST
from moguls.kernel.state.arguments import wrapped

if TYPE_CHECKING:
    from moguls.core.play.game import Game

SEED = (1 << 64) + 5


@pytest.fixture(params=moguls.games())
def game(request: pytest.FixtureRequest) -> Game:
    return moguls.game(request.param)


def seats_of(game: Game) -> int:
    return game.seats[0]


def test_a_record_shares_no_part_with_the_game_nor_with_what_it_was_made_from(game: Game) -> None:
    deal = game.new(seed=1).record()["deal"]
    before = repr(deal)
    play = game.new(deal=deal, seed=None)
    for each in (deal, play.record()["deal"]):
        _spoil(each)
    assert repr(play.record()["deal"]) == before
    while not play.over:
        play.step(next(iter(play.legal().values())))
    steps = play.record()["steps"]
    kept = repr(steps)
    for step in steps:
        _spoil(step)
    assert repr(play.record()["steps"]) == kept


def _spoil(data: Any) -> None:
    for each in list(data.values() if isinstance(data, dict) else data):
        if isinstance(each, (dict, list)):
            _spoil(each)
    data.clear()


@pytest.mark.parametrize("seat", [99, -1, True, "0", 0.0])
def test_there_is_no_such_seat(game: Game, seat: Any) -> None:
    play = game.new(seed=1)
    for ask in (play.view, play.observation, play.events):
        with pytest.raises(UsageError, match=r"^seat: "):
            ask(seat)


def test_a_spectator_has_a_view_and_no_observation(game: Game) -> None:
    play = game.new(seed=1)
    assert play.view(None)["seat"] is None
    with pytest.raises(UsageError, match=r"^seat: None is not an integer"):
        play.observation(None)  # type: ignore[arg-type]  # that is what is tried


def test_numbers_of_numpy_are_numbers(game: Game) -> None:
    seats = np.int64(seats_of(game))
    play = game.new(seats, np.uint64(5))  # type: ignore[arg-type]  # that is what is tried
    same = game.new(int(seats), 5)
    assert play.record() == same.record()
    assert play.view(np.int8(1)) == same.view(1)  # type: ignore[arg-type]  # likewise
    action = next(iter(play.legal().values()))
    play.step(np.int32(action))  # type: ignore[arg-type]  # likewise
    same.step(action)
    assert play.record() == same.record()
    assert type(play.view(np.int8(1))["seat"]) is int  # type: ignore[arg-type]  # likewise
    assert game.deal(int(seats), np.int64(-7)) == game.deal(int(seats), -7)  # type: ignore[arg-type]  # likewise
    one, other = (bots.make("hard", game, seed) for seed in (np.int64(9), 9))  # type: ignore[arg-type]  # likewise
    assert one.move(play) == other.move(play)


@pytest.mark.parametrize(
    ("seats", "seed"), [("3", 1), (3.0, 1), (True, 1), (None, 1.5), (None, "x")]
)
def test_other_seats_and_seeds_are_refused(game: Game, seats: Any, seed: Any) -> None:
    with pytest.raises(UsageError, match=r"is not an integer, it is (str|float|bool)"):
        game.new(seats, seed)
    with pytest.raises(UsageError, match=r"is not an integer, it is (str|float|bool)"):
        game.plain().playouts(seats_of(game) if seats is None else seats, seed, 1)


def test_a_seed_is_any_whole_number(game: Game) -> None:
    assert game.deal(seats_of(game), SEED) == game.deal(seats_of(game), 5)
    assert wrapped(np.int64(-1)) == wrapped(-1) == -1  # type: ignore[arg-type]  # that is what is tried


def test_an_action_that_is_not_a_number_is_refused(game: Game) -> None:
    with pytest.raises(UsageError, match=r"^action: '0' is not an integer"):
        game.new(seed=1).step("0")  # type: ignore[arg-type]  # that is what is tried


@pytest.mark.parametrize("kind", ["plain", "ready", "jit"])
@pytest.mark.parametrize("action", [-1, -(1 << 63), 1 << 20, 1 << 63, -(1 << 70), 1 << 70])
def test_an_action_that_the_game_has_not_is_refused_and_nothing_changes(
    game: Game, kind: str, action: int
) -> None:
    engines = {"plain": game.plain, "ready": game.ready_engine, "jit": game.jit}
    play = game.played_by(engines[kind]()).new(game.seats[0], 7)
    for _ in range(2):
        before = play.save()
        with pytest.raises(MalformedMove, match=str(action)):
            play.step(action)
        assert play.save() == before
        play.step(play.choices()[0])


def test_what_is_shown_of_an_object_is_short_and_says_which_it_is() -> None:
    game = moguls.game("take-stock", kept_events="stay")
    assert repr(game) == "moguls.game('take-stock', kept_events='stay')"
    assert repr(game.rules) == "<rules of take-stock, version 1>"
    play = game.new(seats=3, seed=1)
    assert repr(play) == f"<take-stock, 3 seats, ply 0, seat {play.turn} to act>"


def test_no_plane_goes_beyond_the_arrays_of_observations(game: Game) -> None:
    assert np.iinfo(np.int16).max == MOST
    for plane in game.rules.planes:
        assert -MOST <= plane.low < plane.high <= MOST, plane


def test_a_turn_beyond_them_is_shown_as_the_last_one() -> None:
    play = moguls.game("moguli", max_turns="1000000").new(seed=1)
    for number, shown in ((MOST - 1, MOST - 1), (MOST, MOST), (900_000, MOST)):
        state = play.state.copy()
        state.round = number
        play.state = state
        assert play.observation(0)["turn_number"] == [shown]
