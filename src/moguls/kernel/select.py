"""Selection of the engine: a prebuilt library, the compiler of this process, or plain Python."""

from __future__ import annotations

import os
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from time import monotonic
from typing import TYPE_CHECKING, Final

from moguls.errors import NoNativeCode, UsageError
from moguls.kernel.engines.plain import plain_engine
from moguls.kernel.jit.engine import jit_engine, no_compiler
from moguls.kernel.native import making
from moguls.kernel.native.finding import native_engine

if TYPE_CHECKING:
    from collections.abc import Callable

    from moguls.kernel.engines.base import Engine
    from moguls.kernel.rules.rule_set import RuleSet

VARIABLE: Final = "MOGULS_ENGINE"
NATIVE, JIT, PLAIN = "native", "jit", "plain"
PAUSE: Final = 30.0  # seconds between two looks for a library


@dataclass(frozen=True)
class Choice:
    """An engine, and why it is this one.

    Attributes:
        engine: of the game.
        name: "native", "jit" or "plain".
        why: a sentence for people.
    """

    engine: Engine
    name: str
    why: str


def choose(rules: RuleSet, options: int) -> Choice:
    """Return the best engine that there is now: a library, else the compiler, else plain rules.

    `MOGULS_ENGINE` asks for one of them by name. Plain rules are worth another try later: a
    library may have been made.

    Raises:
        UsageError: MOGULS_ENGINE names no engine.
        NoNativeCode: the one that it names is not to be had here.
    """
    name, why = tell(rules, options)
    key = (rules, options, name)
    if key not in _choices:
        _choices[key] = Choice(MAKERS[name](rules, options), name, why)
    return _choices[key]


@cache
def asked() -> str:
    """Return which engine MOGULS_ENGINE asks for, or "": looked up once a process.

    To look it up takes as long as half a step of a game.
    """
    return os.environ.get(VARIABLE) or ""


def ready(rules: RuleSet, options: int) -> Engine:
    """Return what plays single steps at once: a library if one fits, else the plain rules.

    Where none fitted it looks again after a while: one may have been made.

    Raises:
        UsageError: as `choose`.
        NoNativeCode: as `choose`.
    """
    named = asked()
    choice = _choices.get((rules, options, NATIVE)) if named in ("", NATIVE) else None
    if choice is not None:
        return choice.engine
    if named:
        return choose(rules, options).engine
    if monotonic() >= _next_look.get((rules, options), 0.0):
        if has_library(rules, options):
            return choose(rules, options).engine
        _next_look[rules, options] = monotonic() + PAUSE
    return plain_engine(rules, options)


def tell(rules: RuleSet, options: int) -> tuple[str, str]:
    """Say which engine `choose` would return, and why, without compiling anything.

    Raises:
        UsageError: as `choose`.
        NoNativeCode: as `choose`.
    """
    named = asked()
    if named and named not in MAKERS:
        msg = f"{VARIABLE}={named} is not an engine; possible are {', '.join(MAKERS)}"
        raise UsageError(msg)
    if named == PLAIN:
        return PLAIN, f"{VARIABLE} asks for it"
    if named != JIT:
        try:
            return NATIVE, _library_of(rules, options)
        except NoNativeCode as error:
            if named == NATIVE:
                raise
            missing = str(error)
    if find_spec("numba") is not None:
        return JIT, f"{VARIABLE} asks for it" if named else f"compiled in each process: {missing}"
    if named == JIT:
        raise NoNativeCode(no_compiler())
    return PLAIN, f"{missing}; {no_compiler()}"


def await_engine(rules: RuleSet, options: int) -> Choice:
    """Return the best engine, once nobody makes a library that may be better.

    Raises:
        UsageError: as `choose`.
        NoNativeCode: as `choose`.
    """
    if (asked() or NATIVE) == NATIVE:
        choice = _choices.get((rules, options, NATIVE))
        if choice is not None:
            return choice
        making.wait(rules.name, lambda: has_library(rules, options))
    return choose(rules, options)


def has_library(rules: RuleSet, options: int) -> bool:
    """Say whether a library fits."""
    try:
        _library_of(rules, options)
    except NoNativeCode:
        return False
    return True


def _library_of(rules: RuleSet, options: int) -> str:
    """Return where the library lies that fits.

    Raises:
        NoNativeCode: none does.
    """
    choice = _choices.get((rules, options, NATIVE))
    return choice.why if choice else str(native_engine(rules, options).library.path)


MAKERS: Final[dict[str, Callable[[RuleSet, int], Engine]]] = {
    NATIVE: native_engine,
    JIT: jit_engine,
    PLAIN: plain_engine,
}
_choices: Final[dict[tuple[RuleSet, int, str], Choice]] = {}
_next_look: Final[dict[tuple[RuleSet, int], float]] = {}  # when to look for a library again
