"""Why an action at one of many tables cannot be played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from moguls.errors import IllegalMove, UsageError

if TYPE_CHECKING:
    from moguls.kernel.rules.rule_set import RuleSet


def refuse(rules: RuleSet, record: Any, action: int, table: int) -> None:
    """Raise with the reason why a table's action is not legal.

    Args:
        rules: of the game.
        record: the state.
        action: what was to be played.
        table: its number, for the message.

    Raises:
        IllegalMove: the rules forbid it here.
        UsageError: the action does not exist.
    """
    if not 0 <= action < rules.num_actions:
        last = rules.num_actions - 1
        msg = f"table {table}: action {action} does not exist; actions are 0 to {last}"
        raise UsageError(msg)
    state = rules.state.unpack(record.tobytes())
    legal = [rules.to_text(a) for a in rules.legal_actions(state)]
    denial = rules.denial(rules.why_not(state, action))
    raise IllegalMove(int(record["turn"]), rules.to_text(action), denial, legal, table)
