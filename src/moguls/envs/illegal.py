"""Treatment of illegal actions: an error, a penalty or a random legal action."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from moguls.errors import IllegalMove, UsageError
from moguls.kernel.state.arguments import whole

if TYPE_CHECKING:
    import numpy as np

    from moguls.kernel.engines.position import Position
    from moguls.kernel.rules.rule_set import RuleSet

WAYS: Final = {
    "error": "raises IllegalMove, which names the rule; the game stays as it was",
    "penalty": "ends the game: the offender gets the penalty, the others nothing",
    "draw": "is replaced by a legal action, drawn uniformly by the environment's own generator",
}


def check_way(illegal: str) -> None:
    """Refuse a way that does not exist.

    Raises:
        UsageError: says which there are.
    """
    if illegal not in WAYS:
        msg = f"illegal={illegal!r} is not possible; expected {', '.join(WAYS)}"
        raise UsageError(msg)


def played(
    rules: RuleSet,
    position: Position,
    action: object,
    legal: list[int],
    illegal: str,
    rng: np.random.Generator,
) -> int | None:
    """Return the action that is played for the one asked for; None where a penalty is due.

    Raises:
        IllegalMove: it is illegal, and that is an error.
        UsageError: the action does not exist, and that is an error.
    """
    if illegal == "error" or action is not None:
        number = whole(action, "action")
        if number in legal:
            return number
    if illegal == "error":
        refuse(rules, position, number, legal)
    return None if illegal == "penalty" else legal[int(rng.integers(len(legal)))]


def refuse(rules: RuleSet, position: Position, action: int, legal: list[int]) -> None:
    """Raise with the reason why an action is not legal.

    Raises:
        IllegalMove: the rules forbid it here.
        UsageError: the action does not exist.
    """
    if not 0 <= action < rules.num_actions:
        last = rules.num_actions - 1
        msg = f"action {action} does not exist in {rules.name}; actions are 0 to {last}"
        raise UsageError(msg)
    denial = rules.denial(position.why_not(action))
    open_now = [rules.to_text(legal_action) for legal_action in legal]
    raise IllegalMove(position.turn, rules.to_text(action), denial, open_now)
