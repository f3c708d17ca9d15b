"""Validation of the fields of a manifest, and names of earlier versions."""

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
class ManifestField:
    """The type of a field.

    Attributes:
        kind: for msgspec.
        expected: the same in words.
        optional: whether it may be missing.
    """

    kind: Any
    expected: str
    optional: bool = False


def _upto(most: int, says: str | None = None) -> ManifestField:
    kind = Annotated[int, msgspec.Meta(ge=0, le=most)]
    return ManifestField(kind, f"a whole number from 0 to {says or most}")


_Name = Annotated[str, msgspec.Meta(min_length=1)]
_Option = Annotated[int, msgspec.Meta(ge=0, le=MAX_OPTION)]
_Seats = Annotated[list[Annotated[int, msgspec.Meta(ge=0)]], msgspec.Meta(min_length=1)]
_Positive = Annotated[float, msgspec.Meta(gt=0)]
_Share = Annotated[float, msgspec.Meta(ge=0, le=1)]

PLAN: Final = {
    "kind": ManifestField(Literal[KINDS], "match, ladder or gauntlet"),
    "game": ManifestField(_Name, "the name of a game"),
    "options": ManifestField(dict[str, str], "an object of switches and their values"),
    "seats": _upto(99),
    "bots": ManifestField(
        Annotated[list[dict[str, Any]], msgspec.Meta(min_length=1)],
        "a list of bots, each an object",
    ),
    "tables": ManifestField(
        Annotated[list[_Seats], msgspec.Meta(min_length=1)],
        "a list of tables, each a list of indices of bots",
    ),
    "every_table": ManifestField(bool, "true or false"),
    "seed": _upto(MAX_SEED, "2^63 - 1"),
    "deals": _upto(MAX_DEALS),
    "sprt": ManifestField(dict[str, Any] | None, "null, or an object"),
    "code": ManifestField(dict[str, str | int], "an object of names and versions"),
}
BOT: Final = {
    "name": ManifestField(_Name, "the name of a bot"),
    "same_again": ManifestField(bool, "true or false"),
    "config": ManifestField(dict[str, Any], "an object", optional=True),
    "seconds": ManifestField(
        Annotated[float, msgspec.Meta(gt=0)], "seconds above 0", optional=True
    ),
}
# Names of manifests before version 0.1.0, and the present ones.
OLD_NAMES: Final = {"brain": "config", "dials": "options"}
# The first manifests had eight options; more have come since.
CONFIG: Final = {
    "sims": _upto(MAX_CLASSIC),
    "noise": _upto(1000),
    "classic": ManifestField(bool, "true or false"),
    "options": ManifestField(
        Annotated[list[_Option], msgspec.Meta(min_length=8)],
        f"a list of eight numbers at least, each from 0 to {MAX_OPTION}",
    ),
}
QUESTION: Final = {
    name: ManifestField(_Share, "a number from 0 to 1")
    for name in ("share0", "share1", "alpha", "beta")
}


def with_present_names(content: dict[str, Any]) -> dict[str, Any]:
    """Return the content of a manifest with the present names of its fields."""
    bots = content.get("bots")
    if not isinstance(bots, list):
        return content
    return {**content, "bots": [_renamed(bot) for bot in bots]}


def _renamed(value: Any) -> Any:
    if not isinstance(value, dict):
        return value
    return {OLD_NAMES.get(name, name): _renamed(field) for name, field in value.items()}


def checked(content: dict[str, Any]) -> dict[str, Any]:
    """Return the fields of a manifest with their types.

    Raises:
        UsageError: a field is missing or invalid.
    """
    fields = _checked(content, PLAN, "")
    for number, bot in enumerate(content["bots"]):
        _checked(bot, BOT, f"bots[{number}].")
        if "config" in bot:
            _checked(bot["config"], CONFIG, f"bots[{number}].config.")
    if content["sprt"] is not None:
        fields["sprt"] = _checked(content["sprt"], QUESTION, "sprt.")
    return fields


def _checked(
    content: dict[str, object], fields: Mapping[str, ManifestField], where: str
) -> dict[str, object]:
    values = {}
    for name, field in fields.items():
        if name in content:
            values[name] = _value(content[name], field, where + name)
        elif not field.optional:
            msg = f"{where}{name} is missing; it must be {field.expected}"
            raise UsageError(msg)
    return values


def _value(value: object, field: ManifestField, name: str) -> object:
    try:
        return msgspec.convert(value, field.kind)
    except msgspec.ValidationError as error:
        shown = shortened(json.dumps(value, ensure_ascii=False))
        msg = f"{name} is {shown}; it must be {field.expected}"
        raise UsageError(msg) from error
