"""Faults of a simulated machine: a process that is killed at any write, devices that fail."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from moguls.server.ports.notices import DEAD, FAILED, SENT, WAITING, DeliveryOutcome

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from moguls.server.ports.notices import NoticeMessage, Row

PARTS: Final = frozenset({"notices", "clocks"})  # stores within the store
# Reads are not listed: a process that is killed before or after one has the same file.
WRITES: Final = frozenset(
    {
        *("add_table", "append", "add", "spread", "claim", "finish", "put_off", "see"),
        *("put_channel", "drop_channel", "beat", "put_deadline", "mark", "rename"),
    }
)
PUSH_RATES: Final = ((0.03, WAITING), (0.035, FAILED), (0.045, DEAD))


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


class Devices:
    """The devices of all people, as a channel.

    Attributes:
        sent: how often each message was shown, by channel, tag and text.
        outcomes: the number of attempts, by their outcome.
        look: is called with each message that is shown.
    """

    def __init__(self, rng: Random, may_kill: Callable[[], None]) -> None:
        self._rng, self._may_kill = rng, may_kill
        self.sent: Counter[tuple[str, str, str]] = Counter()
        self.outcomes: Counter[str] = Counter()
        self.look: Callable[[Row, NoticeMessage, float], None] = lambda *_: None

    async def send(self, address: Row, message: NoticeMessage, now: float) -> DeliveryOutcome:
        self._may_kill()
        draw = self._rng.random()
        state = next((state for rate, state in PUSH_RATES if draw < rate), SENT)
        self.outcomes[state] += 1
        if state == SENT:
            self.look(address, message, now)
            # What stands for several tables is the same again and again.
            self.sent[address["id"], message.tag, message.body] += not message.is_quiet
        self._may_kill()
        return DeliveryOutcome(state, state, 900.0 if state == WAITING else 0.0)
