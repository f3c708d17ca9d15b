"""A table of Mogul from one seat's view, as a picture."""

from moguls.core.drawing.sheet import MARGIN, SOFT, Sheet
from moguls.core.drawing.table import heading, in_words, rows
from moguls.games.mogul2002.material import COMPANIES, TRACK_SPACES
from moguls.mechanisms.mogul import drawing, picture
from moguls.mechanisms.mogul.picture import View


def draw(view: View, players: list[str], head: str) -> str:
    """Return the whole table as SVG; `head` says where the game stands."""
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
    if told := drawing.laps(view):
        sheet.write((MARGIN, end + 6), f"track: {told}", size=12, fill=SOFT)
    says = f"{head}. Revealed: {view['revealed']}. {in_words(columns, cells)}"
    return sheet.render("Mogul (2002)", says)
