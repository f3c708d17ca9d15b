"""Classic: plain UCT, the baseline that others are measured by."""

from functools import cache

import pytest

import moguls
from moguls.arena import play_match
from moguls.bots.config import CAP_CLASSIC, BotConfig
from moguls.bots.levels import config_of
from moguls.bots.registry import MODULES, policy_of
from moguls.bots.searcher.baseline import Baseline
from moguls.bots.searcher.searcher import Searcher
from moguls.core.play.playthrough import Playthrough
from tests.bots.games import native_searcher, plain_searcher, some_game
from tools.steps import ROOT

OF_NODES = "first", "next", "parent", "action", "visits", "wins"


def grown(searcher: Searcher, play: Playthrough, seed: int, sims: int) -> dict[str, list[float]]:
    """Return the arrays of the nodes after all simulations of a search by classic."""
    searcher.put(play.state)
    own = classic_kit_of(searcher)
    tree = own.arrays(sims)
    own.loops.begin_classic(tree)
    own.loops.grow_classic(searcher.states, play.turn or 0, seed, 0, sims, tree)
    return {name: list(getattr(tree, name))[: sims + 1] for name in OF_NODES}


@cache
def classic_kit_of(searcher: Searcher) -> Baseline:
    """Return the baseline on the engine of a kit; one for each kit, so that trees are reused."""
    return Baseline(searcher.engine)


def with_choice(name: str, seed: int, plies: int) -> Playthrough:
    play = some_game(name, seed, plies)
    while len(play.legal()) == 1:
        play.move(next(iter(play.legal())))
    return play


@pytest.mark.parametrize("name", MODULES)
def test_plain_and_native_classic_grow_the_same_tree(name: str) -> None:
    """Nor does anything stay behind of an earlier, larger tree."""
    play = with_choice(name, 5, 30)
    grown(native_searcher(name), play, 4, 3000)
    one, other = (
        grown(searcher, play, 3, 120) for searcher in (plain_searcher(name), native_searcher(name))
    )
    assert one == other


@pytest.mark.parametrize("name", MODULES)
def test_every_simulation_adds_a_node_and_tries_all_actions_before_any_twice(name: str) -> None:
    play = with_choice(name, 6, 12)
    sims = 400
    rows = grown(native_searcher(name), play, 3, sims)
    visits, parents = rows["visits"], rows["parent"]
    assert visits[0] == sims
    of_root = [node for node in range(1, sims + 1) if parents[node] == 0 and visits[node] > 0]
    assert len(of_root) == len(play.game.rules.legal_actions(play.state))
    assert sum(visits[node] for node in of_root) == sims
    assert all(0 <= wins <= seen for wins, seen in zip(rows["wins"], visits, strict=True))


@pytest.mark.parametrize("name", ["mogul-2002", "take-stock"])
def test_a_thought_that_ends_early_comes_to_the_choice_of_the_whole_one(name: str) -> None:
    searcher, sims, spared = native_searcher(name), 2000, 0
    own = classic_kit_of(searcher)
    for play in last_choices(name, 16):
        searcher.put(play.state)
        chosen = own.think(searcher.states, play.turn or 0, sims, 3, None)
        spared += sims - own.sims_run
        grown(searcher, play, 3, sims)
        assert chosen == own.loops.best_action_classic(own.arrays(sims))
    assert spared > 0


def last_choices(name: str, count: int) -> list[Playthrough]:
    """The last choices of a game of steady bots, where some actions are clearly worse."""
    play, states = moguls.game(name).new(seats=3, seed=4), []
    while not play.over:
        if len(play.legal()) > 1:
            states.append(play.state.copy())
        play.step(native_searcher(name).think(play.state, BotConfig(), 1, None))
    found = []
    for state in states[-count:]:
        at = moguls.game(name).new(seats=3, seed=4)
        at.state = state
        found.append(at)
    return found


@pytest.mark.slow
def test_classic_beats_random_and_wins_more_with_more_simulations() -> None:
    game = moguls.game("mogul-2002")
    assert play_match(game, ("classic:200", "random", "random"), 30, seed=3).by_bot()[0].low > 0.6
    assert (
        play_match(game, ("classic:500", "classic:10", "classic:10"), 30, 3).by_bot()[0].low > 1 / 3
    )


def test_classic_has_four_seconds_and_its_name_says_how_many_simulations() -> None:
    assert config_of("classic:700") == BotConfig(sims=700, classic=True)
    assert config_of("classic").cap == CAP_CLASSIC == 4.0


@pytest.mark.parametrize("name", MODULES)
def test_in_a_match_classic_has_what_its_page_says_that_four_seconds_hold(name: str) -> None:
    sims = config_of("classic", policy_of(name)).sims
    page = (ROOT / "docs" / "bots" / "search.md").read_text("utf-8")
    title = moguls.game(name).title.partition(" (")[0]
    assert f"{sims:,} in {title}" in page
