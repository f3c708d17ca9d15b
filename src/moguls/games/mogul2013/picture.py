"""A table of Mogul (2013) from one seat's view, as text for 80 columns."""

from typing import Any, Final

from moguls.core.text.display import Beside, Box, Face, Grid, Picture
from moguls.core.text.wording import counted
from moguls.games.mogul2013.drawing import draw
from moguls.games.mogul2013.material import REMARK
from moguls.games.mogul2013.words import tell
from moguls.mechanisms.mogul import picture
from moguls.mechanisms.mogul.picture import View, coloured


def table(view: View, players: list[str]) -> Picture:
    """Draw the whole table as the view's seat sees it."""
    companies = view["companies"]
    marks = [f"  [quiet]{REMARK}[/]"] if view["reconstruction"] else []
    boxes = Beside((_offer(view), picture.market(view, companies)))
    seats = picture.seats(view, players, companies, "dollars", _standing)
    return [boxes, seats, *_map(view), *_laps(view), *marks]


def _offer(view: View) -> Box:
    """Return the revealed share, what its box allows, and the bowl."""
    if view["revealed"] == "crash":
        return picture.crashed("depots, shares and chips are counted")
    company, _, box = view["revealed"].partition("/")
    use = (f"sells {coloured(box)} at {view['price']} each,", f"or a depot on {coloured(box)}")
    return picture.offer(view, view["companies"][company], use)


def _standing(view: View, seat: int) -> str:
    """Return what a seat is in this round, and whether its credit is gone."""
    words = picture.standing(view, seat)
    if view["over"] or not view["credit"][seat]:
        return words
    return f"{words}, credit had" if words else "credit had"


def _map(view: View) -> list[str]:
    """Return a line a network: its stations, with the seat whose depot stands there; and a sum."""
    owners = {code: seat for seat, codes in enumerate(view["depots"]) for code in codes}
    lines = []
    for company in view["companies"]:
        stations = [
            f"{code}[seat{owners[code]}]:{owners[code]}[/]" if code in owners else code
            for code, each in view["map"]["stations"].items()
            if company in each["networks"]
        ]
        lines.append(f"  [{company}]{company:<7}[/]{' '.join(stations)}")
    return [*lines, _worth(view)]


def _worth(view: View) -> str:
    """Return how many depots each seat has left, and what those on the board are worth now."""
    told = [
        f"[seat{seat}]{seat}[/] {left} left, +{view['depot_worth'][seat]}"
        for seat, left in enumerate(view["depots_left"])
    ]
    return f"  depots {' · '.join(told)}"


def _laps(view: View) -> list[str]:
    """Return a line that says who has been round the track, and who is below 0. Rules: M13-P1."""
    told = picture.laps(view["track"])
    return [f"  track of {view['track_spaces']} spaces: {told}"] if told else []


def brief(view: View) -> str:
    """Return what changes between two moves of a round, in one line."""
    return picture.brief(view, "dollar")


def count(view: View, players: list[str]) -> Picture:
    """Return the final count: what was earned before, and what depots, shares and chips add."""
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
    """Return what seats are sorted by: winners first, then dollars, then shares."""
    return seat not in result["winners"], -result["scores"][seat], -result["shares"][seat]


def effect(action: dict[str, Any], view: View) -> str:
    """Say what a legal action would do."""
    told, word = action["effect"], action["move"].split()[0]
    if word in {"bid", "leave"}:
        return picture.in_auction(told, word, view["chips"][view["seat"]])
    if word == "credit":
        return _credit(told, view)
    return _option(told, word)


def _credit(told: dict[str, object], view: View) -> str:
    """Say what the credit does."""
    seat = view["seat"]
    chips, dollars = view["chips"][seat] + told["chips"], view["scores"][seat] + told["points"]
    return f"3 chips for 3 dollars, once a game: {chips} chips, {counted(dollars, 'dollar')}"


def _option(told: dict[str, Any], word: str) -> str:
    """Say what the share or the sell option brings."""
    if word == "take":
        return f"the {told['share']} share goes in front of you"
    if word == "nothing":
        return "neither sell nor build"
    if word == "sell":
        dollars = counted(told["points"], "dollar")
        return f"sell {told['count']} {told['company']} at {told['price']}: +{dollars}"
    more = f"depots worth {told['worth']:+} at the end"
    if word == "move":
        return f"from {told['from']} to {told['town']}: {more}"
    return f"a depot at {told['town']}: {more}"


FACE: Final = Face(table, picture.head, brief, count, effect, tell, unit="dollar", drawing=draw)
