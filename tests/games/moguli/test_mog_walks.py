"""Moguli: a step-by-step search finds the same walks as the rules."""

import random
from itertools import pairwise

import pytest

from moguls.games.moguli.board import connect
from moguls.games.moguli.check import tiles_of
from moguls.games.moguli.material import BOARD, GATE_OF
from moguls.games.moguli.moves import can_move, look
from moguls.games.moguli.reach import reach
from moguls.games.moguli.shown import Walk
from moguls.games.moguli.state import Phase, State
from moguls.games.moguli.switches import CYLINDER
from moguls.games.moguli.walks import best_walk, walks

SIDES = ("N", "E", "S", "W")
STEP = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}


def arms(code: str, face: int) -> set[str]:
    """Return the two sides reached by the paths of a tile in the notation of records."""
    turned = int(code[1]) + (2 if face and code[0] == "i" else 0)
    return {SIDES[turned % 4], SIDES[(turned + 1) % 4]}


def beside(gate: int, side: str, ring: bool) -> int | None:
    """Return the gate on a side of one, or None at the edge."""
    column, row = gate % 5 + STEP[side][0], gate // 5 + STEP[side][1]
    if ring:
        column %= 5
    return row * 5 + column if 0 <= column < 5 and 0 <= row < 7 else None


class Board:
    """A position as sides and sets, for walks of a pawn of seat 0."""

    def __init__(self, s: State, start: int) -> None:
        codes = tiles_of(s)
        self.arms = [[arms(code, face) for code in codes] for face in (0, 1)]
        self.ring = bool(s.options & CYLINDER)
        self.mine, self.theirs = (
            {gate for gate in range(35) if pawns >> gate & 1} - {start} for pawns in s.pawns
        )
        self.start = start

    def steps(self, face: int, gate: int, back: str | None) -> list[tuple[int, str]]:
        """Return the neighbours in reach, each with the side that leads back."""
        found = []
        for side in self.arms[face][gate] - {back}:
            other = beside(gate, side, self.ring)
            opposite = SIDES[SIDES.index(side) - 2]
            if other is not None and opposite in self.arms[face][other]:
                found.append((other, opposite))
        return found

    def moves(self) -> tuple[int, int]:
        """Return the sets of gates where a move may end, and where with a bonus."""
        every = bonus = 0
        seen = set()
        stack: list[tuple[str, int, str | None, int, int]] = [("first", self.start, None, -1, 0)]
        while stack:
            place = stack.pop()
            if place in seen:
                continue
            seen.add(place)
            part, gate, back, dived, passed = place
            if part == "last":
                every |= 1 << gate
                bonus |= (passed == 2) << gate
            if part == "first":
                stack.append(("below", gate, None, gate, 0))
            if part == "below":
                here = 2 if gate in self.theirs else 1 if gate in self.mine else 0
                if here == 0 and passed and gate != dived:
                    stack.append(("last", gate, None, -1, passed))
                for other, opposite in self.steps(1, gate, back):
                    stack.append(("below", other, opposite, dived, max(passed, here)))
                continue
            for other, opposite in self.steps(0, gate, back):
                if other not in self.mine | self.theirs:
                    stack.append((part, other, opposite, dived, passed))
        return every, bonus


def at_random(rnd: random.Random) -> State:
    """Return a random board with many connections and a few pawns; sometimes a cylinder."""
    s = State()
    s.phase, s.seats, s.options = Phase.PLAY, 2, rnd.choice([0, CYLINDER])
    # tiles like on a chessboard make long chains and loops; noise breaks them
    plain = sum(1 << gate for gate in range(35) if gate % 5 % 2 == 0)
    upright = sum(1 << gate for gate in range(35) if gate // 5 % 2 == 0)
    noise = [rnd.getrandbits(35) & rnd.getrandbits(35) for _ in range(3)]
    s.east, s.north = plain ^ noise[0], upright ^ noise[1]
    s.inverse = noise[2] if rnd.random() < 0.7 else rnd.getrandbits(35)
    places = rnd.sample(range(35), 10)
    s.pawns = [sum(1 << gate for gate in places[at : at + 5]) for at in (0, 5)]
    connect(s)
    return s


@pytest.mark.rule("MOG-B1", "MOG-B2", "MOG-B3", "MOG-B4", "MOG-B5", "MOG-B6", "MOG-V2")
def test_chains_and_floods_find_what_walking_step_by_step_finds() -> None:
    rnd = random.Random(2004)
    moves = loops = 0
    for _ in range(1500):
        s = at_random(rnd)
        for start in range(35):
            if not s.pawns[0] >> start & 1:
                continue
            every, bonus = Board(s, start).moves()
            assert reach(s, 1 << start, s.pawns[0] | s.pawns[1]) == every
            assert reach(s, 1 << start, s.pawns[1]) == bonus
            moves += every.bit_count()
            loops += every >> start & 1
    assert moves > 3000
    assert loops > 100  # to the start gate one comes by a loop, or from the other side


@pytest.mark.rule("MOG-B2", "MOG-B6", "MOG-O1", "MOG-O2", "MOG-O3")
def test_what_is_worked_out_for_a_seat_is_what_its_pawns_find_one_by_one() -> None:
    rnd = random.Random(2005)
    found = 0
    for _ in range(1500):
        s = at_random(rnd)
        look(s)
        free = 5 - ((s.pawns[0] | s.pawns[1]) & 31).bit_count()
        bound = free < 2 and s.pawns[0] & 31
        for number, start in enumerate(gate for gate in range(35) if s.pawns[0] >> gate & 1):
            is_home = start < 5
            fits = not bound and free >= (2 if is_home else 3)
            allowed = 0 if bound and not is_home else BOARD & ~(0 if fits else 31) & ~(1 << start)
            every, bonus = Board(s, start).moves()
            assert (s.ends[number], s.bonus[number]) == (every & allowed, bonus & allowed)
            found += s.ends[number].bit_count()
        assert bool(s.could_move) == any(s.ends) == can_move(s)
    assert found > 2500


@pytest.mark.rule("MOG-B2", "MOG-B3", "MOG-B4", "MOG-B6")
def test_a_walk_to_be_drawn_is_one_that_the_rules_allow() -> None:
    rnd = random.Random(1)
    drawn = 0
    for _ in range(400):
        s = at_random(rnd)
        for start in range(35):
            if s.pawns[0] >> start & 1:
                board = Board(s, start)
                every, bonus = board.moves()
                for end in {end for end, _ in walks(s, start)}:
                    assert every >> end & 1
                    is_bonus = bool(bonus >> end & 1)
                    check_walk(board, best_walk(s, start, end), end, is_bonus)
                    drawn += 1
    assert drawn > 500


def check_walk(board: Board, walk: Walk, end: int, is_bonus: bool) -> None:
    """Assert that a drawn walk goes over, under, over along connected paths, and by a bonus."""
    places = [(GATE_OF[gate], level) for gate, level in walk]
    levels = [level for _, level in places]
    dive, rise = levels.index("under"), len(levels) - levels[::-1].index("under")
    assert places[0] == (board.start, "over")
    assert places[-1] == (end, "over")
    assert levels == ["over"] * dive + ["under"] * (rise - dive) + ["over"] * (len(levels) - rise)
    assert places[dive][0] == places[dive - 1][0] != places[rise][0] == places[rise - 1][0]
    everybody = board.mine | board.theirs
    assert not {gate for gate, level in places if level == "over"} & everybody
    beneath = {gate for gate, _ in places[dive:rise]} & everybody
    assert beneath
    assert bool(beneath & board.theirs) == is_bonus
    for face, part in enumerate([places[:dive], places[dive:rise]]):
        check_part(board, face, [gate for gate, _ in part])
    check_part(board, 0, [gate for gate, _ in places[rise:]])


def check_part(board: Board, face: int, gates: list[int]) -> None:
    """Assert that each gate of a walk is one step after the previous one, without turning back."""
    back = None
    for here, there in pairwise(gates):
        found = dict(board.steps(face, here, back))
        assert there in found
        back = found[there]
