"""Python for aarch64 under QEMU, to test libraries for that processor.

QEMU is installed from Debian. Python is unpacked from Debian's packages for aarch64 into a folder
of this checkout.
"""

from __future__ import annotations

import functools
import os
import re
import shutil
from typing import TYPE_CHECKING, Final

from tools import install
from tools.steps import ROOT, TOOLS, Failed, call, step

if TYPE_CHECKING:
    from pathlib import Path

TARGET: Final = "linux-aarch64"
EMULATORS: Final = ("qemu-aarch64-static", "qemu-aarch64")
PLACE: Final = TOOLS / "aarch64"
SYSTEM: Final = PLACE / "root"
PACKAGES: Final = PLACE / "packages"
NEEDED: Final = ("msgspec", "typing-extensions")  # Python packages that the games import
# State of apt for the other processor, in which nothing is installed.
STATUS: Final = PLACE / "state" / "status"
APT: Final = {
    "APT::Architecture": "arm64",
    "APT::Architectures": "arm64",
    "Dir::State": PLACE / "state",
    "Dir::State::status": STATUS,
    "Dir::Cache": PLACE / "cache",
}


@functools.cache
def missing() -> str:
    """Install what is missing; return the reason if that is impossible, else ""."""
    try:
        if not any(map(shutil.which, EMULATORS)):
            install.apt("QEMU", "qemu-user-static", "apt-get install qemu-user-static")
        step("Python for aarch64", [ROOT / "tools" / "emulated.py"], SYSTEM, _system)
        locks = install.LOCKS / "run.txt"
        step("Packages for aarch64", [locks, _interpreter().name], PACKAGES, _packages)
    except Failed as failure:
        return str(failure)
    return ""


def python() -> tuple[list[str | Path], dict[str, str]]:
    """Return the command that starts Python, and its environment variables."""
    emulator = next(filter(None, map(shutil.which, EMULATORS)))
    paths = map(str, (ROOT / "src", ROOT, PACKAGES))
    return [emulator, "-L", SYSTEM, _interpreter()], {"PYTHONPATH": os.pathsep.join(paths)}


def _interpreter() -> Path:
    return max((SYSTEM / "usr" / "bin").glob("python3.*"))


def _system() -> None:
    shutil.rmtree(PLACE, ignore_errors=True)
    for folder in ("state/lists/partial", "cache/archives/partial"):
        (PLACE / folder).mkdir(parents=True)
    STATUS.touch()
    options = [f"-o{name}={value}" for name, value in APT.items()]
    get = ["apt-get", "-q", "-y", *options]
    call("List for aarch64", [*get, "update"])
    call(
        "Python for aarch64",
        [*get, "--download-only", "--no-install-recommends", "install", "python3"],
    )
    for package in sorted((PLACE / "cache" / "archives").glob("*.deb")):
        call("Unpacking for aarch64", ["dpkg", "-x", package, SYSTEM])


def _packages() -> None:
    lock = PLACE / "lock.txt"
    lock.write_text(locked((install.LOCKS / "run.txt").read_text()))
    version = _interpreter().name.removeprefix("python")
    platform = ["--python-platform", "aarch64-manylinux_2_28", "--python-version", version]
    checked: list[str | Path] = ["--no-deps", "--require-hashes", "-r", lock]
    pip: list[str | Path] = [install.UV, "pip", "install", "--target", PACKAGES]
    call("Packages for aarch64", [*pip, *platform, *checked], env=install.UV_ENV)


def locked(lock: str) -> str:
    """Return the entries of a lock file for the packages that the games import."""
    entries = re.split(r"\n(?=\S)", lock)
    return "\n".join(each for each in entries if each.partition("==")[0] in NEEDED) + "\n"
