"""`moguls`: find the command, run it, and turn every foreseeable error into one line.

Exit codes: 0 well, 1 the answer is no (a record differs), 2 asked for what does not exist,
130 interrupted, 141 the reader of our output has gone.
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
FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)  # what stdout may say of its file


def main(argv: list[str] | None = None) -> int:
    """Run one command and return its exit code; nothing is raised for what a user can mistype."""
    words = sys.argv[1:] if argv is None else argv
    try:
        code = _dispatch(words)
        sys.stdout.flush()
    except UsageError as error:
        sys.stderr.write(f"moguls: {error}\n")
        return 2
    except KeyboardInterrupt as stopped:
        if sys.stderr.isatty():
            sys.stderr.write("\n")  # what comes next begins on a line of its own
        if stopped.args:  # a command's own words; Python gives it none
            sys.stderr.write(f"{stopped}\n")
        return INTERRUPTED
    except BrokenPipeError:
        return _leave_pipe()
    except OSError as error:
        if error.filename is not None or error.errno not in FULL:
            raise
        _leave_pipe()
        sys.stderr.write(f"moguls: cannot write what it has to say: {error.strerror}\n")
        return 2
    return code


def _dispatch(words: list[str]) -> int:
    """Run the command that the first word names."""
    if not words or words[0] in ("-h", "--help", "help"):
        return _help(words[1:])
    if words[0] in ("-V", "--version"):
        sys.stdout.write(f"moguls {__version__}\n")
        return 0
    return _run(words[0], words[1:])


def _help(words: list[str]) -> int:
    """Print the overview, or the help of the command named after `help`."""
    if words:
        return _run(words[0], ["--help"])
    sys.stdout.write(overview())
    return 0


def _run(name: str, words: list[str]) -> int:
    """Load one command's module, and only that one: the others' imports cost time."""
    if name not in COMMANDS:
        msg = f"no command {name!r}{hint(name, COMMANDS)}; there is {', '.join(COMMANDS)}"
        raise UsageError(msg)
    parser = lazy(f"moguls.cli.parsers.{name}:parser")()
    add_data_file(parser)
    try:
        arguments = parser.parse_args(words)
    except SystemExit as done:  # argparse leaves after --help
        return int(done.code or 0)
    if arguments.data_file is not None:
        lazy("moguls.cli.games:use_named")(arguments)
    return int(lazy(f"moguls.cli.commands.{name}:run")(arguments))


def lazy(place: str) -> Any:
    """Import a function, given as "module:name", only when it is needed."""
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)


def _leave_pipe() -> int:
    """Point stdout at nothing, so that Python's own flush at exit stays quiet, too."""
    with suppress(OSError, ValueError):  # stdout may have no file behind it
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return PIPE_CLOSED
