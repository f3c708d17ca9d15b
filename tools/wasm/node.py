"""A game's module of WebAssembly in a process of Node, which does what it is asked to."""

from __future__ import annotations

import json
import subprocess
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from tools import front

if TYPE_CHECKING:
    from collections.abc import Iterable

SERVE: Final = Path(__file__).with_name("serve.mjs")
SCRATCH: Final = 1 << 20  # bytes for what only one call needs
Pieces = list[tuple[int, Any]]


class Node:
    """Node with a module loaded.

    Attributes:
        scratch: the address of room that each call may use.
        spent: seconds of a processor that Node has used so far.
        changes: a number that is another whenever memory may have changed.
    """

    def __init__(self, module: Path, table: Path) -> None:
        """Start Node.

        Raises:
            RuntimeError: it has ended: module and table do not fit, or there is no Node.
        """
        command = [front.node(), SERVE, module, table]
        pipe = subprocess.PIPE
        process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True)
        self._process: Any = process  # its pipes are there
        self._free: defaultdict[int, list[int]] = defaultdict(list)
        self._late: list[tuple[int, str]] = []  # what is still to be written
        self.spent, self.changes = 0.0, 0
        try:
            self.scratch = self.allocate(SCRATCH)
        except RuntimeError:
            self.close()
            raise

    def close(self) -> None:
        """Let Node end."""
        self._process.communicate()

    def allocate(self, size: int) -> int:
        """Return the address of so many bytes, zeroed."""
        if self._free[size]:
            address = self._free[size].pop()
            self.changes += 1
            self._ask(clear=[(address, size)])
            return address
        return int(self._ask(allocate=size)["address"])

    def free(self, address: int, size: int) -> None:
        """Take bytes back that were allocated."""
        self._free[size].append(address)

    def put(self, address: int, data: bytes) -> None:
        """Write bytes into memory, before Node is asked for anything else."""
        self.changes += 1
        self._late.append((address, data.hex()))

    def get(self, address: int, size: int) -> bytes:
        """Read bytes from memory."""
        return bytes.fromhex(self._ask(get=[(address, size)])["got"][0])

    def call(
        self, symbol: str, args: list[int | float], put: Pieces, get: Pieces
    ) -> tuple[int, list[bytes]]:
        """Call an entry; return the word of its result, and the bytes that are read afterwards.

        Args:
            symbol: of the entry.
            args: numbers and addresses.
            put: addresses and the bytes that are written there before.
            get: addresses and how many bytes are read from there afterwards.
        """
        self.changes += 1
        written = [(address, data.hex()) for address, data in put]
        told = self._ask(call=symbol, args=[*map(str, args)], put=written, get=get)
        return int(told["result"]), [*map(bytes.fromhex, told["got"])]

    def fill(self, numbers: Iterable[int]) -> None:
        """Put other numbers in the place of what a data file may change."""
        self.changes += 1
        self._ask(fill=[*map(str, numbers)])

    def _ask(self, **request: Any) -> dict[str, Any]:
        """Send a request, after what is still to be written, and return the answer.

        Raises:
            RuntimeError: Node has ended; says what it said.
        """
        request["put"] = [*self._late, *request.get("put", ())]
        self._late = []
        try:
            self._process.stdin.write(f"{json.dumps(request)}\n")
            self._process.stdin.flush()
            line = self._process.stdout.readline()
        except BrokenPipeError:
            line = ""
        if not line:
            msg = f"Node has ended: {self._process.stderr.read()}"
            raise RuntimeError(msg)
        told: dict[str, Any] = json.loads(line)
        self.spent = told.get("spent", 0) / 1e6
        return told
