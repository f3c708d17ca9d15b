"""The reference of the protocol, made from the message types.

`python -m moguls.bots.external.reference` writes it into docs/programs.md; a test fails when what
stands there is stale.
"""

from __future__ import annotations

import inspect
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from moguls.bots.external.messages import HEARD, SAID, Message

if TYPE_CHECKING:
    from collections.abc import Iterator

PAGE: Final = Path(__file__).parents[4] / "docs" / "programs.md"
BEGIN, END = "<!-- made from the message types -->\n", "<!-- end -->\n"
FIELD: Final = re.compile(r"^(\w+): (.*(?:\n {4,}.*)*)", re.MULTILINE)


def reference() -> str:
    """Return the tables of all messages."""
    parts = [BEGIN, "\n### What a program hears\n", *map(_message, HEARD)]
    parts += ["\n### What a program says\n", *map(_message, SAID)]
    return "".join(parts) + "\n" + END


def written(page: str) -> str:
    """Return a page with the reference brought up to date."""
    before, _begin, rest = page.partition(BEGIN)
    return before + reference() + rest.partition(END)[2]


def _message(kind: type[Message]) -> str:
    """Return the heading and the table of a message."""
    says, _attributes, fields = inspect.cleandoc(kind.__doc__ or "").partition("\nAttributes:\n")
    tag = kind.__struct_config__.tag
    head = f"\n#### {tag}\n\n{says.strip()}\n\n| Field | Value | Meaning |\n| --- | --- | --- |\n"
    return head + "".join(_rows(kind, fields))


def _rows(kind: type[Message], fields: str) -> Iterator[str]:
    """Yield the rows of a message's table."""
    yield f'| `type` | `"{kind.__struct_config__.tag}"` | |\n'
    meant = {name: " ".join(text.split()) for name, text in FIELD.findall(inspect.cleandoc(fields))}
    schema = msgspec.json.schema(kind)["$defs"][kind.__name__]
    for name, value in schema["properties"].items():
        if name != "type":
            needed = "" if name in schema["required"] else ", may be left out"
            yield f"| `{name}` | {_value(value)}{needed} | {meant[name]} |\n"


def _value(schema: dict[str, Any]) -> str:
    """Say what a value is."""
    if "anyOf" in schema:
        return " or ".join(_value(each) for each in schema["anyOf"])
    if "enum" in schema:
        return ", ".join(f"`{each}`" for each in schema["enum"])
    if schema["type"] == "array":
        return f"array of {_value(schema['items'])}"
    if schema["type"] == "object":
        kind = schema.get("additionalProperties")
        return f"object of {_value(kind)}" if isinstance(kind, dict) and kind else "object"
    return str(schema["type"])


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text("utf-8")), "utf-8")
