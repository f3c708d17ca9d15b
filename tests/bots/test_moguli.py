"""Bots of Moguli think in whole turns: they win when they can, and stop who would win next."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import moguls
from moguls.bots.levels import config_of
from moguls.bots.searcher.searcher import Searcher
from moguls.games.moguli.material import PAWNS_TO_WIN
from tests.bots.moguli import wins

if TYPE_CHECKING:
    from moguls.core.play.playthrough import Playthrough

GAME = moguls.game("moguli")


@pytest.fixture(scope="module")
def searcher() -> Searcher:
    return Searcher(GAME.native_engine())


def near_the_end(searcher: Searcher, seed: int) -> Playthrough:
    """Return a game of steady bots up to the second seat's third pawn across."""
    table = GAME.new(seed=seed)
    while not table.over and max(table.scores) < PAWNS_TO_WIN - 1:
        table.step(searcher.think(table.state, config_of("steady"), table.ply, None))
    return table


def play_turn(table: Playthrough, searcher: Searcher, name: str) -> None:
    turn = table.round
    while not table.over and table.round == turn:
        table.step(searcher.think(table.state, config_of(name), table.ply, None))


@pytest.mark.parametrize("name", ["steady", "search:100"])
def test_a_bot_wins_where_it_can(searcher: Searcher, name: str) -> None:
    """From such places a turn is played out; a win by one rotation and one move is never missed."""
    seen = 0
    for seed in range(16):
        table = near_the_end(searcher, seed)
        for _ in range(12):
            if table.over:
                break
            seat = table.turn
            must_win = table.scores[seat or 0] >= PAWNS_TO_WIN - 1 and wins(table.state)
            play_turn(table, searcher, name)
            if must_win:
                seen += 1
                assert table.winners == [seat]
    assert seen > 1  # the test has found such places


def test_plain_and_native_thoughts_are_the_same(searcher: Searcher) -> None:
    table = GAME.new(seed=3)
    native, plain = searcher, Searcher(GAME.plain())
    for _ in range(3):
        for name in ("steady", "search:80"):
            config = config_of(name)
            assert native.think(table.state, config, 1, None) == plain.think(
                table.state, config, 1, None
            )
        table.step(native.think(table.state, config_of("steady"), 1, None))
