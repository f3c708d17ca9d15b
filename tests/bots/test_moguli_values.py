"""Values of positions of Moguli: squares under pawns, and clipped values."""

from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from moguls.bots.moguli.evaluation import (
    ENDLESS,
    FAR,
    balance,
    expected_gain,
    value_above,
    value_of,
)
from moguls.bots.moguli.evaluation_weights import (
    BLUR,
    MOBILE,
    NEXT,
    NOTES,
    NOW,
    ROW,
    SALT,
    SOON,
    THREAT,
    set_weights,
)
from moguls.bots.moguli.tunnels import ends_over, note_spans
from moguls.games.moguli.board import turn_tile
from moguls.games.moguli.finish import has_crossed, points
from moguls.games.moguli.material import COLUMNS, PAWNS_TO_WIN, ROWS, goal
from moguls.games.moguli.moves import able, legal_ends
from moguls.games.moguli.reach import bridges
from moguls.games.moguli.state import State
from tests.bots.games import some_game

seeds, plies, seats = st.integers(0, 100_000), st.integers(0, 160), st.integers(0, 1)


def position(seed: int, ply: int, turn: int) -> State:
    """Return a position of a game, as it would be with that seat on turn."""
    state = cast("State", some_game("moguli", seed, ply).state)
    state.turn = turn
    return state


def weights(seat: int, blur: int = 0) -> list[int]:
    w = [0] * ROW
    set_weights(w, seat)
    w[BLUR], w[SALT] = blur, 7
    return w


def bits(gates: int) -> list[int]:
    return [gate for gate in range(COLUMNS * ROWS) if gates >> gate & 1]


def value_estimate(s: State, seat: int, part: int, w: list[int]) -> int:
    """Return what a seat may hope for, by the rules' own moves of each of its pawns."""
    moves = {gate: bits(legal_ends(s, 1 << gate, s.pawns[0] | s.pawns[1])) for gate in movable(s)}
    far = {gate: max(rows(end, seat) for end in ends) for gate, ends in moves.items() if ends}
    if points(s, seat) >= PAWNS_TO_WIN - 1:
        for gate, row in far.items():
            if row == FAR > rows(gate, seat):
                return SOON
    best = max([0, *(w[row] - w[rows(gate, seat)] for gate, row in far.items())])
    mobile = len(far) * w[MOBILE]
    return (best * w[part] >> 4) + (mobile * w[NEXT] >> 4 if part == NEXT else mobile)


def movable(s: State) -> list[int]:
    return bits(able(s))


def rows(gate: int, seat: int) -> int:
    row = gate // COLUMNS
    return row if seat == 0 else FAR - row


@pytest.mark.slow
@settings(max_examples=150, deadline=None)
@given(seed=seeds, ply=plies, seat=seats)
def test_by_notes_each_pawn_comes_where_the_rules_let_it(seed: int, ply: int, seat: int) -> None:
    s, w = position(seed, ply, seat), weights(seat)
    end = note_spans(s, bridges(s, s.pawns[0] | s.pawns[1]), NOTES, w)
    for gate in bits(s.pawns[seat]):
        everywhere = legal_ends(s, 1 << gate, s.pawns[0] | s.pawns[1])
        assert ends_over(s, 1 << gate, NOTES, end, w) == everywhere


@pytest.mark.parametrize("part", [NOW, NEXT])
@settings(max_examples=100, deadline=None)
@given(seed=seeds, ply=plies, seat=seats)
def test_an_outlook_is_what_the_moves_of_the_rules_give(
    part: int, seed: int, ply: int, seat: int
) -> None:
    s, w = position(seed, ply, seat), weights(seat)
    want = value_estimate(s, seat, part, w)
    s.turn = 1 - seat  # whose turn it is does not matter

    assert expected_gain(s, seat, part, w) == want
    assert s.turn == 1 - seat


@settings(max_examples=100, deadline=None)
@given(seed=seeds, ply=plies, seat=seats)
def test_a_balance_is_of_both_outlooks(seed: int, ply: int, seat: int) -> None:
    s, w = position(seed, ply, seat), weights(seat)
    mine = min(w[THREAT], expected_gain(s, seat, NEXT, w))

    assert balance(s, seat, -ENDLESS, w) == mine - expected_gain(s, 1 - seat, NOW, w)

    w[NEXT] = 0
    assert balance(s, seat, -ENDLESS, w) == -expected_gain(s, 1 - seat, NOW, w)


def steep(w: list[int]) -> None:
    w[1 : FAR + 1] = [w[FAR]] * FAR
    w[NEXT], w[MOBILE] = 16, 1


def cross(s: State, seat: int) -> None:
    for gate in bits(goal(seat) & ~(s.pawns[0] | s.pawns[1])):
        behind = s.pawns[seat] & ~goal(seat)
        if points(s, seat) < PAWNS_TO_WIN - 1:
            s.pawns[seat] ^= behind & -behind | 1 << gate


@pytest.mark.parametrize(("seed", "ply", "tile"), [(249, 91, 23), (153, 61, 29)])
def test_a_way_to_the_fourth_pawn_across_counts_above_any_floor(
    seed: int, ply: int, tile: int
) -> None:
    s, w = position(seed, ply, 0), weights(0)
    cross(s, 0)
    turn_tile(s, 1 << tile, 1)
    assert expected_gain(s, 0, NEXT, w) == SOON
    whole = value_of(s, 0, 17, w)

    assert value_above(s, 0, 17, whole - 1, w) == whole > w[THREAT] - 100


@pytest.mark.parametrize("is_steep", [False, True])
@settings(max_examples=150, deadline=None)
@given(seed=seeds, ply=plies, seat=seats, blur=st.integers(0, 6))
def test_a_worth_is_exact_above_its_floor_and_below_it_no_more(
    *, is_steep: bool, seed: int, ply: int, seat: int, blur: int
) -> None:
    s, w = position(seed, ply, seat), weights(seat, blur)
    if has_crossed(s, 0) or has_crossed(s, 1):
        return
    if is_steep:
        steep(w)
    whole = value_of(s, seat, 17, w)
    for floor in range(whole - 20, whole + 5):
        found = value_above(s, seat, 17, floor, w)
        assert found == whole if whole > floor else found <= floor
