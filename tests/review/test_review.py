"""Reviews: parts that sum to the whole, mistakes that are found, and the same each time."""

import json
import random
from dataclasses import replace
from typing import Any

import pytest

import moguls
from moguls import review
from moguls.bots.analysis import Analyst
from moguls.bots.chances import Analysis
from moguls.bots.comparing import Difference
from moguls.core.playthrough import Playthrough
from moguls.review import Review, Weighed
from moguls.review.weigh import Option
from tests.bots.games import GAMES
from tests.strategies import seats_of

SIMS = 4


def finished(name: str, seed: int = 2) -> Playthrough:
    """Return a random game that has been played to its end."""
    game = moguls.game(name)
    play = game.new(seats=seats_of(game)[0], seed=seed)
    source = random.Random(seed)
    while not play.over:
        play.act(source.choice(game.rules.legal_actions(play.state)))
    return play


def reviewed(play: Playthrough, last: int = 30) -> Review:
    """Review the last decisions of a game, by plain rules: others are weighed as those."""
    analyst = Analyst(play.game.plain())
    asked = review.decisions(play)[-last:]
    weighed = [review.weigh(analyst, it.state, it.action, k, SIMS) for k, it in enumerate(asked)]
    return Review(play, SIMS, 1, asked, tuple(weighed))


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_skill_the_others_play_and_luck_sum_to_what_became_of_the_chance(name: str) -> None:
    play = finished(name)
    last = {"moguli": 2, "take-stock": 8}.get(name, 30)  # there a decision is a long thought
    made = reviewed(play, last)
    data = json.loads(json.dumps(made.as_json()))
    for seat, it in enumerate(data["summary"]):
        parts = it["begin"] + it["skill"] + it["others"] + it["luck"]
        assert parts == pytest.approx(it["end"], abs=0.001)
        assert it["end"] == pytest.approx(play.returns()[seat], abs=0.001)
        luck = sum(made.luck(k)[seat] for k in range(len(made.weighed)))
        assert luck == pytest.approx(it["luck"], abs=0.001)
    for moment in data["moments"]:
        assert sum(moment["wins"]) == pytest.approx(1, abs=0.001)
        assert sum(moment["luck"]) == pytest.approx(0, abs=0.002)
    assert reviewed(play, last).as_json() == made.as_json()


def test_decisions_are_numbered_as_the_steps_of_the_record() -> None:
    play = finished("take-stock")
    steps = play.steps()
    for it in review.decisions(play):
        step = steps[it.step - 1]
        assert (step["seat"], play.game.rules.actions[step["move"]]) == (it.seat, it.action)
    assert len(review.decisions(play)) == play.ply


def test_an_action_costs_what_its_player_could_expect_less_of_it_than_of_the_best() -> None:
    play = finished("mogul-2002")
    for _ in range(6):
        play.undo()
    while len(play.legal()) == 1:
        play.undo()
    analyst = Analyst(play.game.plain())
    for action in play.legal().values():
        it = review.weigh(analyst, play.state, action, 1, 60)
        fresh = analyst.compare(play.state, (action, it.best), 1, 60)
        assert fresh is not None
        assert it.seat == play.turn
        expected = fresh if action != it.best else Difference((0, 0, 0), 0, 0)
        assert Difference(it.cost, it.cost_error, it.lead, it.lead_error) == expected
        assert sum(it.cost) == pytest.approx(0)
        assert it.choices == len(play.legal())


class Lucky(Analyst):
    """An analyst to whom another action always looks best, and the one played is as good."""

    def analyse(self, *args: Any, **more: Any) -> Analysis:
        found = super().analyse(*args, **more)
        played = more["also"][0]
        return replace(found, best=next(it.action for it in found.actions if it.action != played))

    def compare(self, *_: Any) -> Difference:
        return Difference((0.1, -0.1, 0.0), 0.2, 3.0, 1.5)


def test_a_cost_is_the_one_on_fresh_deals_whatever_looked_best() -> None:
    play = finished("mogul-2002")
    while len(play.legal()) == 1 or play.turn != 0:
        play.undo()
    action = min(play.legal().values())
    it = review.weigh(Lucky(play.game.plain()), play.state, action, 1, SIMS)
    assert it.best != action
    assert (it.cost, it.cost_error) == ((0.1, -0.1, 0.0), 0.2)  # above 0: errors cancel out
    assert (it.lead, it.lead_error) == (3.0, 1.5)
    assert (it.undecided().lead, it.undecided().lead_error) == (0.0, 0.0)


def made_up(wins: float, cost: float, error: float) -> Weighed:
    """Return a decision of seat 0 of two."""
    told = (Option(0, wins, error, 100),)
    pair, costs = (wins, 1 - wins), (cost, -cost)
    return Weighed(0, 1, 0, 2, pair, (error, error), costs, error, told)


def test_turning_points_and_mistakes_are_those_beyond_doubt() -> None:
    play = finished("moguli")
    end = play.returns()[0]
    sure, unsure = made_up(0.5, -0.2, 0.01), made_up(0.3, -0.2, 0.15)
    small, last = made_up(0.22, -0.01, 0.001), made_up(0.2, 0.0, 0.01)
    made = Review(play, SIMS, 1, review.decisions(play)[-4:], (sure, unsure, small, last))
    assert [made.is_mistake(k) for k in range(4)] == [True, False, False, False]
    # The first change is as great as its cost, but leads to a chance that nobody is sure of.
    assert abs(end - 0.2) > 0.1
    assert made.turns() == [3]
    assert made.luck(0) == pytest.approx((0.0, 0.0))
    assert made.change(3)[0] == pytest.approx(end - 0.2)


def test_the_same_forced_reply_turns_a_game_once() -> None:
    play = finished("moguli")
    forced = replace(made_up(0.9, 0.0, 0.01), choices=1)
    low = replace(made_up(0.2, 0.0, 0.01), seat=1, cost=(0.0, 0.0))
    weighed = (forced, low) * 5
    made = Review(play, SIMS, 1, review.decisions(play)[-10:], weighed)
    assert len(made.turns()) == len({0, *range(1, 10, 2)})
    assert len([k for k in made.turns() if k % 2 == 0]) == 1


def test_what_a_decision_lost_is_told_with_its_error() -> None:
    play = finished("moguli")
    one, two = made_up(0.5, -0.03, 0.03), made_up(0.5, 0.01, 0.04)
    forced = replace(made_up(0.5, -0.9, 0.9), choices=1)
    made = Review(play, SIMS, 1, review.decisions(play)[-3:], (one, two, forced))
    # (0.03 - 0.01) / 2, and the root of 0.03² + 0.04², halved
    assert made.lost(0) == pytest.approx((0.01, 0.025))
    assert made.lost(1) == (0.0, 0.0)
    assert [made.is_loss(k) for k in range(3)] == [False, False, False]


def test_what_a_decision_lost_of_the_lead_is_told_likewise_where_points_were_counted() -> None:
    play = finished("moguli")
    pairs = ((-3.0, 3.0), (1.0, 4.0))
    one, two = (
        replace(made_up(0.5, 0.0, 0.1), lead=lead, lead_error=error) for lead, error in pairs
    )
    forced = replace(one, choices=1)
    made = Review(play, SIMS, 1, review.decisions(play)[-3:], (one, two, forced))
    assert made.lost_points(0) == pytest.approx((1.0, 2.5))
    assert (made.as_json()["moments"][0]["lead"], made.counted) == (-3.0, True)
    told = replace(made, weighed=(made_up(0.5, 0.0, 0.1),) * 3).as_json()
    assert (told["moments"][0]["lead"], told["moments"][0]["leadError"]) == (None, None)
    assert (told["summary"][0]["lostPoints"], told["summary"][0]["lostPointsError"]) == (None, None)


def test_a_turning_point_is_more_than_the_errors_of_both_its_ends_together() -> None:
    play = finished("moguli")
    one, two = made_up(0.5, 0.0, 0.03), made_up(0.57, 0.0, 0.03)
    after = made_up(0.57, 0.0, 0.0)
    asked = review.decisions(play)[-3:]
    assert 0 not in Review(play, SIMS, 1, asked, (one, two, after)).turns()
    # Each end alone is sure enough, and together they are where one of them is surer.
    assert 0 in Review(play, SIMS, 1, asked, (one, after, after)).turns()
