"""Rollout policy: the value network for the searching seat, heuristics for all others."""

from moguls.bots.search.tree_fields import Scratch
from moguls.bots.takestock.steady import rule_of_thumb
from moguls.bots.takestock.value_rollout import foreseen, foresees
from moguls.games.takestock.state import State


def rollout_policy(s: State, scratch: Scratch) -> int:
    """Return the action that is advised to the seat on turn."""
    return foreseen(s, scratch) if foresees(s, scratch) else rule_of_thumb(s, scratch)
