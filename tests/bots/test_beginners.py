"""Beginners play as a person who has had the first lessons: those of the coach's table do."""

import random
from collections import Counter
from typing import Any

import pytest

import moguls
from moguls.bots.levels import config_of
from moguls.bots.registry import policy_of
from tests.bots.games import OPTIONS, native_searcher

GAMES = 12  # of each set of house rules
SHORT = 4  # with fewer chips a seat is short of them
LONGEST = 117  # turns; so many a careless player once had


def decisions(name: str, options: dict[str, str]) -> Counter[tuple[str, bool]]:
    """Count what three beginners do in some games, and with how many chips they do it."""
    searcher, config = native_searcher(name), config_of("beginner", policy_of(name))
    seen: Counter[tuple[str, bool]] = Counter()
    for seed in range(GAMES):
        play = moguls.game(name, **options).new(3, seed=seed)
        while not play.over:
            state: Any = play.state
            chips, is_empty = state.chips[state.turn], state.bowl == 0
            move = play.game.rules.to_text(searcher.think(state, config, play.ply, None))
            kind = "leave nothing" if move == "leave" and is_empty else move
            seen[kind, chips < SHORT] += 1
            play.move(move)
    return seen


@pytest.mark.parametrize("name", ["mogul-2002", "mogul-2013"])
def test_beginners_borrow_and_leave_an_empty_bowl_only_when_short_of_chips(name: str) -> None:
    borrow = {"mogul-2002": "loan", "mogul-2013": "credit"}[name]
    seen = sum((decisions(name, options) for options in OPTIONS[name]), Counter())

    assert seen[borrow, False] == seen["leave nothing", False] == 0
    assert seen[borrow, True] > GAMES
    assert seen["leave nothing", True] > GAMES


def shuttled(seed: int) -> tuple[int, list[int]]:
    """Let a beginner of Moguli meet a seat that moves to and fro; return the turns and winners.

    The beginner has seat 1 and its rival, who may win or draw, seat 0.
    """
    searcher, config = native_searcher("moguli"), config_of("beginner", policy_of("moguli"))
    options = {"max_turns": "0", "start_row_duty": "rotation", "first_player": str(seed % 2)}
    game = moguls.game("moguli", **options)
    play, dice, last = game.new(2, seed=seed), random.Random(seed), ""
    while not play.over and play.round < LONGEST:
        if play.turn:
            move = game.rules.to_text(searcher.think(play.state, config, play.ply, None))
        else:
            move = to_and_fro(list(play.legal()), last, dice)
            last = move if move.startswith("pawn") else last
        play.move(move)
    return play.round, play.winners if play.over else []


def to_and_fro(legal: list[str], last: str, dice: random.Random) -> str:
    """Return the move that takes the last one back, else one of a pawn, else the turn's end."""
    back = "pawn " + "-".join(reversed(last.removeprefix("pawn ").split("-")))
    pawns = [move for move in legal if move.startswith("pawn")]
    if back in pawns:
        return back
    return dice.choice(pawns or [move for move in legal if move == "end"] or legal)


def test_a_beginner_of_moguli_wins_against_moving_to_and_fro() -> None:
    ends = [shuttled(seed) for seed in range(30)]

    assert max(turns for turns, _ in ends) < LONGEST
    assert [winners for _, winners in ends].count([1]) >= 29
    assert [0] not in [winners for _, winners in ends]
