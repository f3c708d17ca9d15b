"""State fields compared by a record's check; the order of the deck is left out."""

from typing import Final

from moguls.mechanisms.mogul.cards import name_of
from moguls.mechanisms.mogul.edition import Edition, MogulState

KEYS: Final = frozenset(
    {
        *("turn", "over", "legal", "phase", "revealed", "scores", "chips", "bank", "bowl"),
        *("in_auction", "start", "shares", "deck_left"),
    }
)


def members(seats: int, among: int) -> list[int]:
    """Return the seats of a set, ascending."""
    return [seat for seat in range(seats) if among >> seat & 1]


def seats_in(s: MogulState) -> list[int]:
    """Return the seats still in: the winner alone after the auction, none when over."""
    return members(s.seats, s.in_auction)


def shares_of(s: MogulState, seat: int, edition: Edition) -> dict[str, int]:
    """Return the shares in front of a seat by company, zeros left out."""
    counts = zip(edition.colours, s.shares[seat], strict=True)
    return {name: count for name, count in counts if count}


def check_state(s: MogulState, edition: Edition) -> dict[str, object]:
    """Return the fields checked in every edition, except turn, over and legal."""
    return {
        "phase": edition.phase_of(s),
        "revealed": name_of(s.revealed, edition.colours),
        "scores": list(s.score[: s.seats]),
        "chips": list(s.chips[: s.seats]),
        "bank": s.bank,
        "bowl": s.bowl,
        "in_auction": [] if edition.is_over(s) else seats_in(s),
        "start": s.start,
        "shares": [shares_of(s, seat, edition) for seat in range(s.seats)],
        "deck_left": len(s.deck) - s.deck_at,
    }
