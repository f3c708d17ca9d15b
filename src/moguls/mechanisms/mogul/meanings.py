"""Descriptions of the observation planes common to all editions."""

from typing import Final

from moguls.kernel.rules.planes import Meaning, Of

SEAT: Final = ("seat",)
COMPANY: Final = ("company",)


def meanings(phases: tuple[str, ...], unit: str) -> dict[str, Meaning]:
    """Return descriptions by the names of the planes.

    Args:
        phases: phases of the edition, in their order.
        unit: unit of the score, in the plural.
    """
    return {**_table(phases), **_seats(unit), **_cards()}


def _table(phases: tuple[str, ...]) -> dict[str, Meaning]:
    return {
        "phase": Meaning(Of.TABLE, f"1 at the phase: {', '.join(phases)}", ("phase",)),
        "bowl": Meaning(Of.TABLE, "chips in the bowl"),
        "bank": Meaning(Of.TABLE, "chips in the bank"),
        "deck_left": Meaning(Of.TABLE, "cards face down, the crash among them"),
        "crash_within": Meaning(
            Of.TABLE, "n: the next card is the crash with a chance of 1 in n; 0: it cannot be"
        ),
    }


def _seats(unit: str) -> dict[str, Meaning]:
    return {
        "seated": Meaning(Of.SEATS, "1: the table has this seat", SEAT),
        "score": Meaning(Of.SEATS, f"{unit} now", SEAT),
        "shares": Meaning(Of.SEATS, "shares in front of the seat", ("seat", "company")),
        "in_auction": Meaning(Of.SEATS, "1: has not left the auction", SEAT),
        "start_player": Meaning(Of.SEATS, "1: the start player of the round", SEAT),
        "turn": Meaning(Of.SEATS, "1: the seat to act; all 0 when the game is over", SEAT),
        "chips": Meaning(Of.SEATS, "chips in hand; -1: hidden from the observer", SEAT),
    }


def _cards() -> dict[str, Meaning]:
    return {
        "revealed_company": Meaning(
            Of.TABLE, "1 at the company of the revealed share; all 0 when it is the crash", COMPANY
        ),
        "unseen": Meaning(
            Of.TABLE, "shares face down of each kind", ("company", "colour that may be sold")
        ),
    }
