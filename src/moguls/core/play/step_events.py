"""Events of the steps of a game, for several viewers at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from moguls.kernel.engines.native import unpacked

if TYPE_CHECKING:
    from collections.abc import Sequence

    from moguls.core.play.trajectory import Trajectory
    from moguls.core.rules import Rules
    from moguls.kernel.engines.position import Position

    Events = list[dict[str, Any]]


def step_events(
    position: Position,
    rules: Rules,
    trajectory: Trajectory,
    viewers: Sequence[int | None],
    since: int | None,
) -> list[Events]:
    """Return the events after the first `since` steps (None: from the deal on) for each viewer."""
    tell, after = rules.display.tell, position.state
    lists: list[Events] = [[] for _ in viewers]
    for number in reversed(range(since or 0, trajectory.length)):
        step, data = trajectory.steps[number], trajectory.packed_state(number)
        before = unpacked(position, rules, data)
        event = step.action if step.chance is None else step.chance
        for viewer, events in zip(viewers, lists, strict=True):
            events[:0] = tell(before, event, after, viewer)
        after = before
    if since is None:
        for viewer, events in zip(viewers, lists, strict=True):
            events[:0] = tell(None, None, after, viewer)
    return lists
