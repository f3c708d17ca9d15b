"""Columns of the tables of a data set.

A row of `games` is a game, a row of `steps` an action or a chance outcome. Both are in the order of
the games, and steps of a game in the order of play.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from moguls.data.extras import arrow
from moguls.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from moguls.core.play.configured import ConfiguredRules


@dataclass(frozen=True)
class TableColumn:
    """A column of a table.

    Attributes:
        name: in the files.
        kind: type: `int32`, `list<int8>`, …; "size" and "bytes" depend on the game.
        says: description with units and ranges.
        nullable: whether it may be null.
    """

    name: str
    kind: str
    says: str
    nullable: bool = False


GAMES: Final = (
    TableColumn("game_id", "int64", "number of the game in this data set, from 0"),
    TableColumn("game", "string", "name of the game, for example `mogul-2002`"),
    TableColumn("options", "string", "house-rule switches that differ from their default, as JSON"),
    TableColumn("seats", "int8", "number of seats"),
    TableColumn(
        "source", "string", "`self-play`, or the name of the file or folder it was read from"
    ),
    TableColumn(
        "number", "int64", "its number in the source, from 0; the line from 1 in a file of records"
    ),
    TableColumn("seed", "int64", "seed of the run; null for records", nullable=True),
    TableColumn("deal_number", "int64", "number of the deal of that seed, from 0", nullable=True),
    TableColumn("deal_id", "string", "hash of game, options and deal"),
    TableColumn("deal", "string", "chance outcomes of the setup in the format of records, as JSON"),
    TableColumn("players", "list<string>", "bot or person on each seat", nullable=True),
    TableColumn("finished", "bool", "whether the game was played to its end"),
    TableColumn(
        "returns", "list<double>", "each seat's share of the win, 0 to 1; all 0 if unfinished"
    ),
    TableColumn("scores", "list<int32>", "points of each seat at the end"),
    TableColumn("winners", "list<int8>", "winning seats; empty if unfinished"),
    TableColumn("plies", "int32", "number of actions, including forced ones"),
    TableColumn("steps", "int32", "number of rows in `steps`: actions and chance outcomes"),
    TableColumn("rules_version", "int32", "version of the game's rules"),
    TableColumn("version", "string", "version of Moguls that wrote the row"),
)
STEPS: Final = (
    TableColumn("game_id", "int64", "number of the game, see `games`"),
    TableColumn("step", "int32", "number of the step in its game, from 0"),
    TableColumn("ply", "int32", "number of actions before the step"),
    TableColumn("seat", "int8", "acting seat; null for chance", nullable=True),
    TableColumn("action", "int32", "number of the action; null for chance", nullable=True),
    TableColumn("move", "string", "the action in notation; null for chance", nullable=True),
    TableColumn("chance", "string", "chance outcome as JSON; null for an action", nullable=True),
    TableColumn("legal", "int32", "number of legal actions; null for chance", nullable=True),
)
# Additional columns of `steps` about the state before the action.
MORE: Final = (
    TableColumn(
        "observation",
        "list<int16>[size]",
        "observation of the acting seat, in the layout of the game's planes; all 0 for chance",
    ),
    TableColumn(
        "information",
        "list<int16>[size]",
        "information state of the acting seat: the observation with perfect memory",
    ),
    TableColumn(
        "mask",
        "binary[bytes]",
        "legal actions as bits: action a is bit a mod 8 of byte a div 8, lowest bit first",
        nullable=True,
    ),
    TableColumn(
        "policy",
        "list<int32>",
        "legal actions that the bot's search compared; null without a search",
        nullable=True,
    ),
    TableColumn("visits", "list<int32>", "simulations of each action of `policy`", nullable=True),
)
ADDITIONAL: Final = ("observation", "information", "mask", "policy")  # "policy" adds `visits`
SIZED: Final = frozenset({"observation", "information", "mask"})  # their length depends on the game


def asked_for(names: Iterable[str]) -> tuple[str, ...]:
    """Return additional columns in the order of the schema.

    Raises:
        UsageError: there is no such column.
    """
    selected = set(names)
    for name in sorted(selected - set(ADDITIONAL)):
        msg = f"argument --with: unknown column {name!r}; the columns are {', '.join(ADDITIONAL)}"
        raise UsageError(msg)
    return tuple(name for name in ADDITIONAL if name in selected)


def columns_of(table: str, more: Sequence[str]) -> tuple[TableColumn, ...]:
    """Return the columns of `games` or of `steps` with the additional ones."""
    if table == "games":
        return GAMES
    selected = {*more, *(["visits"] if "policy" in more else [])}
    return (*STEPS, *(column for column in MORE if column.name in selected))


def schema_of(table: str, more: Sequence[str], rules: ConfiguredRules | None) -> Any:
    """Return the schema of a table for pyarrow, with descriptions.

    Args:
        table: "games" or "steps".
        more: additional columns.
        rules: of the game, for columns in `SIZED`.
    """
    pa = arrow()
    fields = [
        pa.field(
            column.name,
            _type_of(column, rules),
            nullable=column.nullable,
            metadata={"description": column.says},
        )
        for column in columns_of(table, more)
    ]
    return pa.schema(fields)


def _type_of(column: TableColumn, rules: ConfiguredRules | None) -> object:
    pa = arrow()
    if column.name in SIZED:
        assert rules is not None  # noqa: S101  # such columns are of a single game
        if column.name == "mask":
            return pa.binary((rules.rules.num_actions + 7) // 8)
        return pa.list_(pa.int16(), rules.rules.size)
    kind = column.kind
    if kind.startswith("list<"):
        inner = pa.type_for_alias(kind.removeprefix("list<").removesuffix(">"))
        return pa.list_(pa.field("item", inner, nullable=False))
    return pa.type_for_alias(kind)


def as_markdown(columns: Sequence[TableColumn]) -> str:
    """Return columns as a Markdown table."""
    rows = [f"| `{column.name}` | {_kind(column)} | {column.says} |" for column in columns]
    return "\n".join(["| Column | Type | Content |", "| --- | --- | --- |", *rows])


def _kind(column: TableColumn) -> str:
    return f"`{column.kind}`, or null" if column.nullable else f"`{column.kind}`"
