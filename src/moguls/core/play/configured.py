"""Configured rules: the rules of a game with house-rule switches, and the engines that run them."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final, Self

from moguls.core.text import rulebook
from moguls.errors import NoNativeCode
from moguls.kernel import pickling
from moguls.kernel.engines.native import NativeEngine
from moguls.kernel.engines.plain import Plain, plain_engine
from moguls.kernel.jit.engine import Jit, jit_engine
from moguls.kernel.rules.chance import stream
from moguls.kernel.select import Choice, await_engine, choose, ready
from moguls.kernel.state.arguments import whole
from moguls.kernel.state.bits import MASK

if TYPE_CHECKING:
    from moguls.core.rules import Rules
    from moguls.core.switches import Switch
    from moguls.kernel.engines.base import Engine
    from moguls.kernel.engines.position import Position
    from moguls.kernel.state.layout import State

DEFAULT_SEATS: Final = 4

pickling.register()


@dataclass(frozen=True, repr=False)
class ConfiguredRules:
    """Rules with the switches that they are played with.

    Attributes:
        rules: what the game's folder hands over.
        options: the switches that differ from their default.
        fixed_engine: what plays it; None takes the best engine that there is.
    """

    rules: Rules
    options: dict[str, str]
    fixed_engine: Engine | None = field(default=None, compare=False)

    def __repr__(self) -> str:
        """Return the call that makes it."""
        switches = "".join(f", {name}={value!r}" for name, value in self.options.items())
        return f"moguls.game({self.rules.key!r}{switches})"

    @property
    def name(self) -> str:
        """The name in records and commands, such as "mogul-2002"."""
        return self.rules.name

    @property
    def title(self) -> str:
        """The name for people."""
        return self.rules.identity.title

    @property
    def seats(self) -> range:
        """The numbers of seats that the game is for."""
        return self.rules.seats

    @property
    def default_seats(self) -> int:
        """The number of seats where none is given: 4, or the nearest that the game is for."""
        return min(self.seats, key=lambda seats: abs(seats - DEFAULT_SEATS))

    @property
    def switches(self) -> tuple[Switch, ...]:
        """All house-rule switches."""
        return self.rules.identity.switches

    @property
    def rules_version(self) -> int:
        """Grows whenever play under the same clauses could differ."""
        return self.rules.identity.version

    @property
    def order_fields(self) -> tuple[str, ...]:
        """The conditions that a standing order may have."""
        return self.rules.automation.order_fields

    @cached_property
    def packed_options(self) -> int:
        """The switches as the state holds them."""
        return self.rules.identity.pack_options(self.options)

    def check_seats(self, seats: int) -> None:
        """Refuse a number of seats that the game, or one of its switches, does not allow.

        Raises:
            UsageError: naming what is allowed.
        """
        self.rules.check(seats, self.packed_options)

    def __hash__(self) -> int:
        """Hash the game and its switches."""
        return hash((self.rules.key, tuple(sorted(self.options.items()))))

    def deal(
        self,
        seats: int,
        seed: int | None = None,
        rng: secrets.SystemRandom | None = None,
        number: int = 0,
    ) -> dict[str, Any]:
        """Return a random deal as records have it.

        Args:
            seats: how many.
            seed: of the counter of random numbers, any int.
            rng: draws instead of the counter; without seed and rng the system's source draws.
            number: which game of the seed.

        Raises:
            UsageError: seats, seed or switches that cannot be.
        """
        seats, number = whole(seats, "seats"), whole(number, "number")
        self.check_seats(seats)
        state = self.rules.state()
        state.seats, state.options = seats, self.packed_options
        if seed is not None and rng is None:
            state.rng = stream(whole(seed, "seed") & MASK, number)
            self.plain().ns.deal(state)
        else:
            source = rng or secrets.SystemRandom()
            engine = Plain(self.rules, 0, lambda _state, bound: source.randrange(bound))
            engine.ns.deal(state)
        return self.rules.codec.write_deal(state)

    def standing_order(self, state: State, seat: int, order: dict[str, int | None]) -> str | None:
        """Return the move that a standing order makes now for the seat on turn, or None.

        Args:
            state: the game as it is.
            seat: whose order; must be on turn.
            order: numbers by the names of `order_fields`; None where a condition is not set.
        """
        action = self.rules.automation.standing_order(state, seat, order)
        return None if action is None else self.rules.to_text(action)

    def rules_text(self, lang: str = "en") -> list[rulebook.Clause]:
        """Return the clauses of the rule book in a language (en, fr, it, de)."""
        return rulebook.book(self.rules.identity.package, lang).clauses

    # -- engines --------------------------------------------------------------------------------

    def plain(self) -> Plain:
        """Return the rules bound for bulk play in ordinary Python."""
        return plain_engine(self.rules, self.packed_options)

    def jit(self) -> Jit:
        """Return the rules compiled in this process: each function when it is first called.

        Raises:
            NoNativeCode: there is no compiler.
        """
        return jit_engine(self.rules, self.packed_options)

    def choice(self) -> Choice:
        """Return the best engine that there is now, with the reason for it (`kernel.select`)."""
        return choose(self.rules, self.packed_options)

    def ready_engine(self) -> Engine:
        """Return a library of native code if one fits, else the plain rules: nothing compiles.

        Raises:
            UsageError: MOGULS_ENGINE names an engine that is not available.
        """
        return self.fixed_engine or ready(self.rules, self.packed_options)

    def engine(self) -> Engine:
        """Return the best engine that there is: a library, the compiler, or plain rules.

        While another process makes the library, it waits for that.

        Raises:
            UsageError: MOGULS_ENGINE names an engine that is not available.
        """
        return self.fixed_engine or await_engine(self.rules, self.packed_options).engine

    def native_engine(self) -> NativeEngine:
        """Return the best engine of native code: a library made beforehand, or the compiler.

        Raises:
            NoNativeCode: there is none.
            UsageError: MOGULS_ENGINE names an engine that is not available.
        """
        engine = self.engine()
        if isinstance(engine, NativeEngine):
            return engine
        raise NoNativeCode(self.choice().why)

    def native(self) -> Self:
        """Return the same game, whose playthroughs are played by native code.

        Raises:
            NoNativeCode, UsageError: as `native_engine`.
        """
        return self.played_by(self.native_engine())

    def played_by(self, engine: Engine | None) -> Self:
        """Return the same game, whose playthroughs an engine plays; None takes the best one."""
        return replace(self, fixed_engine=engine)

    def playouts(self, seats: int, seed: int, games: int, first: int = 0) -> tuple[int, int]:
        """Play games at random, like `Engine.playouts`, by the best engine."""
        return self.engine().playouts(seats, seed, games, first)

    def position(self, data: bytes) -> Position:
        """Return a state that `State.pack` has written, to be played on without checks."""
        return self.ready_engine().position(data)
