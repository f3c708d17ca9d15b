"""Bots around a learner: who sits where, that they decide by the seed alone, and who cannot sit."""

from __future__ import annotations

import numpy as np
import pytest

import moguls
from moguls.bots.bot import make
from moguls.envs.opponents import Opponents
from moguls.envs.positions import standing
from moguls.envs.registration import IDS
from moguls.envs.setting import Setting
from moguls.errors import UsageError

PLAIN = Setting.of("mogul-2002", 4, {"engine": "plain"})


def test_bots_sit_clockwise_from_the_learner() -> None:
    bots = Opponents(PLAIN, ["steady", "random", "beginner"])
    bots.sit(2, np.random.default_rng(3))
    assert bots.seated == {3: "steady", 0: "random", 1: "beginner"}


def played(seed: int) -> bytes:
    bots, rng = Opponents(PLAIN, "steady"), np.random.default_rng(seed)
    position = PLAIN.deal(np.random.default_rng(1))
    bots.sit(0, rng)
    bots.seated[0] = "random"
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
        (["steady"], "1 opponents, and the learner has 3"),
        (["steady"] * 4, "give one name for all, or one for each"),
        (5, "opponents: 5 are no names of bots"),
        (["steady", 3], "are no names of bots"),
        ("genius", "genius"),
        ("program:python3 my_bot.py", "moguls.arena plays against programs"),
    ],
)
def test_who_cannot_sit_is_told_why(names: str | list[str], told: str) -> None:
    with pytest.raises(UsageError, match=told):
        Opponents(PLAIN, names)


def test_every_game_has_an_id_of_its_own() -> None:
    assert tuple(IDS) == moguls.games()
    assert IDS["take-stock"] == "Moguls/TakeStock-v0"
    assert IDS["mogul-2002"] == "Moguls/Mogul2002-v0"
