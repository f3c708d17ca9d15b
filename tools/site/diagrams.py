"""Mermaid, which draws the diagrams of a page in the browser: fetched once, checked by its hash."""

from __future__ import annotations

import base64
import hashlib
import tarfile
from typing import TYPE_CHECKING, Final

from tools import front
from tools.steps import TOOLS, Failed, call, step

if TYPE_CHECKING:
    from pathlib import Path

VERSION: Final = "11.17.2"
INTEGRITY: Final = (
    "V6K3C8EBdEsPFZXSKMJe6ppQOENxuHARr9GvHX4hh47lAbhMRD9qf4oEK7LoaRQxULMa80/qt5gHO73aCleBBg=="
)
FOLDER: Final = TOOLS / "mermaid"
ARCHIVE: Final = FOLDER / f"mermaid-{VERSION}.tgz"
PLACE: Final = "assets/mermaid.js"  # where pages find it


def fetch() -> None:
    """Fetch it by npm, unless it is there."""
    npm = front.NODE / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    command: list[str | Path] = [front.node(), npm, "pack", "--silent", f"mermaid@{VERSION}"]

    def work() -> None:
        FOLDER.mkdir(exist_ok=True)
        call("Diagrams", command, FOLDER, front.with_node())
        check()

    step("Diagrams", [VERSION, INTEGRITY], ARCHIVE, work)


def check() -> None:
    """Refuse an archive that is not the one that was locked.

    Raises:
        Failed: its hash is wrong.
    """
    digest = hashlib.sha512(ARCHIVE.read_bytes()).digest()
    if base64.b64encode(digest).decode() != INTEGRITY:
        msg = f"{ARCHIVE.name}: a package is not the one that was locked; do not trust it"
        raise Failed(msg)


def script() -> bytes:
    """Return the program for the browser."""
    with tarfile.open(ARCHIVE) as archive:
        member = archive.extractfile("package/dist/mermaid.min.js")
        if member is None:
            msg = f"{ARCHIVE.name} has no program for the browser"
            raise Failed(msg)
        return member.read()
