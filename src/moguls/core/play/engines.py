"""The ways to run the rules of a game under its switches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from moguls.errors import NoNativeCode
from moguls.kernel import pickling
from moguls.kernel.engines.base import Engine, Plain, plain_engine
from moguls.kernel.engines.native_engine import NativeEngine
from moguls.kernel.jit.engine import Compiled, compiled_engine
from moguls.kernel.select import Choice, await_engine, choose, ready

if TYPE_CHECKING:
    from moguls.kernel.rules.rule_set import RuleSet

pickling.register()


class Engines:
    """What a game with its switches can be run by."""

    rules: RuleSet

    @property
    def packed_options(self) -> int:
        """The switches as one number."""
        raise NotImplementedError

    def plain(self) -> Plain:
        """Return the rules bound for bulk play in ordinary Python."""
        return plain_engine(self.rules, self.packed_options)

    def compiled(self) -> Compiled:
        """Return the rules compiled in this process: each function when it is first called."""
        return compiled_engine(self.rules, self.packed_options)

    def choice(self) -> Choice:
        """Return the best engine that there is now, and why it is that one: see `kernel.select`."""
        return choose(self.rules, self.packed_options)

    def ready_engine(self) -> Engine:
        """Return a library of native code if one fits, else the plain rules: nothing compiles.

        Raises:
            UsageError: MOGULS_ENGINE asks for one that there is not.
        """
        return ready(self.rules, self.packed_options)

    def engine(self) -> Engine:
        """Return the best engine that there is: a library, the compiler, or plain rules.

        Where another process makes the library just now, it waits for that.

        Raises:
            UsageError: MOGULS_ENGINE asks for one that there is not.
        """
        return await_engine(self.rules, self.packed_options).engine

    def native(self) -> NativeEngine:
        """Return the best engine of native code: a library made beforehand, or the compiler.

        Raises:
            NoNativeCode: there is none.
            UsageError: MOGULS_ENGINE asks for one that there is not.
        """
        found = self.engine()
        if isinstance(found, NativeEngine):
            return found
        raise NoNativeCode(self.choice().why)
