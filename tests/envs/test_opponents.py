"""Bots around a learner: who sits where, that they decide by the seed alone, and who cannot sit."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

import moguls
from moguls.bots.bot import make
from moguls.bots.registry import policy_of
from moguls.envs.opponents import Opponents
from moguls.envs.positions import standing
from moguls.envs.registration import IDS
from moguls.envs.setting import Setting
from moguls.errors import UsageError
from moguls.vector.plan import VectorPlan

if TYPE_CHECKING:
    from moguls.bots import DecisionPoint

PLAIN = Setting.of("mogul-2002", 4, {"engine": "plain"})


def test_bots_sit_clockwise_from_the_learner() -> None:
    bots = Opponents(PLAIN, ["steady", "random", "beginner"])
    bots.sit(2, np.random.default_rng(3))
    assert bots.by_seat == {3: "steady", 0: "random", 1: "beginner"}


def played(seed: int) -> bytes:
    bots, rng = Opponents(PLAIN, "steady"), np.random.default_rng(seed)
    position = PLAIN.deal(np.random.default_rng(1))
    bots.sit(0, rng)
    bots.by_seat[0] = "random"
    for _ in range(40):
        bots.play(position)
    return position.bytes


def test_bots_decide_by_the_seed_of_the_game() -> None:
    assert played(5) == played(5) != played(6)


def test_a_bot_moves_as_the_bot_of_its_name_does() -> None:
    rng = np.random.default_rng(1)
    bots, position = Opponents(PLAIN, "steady"), PLAIN.deal(rng)
    bots.sit((position.turn + 1) % 4, rng)
    play = PLAIN.game.new(deal=PLAIN.game.rules.codec.write_deal(position.state))
    move = make("steady", PLAIN.game, seed=1).move(play)
    play.move(move)
    bots.play(position)
    assert position.turn == play.turn
    assert standing(PLAIN.game.rules, position, 4)[0] == play.scores


@pytest.mark.parametrize(
    ("names", "told"),
    [
        (["steady"], "1 opponents for 3 seats"),
        (["steady"] * 4, "expected one for all, or one for each"),
        (5, "invalid opponents 5: expected the name of a bot or an object"),
        (["steady", 3], "invalid opponents .*: expected the name of a bot"),
        ("genius", "genius"),
        ("program:python3 my_bot.py", "moguls.arena plays against programs"),
    ],
)
def test_who_cannot_sit_is_told_why(names: str | list[str], told: str) -> None:
    with pytest.raises(UsageError, match=told):
        Opponents(PLAIN, names)


class Counting:
    """Plays the last legal move, and keeps the plies of its decisions and their seats."""

    name = "counting"

    def __init__(self) -> None:
        self.decisions: list[DecisionPoint] = []

    def choose(self, decision: DecisionPoint) -> str:
        self.decisions.append(decision)
        return decision.legal[-1]


def test_an_object_is_an_opponent_that_sees_what_its_seat_knows() -> None:
    bot = Counting()
    bots, position = Opponents(PLAIN, [bot, "steady", bot]), PLAIN.deal(np.random.default_rng(1))
    assert bots.names == ["counting", "steady", "counting"]
    bots.sit((position.turn + 3) % 4, np.random.default_rng(2))
    legal, before, seat = position.choices(), position.state.copy(), position.turn

    bots.play(position)

    (decision,) = bot.decisions
    assert (decision.seat, decision.seats) == (seat, 4)
    assert len(decision.legal) == len(legal)
    policy_of("mogul-2002").mask_hidden(before, seat)
    assert decision.state.pack() == before.pack()
    bots.play(position)
    assert len(bot.decisions) == 1  # the next seat is that of steady


def test_an_object_plays_in_gymnasium() -> None:
    gymnasium = pytest.importorskip("gymnasium")
    bot = Counting()
    env = gymnasium.make(IDS["mogul-2002"], seats=3, seat=0, opponents=bot, engine="plain")
    _, told = env.reset(seed=3)
    over = False
    while not over:
        action = int(np.flatnonzero(told["action_mask"])[0])
        _, _, over, _, told = env.step(action)
    assert {decision.seat for decision in bot.decisions} == {1, 2}
    seeds = [decision.seed for decision in bot.decisions]
    assert len(set(seeds)) == len(seeds)


def test_an_illegal_answer_of_an_object_is_an_error() -> None:
    class Wrong:
        def choose(self, decision: DecisionPoint) -> str:
            return f"none of {len(decision.legal)}"

    bots, position = Opponents(PLAIN, Wrong()), PLAIN.deal(np.random.default_rng(1))
    bots.sit((position.turn + 1) % 4, np.random.default_rng(2))
    with pytest.raises(UsageError, match="'wrong' gave an illegal answer: 'none of 2' is not a"):
        bots.play(position)


def test_native_loops_refuse_an_object() -> None:
    with pytest.raises(UsageError, match="'counting' is a Python bot, which native loops"):
        VectorPlan(Setting.of("mogul-2002", 3, {}), opponents=Counting())


def test_every_game_has_an_id_of_its_own() -> None:
    assert tuple(IDS) == moguls.games()
    assert IDS["take-stock"] == "Moguls/TakeStock-v0"
    assert IDS["mogul-2002"] == "Moguls/Mogul2002-v0"
