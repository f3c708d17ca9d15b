"""How two arenas differ, in words: for whoever would go on in the folder of another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from moguls.arena.entrant import FILES
from moguls.arena.manifest import CODE, other_code
from moguls.bots.option_names import canonical

if TYPE_CHECKING:
    from collections.abc import Callable

    from moguls.arena.manifest import Manifest

# What follows from the kind, the seats and the bots is told only where nothing else differs.
FOLLOWS: Final = ("tables", "every_table")


def differing(there: Manifest, made: Manifest) -> str | None:
    """Say what tells the arena of a folder from the one to be played; None where nothing does.

    The number of deals does not count: more of them are welcome. Nor does the program's version,
    where rules and bots are the same.
    """
    old, new = _compared(there), _compared(made)
    names = [name for name in new if name != "deals" and old[name] != new[name]]
    if not names:
        return None
    if names == ["code"]:
        return f"it was made by other code, {other_code(there.code, made.code)}"
    first = [name for name in names if name not in {*FOLLOWS, "code"}] or names[:1]
    return "; ".join(_told(name, there, made) for name in first)


def _compared(made: Manifest) -> dict[str, object]:
    """Return the fields of a manifest, and of its code what decides how games go."""
    told = made.as_json()
    bots = [{**bot, "name": canonical(bot["name"])} for bot in told["bots"]]
    return {**told, "bots": bots, "code": {name: made.code.get(name) for name in CODE}}


def _told(name: str, there: Manifest, made: Manifest) -> str:
    """Say how one field differs."""
    if name == "kind":
        return f"it is a {there.plan.kind}, not a {made.plan.kind}"
    if name == "bots" and there.plan.bots == made.plan.bots:
        return _remade(there, made)
    old, new = _shown(name, there), _shown(name, made)
    if old == new:  # shares that differ far behind the point
        old, new = _shown(name, there, repr), _shown(name, made, repr)
    return f"{NAMES.get(name, f'{name} is')} {old} there, not {new}"


def _remade(there: Manifest, made: Manifest) -> str:
    """Say which bot of the same name is made of other things, and what has changed if files have.

    A manifest of before files were kept has none: whether they have changed is not known.
    """
    for old, new in zip(there.bots, made.bots, strict=True):
        was, now = old.get(FILES) or {}, new.get(FILES) or {}
        other = [name for name in {**was, **now} if was.get(name) != now.get(name)]
        if other:
            return f"{new['name']} is not what it was: another file is now {', '.join(other)}"
    return "its bots are of another make-up"


NAMES: Final = {
    "bots": "bots are",
    "options": "switches are",
    "seats": "seats are",
    "sprt": "the question of --sprt is",
    "tables": "at the tables sit",
}


def _shown(name: str, made: Manifest, write: Callable[[float], str] = "{:g}".format) -> str:
    """Return the value of a field as people write it.

    Args:
        name: of the field.
        made: has it.
        write: writes a share; `repr` does so with all its digits.
    """
    plan = made.plan
    if name == "bots":
        return ", ".join(plan.bots)
    if name == "tables":
        tables = (", ".join(plan.bots[bot] for bot in table) for table in plan.tables)
        return " | ".join(tables)
    if name == "options":
        return ", ".join(f"{key}={value}" for key, value in plan.options.items()) or "as usual"
    value: Any = made.as_json()[name]
    if name == "sprt" and value is not None:
        told = {key: write(each) for key, each in value.items()}
        return "{share0} or {share1} (alpha {alpha}, beta {beta})".format(**told)
    return "none" if value is None else str(value)
