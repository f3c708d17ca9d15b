"""`moguls games`: list of the games with their seats and house rules."""

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
    selected = [arguments.game] if arguments.game else names()
    games = [game(name) for name in selected]
    if arguments.json:
        say(json.dumps([_as_json(game_) for game_ in games], indent=2))
        return 0
    for game_ in games:
        _show(game_)
    return 0


def _show(game_: Game) -> None:
    out = console()
    out.print(f"[bold]{game_.name}[/]  {game_.title}, {game_.rules.seats_text}")
    rows = [(f"  {it.name}", it.possible, f"[rule]{it.rule}[/]") for it in game_.switches]
    render.show(out, [Grid(("  house rule", "values, the default first", "clause"), rows, left=2)])
    if game_.rules.identity.remark:
        out.print(f"  {game_.rules.identity.remark}")
    name, why = tell(game_.rules, game_.packed_options)
    engine = f"  engine: {name}, {Path(why).name if name == NATIVE else why}"
    out.print(engine, style="quiet", markup=False)
    out.print(f"  [quiet]moguls rules {game_.name} prints its rule book[/]")


def _as_json(game_: Game) -> dict[str, object]:
    switches = [
        {
            "name": s.name,
            "values": list(s.values),
            "default": s.default,
            "rule": s.rule,
            "numbers": None if s.numbers is None else [s.numbers[0], s.numbers[-1]],
        }
        for s in game_.switches
    ]
    head: dict[str, object] = {"name": game_.name, "title": game_.title, "seats": list(game_.seats)}
    head["remark"] = game_.rules.identity.remark
    name, why = tell(game_.rules, game_.packed_options)
    head["engine"] = {"name": name, "why": why}
    return {**head, "rules_version": game_.rules_version, "switches": switches}
