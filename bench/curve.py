"""Strength against thinking, games side by side in one picture, from folders of arenas.

python -m bench.curve OUT.svg FOLDER [FOLDER ...]

Each folder holds a gauntlet of bots that differ in nothing but their simulations.
"""

import re
import sys
from dataclasses import replace
from pathlib import Path

from bench.notes import say
from moguls.arena.charts import thinking
from moguls.arena.page import STYLE
from moguls.arena.store import folder_of, load
from moguls.arena.summary import summary_of
from moguls.arena.thinking_curve import Curve, curves_of


def curves_in(folder: str) -> list[Curve]:
    """Return the curves of an arena, named by its game."""
    made, games = load(folder_of(folder))
    return [replace(each, name=made.plan.game) for each in curves_of(summary_of(made, games))]


def picture(curves: list[Curve]) -> str:
    """Return a file of its own, in light and dark."""
    colours = "".join(re.findall(r"(?:@media\(prefers[^{]*\{)?:root\{[^}]*\}+", STYLE))
    style = f"<style>{colours}</style>"
    made = thinking(curves)
    head, _, rest = made.partition(">")
    head = head.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    head = head.replace("xmlns", 'xmlns:xlink="http://www.w3.org/1999/xlink" xmlns', 1)
    head = head.replace('style="', 'style="background:var(--paper);', 1)
    return f"{head}>{style}{rest}"


def main(arguments: list[str]) -> None:
    """Draw the folders that are named."""
    out, *folders = arguments
    curves = [curve for folder in folders for curve in curves_in(folder)]
    Path(out).write_text(picture(curves).rstrip() + "\n", "utf-8")
    say(f"{out}: {', '.join(curve.name for curve in curves)}")


if __name__ == "__main__":
    main(sys.argv[1:])
