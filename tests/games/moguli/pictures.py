"""Small boards drawn as text: tiles with paths above and below, pawns, and legal ends.

    over      under
    ┘. ┘+     ┘ ┌
    ┐@ ┘x     └ ┘

A corner shows the two sides reached by a tile's paths. The character after the corner above is the
gate: `@` the pawn that moves, `0` the same if it may end where it began, `o` another pawn of its
seat, `x` an opposing one, `.` empty, `*` empty, and the move may end there, `+` the same with a
bonus. The picture lies in the corner of a1; all other tiles point away from it.
"""

from typing import NamedTuple

from moguls.games.moguli.board import connect
from moguls.games.moguli.material import GATE_OF
from moguls.games.moguli.state import Phase, State

NORTH_EAST = {"└": (1, 1), "┌": (0, 1), "┐": (0, 0), "┘": (1, 0)}  # north, east


class Picture(NamedTuple):
    """A position, and the drawn ends of one pawn's moves: all are sets of gates."""

    state: State
    pawn: int
    ends: int
    bonus: int


def read(text: str, **fields: int) -> Picture:
    """Read a picture; `fields`, such as `options`, are set in the state."""
    rows = [line.split() for line in text.strip().splitlines()[1:]]
    s = State()
    s.phase, s.seats = Phase.PLAY, 2
    s.east = s.north = 2**35 - 1  # a tile that is not drawn points away, to north and east
    for name, value in fields.items():
        setattr(s, name, value)
    marks = dict.fromkeys("@0ox.*+", 0)
    for row, cells in enumerate(reversed(rows)):
        width = len(cells) // 2
        for column, (over, under) in enumerate(zip(cells[:width], cells[width:], strict=True)):
            tile = 1 << row * 5 + column
            _lay(s, tile, NORTH_EAST[over[0]], NORTH_EAST[under])
            marks[over[1]] |= tile
    s.pawns = [marks["@"] | marks["0"] | marks["o"], marks["x"]]
    connect(s)
    pawn = marks["@"] | marks["0"]
    # a pawn that may come back to where it began is drawn so only where that earns a bonus
    return Picture(s, pawn, marks["*"] | marks["+"] | marks["0"], marks["+"] | marks["0"])


def _lay(s: State, tile: int, over: tuple[int, int], under: tuple[int, int]) -> None:
    north, east = over
    assert under in {over, (1 - north, 1 - east)}, "no tile has such paths above and below"
    s.north = s.north | tile if north else s.north & ~tile
    s.east = s.east | tile if east else s.east & ~tile
    s.inverse |= tile if under != over else 0


def gates(*names: str) -> int:
    return sum(1 << GATE_OF[name] for name in names)
