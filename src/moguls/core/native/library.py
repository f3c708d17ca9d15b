"""A library of native code, and what it says of itself: `docs/native.md` has the convention."""

from __future__ import annotations

import ctypes
import hashlib
import json
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from moguls.core.errors import NoNativeCode
from moguls.core.native.calls import caller
from moguls.core.native.sources import digest

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

FORMAT: Final = 1  # of the table and of the convention
FINGERPRINT: Final = "moguls_fingerprint"


class Misfit(NoNativeCode):
    """A library is not for what it was to be used for; it has not been called."""


class Torn(Misfit):
    """A library is not whole."""


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
        check_whole(path)
        try:
            self._code, self._held = ctypes.CDLL(str(path)), ctypes.PyDLL(str(path))
            said = ctypes.c_uint64.in_dll(self._code, FINGERPRINT).value
        except (OSError, ValueError) as error:
            msg = f"{path} is no library of native code for this machine: {error}"
            raise Misfit(msg) from error
        if said != fingerprint(text):
            msg = f"{path} and {table} were not made together: make both anew"
            raise Misfit(msg)

    @cached_property
    def has_our_sources(self) -> bool:
        """Whether it was made of the sources that are here now."""
        try:
            return digest(self.table["sources"]) == str(self.table["digest"])
        except FileNotFoundError:
            return False

    def entries(self, key: dict[str, Any]) -> dict[str, Callable[..., Any]] | None:
        """Return by name what Python may call of loops that are bound like this, or None."""
        for build in self.table["builds"]:
            if all(build[part] == value for part, value in key.items()):
                entries = build["entries"].items()
                return {name: caller(self._code, self._held, entry) for name, entry in entries}
        return None


def seal_of(library: Path) -> Path:
    """Return where the hash of a library lies, by which it is known to be whole."""
    return library.with_name(f"{library.name}.sha256")


def seal(code: bytes) -> bytes:
    """Return what lies there."""
    return f"{hashlib.sha256(code).hexdigest()}\n".encode()


def check_whole(library: Path) -> None:
    """Refuse a library of which a part is missing or spoilt: to load one may end the process.

    Raises:
        Torn: it is not as it was made.
        Misfit: it is not there, or nothing says how it was made.
    """
    if seal(_read(library)) != _read(seal_of(library)):
        msg = f"{library} is torn: make it anew"
        raise Torn(msg)


def fingerprint(table: bytes) -> int:
    """Return the number by which a library knows its table."""
    return int.from_bytes(hashlib.sha256(table).digest()[:8], "little")


def _read(path: Path) -> bytes:
    """Read a file.

    Raises:
        Misfit: it is not there.
    """
    try:
        return path.read_bytes()
    except OSError as error:
        msg = f"{path} cannot be read: {error.strerror}"
        raise Misfit(msg) from error
