"""Display of games without a display of their own, from the view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rich.markup import escape

from moguls.core.text.display import FIRST_SEAT, Grid

if TYPE_CHECKING:
    from moguls.core.text.display import Picture

View = dict[str, Any]

# fields that are shown elsewhere or not at all
ELSEWHERE: Final = frozenset(
    {
        *("game", "seats", "seat", "phase", "turn", "over", "round", "scores", FIRST_SEAT),
        *("actions", "wait", "result", "ply", "options"),
    }
)
NARROW: Final = 12  # characters of a cell
SHORT: Final = 400  # characters of a value; longer ones are cut


def head(view: View) -> str:
    """Return round and phase in one line."""
    phase = "the game is over" if view["over"] else str(view["phase"])
    return f"[you]Round {view['round']}[/] · {escape(phase)}"


def table(view: View, players: list[str]) -> Picture:
    """Return the fields of the seats, and below the common fields."""
    facts = {key: value for key, value in view.items() if key not in ELSEWHERE}
    of_seats = {key: value for key, value in facts.items() if _is_by_seat(value, view)}
    narrow = [key for key, value in of_seats.items() if max(map(len, _cells(value))) <= NARROW]
    common = [
        f"  [quiet]{words(key)}[/]  {compact(facts[key])}" for key in facts if key not in of_seats
    ]
    wide = [line for key in of_seats if key not in narrow for line in _by_seat(key, of_seats[key])]
    return [_seats(view, players, narrow), *wide, *common]


def _is_by_seat(value: object, view: View) -> bool:
    return isinstance(value, list) and len(value) == view["seats"]


def _seats(view: View, players: list[str], keys: list[str]) -> Grid:
    rows = []
    for seat, player in enumerate(players):
        mark = ">" if view["turn"] == seat else " "
        cells = [compact(view[key][seat]) for key in keys]
        rows.append([mark, escape(player), str(view["scores"][seat]), *cells])
    heads = ("", "player", "points", *map(words, keys))
    return Grid(heads, rows, left=2, lit=view["seat"])


def _cells(values: list[object]) -> list[str]:
    return [compact(value) for value in values]


def _by_seat(key: str, values: list[object]) -> list[str]:
    return [
        f"  [quiet]{words(key)} of {seat + 1}[/]  {cell}"
        for seat, cell in enumerate(_cells(values))
    ]


def words(key: str) -> str:
    """Write a key as words."""
    return escape(key.replace("_", " "))


def compact(value: object) -> str:
    """Return a value in one line; nested values are in brackets, long values are cut."""
    text = escape(_text(value, inner=False))
    return text if len(text) <= SHORT else f"{text[:SHORT]} …"


def _text(value: object, *, inner: bool) -> str:
    if isinstance(value, dict):
        parts = [f"{key} {_text(item, inner=True)}" for key, item in value.items()]
    elif isinstance(value, list):
        parts = [_text(item, inner=True) for item in value]
    elif value is None:
        return "?"
    elif isinstance(value, bool):
        return "yes" if value else "no"
    else:
        return str(value)
    text = ", ".join(parts) or "none"
    return f"({text})" if inner and len(parts) > 1 else text


def brief_effect(effect: dict[str, object]) -> str:
    """Return what a legal action would do: the fields of its effect."""
    return ", ".join(f"{words(key)} {compact(value)}" for key, value in effect.items())


def count(view: View, players: list[str]) -> Picture:
    """Return the final count: the points, winners first."""
    result = view["result"]
    seats = sorted(
        range(len(players)),
        key=lambda seat: (seat not in result["winners"], -result["scores"][seat]),
    )
    rows = [
        (escape(players[seat]), str(result["scores"][seat]), _won(result, seat)) for seat in seats
    ]
    return [Grid(("player", "points", ""), rows)]


def _won(result: dict[str, Any], seat: int) -> str:
    if seat not in result["winners"]:
        return ""
    return "won" if len(result["winners"]) == 1 else "shares the win"
