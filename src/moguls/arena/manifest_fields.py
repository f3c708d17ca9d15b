"""What the fields of a manifest may hold; one that holds anything else is named, with its value."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

import msgspec

from moguls.arena.plan import KINDS, MAX_DEALS, MAX_SEED
from moguls.bots.levels import MAX_CLASSIC
from moguls.bots.option_names import MAX_OPTION
from moguls.core.text.wording import shortened
from moguls.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Mapping


@dataclass(frozen=True)
class Field:
    """What a field may hold.

    Attributes:
        kind: for msgspec.
        wanted: the same in words.
        optional: whether it may be left out.
    """

    kind: Any
    wanted: str
    optional: bool = False


def _upto(most: int, says: str | None = None) -> Field:
    """Return a field with a whole number."""
    kind = Annotated[int, msgspec.Meta(ge=0, le=most)]
    return Field(kind, f"a whole number from 0 to {says or most}")


_Name = Annotated[str, msgspec.Meta(min_length=1)]
_Option = Annotated[int, msgspec.Meta(ge=0, le=MAX_OPTION)]
_Seats = Annotated[list[Annotated[int, msgspec.Meta(ge=0)]], msgspec.Meta(min_length=1)]
_Share = Annotated[float, msgspec.Meta(ge=0, le=1)]

PLAN: Final = {
    "kind": Field(Literal[KINDS], "match, ladder or gauntlet"),
    "game": Field(_Name, "the name of a game"),
    "options": Field(dict[str, str], "an object of switches and their values"),
    "seats": _upto(99),
    "bots": Field(
        Annotated[list[dict[str, Any]], msgspec.Meta(min_length=1)],
        "a list of bots, each an object",
    ),
    "tables": Field(
        Annotated[list[_Seats], msgspec.Meta(min_length=1)],
        "a list of tables, each of bots' numbers",
    ),
    "every_table": Field(bool, "true or false"),
    "seed": _upto(MAX_SEED, "2^63 - 1"),
    "deals": _upto(MAX_DEALS),
    "sprt": Field(dict[str, Any] | None, "null, or an object"),
    "code": Field(dict[str, str | int], "an object of names and versions"),
}
BOT: Final = {
    "name": Field(_Name, "the name of a bot"),
    "same_again": Field(bool, "true or false"),
    "brain": Field(dict[str, Any], "an object", optional=True),
    "seconds": Field(Annotated[float, msgspec.Meta(gt=0)], "seconds above 0", optional=True),
}
# The first manifests had eight dials; more have come since.
BRAIN: Final = {
    "sims": _upto(MAX_CLASSIC),
    "noise": _upto(1000),
    "classic": Field(bool, "true or false"),
    "dials": Field(
        Annotated[list[_Option], msgspec.Meta(min_length=8)],
        f"a list of eight numbers at least, each from 0 to {MAX_OPTION}",
    ),
}
QUESTION: Final = {
    name: Field(_Share, "a number from 0 to 1") for name in ("share0", "share1", "alpha", "beta")
}


def checked(told: dict[str, Any]) -> dict[str, Any]:
    """Return the fields of a manifest, each of its kind.

    Raises:
        UsageError: names the first that is not, what it holds, and what it must hold.
    """
    made = _checked(told, PLAN, "")
    for number, bot in enumerate(told["bots"]):
        _checked(bot, BOT, f"bots[{number}].")
        if "brain" in bot:
            _checked(bot["brain"], BRAIN, f"bots[{number}].brain.")
    if told["sprt"] is not None:
        made["sprt"] = _checked(told["sprt"], QUESTION, "sprt.")
    return made


def _checked(told: dict[str, object], fields: Mapping[str, Field], where: str) -> dict[str, object]:
    """Return some fields, each of its kind."""
    made = {}
    for name, field in fields.items():
        if name in told:
            made[name] = _value(told[name], field, where + name)
        elif not field.optional:
            msg = f"{where}{name} is missing; it must be {field.wanted}"
            raise UsageError(msg)
    return made


def _value(value: object, field: Field, name: str) -> object:
    """Return a value of the kind of its field."""
    try:
        return msgspec.convert(value, field.kind)
    except msgspec.ValidationError as error:
        shown = shortened(json.dumps(value, ensure_ascii=False))
        msg = f"{name} is {shown}, and must be {field.wanted}"
        raise UsageError(msg) from error
