"""Games as bytes that go on exactly: what a record tells, and what chance will bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from moguls.core.records.chance_source import Counter, LaterChance, Salt, System
from moguls.errors import UsageError
from moguls.kernel import saved

if TYPE_CHECKING:
    from moguls.core.play.played import Played

NAMES: Final = {Counter: "counter", System: "system"}


def save(play: Played, later_chance: LaterChance | None) -> bytes:
    """Return a game as bytes; `core.play.loading` reads them.

    Raises:
        UsageError: its source of chance is none that bytes hold.
    """
    rules = play.game.rules
    body = {
        "options": dict(play.game.options),
        "seats": play.seats,
        "steps": play.steps(),
        "chance": _named(later_chance),
        "counters": _counters(play),
    }
    if play.begun_at is None:
        return saved.write(rules, {**body, "deal": play.deal})
    begun = {"state": play.begun_at.hex(), "layout": saved.layout_of(rules)}
    return saved.write(rules, {**body, **begun})


def _named(source: LaterChance | None) -> str | dict[str, str] | None:
    """Return a source of chance as JSON."""
    if source is None:
        return None
    if isinstance(source, Salt):
        return {"salt": source.salt}
    name = NAMES.get(type(source))
    if name is None:
        msg = f"later_chance is {source!r}: save() knows Counter, System and Salt, or None"
        raise UsageError(msg)
    return name


def _counters(play: Played) -> list[int]:
    """Return where the counter of chance stood at first, and after each outcome of chance."""
    found = [int(state.rng) for state in play.states()]  # type: ignore[attr-defined]  # all have it
    steps = (play.step_at(n) for n in range(1, len(found)))
    after = zip(steps, found[1:], strict=True)
    return found[:1] + [rng for step, rng in after if step and step.chance]
