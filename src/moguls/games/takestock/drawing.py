"""SVG picture of a table of Take Stock from one seat's view: columns, seats, own cards."""

from typing import Any, Final

from moguls.core.drawing.sheet import COLOURS, INK, MARGIN, SOFT, Sheet
from moguls.core.drawing.table import Column, heading, in_words, rows, short
from moguls.games.takestock.material import STOCKS

View = dict[str, Any]
TITLE: Final = "Take Stock (2006)"
STYLES: Final = dict(zip(STOCKS, ("yellow", "purple", "green", "gray", "pink"), strict=True))
CARD: Final = (36, 24)
HIGHEST: Final = 12
COLUMNS: Final = (
    Column("player", MARGIN + 42, left=True),
    Column("total", 212),
    Column("worth", 258),
    Column("hand", 300),
    Column("kept", 344),
    Column("options", 404),
    *(Column(stock, 452 + 56 * k, colour=STYLES[stock]) for k, stock in enumerate(STOCKS)),
)
HIDDEN: Final = (
    *(("hands", "hand"), ("kept", "kept events")),
    *(("drawn", "drawn"), ("unchosen", "put aside")),
)


def draw(view: View, players: list[str], head: str) -> str:
    """Return the whole table as SVG; `head` is its headline."""
    sheet = Sheet()
    y = heading(sheet, TITLE, head)
    for row, stock in enumerate(STOCKS):
        _column(sheet, y + 34 * row, stock, view["columns"][stock])
    cells = _cells(view, players)
    end = rows(sheet, y + 34 * len(STOCKS) + 12, COLUMNS, cells, view["seat"], view["turn"])
    end = _hands(sheet, end, view)
    sheet.write((MARGIN, end + 16), _piles(view), size=12, fill=SOFT)
    return sheet.render(
        TITLE, f"{head}. {_market(view)} {in_words(COLUMNS, cells)} {_piles(view)}."
    )


def _column(sheet: Sheet, y: float, stock: str, column: dict[str, Any]) -> None:
    fill, ink = COLOURS[STYLES[stock]]
    sheet.box((MARGIN, y), (74, CARD[1]), fill)
    sheet.write((MARGIN + 37, y + 17), stock, bold=True, anchor="middle", fill=ink)
    for value in range(1, HIGHEST + 1):
        x, is_on = MARGIN + 84 + 38 * (value - 1), value in column["cards"]
        if is_on:
            sheet.box((x, y), CARD, fill)
        else:
            sheet.box((x, y), CARD, "none", "#d8d2c4")
        fades = ink if is_on else "#8a8676"
        sheet.write((x + 18, y + 17), str(value), anchor="middle", bold=is_on, fill=fades)
    at = MARGIN + 84 + 38 * HIGHEST + 8
    factor = f" (x{column['factor']})" if column["factor"] > 1 else ""
    sheet.write((at, y + 17), f"price {column['price']}{factor}", bold=True)
    if column["frozen"]:
        sheet.write((at + 100, y + 17), "frozen", size=12, bold=True, fill="#005a8f")


def _cells(view: View, players: list[str]) -> list[list[str]]:
    keys = ("scores", "worth", "hand_sizes", "kept_sizes", "tokens")
    return [
        [
            short(player + ("*" if seat == view["dealer"] else "")),
            *(str(view[key][seat]) for key in keys),
            *(str(view["shares"][seat].get(stock, "·")) for stock in STOCKS),
        ]
        for seat, player in enumerate(players)
    ]


def _hands(sheet: Sheet, y: float, view: View) -> float:
    for seat in range(view["seats"]):
        for key, title in HIDDEN:
            names = view[key][seat]
            if names:
                y = _row(sheet, y, f"{title} of {seat}", names)
        if view["hands"][seat] is None and view["shown"][seat]:
            y = _row(sheet, y, f"seen in hand {seat}", view["shown"][seat])
    return y


def _row(sheet: Sheet, y: float, title: str, names: list[str]) -> float:
    sheet.write((MARGIN, y + 17), title, size=12, fill=SOFT)
    start = MARGIN + 110.0
    x = start
    for name in names:
        stock, _, value = name.partition(" ")
        wide = 16 + 7.6 * len(name)
        if x + wide > sheet.width - MARGIN:
            x, y = start, y + 30
        fill, ink = COLOURS[STYLES[stock]] if value.isdigit() else ("#ffffff", INK)
        sheet.box((x, y), (wide, CARD[1]), fill)
        sheet.write((x + wide / 2, y + 17), name, size=13, bold=True, anchor="middle", fill=ink)
        x += wide + 6
    return y + 32


def _piles(view: View) -> str:
    above = view["above_closed"]
    closed = "" if above is None else f", {above} of them above market closed"
    return (
        f"shares: {view['draw_left']} to draw, {view['discards']} discarded; options: "
        f"{view['supply']} left; events: {view['events_left']}{closed}; * deals"
    )


def _market(view: View) -> str:
    columns = []
    for stock, column in view["columns"].items():
        frozen = ", frozen" if column["frozen"] else ""
        cards = ", ".join(map(str, column["cards"]))
        columns.append(f"{stock}: {cards}; price {column['price']}{frozen}.")
    return " ".join(columns)
