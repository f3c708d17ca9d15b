"""Text picture of a table of Take Stock from one seat's view, 80 columns wide."""

from typing import Any, Final

from moguls.core.text.display import Face, Grid, Picture, seat_number
from moguls.core.text.wording import counted
from moguls.games.takestock.drawing import draw

View = dict[str, Any]
STYLES: Final = {
    "corn": "yellow",
    "gems": "purple",
    "chips": "green",
    "oil": "gray",
    "movies": "pink",
}
PHASES: Final = {
    "turn": "turn",
    "choose": "choose one of two events",
    "event": "an event asks",
    "options": "options before the count",
    "chance": "cards are shuffled",
    "over": "the game is over",
}
ENDINGS: Final = {
    "draw two": "two events, one of which takes effect",
    "keep": "one event, which is kept",
    "done": "no more of it",
}


def table(view: View, players: list[str]) -> Picture:
    """Draw the market, the seats, and the cards of the view's seat."""
    return [
        _market(view),
        "",
        _seats(view, players),
        *_certificates(view),
        *_own(view),
        *_piles(view),
    ]


def head(view: View) -> str:
    """Return round and phase in one line."""
    phase = PHASES.get(view["phase"], view["phase"])
    if view["event"] is not None:
        phase = f"{view['event']['event']} asks"
    return f"[you]Round {view['round']}[/] of {view['rounds']} · {phase}"


def coloured(card: str) -> str:
    """Write a card or a stock in its stock's colour."""
    style = STYLES.get(card.split(maxsplit=1)[0])
    return f"[{style}]{card}[/]" if style else card


def cards(names: list[str]) -> str:
    """Write cards by stock and value."""
    return ", ".join(map(coloured, sorted(names, key=_order))) or "none"


def _order(card: str) -> tuple[int, int]:
    """Return the sort key of a card: stock, in the order of the columns, then value."""
    stock, value = card.split()
    return list(STYLES).index(stock), int(value)


def _market(view: View) -> Grid:
    """Return the columns: price, cards, splits, freeze. Rules: TKS-P1."""
    rows = []
    for stock, column in view["columns"].items():
        lying = " ".join(map(str, column["cards"]))
        splits = (
            "[you]" + " ".join(["split"] * column["splits"]) + "[/]" if column["splits"] else ""
        )
        frozen = "[alert]frozen[/]" if column["frozen"] else ""
        rows.append((f"  {coloured(stock)}", f"{lying}  {splits}", str(column["price"]), frozen))
    return Grid(("  stock", "cards", "price", ""), rows, left=2)


def _seats(view: View, players: list[str]) -> Grid:
    heads = ("", "player", "total", "worth now", "hand", "kept", "options", "")
    rows = []
    for seat, player in enumerate(players):
        counts = (
            view[key][seat] for key in ("scores", "worth", "hand_sizes", "kept_sizes", "tokens")
        )
        mark = ">" if view["turn"] == seat else " "
        rows.append((mark, player, *map(str, counts), _standing(view, seat)))
    return Grid(heads, rows, left=2, lit=view["seat"])


def _standing(view: View, seat: int) -> str:
    if view["over"]:
        return "won" if seat in view["result"]["winners"] else ""
    words = ["deals"] if seat == view["dealer"] else []
    if view["turn"] is not None and seat == view["active"] != view["turn"]:
        words.append("its turn")
    return ", ".join(words)


def _certificates(view: View) -> list[str]:
    """Return the certificates by seat, and the cards that an insider has shown."""
    lines = []
    for seat, saved in enumerate(view["certificates"]):
        shares = ", ".join(
            f"{count} {coloured(stock)}" for stock, count in view["shares"][seat].items()
        )
        number = seat_number(view, seat)
        if saved:
            lines.append(f"  [quiet]certificates of seat {number}[/]  {cards(saved)} ({shares})")
        if view["shown"][seat] and seat != view["seat"]:
            lines.append(f"  [quiet]seen in hand of seat {number}[/]  {cards(view['shown'][seat])}")
    return lines


def _own(view: View) -> list[str]:
    seat = view["seat"]
    if seat is None:
        return []
    lines = [f"  [you]your hand[/]  {cards(view['hands'][seat])}"]
    for key, title in (("kept", "kept events"), ("drawn", "drawn"), ("unchosen", "put aside")):
        if view[key][seat]:
            lines.append(f"  [you]{title}[/]  {', '.join(view[key][seat])}")
    return lines


def _piles(view: View) -> list[str]:
    above = view["above_closed"]
    closed = "" if above is None else f", {above} of them above the closed market"
    return [
        f"  [quiet]shares[/]  {view['draw_left']} to draw, {view['discards']} discarded; "
        f"[quiet]options[/]  {view['supply']} in the supply",
        f"  [quiet]events[/]  {view['events_left']}{closed}",
    ]


def count(view: View, players: list[str]) -> Picture:
    """Return the final count: totals, and the points of the last round."""
    result = view["result"]
    rows = []
    for seat in sorted(range(len(players)), key=lambda seat: -result["scores"][seat]):
        last = result["last_round"][seat]
        won = "won" if seat in result["winners"] else ""
        before = str(result["scores"][seat] - last)
        rows.append((players[seat], before, str(last), str(result["scores"][seat]), won))
    return [Grid(("player", "before", "last round", "total", ""), rows)]


def effect(action: dict[str, Any], view: View) -> str:  # noqa: ARG001  # common signature
    """Describe the effect of a legal action."""
    outcome, move = action["effect"], action["move"]
    if "shares" in outcome:
        return f"{counted(outcome['shares'], 'share')}, worth {outcome['points']} now"
    if "price" in outcome:
        return f"the price of {outcome['stock']} becomes {outcome['price']}"
    if "frozen" in outcome:
        return f"{outcome['stock']} is {'frozen' if outcome['frozen'] else 'free again'}"
    return next((words for ending, words in ENDINGS.items() if move.endswith(ending)), "")


FACE: Final = Face(table, head, None, count, effect, drawing=draw)
