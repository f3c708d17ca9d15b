"""From objects to a shared library, by the C compiler of the system, or to WebAssembly, by LLD.

Objects for this machine need a linker and nothing else, which nearly every system has.
For other machines, and for older systems than this one, `zig.py` links.
"""

from __future__ import annotations

import shutil
import subprocess
from typing import TYPE_CHECKING

from moguls.kernel.native.processor import targets
from tools.install import COMPILERS, WEB_LINKER

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from tools.native.target import Target

FLAGS = ("-shared", "-s", "-o")
LIBRARIES = ("-lm",)
# All that is visible is exported; a stack that overflows meets no data, but ends the call.
WEB = ("--no-entry", "--export-dynamic", "--export=__heap_base", "--stack-first", "-s")
WEB_STACK = ("-z", "stack-size=1048576")
WEB_ASKS = "log\n"  # of the loader; anything else is an error


def fits(kind: Target) -> bool:
    """Say whether programs of this system link for a target, of whatever level."""
    return kind.is_web or any(name.startswith(kind.family) for name in targets())


def link(objects: Sequence[Path], library: Path, kind: Target) -> None:
    """Link objects to a library for this system and processor, of whatever level, or the web.

    Raises:
        FileNotFoundError: there is no linker; says what to install.
        ValueError: it is for another system or processor; says what links for those.
    """
    if not fits(kind):
        msg = (
            f"the C compiler of this system does not link for {kind.name}; "
            "`python3 go.py wheels` makes libraries for every system"
        )
        raise ValueError(msg)
    if kind.is_web:
        _link_web(objects, library)
        return
    command = next(filter(None, map(shutil.which, COMPILERS)), None)
    if command is None:
        msg = "there is no C compiler to link with: install one (apt-get install build-essential)"
        raise FileNotFoundError(msg)
    subprocess.run([command, *FLAGS, str(library), *map(str, objects), *LIBRARIES], check=True)


def _link_web(objects: Sequence[Path], module: Path) -> None:
    """Link objects to a module of WebAssembly.

    Raises:
        FileNotFoundError: there is no linker; says what to install.
    """
    command = shutil.which(WEB_LINKER)
    if command is None:
        msg = "there is no linker for WebAssembly: install LLD (apt-get install lld)"
        raise FileNotFoundError(msg)
    asks = module.with_suffix(".asks")
    asks.write_text(WEB_ASKS)
    flags = (*WEB, *WEB_STACK, f"--allow-undefined-file={asks}", "-o")
    subprocess.run([command, *flags, str(module), *map(str, objects)], check=True)
