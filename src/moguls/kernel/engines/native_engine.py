"""Rules as native code: single states, begun and loaded."""

from __future__ import annotations

from typing import Any, TypeVar, overload

from moguls.errors import SavedError
from moguls.kernel import saved
from moguls.kernel.engines.base import NativeCalls
from moguls.kernel.engines.native_position import Handle
from moguls.kernel.state.numbers import wrapped

Kind = TypeVar("Kind", bound=Handle)


class NativeEngine(NativeCalls):
    """Rules as native code, made beforehand or in this process."""

    @overload
    def new(self, seats: int, seed: int, number: int = 0) -> Handle: ...

    @overload
    def new(self, seats: int, seed: int, number: int, kind: type[Kind]) -> Kind: ...

    def new(self, seats: int, seed: int, number: int = 0, kind: type[Any] = Handle) -> Any:
        """Set up a game in a buffer of its own, for single compiled calls.

        Args:
            seats: as many as the game allows.
            seed: of all its chance, any int.
            number: which game of the seed.
            kind: of handle.

        Raises:
            UsageError: the game is not for this number of seats.
        """
        self.rules.check(seats, self.options)
        made = kind(self)
        made.begin(seats, wrapped(seed), wrapped(number, "number"))
        return made

    def direct(self, entry: object, *sample: object) -> Any:
        """Return an entry as what is called with numbers, and with what `told` made of the rest.

        Nothing looks at kinds any more: arguments of others than those of the sample do harm.
        """
        del sample
        return entry

    def told(self, entry: object, at: int, value: object) -> Any:
        """Return what an entry called by `direct` takes of an argument, for many calls.

        Args:
            entry: any that takes the same kind.
            at: the place of the argument.
            value: an array or a tuple of them; it lives as long as what is returned.
        """
        del entry, at
        return value

    def __deepcopy__(self, memo: object) -> NativeEngine:
        """Return itself: nothing in it changes."""
        return self

    def load(self, data: bytes) -> Handle:
        """Put a state into a buffer of its own.

        Args:
            data: of `Handle.save`, or the bare bytes of a state (`Handle.bytes`).

        Raises:
            SavedError: it is not of this game under these house rules, or not whole.
        """
        rules = self.rules
        if saved.is_saved(data):
            body = saved.read(data)
            saved.refuse_other(rules, body)
            if body.get("packed_options") != self.options:
                msg = "the saved state is under other house rules, or no state: Game.at reads both"
                raise SavedError(msg)
            return Handle(self, saved.state_in(rules, body))
        if len(data) != rules.state.layout_.size:
            size = rules.state.layout_.size
            msg = f"a state of {rules.name} has {size} bytes, not {len(data)}"
            raise SavedError(msg)
        return Handle(self, data)
