"""The state as a record's check has it; the order of the deck is left out."""

from typing import Any

from moguls.games.mogul2013.facts import COLOURS
from moguls.games.mogul2013.material import DECK_SIZE, card_name, codes_of
from moguls.games.mogul2013.state import PHASE_NAMES, Phase, State
from moguls.kernel.bits import has

KEYS = frozenset(
    {
        *("turn", "over", "legal", "phase", "revealed", "scores", "chips", "bank", "bowl"),
        *("in_auction", "start", "shares", "deck_left", "depots", "credit"),
    }
)


def phase_name(s: State) -> str:
    """Return the phase as records name it. Rules: M13-R1."""
    return PHASE_NAMES[s.phase]


def seats_in(s: State) -> list[int]:
    """Return the seats still in: the winner alone in the phases of the options, none when over."""
    return [seat for seat in range(s.seats) if s.in_auction >> seat & 1]


def shares_of(s: State, seat: int) -> dict[str, int]:
    """Return the shares in front of a seat by company, zeros left out. Rules: M13-X1."""
    held = zip(COLOURS, s.shares[seat], strict=True)
    return {name: count for name, count in held if count}


def check_state(s: State) -> dict[str, Any]:
    """Return what a check compares, save turn, over and legal."""
    return {
        "phase": phase_name(s),
        "revealed": card_name(s.revealed),
        "scores": list(s.score[: s.seats]),
        "chips": list(s.chips[: s.seats]),
        "bank": s.bank,
        "bowl": s.bowl,
        "in_auction": seats_in(s) if s.phase != Phase.OVER else [],
        "start": s.start,
        "shares": [shares_of(s, seat) for seat in range(s.seats)],
        "deck_left": DECK_SIZE - s.deck_at,
        "depots": [codes_of(stations) for stations in s.depots[: s.seats]],
        "credit": [has(s.credit, seat) for seat in range(s.seats)],
    }
