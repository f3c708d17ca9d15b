"""A library of native code, and what it says of itself: `docs/native.md` has the convention."""

from __future__ import annotations

import ctypes
import hashlib
import json
from typing import TYPE_CHECKING, Any, Final

from moguls.core.errors import UsageError
from moguls.core.native.calls import caller

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

FORMAT: Final = 1  # of the table and of the convention
FINGERPRINT: Final = "moguls_fingerprint"


class Misfit(UsageError):
    """A library is not for what it was to be used for; it has not been called."""


class Library:
    """Native code of one game.

    Attributes:
        path: of the library.
        table: what it exports, and what it was made of.
    """

    def __init__(self, path: Path, table: Path) -> None:
        """Load a library and its table.

        Raises:
            Misfit: they do not belong together, or are for other programs than this one.
        """
        self.path, text = path, _read(table)
        self.table: dict[str, Any] = json.loads(text)
        if self.table.get("format") != FORMAT:
            made = self.table.get("format")
            msg = f"{table} is of format {made}, and this version reads {FORMAT}: make it anew"
            raise Misfit(msg)
        try:
            self._code, self._held = ctypes.CDLL(str(path)), ctypes.PyDLL(str(path))
            said = ctypes.c_uint64.in_dll(self._code, FINGERPRINT).value
        except (OSError, ValueError) as error:
            msg = f"{path} is no library of native code for this machine: {error}"
            raise Misfit(msg) from error
        if said != fingerprint(text):
            msg = f"{path} and {table} were not made together: make both anew"
            raise Misfit(msg)

    def entries(self, key: dict[str, Any]) -> dict[str, Callable[..., Any]] | None:
        """Return by name what Python may call of loops that are bound like this, or None."""
        for build in self.table["builds"]:
            if all(build[part] == value for part, value in key.items()):
                entries = build["entries"].items()
                return {name: caller(self._code, self._held, entry) for name, entry in entries}
        return None


def fingerprint(table: bytes) -> int:
    """Return the number by which a library knows its table."""
    return int.from_bytes(hashlib.sha256(table).digest()[:8], "little")


def _read(table: Path) -> bytes:
    """Read a table.

    Raises:
        Misfit: it is not there.
    """
    try:
        return table.read_bytes()
    except OSError as error:
        msg = f"{table} cannot be read: {error.strerror}"
        raise Misfit(msg) from error
