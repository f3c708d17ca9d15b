"""Deals of records: validated reading, and writing."""

from moguls.errors import RecordError
from moguls.games.moguli.check import tiles_of
from moguls.games.moguli.material import NUM_MARKED, NUM_TILES, QUARTERS, SEATS
from moguls.games.moguli.setup import lay
from moguls.games.moguli.state import State
from moguls.games.moguli.switches import FIRST_SHIFT, pack

KEYS = ("first", "tiles")
TILES = tuple(f"{kind}{quarters}" for kind in "si" for quarters in range(QUARTERS))


def write_deal(s: State) -> dict[str, object]:
    """Write the deal made by `setup.deal`. Rules: MOG-S1, MOG-S2."""
    return {"first": int(s.first), "tiles": tiles_of(s)}


def seats_of(deal: object) -> int:
    """Return the number of seats of a deal: two. Rules: MOG-C2.

    Raises:
        RecordError: it is not a deal of this game.
    """
    if not isinstance(deal, dict):
        msg = "invalid deal: expected an object with 'first' and 'tiles' (MOG-S1)"
        raise RecordError(msg, rule="MOG-S1")
    return SEATS


def read_deal(s: State, deal: dict[str, object], options: dict[str, str]) -> int:
    """Write a deal into a state like `setup.deal`; return the number of seats.

    Raises:
        RecordError: the deal is not valid; the message names the fault and the clause.
    """
    s.options = pack(options)
    s.seats = seats_of(deal)
    _refuse_keys(deal)
    tiles = _tiles(deal)
    s.east = s.north = s.inverse = 0
    for gate, tile in enumerate(tiles):
        lay(s, gate, int(tile[1]))
        s.inverse |= (tile[0] == "i") << gate
    s.first = _first(deal, s.options)
    return s.seats


def _refuse_keys(deal: dict[str, object]) -> None:
    unknown = sorted(set(deal) - set(KEYS))
    if unknown:
        msg = f"deal: unknown key {unknown[0]!r}; it has {', '.join(KEYS)}"
        raise RecordError(msg)


def _tiles(deal: dict[str, object]) -> list[str]:
    """Return the tiles of the deal, row 1 first. Rules: MOG-C1, MOG-S1."""
    tiles = deal.get("tiles")
    if not isinstance(tiles, list) or len(tiles) != NUM_TILES:
        msg = f"deal: 'tiles' must be a list of {NUM_TILES} tiles such as 's0' and 'i3' (MOG-C1)"
        raise RecordError(msg, rule="MOG-C1")
    for tile in tiles:
        if tile not in TILES:
            tiles_text = ", ".join(TILES)
            msg = f"deal: {tile!r} in 'tiles' is not a tile; expected {tiles_text} (MOG-C1)"
            raise RecordError(msg, rule="MOG-C1")
    marked = sum(tile[0] == "s" for tile in tiles)
    if marked != NUM_MARKED:
        msg = f"deal: {marked} tiles are marked (s); there are {NUM_MARKED} (MOG-C1)"
        raise RecordError(msg, rule="MOG-C1")
    return tiles


def _first(deal: dict[str, object], options: int) -> int:
    """Return the first player of the deal, which must match the switch. Rules: MOG-S2."""
    first = deal.get("first")
    if type(first) is not int or not 0 <= first < SEATS:
        msg = f"deal: 'first' must be a seat, 0 or 1, not {first!r} (MOG-S2)"
        raise RecordError(msg, rule="MOG-S2")
    fixed = options >> FIRST_SHIFT & 3
    if fixed and fixed - 1 != first:
        msg = f"deal: 'first' is {first}, but first_player={fixed - 1} (MOG-S2)"
        raise RecordError(msg, rule="MOG-S2")
    return first
