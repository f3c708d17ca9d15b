"""Drawing any game from its view alone, for games that bring no picture of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rich.markup import escape

from moguls.core.text.display import Grid

if TYPE_CHECKING:
    from moguls.core.text.display import Picture

View = dict[str, Any]

# What the head, the list of moves and the final count tell, or nobody at the table asks.
ELSEWHERE: Final = frozenset(
    {
        *("game", "seats", "seat", "phase", "turn", "over", "round", "scores"),
        *("actions", "wait", "result", "ply", "options"),
    }
)
NARROW: Final = 12  # characters of a cell
SHORT: Final = 400  # characters of a value; what is longer is no reading matter


def head(view: View) -> str:
    """Return round and phase in one line."""
    phase = "the game is over" if view["over"] else str(view["phase"])
    return f"[you]Round {view['round']}[/] · {escape(phase)}"


def table(view: View, players: list[str]) -> Picture:
    """Draw the seats with what is theirs, and below what is common."""
    facts = {key: value for key, value in view.items() if key not in ELSEWHERE}
    of_seats = {key: value for key, value in facts.items() if _is_by_seat(value, view)}
    narrow = [key for key, value in of_seats.items() if max(map(len, _cells(value))) <= NARROW]
    common = [
        f"  [quiet]{words(key)}[/]  {compact(facts[key])}" for key in facts if key not in of_seats
    ]
    wide = [line for key in of_seats if key not in narrow for line in _by_seat(key, of_seats[key])]
    return [_seats(view, players, narrow), *wide, *common]


def _is_by_seat(value: object, view: View) -> bool:
    """Say whether a value has one part a seat."""
    return isinstance(value, list) and len(value) == view["seats"]


def _seats(view: View, players: list[str], keys: list[str]) -> Grid:
    """Return one row a seat."""
    rows = []
    for seat, player in enumerate(players):
        mark = ">" if view["turn"] == seat else " "
        cells = [compact(view[key][seat]) for key in keys]
        rows.append([mark, escape(player), str(view["scores"][seat]), *cells])
    heads = ("", "player", "points", *map(words, keys))
    return Grid(heads, rows, left=2, lit=view["seat"])


def _cells(values: list[object]) -> list[str]:
    """Return what stands in a column."""
    return [compact(value) for value in values]


def _by_seat(key: str, values: list[object]) -> list[str]:
    """Return one line a seat."""
    return [
        f"  [quiet]{words(key)} of {seat}[/]  {cell}" for seat, cell in enumerate(_cells(values))
    ]


def words(key: str) -> str:
    """Write a key as words."""
    return escape(key.replace("_", " "))


def compact(value: object) -> str:
    """Write a value in one line; nested ones stand in brackets, long ones are cut."""
    told = escape(_told(value, inner=False))
    return told if len(told) <= SHORT else f"{told[:SHORT]} …"


def _told(value: object, *, inner: bool) -> str:
    """Write a value."""
    if isinstance(value, dict):
        parts = [f"{key} {_told(each, inner=True)}" for key, each in value.items()]
    elif isinstance(value, list):
        parts = [_told(each, inner=True) for each in value]
    elif value is None:
        return "?"
    elif isinstance(value, bool):
        return "yes" if value else "no"
    else:
        return str(value)
    told = ", ".join(parts) or "none"
    return f"({told})" if inner and len(parts) > 1 else told


def brief_effect(effect: dict[str, object]) -> str:
    """Say what a legal action would do: the facts of its effect."""
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
    """Say whether a seat has won."""
    if seat not in result["winners"]:
        return ""
    return "won" if len(result["winners"]) == 1 else "shares the win"
