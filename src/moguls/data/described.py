"""What a set of games is made of, as the file beside its tables has it: `dataset.json`."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final

FORMAT: Final = "moguls-data/1"


@dataclass(frozen=True)
class Described:
    """A set of games, in all that its files depend on.

    Attributes:
        kind: "make" for self-play, "export" for games that were there already.
        games: how many there are.
        more: columns on request.
        of: what is played, or what is read, as JSON.
        code: the version of the program, and of what plays.
    """

    kind: str
    games: int
    more: tuple[str, ...]
    of: dict[str, Any]
    code: dict[str, object]

    def as_json(self) -> dict[str, object]:
        """Return it as its file has it."""
        return {"format": FORMAT, **vars(self), "more": list(self.more)}

    def text(self) -> str:
        """Return the text of its file."""
        return json.dumps(self.as_json(), indent=1, ensure_ascii=False) + "\n"


def first_difference(there: object, here: object, where: str = "") -> str | None:
    """Say where two descriptions differ first; None if they do not.

    Args:
        there: JSON.
        here: JSON.
        where: the place that both are at, for the message.
    """
    if there == here:
        return None
    if isinstance(there, dict) and isinstance(here, dict):
        for key in dict.fromkeys([*there, *here]):
            found = first_difference(there.get(key), here.get(key), f"{where}{key}.")
            if found is not None:
                return found
    if isinstance(there, list) and isinstance(here, list) and len(there) == len(here):
        for number, (one, other) in enumerate(zip(there, here, strict=True)):
            found = first_difference(one, other, f"{where}{number}.")
            if found is not None:
                return found
    return f"{where.removesuffix('.')} is {_short(there)} there and {_short(here)} here"


def _short(value: object) -> str:
    """Return JSON that fits in a line."""
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 60 else f"{text[:60]}…"  # noqa: PLR2004  # a part of a line
