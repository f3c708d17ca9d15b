"""Whether a seat has been shown anything hidden since a moment: then that cannot be taken back.

Asked of the rules themselves: the moment is dealt again, as the seat could not tell it from what
was, and the same actions are played. If they ever show it something else, it has learned which.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from moguls.core.play.history import History
from moguls.core.play.playthrough import Playthrough
from moguls.core.records.chance_source import COUNTER

if TYPE_CHECKING:
    from collections.abc import Sequence

    from moguls.core.rules import Rules

WORLDS: Final = 64  # where what came was nine times out of ten the same, all agree once in 800


def has_learned(play: Playthrough, length: int, seat: int) -> bool:
    """Say whether a seat has been shown anything hidden since there were so many steps.

    Args:
        play: the game now.
        length: steps there were then, at most as many as now.
        seat: who would take back what has happened since.
    """
    steps = [step for n in range(length, play.length) if (step := play.step_at(n + 1))]
    if any(step.action is None for step in steps):
        return True  # chance has come
    if play.game.rules.codec.redeal_history is None:
        return False  # in this game nothing is hidden
    states = [*(play.before(n + 1) for n in range(length, play.length)), play.state]
    actions = [int(step.action or 0) for step in steps]
    rules = play.game.rules
    return any(_differs(rules, actions, states, seat, world) for world in range(WORLDS))


def _differs(
    rules: Rules, actions: Sequence[int], states: Sequence[Any], seat: int, world: int
) -> bool:
    """Say whether the same actions show a seat something else in another world."""
    if not actions:
        return False
    other, display = states[0].copy(), rules.display
    other.rng = world + 1
    rules.redeal(other, seat)
    for action, was, true in zip(actions, states[:-1], states[1:], strict=True):
        if rules.chance_due(other) or rules.is_over(other) or rules.why_not(other, action):
            return True
        before = other.copy()
        rules.apply(other, action)
        if display.tell(before, action, other, seat) != display.tell(was, action, true, seat):
            return True
    return rules.chance_due(other) or display.view(other, seat) != display.view(states[-1], seat)


def back_with_cards_anew(play: Playthrough, length: int, seat: int, rng: int) -> Playthrough:
    """Return the game as it was, with all drawn anew that a seat could not know then.

    Args:
        play: the game now; it is left as it is.
        length: steps there were then.
        seat: who goes on from there.
        rng: where the random numbers begin, 64 bits.
    """
    history = History(play.game, play.deal, play.steps()[:length], play.states()[: length + 1])
    deal, steps = history.redeal(seat, rng)
    # A counter that brought the same again would tell what was to come.
    again = Playthrough(play.game, play.seats, deal, later_chance=None, rng=rng)
    again.play_on(steps)
    again.later_chance = None if play.later_chance is None else COUNTER
    again.draw_later()
    return again
