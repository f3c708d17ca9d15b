"""Chances of Take Stock: the level from games played out, differences from the learned value."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import moguls
from moguls.bots.analysis.analyst import STRONGEST, Analyst
from moguls.bots.analysis.by_simulation import SimulationAnalysis
from moguls.bots.analysis.calibration import LEAST, anchored, odds_moved, steepness
from moguls.bots.analysis.estimates import ActionChances, Analysis, Chances
from moguls.bots.analysis.request import AnalysisRequest
from moguls.bots.levels import config_of, in_full
from moguls.bots.search.sequential_halving import MAX_SEATS
from moguls.bots.searcher.searcher import Searcher
from tests.bots.games import played

GAME = moguls.game("take-stock")
CHANCE = st.floats(0, 1)
BEST, OTHER, WORST = 7, 3, 5


def told(win: float, *others: float, lead: float = 0.0) -> Chances:
    """Return the chances of seat 0 and others, each with an error of a hundredth."""
    wins = (win, *others)
    return Chances(9, wins, (0.01,) * len(wins), wins, (lead,) * len(wins), (0.3,) * len(wins))


VALUES = Analysis(
    0,
    BEST,
    (
        ActionChances(BEST, told(0.8, 0.2, 0.0, lead=5.0)),
        ActionChances(OTHER, told(0.6, 0.1, 0.3, lead=2.0)),
        ActionChances(WORST, told(0.5, 0.5, 0.0, lead=4.0)),
    ),
)
LEVEL = told(0.4, 0.3, 0.3, lead=-10.0)


def test_the_best_action_has_the_chances_that_were_counted_and_the_others_its_odds() -> None:
    found = anchored(VALUES, LEVEL)
    assert [it.action for it in found.actions] == [BEST, OTHER, WORST]
    assert found.of(BEST) == LEVEL
    # the odds were 4, 1.5 and 1; those of the level are 2 to 3
    assert found.of(OTHER).wins == pytest.approx((0.2, 0.2, 0.6))
    assert found.of(WORST).wins == pytest.approx((1 / 7, 6 / 7, 0.0))
    assert [found.of(action).leads[0] for action in (BEST, OTHER, WORST)] == [-10, -13, -11]


def test_what_shows_more_since_it_was_tried_less_counts_as_just_as_good() -> None:
    luckier = Analysis(0, BEST, (*VALUES.actions[:1], ActionChances(OTHER, told(0.9, 0.05, 0.05))))
    assert anchored(luckier, LEVEL).of(OTHER).wins == pytest.approx((0.4, 0.3, 0.3))


def test_errors_are_those_of_the_level_and_of_the_value_as_far_as_it_counts() -> None:
    (error, *_rest) = anchored(VALUES, LEVEL).of(OTHER).errors
    steep = 0.2 * 0.8 / (0.6 * 0.4)
    assert error == pytest.approx((0.01**2 + (0.01 * steep) ** 2) ** 0.5)
    assert anchored(VALUES, LEVEL).of(OTHER).lead_errors[0] == pytest.approx(0.3 * 2**0.5)


def test_where_one_alone_wins_what_is_left_is_shared_evenly() -> None:
    sure = Analysis(
        0, BEST, (ActionChances(BEST, told(1.0, 0.0, 0.0)), ActionChances(OTHER, told(1.0, 0, 0)))
    )
    one, two, three = anchored(sure, LEVEL).of(OTHER).wins
    assert one == pytest.approx(0.4)
    assert two == three == pytest.approx(0.3)


@given(CHANCE, CHANCE, CHANCE)
def test_a_better_value_never_has_the_lesser_chance(level: float, one: float, two: float) -> None:
    moved = odds_moved(level, one, two)
    assert 0 < moved < 1
    held = min(1 - LEAST, max(LEAST, level))
    assert (moved - held) * (two - one) >= -1e-12
    assert odds_moved(level, one, one) == pytest.approx(held)


@given(st.floats(0.01, 0.99), st.floats(0.01, 0.99), st.floats(0.01, 0.99))
def test_a_difference_of_values_becomes_that_of_the_chances(
    level: float, one: float, two: float
) -> None:
    moved = odds_moved(level, one, two) - level
    assert steepness(level, one, two) * (two - one) == pytest.approx(moved, abs=1e-6)


def test_values_that_are_equal_are_as_steep_as_those_that_nearly_are() -> None:
    assert steepness(0.3, 0.6, 0.6) == pytest.approx(steepness(0.3, 0.6, 0.6001), rel=0.01)


def test_what_the_value_says_is_what_the_search_went_by() -> None:
    """In the first round no simulation ends the game, so a value ends each of them."""
    searcher, play = Searcher(GAME.native_engine()), played(GAME, 4, 5, 12)
    way, seat = SimulationAnalysis(searcher), play.turn or 0
    request = AnalysisRequest(in_full(config_of(STRONGEST, searcher.policy)), 3, 300, None)
    assert searcher.set_up(play.state, way.options(request), request.seed) < 0
    found = way.search(way.root(play.state), request, ())
    for it in found.actions:
        node = int(searcher.loops.child(it.action, searcher.tree))
        mean = (
            searcher.ismcts_tree.values[node * MAX_SEATS + seat] / searcher.ismcts_tree.visits[node]
        )
        if it.chances.sims == searcher.ismcts_tree.visits[node]:
            assert it.chances.wins[seat] == pytest.approx(mean)
    assert found.best == max(found.actions, key=lambda it: it.chances.wins[seat]).action


@pytest.mark.slow
def test_the_action_that_the_strongest_bot_plays_never_shows_less_than_another() -> None:
    """By games played out alone it did at every second decision."""
    analyst, compared = Analyst(GAME.native_engine()), 0
    for plies in range(10, 70, 3):
        play = played(GAME, 4, 5, plies)
        if len(play.legal()) == 1:
            continue
        found = analyst.analyse(play.state, 3, 400)
        wins = [it.chances.wins[found.seat] for it in found.actions]
        assert max(wins) == wins[0]
        compared += wins[-1] < wins[0]
    assert compared > 10
