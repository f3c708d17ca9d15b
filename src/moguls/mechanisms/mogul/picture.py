"""Text parts of a table of Mogul for 80 columns, common to all editions."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from moguls.core.text.display import Box, Grid, seat_number
from moguls.core.text.wording import counted

View = dict[str, Any]
PHASES: Final = {
    "loan": "loans before the auction",
    "auction": "auction",
    "winner": "the winner chooses",
    "runner-up": "the runner-up's turn",
    "over": "the game is over",
}


def head(view: View) -> str:
    """Return round, phase and deck in one line."""
    phase = PHASES.get(view["phase"], view["phase"])
    return f"[you]Round {view['round']}[/] · {phase} · {_deck(view)}"


def _deck(view: View) -> str:
    cards = counted(view["deck_left"], "card")
    chance, of = view["crash_chance"]
    if view["over"]:
        return f"{cards} left"
    odds = f"[alert]next is the crash: 1 in {of}[/]" if chance else "no crash next"
    return f"{cards} left, {odds}"


def coloured(company: str) -> str:
    """Write a company's colour in that colour."""
    return f"[{company}]{company}[/]"


def offer(view: View, name: str, use: Sequence[str]) -> Box:
    """Return the revealed share with the name of its company, its use, bowl and bank."""
    company, _, sale = view["revealed"].partition("/")
    lines = (
        f"{coloured(company)}/{coloured(sale)}",
        f"{name}\n",
        *use,
        f"bowl  {view['bowl']}  {'o' * view['bowl']}",
        f"bank  {view['bank']}",
    )
    return Box("revealed", "\n".join(lines), 29)


def crashed(meaning: str) -> Box:
    """Return the box of the revealed card when it is the crash."""
    return Box("revealed", f"[alert]CRASH[/]\n{meaning}", 29)


def market(view: View, companies: Mapping[str, str]) -> Box:
    """Return the market totals of each company; `companies` has their names."""
    heads = ("front", "unseen", "sold", "all")
    rows = [
        (f"[{company}]{company:<7}[/]{companies[company]}", *(str(counts[key]) for key in heads))
        for company, counts in view["market"].items()
    ]
    return Box("market", Grid(("company", *heads), rows), 50)


def seats(
    view: View,
    players: list[str],
    companies: Mapping[str, str],
    points: str,
    standing: Callable[[View, int], str],
) -> Grid:
    """Return one row a seat: player, points under the head `points`, chips, shares, standing."""
    heads = ("", "player", points, "chips", *map(coloured, companies), "")
    rows = [
        [*_seat(view, seat, player, companies), standing(view, seat)]
        for seat, player in enumerate(players)
    ]
    return Grid(heads, rows, left=2, lit=view["seat"])


def _seat(view: View, seat: int, player: str, companies: Mapping[str, str]) -> list[str]:
    chips = view["chips"][seat]
    shares = [str(view["shares"][seat].get(company, "·")) for company in companies]
    mark = ">" if view["turn"] == seat else " "
    chip_text = "?" if chips is None else str(chips)
    return [mark, player, str(view["scores"][seat]), chip_text, *shares]


def standing(view: View, seat: int) -> str:
    """Return the role of a seat in this round."""
    if view["over"]:
        return "won" if seat in view["result"]["winners"] else ""
    words = ["start"] if seat == view["start"] else []
    if view["winner"] is not None:
        words += ["winner"] * (seat == view["winner"])
        words += ["runner-up"] * (seat == view["runner_up"])
    elif view["phase"] == "auction":
        words.append("in" if seat in view["in_auction"] else "out")
    return ", ".join(words)


def laps(places: list[dict[str, Any]], first: int = 0) -> str:
    """Return the seats with laps or below 0 as text; empty if there are none.

    Args:
        places: those of the seats on the track.
        first: the number of the first seat.
    """
    return ", ".join(
        f"seat {seat} {'below 0' if place['below'] else '+' + counted(place['laps'], 'lap')}"
        for seat, place in enumerate(places, first)
        if place["laps"] or place["below"]
    )


def brief(view: View, unit: str) -> str:
    """Return the state of the round in one line."""
    you = view["seat"]
    chips, points = counted(view["chips"][you], "chip"), counted(view["scores"][you], unit)
    parts = [f"Round {view['round']}", view["revealed"], f"bowl {view['bowl']}"]
    if view["phase"] == "auction":
        parts.append(
            f"in: {', '.join(str(seat_number(view, seat)) for seat in view['in_auction'])}"
        )
    return " [quiet]·[/] ".join([*parts, f"you: {chips}, {points}"])


def unseen(view: View, companies: Mapping[str, str], use: str) -> list[str]:
    """Return the unseen shares of each company, such as "Santa Fe: 2 that sell Frisco".

    Args:
        view: of a seat.
        companies: have the names.
        use: what the border of a share allows, before the name of its company.
    """
    lines = []
    for company, name in companies.items():
        numbers = ((sale, view["unseen"].get(f"{company}/{sale}", 0)) for sale in companies)
        parts = [f"{number} {use} {companies[sale]}" for sale, number in numbers if number]
        lines += [f"{name}: {', '.join(parts)}"] if parts else []
    return lines


def in_auction(effect: dict[str, Any], word: str, chips: int) -> str:
    """Describe a bid, or leaving the auction, for a seat with this many chips."""
    if word == "bid":
        return f"put a chip in: bowl {effect['bowl']}, you keep {chips - 1}"
    if not effect["chips"]:
        return "leave the auction; the bowl is empty"
    gain = counted(effect["chips"], "chip")
    return f"leave and take {gain}: you hold {chips + effect['chips']}"
