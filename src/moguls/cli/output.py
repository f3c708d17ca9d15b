"""Where commands write: Rich consoles for people, plain lines for programs, files checked early."""

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
USUAL_WIDTH = 80  # where the terminal does not know its own

Mode = Literal["w", "a", "x"]


class Sink(Protocol):
    """What takes text."""

    def write(self, text: str, /) -> object:
        """Write some of it."""


class Screen(Console):
    """A console that leaves it to `main` what a reader who has gone away means."""

    def on_broken_pipe(self) -> None:
        """Raise what the pipe raised, where Rich would end the program as if it had failed."""
        raise BrokenPipeError


def console(stream: TextIO | None = None) -> Console:
    """Return a console on a stream (default: stdout); colour only on a terminal that wants it."""
    made = Screen(file=stream or sys.stdout, theme=THEME, highlight=False, emoji=False)
    made.width = min(made.width or USUAL_WIDTH, MAX_WIDTH)
    return made


def say(text: str) -> None:
    """Write one line on stdout."""
    sys.stdout.write(f"{text}\n")


def complain(text: str) -> None:
    """Write one line on stderr."""
    sys.stderr.write(f"{text}\n")


def line_of(record: dict[str, object]) -> str:
    """Write a record as one line of JSON."""
    return json.dumps(record, separators=(",", ":"), ensure_ascii=False) + "\n"


@contextmanager
def writing(path: str | None, mode: Mode = "w") -> Iterator[TextIO | None]:
    """Open a file for records before anything is played; "-" is stdout, None nothing.

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
    """Write a file whole, or leave the one that is there; "-" is stdout.

    Raises:
        UsageError: it cannot be written.
    """
    named = Path(path)
    if path == "-":
        sys.stdout.write(text)
    elif named.exists() and not named.is_file():  # a pipe or a device
        with _refusing(named):
            named.write_text(text, "utf-8")
    else:
        with _refusing(named):
            _replace(named.resolve(), text)


def _replace(path: Path, text: str) -> None:
    """Write a file whole, or leave the one that is there."""
    draft = path.with_name(f"{path.name}.new")
    try:
        draft.write_text(text, "utf-8")
        draft.replace(path)
    except OSError:
        draft.unlink(missing_ok=True)
        raise


@contextmanager
def keeping(path: str | None, mode: Literal["a", "x"] = "x") -> Iterator[Sink | None]:
    """Do as `writing`, but a file begins with its first record and has each as soon as it is whole.

    So whatever ends the command leaves whole lines, or the file as it was.

    Args:
        path: as for `writing`.
        mode: "x" for a new file, "a" to go on at the end of one.

    Raises:
        UsageError: it cannot be written, or is to be new and is there already.
    """
    if path is None or path == "-":
        with writing(path) as stream:
            yield stream
        return
    with closing(_Kept(Path(path), mode)) as kept:
        yield kept


class _Kept:
    """A file that is opened for its first record; each is one call, so that no line is cut."""

    def __init__(self, path: Path, mode: Mode) -> None:
        """See whether it can be written; a pipe or a device is opened at once, and only once."""
        passing = path.exists() and not path.is_file()
        self._path, self._mode = path, "w" if passing else mode
        self._file: FileIO | None = None
        if passing:
            self._file = self._opened()
            return
        if mode == "x" and path.exists():
            msg = f"cannot write {path}: it is there already; name a new file (- is stdout)"
            raise UsageError(msg)
        refuse_unwritable(str(path))

    def _opened(self) -> FileIO:
        """Open the file."""
        with _refusing(self._path):
            return FileIO(self._path, self._mode)

    def write(self, text: str) -> None:
        """Write one record."""
        if self._file is None:
            self._file = self._opened()
        left = text.encode()
        with _refusing(self._path):
            while left:
                left = left[self._file.write(left) :]

    def close(self) -> None:
        """Close the file, if it was opened."""
        if self._file is not None:
            self._file.close()


@contextmanager
def _refusing(path: Path) -> Iterator[None]:
    """Say in a line what a file could not take; a reader who has gone is another matter.

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
    """Refuse a file that could not be written at the end of long work; leave it as it is.

    Raises:
        UsageError: it cannot be written.
    """
    new = path != "-" and not Path(path).exists()
    with writing(path, "a"):
        pass
    if new:
        Path(path).unlink()
