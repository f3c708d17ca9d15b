"""A table of Mogul from one seat's view, as text for 80 columns."""

from typing import Any, Final

from moguls.core.text.display import Beside, Box, Face, Grid, Picture, counted
from moguls.games.mogul2002.material import COMPANIES, TRACK_SPACES
from moguls.games.mogul2002.words import tell

View = dict[str, Any]
PHASES: Final = {
    "loan": "loans before the auction",
    "auction": "auction",
    "winner": "the winner chooses",
    "runner-up": "the runner-up's turn",
    "over": "the game is over",
}


def table(view: View, players: list[str]) -> Picture:
    """Draw the whole table as the view's seat sees it."""
    return [Beside((_offer(view), _market(view))), _seats(view, players), *track(view["track"])]


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


def card(share: str) -> str:
    """Write a share in its two colours: company/sale."""
    company, _, sale = share.partition("/")
    return f"{coloured(company)}/{coloured(sale)}" if sale else f"[alert]{company}[/]"


def coloured(company: str) -> str:
    """Write a company's colour in that colour."""
    return f"[{company}]{company}[/]"


def _offer(view: View) -> Box:
    """Return the revealed share, what it does, and the bowl."""
    if view["revealed"] == "crash":
        return Box("revealed", "[alert]CRASH[/]\nshares are worth nothing", 29)
    company, _, sale = view["revealed"].partition("/")
    lines = (
        card(view["revealed"]),
        f"{COMPANIES[company]}\n",
        f"sells {coloured(sale)} at {view['price']} each",
        f"bowl  {view['bowl']}  {'o' * view['bowl']}",
        f"bank  {view['bank']}",
    )
    return Box("revealed", "\n".join(lines), 29)


def _market(view: View) -> Box:
    """Return the market totals: where the shares of each company are."""
    heads = ("front", "unseen", "sold", "all")
    rows = [
        (f"[{company}]{company:<7}[/]{COMPANIES[company]}", *(str(counts[key]) for key in heads))
        for company, counts in view["market"].items()
    ]
    return Box("market", Grid(("company", *heads), rows), 50)


def _seats(view: View, players: list[str]) -> Grid:
    """Return one row a seat: player, points, chips, shares, where it stands."""
    heads = ("", "player", "points", "chips", *map(coloured, COMPANIES), "")
    rows = [_seat(view, seat, player) for seat, player in enumerate(players)]
    return Grid(heads, rows, left=2, lit=view["seat"])


def _seat(view: View, seat: int, player: str) -> list[str]:
    """Return the cells of a seat's row."""
    chips = view["chips"][seat]
    shares = [str(view["shares"][seat].get(company, "·")) for company in COMPANIES]
    mark = ">" if view["turn"] == seat else " "
    held = "?" if chips is None else str(chips)
    return [mark, player, str(view["scores"][seat]), held, *shares, _standing(view, seat)]


def _standing(view: View, seat: int) -> str:
    """Return what a seat is in this round."""
    if view["over"]:
        return "won" if seat in view["result"]["winners"] else ""
    words = ["start"] if seat == view["start"] else []
    if view["winner"] is not None:
        words += ["winner"] * (seat == view["winner"])
        words += ["runner-up"] * (seat == view["runner_up"])
    elif view["phase"] == "auction":
        words.append("in" if seat in view["in_auction"] else "out")
    return ", ".join(words)


def track(places: list[dict[str, Any]]) -> list[str]:
    """Draw the score track of 32 spaces: a seat's number on its space, laps listed beside.

    Rules: M02-P9.
    """
    rows: list[list[str]] = []
    for seat, place in enumerate(places):
        free = next((row for row in rows if row[place["space"]] == "·"), None)
        if free is None:
            free = ["·"] * TRACK_SPACES
            rows.append(free)
        free[place["space"]] = str(seat)
    heads = ["track"] + [""] * (len(rows) - 1)
    drawn = [f"  {name:<6} {_eights(row)}" for name, row in zip(heads, rows, strict=True)]
    return drawn + _laps(places)


def _eights(row: list[str]) -> str:
    """Write a row of the track in groups of eight."""
    return " ".join("".join(row[at : at + 8]) for at in range(0, TRACK_SPACES, 8))


def _laps(places: list[dict[str, Any]]) -> list[str]:
    """Return a line that says who has been round the track, and who is below 0."""
    told = [
        f"seat {seat} {'below 0' if place['below'] else '+' + counted(place['laps'], 'lap')}"
        for seat, place in enumerate(places)
        if place["laps"] or place["below"]
    ]
    return [f"         {', '.join(told)}"] if told else []


def brief(view: View) -> str:
    """Return what changes between two moves of a round, in one line."""
    you = view["seat"]
    chips, points = counted(view["chips"][you], "chip"), counted(view["scores"][you], "point")
    told = [f"Round {view['round']}", view["revealed"], f"bowl {view['bowl']}"]
    if view["phase"] == "auction":
        told.append(f"in: {', '.join(str(seat) for seat in view['in_auction'])}")
    return " [quiet]·[/] ".join([*told, f"you: {chips}, {points}"])


def count(view: View, players: list[str]) -> Picture:
    """Return the final count: points, those for chips, shares for ties."""
    result = view["result"]
    rows = []
    for seat in sorted(range(len(players)), key=lambda seat: _rank(result, seat)):
        points, chips = result["scores"][seat], result["chip_points"][seat]
        held = f"{chips} ({counted(result['chips'][seat], 'chip')})"
        won = "won" if seat in result["winners"] else ""
        shares = str(result["shares"][seat])
        rows.append((players[seat], str(points - chips), held, str(points), shares, won))
    return [Grid(("player", "before chips", "for chips", "points", "shares held", ""), rows)]


def _rank(result: dict[str, Any], seat: int) -> tuple[bool, int]:
    """Return what seats are sorted by: winners first, then points."""
    return seat not in result["winners"], -result["scores"][seat]


def effect(action: dict[str, Any], view: View) -> str:
    """Say what a legal action would do."""
    told, word = action["effect"], action["move"].split()[0]
    chips = view["chips"][view["seat"]]
    if word == "bid":
        return f"put a chip in: bowl {told['bowl']}, you keep {chips - 1}"
    if word == "leave":
        if not told["chips"]:
            return "leave the auction; the bowl is empty"
        taken = counted(told["chips"], "chip")
        return f"leave and take {taken}: you hold {chips + told['chips']}"
    if word == "take":
        return f"the {told['share']} share goes in front of you"
    if word == "sell":
        return _sale(told)
    return _loan(told, view)


def _sale(told: dict[str, Any]) -> str:
    """Say what a sale brings."""
    if not told["count"]:
        return "sell nothing"
    points = counted(told["points"], "point")
    return f"sell {told['count']} {told['company']} at {told['price']}: +{points}"


def _loan(told: dict[str, Any], view: View) -> str:
    """Say what a loan, or declining one, does."""
    if not told:
        return "no loan"
    seat = view["seat"]
    chips = view["chips"][seat] + told["chips"]
    score = view["scores"][seat] + told["points"]
    return f"borrow 2 chips for 2 points: {chips} chips, {counted(score, 'point')}"


FACE: Final = Face(table, head, brief, count, effect, tell, default="decline")
