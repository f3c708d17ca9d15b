"""Reviews of Moguli: what the search sees, mistakes and ends of turns included."""

import json
from functools import cache
from pathlib import Path

import pytest

import moguls
from moguls import review
from moguls.bots.analysis.analyst import Analyst
from moguls.core.play.replay import replay
from moguls.games import registry
from moguls.review import Decision, Review

GOLDEN = Path(__file__).parents[1] / "golden" / "moguli.jsonl"
RACE = 4  # number of a golden game that the second seat wins, 3 pawns to 4
SIMS = 400


@cache
def asked() -> tuple[Decision, ...]:
    record = json.loads(GOLDEN.read_text("utf-8").splitlines()[RACE])
    return review.decisions(replay(registry.game("moguli", **record["options"]), record).play)


@cache
def analyst() -> Analyst:
    return Analyst(moguls.game("moguli").native_engine())


def wins(at: int) -> tuple[float, ...]:
    found = analyst().analyse(asked()[at].state, 1, SIMS)
    return found.of(found.best).wins


@pytest.mark.parametrize(("step", "move"), [(120, "rotate d2 180")])
def test_a_move_that_lets_the_rival_in_is_a_mistake(step: int, move: str) -> None:
    at = next(it for it in asked() if it.step == step)
    assert registry.game("moguli").rules.to_text(at.action) == move
    weighed = review.weigh(analyst(), at.state, at.action, 1, SIMS)
    assert weighed.cost[at.seat] < -0.2
    assert sum(weighed.cost) == pytest.approx(0)
    made = Review(moguls.game("moguli").new(seed=1), SIMS, 1, (at,), (weighed,))
    assert made.is_mistake(0)
    assert min(weighed.options, key=lambda it: it.win).action == at.action


def test_an_end_of_a_turn_that_is_the_only_action_changes_no_chance() -> None:
    ends = [k for k, it in enumerate(asked()[:-1]) if len(legal(it)) == 1][-6:]
    assert len(ends) == 6
    for k in ends:
        assert wins(k) == wins(k + 1)


def legal(it: Decision) -> list[int]:
    return registry.game("moguli").rules.legal_actions(it.state)


def test_who_can_win_at_once_is_told_so_and_so_is_the_loser() -> None:
    assert asked()[-1].seat == 1
    assert wins(-1) == pytest.approx((0.01, 0.99))
    assert wins(-2) == wins(-1)
