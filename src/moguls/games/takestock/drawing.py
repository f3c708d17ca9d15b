"""A table of Take Stock from one seat's view, as a picture: columns, seats, what it holds."""

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
    """Return the whole table as SVG; `head` says where the game stands."""
    sheet = Sheet()
    y = heading(sheet, TITLE, head)
    for row, stock in enumerate(STOCKS):
        _column(sheet, y + 34 * row, stock, view["columns"][stock])
    cells = _cells(view, players)
    end = rows(sheet, y + 34 * len(STOCKS) + 12, COLUMNS, cells, view["seat"], view["turn"])
    end = _held(sheet, end, view)
    sheet.write((MARGIN, end + 16), _piles(view), size=12, fill=SOFT)
    return sheet.render(
        TITLE, f"{head}. {_market(view)} {in_words(COLUMNS, cells)} {_piles(view)}."
    )


def _column(sheet: Sheet, y: float, stock: str, column: dict[str, Any]) -> None:
    """Draw a column as a row: its stock, its cards, price, splits and freeze."""
    fill, ink = COLOURS[STYLES[stock]]
    sheet.box((MARGIN, y), (74, CARD[1]), fill)
    sheet.write((MARGIN + 37, y + 17), stock, bold=True, anchor="middle", fill=ink)
    for value in range(1, HIGHEST + 1):
        x, lies = MARGIN + 84 + 38 * (value - 1), value in column["cards"]
        if lies:
            sheet.box((x, y), CARD, fill)
        else:
            sheet.box((x, y), CARD, "none", "#d8d2c4")
        fades = ink if lies else "#8a8676"
        sheet.write((x + 18, y + 17), str(value), anchor="middle", bold=lies, fill=fades)
    at = MARGIN + 84 + 38 * HIGHEST + 8
    factor = f" (x{column['factor']})" if column["factor"] > 1 else ""
    sheet.write((at, y + 17), f"price {column['price']}{factor}", bold=True)
    if column["frozen"]:
        sheet.write((at + 100, y + 17), "frozen", size=12, bold=True, fill="#005a8f")


def _cells(view: View, players: list[str]) -> list[list[str]]:
    """Return the cells of each seat."""
    keys = ("scores", "worth", "hand_sizes", "kept_sizes", "tokens")
    return [
        [
            short(player + ("*" if seat == view["dealer"] else "")),
            *(str(view[key][seat]) for key in keys),
            *(str(view["shares"][seat].get(stock, "·")) for stock in STOCKS),
        ]
        for seat, player in enumerate(players)
    ]


def _held(sheet: Sheet, y: float, view: View) -> float:
    """Draw what is in hands, as far as it may be seen; return where it ends."""
    for seat in range(view["seats"]):
        for key, title in HIDDEN:
            held = view[key][seat]
            if held:
                y = _row(sheet, y, f"{title} of {seat}", held)
        if view["hands"][seat] is None and view["shown"][seat]:
            y = _row(sheet, y, f"seen in hand {seat}", view["shown"][seat])
    return y


def _row(sheet: Sheet, y: float, title: str, held: list[str]) -> float:
    """Draw cards or events in a row, and more rows where they are many."""
    sheet.write((MARGIN, y + 17), title, size=12, fill=SOFT)
    left = MARGIN + 110.0
    x = left
    for name in held:
        stock, _, value = name.partition(" ")
        wide = 16 + 7.6 * len(name)
        if x + wide > sheet.width - MARGIN:
            x, y = left, y + 30
        fill, ink = COLOURS[STYLES[stock]] if value.isdigit() else ("#ffffff", INK)
        sheet.box((x, y), (wide, CARD[1]), fill)
        sheet.write((x + wide / 2, y + 17), name, size=13, bold=True, anchor="middle", fill=ink)
        x += wide + 6
    return y + 32


def _piles(view: View) -> str:
    """Say what lies on the piles."""
    above = view["above_closed"]
    closed = "" if above is None else f", {above} of them above market closed"
    return (
        f"shares: {view['draw_left']} to draw, {view['discards']} discarded; options: "
        f"{view['supply']} left; events: {view['events_left']}{closed}; * deals"
    )


def _market(view: View) -> str:
    """Return the columns in words."""
    told = []
    for stock, column in view["columns"].items():
        frozen = ", frozen" if column["frozen"] else ""
        cards = ", ".join(map(str, column["cards"]))
        told.append(f"{stock}: {cards}; price {column['price']}{frozen}.")
    return " ".join(told)
