"""Make libraries of native code: `python -m tools.native.make [--out FOLDER] [GAME ...]`.

A library and its table are named by game, target and a hash of all that they are made of; with
them lies what Numba lowered. What is there is not made again, and older ones go.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import logging
import os
import sys
import tempfile
import time
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

import llvmlite  # type: ignore[import-untyped]  # it has no stubs
import numba

import moguls
from moguls.bots.registry import MODULES
from moguls.core.datafile import file as datafile
from moguls.kernel.jit import build, cache_place, sources
from moguls.kernel.native import facts, making
from moguls.kernel.native.finding import CACHED
from moguls.kernel.native.library import (
    FINGERPRINT,
    Misfit,
    check_whole,
    fingerprint,
    seal,
    seal_of,
)
from moguls.kernel.native.processor import targets
from tools.native import module, target
from tools.native.data import memory_of
from tools.native.link import fits, link
from tools.native.shares import SHARES
from tools.steps import ROOT

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from types import ModuleType

    from moguls.core.play.game import Game

    Linker = Callable[[Sequence[Path], Path, target.Target], None]

LOG: Final = logging.getLogger("moguls.native")
PAUSE: Final = 0.1  # seconds until another process has linked
KEPT: Final = ROOT / ".tools" / "native"


def main(arguments: list[str] | None = None) -> int:
    """Make what the command line names."""
    parser = argparse.ArgumentParser(prog="python -m tools.native.make", description=__doc__)
    parser.add_argument("games", nargs="*", default=[*MODULES], metavar="GAME")
    says = "where to (default: the cache, where every process looks for them)"
    parser.add_argument("--out", type=Path, metavar="FOLDER", help=says)
    says = "for what (default: this machine); repeat it for more"
    kinds = [name for name, kind in target.TARGETS.items() if fits(kind)]
    parser.add_argument("--target", action="append", choices=kinds, help=says)
    given = parser.parse_args(arguments)
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    for name in given.games:
        for kind in given.target or targets()[:1]:
            with making.held(folder := given.out or place(), name) as is_ours:
                if not is_ours:
                    print(f"{name}: another process makes it")
                    continue
                path, _ = make(game_of(name), target.TARGETS[kind], folder)
            print(f"{path}: {path.stat().st_size} bytes")
    return 0


def game_of(name: str) -> Game:
    """Return a game with its built-in data, ignoring any data file.

    A library works with every data file, so it does not depend on one.
    """
    os.environ.pop(datafile.variable(name), None)
    return moguls.game(name)


def place() -> Path:
    """Return the machine's folder of libraries, or else one of this checkout."""
    return cache_place.own_folder(CACHED) or KEPT


def make(
    game: Game,
    kind: target.Target,
    out: Path,
    only: Iterable[tuple[ModuleType, ...]] = (),
    linker: Linker = link,
) -> tuple[Path, Path]:
    """Return the library of a game for a target and its table, made now or before.

    Args:
        game: with any switches.
        kind: the target.
        out: the folder.
        only: as `tools.native.module.lower` takes it.
        linker: what makes a library of objects.
    """
    out.mkdir(parents=True, exist_ok=True)
    made_of = digest(game)
    stem = f"{game.name}-{kind.name}-{made_of}"
    library, table = out / f"{stem}{kind.ending}", out / f"{stem}.json"
    if not _is_there(library, table):
        shares = SHARES[:1] if only else SHARES
        parts = [_part(game, share, made_of, kind, out, only) for share in shares]
        _link(game, [part for part, _ in parts], [told for _, told in parts], kind, library, linker)
        for old in [*out.glob(f"{game.name}-{kind.name}-*"), *out.glob(f"{game.name}-*.ll")]:
            if made_of not in old.name:
                old.unlink(missing_ok=True)
        for part, _ in parts:
            part.unlink(missing_ok=True)
    return library, table


def make_share(game: Game, share: str, kind: target.Target, out: Path) -> None:
    """Make a share of a library, and the library if all shares are there: one process for each."""
    out.mkdir(parents=True, exist_ok=True)
    made_of = digest(game)  # once: sources may change meanwhile
    _part(game, share, made_of, kind, out)
    while not _is_linked(game, made_of, kind, out):
        time.sleep(PAUSE)


def _is_linked(game: Game, made_of: str, kind: target.Target, out: Path) -> bool:
    """Link what is there if all is; say whether that was for us, or another share's process, to do.

    Of two processes that end at once the second finds no objects any more.
    """
    with making.held(out, f"{game.name}-shares") as is_ours:
        if is_ours and all(_object(game, it, made_of, kind, out).exists() for it in SHARES):
            make(game, kind, out)
        return is_ours


def _object(game: Game, share: str, made_of: str, kind: target.Target, out: Path) -> Path:
    """Return where the object of a share lies until all are linked."""
    return out / f"{game.name}-{kind.name}-{made_of}-{share}.o"


def _part(
    game: Game,
    share: str,
    made_of: str,
    kind: target.Target,
    out: Path,
    only: Iterable[tuple[ModuleType, ...]] = (),
) -> tuple[Path, dict[str, Any]]:
    text, told = _lowered(game, share, out / f"{game.name}-{made_of}-{share}.ll", only)
    obj = _object(game, share, made_of, kind, out)
    if not obj.exists():
        began = perf_counter()
        write(obj, target.compiled(text, kind))
        LOG.info("%s: compiled in %.1f s", obj.name, perf_counter() - began)
    return obj, json.loads(told)


def _is_there(library: Path, table: Path) -> bool:
    try:
        check_whole(library)
    except Misfit:
        return False
    return table.exists()


def _lowered(
    game: Game, share: str, kept: Path, only: Iterable[tuple[ModuleType, ...]]
) -> tuple[str, bytes]:
    if not kept.exists():
        began = perf_counter()
        text, about = module.lower(game, share, only)
        told = json.dumps(about, separators=(",", ":"))
        write(kept, f"; {told}\n{text}".encode())
        LOG.info("%s: lowered in %.1f s", kept.name, perf_counter() - began)
    first, _, text = kept.read_text().partition("\n")
    return text, first.removeprefix("; ").encode()


def _link(
    game: Game,
    objects: list[Path],
    tables: list[dict[str, Any]],
    kind: target.Target,
    library: Path,
    linker: Linker,
) -> None:
    """Link objects to a library that knows its table and has the facts, and write both."""
    table = json.dumps(module.together(tables), separators=(",", ":")).encode()
    number = int.from_bytes(fingerprint(table).to_bytes(8, "big"), "big", signed=True)
    known = target.compiled(
        f"@{FINGERPRINT} = constant i64 {number}\n{_memory(game, tables)}", kind
    )
    with tempfile.TemporaryDirectory(dir=library.parent) as folder:
        # By names that are the same everywhere: linkers write some of them down.
        places = [Path(folder) / f"{k}.o" for k in range(len(objects) + 1)]
        made = Path(folder) / library.name
        for place, code in zip(
            places, [known, *(each.read_bytes() for each in objects)], strict=True
        ):
            place.write_bytes(code)
        linker(places, made, kind)
        write(seal_of(library), seal(made.read_bytes()))
        made.replace(library)
    write(library.with_suffix(".json"), table)


def _memory(game: Game, tables: list[dict[str, Any]]) -> str:
    told = tables[0]["facts"]
    return memory_of(facts.words_of(told["tables"], game.rules)) if told else ""


def write(path: Path, data: bytes) -> None:
    """Write a file whole or not at all."""
    with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as file:
        file.write(data)
    Path(file.name).replace(path)


def digest(game: Game) -> str:
    """Return a hash of all that the libraries of a game are made of, the compiler included."""
    bound = module.modules_of(game)
    names = sources.closure([*(each.__name__ for each in bound), build.__name__])
    data = [sources.data_of(each, game.rules.facts) for each in bound]
    tools = [path.read_bytes() for path in sorted(Path(__file__).parent.glob("*.py"))]
    versions = numba.__version__, llvmlite.__version__
    told = repr((sources.digest(names), data, tools, versions))
    return hashlib.sha256(told.encode()).hexdigest()[:16]


if __name__ == "__main__":
    sys.exit(main())
