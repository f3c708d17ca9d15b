"""SVG picture of a table of Mogul (2002) from one seat's view."""

from moguls.core.drawing.sheet import MARGIN, SOFT, Sheet
from moguls.core.drawing.table import heading, in_words, rows
from moguls.games.mogul2002.material import COMPANIES, TRACK_SPACES
from moguls.mechanisms.mogul import drawing, picture
from moguls.mechanisms.mogul.picture import View


def draw(view: View, players: list[str], head: str) -> str:
    """Return the whole table as SVG; `head` is its headline."""
    sheet = Sheet()
    y = heading(sheet, "Mogul (2002)", head)
    sale = view["revealed"].partition("/")[2]
    use = f"price of {sale}: {view['price']}" if sale else ""
    end = drawing.offer(sheet, y, view, COMPANIES, use)
    drawing.market(sheet, y, view)
    columns = drawing.columns(COMPANIES, "points")
    standing = [picture.standing(view, seat) for seat in range(view["seats"])]
    cells = drawing.cells(view, players, COMPANIES, standing)
    end = rows(sheet, end + 12, columns, cells, view["seat"], view["turn"])
    end = drawing.track(sheet, end, view, TRACK_SPACES)
    if laps := picture.laps(view["track"]):
        sheet.write((MARGIN, end + 6), f"track: {laps}", size=12, fill=SOFT)
    description = f"{head}. Revealed: {view['revealed']}. {in_words(columns, cells)}"
    return sheet.render("Mogul (2002)", description)
