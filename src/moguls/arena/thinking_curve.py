"""Strength by thinking time: bots that differ only in simulations or seconds."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from moguls.arena.summary import BotRow, Summary


@dataclass(frozen=True)
class Curve:
    """Bots of one kind by thinking time.

    Attributes:
        name: of the kind.
        unit: simulations or seconds.
        points: the amount, and the row of the bot, ascending.
    """

    name: str
    unit: str
    points: tuple[tuple[float, BotRow], ...]


def curves_of(summary: Summary) -> list[Curve]:
    """Return the kinds of which at least two bots have played."""
    rows = {row.name: row for row in summary.bots}
    kinds: dict[tuple[str, str], list[tuple[float, BotRow]]] = {}
    for description in summary.manifest.bots:
        amount = _amount(description)
        if amount is not None and description["name"] in rows:
            unit, number, kind = amount
            kinds.setdefault((unit, kind), []).append((number, rows[description["name"]]))
    curves = [
        Curve(_name(points), unit, tuple(sorted(points, key=lambda point: point[0])))
        for (unit, _kind), points in kinds.items()
        if len({number for number, _row in points}) > 1
    ]
    units = [curve.unit for curve in curves]
    return [curve for curve in curves if curve.unit == units[0]]


def _amount(description: dict[str, Any]) -> tuple[str, float, str] | None:
    config = dict(description.get("config") or {})
    if "seconds" in description:
        return "seconds", float(description["seconds"]), json.dumps(config, sort_keys=True)
    sims = config.pop("sims", 0)
    return ("simulations", float(sims), json.dumps(config, sort_keys=True)) if sims else None


def _name(points: list[tuple[float, BotRow]]) -> str:
    """Return a name for bots of a kind: that before the number, or the first and the last one."""
    names = [row.name for _amount, row in points]
    before = {name.partition(":")[0].partition("@")[0] for name in names}
    return before.pop() if len(before) == 1 else " to ".join((names[0], names[-1]))
