"""Call path: files whose functions run from `moguls.game(name)` to the first step.

    python -m tools.call_path [GAME] [--first]

A newcomer must read these files to follow one step. Folders of games, of the compiler and of the
library's loader are left out, and so is what runs once a process (imports, engines, caches);
`--first` counts that, too.
"""

from __future__ import annotations

import argparse
import inspect
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

import moguls

if TYPE_CHECKING:
    from types import FrameType

SOURCES: Final = Path(moguls.__file__).parent
LEFT_OUT: Final = ("games", "jit", "native")  # folders


def walk(name: str) -> None:
    """Begin a game and play its first legal action."""
    play = moguls.game(name).new(seed=1)
    play.step(play.choices()[0])


def files_of(name: str) -> dict[str, set[str]]:
    """Return the names of the functions that run, by file."""
    functions: dict[str, set[str]] = {}

    def note(frame: FrameType, event: str, _argument: object) -> None:
        code, path = frame.f_code, Path(frame.f_code.co_filename)
        is_function = code.co_flags & inspect.CO_NEWLOCALS and code.co_name != "<module>"
        if event == "call" and is_function and path.is_relative_to(SOURCES):
            functions.setdefault(path.relative_to(SOURCES).as_posix(), set()).add(code.co_name)

    sys.setprofile(note)
    try:
        walk(name)
    finally:
        sys.setprofile(None)
    return {
        file: names
        for file, names in sorted(functions.items())
        if not set(Path(file).parts[:-1]) & set(LEFT_OUT)
    }


def main() -> None:
    """Print the files with their functions, and how many files there are."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("game", nargs="?", default="moguli", choices=moguls.games())
    parser.add_argument("--first", action="store_true", help="count the first game of a process")
    arguments = parser.parse_args()
    if not arguments.first:
        walk(arguments.game)
    files = files_of(arguments.game)
    for file, names in files.items():
        print(f"{file}: {', '.join(sorted(names))}")
    print(f"{len(files)} files, played by {moguls.game(arguments.game).ready_engine()!r}")


if __name__ == "__main__":
    main()
