"""Strength against thinking: bots that differ in how long they think, and in nothing else."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from moguls.arena.summary import BotRow, Summary


@dataclass(frozen=True)
class Curve:
    """Bots of one kind by how long they think.

    Attributes:
        name: of the kind.
        unit: what thinking is counted in.
        points: the amount, and the row of the bot, ascending.
    """

    name: str
    unit: str
    points: tuple[tuple[float, BotRow], ...]


def curves_of(summary: Summary) -> list[Curve]:
    """Return the kinds of which two bots at least have played."""
    rows = {row.name: row for row in summary.bots}
    kinds: dict[tuple[str, str], list[tuple[float, BotRow]]] = {}
    for made in summary.manifest.bots:
        amount = _amount(made)
        if amount is not None and made["name"] in rows:
            unit, number, kind = amount
            kinds.setdefault((unit, kind), []).append((number, rows[made["name"]]))
    found = [
        Curve(_name(points), unit, tuple(sorted(points, key=lambda point: point[0])))
        for (unit, _kind), points in kinds.items()
        if len({number for number, _row in points}) > 1
    ]
    units = [curve.unit for curve in found]
    return [curve for curve in found if curve.unit == units[0]]


def _amount(made: dict[str, Any]) -> tuple[str, float, str] | None:
    """Return unit and amount of a bot's thinking, and what else it is made of."""
    config = dict(made.get("brain") or {})
    if "seconds" in made:
        return "seconds", float(made["seconds"]), json.dumps(config, sort_keys=True)
    sims = config.pop("sims", 0)
    return ("simulations", float(sims), json.dumps(config, sort_keys=True)) if sims else None


def _name(points: list[tuple[float, BotRow]]) -> str:
    """Return a name for bots of a kind: what is before the number, or their names."""
    names = [row.name for _amount, row in points]
    before = {name.partition(":")[0].partition("@")[0] for name in names}
    return before.pop() if len(before) == 1 else " to ".join((names[0], names[-1]))
