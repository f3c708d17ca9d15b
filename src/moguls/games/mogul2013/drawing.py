"""SVG picture of a table of Mogul (2013) from one seat's view: share, seats and map."""

from typing import Final

from moguls.core.drawing.sheet import COLOURS, HALO, INK, MARGIN, SEATS, SOFT, Sheet
from moguls.core.drawing.table import Column, heading, in_words, rows
from moguls.mechanisms.mogul import drawing, picture
from moguls.mechanisms.mogul.picture import View

TITLE: Final = "Mogul (2013)"
SCALE: Final = 0.688  # the map is 1000 wide
# Dashes distinguish the tracks without colours.
DASHES: Final = {"brown": "", "purple": "12 4", "blue": "2 5", "gray": "12 4 2 4", "yellow": "6 4"}


def draw(view: View, players: list[str], head: str) -> str:
    """Return the whole table as SVG; `head` is its headline."""
    sheet, companies = Sheet(), view["companies"]
    y = heading(sheet, TITLE, head)
    box = view["revealed"].partition("/")[2]
    use = f"price of {box}: {view['price']}" if box else ""
    end = drawing.offer(sheet, y, view, companies, use)
    drawing.market(sheet, y, view)
    columns, cells = _columns(view), _cells(view, players)
    end = rows(sheet, end + 12, columns, cells, view["seat"], view["turn"])
    _map(sheet, end + 4, view)
    return sheet.render(TITLE, _describe(view, head, in_words(columns, cells)))


def _columns(view: View) -> list[Column]:
    *before, last = drawing.columns(view["companies"], "dollars")
    return [*before, Column("left", last.at + 22), Column("", last.at + 34, left=True)]


def _cells(view: View, players: list[str]) -> list[list[str]]:
    seats, unbuilt = range(view["seats"]), view["depots_left"]
    standing = [picture.standing(view, seat) for seat in seats]
    table = drawing.cells(view, players, view["companies"], standing)
    return [[*row[:-1], str(unbuilt[seat]), row[-1]] for seat, row in enumerate(table)]


def _describe(view: View, head: str, seats: str) -> str:
    built = [
        f"depots of seat {seat}: {', '.join(codes) or 'none'}"
        for seat, codes in enumerate(view["depots"])
    ]
    remark = " The facts are reconstructed, not printed ones." if view["reconstruction"] else ""
    return f"{head}. Revealed: {view['revealed']}. {seats} {'; '.join(built)}.{remark}"


def _map(sheet: Sheet, y: float, view: View) -> None:
    _legend(sheet, y, view)
    stations = view["map"]["stations"]
    top = y + 40 - SCALE * min(station["at"][1] for station in stations.values())

    def at(place: tuple[int, int] | list[int]) -> tuple[float, float]:
        """Return the position of a map place on the sheet."""
        return MARGIN + place[0] * SCALE, top + place[1] * SCALE

    for company, tracks in view["map"]["tracks"].items():
        for track in tracks:
            ends = [
                at(stations[point]["at"] if isinstance(point, str) else point) for point in track
            ]
            sheet.line(ends, INK, 5)
            sheet.line(ends, COLOURS[company][0], 3.4, DASHES[company])
    owners = {code: seat for seat, codes in enumerate(view["depots"]) for code in codes}
    for code, station in stations.items():
        _station(sheet, at(station["at"]), code, owners.get(code))


def _legend(sheet: Sheet, y: float, view: View) -> None:
    for k, company in enumerate(view["companies"]):
        x = MARGIN + 92 * k
        sheet.line([(x, y + 8), (x + 30, y + 8)], INK, 5)
        sheet.line([(x, y + 8), (x + 30, y + 8)], COLOURS[company][0], 3.4, DASHES[company])
        sheet.write((x + 35, y + 13), company, size=12)
    sheet.write((MARGIN + 470, y + 13), "discs: depots; left: in hand", size=12, fill=SOFT)


def _station(sheet: Sheet, at: tuple[float, float], code: str, owner: int | None) -> None:
    if owner is None:
        sheet.disc(at, 5, "#ffffff")
    else:
        sheet.disc(at, 10, SEATS[owner], str(owner))
    shift = 9 if owner is None else 13
    sheet.write((at[0] + shift, at[1] + 4), code, size=10, bold=True, **HALO)
    sheet.reach(at[1] + 14)
