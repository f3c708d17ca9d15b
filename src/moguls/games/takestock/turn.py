"""Draw that opens a turn, draws of a bull, and the reshuffle between them."""

from typing import Final

from moguls.games.takestock.round_end import end_round
from moguls.games.takestock.state import Phase, State

OUTLINED: Final = ("keep_drawing",)


def after(s: State, seat: int) -> int:
    """Return the next seat clockwise. Rules: TKS-S4."""
    return seat + 1 if seat + 1 < s.seats else 0


def next_turn(s: State) -> None:
    """Begin the turn of the seat after the active one. Rules: TKS-T1."""
    s.active = after(s, s.active)
    keep_drawing(s)


def keep_drawing(s: State) -> None:
    """Make the draws left of a bull, then the draw that opens the active seat's turn.

    Stops when the draw pile is empty, and is called again after a reshuffle.

    Rules: TKS-T1, TKS-T2, TKS-V8.
    """
    for _ in range(s.bull_draws):
        if not draw_one(s, s.drawer):
            return
        s.drawer = after(s, s.drawer)
        s.bull_draws -= 1
        if s.bull_draws == 0:
            s.active = after(s, s.active)
    if draw_one(s, s.active):
        s.phase = Phase.TURN
        s.turn = s.active


def draw_one(s: State, seat: int) -> bool:
    """Draw a share for a seat and return True, or reshuffle first, or end the round.

    Rules: TKS-T2, TKS-E1.
    """
    if s.pile_at < s.pile_end:
        s.hands[seat] |= 1 << s.pile[s.pile_at]
        s.pile_at += 1
        return True
    if s.discards != 0:
        s.phase = Phase.RESHUFFLE
    else:
        end_round(s)
    return False


def bull(s: State) -> None:
    """Let every seat draw a share, from the active one on. Rules: TKS-V8."""
    s.drawer = s.active
    s.bull_draws = s.seats
    keep_drawing(s)
