"""Action weights from evaluations, one turn deeper each time."""

from math import log
from types import SimpleNamespace
from typing import Any

import pytest

from moguls.bots.analysis.minimax_values import UNKNOWN, ActionEvaluator

SCALE = 50.0
WON, LOST = 1_000_000, -1_000_000
SURELY = log(99)  # in parts of the scale


def weighed(looks: dict[int, list[int]], also: tuple[int, ...] = ()) -> dict[int, float]:
    """Weigh actions whose looks are given, as far as they go; 0 is what the search plays."""

    def look(_states: Any, _seat: int, action: int, depth: int, _tree: Any) -> int:
        return looks[action][depth] if depth < len(looks[action]) else UNKNOWN

    loops = SimpleNamespace(
        set_exact_weights=lambda *_: None,
        allow=lambda *_: None,
        depth_reached=lambda _tree: len(looks[0]) - 1,
        legal_actions=lambda _states, _actions: len(looks),
        evaluate_action=look,
    )
    searcher: Any = SimpleNamespace(loops=loops, states=None, tree=None, actions=list(looks))
    own: Any = SimpleNamespace(scale=SCALE)
    return ActionEvaluator(searcher, own).evaluate(0, 0, also, 100, None)


def test_the_two_deepest_looks_are_averaged() -> None:
    assert weighed({0: [500, 10, 30]}) == {0: pytest.approx(20 / SCALE)}


def test_a_win_that_two_looks_have_seen_is_told_and_one_that_only_the_last_saw_less_surely() -> (
    None
):
    assert weighed({0: [0, WON, WON - 5]}) == {0: pytest.approx(SURELY)}
    assert weighed({0: [0, 0, WON]}) == {0: pytest.approx(SURELY / 2)}


def test_looks_that_contradict_each_other_say_nothing() -> None:
    found = weighed({0: [0, 5, WON, WON], 1: [0, 5, LOST, WON]}, also=(1,))

    assert found == {0: pytest.approx(SURELY), 1: pytest.approx(0)}


def test_what_is_not_looked_at_as_deep_changes_as_the_best_does() -> None:
    found = weighed({0: [0, 10, 10, 30, 50], 1: [0, 0, 0]})

    assert found == {0: pytest.approx(40 / SCALE), 1: pytest.approx(30 / SCALE)}


def test_no_action_counts_for_more_than_the_best() -> None:
    assert weighed({0: [0, 10, 10], 1: [0, 20, 20]})[1] == pytest.approx(10 / SCALE)
