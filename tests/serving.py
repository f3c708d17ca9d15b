"""Server process for tests that kill it or show it in a browser."""

import os
import random
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

from moguls.kernel.jit import cache_place

PORTS = range(12_000, 32_000)
FIXED_CHANCE = ("-m", "tests.fixed_chance")  # what `Server.program` may be instead


class Server:
    """`moguls serve` on a free port, with data of its own; `words` are its arguments."""

    program: tuple[str, ...] = ("-m", "moguls")  # what Python runs
    python = sys.executable

    def __init__(self, data: Path, *words: str) -> None:
        self.data, self.words, self.port = data, words, free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [self.python, *self.program, "serve", "--no-browser"]
        command += ["--port", str(self.port), "--data", str(self.data), *self.words]
        with (self.data / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=shared())
        self._wait()

    def _wait(self) -> None:
        """Wait until the server answers, at most ten minutes because the machine may be busy."""
        for _ in range(12_000):
            assert self.process is not None
            assert self.process.poll() is None, (self.data / "server.log").read_text()
            try:
                with urllib.request.urlopen(f"{self.url}/api/games", timeout=60):  # noqa: S310  # ours
                    return
            except OSError:
                time.sleep(0.05)
        message = f"no answer from {self.url}"
        raise AssertionError(message)

    def kill(self) -> None:
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(timeout=300)


def shared() -> dict[str, str]:
    return {"MOGULS_CACHE": str(cache_place.root()), **os.environ}


def free_port() -> int:
    """Return a port that nobody uses, and that no connection is given by chance meanwhile.

    Ports for a port 0 and for the near end of connections come from a range that begins higher.
    """
    numbers = list(PORTS)
    random.SystemRandom().shuffle(numbers)
    return next(filter(is_free, numbers))


def is_free(port: int) -> bool:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
        return True
