"""A table of Mogul (2013) from one seat's view, as text for 80 columns."""

from typing import Any, Final

from moguls.core.text.display import Beside, Box, Face, Grid, Picture, counted
from moguls.games.mogul2013.material import REMARK
from moguls.games.mogul2013.words import tell

View = dict[str, Any]
PHASES: Final = {
    "auction": "auction",
    "winner": "the winner chooses",
    "runner-up": "the runner-up's turn",
    "over": "the game is over",
}


def table(view: View, players: list[str]) -> Picture:
    """Draw the whole table as the view's seat sees it."""
    marks = [f"  [quiet]{REMARK}[/]"] if view["reconstruction"] else []
    boxes = Beside((_offer(view), _market(view)))
    return [boxes, _seats(view, players), *_map(view), *_laps(view), *marks]


def head(view: View) -> str:
    """Return round, phase and deck in one line."""
    phase = PHASES.get(view["phase"], view["phase"])
    return f"[you]Round {view['round']}[/] · {phase} · {_deck(view)}"


def _deck(view: View) -> str:
    """Return how many cards are left, and how likely the next one is the crash."""
    cards = counted(view["deck_left"], "card")
    chance, of = view["crash_chance"]
    if view["over"]:
        return f"{cards} left"
    odds = f"[alert]next is the crash: 1 in {of}[/]" if chance else "no crash next"
    return f"{cards} left, {odds}"


def coloured(company: str) -> str:
    """Write a company's colour in that colour."""
    return f"[{company}]{company}[/]"


def _offer(view: View) -> Box:
    """Return the revealed share, what its box allows, and the bowl."""
    if view["revealed"] == "crash":
        return Box("revealed", "[alert]CRASH[/]\ndepots, shares and chips are counted", 29)
    company, _, box = view["revealed"].partition("/")
    lines = (
        f"{coloured(company)}/{coloured(box)}",
        f"{view['companies'][company]}\n",
        f"sells {coloured(box)} at {view['price']} each,",
        f"or a depot on {coloured(box)}",
        f"bowl  {view['bowl']}  {'o' * view['bowl']}",
        f"bank  {view['bank']}",
    )
    return Box("revealed", "\n".join(lines), 29)


def _market(view: View) -> Box:
    """Return the market totals: where the shares of each company are."""
    heads = ("front", "unseen", "sold", "all")
    rows = [
        (
            f"[{company}]{company:<7}[/]{view['companies'][company]}",
            *(str(counts[key]) for key in heads),
        )
        for company, counts in view["market"].items()
    ]
    return Box("market", Grid(("company", *heads), rows), 50)


def _seats(view: View, players: list[str]) -> Grid:
    """Return one row a seat: player, dollars, chips, shares, where it stands."""
    companies = view["companies"]
    heads = ("", "player", "dollars", "chips", *map(coloured, companies), "")
    rows = [_seat(view, seat, player) for seat, player in enumerate(players)]
    return Grid(heads, rows, left=2, lit=view["seat"])


def _seat(view: View, seat: int, player: str) -> list[str]:
    """Return the cells of a seat's row."""
    chips = view["chips"][seat]
    shares = [str(view["shares"][seat].get(company, "·")) for company in view["companies"]]
    mark = ">" if view["turn"] == seat else " "
    held = "?" if chips is None else str(chips)
    return [mark, player, str(view["scores"][seat]), held, *shares, _standing(view, seat)]


def _standing(view: View, seat: int) -> str:
    """Return what a seat is in this round, and whether its credit is gone."""
    if view["over"]:
        return "won" if seat in view["result"]["winners"] else ""
    words = ["start"] if seat == view["start"] else []
    if view["winner"] is not None:
        words += ["winner"] * (seat == view["winner"])
        words += ["runner-up"] * (seat == view["runner_up"])
    elif view["phase"] == "auction":
        words.append("in" if seat in view["in_auction"] else "out")
    return ", ".join([*words, *["credit had"] * view["credit"][seat]])


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
    told = [
        f"seat {seat} {'below 0' if place['below'] else '+' + counted(place['laps'], 'lap')}"
        for seat, place in enumerate(view["track"])
        if place["laps"] or place["below"]
    ]
    return [f"  track of {view['track_spaces']} spaces: {', '.join(told)}"] if told else []


def brief(view: View) -> str:
    """Return what changes between two moves of a round, in one line."""
    you = view["seat"]
    chips, dollars = counted(view["chips"][you], "chip"), counted(view["scores"][you], "dollar")
    told = [f"Round {view['round']}", view["revealed"], f"bowl {view['bowl']}"]
    if view["phase"] == "auction":
        told.append(f"in: {', '.join(str(seat) for seat in view['in_auction'])}")
    return " [quiet]·[/] ".join([*told, f"you: {chips}, {dollars}"])


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
    chips = view["chips"][view["seat"]]
    if word == "bid":
        return f"put a chip in: bowl {told['bowl']}, you keep {chips - 1}"
    if word == "leave" and not told["chips"]:
        return "leave the auction; the bowl is empty"
    if word == "leave":
        taken = counted(told["chips"], "chip")
        return f"leave and take {taken}: you hold {chips + told['chips']}"
    if word == "credit":
        return _credit(told, view)
    return _option(told, word)


def _credit(told: dict[str, Any], view: View) -> str:
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


FACE: Final = Face(table, head, brief, count, effect, tell, unit="dollar")
