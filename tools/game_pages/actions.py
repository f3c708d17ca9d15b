"""Ranges of action numbers, worked out from the texts of all actions."""

from __future__ import annotations

import re
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tools.game_pages.words import Sort

SLOT = re.compile(r"\{(\w+)\}")
SHOWN = 6  # values of a slot that are listed whole


class Range(NamedTuple):
    """Actions of one sort: their numbers from `first` on, and the values of each slot in order."""

    sort: Sort
    first: int
    size: int
    slots: dict[str, list[str]]

    @property
    def formula(self) -> str:
        """How a number comes from the places of the values, each counted from 0."""
        terms, step = [], self.size
        for name, values in self.slots.items():
            step //= len(values)
            terms.append(name if step == 1 else f"{step} · {name}")
        begin = [str(self.first)] if self.first or not terms else []
        return " + ".join([*begin, *terms])


def ranges(texts: Sequence[str], sorts: Sequence[Sort]) -> list[Range]:
    """Return the range of each sort.

    Raises:
        ValueError: the texts are not what the sorts say: each in one range, all values of its
            slots with all others, the last slot fastest.
    """
    found, first = [], 0
    for sort in sorts:
        others = {each.text for each in sorts if each is not sort}
        count = sum(1 for _ in _leading(texts[first:], sort, others))
        found.append(_range(sort, first, texts[first : first + count]))
        first += count
    if first != len(texts):
        msg = f"action {first}, {texts[first]!r}, is of no sort that comes next"
        raise ValueError(msg)
    return found


def _pattern(sort: Sort) -> re.Pattern[str]:
    """Return what the texts of a sort match, the slots by their names."""
    parts = SLOT.split(sort.text)
    slots = [f"(?P<{part}_>.+?)" if k % 2 else re.escape(part) for k, part in enumerate(parts)]
    return re.compile("".join(slots))


def _leading(texts: Sequence[str], sort: Sort, others: set[str]) -> Iterator[str]:
    """Yield the texts at the head that are of a sort, and not just those of another."""
    pattern = _pattern(sort)
    for text in texts:
        if text in others or not pattern.fullmatch(text):
            return
        yield text


def _range(sort: Sort, first: int, texts: Sequence[str]) -> Range:
    """Return the range of a sort, whose slots must give exactly these texts."""
    pattern, names = _pattern(sort), SLOT.findall(sort.text)
    told = [found for text in texts if (found := pattern.fullmatch(text))]
    slots = {name: list(dict.fromkeys(each[f"{name}_"] for each in told)) for name in names}
    made = [
        sort.text.format(**dict(zip(names, row, strict=True))) for row in product(*slots.values())
    ]
    if not texts or list(texts) != made:
        msg = f"{sort.text}: the actions from {first} on are not all values in their order"
        raise ValueError(msg)
    return Range(sort, first, len(texts), slots)


def table(found: list[Range]) -> list[str]:
    """Return the ranges as a table in Markdown."""
    rows = [
        "| Numbers | Count | Text | Effect | Number |",
        "| --- | --- | --- | --- | --- |",
    ]
    for each in found:
        last = each.first + each.size - 1
        numbers = str(each.first) if each.size == 1 else f"{each.first} to {last}"
        rows.append(
            f"| {numbers} | {each.size} | `{each.sort.text}` | {each.sort.does} | {each.formula} |"
        )
    return rows


def values(found: list[Range]) -> list[str]:
    """Return the values of the slots in lines of Markdown, equal lists once."""
    where: dict[tuple[str, ...], list[str]] = {}
    for each in found:
        for name, listed in each.slots.items():
            where.setdefault(tuple(listed), []).append(f"`{name}` of {each.sort.text.split()[0]}")
    return [
        f"- {', '.join(dict.fromkeys(names))}: {_listed(listed)}."
        for listed, names in where.items()
    ]


def _listed(listed: tuple[str, ...]) -> str:
    """Return values with their places, the middle left out where they are many."""
    told = [f"{place} {value}" for place, value in enumerate(listed)]
    if all(str(place) == value for place, value in enumerate(listed)):
        return f"itself, 0 to {len(listed) - 1}"
    if len(told) > 2 * SHOWN:
        told = [*told[:SHOWN], "…", *told[-2:]]
    return ", ".join(told)
