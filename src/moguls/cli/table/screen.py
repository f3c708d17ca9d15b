"""Drawing a table of Mogul from one seat's view, for 80 columns, with or without colour."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rich.columns import Columns
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from moguls.cli.words import COMPANIES, counted

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.console import Console, RenderableType

View = dict[str, Any]
PHASES: Final = {
    "loan": "loans before the auction",
    "auction": "auction",
    "winner": "the winner chooses",
    "runner-up": "the runner-up's turn",
    "over": "the game is over",
}
TRACK_SPACES: Final = 32


def draw(out: Console, view: View, players: list[str]) -> None:
    """Print the whole table as the view's seat sees it."""
    out.print()
    out.rule(_head(view), align="left", style="quiet")
    out.print(Columns([_offer(view), _market(view)], padding=(0, 1)))
    out.print(_seats(view, players))
    for line in track(view["track"]):
        out.print(line)


def _head(view: View) -> str:
    """Return round, phase and deck in one line."""
    phase = PHASES.get(view["phase"], view["phase"])
    return f"[bold]Round {view['round']}[/] · {phase} · {_deck(view)}"


def _deck(view: View) -> str:
    """Return how many cards are left, and how likely the next one is the crash."""
    cards = counted(view["deck_left"], "card")
    chance, of = view["crash_chance"]
    if view["over"]:
        return f"{cards} left"
    odds = f"next is the crash: 1 in {of}" if chance else "no crash next"
    return f"{cards} left, {f'[crash]{odds}[/]' if chance else odds}"


def card(share: str) -> Text:
    """Write a share in its two colours: company/sale."""
    company, slash, sale = share.partition("/")
    written = Text(company, style=company if company in COMPANIES else "crash")
    return written.append(slash).append(sale, style=sale or "")


def _offer(view: View) -> Panel:
    """Return the revealed share, what it does, and the bowl."""
    lines = Text()
    if view["revealed"] == "crash":
        lines.append("CRASH\n", style="crash").append("shares are worth nothing")
        return Panel(lines, title="revealed", width=29)
    company, _, sale = view["revealed"].partition("/")
    lines.append_text(card(view["revealed"])).append(f"\n{COMPANIES[company]}\n\n")
    lines.append("sells ").append(sale, style=sale)
    lines.append(f" at {view['price']} each\n")
    lines.append(f"bowl  {view['bowl']}  {'o' * view['bowl']}\n")
    lines.append(f"bank  {view['bank']}")
    return Panel(lines, title="revealed", width=29)


def _market(view: View) -> Panel:
    """Return the market totals: where the shares of each company are."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="quiet")
    table.add_column("company")
    for head in ("front", "unseen", "sold", "all"):
        table.add_column(head, justify="right")
    for company, counts in view["market"].items():
        name = Text(f"{company:<7}", style=company).append(COMPANIES[company], style="default")
        table.add_row(name, *(str(counts[key]) for key in ("front", "unseen", "sold", "all")))
    return Panel(table, title="market", width=50)


def _seats(view: View, players: list[str]) -> RenderableType:
    """Return one row a seat: player, points, chips, shares, where it stands."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="quiet")
    table.add_column("")
    table.add_column("player")
    for head in ("points", "chips", *COMPANIES):
        table.add_column(Text(head, style=head if head in COMPANIES else "quiet"), justify="right")
    table.add_column("")
    for seat, player in enumerate(players):
        table.add_row(*_seat(view, seat, player), style="you" if seat == view["seat"] else "")
    return table


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
    words = []
    if seat == view["start"]:
        words.append("start")
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
    drawn = [f"  {head:<6} {_fives(row)}" for head, row in zip(heads, rows, strict=True)]
    return drawn + _laps(places)


def _fives(row: list[str]) -> str:
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


def count(out: Console, view: View, players: list[str]) -> None:
    """Print the final count: points, those for chips, shares for ties."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="quiet")
    for head in ("player", "before chips", "for chips", "points", "shares held", ""):
        table.add_column(head, justify="left" if head == "player" else "right")
    result = view["result"]
    for seat in _ranked(result):
        points, chips = result["scores"][seat], result["chip_points"][seat]
        held = f"{chips} ({counted(result['chips'][seat], 'chip')})"
        won = "won" if seat in result["winners"] else ""
        shares = sum(view["shares"][seat].values())
        table.add_row(players[seat], str(points - chips), held, str(points), str(shares), won)
    out.print(table)


def _ranked(result: dict[str, Any]) -> list[int]:
    """Return the seats, winners first, then by points."""
    seats: Callable[[int], tuple[bool, int]] = lambda s: (  # noqa: E731  # a sort key
        s not in result["winners"],
        -result["scores"][s],
    )
    return sorted(range(len(result["scores"])), key=seats)
