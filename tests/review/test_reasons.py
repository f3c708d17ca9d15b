"""Reasons of hints: each sentence is true for the numbers shown."""

import re
from typing import Any, Final

import pytest

from moguls import game
from moguls.bots.analysis.estimates import ActionChances, Analysis, Chances
from moguls.cli.table.hint import SENTENCES, sentence
from moguls.review.reasons import KEYS, ActionReason, paragraphs

BEST, OTHER = 0, 1
LEGAL = 5


def found(*wins: tuple[float, float, float], sims: int = 3000) -> Analysis:
    """Return an analysis of some actions: the chance of seat 0, its error, its lead.

    A lead errs by as many halves as a chance by hundredths.
    """
    return Analysis(
        0,
        BEST,
        tuple(
            ActionChances(
                k, Chances(max(0, sims - 1000 * k), (win,), (error,), (), (lead,), (50 * error,))
            )
            for k, (win, error, lead) in enumerate(wins)
        ),
    )


def compared(*wins: tuple[float, float, float], **more: Any) -> list[ActionReason]:
    return paragraphs(found(*wins, **more), LEGAL)[1]


@pytest.mark.parametrize(
    ("lead", "said"),
    [
        (3.2, [ActionReason("lead", points=3, numbers={"error": 1})]),
        (-9.8, [ActionReason("behind", points=10, numbers={"error": 1})]),
        (0.4, []),
    ],
)
def test_the_lead_is_told_where_there_is_one(lead: float, said: list[ActionReason]) -> None:
    assert paragraphs(found((0.3, 0.01, lead)), LEGAL)[0] == said


def test_a_single_action_is_compared_with_nothing() -> None:
    assert compared((0.3, 0.01, 1.0)) == [ActionReason("only")]


def test_of_the_one_legal_action_nothing_is_thought() -> None:
    assert paragraphs(found((0.3, 0.01, 1.0)), 1)[1] == [ActionReason("forced")]


def test_a_difference_is_that_of_the_numbers_shown() -> None:
    # 67.52 and 60.48 are shown as 68 and 60.
    said = compared((0.6752, 0.001, 0.0), (0.6048, 0.001, 0.0))
    assert said == [ActionReason("more", OTHER, numbers={"games": 8, "error": 1})]


def test_points_are_told_beside_the_games_each_with_twice_the_error_of_the_difference() -> None:
    more, better = compared((0.68, 0.03, 7.0), (0.50, 0.04, 2.0))
    assert more == ActionReason("more", OTHER, numbers={"games": 18, "error": 10})
    assert better == ActionReason("better", points=5, numbers={"error": 5})


@pytest.mark.parametrize("win", [0.26, 0.255])
def test_a_difference_within_chance_is_not_reported(win: float) -> None:
    said = compared((0.26, 0.02, 5.2), (win, 0.02, 2.9))
    numbers = {"games": 26 - round(100 * win + 0.01), "error": 6}
    assert said[0] == ActionReason("close", OTHER, numbers=numbers)
    assert said[1:] == [ActionReason("better", points=2, numbers={"error": 3})]


def test_a_lead_that_is_not_better_is_not_reported() -> None:
    assert compared((0.26, 0.02, 2.2), (0.26, 0.02, 2.4)) == [
        ActionReason("close", OTHER, numbers={"games": 0, "error": 6})
    ]


def test_that_another_shows_more_is_said_with_what_the_search_goes_by() -> None:
    less, preferred = compared((0.23, 0.01, 3.2), (0.26, 0.015, 3.4))
    assert less == ActionReason(
        "less", OTHER, numbers={"games": 3, "error": 4}, flags={"sure": False}
    )
    numbers = {"tried": 3000, "sims": 5000}
    assert preferred == ActionReason("preferred", numbers=numbers)


def test_that_several_surely_show_more_is_not_hidden() -> None:
    said = compared((0.20, 0.004, 0.0), (0.26, 0.004, 0.0), (0.25, 0.004, 0.0))
    numbers = {"games": 6, "error": 1, "count": 2}
    assert said[0] == ActionReason("less-several", numbers=numbers, flags={"sure": True})


def test_where_positions_are_compared_no_simulations_are_told() -> None:
    said = compared((0.23, 0.0, 0.0), (0.26, 0.0, 0.0), sims=0)
    assert said == [ActionReason("less", OTHER, numbers={"games": 3}, flags={"sure": True})]


EVERY: Final = [
    *(found((0.3, 0.01, lead)) for lead in (3.2, -9.8)),
    found((0.6752, 0.001, 0.0), (0.6048, 0.001, 0.0)),
    found((0.26, 0.02, 5.2), (0.26, 0.02, 2.9)),
    found((0.23, 0.01, 0.0), (0.26, 0.015, 0.0)),
    found((0.20, 0.004, 0.0), (0.26, 0.004, 0.0), (0.25, 0.004, 0.0)),
]


def test_the_terminal_has_a_sentence_for_every_reason() -> None:
    play = game("mogul-2013").new(seats=3, seed=1)
    other = play.game.rules.to_text(OTHER)
    said = {
        reason.key: sentence(play, reason)
        for legal in (1, LEGAL)
        for analysis in EVERY
        for paragraph in paragraphs(analysis, legal)
        for reason in paragraph
    }
    assert set(said) == set(SENTENCES) == set(KEYS)
    behind = "On average you would end 10 dollars behind the best opponent (± 1)."
    assert said["behind"] == behind
    more = f"That is 8 games in a hundred more (± 1) than with the next best move: {other}."
    assert said["more"] == more
    close = f"far as the bot can tell: {other}, with 0 ± 6 fewer wins in a hundred games."
    assert said["close"].endswith(close)
    assert "in 3,000 of 6,000 games" in said["preferred"]
    assert not [text for text in said.values() if re.search(r"[{}]", text)]
