"""Rules as native code: single states, and batches of tables, begun and loaded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from moguls.errors import UsageError
from moguls.kernel import chance
from moguls.kernel.arguments import whole
from moguls.kernel.engine import NativeCalls
from moguls.kernel.numbers import wrapped
from moguls.kernel.one_state import Handle

if TYPE_CHECKING:
    from moguls.kernel.batch import Batch


class NativeEngine(NativeCalls):
    """Rules as native code, made beforehand or in this process."""

    def new(self, seats: int, seed: int) -> Handle:
        """Set up a game in a buffer of its own, for single compiled calls.

        Raises:
            UsageError: the game is not for this number of seats.
        """
        self.rules.check(seats, self.options)
        made = Handle(self, bytes(self.rules.state.layout_.size))
        rng = wrapped(chance.stream(whole(seed, "seed"), 0))
        self.calls.setup_at(made.address, seats, self.options, rng)
        return made

    def batch(self, tables: int, seats: int, seed: int) -> Batch:
        """Begin many tables that are stepped together, as `kernel.batch` describes.

        Raises:
            UsageError: NumPy is missing, or what `Batch` refuses.
        """
        try:
            from moguls.kernel.batch import Batch as Made  # noqa: PLC0415  # NumPy is slow to import
        except ImportError as error:
            msg = f"a batch of tables needs NumPy: pip install 'moguls[research]' ({error})"
            raise UsageError(msg) from error
        return Made(self, tables, seats, seed)

    def load(self, data: bytes) -> Handle:
        """Put a packed state into a buffer of its own."""
        return Handle(self, data)
