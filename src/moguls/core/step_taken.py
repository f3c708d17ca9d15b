"""One step of a playthrough, and the state before it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from moguls.core.declare import State


@dataclass(slots=True)
class Step:
    """One step of a record: an action, or an outcome of chance as the record has it.

    Attributes:
        kept: the state before it, or its bytes: a fifth of the memory.
        seat: who acted; None for chance.
        action: its number; None for chance.
        chance: what chance brought; None for an action.
    """

    kept: State | tuple[type[State], bytes]
    seat: int | None
    action: int | None
    chance: dict[str, Any] | None = None

    @property
    def before(self) -> State:
        """The state before it; read it, never write it."""
        if isinstance(self.kept, tuple):
            kind, data = self.kept
            return kind.unpack(data)
        return self.kept

    def shrink(self) -> None:
        """Keep the bytes of the state instead: it is asked for seldom from now on."""
        if self.chance is None and not isinstance(self.kept, tuple):
            self.kept = type(self.kept), self.kept.pack()
