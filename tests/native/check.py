"""Ask a library what the vectors ask: `python -m tests.native.check GAME LIBRARY`.

It needs what the games need and nothing else, so it runs where no compiler and no pytest is.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import moguls
from moguls.core.native.engine import Native
from moguls.core.native.library import Library
from tests.native import answers


def differing(name: str, path: Path) -> list[str]:
    """Return the kinds of questions that a library answers otherwise than the vectors say."""
    game = moguls.game(name)
    found = answers.answers(game, Native(game.rules, 0, Library(path, path.with_suffix(".json"))))
    said: dict[str, Any] = json.loads(answers.PLACE.read_text())[name]
    return [kind for kind in said if json.loads(json.dumps(found[kind])) != said[kind]]


def main(arguments: list[str]) -> int:
    """Say whether a library answers as the compiled engine did."""
    name, path = arguments
    wrong = differing(name, Path(path))
    said = f"answers {', '.join(wrong)} otherwise" if wrong else "answers alike"
    sys.stdout.write(f"{path} {said}\n")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
