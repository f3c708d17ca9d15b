"""`moguls games`: what can be played, by how many, under which switches."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from moguls.cli.output import console, say
from moguls.cli.table import render
from moguls.core.text.display import Grid
from moguls.games.registry import game, names
from moguls.kernel.select import NATIVE, tell

if TYPE_CHECKING:
    import argparse

    from moguls.core.play.game import Game


def run(arguments: argparse.Namespace) -> int:
    """List the games."""
    wanted = [arguments.game] if arguments.game else names()
    found = [game(name) for name in wanted]
    if arguments.json:
        say(json.dumps([_as_json(each) for each in found], indent=2))
        return 0
    for each in found:
        _show(each)
    return 0


def _show(shown: Game) -> None:
    """Print one game."""
    out = console()
    out.print(f"[bold]{shown.name}[/]  {shown.title}, {shown.rules.seats_text}")
    rows = [(f"  {it.name}", it.possible, f"[rule]{it.rule}[/]") for it in shown.switches]
    render.show(out, [Grid(("  switch", "values, the default first", "clause"), rows, left=2)])
    if shown.rules.remark:
        out.print(f"  {shown.rules.remark}")
    name, why = tell(shown.rules, shown.packed_options)
    out.print(f"  [quiet]engine: {name}, {Path(why).name if name == NATIVE else why}[/]")
    out.print(f"  [quiet]moguls rules {shown.name} prints its rule book[/]")


def _as_json(shown: Game) -> dict[str, object]:
    """Return one game for programs."""
    switches = [
        {
            "name": s.name,
            "values": list(s.values),
            "default": s.default,
            "rule": s.rule,
            "numbers": None if s.numbers is None else [s.numbers[0], s.numbers[-1]],
        }
        for s in shown.switches
    ]
    head: dict[str, object] = {"name": shown.name, "title": shown.title, "seats": list(shown.seats)}
    head["remark"] = shown.rules.remark
    name, why = tell(shown.rules, shown.packed_options)
    head["engine"] = {"name": name, "why": why}
    return {**head, "rules_version": shown.rules_version, "switches": switches}
