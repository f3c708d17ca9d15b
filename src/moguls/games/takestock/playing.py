"""Actions C and D: play the market, or play a kept event."""

from typing import Final

from moguls.games.takestock.actions import Why
from moguls.games.takestock.effects import carry_out
from moguls.games.takestock.event_bags import FIRSTS, added, count_of, removed
from moguls.games.takestock.hand import discard, why_not_card, why_not_now
from moguls.games.takestock.material import MARKET_CLOSED
from moguls.games.takestock.resample import look_back
from moguls.games.takestock.round_end import end_round
from moguls.games.takestock.state import Phase, State
from moguls.games.takestock.turn import next_turn

OUTLINED: Final = ("close_market", "draw_two", "choose")


def draw_two(s: State, card: int) -> None:
    """Discard a card and draw two events, of which the seat chooses one.

    Rules: TKS-A5, TKS-A6, TKS-V11.
    """
    discard(s, card)
    s.drawn[0] = s.events[s.event_at]
    s.drawn[1] = s.events[s.event_at + 1]
    s.event_at += 2
    if s.drawn[0] == MARKET_CLOSED:
        _put_aside(s, s.drawn[1])
        close_market(s)
    elif s.drawn[1] == MARKET_CLOSED:
        _put_aside(s, s.drawn[0])
        close_market(s)
    else:
        s.phase = Phase.CHOOSE


def _put_aside(s: State, kind: int) -> None:
    """Put an event of the seat on turn face down on the discarded events. Rules: TKS-V11."""
    s.unchosen[s.turn] = added(s.unchosen[s.turn], kind)


def close_market(s: State) -> None:
    """Reveal market closed, which ends the round. Rules: TKS-A6, TKS-E1."""
    s.played = added(s.played, MARKET_CLOSED)
    s.closed = 1
    look_back(s)
    end_round(s)


def why_not_choose(s: State, kind: int) -> Why:
    """Return why the seat on turn may not choose an event, or `Why.NONE`. Rules: TKS-A5."""
    denied = why_not_now(s, Phase.CHOOSE)
    if denied == Why.NONE and s.drawn[0] != kind and s.drawn[1] != kind:
        return Why.NOT_DRAWN
    return denied


def choose(s: State, kind: int) -> None:
    """Carry out one of the two drawn events, and put the other aside. Rules: TKS-A5."""
    other = s.drawn[1] if s.drawn[0] == kind else s.drawn[0]
    _put_aside(s, other)
    s.drawn[0] = 0
    s.drawn[1] = 0
    carry_out(s, kind)


def keep(s: State, card: int) -> None:
    """Discard a card and keep the next event, unless it closes the market.

    Rules: TKS-A5, TKS-A6, TKS-A8.
    """
    discard(s, card)
    kind = s.events[s.event_at]
    s.event_at += 1
    if kind == MARKET_CLOSED:
        close_market(s)
    else:
        s.kept[s.turn] = added(s.kept[s.turn], kind)
        next_turn(s)


def kept_kinds(s: State) -> int:
    """Return the kinds kept by the seat on turn, as a bag with one card of each.

    Rules: TKS-A7.
    """
    return s.kept[s.turn] & FIRSTS


def why_not_play(s: State, card: int, kind: int) -> Why:
    """Return why the seat on turn may not discard a card to play a kept event, or `Why.NONE`.

    Rules: TKS-A7.
    """
    denied = why_not_card(s, Phase.TURN, card)
    if denied == Why.NONE and count_of(s.kept[s.turn], kind) == 0:
        return Why.NOT_KEPT
    return denied


def play_kept(s: State, card: int, kind: int) -> None:
    """Discard a card and carry out a kept event. Rules: TKS-A7, TKS-H1."""
    discard(s, card)
    s.kept[s.turn] = removed(s.kept[s.turn], kind)
    if s.aged[s.turn] != 0:  # the card is not public: it may be an old one
        s.aged[s.turn] -= 1
    carry_out(s, kind)
