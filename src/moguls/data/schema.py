"""The tables of a set of games and their columns: what stands in the files, and in the documents.

A row of `games` is a game, a row of `steps` an action or an outcome of chance. Both are in the
order in which the games were given, and steps of a game in the order in which they were played.
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
class Column:
    """A column of a table.

    Attributes:
        name: in the files.
        kind: its type: `int32`, `list<int8>`, …; "size" and "bytes" hang on the game.
        says: what stands there; units and ranges included.
        nullable: whether it may be null.
    """

    name: str
    kind: str
    says: str
    nullable: bool = False


GAMES: Final = (
    Column("game_id", "int64", "number of the game in this set, from 0"),
    Column("game", "string", "name of the game, as `mogul-2002`"),
    Column("options", "string", "house-rule switches that differ from their default, as JSON"),
    Column("seats", "int8", "number of seats"),
    Column("source", "string", "`self-play`, or the name of the file or folder it was read from"),
    Column("number", "int64", "its number there, from 0; of a file of records, the line, from 1"),
    Column("seed", "int64", "seed of the run; never known of a record", nullable=True),
    Column("deal_number", "int64", "which deal of that seed, from 0", nullable=True),
    Column("deal_id", "string", "hash of game, options and deal: the same for the same deal"),
    Column("deal", "string", "every outcome of chance in the setup, as records have it, as JSON"),
    Column("players", "list<string>", "bot (or person) on each seat", nullable=True),
    Column("finished", "bool", "whether the game was played to its end"),
    Column("returns", "list<double>", "each seat's share of the win, 0 to 1; all 0 if unfinished"),
    Column("scores", "list<int32>", "points of each seat at the end"),
    Column("winners", "list<int8>", "seats that have won; empty if unfinished"),
    Column("plies", "int32", "number of actions, those with one legal action included"),
    Column("steps", "int32", "number of rows in `steps`: actions and outcomes of chance"),
    Column("rules_version", "int32", "version of the game's rules"),
    Column("version", "string", "version of Moguls that wrote the row"),
)
STEPS: Final = (
    Column("game_id", "int64", "as in `games`"),
    Column("step", "int32", "number of the step in its game, from 0"),
    Column("ply", "int32", "actions played before it"),
    Column("seat", "int8", "who acts; null for chance", nullable=True),
    Column("action", "int32", "number of the action; null for chance", nullable=True),
    Column("move", "string", "the action in notation; null for chance", nullable=True),
    Column("chance", "string", "what chance brings, as JSON; null for an action", nullable=True),
    Column("legal", "int32", "number of legal actions; null for chance", nullable=True),
)
# On request, in `steps`, of the position before the action; all null for chance.
MORE: Final = (
    Column(
        "observation",
        "list<int16>[size]",
        "what the acting seat sees, laid out as the game's planes say",
        nullable=True,
    ),
    Column(
        "information",
        "list<int16>[size]",
        "the same with all that the seat has seen so far: its information state",
        nullable=True,
    ),
    Column(
        "mask",
        "binary[bytes]",
        "legal actions as bits: action a is bit a mod 8 of byte a div 8, lowest bit first",
        nullable=True,
    ),
    Column(
        "policy",
        "list<int32>",
        "legal actions that the bot's search compared; null where it did not search",
        nullable=True,
    ),
    Column("visits", "list<int32>", "simulations of each action of `policy`", nullable=True),
)
ASKED: Final = ("observation", "information", "mask", "policy")  # the last one brings `visits`
SIZED: Final = frozenset({"observation", "information", "mask"})  # as long as the game says


def asked_for(names: Iterable[str]) -> tuple[str, ...]:
    """Return columns on request in the order of the schema.

    Raises:
        UsageError: there is no such column.
    """
    wanted = set(names)
    for name in sorted(wanted - set(ASKED)):
        msg = f"--with {name}: there is no such column; there is {', '.join(ASKED)}"
        raise UsageError(msg)
    return tuple(name for name in ASKED if name in wanted)


def columns_of(table: str, more: Sequence[str]) -> tuple[Column, ...]:
    """Return the columns of `games` or of `steps` with those on request."""
    if table == "games":
        return GAMES
    wanted = {*more, *(["visits"] if "policy" in more else [])}
    return (*STEPS, *(column for column in MORE if column.name in wanted))


def schema_of(table: str, more: Sequence[str], rules: ConfiguredRules | None) -> Any:
    """Return the schema of a table, for pyarrow; each field says what it is.

    Args:
        table: "games" or "steps".
        more: columns on request.
        rules: of the game, for columns that are as long as it says; None without such.
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


def _type_of(column: Column, rules: ConfiguredRules | None) -> object:
    """Return the type of a column, for pyarrow."""
    pa = arrow()
    if column.name in SIZED:
        assert rules is not None  # noqa: S101  # whoever asks for such a column has a game
        if column.name == "mask":
            return pa.binary((rules.rules.num_actions + 7) // 8)
        return pa.list_(pa.int16(), rules.rules.size)
    kind = column.kind
    if kind.startswith("list<"):
        inner = pa.type_for_alias(kind.removeprefix("list<").removesuffix(">"))
        return pa.list_(pa.field("item", inner, nullable=False))
    return pa.type_for_alias(kind)


def as_markdown(columns: Sequence[Column]) -> str:
    """Return columns as a table of Markdown."""
    rows = [f"| `{each.name}` | {_kind(each)} | {each.says} |" for each in columns]
    return "\n".join(["| Column | Type | What stands there |", "| --- | --- | --- |", *rows])


def _kind(column: Column) -> str:
    """Return the type of a column in words."""
    return f"`{column.kind}`, or null" if column.nullable else f"`{column.kind}`"
