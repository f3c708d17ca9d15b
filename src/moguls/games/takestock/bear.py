"""Bear: every seat discards a card."""

from moguls.games.takestock.actions import Why
from moguls.games.takestock.hand import discard, why_not_card
from moguls.games.takestock.round_end import end_round
from moguls.games.takestock.state import Phase, State
from moguls.games.takestock.turn import after, next_turn


def why_not_bear(s: State, card: int) -> Why:
    """Return why the seat on turn may not discard for a bear, or `Why.NONE`. Rules: TKS-V8."""
    return why_not_card(s, Phase.BEAR, card)


def bear(s: State, card: int) -> None:
    """Discard a card for a bear; after the last seat, an empty hand ends the round.

    Rules: TKS-V8, TKS-E1.
    """
    discard(s, card)
    s.turn = after(s, s.turn)
    if s.turn == s.active:
        if _anyone_is_out(s):
            end_round(s)
        else:
            next_turn(s)


def _anyone_is_out(s: State) -> bool:
    """Return whether some hand is empty. Rules: TKS-V8."""
    out = False
    for seat in range(s.seats):
        out = out or s.hands[seat] == 0
    return out
