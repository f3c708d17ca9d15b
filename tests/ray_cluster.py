"""Ray clusters on this machine for tests and benchmarks, with a token; `ray start` in processes."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Self

from tests.serving import free_port

if TYPE_CHECKING:
    from collections.abc import Sequence

STORE: Final = 80 * 1024 * 1024  # bytes of shared memory of a node: the least that Ray takes
TOKEN: Final = "a token that only these tests know"  # noqa: S105  # opens nothing else
PATIENCE: Final = 120.0  # seconds for a node to start on a busy machine
ATTEMPTS: Final = 3
STARTED: Final = "Ray runtime started"
# A node that is gone is missed soon: after 7.5 s.
ALERT: Final = {
    "health_check_initial_delay_ms": 1000,
    "health_check_period_ms": 500,
    "health_check_timeout_ms": 2000,
    "health_check_failure_threshold": 3,
}


class RayCluster:
    """A head without processors, and nodes; each is a group of processes.

    Attributes:
        port: of the head, for nodes.
        client_port: of the head, for servers.
        url: what `moguls serve --thinking` takes.
        environment: what a server needs to use the cluster.
    """

    def __init__(self, mode: str = "token") -> None:
        """Choose ports and a folder; start nothing yet."""
        self._folder = tempfile.mkdtemp(prefix="ray")  # the paths of sockets are short
        self.port, self.client_port = free_port(), free_port()
        self.url = f"ray://127.0.0.1:{self.client_port}"
        self.environment = {
            **os.environ,
            "RAY_AUTH_MODE": mode,
            "RAY_AUTH_TOKEN": TOKEN,
            "RAY_USAGE_STATS_ENABLED": "0",
            "RAY_memory_monitor_refresh_ms": "0",
        }
        self._groups: list[subprocess.Popen[bytes]] = []  # the head and nodes, failed ones too
        self._nodes: list[subprocess.Popen[bytes]] = []

    def __enter__(self) -> Self:
        """Start the head."""
        words = ["--head", "--num-cpus", "0", "--port", str(self.port)]
        words += ["--ray-client-server-port", str(self.client_port), "--temp-dir", self._folder]
        self._start(*words, "--include-dashboard=false", "--system-config", json.dumps(ALERT))
        return self

    def __exit__(self, *_error: object) -> None:
        """Kill all nodes."""
        for group in reversed(self._groups):
            self.kill(group)
        shutil.rmtree(self._folder, ignore_errors=True)

    def add(self, cores: int = 1) -> subprocess.Popen[bytes]:
        """Start a node."""
        words = ["--address", f"127.0.0.1:{self.port}", "--num-cpus", str(cores)]
        self._nodes.append(self._start(*words))
        return self._nodes[-1]

    def one_node(self) -> subprocess.Popen[bytes]:
        """Return a node that runs; start one if there is none."""
        running = [node for node in self._nodes if node.poll() is None]
        return running[0] if running else self.add()

    def kill(self, group: subprocess.Popen[bytes]) -> None:
        """Kill a node with everything that it has started."""
        if group.poll() is None:
            os.killpg(group.pid, signal.SIGKILL)
        group.wait()

    def stop(self, group: subprocess.Popen[bytes]) -> None:
        """Stop a node until `resume`: to the others it is like one without a network."""
        _signal_session(group.pid, signal.SIGSTOP)

    def resume(self, group: subprocess.Popen[bytes]) -> None:
        """Let a stopped node go on."""
        _signal_session(group.pid, signal.SIGCONT)

    def _start(self, *words: str) -> subprocess.Popen[bytes]:
        """Start a node; again if Ray gives up, as it does after 30 s on a busy machine."""
        for _ in range(ATTEMPTS):
            output = Path(self._folder, f"start{len(self._groups)}.log")
            group = self._launch(words, output)
            self._groups.append(group)
            until = time.monotonic() + PATIENCE
            while group.poll() is None and time.monotonic() < until:
                if STARTED in output.read_text():
                    return group
                time.sleep(0.1)
            self.kill(group)
        raise AssertionError(output.read_text())

    def _launch(self, words: Sequence[str], output: Path) -> subprocess.Popen[bytes]:
        ray = str(Path(sys.executable).with_name("ray"))
        common = ["--block", "--object-store-memory", str(STORE), "--disable-usage-stats"]
        common += ["--node-ip-address", "127.0.0.1", "--min-worker-port=0", "--max-worker-port=0"]
        with output.open("wb") as stream:
            more: dict[str, Any] = {"stdout": stream, "stderr": stream, "start_new_session": True}
            return subprocess.Popen([ray, "start", *words, *common], env=self.environment, **more)


def _signal_session(leader: int, signal_: signal.Signals) -> None:
    """Signal all processes of a session: workers of Ray have process groups of their own."""
    for entry in Path("/proc").glob("[0-9]*"):
        with suppress(ProcessLookupError):  # it has ended meanwhile
            if os.getsid(int(entry.name)) == leader:
                os.kill(int(entry.name), signal_)
