"""Leadership: whether this process is the active one, confirmed every few seconds.

PostgreSQL ends a silent session after `IDLE` seconds. Confirmations are measured from when their
query was sent, by a clock that goes on while the process or the machine sleeps: what is older than
`LEASE` says nothing, so a process that was stopped is no longer active before it does anything.
"""

from __future__ import annotations

import logging
import threading
import time
from typing import TYPE_CHECKING, Final

from moguls.server.storage.postgresql.session import IDLE, LockSession, Lost

if TYPE_CHECKING:
    from collections.abc import Callable

LOG: Final = logging.getLogger("moguls.standby")
EVERY: Final = 3.0  # seconds between two queries
LEASE: Final = IDLE - 2.0  # seconds for which a confirmation is valid
RETRY: Final = 0.5  # seconds between two attempts to take the lock


def elapsed() -> float:
    """Return seconds of a clock that also counts while the machine sleeps, where there is one."""
    boot: int | None = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if boot is None else time.clock_gettime(boot)


class Leadership:
    """The lock of the active process, and what confirms it."""

    def __init__(
        self, connect: Callable[[], LockSession], clock: Callable[[], float] = elapsed
    ) -> None:
        """Begin without the lock.

        Args:
            connect: opens a session.
            clock: seconds.
        """
        self._connect, self._clock = connect, clock
        self._session: LockSession | None = None
        self._confirmed: float | None = None  # when the last confirmation was requested
        self._is_lost = False
        self._ending = threading.Event()
        self._thread: threading.Thread | None = None
        self.on_loss: Callable[[], object] = _nothing  # called once, in any thread
        self.reason = ""  # why it was lost
        self._losing = threading.Lock()

    def take(self) -> bool:
        """Try once to become active; return whether that was possible.

        Raises:
            Lost: the database cannot be reached now.
            UsageError: this database cannot be used for a standby.
        """
        try:
            self._session = self._session or self._connect()
            sent = self._clock()
            if not self._session.take():
                return False
        except Lost:
            self.drop()
            raise
        self._confirmed = sent
        self._thread = threading.Thread(target=self._confirm, name="moguls-lock", daemon=True)
        self._thread.start()
        return True

    def wait(self, *, stop: threading.Event) -> bool:
        """Wait until this process is active; return False where `stop` was set before.

        Raises:
            UsageError: this database cannot be used for a standby.
        """
        was_reachable = True
        while not stop.is_set():
            try:
                if self.take():
                    return True
                was_reachable = True
            except Lost as error:
                if was_reachable:
                    LOG.warning("the standby cannot reach the database: %s", error)
                was_reachable = False
            stop.wait(RETRY)
        self.drop()
        return False

    def holds(self) -> bool:
        """Return whether this process is certainly active; at the first doubt it is lost."""
        if self._is_lost or self._confirmed is None:
            return False
        age = self._clock() - self._confirmed
        if age < LEASE:
            return True
        self.lose(f"the last confirmation is {age:.1f} s old")
        return False

    def lose(self, reason: str) -> None:
        """Give the leadership up; only the first call counts."""
        with self._losing:
            if self._is_lost:
                return
            self._is_lost, self.reason = True, reason
        LOG.error("this process is no longer active: %s", reason)
        self._ending.set()
        self.on_loss()

    def _confirm(self) -> None:
        """Ask again and again whether the lock is still there, until it is lost or dropped."""
        session = self._session
        assert session is not None  # noqa: S101  # the thread starts with one
        try:
            while not self._ending.is_set():
                session.wait(EVERY)
                if self._ending.is_set() or not self.holds():
                    return
                sent = self._clock()
                if session.holds():
                    self._confirmed = sent
                else:
                    self.lose("the database has released the lock")
        except Lost as error:
            if not self._ending.is_set():
                self.lose(str(error))

    def drop(self) -> None:
        """End the session: another process may become active."""
        self._ending.set()
        if self._thread is not None:
            if self._session is not None:
                self._session.wake()
            self._thread.join(EVERY * 2)
        if self._session is not None:
            self._session.close()
            self._session = self._confirmed = None
        self._ending.clear()


def _nothing() -> None:
    """Do nothing."""
