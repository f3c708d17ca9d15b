"""Comparison of a library with the vectors: `python -m tests.native.check GAME LIBRARY [GAMES]`.

GAMES is the number of whole games, by default all. It needs nothing besides the games, so it runs
without a compiler and pytest.
"""

import json
import sys
from pathlib import Path

import moguls
from moguls.kernel.native.engine import Native
from moguls.kernel.native.library import Library
from tests.native import answers


def differing(name: str, path: Path, games: int = answers.WHOLE) -> list[str]:
    """Return the kinds of questions for which a library differs from the vectors."""
    game = moguls.game(name)
    engine = Native(game.rules, 0, Library(path, path.with_suffix(".json")))
    found = answers.answers(game, engine, games)
    said = answers.first(json.loads(answers.PLACE.read_text())[name], games)
    return [kind for kind in said if json.loads(json.dumps(found[kind])) != said[kind]]


def main(arguments: list[str]) -> int:
    name, path, *games = arguments
    wrong = differing(name, Path(path), *map(int, games))
    said = f"answers {', '.join(wrong)} otherwise" if wrong else "answers alike"
    sys.stdout.write(f"{path} {said}\n")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
