"""Data files: facts of a printed game that the owner of a printed game may replace.

A game that has one loads it once, when its modules are imported. The file is named by a variable
of the environment, so that the processes we start read the same one.
"""

from __future__ import annotations

import os
import re
import tomllib
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from moguls.core.encoding import NotText, text_of
from moguls.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Iterator

Key = tuple[str, ...]

HEAD = re.compile(r"^\s*\[([^\[\]]+)\]\s*(#.*)?$")
ENTRY = re.compile(r"""^\s*([A-Za-z0-9_."'-]+)\s*=""")
AT_LINE = re.compile(r" \(at line (\d+), column \d+\)$")
AT_END = " (at end of document)"
# The bytes of a data file in place of any that has been named, by the game's name.
_given: ContextVar[dict[str, bytes] | None] = ContextVar("given", default=None)


@dataclass(frozen=True)
class DataFile:
    """A file that has been read.

    Attributes:
        name: as errors have it.
        data: its bytes, without a byte order mark.
        values: what it says.
        lines: where each key stands, from 1.
    """

    name: str
    data: bytes
    values: dict[str, object]
    lines: dict[Key, int]

    def refuse(self, key: Key, why: str, near: str = "") -> NoReturn:
        """Refuse the file for what stands at a key, on the line of the key that has `near` in it.

        Raises:
            UsageError: always.
        """
        _refuse(self.name, self._line(key, near), why)

    def _line(self, key: Key, near: str) -> int:
        """Return the line of a key, or of the nearest table around it that has one."""
        while key and key not in self.lines:
            key = key[:-1]
        first = self.lines.get(key, 1)
        later = [line for line in self.lines.values() if line > first]
        text = self.data.decode("utf-8").splitlines()
        within = range(first, min(later, default=len(text) + 1))
        return next((line for line in within if near in text[line - 1]), first)


def variable(game: str) -> str:
    """Return the variable of the environment that names a game's data file."""
    return f"MOGULS_{game.upper().replace('-', '_')}_DATA"


@contextmanager
def named(game: str, path: str | Path) -> Iterator[None]:
    """Name the data file that a game is to load; if that fails, it is as before."""
    before = os.environ.get(variable(game))
    os.environ[variable(game)] = str(Path(path).absolute())
    try:
        yield
    except UsageError:
        if before is None:
            del os.environ[variable(game)]
        else:
            os.environ[variable(game)] = before
        raise


@contextmanager
def given(game: str, data: bytes) -> Iterator[None]:
    """Let a game load these bytes, whatever file has been named."""
    token = _given.set({game: data})
    try:
        yield
    finally:
        _given.reset(token)


def load(game: str, package: str, name: str) -> DataFile:
    """Read the data file given or named for a game, or the one that lies in its package.

    Raises:
        UsageError: the file cannot be read, or is not valid TOML; the message names the line.
    """
    values = (_given.get() or {}).get(game)
    if values is not None:
        return parse(f"the kept {name}", values)
    path = os.environ.get(variable(game))
    try:
        data = Path(path).read_bytes() if path else _packaged(package, name)
    except OSError as error:
        msg = f"{path}: the data file cannot be read: {error.strerror}"
        raise UsageError(msg) from error
    return parse(path or name, data)


def _packaged(package: str, name: str) -> bytes:
    """Return the file that lies in a game's package."""
    return resources.files(package).joinpath(name).read_bytes()


def parse(name: str, data: bytes) -> DataFile:
    """Read a data file.

    Raises:
        UsageError: it is not text, or not TOML; the message names the line.
    """
    try:
        text = text_of(data)
    except NotText as error:
        _refuse(name, error.line, f"it is {error.why}")
    try:
        values = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        _refuse_syntax(name, text, str(error))
    except RecursionError:
        _refuse(name, 1, "it is nested too deeply")
    return DataFile(name, text.encode(), values, _lines(text))


def _refuse_syntax(name: str, text: str, why: str) -> NoReturn:
    """Refuse invalid TOML, with the line that the reader of TOML names."""
    facts = AT_LINE.search(why)
    line = int(facts[1]) if facts else len(text.splitlines())
    _refuse(name, line, f"it is not valid TOML: {AT_LINE.sub('', why).removesuffix(AT_END)}")


def _refuse(name: str, line: int, why: str) -> NoReturn:
    """Refuse a file."""
    msg = f"{name}, line {max(line, 1)}: {why}"
    raise UsageError(msg)


def _lines(text: str) -> dict[Key, int]:
    """Return the line on which each table and each key stands."""
    facts: dict[Key, int] = {}
    table: Key = ()
    for number, line in enumerate(text.splitlines(), 1):
        head, entry = HEAD.match(line), ENTRY.match(line)
        if head:
            table = _key(head[1])
            facts.setdefault(table, number)
        elif entry:
            facts.setdefault((*table, *_key(entry[1])), number)
    return facts


def _key(dotted: str) -> Key:
    """Return the parts of a key."""
    return tuple(part.strip().strip("\"'") for part in dotted.split("."))
