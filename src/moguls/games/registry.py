"""The one place that knows all games."""

from __future__ import annotations

from difflib import get_close_matches

from moguls.core.errors import UsageError
from moguls.core.game import Game, Rules, Switch
from moguls.games.mogul2002.game import RULES as MOGUL_2002

ALL: dict[str, Rules] = {rules.name: rules for rules in (MOGUL_2002,)}


def names() -> tuple[str, ...]:
    """Return the names of all games."""
    return tuple(ALL)


def game(name: str, **options: str | int) -> Game:
    """Return a game under house rules.

    Args:
        name: as `names` has it.
        options: switches by name; a value is text as in records, or a whole number.

    Raises:
        UsageError: no such game, switch or value; the message lists what there is.
    """
    if name not in ALL:
        msg = f"no game {name!r}{_hint(name, ALL)}; there is {', '.join(ALL)}"
        raise UsageError(msg)
    rules = ALL[name]
    chosen = {key: _value(rules, key, value) for key, value in options.items()}
    defaults = {switch.name: switch.default for switch in rules.switches}
    return Game(rules, {key: value for key, value in chosen.items() if value != defaults[key]})


def _value(rules: Rules, name: str, value: str | int) -> str:
    """Return the value of a switch as text, if there is such a switch and value."""
    switch = _switch(rules, name)
    text = str(value) if type(value) is int else value
    if not isinstance(text, str) or not switch.allows(text):
        able = switch.possible
        msg = f"{rules.name}: {name}={text!s} is not possible; {name} is {able} ({switch.rule})"
        raise UsageError(msg)
    return text


def _switch(rules: Rules, name: str) -> Switch:
    """Return a switch by its name."""
    known = {switch.name: switch for switch in rules.switches}
    if name not in known:
        msg = f"{rules.name} has no switch {name!r}{_hint(name, known)}; it has {', '.join(known)}"
        raise UsageError(msg)
    return known[name]


def _hint(name: str, known: dict[str, object] | dict[str, Rules] | dict[str, Switch]) -> str:
    """Return a suggestion for a name that is nearly right, or nothing."""
    close = get_close_matches(str(name), list(known), n=1)
    return f" (did you mean {close[0]!r}?)" if close else ""
