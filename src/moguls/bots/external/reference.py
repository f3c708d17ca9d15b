"""Reference of the protocol, generated from the message types.

`python -m moguls.bots.external.reference` writes it to docs/program-messages.md; a test fails when
that page is stale.
"""

from __future__ import annotations

import inspect
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from moguls.bots.external.messages import ANSWERS, REQUESTS, Message

if TYPE_CHECKING:
    from collections.abc import Iterator

PAGE: Final = Path(__file__).parents[4] / "docs" / "program-messages.md"
HEAD: Final = """\
# Messages of programs

The messages of [programs](programs.md), generated from their types by `python -m moguls.bots.external.reference`.
Ignore unknown fields; later versions may add some.
"""  # noqa: E501  # one sentence a line
FIELD: Final = re.compile(r"^(\w+): (.*(?:\n {4,}.*)*)", re.MULTILINE)


def reference() -> str:
    """Return the page with the tables of all messages."""
    requests, answers = ("".join(map(_message, kinds)) for kinds in (REQUESTS, ANSWERS))
    return f"{HEAD}\n## To the program\n{requests}\n## From the program\n{answers}"


def _message(kind: type[Message]) -> str:
    says, _attributes, fields = inspect.cleandoc(kind.__doc__ or "").partition("\nAttributes:\n")
    tag = kind.__struct_config__.tag
    head = f"\n### {tag}\n\n{says.strip()}\n\n| Field | Value | Meaning |\n| --- | --- | --- |\n"
    return head + "".join(_rows(kind, fields))


def _rows(kind: type[Message], fields: str) -> Iterator[str]:
    yield f'| `type` | `"{kind.__struct_config__.tag}"` | |\n'
    meant = {name: " ".join(text.split()) for name, text in FIELD.findall(inspect.cleandoc(fields))}
    schema = msgspec.json.schema(kind)["$defs"][kind.__name__]
    for name, value in schema["properties"].items():
        if name != "type":
            needed = "" if name in schema["required"] else ", may be left out"
            yield f"| `{name}` | {_value(value)}{needed} | {meant[name]} |\n"


def _value(schema: dict[str, Any]) -> str:
    if "anyOf" in schema:
        return " or ".join(_value(kind) for kind in schema["anyOf"])
    if "enum" in schema:
        return ", ".join(f"`{value}`" for value in schema["enum"])
    if schema["type"] == "array":
        return f"array of {_value(schema['items'])}"
    if schema["type"] == "object":
        kind = schema.get("additionalProperties")
        return f"object of {_value(kind)}" if isinstance(kind, dict) and kind else "object"
    return str(schema["type"])


if __name__ == "__main__":
    PAGE.write_text(reference(), "utf-8")
