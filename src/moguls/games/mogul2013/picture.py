"""Text picture of a table of Mogul (2013) from one seat's view, 80 columns wide."""

from typing import Any, Final

from moguls.core.text.display import Beside, Box, Face, Grid, Picture, seat_number
from moguls.core.text.wording import counted
from moguls.games.mogul2013.drawing import draw
from moguls.games.mogul2013.material import REMARK
from moguls.games.mogul2013.words import tell
from moguls.mechanisms.mogul import picture
from moguls.mechanisms.mogul.picture import View, coloured


def table(view: View, players: list[str]) -> Picture:
    """Draw the whole table for the seat of the view."""
    companies = view["companies"]
    marks = [f"  [quiet]{REMARK}[/]"] if view["reconstruction"] else []
    boxes = Beside((_offer(view), picture.market(view, companies)))
    seats = picture.seats(view, players, companies, "dollars", _standing)
    return [boxes, seats, *_map(view), *_laps(view), *marks]


def _offer(view: View) -> Box:
    if view["revealed"] == "crash":
        return picture.crashed("depots, shares and chips are counted")
    company, _, box = view["revealed"].partition("/")
    use = (f"sells {coloured(box)} at {view['price']} each,", f"or a depot on {coloured(box)}")
    return picture.offer(view, view["companies"][company], use)


def _standing(view: View, seat: int) -> str:
    words = picture.standing(view, seat)
    if view["over"] or not view["credit"][seat]:
        return words
    return f"{words}, credit taken" if words else "credit taken"


def _map(view: View) -> list[str]:
    """Return a line for each network: its stations, with the seats of their depots; and a sum."""
    owners = {code: seat for seat, codes in enumerate(view["depots"]) for code in codes}
    numbers = {code: seat_number(view, seat) for code, seat in owners.items()}
    lines = []
    for company in view["companies"]:
        stations = [
            f"{code}[seat{owners[code]}]:{numbers[code]}[/]" if code in owners else code
            for code, station in view["map"]["stations"].items()
            if company in station["networks"]
        ]
        lines.append(f"  [{company}]{company:<7}[/]{' '.join(stations)}")
    return [*lines, _worth(view)]


def _worth(view: View) -> str:
    """Return the depots left of each seat, and the value of those on the board."""
    parts = [
        f"[seat{seat}]{seat_number(view, seat)}[/] {unbuilt} left, +{view['depot_worth'][seat]}"
        for seat, unbuilt in enumerate(view["depots_left"])
    ]
    return f"  depots {' · '.join(parts)}"


def _laps(view: View) -> list[str]:
    """Return a line about laps on the track and scores below 0, if there are any. Rules: M13-P1."""
    laps = picture.laps(view["track"], seat_number(view, 0))
    return [f"  track of {view['track_spaces']} spaces: {laps}"] if laps else []


def brief(view: View) -> str:
    """Return the state of the round in one line."""
    return picture.brief(view, "dollar")


def count(view: View, players: list[str]) -> Picture:
    """Return the final count: earlier earnings, and those of depots, shares and chips."""
    result = view["result"]
    parts = ("depot_points", "shares", "chip_points")
    rows = []
    for seat in sorted(range(len(players)), key=lambda seat: _rank(result, seat)):
        added = [result[part][seat] for part in parts]
        dollars = result["scores"][seat]
        won = "won" if seat in result["winners"] else ""
        cells = (dollars - sum(added), *added, dollars)
        rows.append((players[seat], *map(str, cells), won))
    return [Grid(("player", "before", "depots", "shares", "chips", "dollars", ""), rows)]


def _rank(result: dict[str, Any], seat: int) -> tuple[bool, int, int]:
    """Return the sort key of a seat: winners first, then dollars, then shares."""
    return seat not in result["winners"], -result["scores"][seat], -result["shares"][seat]


def effect(action: dict[str, Any], view: View) -> str:
    """Describe the effect of a legal action."""
    outcome, word = action["effect"], action["move"].split()[0]
    if word in {"bid", "leave"}:
        return picture.in_auction(outcome, word, view["chips"][view["seat"]])
    if word == "credit":
        return _credit(outcome, view)
    return _option(outcome, word)


def _credit(outcome: dict[str, object], view: View) -> str:
    seat = view["seat"]
    chips, dollars = (
        view["chips"][seat] + outcome["chips"],
        view["scores"][seat] + outcome["points"],
    )
    return f"3 chips for 3 dollars, once a game: {chips} chips, {counted(dollars, 'dollar')}"


def _option(outcome: dict[str, Any], word: str) -> str:
    if word == "take":
        return f"the {outcome['share']} share goes in front of you"
    if word == "nothing":
        return "neither sell nor build"
    if word == "sell":
        dollars = counted(outcome["points"], "dollar")
        return f"sell {outcome['count']} {outcome['company']} at {outcome['price']}: +{dollars}"
    more = f"depots worth {outcome['worth']:+} at the end"
    if word == "move":
        return f"from {outcome['from']} to {outcome['town']}: {more}"
    return f"a depot at {outcome['town']}: {more}"


def unseen(view: View) -> list[str]:
    """Return the shares that lie face down, by company. Rules: M13-H1."""
    return picture.unseen(view, view["companies"], "to sell or build")


FACE: Final = Face(
    table,
    picture.head,
    brief,
    count,
    effect,
    tell,
    unit="dollar",
    drawing=draw,
    unseen=unseen,
)
