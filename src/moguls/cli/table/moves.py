"""Reading what a person types: moves by word, beginning or number; and what moves would do."""

from __future__ import annotations

import re
from typing import Any

from moguls.cli.words import counted

View = dict[str, Any]


class Unclear(ValueError):  # it is said to a person, as a sentence
    """What was typed could be several moves, or none."""


def read_move(typed: str, legal: list[str]) -> str | None:
    """Return the legal move that was typed; None where it is no legal move's word.

    Args:
        typed: a move, its beginning if no other begins so, or its number in the list, from 1.
        legal: the legal moves in the order in which they were shown.

    Raises:
        Unclear: several moves begin so, or there is no such number.
    """
    text = " ".join(typed.lower().split())
    if text in legal:
        return text
    if text.isdecimal():
        return _numbered(int(text[:9]), legal)
    matching = [move for move in legal if _begins(move, text)]
    if len(matching) > 1:
        msg = f"{typed!r} could be {' or '.join(matching)}"
        raise Unclear(msg)
    return matching[0] if matching else None


def any_move(typed: str, moves: list[str]) -> str | None:
    """Return the move of the game that was meant, legal or not; of several the first."""
    text = " ".join(typed.lower().split())
    return next((move for move in moves if text and _begins(move, text)), None)


def _numbered(number: int, legal: list[str]) -> str:
    """Return a move by its number."""
    if not 1 <= number <= len(legal):
        msg = f"there is no move {number}: they are 1 to {len(legal)}"
        raise Unclear(msg)
    return legal[number - 1]


def _begins(move: str, text: str) -> bool:
    """Say whether a move begins so; "s2" and "sell2" stand for "sell 2"."""
    parts = re.fullmatch(r"([a-z]+) ?(\d+)", text)
    word, _, number = move.partition(" ")
    if parts:
        return word.startswith(parts[1]) and number == parts[2]
    return bool(text) and (move.startswith(text) or word.startswith(text))


def consequence(action: dict[str, Any], view: View) -> str:
    """Say what a legal action would do, from the effect in the view."""
    effect, word = action["effect"], action["move"].split()[0]
    chips = view["chips"][view["seat"]]
    if word == "bid":
        return f"put a chip in: bowl {effect['bowl']}, you keep {chips - 1}"
    if word == "leave":
        if not effect["chips"]:
            return "leave the auction; the bowl is empty"
        taken = counted(effect["chips"], "chip")
        return f"leave and take {taken}: you hold {chips + effect['chips']}"
    if word == "take":
        return f"the {effect['share']} share goes in front of you"
    if word == "sell":
        return _sale(effect)
    return _loan(effect, view)


def _sale(effect: dict[str, Any]) -> str:
    """Say what a sale brings."""
    if not effect["count"]:
        return "sell nothing"
    points = counted(effect["points"], "point")
    return f"sell {effect['count']} {effect['company']} at {effect['price']}: +{points}"


def _loan(effect: dict[str, Any], view: View) -> str:
    """Say what a loan, or declining one, does."""
    if not effect:
        return "no loan"
    seat = view["seat"]
    chips = view["chips"][seat] + effect["chips"]
    score = view["scores"][seat] + effect["points"]
    return f"borrow 2 chips for 2 points: {chips} chips, {counted(score, 'point')}"


def default_move(legal: list[str]) -> str | None:
    """Return what Enter alone plays: the only move, or no loan; None where one must choose."""
    if len(legal) == 1:
        return legal[0]
    return "decline" if "decline" in legal else None
