"""Law: tables play, observe, reward and restart like single states and single bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import moguls
import moguls.vector
from moguls.vector.plan import AUTORESETS
from tests.vector.by_hand import Alone

if TYPE_CHECKING:
    from moguls.vector.stepping import Tables

pytestmark = pytest.mark.usefixtures("every_thread")
SIZES = [(name, seats) for name in moguls.games() for seats in moguls.game(name).seats]
MOST, AFTER = 2000, 10
REWARDS = ("win", "margin", "rank", "zero_sum")


def legal_of(tables: Tables, infos: dict[str, Any], i: int) -> list[int]:
    mask = infos["action_mask"][i]
    if tables.plan.mask == "bytes":
        found = np.flatnonzero(mask).tolist()
    elif tables.plan.mask == "bits":
        found = np.flatnonzero(np.unpackbits(mask.view(np.uint8), bitorder="little")).tolist()
    else:
        found = mask[mask >= 0].tolist()
    assert len(found) == infos["num_legal"][i]
    return [int(action) for action in found]


def compare(tables: Tables, alone: list[Alone], seen: Any, infos: dict[str, Any]) -> None:
    for i, one in enumerate(alone):
        assert tables.arrays.states[i].tobytes() == one.at.bytes
        assert infos["seat"][i] == one.viewer
        assert legal_of(tables, infos, i) == one.legal()
        assert (seen[i] == one.observation()).all()


def stepped(tables: Tables, one: Alone, i: int, told: tuple[Any, ...], action: int) -> bool:
    _, paid, ended, cut, infos = told
    number = one.number + tables.num_envs
    if one.at.over:  # in mode NextStep it restarts, and nothing is played
        one.learner = int(tables.arrays.learners[i])
        one.deal(number)
        assert not ended[i]
        assert paid[i] == 0.0
        return False
    returns = one.step(action)
    assert ended[i] == one.at.over
    assert not cut[i]
    assert infos["returns"][i].tolist() == pytest.approx(returns)
    assert paid[i] == pytest.approx(returns[one.learner if one.learner >= 0 else one.mover])
    if one.at.over and tables.plan.autoreset == "SameStep":
        assert infos["_final_obs"][i]
        assert (infos["final_obs"][i] == one.observation()).all()
        one.learner = int(tables.arrays.learners[i])
        one.deal(number)
    return bool(ended[i])


def play(tables: Tables, wanted: int = 2) -> None:
    rng, games = np.random.default_rng(1), 0
    seen, infos = tables.reset()
    alone = [Alone(tables.plan, i, int(k)) for i, k in enumerate(tables.arrays.learners)]
    compare(tables, alone, seen, infos)
    for step in range(MOST):
        actions = tables.sample(rng)
        told = tables.step(actions)
        ends = [stepped(tables, one, i, told, int(actions[i])) for i, one in enumerate(alone)]
        games += sum(ends)
        compare(tables, alone, told[0], told[4])
        if tables.plan.autoreset == "Disabled" and any(ends):
            seen, infos = tables.reset(options={"reset_mask": np.array(ends)})
            for i in np.flatnonzero(ends):
                alone[i].learner = int(tables.arrays.learners[i])
                alone[i].deal(alone[i].number + tables.num_envs)
            compare(tables, alone, seen, infos)
        if games >= wanted and step % AFTER == 0:
            return
    pytest.fail(f"{games} games have ended in {MOST} steps")


@pytest.mark.parametrize("autoreset", AUTORESETS)
@pytest.mark.parametrize(("name", "seats"), SIZES)
def test_all_seats_learn(name: str, seats: int, autoreset: str) -> None:
    k = SIZES.index((name, seats)) + list(AUTORESETS).index(autoreset)
    tables = moguls.vector.tables(
        name,
        seats,
        n=3,
        seed=k,
        autoreset=autoreset,
        mask=("bytes", "bits", "indices")[k % 3],
        reward=REWARDS[k % 4],
        threads=1 + k % 2,
        observation=("int16", "unit", "signed", "playing")[k % 4],
        perfect_memory=bool(k & 1),
        copy=bool(k & 2),
    )
    play(tables)
    tables.close()


@pytest.mark.parametrize("autoreset", AUTORESETS)
@pytest.mark.parametrize("name", moguls.games())
def test_one_learns_among_bots(name: str, autoreset: str) -> None:
    seats = moguls.game(name).seats[0]
    k = moguls.games().index(name)
    opponents = ("steady", "random", "beginner")[: seats - 1] if k % 2 else "random"
    tables = moguls.vector.tables(
        name, seats, n=3, seed=k, autoreset=autoreset, opponents=opponents, threads=2, mask="bits"
    )
    play(tables)
    tables.close()


@pytest.mark.slow
@pytest.mark.parametrize("name", moguls.games())
def test_the_levels_play_as_they_do_elsewhere(name: str) -> None:
    for level in ("easy", "normal", "hard"):
        tables = moguls.vector.tables(name, n=2, seed=1, opponents=level, seat=0)
        play(tables, 1)
