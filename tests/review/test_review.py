"""Reviews: parts that sum to the whole, mistakes that are found, and the same each time."""

import json
import random
from dataclasses import replace
from typing import Any

import pytest

import moguls
from moguls import review
from moguls.bots.analysis.analyst import Analyst
from moguls.bots.analysis.estimates import ActionChances, Analysis, Chances
from moguls.bots.analysis.paired_difference import PairedDifference
from moguls.core.play.playthrough import Playthrough
from moguls.review import Review, Weighed
from moguls.review.weigh import WeighedAction, _cost, _options
from tests.bots.games import GAMES
from tests.strategies import seats_of

SIMS = 4


def finished(name: str, seed: int = 2) -> Playthrough:
    game = moguls.game(name)
    play = game.new(seats=seats_of(game)[0], seed=seed)
    source = random.Random(seed)
    while not play.over:
        play.step(source.choice(game.rules.legal_actions(play.state)))
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
        assert (step["seat"], play.game.rules.codec.actions[step["move"]]) == (it.seat, it.action)
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
        expected = fresh if action != it.best else PairedDifference((0, 0, 0), 0, 0)
        assert PairedDifference(it.cost, it.cost_error, it.lead, it.lead_error) == expected
        assert sum(it.cost) == pytest.approx(0)
        assert it.choices == len(play.legal())


class Lucky(Analyst):
    """An analyst to whom another action always looks best, and the one played is as good."""

    def analyse(self, *args: Any, **more: Any) -> Analysis:
        found = super().analyse(*args, **more)
        played = more["also"][0]
        return replace(found, best=next(it.action for it in found.actions if it.action != played))

    def compare(self, *_: Any) -> PairedDifference:
        return PairedDifference((0.1, -0.1, 0.0), 0.2, 3.0, 1.5)


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
    told = (WeighedAction(0, wins, error, 100),)
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


@pytest.mark.parametrize(
    ("change", "errors", "turns"),
    [
        # Twice the root of 0.02² + 0.02² is 0.0566, though twice their sum is 0.08.
        (0.058, (0.02, 0.02), True),
        (0.056, (0.02, 0.02), False),
        # Twice the root of 0.03² + 0.04² is 0.1, whichever end is the surer one.
        (0.101, (0.03, 0.04), True),
        (0.101, (0.04, 0.03), True),
        (0.099, (0.04, 0.03), False),
        # However sure it is, it turns nothing below 0.05.
        (0.051, (0.0, 0.0), True),
        (0.049, (0.0, 0.0), False),
        (-0.101, (0.03, 0.04), True),
        (-0.099, (0.03, 0.04), False),
    ],
)
def test_a_turning_point_is_beyond_twice_the_root_of_the_squared_errors(
    change: float, errors: tuple[float, float], turns: bool
) -> None:
    play = finished("moguli")
    one, other = made_up(0.5, 0.0, errors[0]), made_up(0.5 + change, 0.0, errors[1])
    made = Review(play, SIMS, 1, review.decisions(play)[-2:], (one, other))

    assert (0 in made.turns()) is turns


def test_the_result_of_a_game_is_not_an_estimate() -> None:
    play = finished("moguli")
    end = play.returns()[0]
    begun = end - 0.07 if end else 0.07
    last = review.decisions(play)[-1:]
    for error, turns in ((0.034, [0]), (0.036, [])):
        assert Review(play, SIMS, 1, last, (made_up(begun, 0.0, error),)).turns() == turns


def test_of_many_turning_points_the_eight_greatest_are_told_in_the_order_of_play() -> None:
    play = finished("moguli")
    chances = [play.returns()[0] + 0.05]
    for k in range(10):  # by 0.06, 0.07 and so on up to 0.15, to and fro, to how the game ended
        chances.append(chances[-1] + (0.06 + k / 100) * (-1) ** k)
    made = tuple(made_up(chance, 0.0, 0.0) for chance in chances)
    told = Review(play, SIMS, 1, review.decisions(play)[-len(made) :], made).turns()

    assert told == [2, 3, 4, 5, 6, 7, 8, 9]


@pytest.mark.parametrize(
    ("cost", "error", "loss", "mistake"),
    [
        (-0.02, 0.0099, True, True),
        (-0.02, 0.0101, False, False),
        (-0.0199, 0.009, True, False),
        (-0.0199, 0.0, True, False),
        (0.0, 0.0, False, False),
        (0.5, 0.0, False, False),
    ],
)
def test_a_loss_is_beyond_two_errors_and_a_mistake_costs_two_in_a_hundred_besides(
    cost: float, error: float, loss: bool, mistake: bool
) -> None:
    play = finished("moguli")
    made = Review(play, SIMS, 1, review.decisions(play)[-1:], (made_up(0.5, cost, error),))

    assert (made.is_loss(0), made.is_mistake(0)) == (loss, mistake)


def test_a_summary_adds_up_to_what_became_of_the_chance() -> None:
    """Seat 0 decides twice, seat 1 once, and once there is nothing to decide."""
    play = finished("moguli")
    ours = made_up(0.5, -0.1, 0.01), replace(made_up(0.6, 0.0, 0.01), action=0)
    theirs = replace(made_up(0.3, 0.2, 0.01), seat=1)
    forced = replace(made_up(0.3, 0.0, 0.0), choices=1)
    weighed = (ours[0], theirs, ours[1], forced)
    made = Review(play, SIMS, 1, review.decisions(play)[-4:], weighed).as_json()
    end = play.returns()[0]

    assert made["summary"][0] == {
        "begin": 0.5,
        "end": end,
        "skill": -0.1,
        "others": 0.2,
        "luck": pytest.approx(end - 0.5 + 0.1 - 0.2),
        "lost": 0.05,
        "lostError": 0.0071,  # √(0.01² + 0.01²) / 2
        "lostPoints": None,
        "lostPointsError": None,
        "decisions": 2,
        "same": 1,
        "mistakes": 1,
    }
    told = made["summary"][1]
    assert (told["skill"], told["others"], told["decisions"]) == (-0.2, 0.1, 1)
    assert (told["lost"], told["mistakes"]) == (0.2, 1)
    assert [each["luck"][0] for each in made["moments"]] == pytest.approx(
        [-0.1, 0.1, -0.3, end - 0.3]
    )


def looked_at(*wins: float) -> Analysis:
    """Return an analysis of as many actions, numbered from 0, the best first."""
    options = [
        ActionChances(k, Chances(10 + k, (win,), (win / 100,))) for k, win in enumerate(wins)
    ]
    return Analysis(0, 0, tuple(options))


@pytest.mark.parametrize(
    ("played", "told"),
    [(0, [0, 1, 2, 3]), (3, [0, 1, 2, 3]), (4, [0, 1, 2, 3, 4]), (5, [0, 1, 2, 3, 5])],
)
def test_four_options_are_told_and_the_one_that_was_played(played: int, told: list[int]) -> None:
    found = _options(looked_at(0.6, 0.5, 0.4, 0.3, 0.2, 0.1), played)

    assert [option.action for option in found] == told
    assert found[1] == WeighedAction(1, 0.5, 0.005, 11)


@pytest.mark.parametrize("leads", [(), (2.5, -2.5)])
def test_the_best_move_costs_nothing_and_no_lead_where_leads_are_counted(
    leads: tuple[float, ...],
) -> None:
    chances = Chances(9, (0.75, 0.25), (0.1, 0.1), (), leads, leads and (0.5, 0.5))
    found = Analysis(0, 4, (ActionChances(4, chances), ActionChances(2, chances)))
    game = moguls.game("moguli")
    cost = _cost(Analyst(game.plain()), game.new(2, seed=1).state, found, found.best, 1, 9)

    assert found.best == 4
    assert cost == PairedDifference((0.0, 0.0), 0.0, 0.0 if leads else None)
    assert cost.lead_error == 0
