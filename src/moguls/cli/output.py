"""Output of commands: Rich consoles, plain lines, and files checked before long work."""

from __future__ import annotations

import json
import sys
from contextlib import closing, contextmanager
from io import FileIO
from pathlib import Path
from typing import TYPE_CHECKING, Literal, Protocol, TextIO

from rich.console import Console
from rich.theme import Theme

from moguls.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Iterator

THEME = Theme(
    {
        "brown": "color(173)",
        "pink": "color(212)",
        "blue": "color(75)",
        "green": "color(78)",
        "yellow": "color(221)",
        "crash": "bold red",
        "rule": "cyan",
        "quiet": "dim",
        "you": "bold",
    }
)
MAX_WIDTH = 100
DEFAULT_WIDTH = 80  # if the terminal does not report its width

Mode = Literal["w", "a", "x"]


class Sink(Protocol):
    """A destination of text."""

    def write(self, text: str, /) -> object:
        """Write some text."""


class Screen(Console):
    """A console that leaves broken pipes to `main`."""

    def on_broken_pipe(self) -> None:
        """Raise the error again; Rich would exit with a failure."""
        raise BrokenPipeError


def console(stream: TextIO | None = None) -> Console:
    """Return a console on a stream (default: stdout), in colour if its terminal shows colours."""
    result = Screen(file=stream or sys.stdout, theme=THEME, highlight=False, emoji=False)
    result.width = min(result.width or DEFAULT_WIDTH, MAX_WIDTH)
    return result


def say(text: str) -> None:
    """Write one line on stdout."""
    sys.stdout.write(f"{text}\n")


def complain(text: str) -> None:
    """Write one line on stderr."""
    sys.stderr.write(f"{text}\n")


def line_of(record: dict[str, object]) -> str:
    """Return a record as one line of JSON."""
    return json.dumps(record, separators=(",", ":"), ensure_ascii=False) + "\n"


@contextmanager
def writing(path: str | None, mode: Mode = "w") -> Iterator[TextIO | None]:
    """Open a file for records; "-" is stdout; nothing is opened for None.

    Raises:
        UsageError: it cannot be written.
    """
    if path is None:
        yield None
    elif path == "-":
        yield sys.stdout
    else:
        with _refusing(Path(path)):
            stream = Path(path).open(mode, encoding="utf-8")  # noqa: SIM115  # closed below
        with stream:
            yield stream


def put(path: str, text: str) -> None:
    """Write a file atomically; "-" is stdout.

    Raises:
        UsageError: it cannot be written.
    """
    target = Path(path)
    if path == "-":
        sys.stdout.write(text)
    elif target.exists() and not target.is_file():  # a pipe or a device
        with _refusing(target):
            target.write_text(text, "utf-8")
    else:
        with _refusing(target):
            _replace(target.resolve(), text)


def _replace(path: Path, text: str) -> None:
    draft = path.with_name(f"{path.name}.new")
    try:
        draft.write_text(text, "utf-8")
        draft.replace(path)
    except OSError:
        draft.unlink(missing_ok=True)
        raise


@contextmanager
def keeping(path: str | None, mode: Literal["a", "x"] = "x") -> Iterator[Sink | None]:
    """Open a file for records like `writing`, but create it with the first record.

    Each record is written at once, so an interrupted command leaves complete lines, or no file.

    Args:
        path: as for `writing`.
        mode: "x" for a new file, "a" to append.

    Raises:
        UsageError: the file cannot be written, or it exists and must be new.
    """
    if path is None or path == "-":
        with writing(path) as stream:
            yield stream
        return
    with closing(_RecordFile(Path(path), mode)) as file:
        yield file


class _RecordFile:
    """A file opened for its first record; each record is one write, so that no line is cut."""

    def __init__(self, path: Path, mode: Mode) -> None:
        """Check that the file can be written; a pipe or a device is opened at once, and once."""
        passing = path.exists() and not path.is_file()
        self._path, self._mode = path, "w" if passing else mode
        self._file: FileIO | None = None
        if passing:
            self._file = self._opened()
            return
        if mode == "x" and path.exists():
            msg = f"cannot write {path}: it already exists; name a new file (- is stdout)"
            raise UsageError(msg)
        refuse_unwritable(str(path))

    def _opened(self) -> FileIO:
        with _refusing(self._path):
            return FileIO(self._path, self._mode)

    def write(self, text: str) -> None:
        """Write one record."""
        if self._file is None:
            self._file = self._opened()
        rest = text.encode()
        with _refusing(self._path):
            while rest:
                rest = rest[self._file.write(rest) :]

    def close(self) -> None:
        """Close the file, if it was opened."""
        if self._file is not None:
            self._file.close()


@contextmanager
def _refusing(path: Path) -> Iterator[None]:
    """Convert errors of a file, other than broken pipes.

    Raises:
        UsageError: it cannot be written.
    """
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        msg = f"cannot write {path}: {error.strerror}"
        raise UsageError(msg) from error


def refuse_unwritable(path: str) -> None:
    """Check that a file can be written, before long work; leave it unchanged.

    Raises:
        UsageError: it cannot be written.
    """
    new = path != "-" and not Path(path).exists()
    with writing(path, "a"):
        pass
    if new:
        Path(path).unlink()
