"""SVG picture of the board: tiles with their paths over and under, gates, and pawns."""

from typing import Any, Final

from moguls.core.drawing.sheet import LIT, MARGIN, RULE, SEATS, SOFT, Sheet
from moguls.core.drawing.table import heading, short

View = dict[str, Any]
Point = tuple[float, float]
TITLE: Final = "Moguli (2004)"
COLUMNS, ROWS = "abcde", 7
TILE: Final = 68
LEFT: Final = MARGIN + 22  # of the board, next to the row numbers
SIDE: Final = LEFT + TILE * len(COLUMNS) + 28  # where the words begin
OVER, UNDER = "#2b6cb0", "#d97706"
TO: Final = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
LEGEND: Final = (
    ("over", "path over"),
    ("under", "path under"),
    ("both", "over and under"),
    ("barred", "just turned by the other seat"),
)


def draw(view: View, players: list[str], head: str) -> str:
    """Return the whole table as SVG; `head` is its headline."""
    sheet = Sheet()
    top = heading(sheet, TITLE, head) + 18
    _names(sheet, top)
    barred = {entry["tile"] for entry in view["no_rotation"] if entry["rule"] == "MOG-A2"}
    for place, tile in enumerate(view["tiles"]):
        row, column = divmod(place, len(COLUMNS))
        at = (LEFT + TILE * column, top + TILE * (ROWS - 1 - row))
        _tile(sheet, at, tile, barred=tile["gate"] in barred)
    y = _seats(sheet, top + 16, view, players)
    _now(sheet, y + 10, view)
    _legend(sheet, top + TILE * ROWS - 26 * len(LEGEND))
    return sheet.render(TITLE, f"{head}. {_describe(view, players)}")


def _names(sheet: Sheet, top: float) -> None:
    for k, letter in enumerate(COLUMNS):
        x = LEFT + TILE * (k + 0.5)
        sheet.write((x, top - 7), letter, size=13, anchor="middle", fill=SOFT)
        sheet.write((x, top + TILE * ROWS + 17), letter, size=13, anchor="middle", fill=SOFT)
    for row in range(ROWS):
        y = top + TILE * (ROWS - row - 0.5) + 5
        sheet.write((LEFT - 8, y), str(row + 1), size=13, anchor="end", fill=SOFT)


def _tile(sheet: Sheet, at: Point, tile: dict[str, Any], *, barred: bool) -> None:
    sheet.box(at, (TILE, TILE), "#f4efe2", RULE, rx=2)
    if barred:
        sheet.box((at[0] + 4, at[1] + 4), (TILE - 8, TILE - 8), "none", "#a8261a", stroke_width=2.5)
    middle = (at[0] + TILE / 2, at[1] + TILE / 2)
    for side in TO:
        _stroke(sheet, middle, side, over=side in tile["over"], under=side in tile["under"])
    sheet.disc(middle, 9, "#ffffff")
    if tile["pawn"] is not None:
        sheet.disc(middle, 15, SEATS[tile["pawn"]], str(tile["pawn"]))


def _stroke(sheet: Sheet, middle: Point, side: str, *, over: bool, under: bool) -> None:
    """Draw the paths from a gate to one side: over as a full line, under as a dashed one."""
    dx, dy = TO[side]
    end = (middle[0] + dx * TILE / 2, middle[1] + dy * TILE / 2)
    if over:
        sheet.line([middle, end], OVER, 11 if under else 7)
    if under:
        sheet.line([middle, end], "#ffffff" if over else UNDER, 5, "6 4")
    if over and under:
        sheet.line([middle, end], UNDER, 4, "6 4")


def _seats(sheet: Sheet, y: float, view: View, players: list[str]) -> float:
    wide = sheet.width - MARGIN - SIDE
    for seat, player in enumerate(players):
        top = y + 56 * seat
        on_turn = view["turn"] == seat
        sheet.box((SIDE, top), (wide, 48), LIT if on_turn else "#ffffff", RULE)
        sheet.disc((SIDE + 22, top + 24), 12, SEATS[seat], str(seat))
        sheet.write((SIDE + 44, top + 20), short(player), bold=on_turn)
        way = "up from row 1" if seat == 0 else "down from row 7"
        progress = f"{view['scores'][seat]} of {view['needed']} pawns across, {way}"
        sheet.write((SIDE + 44, top + 39), progress, size=12, fill=SOFT)
    return y + 56 * len(players)


def now(view: View) -> list[str]:
    """Return the parts of the turn used, the duties of its seat, and the end of the game."""
    if view["over"]:
        won = view["result"]["winners"]
        return ["a draw" if len(won) > 1 else f"seat {won[0]} has won"]
    lines = [f"used in this turn: {', '.join(view['used']) or 'nothing'}"]
    lines += ["another rotation, as a bonus"] * view["bonus"]
    lines += ["bound: its start row is full"] * view["start_row"]["bound"]
    lines += ["a pawn must move"] * view["must_move"]
    lines += ["first a tile that frees a pawn"] * view["must_turn"]
    lines += ["the last turn"] * view["last_turn"]
    lines += ["rows join at their ends"] * view["cylinder"]
    return lines


def _now(sheet: Sheet, y: float, view: View) -> None:
    for k, words in enumerate(now(view)):
        sheet.write((SIDE, y + 20 + 22 * k), words)


def _legend(sheet: Sheet, y: float) -> None:
    for k, (kind, words) in enumerate(LEGEND):
        middle = (SIDE, y + 26 * k + 10)
        if kind == "barred":
            box = (SIDE + 6, middle[1] - 9)
            sheet.box(box, (20, 18), "none", "#a8261a", stroke_width=2.5)
        else:
            both = kind == "both"
            _stroke(sheet, middle, "E", over=kind == "over" or both, under=kind == "under" or both)
        sheet.write((SIDE + 46, middle[1] + 5), words, size=13)


def _describe(view: View, players: list[str]) -> str:
    seats = []
    for seat, player in enumerate(players):
        gates = ", ".join(view["pawns"][seat])
        on_turn = ", to act" if view["turn"] == seat else ""
        seats.append(f"Seat {seat} ({player}){on_turn}: pawns on {gates}.")
    tiles = ", ".join(f"{tile['gate']} {tile['over']}/{tile['under']}" for tile in view["tiles"])
    return f"{' '.join(seats)} {'; '.join(now(view))}. Tiles, over/under: {tiles}."
