"""One step of a playthrough, and the state before it."""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from moguls.kernel.state import State

WHOLE: Final = 16  # of so many states one is kept whole, the others as what differs from it
SMALL: Final = 256  # bytes of a state of which nothing would be gained
RAW: Final = -zlib.MAX_WBITS  # without a head and a checksum


class Kept(NamedTuple):
    """A state as bytes: a fifth of the memory; of a large one what differs from another.

    `like`: the bytes from which it differs; None where `data` is all.
    """

    kind: type[State]
    data: bytes
    like: bytes | None

    @classmethod
    def of(cls, state: State, like: bytes | None) -> Kept:
        """Return a state as bytes, like those of another one of the same game."""
        data = state.pack()
        if like is None or len(data) <= SMALL:
            return cls(type(state), data, None)
        squeeze = zlib.compressobj(1, wbits=RAW, zdict=like)
        return cls(type(state), squeeze.compress(data) + squeeze.flush(), like)

    def state(self) -> State:
        """Return the state."""
        if self.like is None:
            return self.kind.unpack(self.data)
        return self.kind.unpack(zlib.decompressobj(RAW, self.like).decompress(self.data))


@dataclass(slots=True)
class Step:
    """One step of a record: an action, or an outcome of chance as the record has it.

    Attributes:
        kept: the state before it, or its bytes.
        seat: who acted; None for chance.
        action: its number; None for chance.
        chance: what chance brought; None for an action.
    """

    kept: State | Kept
    seat: int | None
    action: int | None
    chance: dict[str, Any] | None = None

    @property
    def before(self) -> State:
        """The state before it; read it, never write it."""
        return self.kept.state() if isinstance(self.kept, Kept) else self.kept

    def shrink(self, other: Step) -> None:
        """Keep the bytes of the state instead: it is asked for seldom from now on.

        Args:
            other: an earlier step, from whose state this one may be told, or this step itself.
        """
        if self.chance is None and not isinstance(self.kept, Kept):
            like = other.kept.data if isinstance(other.kept, Kept) else None
            self.kept = Kept.of(self.kept, like)
