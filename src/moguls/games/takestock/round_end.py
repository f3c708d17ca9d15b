"""End of a round: options are exercised, certificates pay."""

from typing import Final

from moguls.games.takestock.actions import Why
from moguls.games.takestock.hand import save, why_not_card, why_not_now
from moguls.games.takestock.market import LANE_MASK, price
from moguls.games.takestock.material import (
    HIGHEST,
    LANE,
    NUM_STOCKS,
    ROUNDS,
    SHARES_ON,
    START,
    VALUE_OF,
)
from moguls.games.takestock.state import Phase, State
from moguls.games.takestock.switches import FOUR_STEPS, ROUNDS_MASK, ROUNDS_SHIFT
from moguls.kernel.state.bits import lowest, popcount

OUTLINED: Final = ("score_round", "end_round")


def end_round(s: State) -> None:
    """End the round, and ask the seats for options. Rules: TKS-E1, TKS-E2."""
    s.bull_draws = 0
    s.phase = Phase.OPTIONS
    s.turn = s.active
    _ask_next(s)


def _ask_next(s: State) -> None:
    """Ask the next seat with a token and a card, or score the round after the active seat.

    Called with `turn` at the seat asked last, initially the active one.

    Rules: TKS-E2.
    """
    for _ in range(s.seats):
        s.turn = s.turn + 1 if s.turn + 1 < s.seats else 0
        if s.tokens[s.turn] != 0 and s.hands[s.turn] != 0:
            return
        if s.turn == s.active:
            break
    score_round(s)


def why_not_option(s: State, card: int) -> Why:
    """Return why the seat on turn may not save for an option, or `Why.NONE`. Rules: TKS-E2."""
    return why_not_card(s, Phase.OPTIONS, card)


def why_not_done(s: State) -> Why:
    """Return why the seat on turn is not asked for options, or `Why.NONE`. Rules: TKS-E2."""
    return why_not_now(s, Phase.OPTIONS)


def exercise(s: State, card: int) -> None:
    """Spend a token of the seat on turn to save a hand card. Rules: TKS-E2, TKS-V9."""
    save(s, card)
    s.tokens[s.turn] -= 1
    s.supply += 1
    if s.tokens[s.turn] == 0 or s.hands[s.turn] == 0:
        done(s)


def done(s: State) -> None:
    """Let the seat on turn exercise no more options. Rules: TKS-E2."""
    if s.turn == s.active:
        score_round(s)
    else:
        _ask_next(s)


def score_round(s: State) -> None:
    """Discard the hands, score the certificates, and go on to the next round or the end.

    Rules: TKS-E2, TKS-E3, TKS-E4.
    """
    for seat in range(s.seats):
        s.discards |= s.hands[seat]
        s.hands[seat] = 0
        s.totals[seat] += worth(s, seat)
    s.shown = 0
    s.phase = Phase.OVER if s.round == rounds(s) else Phase.NEXT_ROUND


def worth(s: State, seat: int) -> int:
    """Return the value of a seat's certificates now. Rules: TKS-E3."""
    total = 0
    for stock in range(NUM_STOCKS):
        total += shares(s, seat, stock) * price(s, stock)
    return total


def shares(s: State, seat: int, stock: int) -> int:
    """Return the number of shares of a stock on a seat's certificates. Rules: TKS-C1, TKS-E3."""
    cards = s.certificates[seat] >> LANE * stock & LANE_MASK
    scale = HIGHEST if s.options & FOUR_STEPS else 0
    count = 0
    for _ in range(popcount(cards)):
        count += SHARES_ON[scale + VALUE_OF[lowest(cards)] - START]
        cards &= cards - 1
    return count


def rounds(s: State) -> int:
    """Return the number of rounds of the game. Rules: TKS-E4."""
    number = s.options >> ROUNDS_SHIFT & ROUNDS_MASK
    return number if number != 0 else ROUNDS
