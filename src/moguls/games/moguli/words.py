"""English sentence of every event, and the clause that applies."""

import re
from collections.abc import Callable
from typing import Any, Final

# [a|b] is a where the sentence is about "You", b about anybody else.
SENTENCES: Final = {
    "start": ("{who} [move|moves] first.", "MOG-S2"),
    "swap": ("{who} [swap|swaps] the tiles of the start row with row {row}.", "MOG-V1"),
    "keep": ("{who} [keep|keeps] the start row.", "MOG-V1"),
    "rotate": ("{who} [turn|turns] {tile} by {degrees} degrees.", "MOG-A1"),
    "bonus": ("{who} [turn|turns] {tile} by {degrees} degrees: the bonus.", "MOG-B6"),
    "pawn": ("{who} [move|moves] a pawn from {from} to {to}.", "MOG-B2"),
    "earned": ("It passed beneath an opposing pawn: one more tile may be turned.", "MOG-B6"),
    "across": ("{who} [have|has] {pawns} across.", "MOG-E1"),
    "bound": ("{who} must clear the start row.", "MOG-O1"),
    "turn": ("{who} [are|is] to move.", "MOG-T1"),
    "last_turn": ("{who} [have|has] one last turn.", "MOG-E1"),
    "stalled": ("{turns} in which {what}.", "MOG-E2"),
    "end_across": ("Four pawns are across. {winners}", "MOG-E1"),
    "end_stall": ("{nobody} for {stalled} turns. {winners}", "MOG-E2"),
    "end_limit": ("That was turn {round}, the last one. {winners}", "MOG-E3"),
}

# By the switch `stall`: what the turns that count were without, and what nobody did in them.
WITHOUT: Final = {
    "unable": ("no pawn could move", "Nobody could move"),
    "unable_even_turning": (
        "no pawn could move, even by turning a tile",
        "Nobody could move, even by turning a tile,",
    ),
    "unmoved": ("no pawn moved", "Nobody moved a pawn"),
}


def say(event: dict[str, Any], name: Callable[[int], str]) -> str:
    """Write an event; `name` names a seat, "You" or "Seat 2". Rules: MOG-T1."""
    sentence, _clause = SENTENCES[_kind(event)]
    who = name(event["seat"]) if "seat" in event else ""
    facts = {**event, "who": who}
    if "pawns" in event:
        facts["pawns"] = _counted(event["pawns"], "pawn")
    if "turns" in event:
        facts["turns"] = _counted(event["turns"], "turn")
    if "stall" in event:
        facts["what"], facts["nobody"] = WITHOUT[event["stall"]]
    if "winners" in event:
        facts["winners"] = _won([name(seat) for seat in event["winners"]])
    verb = r"\1" if who == "You" else r"\2"
    return re.sub(r"\[(.*?)\|(.*?)\]", verb, sentence).format(**facts)


def clause_of(event: dict[str, object]) -> str:
    """Return the clause that applies to an event. Rules: MOG-T1."""
    return SENTENCES[_kind(event)][1]


def _kind(event: dict[str, object]) -> str:
    if event["type"] == "rotate" and event["bonus"]:
        return "bonus"
    return f"end_{event['why']}" if event["type"] == "end" else str(event["type"])


def _counted(number: int, noun: str) -> str:
    """Write "1 pawn", "2 pawns"."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def _won(names: list[str]) -> str:
    if len(names) > 1:
        return "The game is drawn."
    return f"{names[0]} {'win' if names[0] == 'You' else 'wins'} the game."
