"""Entry point of `moguls`: runs the command and turns expected errors into one line.

Exit codes: 0 success, 1 a negative result (such as a record that differs), 2 invalid usage,
130 interrupted, 141 the reader of the output has closed it.
"""

from __future__ import annotations

import errno
import os
import sys
from contextlib import suppress
from importlib import import_module
from typing import Any

from moguls import __version__
from moguls.cli.datafile import add_data_file
from moguls.cli.overview import COMMANDS, overview
from moguls.core.text.wording import hint
from moguls.errors import UsageError

INTERRUPTED, PIPE_CLOSED = 130, 141
FULL = (
    errno.ENOSPC,
    errno.EDQUOT,
    errno.EFBIG,
    errno.EIO,
)  # errors of a file that stdout is redirected to


def main(argv: list[str] | None = None) -> int:
    """Run one command and return its exit code; usage errors are printed, not raised."""
    words = sys.argv[1:] if argv is None else argv
    try:
        code = _dispatch(words)
        sys.stdout.flush()
    except UsageError as error:
        sys.stderr.write(f"moguls: {error}\n")
        return 2
    except KeyboardInterrupt as stopped:
        if sys.stderr.isatty():
            sys.stderr.write("\n")  # after the ^C of the terminal
        if stopped.args:  # a report of the command; Python gives none
            sys.stderr.write(f"{stopped}\n")
        return INTERRUPTED
    except BrokenPipeError:
        return _leave_pipe()
    except OSError as error:
        if error.filename is not None or error.errno not in FULL:
            raise
        _leave_pipe()
        sys.stderr.write(f"moguls: cannot write to stdout: {error.strerror}\n")
        return 2
    return code


def _dispatch(words: list[str]) -> int:
    if not words or words[0] in ("-h", "--help", "help"):
        return _help(words[1:])
    if words[0] in ("-V", "--version"):
        sys.stdout.write(f"moguls {__version__}\n")
        return 0
    return _run(words[0], words[1:])


def _help(words: list[str]) -> int:
    if words:
        return _run(words[0], ["--help"])
    sys.stdout.write(overview())
    return 0


def _run(name: str, words: list[str]) -> int:
    """Run one command; only its modules are imported, because imports take time."""
    if name not in COMMANDS:
        msg = f"unknown command {name!r}{hint(name, COMMANDS)}; the commands are"
        msg += f" {', '.join(COMMANDS)}"
        raise UsageError(msg)
    parser = lazy(f"moguls.cli.parsers.{name}:parser")()
    add_data_file(parser)
    try:
        arguments = parser.parse_args(words)
    except SystemExit as done:  # argparse exits after --help
        return int(done.code or 0)
    if arguments.data_file is not None:
        lazy("moguls.cli.games:use_named")(arguments)
    return int(lazy(f"moguls.cli.commands.{name}:run")(arguments))


def lazy(place: str) -> Any:
    """Import and return an object given as "module:name"."""
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)


def _leave_pipe() -> int:
    """Redirect stdout to the null device, so that Python's flush at exit does not fail."""
    with suppress(OSError, ValueError):  # stdout may have no file behind it
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return PIPE_CLOSED
