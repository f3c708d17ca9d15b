"""Effect of each legal action, shown before it is played."""

from functools import cache

from moguls.games.moguli.actions import TURNS, Action
from moguls.games.moguli.check import tiles_of
from moguls.games.moguli.finish import points
from moguls.games.moguli.material import GATES, NUM_TILES, PAWNS_TO_WIN, SWAP_ROWS, goal
from moguls.games.moguli.shown import MoguliEffect
from moguls.games.moguli.state import State
from moguls.games.moguli.walks import Place, to_walk, walks


def effects(s: State, actions: list[int]) -> list[MoguliEffect]:
    """Return the effects of legal actions, in their order. Rules: MOG-T1, MOG-B6."""
    tiles = tiles_of(s)

    @cache
    def walks_from(start: int) -> dict[tuple[int, bool], list[Place]]:
        return walks(s, start)

    return [
        _of_pawn(s, action, walks_from((action - Action.PAWN) // NUM_TILES))
        if action >= Action.PAWN
        else _of_other(s, action, tiles)
        for action in actions
    ]


def _of_other(s: State, action: int, tiles: list[str]) -> MoguliEffect:
    """Return the effect of an action other than a pawn's move. Rules: MOG-A1, MOG-B6, MOG-V1."""
    if action >= Action.ROTATE:
        tile, turn = divmod(action - Action.ROTATE, TURNS)
        lies = f"{tiles[tile][0]}{(int(tiles[tile][1]) + turn + 1) % 4}"
        bonus = s.rotations > 0
        return {"tile": GATES[tile], "degrees": 90 * (turn + 1), "code": lies, "bonus": bonus}
    if action >= Action.SWAP:
        return {"row": SWAP_ROWS[action - Action.SWAP] + 1}
    return {}


def _of_pawn(s: State, action: int, by_end: dict[tuple[int, bool], list[Place]]) -> MoguliEffect:
    """Return the effect of a pawn's move: walk, bonus, and the pawns across after it.

    Rules: MOG-B2, MOG-B6, MOG-E1.
    """
    start, end = divmod(action - Action.PAWN, NUM_TILES)
    row = goal(s.turn)
    across = points(s, s.turn) - (row >> start & 1) + (row >> end & 1)
    return {
        "from": GATES[start],
        "to": GATES[end],
        "bonus": (end, True) in by_end,
        "walk": to_walk(by_end.get((end, True)) or by_end[end, False]),
        "across": across,
        "last": across >= PAWNS_TO_WIN,
    }
