"""Properties of Moguli for the laws."""

from typing import Any

from moguls.games.moguli.board import connect
from moguls.games.moguli.material import GATE_OF, GATES, NUM_TILES
from moguls.games.moguli.moves import look
from moguls.games.moguli.state import End, Phase, State
from moguls.games.moguli.switches import DEFAULT_TURNS, most_turns
from tests.laws.world import World

BOARD = 2**35 - 1
HOME = (0b11111, 0b11111 << 30)


def check(s: State) -> None:
    """35 tiles, 17 of them marked, five pawns each on gates of their own; fields within range."""
    for tiles in (s.east, s.north, s.inverse, s.barred, s.rotated, *s.pawns, *s.kept):
        assert 0 <= tiles <= BOARD
    assert s.inverse.bit_count() == 18
    assert [pawns.bit_count() for pawns in s.pawns] == [5, 5]
    assert s.pawns[0] & s.pawns[1] == 0
    assert max(s.turn, s.first, s.moved, s.earned, s.could_move, s.must_turn, s.last_turn) <= 1
    assert s.earned <= s.moved
    assert s.barred.bit_count() <= 2
    assert s.rotated.bit_count() <= s.rotations <= 1 + s.earned
    assert (s.phase == Phase.OVER) == (s.ended != End.NONE) == (s.won != 0)
    assert (s.phase == Phase.SWAP) == (s.round == 0)
    limit = most_turns(s.options)
    assert limit == 0 or s.round <= limit + s.last_turn
    across = [(s.pawns[seat] & HOME[1 - seat]).bit_count() for seat in (0, 1)]
    assert max(across) <= 4
    assert s.stalled <= 6
    _check_what_is_worked_out(s)


def _check_what_is_worked_out(s: State) -> None:
    """Derived fields agree with tiles and pawns."""
    twin = s.copy()
    connect(twin)
    if s.phase == Phase.PLAY and not s.moved:
        look(twin)
        twin.kept = s.kept[:]
        twin.must_turn = s.must_turn
    else:
        assert not any([*s.ends, *s.bonus, *s.kept, s.must_turn])
    assert twin == s
    assert all(bonus & ~ends == 0 for bonus, ends in zip(s.bonus, s.ends, strict=True))


def turned(deal: dict[str, Any], _seats: int) -> dict[str, Any]:
    """Turn the board by half: the last tile comes first, each turned by two quarters."""
    tiles = [f"{tile[0]}{(int(tile[1]) + 2) % 4}" for tile in reversed(deal["tiles"])]
    return {"first": 1 - deal["first"], "tiles": tiles}


def turned_step(step: dict[str, Any], _seats: int) -> dict[str, Any]:
    """Return a step of the other seat on the board turned by half."""
    kind, *rest = step["move"].split(" ")
    if kind == "swap":
        rest = [str(8 - int(rest[0]))]
    elif kind == "rotate":
        rest[0] = opposite(rest[0])
    elif kind == "pawn":
        rest = ["-".join(opposite(gate) for gate in rest[0].split("-"))]
    return {"seat": 1 - step["seat"], "move": " ".join([kind, *rest])}


def opposite(gate: str) -> str:
    return GATES[NUM_TILES - 1 - GATE_OF[gate]]


WORLD = World(
    check=check,
    # two swaps; a turn has two rotations, a move and its end; a last turn may follow
    most_plies=2 + 4 * (DEFAULT_TURNS + 1),
    twin=lambda s, seat: None,  # noqa: ARG005  # nothing is hidden
    turned=turned,
    turned_step=turned_step,
    can_draw=True,
    endless=lambda game: most_turns(game.packed_options) == 0,
)
