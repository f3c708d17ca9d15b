"""Writer of the game pages, and with `count` of the counts of random play."""

from __future__ import annotations

import sys

import moguls
from tools.game_pages import page, playouts
from tools.steps import ROOT


def main(arguments: list[str]) -> int:
    """Write what is asked for; say where it is."""
    if arguments not in ([], ["count"]):
        print("usage: python -m tools.game_pages [count]")
        return 2
    if arguments:
        playouts.write()
    for name in moguls.games():
        for path, text in page.files(name).items():
            path.write_text(text, "utf-8")
            print(path.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
