"""Build of wheels with native code for every platform: `python3 go.py wheels`.

A game is lowered once, in its own process, and compiled for all targets. Before a library is
packed, it must reproduce the test vectors if it can run here: natively, under an aarch64 emulator,
or, for Windows, through a wrapper.
"""

from __future__ import annotations

import logging
import multiprocessing
import shutil
import sys
import tempfile
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tools import emulated, install
from tools.steps import ROOT, TOOLS, Failed, call, fingerprint, say

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

# Targets of the wheel of each platform. All other platforms use the pure wheel.
PLATFORMS: Final = {
    "py3-none-manylinux_2_17_x86_64.manylinux2014_x86_64": ("linux-x86-64-v2", "linux-x86-64-v3"),
    "py3-none-manylinux_2_17_aarch64.manylinux2014_aarch64": ("linux-aarch64",),
    "py3-none-macosx_11_0_arm64": ("macos-aarch64",),
    "py3-none-win_amd64": ("windows-x86-64-v2",),
}
KINDS: Final = [kind for kinds in PLATFORMS.values() for kind in kinds]
LINUX, WINDOWS = "linux-x86-64-v2", "windows-x86-64-v2"  # the same code but for how it is called
FEW: Final = "1"  # whole games of the vectors where a processor is emulated, ten times slower
DIST: Final = ROOT / "dist"


def main() -> int:
    """Build and check the libraries of all games, then pack them."""
    import moguls  # noqa: PLC0415  # it is there once all is set up

    logging.basicConfig(level=logging.INFO, format="%(message)s")
    folder = TOOLS / "wheels" / fingerprint([install.LOCKS / "wheels.txt"])[:8]
    made = libraries(moguls.games(), folder)
    try:
        check(made)
        pack(made, DIST)
    except Failed as failure:
        sys.stderr.write(f"Stopped: {failure}\n")
        return 1
    return 0


def libraries(games: Iterable[str], folder: Path) -> dict[str, dict[str, Path]]:
    """Return the libraries of games: by target, then by game."""
    made: dict[str, dict[str, Path]] = {}
    context = multiprocessing.get_context("spawn")
    # One after the other: to lower a game takes up to 1.5 GB.
    with ProcessPoolExecutor(1, context, max_tasks_per_child=1) as pool:
        for game in games:
            say(f"Native code of {game} ...")
            for target, library in pool.submit(libraries_of, game, folder).result().items():
                made.setdefault(target, {})[game] = library
    return made


def libraries_of(name: str, folder: Path, kinds: Iterable[str] = ()) -> dict[str, Path]:
    """Return the libraries of a game, by target: for some targets, or for all."""
    import moguls  # noqa: PLC0415  # it is there once all is set up
    from tools.native import make, target, zig  # noqa: PLC0415  # they load the compiler

    logging.basicConfig(level=logging.INFO, format="%(message)s")
    folder.mkdir(parents=True, exist_ok=True)
    game = moguls.game(name)
    for lowered in make.place().glob(f"{name}-{make.digest(game)}-*.ll"):
        shutil.copyfile(lowered, folder / lowered.name)  # for this machine's own library, before
    wanted = {each: target.TARGETS[each] for each in kinds or KINDS}
    return {each: make.make(game, it, folder, linker=zig.link)[0] for each, it in wanted.items()}


def check(made: dict[str, dict[str, Path]]) -> None:
    """Check every library that can run here against the test vectors.

    Raises:
        Failed: a library differs; says which.
    """
    from moguls.kernel.native.processor import targets  # noqa: PLC0415  # it is there by now
    from tools import windows_code  # noqa: PLC0415  # it needs what is in the line before

    for target, games in made.items():
        if target in targets():
            _ask([install.PYTHON], {}, games)
        elif target == WINDOWS and LINUX in targets():
            with tempfile.TemporaryDirectory() as folder:
                wrapped = {it: windows_code.wrapped(games[it], Path(folder)) for it in games}
                _ask([install.PYTHON], {}, wrapped)
        elif target == emulated.TARGET and (why := emulated.missing()):
            say(f"{target}: not tested: {why}")
        elif target == emulated.TARGET:
            _ask(*emulated.python(), games, FEW)
        else:
            say(f"{target}: not tested: it cannot run on this machine")


def _ask(
    python: Sequence[str | Path], env: dict[str, str], games: dict[str, Path], whole: str = ""
) -> None:
    """Check libraries with a Python against the vectors, with `whole` complete games or all."""
    for game, library in games.items():
        say(f"{library.name}: checking the vectors ...")
        ask = [*python, "-m", "tests.native.check", game, library, *whole.split()]
        call(f"Vectors, {library.name}", ask, env=env)


def pack(made: dict[str, dict[str, Path]], out: Path) -> None:
    """Build the source archive, the pure wheel and a wheel for each platform."""
    hatchling(out, "-t", "sdist", "-t", "wheel")
    for tag, kinds in PLATFORMS.items():
        wheel(tag, [library for kind in kinds for library in made[kind].values()], out)
    for path in sorted(out.glob("moguls-*")):
        say(f"{path.name}  {path.stat().st_size / 1024:.0f} KB")


def wheel(tag: str, native: Iterable[Path], out: Path) -> None:
    """Build the wheel of a platform with libraries and their tables."""
    with tempfile.TemporaryDirectory() as folder:
        for library in native:
            for path in library.parent.glob(f"{library.stem}.*"):
                shutil.copyfile(path, Path(folder) / path.name)
        hatchling(out, "-t", "wheel", MOGULS_WHEEL_TAG=tag, MOGULS_WHEEL_LIBRARIES=folder)


def hatchling(out: Path, *arguments: str, **env: str) -> None:
    """Run hatchling; the same files give the same bytes."""
    build: list[str | Path] = [sys.executable, "-m", "hatchling", "build", "-d", out]
    call("Wheels", [*build, *arguments], env=env)


if __name__ == "__main__":
    sys.exit(main())
