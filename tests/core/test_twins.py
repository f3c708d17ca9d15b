"""A game's twin in C, by which we measure speed, plays the same game under every switch."""

import shutil

import pytest

import moguls
from bench.yardstick import Yardstick, source_of
from moguls.core.signature import variants

TWINS = [name for name in moguls.games() if source_of(name).exists()]
GAMES = 40


@pytest.mark.skipif(shutil.which("gcc") is None, reason="there is no compiler of C here")
@pytest.mark.parametrize("name", TWINS)
def test_the_twin_comes_to_the_same_moves_and_the_same_ends(name: str) -> None:
    twin = Yardstick(name)
    # Take Stock's leaves out what seats remember, which random play never reads.
    assert twin.state_size <= moguls.game(name).rules.state.layout_.size
    for game in variants(moguls.game(name)):
        twin.options = game.packed_options
        for seats in game.seats:
            if game.rules.refuse(seats, game.packed_options) is None:
                ours = game.native().playouts(seats, 5, GAMES)
                assert twin.playouts(seats, 5, GAMES) == ours, (game.options, seats)


def test_every_game_has_a_twin() -> None:
    assert set(TWINS) == set(moguls.games())
