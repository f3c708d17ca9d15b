"""Registry of all games; each is loaded on first use."""

from __future__ import annotations

import copyreg
import sys
from dataclasses import replace
from functools import cache
from hashlib import sha256
from importlib import import_module
from threading import Lock  # noqa: TID251  # the registry is not a rule
from typing import TYPE_CHECKING, Any, Final

from moguls.core.datafile import file
from moguls.core.play.game import Game
from moguls.core.rules import Rules
from moguls.core.text.wording import hint
from moguls.errors import UsageError
from moguls.kernel.rules.reimport import MarkedFinder

if TYPE_CHECKING:
    from pathlib import Path  # noqa: TID251  # its data files
    from types import ModuleType

    from moguls.core.switches import Switch

PACKAGES: Final = {
    "mogul-2002": "moguls.games.mogul2002",
    "mogul-2013": "moguls.games.mogul2013",
    "moguli": "moguls.games.moguli",
    "take-stock": "moguls.games.takestock",
}
# Games whose facts may be replaced by those of the printed game.
WITH_DATA_FILE: Final = ("mogul-2013",)
# Modules and rules of games loaded with other facts, by their keys.
_beside: Final[dict[str, tuple[MarkedFinder, Rules]]] = {}
_lock: Final = Lock()
BOTS: Final = "moguls.bots"  # the bots of a game depend on its facts
DIGITS: Final = 16  # digits of a hash in a key


def names() -> tuple[str, ...]:
    """Return the names of all games."""
    return tuple(PACKAGES)


def game(name: str, **options: str | int) -> Game:
    """Return a game under house rules.

    Args:
        name: one of `names`.
        options: switches by name; a value is text like in records, or an integer.

    Raises:
        UsageError: no such game, switch or value; the message lists the possible ones.
    """
    rules = rules_of(name)
    values = {key: _value(rules, key, value) for key, value in options.items()}
    defaults = _defaults(rules)
    return Game(rules, {key: value for key, value in values.items() if value != defaults[key]})


@cache
def _defaults(rules: Rules) -> dict[str, str]:
    return {switch.name: switch.default for switch in rules.identity.switches}


def under(name: str, facts: bytes) -> str:
    """Return the key of a game under the facts of a data file.

    That is its name if it has been loaded with these facts. Otherwise its modules are loaded a
    second time, so that games under the other facts continue unchanged.

    Args:
        name: name of the game.
        facts: bytes of the data file; empty for a game without one.

    Raises:
        UsageError: no such game, or the facts cannot be used.
    """
    if not facts or facts == rules_of(name).facts:
        return name
    key = f"{name}@{sha256(facts).hexdigest()[:DIGITS]}"
    with _lock:
        if key not in _beside:
            package = _package(name)
            beside = MarkedFinder(
                (package, package.replace("moguls.games", BOTS)), key.partition("@")[2]
            )
            with file.given(name, facts):
                rules: Rules = beside.module(f"{package}.game").RULES
            _beside[key] = beside, replace(rules, key=key)
    return key


def module_under(key: str, name: str) -> ModuleType:
    """Return a module of a game, or of its bots, by the key of the game."""
    return _beside[key][0].module(name) if key in _beside else import_module(name)


def rules_of(key: str) -> Rules:
    """Return the rules of a game.

    Args:
        key: name of the game, or a result of `under`.

    Raises:
        UsageError: no such game, or its data file cannot be used.
    """
    return _beside[key][1] if key in _beside else _loaded(key)


@cache
def _loaded(name: str) -> Rules:
    rules: Rules = import_module(f"{_package(name)}.game").RULES
    return rules


def use_data_file(name: str, path: str | Path) -> None:
    """Load a game with the facts of a file in place of the built-in ones.

    Args:
        name: game with a data file, which has not been used yet.
        path: path of the file; see docs/data-files.md.

    Raises:
        UsageError: the game has been used already or has no such file, or the file is invalid;
            the message names the line.
    """
    if name in PACKAGES and name not in WITH_DATA_FILE:
        msg = f"{name} has no data file; games with one: {', '.join(WITH_DATA_FILE)}"
        raise UsageError(msg)
    if f"{_package(name)}.game" in sys.modules:
        msg = f"{name} has been used already: set its data file before its first use"
        raise UsageError(msg)
    with file.named(name, path):
        rules_of(name)


def rules_under(name: str, facts: bytes) -> Rules:
    """Return the rules of a game under the facts of a data file; called by `pickle`.

    Raises:
        UsageError: see `under`.
    """
    return rules_of(under(name, facts))


def _pickled(rules: Rules) -> tuple[Any, ...]:
    """Pickle rules as the game's name and its facts."""
    return rules_under, (rules.name, rules.facts)


copyreg.pickle(Rules, _pickled)


def _package(name: str) -> str:
    if name not in PACKAGES:
        meant = hint(str(name), PACKAGES, quoted=True)
        msg = f"no game {name!r}{meant}; expected one of {', '.join(PACKAGES)}"
        raise UsageError(msg)
    return PACKAGES[name]


def _value(rules: Rules, name: str, value: str | int) -> str:
    """Return the value of a switch as text, or raise UsageError."""
    switch = _switch(rules, name)
    text = str(value) if type(value) is int else value
    if not isinstance(text, str) or not switch.allows(text):
        able = switch.possible
        msg = f"{rules.name}: {name}={text!s} is not possible; {name} is {able} ({switch.rule})"
        raise UsageError(msg)
    return text


def _switch(rules: Rules, name: str) -> Switch:
    switches = {switch.name: switch for switch in rules.identity.switches}
    if name not in switches:
        meant = hint(str(name), switches, quoted=True)
        msg = f"{rules.name} has no switch {name!r}{meant}; it has {', '.join(switches)}"
        raise UsageError(msg)
    return switches[name]
