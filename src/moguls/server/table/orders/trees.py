"""Trees of planned replies, checked move by move when they are given.

No I/O, no clock, no chance in here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from moguls.errors import MogulsError
from moguls.server.wire.orders.messages import DEEPEST, MOST_NODES
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from moguls.core.play.playthrough import Playthrough
    from moguls.server.table.table import Table


def checked_tree(table: Table, seat: int, tree: list[dict[str, Any]]) -> None:
    """Refuse a tree that is too large, not legal, or leaves an own move open."""
    if not table.play.game.rules.automation.has_replies:
        raise Refusal("table/no_replies")
    count, depth = _size(tree)
    if count > MOST_NODES or depth > DEEPEST:
        raise Refusal("table/large_tree", {"nodes": MOST_NODES, "depth": DEEPEST})
    _walk(table.play.copy(), seat, tree)


def _size(tree: list[dict[str, Any]]) -> tuple[int, int]:
    """Return the number of moves of a tree, and the longest line."""
    parts = [_size(node["then"]) for node in tree]
    count = len(tree) + sum(count for count, _depth in parts)
    return count, 1 + max(depth for _count, depth in parts) if parts else 0


def _walk(play: Playthrough, seat: int, tree: list[dict[str, Any]]) -> None:
    moves = [node["move"] for node in tree]
    if len(set(moves)) < len(moves) or (play.turn == seat and len(moves) > 1):
        raise Refusal("table/two_replies", {"move": moves[-1]})
    for node in tree:
        after = play.copy()
        try:
            after.move(node["move"])
        except MogulsError as error:
            raise Refusal("table/no_reply", {"move": node["move"]}) from error
        if node["then"] and not after.over:
            _walk(after, seat, node["then"])
