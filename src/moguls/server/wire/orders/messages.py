"""Messages that set, show and preview standing orders."""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta, Struct, field

from moguls.server.wire.messages import (  # msgspec reads them at run time
    Count,
    Level,
    MoveText,
    Wire,
)

MOST_LINES: Final = 12
MOST_NODES: Final = 200
DEEPEST: Final = 20

Word = Annotated[str, Meta(max_length=40)]
OrderContent = Count | Word | Annotated[list[Word], Meta(max_length=64)] | None
OrderPart = Annotated[dict[Word, OrderContent], Meta(max_length=16)]


class PlannedReply(Wire):
    """A move of a tree: of the other seat, or the own answer to it; `then`: what may follow."""

    move: MoveText
    then: Annotated[list[PlannedReply], Meta(max_length=MOST_NODES)] = field(default_factory=list)


class AskPosition(Wire):
    """Moves after which a position is wanted, from the present one."""

    moves: Annotated[list[MoveText], Meta(max_length=DEEPEST)] = field(default_factory=list)


class PlannedPosition(Struct):
    """Position after some moves, for planned replies.

    Fields:
        view: what the seat sees that is to move there.
        turns: the seat of each of the moves.
        over: whether the game is over there.
    """

    view: dict[str, Any]
    turns: list[int]
    over: bool


class BotOrder(Wire):
    """A bot plays for the seat until its person makes a move.

    Fields:
        may_borrow: it may take loans.
        keep: it stops to bid with so many chips.
    """

    level: Level
    may_borrow: bool = False
    keep: Count = 0


class StandingOrders(Wire):
    """Orders that hold until cancelled; their fields are those of the game, see `OrderForm`.

    Fields:
        lines: the first line that fits the position decides.
        general: the fields of the order as a whole.
        replies: a tree of moves, from the position in which it was given; where one's own move is
            due, a branch has one move.
    """

    lines: Annotated[list[OrderPart], Meta(max_length=MOST_LINES)] = field(default_factory=list)
    general: OrderPart = field(default_factory=dict)
    bot: BotOrder | None = None
    replies: Annotated[list[PlannedReply], Meta(max_length=MOST_NODES)] = field(
        default_factory=list
    )


class PutStanding(Wire):
    """Set standing orders, or cancel them with null."""

    orders: StandingOrders | None


class OrderFieldInfo(Struct):
    """A field of an order; without `choices` it is a number, null where it is not set."""

    name: str
    choices: tuple[str, ...]
    is_list: bool
    default: OrderContent


class OrderForm(Struct):
    """What orders of a table can say, and the seat's own.

    Fields:
        has_replies: moves can be planned as replies.
        most_lines, most_nodes, deepest: the greatest numbers of lines, of moves in a tree of
            replies, and of moves in a row there.
        chain: the number of moves in a row after which an order asks its owner.
    """

    line: tuple[OrderFieldInfo, ...]
    general: tuple[OrderFieldInfo, ...]
    has_replies: bool
    most_lines: int
    most_nodes: int
    deepest: int
    chain: int
    orders: StandingOrders | None


class OrderPreview(Struct):
    """What an order would do with the table as it is.

    Fields:
        state: "plays" a move, "bot" thinks, "asks" the seat, or "later": no decision is near.
        reason: why, as a code.
        line: the line that decides, from 0; null where none does.
    """

    state: str
    move: str | None
    reason: str | None
    line: int | None
