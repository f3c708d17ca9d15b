"""Text picture of a table of Mogul (2002) from one seat's view, 80 columns wide."""

from typing import Any, Final

from moguls.core.text.display import Beside, Box, Face, Grid, Picture, seat_number
from moguls.core.text.wording import counted
from moguls.games.mogul2002.drawing import draw
from moguls.games.mogul2002.material import COMPANIES, TRACK_SPACES
from moguls.games.mogul2002.words import tell
from moguls.mechanisms.mogul import picture
from moguls.mechanisms.mogul.picture import View, coloured


def table(view: View, players: list[str]) -> Picture:
    """Draw the whole table for the seat of the view."""
    boxes = Beside((_offer(view), picture.market(view, COMPANIES)))
    seats = picture.seats(view, players, COMPANIES, "points", picture.standing)
    return [boxes, seats, *track(view["track"], seat_number(view, 0))]


def _offer(view: View) -> Box:
    if view["revealed"] == "crash":
        return picture.crashed("shares are worth nothing")
    company, _, sale = view["revealed"].partition("/")
    use = f"sells {coloured(sale)} at {view['price']} each"
    return picture.offer(view, COMPANIES[company], (use,))


def track(places: list[dict[str, Any]], first: int = 0) -> list[str]:
    """Draw the score track of 32 spaces: a seat's number on its space, laps listed below.

    Args:
        places: those of the seats.
        first: the number of the first seat.

    Rules: M02-P9.
    """
    rows: list[list[str]] = []
    for seat, place in enumerate(places, first):
        free = next((row for row in rows if row[place["space"]] == "·"), None)
        if free is None:
            free = ["·"] * TRACK_SPACES
            rows.append(free)
        free[place["space"]] = str(seat)
    heads = ["track"] + [""] * (len(rows) - 1)
    lines = [f"  {name:<6} {_eights(row)}" for name, row in zip(heads, rows, strict=True)]
    laps = picture.laps(places, first)
    return [*lines, f"         {laps}"] if laps else lines


def _eights(row: list[str]) -> str:
    return " ".join("".join(row[at : at + 8]) for at in range(0, TRACK_SPACES, 8))


def brief(view: View) -> str:
    """Return the state of the round in one line."""
    return picture.brief(view, "point")


def count(view: View, players: list[str]) -> Picture:
    """Return the final count: points, those for chips, shares for ties."""
    result = view["result"]
    rows = []
    for seat in sorted(range(len(players)), key=lambda seat: _rank(result, seat)):
        points, chips = result["scores"][seat], result["chip_points"][seat]
        chip_text = f"{chips} ({counted(result['chips'][seat], 'chip')})"
        won = "won" if seat in result["winners"] else ""
        shares = str(result["shares"][seat])
        rows.append((players[seat], str(points - chips), chip_text, str(points), shares, won))
    return [Grid(("player", "before chips", "for chips", "points", "shares held", ""), rows)]


def _rank(result: dict[str, Any], seat: int) -> tuple[bool, int]:
    """Return the sort key of a seat: winners first, then points."""
    return seat not in result["winners"], -result["scores"][seat]


def effect(action: dict[str, Any], view: View) -> str:
    """Describe the effect of a legal action."""
    outcome, word = action["effect"], action["move"].split()[0]
    if word in {"bid", "leave"}:
        return picture.in_auction(outcome, word, view["chips"][view["seat"]])
    if word == "take":
        return f"the {outcome['share']} share goes in front of you"
    if word == "sell":
        return _sale(outcome)
    return _loan(outcome, view)


def _sale(outcome: dict[str, Any]) -> str:
    if not outcome["count"]:
        return "sell nothing"
    points = counted(outcome["points"], "point")
    return f"sell {outcome['count']} {outcome['company']} at {outcome['price']}: +{points}"


def _loan(outcome: dict[str, object], view: View) -> str:
    if not outcome:
        return "no loan"
    seat = view["seat"]
    chips = view["chips"][seat] + outcome["chips"]
    score = view["scores"][seat] + outcome["points"]
    return f"borrow 2 chips for 2 points: {chips} chips, {counted(score, 'point')}"


def unseen(view: View) -> list[str]:
    """Return the shares that lie face down, by company. Rules: M02-H1."""
    return picture.unseen(view, COMPANIES, "to sell")


FACE: Final = Face(
    table,
    picture.head,
    brief,
    count,
    effect,
    tell,
    default="decline",
    drawing=draw,
    unseen=unseen,
)
