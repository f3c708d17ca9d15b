"""A library of native code, and what it says of itself: `docs/native.md` has the convention."""

from __future__ import annotations

import copy
import ctypes
import hashlib
import json
from functools import cached_property
from threading import Lock
from typing import TYPE_CHECKING, Any, Final

from moguls.errors import NoNativeCode
from moguls.kernel.jit.sources import digest
from moguls.kernel.native.calls import caller
from moguls.kernel.native.copies import copied

if TYPE_CHECKING:
    from array import array
    from collections.abc import Callable
    from pathlib import Path

FORMAT: Final = 2  # of the table and of the convention
FINGERPRINT: Final = "moguls_fingerprint"
PLACE: Final = "moguls_facts"  # the function that says where its tables of facts lie
WORD: Final = 8


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
            library = self.table.get("format")
            msg = f"{table} is of format {library}, but this version reads {FORMAT}: build it again"
            raise Misfit(msg)
        check_whole(path)
        self._others: dict[str, Library] = {}  # with other facts, by their hash
        self._making = Lock()
        said = self._load(path)
        if said != fingerprint(text):
            msg = f"{path} and {table} were not built together: build both again"
            raise Misfit(msg)

    def _load(self, path: Path) -> int:
        """Load the code; return what it says of its table.

        Raises:
            Misfit: it is not code for this machine.
        """
        try:
            self._code, self._held = ctypes.CDLL(str(path)), ctypes.PyDLL(str(path))
            return ctypes.c_uint64.in_dll(self._code, FINGERPRINT).value
        except (OSError, ValueError) as error:
            msg = f"{path} is not a library of native code for this machine: {error}"
            raise Misfit(msg) from error

    def holding(self, words: array[int], digest: str) -> Library:
        """Return it with other facts: loaded once more, with memory of its own.

        Args:
            words: for its tables.
            digest: of the facts.

        Raises:
            Misfit: there is no place for a copy, without which it would be loaded once.
        """
        with self._making:
            if digest not in self._others:
                self._others[digest] = self._filled(words, digest)
            return self._others[digest]

    def _filled(self, words: array[int], digest: str) -> Library:
        """Load a copy and fill its tables."""
        try:
            place = copied(self.path, digest)
        except OSError as error:
            msg = f"{self.path} has another data file, and cannot be copied for this one: {error}"
            raise Misfit(msg) from error
        other = copy.copy(self)
        other._load(place)  # noqa: SLF001  # another of these
        where = other._code[PLACE]  # noqa: SLF001
        where.restype = ctypes.c_int64
        ctypes.memmove(where(), words.tobytes(), WORD * len(words))
        return other

    @cached_property
    def has_our_sources(self) -> bool:
        """Whether it was made of the sources that are here now."""
        try:
            return digest(self.table["sources"]) == str(self.table["digest"])
        except FileNotFoundError:
            return False

    def entries(self, key: dict[str, object]) -> dict[str, Callable[..., Any]] | None:
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
        msg = f"{library} is damaged: build it again"
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
