"""Types of what both seats and spectators see of Moguli: the view, and what a rotation changes."""

from typing import Literal, NotRequired, TypedDict

from moguls.core.shown import Chosen, Played, Reason

PhaseName = Literal["swap", "play", "over"]
EndName = Literal["across", "stall", "limit"]
StallName = Literal["unable", "unable_even_turning", "unmoved"]
Use = Literal["rotate", "bonus", "pawn"]
Sides = Literal["NE", "NW", "SE", "SW"]
# Step by step a gate, such as "a1", and whether the pawn is "over" or "under" there.
Walk = list[tuple[str, Literal["over", "under"]]]


class MoguliTile(TypedDict):
    """A tile: how it lies, the sides that its paths run to, and whose pawn is on it.

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


class MoguliNoRotation(MoguliAngles, Reason):
    """A tile that may not be turned by these angles, and why."""


class MoguliStartRow(TypedDict):
    """How many gates of the own start row are free, how many should be, and if that binds now."""

    free: int | None
    wanted: int
    bound: bool


# `from` is a word of Python, so that this type is written by its keys.
MoguliWayEnds = TypedDict("MoguliWayEnds", {"from": str, "to": str})
MoguliPawnWay = TypedDict("MoguliPawnWay", {"from": NotRequired[str], "to": NotRequired[str]})


class MoguliWay(MoguliWayEnds):
    """A move of a pawn, with one walk; `bonus`: it earns one."""

    bonus: bool
    walk: Walk


class MoguliEffect(MoguliPawnWay):
    """What an action brings about.

    Of a pawn `across`: so many are then, `last`: that ends the game; of a rotation `code`: how the
    tile lies then, `bonus`: it is the second one; of a swap `row`: the central row.
    """

    bonus: NotRequired[bool]
    walk: NotRequired[Walk]
    across: NotRequired[int]
    last: NotRequired[bool]
    tile: NotRequired[str]
    degrees: NotRequired[int]
    code: NotRequired[str]
    row: NotRequired[int]


class MoguliChoice(Chosen):
    """An action of the seat on turn, with its effect where it is legal."""

    effect: NotRequired[MoguliEffect]


class MoguliResult(TypedDict):
    """How the game ended; `goals`: the gates that each seat's pawns have reached."""

    scores: list[int]
    winners: list[int]
    why: EndName
    goals: list[list[str]]


class MoguliTurn(TypedDict):
    """What the turn has used, and what it may not or must do.

    `bonus`: a second rotation has been earned; `rotated_out`: why no rotation is left at all;
    `must_turn`: first a tile must be turned that lets a pawn leave the start row.
    """

    used: list[Use]
    rotated: list[str]
    bonus: bool
    no_rotation: list[MoguliNoRotation]
    rotated_out: Reason | None
    start_row: MoguliStartRow
    must_move: bool
    must_turn: bool


class MoguliPublic(MoguliTurn):
    """What everybody may know: all there is.

    `needed`: pawns across to win; `stall`: which turns count towards the end of a game that is
    stuck, `stalled`: how many there have been, of `stall_turns`.
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
    """What a seat is told besides.

    `openers`: tiles and angles that give it a move of a pawn, while none has one.
    """

    seat: int | None
    openers: list[MoguliAngles]
    actions: list[MoguliChoice]
    wait: Reason | None


class MoguliView(MoguliPublic, MoguliOwn, Played):
    """All that a seat or a spectator may know of a game of Moguli."""


class MoguliChange(TypedDict):
    """The walks that a seat gains and loses by a rotation; `left`: how many it has then."""

    opened: list[MoguliWay]
    closed: list[MoguliWay]
    left: int


class MoguliPreview(TypedDict):
    """What a rotation would open and close; nothing is told of other actions."""

    tile: NotRequired[MoguliTile]
    degrees: NotRequired[int]
    seats: NotRequired[list[MoguliChange]]
