"""Text picture of the board: gates, the paths over and under between them, and the pawns.

Each tile is three lines of seven characters. A stroke runs from its gate to each side that a path
reaches: double for a path above, dotted for one below, heavy for one on both faces. Where the
strokes of two neighbours meet, their tiles connect. Rules: MOG-C1, MOG-B1, MOG-H1.
"""

from itertools import pairwise
from typing import Any, Final

from moguls.core.text.display import Beside, Box, Face, Grid, Picture, seat_number
from moguls.core.text.wording import counted
from moguls.games.moguli.drawing import draw

View = dict[str, Any]
NORTH, EAST, SOUTH, WEST = range(4)
COLUMNS, ROWS = "abcde", 7
# Strokes up and down, and to the sides: none, above, below, on both faces.
UPRIGHT: Final = (" ", "║", "┆", "┃")
LEVEL: Final = (" ", "═", "┄", "━")
LEGEND: Final = "══ over  ┄┄ under  ━━ both"
BARRED: Final = "<> just turned by the other"
WIDTHS: Final = (45, 34)


def table(view: View, players: list[str]) -> Picture:
    """Draw the board, and next to it the seats and the duties of the one on turn."""
    beside = [*_seats(view, players), *_now(view), "", LEGEND, BARRED]
    if view["cylinder"]:
        beside.append("rows join at their ends")
    board = Box("board", "\n".join(board_lines(view)), WIDTHS[0])
    return [Beside((board, Box("turn", "\n".join(beside), WIDTHS[1])))]


def head(view: View) -> str:
    """Return the number of the turn in one line."""
    if view["over"]:
        return f"[you]Turn {view['round']}[/] · the game is over"
    if view["phase"] == "swap":
        return "[you]Start rows[/] · swap yours with a central row, or keep it"
    return f"[you]Turn {view['round']}[/]"


def board_lines(view: View) -> list[str]:
    """Draw the board with row 7, seat 1's, on top."""
    pawns = {gate: seat for seat, gates in enumerate(view["pawns"]) for gate in gates}
    lines = [_letters(), ""]
    for row in range(ROWS, 0, -1):
        lines += _row(view, row, pawns)
    return [*lines, "", _letters()]


def _letters() -> str:
    return "  " + "".join(f"   {letter}    " for letter in COLUMNS).rstrip()


def _row(view: View, row: int, pawns: dict[str, int]) -> list[str]:
    """Draw the three lines of a row."""
    codes = [tile["code"] for tile in view["tiles"][(row - 1) * len(COLUMNS) :][: len(COLUMNS)]]
    tiles = [paths(code) for code in codes]
    gates = [_gate(view, f"{letter}{row}", pawns) for letter in COLUMNS]
    joins = [_join(left, right) for left, right in pairwise(tiles)]
    middle = f"{row} "
    for tile, gate, join in zip(tiles, gates, [*joins, " "], strict=True):
        middle += LEVEL[tile[WEST]] * 2 + gate + LEVEL[tile[EAST]] * 2 + join
    upper, lower = (
        "  " + "".join(f"   {UPRIGHT[tile[side]]}    " for tile in tiles) for side in (NORTH, SOUTH)
    )
    return [upper.rstrip(), middle.rstrip(), lower.rstrip()]


def paths(tile: str) -> list[int]:
    """Return for each side whether a path reaches it: 1 above, 2 below, 3 on both faces.

    Args:
        tile: tile in the notation of records, "s0" to "i3".

    Rules: MOG-C1.
    """
    turned = int(tile[1])
    above = {(NORTH + turned) % 4, (EAST + turned) % 4}
    below = above if tile[0] == "s" else {NORTH, EAST, SOUTH, WEST} - above
    return [(side in above) + 2 * (side in below) for side in range(4)]


def _join(west: list[int], east: list[int]) -> str:
    """Return the stroke between two neighbours, for the faces that connect. Rules: MOG-B1."""
    return LEVEL[west[EAST] & east[WEST]]


def _gate(view: View, gate: str, pawns: dict[str, int]) -> str:
    """Draw a gate: the seat of its pawn, and a mark if its tile may not be turned now."""
    seat = pawns.get(gate)
    inside = " " if seat is None else str(seat_number(view, seat))
    barred = {entry["tile"] for entry in view["no_rotation"] if entry["rule"] == "MOG-A2"}
    symbol = f"<{inside}>" if gate in barred else f"({inside})"
    return symbol if seat is None else f"[seat{seat}]{symbol}[/]"


def _seats(view: View, players: list[str]) -> list[str]:
    lines = []
    for seat, player in enumerate(players):
        mark = ">" if view["turn"] == seat else " "
        row = "up from 1" if seat == 0 else "down from 7"
        home = f"{view['scores'][seat]} across, {row}"
        lines += [f"{mark} [seat{seat}]({seat_number(view, seat)}) {player}[/]", f"      {home}"]
    return lines


def _now(view: View) -> list[str]:
    if view["over"] or view["phase"] == "swap":
        return []
    lines = [f"used: {', '.join(view['used']) or 'nothing yet'}"]
    lines += ["[you]another rotation, as a bonus[/]"] * view["bonus"]
    lines += ["[you]bound: its start row is full[/]"] * view["start_row"]["bound"]
    lines += ["[you]a pawn must move[/]"] * view["must_move"]
    lines += ["[you]first a tile that frees a pawn[/]"] * view["must_turn"]
    lines += [f"opens a way: {' '.join(opener['tile'] for opener in view['openers'])}"] * bool(
        view["openers"]
    )
    lines += ["[you]this is the last turn[/]"] * bool(view["last_turn"])
    if view["stalled"]:
        idle = "nobody moved" if view["stall"] == "unmoved" else "nobody could move"
        most = view["stall_turns"]
        lines.append(f"{idle} for {counted(view['stalled'], 'turn')} of {most}")
    return ["", *lines]


def count(view: View, players: list[str]) -> Picture:
    """Return the final count: pawns across."""
    result = view["result"]
    is_draw = len(result["winners"]) > 1
    rows = [
        (player, str(result["scores"][seat]), "won" * (seat in result["winners"] and not is_draw))
        for seat, player in enumerate(players)
    ]
    return [Grid(("player", "pawns across", ""), rows), *["  The game is drawn."] * is_draw]


def effect(action: dict[str, Any], view: View) -> str:  # noqa: ARG001  # common signature
    """Describe the effect of a legal action."""
    outcome = action["effect"]
    if "walk" in outcome:
        bonus = ", for another rotation" if outcome["bonus"] else ""
        return f"{walk(outcome['walk'])}{bonus}"
    if "code" in outcome:
        return f"paths over {_sides(outcome['code'], 1)}, under {_sides(outcome['code'], 2)}"
    if "row" in outcome:
        return f"your start row gets the tiles of row {outcome['row']}"
    return {"end": "end the turn", "keep": "your start row stays"}[action["move"]]


def walk(places: list[list[str]]) -> str:
    """Write a walk: over and under, gate by gate."""
    parts: list[tuple[str, list[str]]] = []
    for gate, level in places:
        if not parts or parts[-1][0] != level:
            parts.append((level, []))
        parts[-1][1].append(gate)
    return ", ".join(f"{level} {'-'.join(gates)}" for level, gates in parts if len(gates) > 1)


def _sides(tile: str, face: int) -> str:
    return "".join(side for side, faces in zip("NESW", paths(tile), strict=True) if faces & face)


FACE: Final = Face(table, head, None, count, effect, is_open=True, board=board_lines, drawing=draw)
