"""Ask a library what the vectors ask: `python -m tests.native.check GAME LIBRARY [GAMES]`.

GAMES says how many whole games are played: all, if nothing is said. It needs what the games need
and nothing else, so it runs where no compiler and no pytest is.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import moguls
from moguls.kernel.native.engine import Native
from moguls.kernel.native.library import Library
from tests.native import answers


def differing(name: str, path: Path, games: int = answers.WHOLE) -> list[str]:
    """Return the kinds of questions that a library answers otherwise than the vectors say."""
    game = moguls.game(name)
    engine = Native(game.rules, 0, Library(path, path.with_suffix(".json")))
    found = answers.answers(game, engine, games)
    said = answers.first(json.loads(answers.PLACE.read_text())[name], games)
    return [kind for kind in said if json.loads(json.dumps(found[kind])) != said[kind]]


def main(arguments: list[str]) -> int:
    """Say whether a library answers as the compiled engine did."""
    name, path, *games = arguments
    wrong = differing(name, Path(path), *map(int, games))
    said = f"answers {', '.join(wrong)} otherwise" if wrong else "answers alike"
    sys.stdout.write(f"{path} {said}\n")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
