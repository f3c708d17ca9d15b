"""Hints and reviews where a number lies just on this side of a bound, or just on the other."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from moguls import review
from moguls.bots.analysis.estimates import ActionChances, Analysis, Chances
from moguls.review import Review
from moguls.review.reasons import ActionReason, hundredths, paragraphs
from moguls.review.weigh import _cost
from tests.review.test_reasons import compared, found
from tests.review.test_review import SIMS, finished, made_up


@pytest.mark.parametrize(
    ("win", "shown"), [(0.0, 0), (0.0049, 0), (0.005, 1), (0.4949, 49), (0.495, 50), (1.0, 100)]
)
def test_a_chance_is_shown_to_the_nearest_hundredth(win: float, shown: int) -> None:
    assert hundredths(Chances(1, (win,), (0.0,)), 0) == shown


@pytest.mark.parametrize(
    ("best", "other", "error", "key"),
    [
        (0.5, 0.25, 0.125, "close"),  # as much as two errors, and no more
        (0.5, 0.25, 0.124, "more"),
        (0.505, 0.4955, 0.0, "close"),  # below a hundredth nothing is sure
        (0.514, 0.503, 0.0, "more"),  # one game in a hundred
        (0.5, 0.5, 0.0, "close"),
    ],
)
def test_more_is_said_beyond_two_errors_and_a_hundredth(
    best: float, other: float, error: float, key: str
) -> None:
    assert compared((best, error, 0.0), (other, 0.0, 0.0))[0].key == key


@pytest.mark.parametrize(
    ("lead", "said"),
    [
        (1.2, ["lead"]),
        (0.6, ["lead"]),
        (0.4, []),
        (-0.4, []),
        (-0.6, ["behind"]),
        (-1.2, ["behind"]),
    ],
)
def test_a_lead_of_one_point_is_one_and_less_than_a_half_is_none(
    lead: float, said: list[str]
) -> None:
    assert [each.key for each in paragraphs(found((0.5, 0.01, lead)), 2)[0]] == said


def test_the_lead_is_that_of_the_best_action() -> None:
    [said] = paragraphs(found((0.5, 0.01, 4.0), (0.4, 0.01, 9.0), (0.3, 0.01, 7.0)), 3)[0]
    assert (said.key, said.points) == ("lead", 4)


@pytest.mark.parametrize(("other", "said"), [(4.0, [1]), (5.0, []), (6.0, [])])
def test_how_much_better_it_ends_is_said_from_one_point_on(other: float, said: list[int]) -> None:
    reasons = compared((0.5, 0.01, 5.0), (0.5, 0.01, other), (0.4, 0.01, -3.0))
    assert [each.points for each in reasons if each.key == "better"] == said


def test_where_no_points_are_counted_none_are_told() -> None:
    wins = (0.5, 0.2)
    looked = tuple(ActionChances(k, Chances(100, (win,), (0.0,))) for k, win in enumerate(wins))
    ending, reasons = paragraphs(Analysis(0, 0, looked), 2)

    assert ending == []
    assert reasons == [ActionReason("more", 1, numbers={"games": 30})]


def test_where_no_error_of_a_lead_is_known_none_is_told() -> None:
    chances = [Chances(100, (win,), (0.0,), (), (lead,)) for win, lead in ((0.5, 3.0), (0.2, 1.0))]
    looked = tuple(ActionChances(k, each) for k, each in enumerate(chances))
    ending, reasons = paragraphs(Analysis(0, 0, looked), 2)

    assert ending == [ActionReason("lead", points=3)]
    assert reasons[1:] == [ActionReason("better", points=2)]


@pytest.mark.parametrize(("error", "told"), [(0.001, 1), (0.012, 2), (0.0130, 3), (0.1, 20)])
def test_an_error_is_told_twice_and_never_as_none(error: float, told: int) -> None:
    assert compared((0.9, error, 0.0), (0.1, 0.0, 0.0))[0].numbers["error"] == told


def test_simulations_are_told_of_all_actions_together() -> None:
    said = compared((0.2, 0.001, 0.0), (0.4, 0.001, 0.0), (0.3, 0.001, 0.0), sims=5000)
    assert said[0].key == "less-several"
    assert said[0].numbers["count"] == 2
    assert said[1] == ActionReason("preferred", numbers={"tried": 5000, "sims": 12000})


def test_a_lead_that_changed_by_nothing_counts_as_nothing() -> None:
    play = finished("moguli")
    kept, lost = (
        replace(made_up(0.5, 0.0, 0.1), lead=lead, lead_error=0.0) for lead in (0.0, -3.0)
    )
    made = Review(play, SIMS, 1, review.decisions(play)[-2:], (kept, lost))

    assert made.lost_points(0) == (1.5, 0.0)


def test_of_who_was_not_asked_nothing_is_skill() -> None:
    weighed = replace(made_up(0.5, -0.2, 0.1), lead=-3.0, lead_error=1.0, action=0)
    free = weighed.undecided()

    assert (free.cost, free.cost_error, free.lead, free.lead_error) == ((0.0, 0.0), 0.0, 0.0, 0.0)
    assert (free.choices, free.best, free.options) == (1, 0, weighed.options)
    assert made_up(0.5, -0.2, 0.1).undecided().lead is None


def test_where_nothing_is_drawn_an_action_costs_what_it_shows_less_than_the_best() -> None:
    """Moguli compares positions: there are no deals on which to compare two actions again."""
    nobody: Any = SimpleNamespace(compare=lambda *_: None)
    state: Any = None
    wins = ((0.7, 0.3), (0.4, 0.6))
    looked = tuple(ActionChances(k, Chances(0, each, (0.0, 0.0))) for k, each in enumerate(wins))

    worse, best = (_cost(nobody, state, Analysis(0, 0, looked), k, 1, 9) for k in (1, 0))
    assert worse.wins == pytest.approx((-0.3, 0.3))
    assert best.wins == (0.0, 0.0)
    assert (worse.error, worse.lead, best.lead) == (0.0, None, None)


def test_a_review_is_made_of_all_decisions_of_a_game_with_sims_and_seed() -> None:
    play, weighed = finished("moguli"), [made_up(0.5, -0.2, 0.1)]
    made = review.make(play, weighed, 5, 7)

    assert made == Review(play, 5, 7, review.decisions(play), tuple(weighed))
    assert (made.sims, made.seed, len(made.decisions)) == (5, 7, play.ply)
