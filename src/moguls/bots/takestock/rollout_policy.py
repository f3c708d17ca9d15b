"""What a seat is imagined to play: the one that thinks by foresight, all others by rules."""

from moguls.bots.takestock.steady import rule_of_thumb
from moguls.bots.takestock.value_rollout import foreseen, foresees
from moguls.games.takestock.state import State


def advise(s: State, memo: list[float]) -> int:
    """Return the action that is advised to the seat on turn."""
    return foreseen(s, memo) if foresees(s, memo) else rule_of_thumb(s, memo)
