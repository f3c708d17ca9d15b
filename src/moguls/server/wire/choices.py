"""Valid values of a message field with a fixed set of words."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from msgspec import inspect

if TYPE_CHECKING:
    from collections.abc import Iterator

WRONG = re.compile(r"Invalid enum value '(?P<value>.*)' - at `\$(?P<path>.*)`", re.DOTALL)


def unknown_value(kind: object, why: str) -> dict[str, str | int] | None:
    """Return field, value and valid values of an error by msgspec; None for other errors."""
    match = WRONG.fullmatch(why)
    if match is None:
        return None
    steps = re.findall(r"\.(\w+)|\[", match["path"])
    words = sorted(set(_words(inspect.type_info(kind), steps)))
    details = {"field": match["path"].lstrip("."), "value": match["value"][:40]}
    return {**details, "known": ", ".join(words)} if words else None


def _words(info: inspect.Type, steps: list[str]) -> Iterator[str]:
    """Yield the valid values at the end of a path; a step without a name enters a list."""
    if isinstance(info, inspect.UnionType):
        for member in info.types:
            yield from _words(member, steps)
    elif isinstance(info, inspect.LiteralType) and not steps:
        yield from map(str, info.values)
    elif isinstance(info, inspect.ListType) and steps and not steps[0]:
        yield from _words(info.item_type, steps[1:])
    elif isinstance(info, inspect.StructType) and steps:
        for field in info.fields:
            if field.encode_name == steps[0]:
                yield from _words(field.type, steps[1:])
