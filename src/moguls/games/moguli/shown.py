"""Types of the view, the events and the previews of Moguli."""

from typing import Literal, NotRequired, TypedDict

from moguls.core.shown import (
    ActionFields,
    BaseEvent,
    ClauseReason,
    EndEvent,
    SeatEvent,
    Shown,
    TableFields,
)

PhaseName = Literal["swap", "play", "over"]
EndName = Literal["across", "stall", "limit"]
StallName = Literal["unable", "unable_even_turning", "unmoved"]
Use = Literal["rotate", "bonus", "pawn"]
Sides = Literal["NE", "NW", "SE", "SW"]
# For each step a gate, such as "a1", and whether the pawn is "over" or "under" there.
Walk = list[tuple[str, Literal["over", "under"]]]


class MoguliTile(TypedDict):
    """A tile: its orientation, the sides reached by its paths, and the seat of a pawn on it.

    `marked`: paths below as above; those of the other tiles are inverse.
    """

    gate: str
    code: str
    marked: bool
    over: Sides
    under: Sides
    pawn: int | None


class MoguliAngles(TypedDict):
    """A tile, and angles by which it may be turned: degrees clockwise."""

    tile: str
    degrees: list[int]


class MoguliNoRotation(MoguliAngles, ClauseReason):
    """A tile that may not be turned by these angles, and why."""


class MoguliStartRow(TypedDict):
    """Free gates of the own start row, the number required, and whether that binds now."""

    free: int | None
    required: int
    bound: bool


# `from` is a keyword of Python, so these types use the functional syntax.
MoguliWayEnds = TypedDict("MoguliWayEnds", {"from": str, "to": str})
MoguliPawnWay = TypedDict("MoguliPawnWay", {"from": NotRequired[str], "to": NotRequired[str]})


class MoguliWay(MoguliWayEnds):
    """A move of a pawn, with one walk; `bonus`: it earns one."""

    bonus: bool
    walk: Walk


class MoguliEffect(MoguliPawnWay):
    """Effect of an action.

    Of a pawn's move, `across`: pawns across afterwards, `last`: it ends the game; of a rotation,
    `code`: the tile afterwards, `bonus`: it is the second one; of a swap, `row`: the central row.
    """

    bonus: NotRequired[bool]
    walk: NotRequired[Walk]
    across: NotRequired[int]
    last: NotRequired[bool]
    tile: NotRequired[str]
    degrees: NotRequired[int]
    code: NotRequired[str]
    row: NotRequired[int]


class MoguliChoice(ActionFields):
    """An action of the seat on turn, with its effect where it is legal."""

    effect: NotRequired[MoguliEffect]


class MoguliResult(TypedDict):
    """End of the game; `goals`: the goal gates reached by each seat's pawns."""

    scores: list[int]
    winners: list[int]
    why: EndName
    goals: list[list[str]]


class MoguliTurn(TypedDict):
    """Parts of the turn already used, prohibitions and duties.

    `bonus`: a second rotation has been earned; `rotated_out`: why no rotation is left at all;
    `must_turn`: a tile must first be turned so that a pawn can leave the start row.
    """

    used: list[Use]
    rotated: list[str]
    bonus: bool
    no_rotation: list[MoguliNoRotation]
    rotated_out: ClauseReason | None
    start_row: MoguliStartRow
    must_move: bool
    must_turn: bool


class MoguliPublic(MoguliTurn):
    """Public part of the view: the whole state.

    `needed`: pawns across to win; `stall`: which turns count towards the end of a stuck game;
    `stalled`: number of such turns so far, of `stall_turns`.
    """

    game: Literal["moguli"]
    seats: int
    phase: PhaseName
    turn: int | None
    over: bool
    round: int
    scores: list[int]
    needed: int
    first: int
    tiles: list[MoguliTile]
    pawns: list[list[str]]
    start_rows: list[list[str]]
    cylinder: bool
    stalled: int
    stall: StallName
    stall_turns: int
    max_turns: int
    last_turn: bool
    result: MoguliResult | None


class MoguliOwn(TypedDict):
    """Part of the view that depends on the seat.

    `openers`: rotations that give it a pawn move, while it has none.
    """

    seat: int | None
    openers: list[MoguliAngles]
    actions: list[MoguliChoice]
    wait: ClauseReason | None


class MoguliView(MoguliPublic, MoguliOwn, TableFields):
    """View of a seat or a spectator in Moguli."""


class MoguliChange(TypedDict):
    """Walks gained and lost by a seat through a rotation; `left`: number of walks afterwards."""

    opened: list[MoguliWay]
    closed: list[MoguliWay]
    left: int


class MoguliPreview(TypedDict):
    """Walks opened and closed by a rotation; empty for other actions."""

    tile: NotRequired[MoguliTile]
    degrees: NotRequired[int]
    seats: NotRequired[list[MoguliChange]]


class MoguliOfSeat(SeatEvent):
    """A seat begins, keeps its start row, earns a bonus, has the last turn, is next, or is bound.

    Bound: it must clear its start row.
    """

    type: Literal["start", "keep", "earned", "last_turn", "turn", "bound"]


class MoguliSwap(SeatEvent):
    """A seat swaps its start row with a central row."""

    type: Literal["swap"]
    row: int


class MoguliRotate(SeatEvent):
    """A seat turns a tile; `bonus`: it is the second rotation of this turn."""

    type: Literal["rotate"]
    tile: str
    degrees: int
    bonus: bool


class MoguliPawn(SeatEvent, MoguliWayEnds):
    """A pawn walks."""

    type: Literal["pawn"]
    walk: Walk


class MoguliAcross(SeatEvent):
    """The number of pawns across of a seat has changed."""

    type: Literal["across"]
    pawns: int


class MoguliStall(TypedDict):
    """Turns that count towards the end of a stuck game."""

    stall: StallName


class MoguliStalled(BaseEvent, MoguliStall):
    """Number of stuck turns in a row."""

    type: Literal["stalled"]
    turns: int


class MoguliEnd(EndEvent, MoguliStall):
    """The end of the game, and why."""

    type: Literal["end"]
    why: EndName
    stalled: int
    round: int


MoguliEvent = (
    MoguliOfSeat | MoguliSwap | MoguliRotate | MoguliPawn | MoguliAcross | MoguliStalled | MoguliEnd
)
SHOWN = Shown(MoguliView, MoguliEvent, MoguliPreview)
