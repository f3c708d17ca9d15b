"""Make libraries of native code: `python -m tools.native.make [--out FOLDER] [GAME ...]`.

Each lies in a folder named by a hash of all that it is made of, with what Numba lowered and with
the table of what it exports; what is there is not made again.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
import tempfile
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Final

import llvmlite  # type: ignore[import-untyped]  # it has no stubs
import numba

import moguls
from moguls.bots.policies import MODULES
from moguls.core.native.library import FINGERPRINT, fingerprint
from tools.native import module, target
from tools.native.link import link

if TYPE_CHECKING:
    from collections.abc import Iterable
    from types import ModuleType

    from moguls.core.game import Game

HERE: Final = Path(__file__).resolve().parent
FOLDER: Final = HERE.parent.parent / ".tools" / "native"


def main(arguments: list[str] | None = None) -> None:
    """Make what the command line names."""
    parser = argparse.ArgumentParser(prog="python -m tools.native.make", description=__doc__)
    parser.add_argument("games", nargs="*", default=[*MODULES], metavar="GAME")
    parser.add_argument("--out", type=Path, default=FOLDER, metavar="FOLDER")
    parser.add_argument("--target", action="append", choices=[*target.TARGETS])
    given = parser.parse_args(arguments)
    for name in given.games:
        for kind in given.target or [*target.TARGETS]:
            path, _ = make(moguls.game(name), target.TARGETS[kind], given.out)
            print(f"{path}: {path.stat().st_size} bytes")


def make(
    game: Game, kind: target.Target, out: Path, only: Iterable[tuple[ModuleType, ...]] = ()
) -> tuple[Path, Path]:
    """Return the library of a game for a target and its table, made now or before.

    Args:
        game: with any switches.
        kind: the target.
        out: where the folders lie.
        only: as `tools.native.module.lower` takes it.
    """
    folder = out / _digest()
    folder.mkdir(parents=True, exist_ok=True)
    library = folder / f"moguls-{game.name}-{kind.name}.so"
    table = folder / f"moguls-{game.name}.json"
    if not (library.exists() and table.exists()):
        text = _lowered(game, table, only)
        began = perf_counter()
        _compile(text, table.read_bytes(), kind, library)
        sys.stderr.write(f"{library.name}: made in {perf_counter() - began:.1f} s\n")
    return library, table


def _lowered(game: Game, table: Path, only: Iterable[tuple[ModuleType, ...]]) -> str:
    """Return what Numba lowers a game to, kept from before or made now; write the table."""
    kept = table.with_suffix(".ll")
    if not (kept.exists() and table.exists()):
        began = perf_counter()
        text, about = module.lower(game, only)
        _write(kept, text.encode())
        _write(table, json.dumps(about, separators=(",", ":")).encode())
        sys.stderr.write(f"{game.name}: lowered in {perf_counter() - began:.1f} s\n")
    return kept.read_text()


def _compile(text: str, table: bytes, kind: target.Target, library: Path) -> None:
    """Compile and link a module that knows its table."""
    number = int.from_bytes(fingerprint(table).to_bytes(8, "big"), "big", signed=True)
    obj = target.compiled(f"{text}\n@{FINGERPRINT} = constant i64 {number}\n", kind)
    with tempfile.TemporaryDirectory(dir=library.parent) as folder:
        place, made = Path(folder) / "code.o", Path(folder) / "code.so"
        place.write_bytes(obj)
        link(place, made)
        made.replace(library)


def _write(path: Path, data: bytes) -> None:
    """Write a file whole or not at all."""
    with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as file:
        file.write(data)
    Path(file.name).replace(path)


def _digest() -> str:
    """Return a hash of all sources and data, of these tools and of the compiler."""
    package = Path(moguls.__file__).parent
    made = hashlib.sha256(repr((numba.__version__, llvmlite.__version__)).encode())
    paths = [
        *HERE.glob("*.py"),
        *(p for kind in ("py", "json") for p in package.rglob(f"*.{kind}")),
    ]
    for path in sorted(paths):
        made.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return made.hexdigest()[:24]


if __name__ == "__main__":
    main()
