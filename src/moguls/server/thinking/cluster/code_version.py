"""Versions and sources that server and nodes must share, so that answers are the same."""

from __future__ import annotations

import hashlib
import platform
import socket
from dataclasses import dataclass
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

import moguls
from moguls.kernel.jit.sources import closure, digest

PACKAGES: Final = ("kernel", "core", "mechanisms", "games", "bots", "review")
TASKS: Final = ("moguls.server.thinking.cluster.node",)  # with all that it imports
DIGITS: Final = 12
KINDS: Final = frozenset({".py", ".json", ".toml"})


@dataclass(frozen=True)
class NodeVersion:
    """What a process runs.

    Attributes:
        host: name of its machine.
        ray: version of Ray.
        python: version of Python, without the patch level, which changes no answer.
        moguls: version of this package.
        sources: hash of rules, bots and native code.
    """

    host: str
    ray: str
    python: str
    moguls: str
    sources: str

    def in_words(self) -> str:
        """Return the versions for a message."""
        return (
            f"Ray {self.ray}, Python {self.python}, Moguls {self.moguls} (sources {self.sources})"
        )


def version_here() -> NodeVersion:
    """Return what this process runs."""
    python = ".".join(platform.python_version_tuple()[:2])
    return NodeVersion(
        socket.gethostname(), _ray_version(), python, moguls.__version__, sources_hash()
    )


def _ray_version() -> str:
    try:
        return version("ray")
    except PackageNotFoundError:
        return "none"


@cache
def sources_hash() -> str:
    """Return a hash of everything that decides an answer, weights of bots included."""
    top = Path(moguls.__file__).parent
    whole = hashlib.sha256(digest(closure(TASKS)).encode())
    for package in PACKAGES:
        for path in sorted((top / package).rglob("*")):
            if path.suffix in KINDS:
                name = path.relative_to(top).as_posix()
                whole.update(name.encode() + b"\0" + path.read_bytes())
    return whole.hexdigest()[:DIGITS]


def refusal(node: NodeVersion, server: NodeVersion) -> str:
    """Return why a node cannot be used, naming both versions; "" if it can."""
    same = ("ray", "python", "sources")
    if all(getattr(node, name) == getattr(server, name) for name in same):
        return ""
    return (
        f"node {node.host} is not used: it runs {node.in_words()}, this server"
        f" {server.in_words()}; install the same versions on both"
    )
