"""Difference between two manifests, for the message when an arena cannot be continued."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from moguls.arena.entrant import FILES
from moguls.arena.manifest import CODE, other_code
from moguls.bots.option_names import canonical

if TYPE_CHECKING:
    from collections.abc import Callable

    from moguls.arena.manifest import Manifest

# Fields that follow from kind, seats and bots are reported only if nothing else differs.
FOLLOWS: Final = ("tables", "every_table")


def differing(there: Manifest, new_manifest: Manifest) -> str | None:
    """Return how the arena of a folder differs from the one to be played; None if it does not.

    The number of deals does not count, nor the program's version if rules and bots are the same.
    """
    old, new = _compared(there), _compared(new_manifest)
    names = [name for name in new if name != "deals" and old[name] != new[name]]
    if not names:
        return None
    if names == ["code"]:
        return f"it was created by other code, {other_code(there.code, new_manifest.code)}"
    first = [name for name in names if name not in {*FOLLOWS, "code"}] or names[:1]
    return "; ".join(_difference(name, there, new_manifest) for name in first)


def _compared(manifest: Manifest) -> dict[str, object]:
    fields = manifest.as_json()
    bots = [{**bot, "name": canonical(bot["name"])} for bot in fields["bots"]]
    return {**fields, "bots": bots, "code": {name: manifest.code.get(name) for name in CODE}}


def _difference(name: str, there: Manifest, new_manifest: Manifest) -> str:
    if name == "kind":
        return f"it is a {there.plan.kind}, not a {new_manifest.plan.kind}"
    if name == "bots" and there.plan.bots == new_manifest.plan.bots:
        return _remade(there, new_manifest)
    old, new = _text(name, there), _text(name, new_manifest)
    if old == new:  # shares that differ in later digits
        old, new = _text(name, there, repr), _text(name, new_manifest, repr)
    return f"{NAMES.get(name, f'{name} is')} {old} there, not {new}"


def _remade(there: Manifest, new_manifest: Manifest) -> str:
    """Return which bot of the same name has changed, with its changed files if it has files.

    Manifests of earlier versions have no files: a change of them is not detected.
    """
    for old, new in zip(there.bots, new_manifest.bots, strict=True):
        before, now = old.get(FILES) or {}, new.get(FILES) or {}
        other = [name for name in {**before, **now} if before.get(name) != now.get(name)]
        if other:
            return f"{new['name']} has changed: its files {', '.join(other)} are different"
    return "its bots have another configuration"


NAMES: Final = {
    "bots": "bots are",
    "options": "switches are",
    "seats": "seats are",
    "sprt": "the hypotheses of --sprt are",
    "tables": "tables are",
}


def _text(name: str, manifest: Manifest, write: Callable[[float], str] = "{:g}".format) -> str:
    """Return the value of a field as text.

    Args:
        name: of the field.
        manifest: with the field.
        write: formats a share; `repr` with all its digits.
    """
    plan = manifest.plan
    if name == "bots":
        return ", ".join(plan.bots)
    if name == "tables":
        tables = (", ".join(plan.bots[bot] for bot in table) for table in plan.tables)
        return " | ".join(tables)
    if name == "options":
        return ", ".join(f"{key}={value}" for key, value in plan.options.items()) or "the defaults"
    value: Any = manifest.as_json()[name]
    if name == "sprt" and value is not None:
        texts = {key: write(share) for key, share in value.items()}
        return "{share0} or {share1} (alpha {alpha}, beta {beta})".format(**texts)
    return "none" if value is None else str(value)
