"""Moguli: a rotation must leave a move to a seat that must make one; only some tiles are tried."""

import pytest

import moguls
from moguls.games.moguli.board import turn_tile
from moguls.games.moguli.compulsory_move import must_move
from moguls.games.moguli.moves import can_move, has_move
from moguls.games.moguli.start_row import is_bound
from moguls.games.moguli.state import Phase, State
from tests.strategies import choices


def kept_by_trial(s: State) -> list[int]:
    """Return the tiles whose rotation leaves no move, by brute force."""
    kept = [0, 0, 0]
    for tile in range(35):
        for quarters in range(1, 4):
            twin = s.copy()
            turn_tile(twin, 1 << tile, quarters)
            if not can_move(twin) and not s.barred >> tile & 1:
                kept[quarters - 1] |= 1 << tile
    return kept


@pytest.mark.rule("MOG-O1", "MOG-T1")
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"cylinder": "on"},
        {"compulsory_move": "on"},
        {"compulsory_move": "on", "null_move": "on"},
        {"compulsory_move": "on", "null_move": "on", "cylinder": "on"},
    ],
    ids=str,
)
def test_the_rotations_that_are_kept_back_are_those_that_leave_no_move(
    options: dict[str, str],
) -> None:
    numbers = choices(7)
    tried = 0
    for seed in range(25):
        table = moguls.game("moguli", **options, max_turns=40).new(2, seed)
        while not table.over:
            s = table.state
            assert isinstance(s, State)
            if s.phase == Phase.PLAY and must_move(s) and not s.rotations:
                assert s.kept == kept_by_trial(s)
                tried += 1
            moves = list(table.legal().values())
            table.step(moves[next(numbers) % len(moves)])

    assert tried > 20


@pytest.mark.rule("MOG-O1")
@pytest.mark.parametrize("options", [{}, {"cylinder": "on", "null_move": "on"}], ids=str)
def test_a_bound_seat_may_turn_what_frees_a_pawn_and_nothing_else_if_anything_does(
    options: dict[str, str],
) -> None:
    """By brute force: all rotations with a move, else those that give one, else all."""
    numbers = choices(11)
    seen = {"must": 0, "free": 0}
    for seed in range(30):
        table = moguls.game("moguli", **options, start_row_duty="rotation", max_turns=16).new(
            2, seed
        )
        while not table.over:
            s = table.state
            assert isinstance(s, State)
            moves = table.legal()
            if is_bound(s) and not s.moved and not s.rotations and not has_move(s):
                kept = kept_by_trial(s)
                every = ~s.barred & (1 << 35) - 1
                none = kept == [every] * 3
                assert ("end" in moves) == none == (not s.must_turn)
                assert s.kept == ([0, 0, 0] if none else kept)
                seen["free" if none else "must"] += 1
            actions = list(moves.values())
            table.step(actions[next(numbers) % len(actions)])

    assert min(seen.values()) > 2, seen


@pytest.mark.rule("MOG-T1")
def test_each_of_five_pawns_alone_is_a_move() -> None:
    s = State()
    assert not has_move(s)
    for pawn in range(5):
        s.ends[pawn] = 1 << 34
        assert has_move(s), pawn
        s.ends[pawn] = 0
    assert not has_move(s)
