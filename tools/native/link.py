"""From an object to a shared library, by the C compiler of the system.

An object for this machine needs a linker and nothing else, which nearly every system has.
"""

from __future__ import annotations

import shutil
import subprocess
from typing import TYPE_CHECKING

from tools.install import COMPILERS

if TYPE_CHECKING:
    from pathlib import Path

FLAGS = ("-shared", "-s", "-o")
LIBRARIES = ("-lm",)


def link(obj: Path, library: Path) -> None:
    """Link an object to a library for this machine.

    Raises:
        FileNotFoundError: there is no linker; says what to install.
    """
    command = next(filter(None, map(shutil.which, COMPILERS)), None)
    if command is None:
        msg = "there is no C compiler to link with: install one (apt-get install build-essential)"
        raise FileNotFoundError(msg)
    subprocess.run([command, *FLAGS, str(library), str(obj), *LIBRARIES], check=True)
