"""Classic: plain UCT, the baseline that others are measured by."""

import pytest

import moguls
from moguls.arena import play_match
from moguls.bots import classic
from moguls.bots.brains import CAP_CLASSIC, Brain, brain_of
from moguls.bots.kit import Kit
from moguls.bots.policies import MODULES
from moguls.core.playthrough import Playthrough
from tests.bots.games import compiled_kit, plain_kit, some_game


def grown(kit: Kit, sims: int) -> list[list[float]]:
    """The arrays of the nodes after a search of classic."""
    assert kit._classic is not None  # noqa: SLF001  # the tree itself is under test
    return [list(row[: sims + 1]) for row in kit._classic.tree[: classic.WINS + 1]]  # noqa: SLF001


def with_choice(name: str, seed: int, plies: int) -> Playthrough:
    """A game in which there is something to choose."""
    play = some_game(name, seed, plies)
    while len(play.legal()) == 1:
        play.move(next(iter(play.legal())))
    return play


@pytest.mark.parametrize("name", MODULES)
def test_plain_and_compiled_classic_grow_the_same_tree(name: str) -> None:
    """Nor does anything stay behind of an earlier, larger tree."""
    play = with_choice(name, 5, 30)
    trees = []
    compiled_kit(name).think(play.state, Brain(sims=3000, classic=True), 4, None)
    for kit in (plain_kit(name), compiled_kit(name)):
        kit.think(play.state, Brain(sims=120, classic=True), 3, None)
        trees.append(grown(kit, 120))
    assert trees[0] == trees[1]


@pytest.mark.parametrize("name", MODULES)
def test_every_simulation_adds_a_node_and_tries_all_actions_before_any_twice(name: str) -> None:
    play = with_choice(name, 6, 12)
    kit, sims = compiled_kit(name), 400
    kit.think(play.state, Brain(sims=sims, classic=True), 3, None)
    rows = grown(kit, sims)
    visits, parents = rows[classic.VISITS], rows[classic.PARENT]
    assert visits[0] == sims
    of_root = [node for node in range(1, sims + 1) if parents[node] == 0 and visits[node] > 0]
    assert len(of_root) == len(play.game.rules.legal_actions(play.state))
    assert sum(visits[node] for node in of_root) == sims
    assert all(0 <= wins <= seen for wins, seen in zip(rows[classic.WINS], visits, strict=True))


def test_classic_beats_random_and_wins_more_with_more_simulations() -> None:
    game = moguls.game("mogul-2002")
    assert play_match(game, ("classic:200", "random", "random"), 30, seed=3).by_bot()[0].low > 0.6
    assert (
        play_match(game, ("classic:500", "classic:10", "classic:10"), 30, 3).by_bot()[0].low > 1 / 3
    )


def test_classic_has_four_seconds_and_its_name_says_how_many_simulations() -> None:
    assert brain_of("classic:700") == Brain(sims=700, classic=True)
    assert brain_of("classic").cap == CAP_CLASSIC == 4.0
