"""Description of a data set: the content of `dataset.json`."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final

FORMAT: Final = "moguls-data/1"


@dataclass(frozen=True)
class Described:
    """Everything that the files of a data set depend on.

    Attributes:
        kind: "make" for self-play, "export" for existing games.
        games: number of games.
        more: additional columns.
        of: the plan of self-play, or the sources, as JSON.
        code: versions of the program and of the bots.
    """

    kind: str
    games: int
    more: tuple[str, ...]
    of: dict[str, Any]
    code: dict[str, object]

    def as_json(self) -> dict[str, object]:
        """Return the content of the file."""
        return {"format": FORMAT, **vars(self), "more": list(self.more)}

    def text(self) -> str:
        """Return the text of the file."""
        return json.dumps(self.as_json(), indent=1, ensure_ascii=False) + "\n"


def first_difference(there: object, here: object, where: str = "") -> str | None:
    """Return the first difference between two descriptions as text, or None.

    Args:
        there: JSON.
        here: JSON.
        where: path of both values, for the text.
    """
    if there == here:
        return None
    if isinstance(there, dict) and isinstance(here, dict):
        for key in dict.fromkeys([*there, *here]):
            difference = first_difference(there.get(key), here.get(key), f"{where}{key}.")
            if difference is not None:
                return difference
    if isinstance(there, list) and isinstance(here, list) and len(there) == len(here):
        for number, (one, other) in enumerate(zip(there, here, strict=True)):
            difference = first_difference(one, other, f"{where}{number}.")
            if difference is not None:
                return difference
    return f"{where.removesuffix('.')} is {_short(there)} there and {_short(here)} here"


def _short(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 60 else f"{text[:60]}…"  # noqa: PLR2004  # a part of a line
