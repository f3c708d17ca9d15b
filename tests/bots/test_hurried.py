"""A thought of few simulations does not look as far as one of many: so much would be chance."""

from typing import Any

import pytest

import moguls
from moguls.bots.analysis.analyst import STRONGEST, Analyst
from moguls.bots.analysis.by_simulation import RACE_FACTOR, SimulationAnalysis
from moguls.bots.levels import config_of, hurried
from moguls.bots.registry import policy_of
from moguls.bots.search.options import NAMES, ROLLOUT_HORIZON, option
from tests.bots.games import native_searcher, plain_searcher, played

GAME = moguls.game("take-stock")
POLICY = policy_of("take-stock")
FAR = "search:3:own_moves_tree=2:rollout_horizon=3:crn=1:sequential_halving=1"


def test_only_what_the_policy_limits_is_changed_and_nothing_is_turned_up() -> None:
    expert = config_of(STRONGEST, POLICY)
    pairs = zip(NAMES, expert.options, hurried(expert, POLICY).options, strict=True)
    assert (
        {name: now for name, was, now in pairs if now != was}
        == POLICY.hurried
        == {"rollout_horizon": 1}
    )
    assert hurried(expert, POLICY).sims == expert.sims
    for bot in ("hard", "steady", "search:9:rollout_horizon=1"):
        assert hurried(config_of(bot, POLICY), POLICY) == config_of(bot, POLICY)


@pytest.mark.parametrize(
    ("is_plain", "budget", "turns"), [(True, 9.0, 1), (True, None, 3), (False, 9.0, 3)]
)
def test_plain_rules_that_have_little_time_look_to_the_next_turn(
    is_plain: bool, budget: float | None, turns: int
) -> None:
    searcher = plain_searcher("take-stock") if is_plain else native_searcher("take-stock")
    searcher.think(played(GAME, 4, 5, 30).state, config_of(FAR, POLICY), 1, budget)
    assert option(searcher.scratch, ROLLOUT_HORIZON) == turns


def watched(analyst: Analyst) -> list[float]:
    """Return a list to which each part of an analysis adds how many turns ahead it looks."""
    follow, looked = analyst.searcher.loops.follow, list[float]()

    def follow_and_tell(*given: Any) -> None:
        looked.append(option(given[-2], ROLLOUT_HORIZON))
        follow(*given)

    analyst.searcher.loops.follow = follow_and_tell
    return looked


def test_an_analysis_by_plain_rules_that_has_little_time_looks_to_the_next_turn() -> None:
    analyst, play = Analyst(GAME.plain()), played(GAME, 4, 5, 30)
    looked = watched(analyst)
    analyst.analyse(play.state, 1, POLICY.hurried_below, 0.1)
    assert set(looked) == {1}


def test_an_analysis_of_few_simulations_looks_to_the_next_turn() -> None:
    analyst, play = Analyst(GAME.native_engine()), played(GAME, 4, 5, 30)
    looked = watched(analyst)
    most, eighth = config_of(STRONGEST, POLICY).sims, POLICY.hurried_below // RACE_FACTOR
    for sims, turns in ((20, 1), (eighth - 1, 1), (eighth, 4), (most, 4)):
        analyst.analyse(play.state, 1, sims)
        assert set(looked) == {turns}
        looked.clear()


def test_a_race_has_eight_simulations_for_each_that_is_asked_for_up_to_those_of_expert() -> None:
    expert = config_of(STRONGEST, POLICY)
    whole = expert.sims
    for sims, most in ((40, 320), (whole // 2, whole), (whole, whole), (20_000, 20_000)):
        assert SimulationAnalysis(plain_searcher("take-stock")).most(expert, sims) == most
    assert SimulationAnalysis(plain_searcher("mogul-2002")).most(expert, 40) == 40
