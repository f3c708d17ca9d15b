"""Description of a data set: the content of `dataset.json`."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Any, Final

from moguls.errors import UsageError

FORMAT: Final = "moguls-data/1"
LICENCE: Final = re.compile(r"[a-z][a-z0-9]*([.+-][a-z0-9]+)*\+?", re.IGNORECASE)  # of SPDX


@dataclass(frozen=True)
class Described:
    """Everything that the files of a data set depend on.

    Attributes:
        kind: "make" for self-play, "export" for existing games.
        games: number of games.
        more: additional columns.
        of: the plan of self-play, or the sources, as JSON.
        code: versions of the program and of the bots.
        licence: its SPDX identifier, in lower case as catalogues have it; None: not set.
    """

    kind: str
    games: int
    more: tuple[str, ...]
    of: dict[str, Any]
    code: dict[str, object]
    licence: str | None = None

    def as_json(self) -> dict[str, object]:
        """Return the content of the file."""
        return {"format": FORMAT, **vars(self), "more": list(self.more)}

    def text(self) -> str:
        """Return the text of the file."""
        return json.dumps(self.as_json(), indent=1, ensure_ascii=False) + "\n"

    def difference(self, there: object) -> str | None:
        """Return why this is not the set described by `there` or its continuation, or None.

        A set may grow by games, exports by further sources at the end; its licence may change.
        """
        here = self._cut_to(there) if isinstance(there, dict) else self.as_json()
        return first_difference(there, here)

    def _cut_to(self, there: dict[str, Any]) -> dict[str, Any]:
        """Return this description with as many games and sources as `there` has, if it has more."""
        games, sources = there.get("games"), _sources(there)
        cut = self.as_json() | {"licence": there.get("licence")}
        if isinstance(games, int) and 0 < games <= self.games:
            cut["games"] = games
        if 0 < len(sources) < len(_sources(cut)):
            cut["of"] = self.of | {"sources": _sources(cut)[: len(sources)]}
        return cut


def licence_of(name: str) -> str:
    """Return the identifier of a licence as catalogues have it.

    Raises:
        UsageError: it does not look like one of SPDX.
    """
    if LICENCE.fullmatch(name) is None:
        msg = f"argument --licence: {name!r} is not an identifier of SPDX, such as cc-by-4.0"
        raise UsageError(msg)
    return name.lower()


def _sources(description: dict[str, Any]) -> list[object]:
    of = description.get("of")
    sources = of.get("sources") if isinstance(of, dict) else None
    return sources if isinstance(sources, list) else []


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
