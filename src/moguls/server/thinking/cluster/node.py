"""Worker on a node of a cluster: an actor that keeps the native code of games loaded."""

from __future__ import annotations

import os
from dataclasses import asdict
from threading import Lock

from moguls import bots
from moguls.bots.searcher import time_control
from moguls.server.thinking import answering
from moguls.server.thinking.cluster.code_version import version_here
from moguls.server.thinking.cluster.messages import question_of

NICE = 5  # as the processes of a server


class NodeWorker:
    """Answers one question at a time; the other methods run beside it, in threads."""

    def __init__(self) -> None:
        """Lower the priority, since a server may run on this machine too."""
        self._turn = Lock()
        self._number = -1  # of the current question
        self._ended = -1  # the last question that was cancelled
        time_control.end_when(self._is_ended)
        if hasattr(os, "nice"):  # not on Windows
            os.nice(NICE)

    def version(self) -> dict[str, str]:
        """Return the versions of this process."""
        return asdict(version_here())

    def prepare(self, game: str) -> None:
        """Start to load or compile the native code of a game."""
        bots.prepare(game)
        answering.has_native_code(game, b"")

    def answer(self, number: int, task: bytes) -> str:
        """Return the answer to a question."""
        with self._turn:
            self._number = number
            return answering.answer(*question_of(task))

    def end(self, number: int) -> None:
        """Cancel a question: its search ends soon, without a useful answer."""
        self._ended = number

    def _is_ended(self) -> bool:
        return self._ended == self._number
