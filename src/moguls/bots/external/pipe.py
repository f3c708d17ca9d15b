"""Subprocess with lines to and from it, deadlines, and no zombies.

Both pipes are watched together, so that neither side can block the other; the process is watched,
too, since its children may hold its pipes open after its end.
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

from moguls.bots.external.faults import BadAnswer, ProgramFailed, ProgramSilent

if TYPE_CHECKING:
    from typing import IO

MAX_LINE: Final = 1 << 16  # bytes of an answer
MAX_WORDS: Final = 2000  # bytes of standard error that are kept
CHUNK: Final = 1 << 16
GRACE_S: Final = 1.0  # seconds for a program to end by itself
POLL_S: Final = 0.05  # seconds between two tests whether a silent program still runs


class Pipe:
    """A running program. Times are those of `time.monotonic`."""

    def __init__(self, command: str) -> None:
        """Start the program, without a shell.

        Raises:
            ProgramFailed: there is no such program, or it cannot be run.
        """
        self.command = command
        self._process = _started(command)
        self._in, self._out, self._err = map(_unblocked, _pipes(self._process))
        self._to_send, self._received, self._words = bytearray(), bytearray(), bytearray()
        self._closed: list[str] = []  # the pipes that the program has closed
        self._watch = selectors.DefaultSelector()
        self._watch.register(self._out, selectors.EVENT_READ, self._receive)
        self._watch.register(self._err, selectors.EVENT_READ, self._receive_errors)
        self._end = weakref.finalize(self, _end, self._process, self._watch, os.getpid())

    def send(self, line: bytes, until: float) -> None:
        """Write a line.

        Raises:
            ProgramSilent: the program reads nothing, or has ended.
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
            ProgramSilent: none came in time, or the program has ended.
            BadAnswer: a line that is too long.
        """
        size = 0
        while b"\n" not in self._received:
            if len(self._received) > MAX_LINE:  # the rest of the line is discarded
                size += len(self._received)
                self._received.clear()
            self._wait(until, "no line came on its standard output; is it flushed?")
        line, _newline, self._received = self._received.partition(b"\n")
        if size + len(line) > MAX_LINE:
            raise BadAnswer("not_json", f"your line has more than {MAX_LINE} bytes")
        return bytes(line)

    def forget(self) -> None:
        """Discard the output so far: it does not answer the next request."""
        for _ in range(16):  # a program that never stops writing is not read without end
            if not self._turn(0):
                break
        self._received.clear()

    def close(self) -> None:
        """End the program and its children; wait for it."""
        self._end()

    def _wait(self, until: float, why: str) -> None:
        ending = _ending(self._process.pid)  # tested first: its output is complete by then
        seconds = until - time.monotonic()
        if self._closed or (ending and (seconds <= 0 or not self._turn(0))):
            raise ProgramSilent("ended", self._last_words())
        if not ending and seconds <= 0:
            raise ProgramSilent("late", f"timed out: {why}")
        if not ending:
            self._turn(min(seconds, POLL_S))

    def _turn(self, seconds: float) -> bool:
        """Read and write what is possible; return whether there was anything."""
        ready = self._watch.select(seconds)
        for key, _events in ready:
            key.data()
        return bool(ready)

    def _receive(self) -> None:
        data = _read(self._out)
        self._received += data
        if not data:
            self._watch.unregister(self._out)
            self._closed.append("standard output")

    def _receive_errors(self) -> None:
        data = _read(self._err)
        self._words = (self._words + data)[-MAX_WORDS:]
        if not data:
            self._watch.unregister(self._err)

    def _write(self) -> None:
        try:
            del self._to_send[: os.write(self._in, self._to_send[:CHUNK])]
        except BlockingIOError:
            return
        except OSError:
            self._to_send.clear()
            self._closed.append("standard input")

    def _last_words(self) -> str:
        until = time.monotonic() + GRACE_S
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
            msg = "program: needs a command, for example program:python3 my_bot.py"
            raise ProgramFailed(msg)
        pipe = subprocess.PIPE
        return subprocess.Popen(  # noqa: S603  # the user of this process names it
            words, bufsize=0, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True
        )
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else str(error)
        msg = f"program {command!r} cannot be started: {why}; programs run without a shell"
        raise ProgramFailed(msg) from error


def _pipes(process: subprocess.Popen[bytes]) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
    assert process.stdin is not None  # noqa: S101  # asked for
    assert process.stdout is not None  # noqa: S101
    assert process.stderr is not None  # noqa: S101
    return process.stdin, process.stdout, process.stderr


def _unblocked(pipe: IO[bytes]) -> int:
    """Make a pipe non-blocking; return its file descriptor."""
    os.set_blocking(pipe.fileno(), False)
    return pipe.fileno()


def _read(number: int) -> bytes:
    """Read what is available; b"" at the end."""
    try:
        return os.read(number, CHUNK)
    except OSError:
        return b""


def _ending(number: int, until: float = 0.0) -> str:
    """Return how a process has ended, without reaping it; "" if it is still running at `until`."""
    flags = os.WEXITED | os.WNOHANG | os.WNOWAIT
    try:
        while (status := os.waitid(os.P_PID, number, flags)) is None:
            if time.monotonic() >= until:
                return ""
            time.sleep(0.005)
    except ChildProcessError:  # this process lets the system reap its children
        return "ended"
    if status.si_code == os.CLD_EXITED:
        return f"ended with exit code {status.si_status}"
    return f"was killed by signal {status.si_status}"


def _end(process: subprocess.Popen[bytes], watch: selectors.BaseSelector, owner: int) -> None:
    if os.getpid() != owner:  # a fork of the process that started the program
        return
    watch.close()
    for pipe in _pipes(process):
        with suppress(OSError):
            pipe.close()
    _ending(process.pid, time.monotonic() + GRACE_S)
    # Its process id is not reused before it is reaped, so only its own session is killed.
    with suppress(OSError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
