"""A table of Take Stock from one seat's view, as text for 80 columns."""

from typing import Any, Final

from moguls.core.text.display import Face, Grid, Picture
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
    """Draw the market, the seats, and what the view's seat itself holds."""
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
    """Return what sorts cards: stock, as the columns lie, then value."""
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
    """Return one row a seat: totals, what its certificates are worth, cards, events, options."""
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
    """Return what a seat is in this round."""
    if view["over"]:
        return "won" if seat in view["result"]["winners"] else ""
    words = ["deals"] if seat == view["dealer"] else []
    if view["turn"] is not None and seat == view["active"] != view["turn"]:
        words.append("its turn")
    return ", ".join(words)


def _certificates(view: View) -> list[str]:
    """Return what has been saved, by seat, and cards that an insider has shown."""
    told = []
    for seat, saved in enumerate(view["certificates"]):
        shares = ", ".join(
            f"{count} {coloured(stock)}" for stock, count in view["shares"][seat].items()
        )
        if saved:
            told.append(f"  [quiet]certificates of {seat}[/]  {cards(saved)} ({shares})")
        if view["shown"][seat] and seat != view["seat"]:
            told.append(f"  [quiet]seen in hand {seat}[/]  {cards(view['shown'][seat])}")
    return told


def _own(view: View) -> list[str]:
    """Return what only the view's seat knows."""
    seat = view["seat"]
    if seat is None:
        return []
    told = [f"  [you]your hand[/]  {cards(view['hands'][seat])}"]
    for key, title in (("kept", "kept events"), ("drawn", "drawn"), ("unchosen", "put aside")):
        if view[key][seat]:
            told.append(f"  [you]{title}[/]  {', '.join(view[key][seat])}")
    return told


def _piles(view: View) -> list[str]:
    """Return what lies on the piles."""
    above = view["above_closed"]
    closed = "" if above is None else f", {above} of them above the closed market"
    return [
        f"  [quiet]shares[/]  {view['draw_left']} to draw, {view['discards']} discarded; "
        f"[quiet]options[/]  {view['supply']} in the supply",
        f"  [quiet]events[/]  {view['events_left']}{closed}",
    ]


def count(view: View, players: list[str]) -> Picture:
    """Return the final count: totals, and what the last round brought."""
    result = view["result"]
    rows = []
    for seat in sorted(range(len(players)), key=lambda seat: -result["scores"][seat]):
        last = result["last_round"][seat]
        won = "won" if seat in result["winners"] else ""
        before = str(result["scores"][seat] - last)
        rows.append((players[seat], before, str(last), str(result["scores"][seat]), won))
    return [Grid(("player", "before", "last round", "total", ""), rows)]


def effect(action: dict[str, Any], view: View) -> str:  # noqa: ARG001  # faces are given both
    """Say what a legal action would do."""
    told, move = action["effect"], action["move"]
    if "shares" in told:
        return f"{counted(told['shares'], 'share')}, worth {told['points']} now"
    if "price" in told:
        return f"the price of {told['stock']} becomes {told['price']}"
    if "frozen" in told:
        return f"{told['stock']} is {'frozen' if told['frozen'] else 'free again'}"
    return next((words for ending, words in ENDINGS.items() if move.endswith(ending)), "")


FACE: Final = Face(table, head, None, count, effect, drawing=draw)
