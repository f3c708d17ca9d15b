"""One game as environments play it, on native code or on plain rules.

Chance follows the counter in the state, so both engines play the same game from the same seed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import moguls
from moguls.envs.plain_handle import PlainHandle
from moguls.errors import UsageError
from moguls.kernel.engines.base import Plain
from moguls.kernel.rules.chance import stream
from moguls.kernel.state.arguments import whole
from moguls.kernel.state.bits import MASK

if TYPE_CHECKING:
    from collections.abc import Callable

    import numpy as np
    from numpy.typing import NDArray

    from moguls.core.play.game import Game
    from moguls.kernel.engines.native_position import Handle
    from moguls.kernel.state.layout import State

ENGINES: Final = ("auto", "native", "plain")


class Table:
    """A game from its deal on. It copies and pickles, and keeps its future chance."""

    def __init__(self, game: Game, engine: str, data: bytes) -> None:
        """Take up a game where `bytes` has left it.

        Raises:
            UsageError: there is no such engine.
            NoNativeCode: native code is asked for, and there is none.
        """
        self.game, self.engine = game, engine
        self._kit = _kit(game, engine)
        self.load(data)

    @classmethod
    def deal(cls, game: Game, seats: int, seed: int, engine: str = "auto") -> Table:
        """Deal game 0 of a seed, as playouts and batches do.

        Raises:
            UsageError: the game is not for this number of seats.
        """
        game.check_seats(seats)
        state = game.rules.state()
        game.plain().ns.setup(
            state, seats, game.packed_options, stream(whole(seed, "seed") & MASK, 0)
        )
        return cls(game, engine, state.pack())

    def load(self, data: bytes) -> None:
        """Become the state that `bytes` has written."""
        kit = self._kit
        self.at: Handle | PlainHandle
        self.at = PlainHandle(kit, data) if isinstance(kit, Plain) else kit.load(data)

    @property
    def bytes(self) -> bytes:
        """The state as `State.pack` writes it."""
        return self.at.bytes

    def state(self) -> State:
        """Return the state as a plain object; read it, never write it."""
        return self.at.unpack()

    def observe(self, seat: int, out: NDArray[np.int16], *, perfect_memory: bool) -> None:
        """Write what a seat sees, or knows with a perfect memory, as the game's planes say."""
        self.at.observe(seat, perfect_memory=perfect_memory, out=out)

    def draw(self, rng: int) -> None:
        """Draw the chance that is due, by random numbers that begin at `rng`; go on from it."""
        state: Any = self.state().copy()
        kept, state.rng = state.rng, rng
        self.game.rules.draw_chance(state)
        state.rng = kept
        self.game.rules.take_chance(state)
        self.load(state.pack())

    def redeal(self, seat: int, rng: int) -> None:
        """Draw again what a seat cannot know, by random numbers that begin at `rng`."""
        state: Any = self.state().copy()
        state.rng = rng
        self.game.rules.redeal(state, seat)
        self.load(state.pack())

    def standing(self, seats: int) -> tuple[list[int], list[int]]:
        """Return the points of each seat, and the seats that lead (that won, when over)."""
        rules, state = self.game.rules, self.state()
        leading = rules.winners(state)
        points = [int(rules.points(state, seat)) for seat in range(seats)]
        return points, [seat for seat in range(seats) if leading >> seat & 1]

    def copy(self) -> Table:
        """Return an independent twin."""
        twin = object.__new__(Table)
        twin.game, twin.engine, twin._kit = self.game, self.engine, self._kit
        twin.load(self.bytes)
        return twin

    def __deepcopy__(self, memo: dict[int, object]) -> Table:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[..., Table], tuple[object, ...]]:
        return _table, (self.game.rules.key, self.game.options, self.engine, self.bytes)


def _table(name: str, switches: dict[str, str], engine: str, data: bytes) -> Table:
    """Return a pickled table."""
    return Table(moguls.game(name, **switches), engine, data)


def _kit(game: Game, engine: str) -> Any:
    """Return the engine that plays.

    Raises:
        UsageError: there is no such engine.
        NoNativeCode: native code is asked for, and there is none.
    """
    if engine not in ENGINES:
        msg = f"engine={engine!r} is not possible; there is {', '.join(ENGINES)}"
        raise UsageError(msg)
    if engine == "plain":
        return game.plain()
    return game.native() if engine == "native" else game.engine()
