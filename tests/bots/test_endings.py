"""Exact play of the last cards, against every line written out by the rules alone."""

import time
from collections.abc import Callable
from itertools import count
from typing import Any

import pytest

import moguls
from moguls.bots.config import BotConfig
from moguls.bots.levels import config_of
from moguls.bots.registry import policy_of
from moguls.core.play.playthrough import Playthrough
from moguls.core.rules import Rules
from tests.bots.games import native_searcher, plain_searcher

MOGULS = ("mogul-2002", "mogul-2013")
EXACT = config_of("search:20:exact=2000")
AHEAD = config_of("search:20:exact=2000:ahead=2")
POINT = 0.003  # of the reward, as the search counts it


def near_the_end(name: str, seed: int, cards: int, phase: str) -> Playthrough:
    """A game of three with so few cards face down, and few chips; at some phase of a round."""
    for number in count(seed, 1000):
        play = moguls.game(name).new(seats=3, seed=number)
        if played_until(play, BotConfig(noise=300), lambda at: game_cards(at.state) <= cards):
            make_poor(play.state)
            found = played_until(
                play, BotConfig(), lambda at: at.phase == phase and len(at.legal()) > 1
            )
            if found and game_cards(play.state) == cards:
                return play
    raise AssertionError


def played_until(play: Playthrough, config: BotConfig, done: Callable[[Playthrough], bool]) -> bool:
    searcher = native_searcher(play.game.name)
    while not play.over:
        if done(play):
            return True
        play.step(searcher.think(play.state, config, 5, None))
    return False


def make_poor(state: Any) -> None:
    """Leave two chips to each seat, and too few to the bank for a loan: the lines stay few."""
    state.chips[:] = [min(chips, 2) for chips in state.chips]
    state.bank = 1


def game_cards(state: Any) -> int:
    return len(state.deck) - int(state.deck_at)


def rewards(rules: Rules, state: Any) -> list[float]:
    points = [rules.points(state, seat) for seat in range(state.seats)]
    won = rules.winners(state)
    mean = sum(points) / len(points)
    shares = [(won >> seat & 1) / won.bit_count() for seat in range(state.seats)]
    return [share + POINT * (own - mean) for share, own in zip(shares, points, strict=True)]


def brute(name: str, state: Any) -> tuple[list[float], int]:
    """The worth of a position to each seat if each does the best for itself, and what to play.

    Every card that is face down is tried as the next one, whether it comes up or not.
    """
    rules = moguls.game(name).rules
    if rules.is_over(state):
        return rewards(rules, state), 0
    best: tuple[list[float], int] | None = None
    out = [0] * rules.max_choices
    candidates = policy_of(name).pruned_actions
    actions = out[: candidates(state, out)] if candidates else rules.legal_actions(state)
    for action in actions:
        worths = []
        for card in range(state.deck_at, len(state.deck)):
            after = state.copy()
            after.deck[state.deck_at], after.deck[card] = (
                state.deck[card],
                state.deck[state.deck_at],
            )
            rules.apply(after, action)
            worths.append(brute(name, after)[0])
            if after.deck_at == state.deck_at:
                break  # no card came up
        mean = [sum(each) / len(worths) for each in zip(*worths, strict=True)]
        if best is None or mean[state.turn] > best[0][state.turn] + 1e-12:
            best = mean, action
    assert best is not None
    return best


# Of the second game a whole auction with a card to come has too many lines for plain Python.
CASES = [
    ("mogul-2002", 1, "auction"),
    ("mogul-2002", 2, "auction"),
    ("mogul-2002", 2, "winner"),
    ("mogul-2013", 1, "auction"),
    ("mogul-2013", 2, "winner"),
]


@pytest.mark.parametrize(("name", "cards", "phase"), CASES)
def test_the_last_cards_are_played_as_by_brute_force(name: str, cards: int, phase: str) -> None:
    play = near_the_end(name, 3, cards, phase)
    worth, action = brute(name, play.state)
    plain, native = plain_searcher(name), native_searcher(name)
    for searcher, config in ((plain, AHEAD), (native, AHEAD), (native, EXACT)):
        searcher.think(
            play.state, config_of("search:20:ahead=1"), 1, None
        )  # it leaves its scratch behind
        assert searcher.think(play.state, config, 1, None) == action
        assert [searcher.ismcts_tree.endgame_values[seat] for seat in range(3)] == pytest.approx(
            worth
        )


@pytest.mark.parametrize("name", MOGULS)
def test_too_many_lines_are_left_to_the_search(name: str) -> None:
    searcher = native_searcher(name)
    play = near_the_end(name, 3, 1, "auction")
    for thousands, found in ((0, False), (2000, True)):
        searcher.think(play.state, config_of(f"search:20:exact={thousands}"), 1, None)
        assert (
            int(searcher.loops.solve_endgame(searcher.states, searcher.tree, searcher.scratch)) >= 0
        ) == found
    early = moguls.game(name).new(seats=3, seed=1)
    searcher.put(early.state)
    assert int(searcher.loops.solve_endgame(searcher.states, searcher.tree, searcher.scratch)) == -1


def test_a_limit_of_positions_is_kept() -> None:
    """The ending is one of 14,000 positions."""
    searcher = native_searcher("mogul-2002")
    play = near_the_end("mogul-2002", 3, 2, "auction")
    for thousands, found in ((1, False), (100, True)):
        searcher.think(play.state, config_of(f"search:20:exact={thousands}"), 1, None)
        assert (
            int(searcher.loops.solve_endgame(searcher.states, searcher.tree, searcher.scratch)) >= 0
        ) == found


def test_plain_rules_leave_what_would_take_them_minutes_to_the_search() -> None:
    play = near_the_end("mogul-2002", 3, 2, "auction")
    state: Any = play.state
    state.chips[:3] = [9, 9, 9]
    play.state = state
    begun = time.perf_counter()
    plain_searcher("mogul-2002").think(play.state, EXACT, 1, 0.05)
    assert time.perf_counter() - begun < 15
