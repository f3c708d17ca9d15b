"""SVG parts of a table of Mogul, common to all editions."""

from collections.abc import Mapping
from typing import Any, Final

from moguls.core.drawing.sheet import COLOURS, MARGIN, SEATS, SOFT, Sheet
from moguls.core.drawing.table import Column, short
from moguls.core.text.wording import counted

View = dict[str, Any]
CARD: Final = (150, 104)
TOTALS: Final = ("front", "unseen", "sold", "all")
BRIEF: Final = {
    "brown": "br",
    "pink": "pi",
    "purple": "pu",
    "blue": "bl",
    "green": "gn",
    "gray": "gy",
    "yellow": "ye",
}


def offer(sheet: Sheet, y: float, view: View, companies: Mapping[str, str], use: str) -> float:
    """Draw the revealed share, bowl, bank and deck at the left; return the y below them."""
    company, _, sale = view["revealed"].partition("/")
    if company == "crash":
        sheet.box((MARGIN, y), CARD, "#2b2b2b")
        sheet.write(
            (MARGIN + CARD[0] / 2, y + 60),
            "CRASH",
            size=24,
            bold=True,
            anchor="middle",
            fill="#ffffff",
        )
    else:
        _share(sheet, y, company, sale, companies[company])
    at, last = MARGIN + CARD[0] + 14, y + CARD[1]
    lines = [
        use,
        f"bowl: {counted(view['bowl'], 'chip')}",
        f"bank: {counted(view['bank'], 'chip')}",
        _deck(view),
    ]
    for k, words in enumerate(filter(None, lines)):
        sheet.write((at, y + 18 + 24 * k), words)
    return last + 12


def _deck(view: View) -> str:
    chance, of = view["crash_chance"]
    odds = f"; next is the crash: 1 in {of}" if chance else ""
    return f"deck: {counted(view['deck_left'], 'card')}{odds}"


def _share(sheet: Sheet, y: float, company: str, sale: str, name: str) -> None:
    (fill, ink), (under, under_ink) = COLOURS[company], COLOURS[sale]
    wide, high = CARD
    sheet.box((MARGIN, y), (wide, high), under)
    sheet.box((MARGIN, y), (wide, high - 34), fill)
    sheet.write((MARGIN + wide / 2, y + 32), company, size=18, bold=True, anchor="middle", fill=ink)
    sheet.write((MARGIN + wide / 2, y + 54), name, size=12, anchor="middle", fill=ink)
    sheet.write(
        (MARGIN + wide / 2, y + high - 11),
        f"sells {sale}",
        size=14,
        bold=True,
        anchor="middle",
        fill=under_ink,
    )


def market(sheet: Sheet, y: float, view: View) -> None:
    """Draw the market totals of each company, at the right."""
    x = 430
    for k, head in enumerate(TOTALS):
        sheet.write((x + 112 + 48 * k, y + 12), head, size=12, anchor="end", fill=SOFT)
    for row, (company, counts) in enumerate(view["market"].items()):
        top = y + 18 + row * 21
        fill, ink = COLOURS[company]
        sheet.box((x, top), (66, 18), fill)
        sheet.write((x + 33, top + 14), company, size=12, bold=True, anchor="middle", fill=ink)
        for k, key in enumerate(TOTALS):
            sheet.write((x + 112 + 48 * k, top + 14), str(counts[key]), size=13, anchor="end")


def columns(companies: Mapping[str, str], unit: str) -> list[Column]:
    """Return the columns of the table of seats."""
    first, step = 320, 58
    return [
        Column("player", MARGIN + 42, left=True),
        Column(unit, 234),
        Column("chips", 282),
        *(Column(company, first + step * k, colour=company) for k, company in enumerate(companies)),
        Column("", first + step * len(companies) - 22, left=True),
    ]


def cells(
    view: View, players: list[str], companies: Mapping[str, str], standing: list[str]
) -> list[list[str]]:
    """Return the cells of each seat."""
    rows = []
    for seat, player in enumerate(players):
        chips = view["chips"][seat]
        shares = [str(view["shares"][seat].get(company, "·")) for company in companies]
        chip_text = "?" if chips is None else str(chips)
        rows.append([short(player), str(view["scores"][seat]), chip_text, *shares, standing[seat]])
    return rows


def track(sheet: Sheet, y: float, view: View, spaces: int) -> float:
    """Draw the score track, two rows of spaces, and each seat's marker; return the y below it."""
    half = spaces // 2
    wide = (sheet.width - 2 * MARGIN) / half
    for space in range(spaces):
        x, top = MARGIN + wide * (space % half), y + 46 * (space // half)
        sheet.box((x, top), (wide, 40), "#f4efe2", SOFT, rx=0)
        sheet.write((x + 4, top + 12), str(space), size=10, fill=SOFT)
    for seat, place in enumerate(view["track"]):
        space = place["space"]
        others = [k for k in range(seat) if view["track"][k]["space"] == space]
        x, top = MARGIN + wide * (space % half), y + 46 * (space // half)
        shift = len(others)
        at = (x + 9 + 12.5 * (shift % 3), top + 26 - 9 * (shift // 3))
        sheet.disc(at, 7, SEATS[seat], str(seat))
    return y + 100
