"""Threads that search together."""

from collections.abc import Sequence
from typing import cast

import pytest

import moguls
from moguls.bots.config import BotConfig
from moguls.bots.levels import config_of
from moguls.bots.registry import policy_of
from moguls.bots.searcher.root_parallel import Contender, search_together
from moguls.bots.searcher.searcher import Searcher
from moguls.bots.service import _threads
from tests.bots.games import played, some_game

NAME = "mogul-2002"
LONG = 60.0  # seconds; who has no limit goes by one tree


def test_the_same_threads_and_seed_give_the_same_move_and_share_the_simulations() -> None:
    play = some_game(NAME, 3, 10)
    while len(play.legal()) == 1:
        play.move(next(iter(play.legal())))
    searchers = [Searcher(play.game.native_engine(), threads=3) for _ in range(2)]
    moves = {
        searcher.think(play.state, BotConfig(sims=301), 5, LONG)
        for searcher in searchers
        for _ in range(3)
    }
    assert len(moves) == 1
    assert moves <= set(play.legal().values())
    for searcher in searchers:
        all_tried = [
            sum(visits for _, visits in each.visit_counts())
            for each in (searcher, *searcher.helpers)
        ]
        assert all(0 < count <= 101 for count in all_tried)


def test_threads_have_trees_of_their_own() -> None:
    play = some_game(NAME, 3, 10)
    while len(play.legal()) == 1:
        play.move(next(iter(play.legal())))
    searcher = Searcher(play.game.native_engine(), threads=2)
    searcher.think(play.state, BotConfig(sims=400), 5, LONG)
    assert list(searcher.ismcts_tree.values) != list(searcher.helpers[0].ismcts_tree.values)


class FoundOut:
    """A kit whose search has found what it is told."""

    def __init__(self, tried: Sequence[tuple[int, int]], contest: Sequence[Contender] = ()) -> None:
        self.told, self.compared = list(tried), list(contest)

    def search(self, seat: int, sims: int, seed: int, budget: float | None) -> None:
        """Find nothing new."""

    def visit_counts(self) -> list[tuple[int, int]]:
        return self.told

    def contest(self) -> list[Contender]:
        return self.compared


def test_a_thread_whose_choice_was_clear_early_counts_as_much_as_one_that_doubted() -> None:
    clear = FoundOut([(4, 900), (9, 100)])
    in_doubt = FoundOut([(4, 4500), (9, 5500)])
    searchers = cast("Sequence[Searcher]", [in_doubt, clear])
    assert search_together(searchers, 0, 12_000, 5, None) == 4
    assert search_together(searchers[:1], 0, 12_000, 5, None) == 9
    nothing = cast("Sequence[Searcher]", [FoundOut([(4, 0), (9, 0)])])
    assert search_together(nothing, 0, 1, 5, None) == 4, "of equal ones the first"


def left(action: int, tries: int, worth: float) -> Contender:
    return Contender(action, tries, worth, is_left=True)


def dropped(action: int, tries: int, worth: float) -> Contender:
    return Contender(action, tries, worth, is_left=False)


def test_threads_that_race_play_the_best_by_all_tries_of_those_that_one_has_left() -> None:
    early = FoundOut([], [dropped(4, 32, 0.3), left(9, 32, 0.5)])
    in_doubt = FoundOut([], [left(4, 400, 0.52), left(9, 400, 0.5)])
    lucky = FoundOut([], [dropped(2, 5, 0.9), left(9, 400, 0.5)])
    none = FoundOut([], [left(7, 0, -1e9), left(9, 1, 0.1)])
    for searchers, best in (
        ([early], 9),
        ([in_doubt], 4),
        ([early, in_doubt], 4),
        ([early, early, lucky], 9),
        ([none], 9),
    ):
        assert search_together(cast("Sequence[Searcher]", searchers), 0, 900, 5, None) == best


def test_a_race_that_threads_end_at_its_first_look_is_not_won_by_the_first_in_the_list() -> None:
    searcher, firsts = Searcher(moguls.game("take-stock").native_engine(), threads=2), 0
    config = config_of("search:4000:alone=2:ahead=1:paired=1:raced=1", policy_of("take-stock"))
    for seed in range(6):
        state = played(moguls.game("take-stock"), 4, seed, 30).state
        action = searcher.think(state, config, seed, LONG)
        won = [
            int(each.loops.best_action(each.states, each.tree))
            for each in (searcher, *searcher.helpers)
        ]
        assert action in won
        firsts += action == min(action for action, _ in searcher.visit_counts())
    assert firsts < 6


def test_who_wavers_does_so_with_several_threads_too() -> None:
    play = some_game(NAME, 3, 10)
    while len(play.legal()) < 3:  # a beginner avoids some actions
        play.move(next(iter(play.legal())))
    beginner = config_of("beginner", policy_of(NAME))
    one, three = (Searcher(play.game.native_engine(), threads=threads) for threads in (1, 3))
    moves = [
        [searcher.think(play.state, beginner, seed, LONG) for seed in range(40)]
        for searcher in (one, three)
    ]
    assert len(set(moves[0])) > 1
    assert moves[0] == moves[1]


@pytest.mark.parametrize(("text", "threads"), [("", 1), ("3", 3), ("0", 1), ("many", 1)])
def test_the_environment_says_how_many(
    monkeypatch: pytest.MonkeyPatch, text: str, threads: int
) -> None:
    monkeypatch.setenv("MOGULS_THREADS", text)
    assert _threads() == threads
