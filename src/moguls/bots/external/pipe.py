"""A program of its own, and lines to and from it: never waiting longer than told, no zombie left.

Both pipes are watched together, so that neither side can block the other for good; the process is
watched, too, for what it has started may hold its pipes open when it is gone.
"""

from __future__ import annotations

import os
import selectors
import shlex
import signal
import subprocess
import time
import weakref
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from moguls.bots.external.faults import BadAnswer, NoAnswer, ProgramFailed

if TYPE_CHECKING:
    from typing import IO

MAX_LINE: Final = 1 << 16  # bytes of an answer
MAX_WORDS: Final = 2000  # bytes of the last words that are kept
CHUNK: Final = 1 << 16
PATIENCE: Final = 1.0  # seconds that a program has to end by itself
GLANCE: Final = 0.05  # seconds until it is looked whether a silent program still runs


class Pipe:
    """A running program. Times are those of `time.monotonic`."""

    def __init__(self, command: str) -> None:
        """Start the program; no shell comes between.

        Raises:
            ProgramFailed: there is no such program, or it may not be run.
        """
        self.command = command
        self._process = _started(command)
        self._in, self._out, self._err = map(_unblocked, _pipes(self._process))
        self._to_send, self._heard, self._words = bytearray(), bytearray(), bytearray()
        self._closed: list[str] = []  # which of its pipes the program has closed
        self._watch = selectors.DefaultSelector()
        self._watch.register(self._out, selectors.EVENT_READ, self._hear)
        self._watch.register(self._err, selectors.EVENT_READ, self._overhear)
        self._end = weakref.finalize(self, _end, self._process, self._watch, os.getpid())

    def send(self, line: bytes, until: float) -> None:
        """Write a line.

        Raises:
            NoAnswer: the program reads nothing, or has ended.
        """
        self._to_send += line + b"\n"
        self._watch.register(self._in, selectors.EVENT_WRITE, self._write)
        try:
            while self._to_send:
                self._wait(until, "it does not read its standard input")
        finally:
            self._watch.unregister(self._in)

    def line(self, until: float) -> bytes:
        """Return the next line of the program.

        Raises:
            NoAnswer: none came in time, or the program has ended.
            BadAnswer: a line that is too long.
        """
        size = 0
        while b"\n" not in self._heard:
            if len(self._heard) > MAX_LINE:  # the rest of such a line is not kept
                size += len(self._heard)
                self._heard.clear()
            self._wait(until, "no line came on its standard output; is it flushed?")
        line, _newline, self._heard = self._heard.partition(b"\n")
        if size + len(line) > MAX_LINE:
            raise BadAnswer("not_json", f"your line has more than {MAX_LINE} bytes")
        return bytes(line)

    def forget(self) -> None:
        """Pass over what the program has said until now: it answers nothing that comes after."""
        for _ in range(16):  # who never stops talking is not listened to for ever
            if not self._turn(0):
                break
        self._heard.clear()

    def close(self) -> None:
        """End the program, and whatever it has started; wait until it is gone."""
        self._end()

    def _wait(self, until: float, why: str) -> None:
        """Wait until something moves."""
        gone = _ending(self._process.pid)  # looked at first: what it has said by then is there
        left = until - time.monotonic()
        if self._closed or (gone and (left <= 0 or not self._turn(0))):
            raise NoAnswer("ended", self._obituary())
        if not gone and left <= 0:
            raise NoAnswer("late", f"time was out: {why}")
        if not gone:
            self._turn(min(left, GLANCE))

    def _turn(self, seconds: float) -> bool:
        """Move what can be moved; say whether there was anything."""
        moved = self._watch.select(seconds)
        for key, _events in moved:
            key.data()
        return bool(moved)

    def _hear(self) -> None:
        """Take in what the program says."""
        data = _read(self._out)
        self._heard += data
        if not data:
            self._watch.unregister(self._out)
            self._closed.append("standard output")

    def _overhear(self) -> None:
        """Keep the last words of its standard error."""
        data = _read(self._err)
        self._words = (self._words + data)[-MAX_WORDS:]
        if not data:
            self._watch.unregister(self._err)

    def _write(self) -> None:
        """Hand over what it will take."""
        try:
            del self._to_send[: os.write(self._in, self._to_send[:CHUNK])]
        except BlockingIOError:
            return
        except OSError:
            self._to_send.clear()
            self._closed.append("standard input")

    def _obituary(self) -> str:
        """Say how the program ended, and what it said last."""
        until = time.monotonic() + PATIENCE
        ended = _ending(self._process.pid, until) or f"closed its {' and '.join(self._closed)}"
        while self._err in self._watch.get_map() and time.monotonic() < until:
            if not self._turn(0.05):
                break
        words = self._words.decode("utf-8", "replace").strip()
        return f"it {ended}" + (f"; its last words: {words}" if words else "")


def _started(command: str) -> subprocess.Popen[bytes]:
    """Start a program in a session of its own, so that all of it can be ended together."""
    try:
        words = shlex.split(command)
        if not words:
            msg = "program: is followed by a command, as program:python3 my_bot.py"
            raise ProgramFailed(msg)
        pipe = subprocess.PIPE
        return subprocess.Popen(  # noqa: S603  # the command line of who starts us names it
            words, bufsize=0, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True
        )
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else str(error)
        msg = f"program {command!r} does not start: {why}; it is run without a shell, from here"
        raise ProgramFailed(msg) from error


def _pipes(process: subprocess.Popen[bytes]) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
    """Return the three pipes of a process that was started with them."""
    assert process.stdin is not None  # noqa: S101  # asked for
    assert process.stdout is not None  # noqa: S101
    assert process.stderr is not None  # noqa: S101
    return process.stdin, process.stdout, process.stderr


def _unblocked(pipe: IO[bytes]) -> int:
    """Return the number of a pipe that from now on never blocks us."""
    os.set_blocking(pipe.fileno(), False)
    return pipe.fileno()


def _read(number: int) -> bytes:
    """Read what is there; nothing means the end."""
    try:
        return os.read(number, CHUNK)
    except OSError:
        return b""


def _ending(number: int, until: float = 0.0) -> str:
    """Say how a process has ended, without reaping it; nothing if it runs on until then."""
    flags = os.WEXITED | os.WNOHANG | os.WNOWAIT
    try:
        while (gone := os.waitid(os.P_PID, number, flags)) is None:
            if time.monotonic() >= until:
                return ""
            time.sleep(0.005)
    except ChildProcessError:  # whoever runs us lets the system reap its children
        return "ended"
    if gone.si_code == os.CLD_EXITED:
        return f"ended with exit code {gone.si_status}"
    return f"was killed by signal {gone.si_status}"


def _end(process: subprocess.Popen[bytes], watch: selectors.BaseSelector, owner: int) -> None:
    """Close its input, give it a moment, kill what is left of its session, and reap it."""
    if os.getpid() != owner:  # a copy of us, by fork: the program is not its own
        return
    watch.close()
    for pipe in _pipes(process):
        with suppress(OSError):
            pipe.close()
    _ending(process.pid, time.monotonic() + PATIENCE)
    # Its number is its own until it is reaped: whoever is killed here belongs to it.
    with suppress(OSError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
