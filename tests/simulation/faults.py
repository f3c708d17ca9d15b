"""Faults of a simulated machine: a process that is killed at any write."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Callable

PARTS: Final = frozenset({"notices", "clocks", "snapshots"})  # stores within the store
# Reads are not listed: a process that is killed before or after one has the same file.
WRITES: Final = frozenset(
    {
        *("add_table", "append", "add", "spread", "claim", "finish", "put_off", "see"),
        *("put_channel", "drop_channel", "beat", "put_deadline", "mark", "rename"),
        *("put", "drop"),
    }
)


class Killed(BaseException):
    """The end of the process."""


class KillableStore:
    """A store whose process may be killed before and after each write."""

    def __init__(self, store: Any, may_kill: Callable[[], None]) -> None:
        self._store, self._may_kill = store, may_kill

    def __getattr__(self, name: str) -> Any:
        part = getattr(self._store, name)
        if name in PARTS:
            part = KillableStore(part, self._may_kill)
        elif name in WRITES:
            part = self._killable(part)
        self.__dict__[name] = part
        return part

    def _killable(self, write: Callable[..., Any]) -> Callable[..., Any]:
        def written(*arguments: Any, **more: Any) -> Any:
            self._may_kill()
            result = write(*arguments, **more)
            self._may_kill()
            return result

        written.__name__ = write.__name__
        return written
