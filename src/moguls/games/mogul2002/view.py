"""What a seat or a spectator may know, built up field by field from what is public.

Nothing is copied from the state wholesale: what is not named here reaches nobody.
"""

from collections import Counter
from typing import Any

from moguls.games.mogul2002.actions import DENIALS, NUM_ACTIONS, TURN_RULE, Action, Why, to_text
from moguls.games.mogul2002.check import phase_name, seats_in, shares_of
from moguls.games.mogul2002.finish import winners
from moguls.games.mogul2002.material import (
    CHIPS_PER_POINT,
    COLOURS,
    COMPANY_OF,
    CRASH,
    CRASH_PLACES,
    DECK_SIZE,
    LOAN_CHIPS,
    LOAN_POINTS,
    SALE_OF,
    SHARES_OF,
    TRACK_SPACES,
    card_name,
)
from moguls.games.mogul2002.options import price, saleable
from moguls.games.mogul2002.state import Phase, State
from moguls.games.mogul2002.step import legal, why_not
from moguls.games.mogul2002.switches import OPEN_CHIPS

View = dict[str, Any]


def public(s: State) -> View:
    """Return what everybody may know, ready for JSON. Rules: M02-H1, M02-P9."""
    over = s.phase == Phase.OVER
    return {
        "game": "mogul-2002",
        "seats": s.seats,
        "phase": phase_name(s),
        "turn": None if over else s.turn,
        "over": over,
        "round": s.round,
        "revealed": card_name(s.revealed),
        "scores": list(s.score[: s.seats]),
        "bank": s.bank,
        "bowl": s.bowl,
        **_standing(s),
        "shares": [shares_of(s, other) for other in range(s.seats)],
        "price": None if over else price(s),
        "market": _market(s),
        "unseen": unseen(s),
        "deck_left": DECK_SIZE - s.deck_at,
        "crash_chance": crash_chance(s),
        "track": [on_track(points) for points in s.score[: s.seats]],
        "result": _result(s) if over else None,
    }


def own(s: State, seat: int | None) -> View:
    """Return what `seat` may know besides, or a spectator. Rules: M02-H1."""
    over = s.phase == Phase.OVER
    return {
        "seat": seat,
        "chips": [_chips(s, other, seat) for other in range(s.seats)],
        "actions": _actions(s) if seat == s.turn and not over else [],
        "wait": _wait(s, seat),
    }


def _chips(s: State, seat: int, viewer: int | None) -> int | None:
    """Return the chips of a seat, or None where they are hidden from the viewer.

    Rules: M02-H1, M02-S2.
    """
    shown = seat == viewer or s.phase == Phase.OVER or s.options & OPEN_CHIPS
    return s.chips[seat] if shown else None


def _standing(s: State) -> View:
    """Return who is in, who began, who won and who came second."""
    decided = s.phase in (Phase.WINNER, Phase.RUNNER_UP)
    return {
        "in_auction": seats_in(s),
        "start": s.start,
        "winner": s.winner if decided else None,
        "runner_up": s.runner_up if decided else None,
    }


def unseen(s: State) -> dict[str, int]:
    """Return the shares that lie face down, counted by kind, in the order of their names.

    Known to all by what is not in front, sold or revealed. Rules: M02-H1.
    """
    cards = Counter(card_name(kind) for kind in s.deck[s.deck_at :] if kind != CRASH)
    return dict(sorted(cards.items()))


def _market(s: State) -> dict[str, dict[str, int]]:
    """Return for each company its shares in front, face down, sold, and in all.

    The revealed share is none of these while nobody has taken it.
    """
    hidden = Counter(COMPANY_OF[kind] for kind in s.deck[s.deck_at :] if kind != CRASH)
    market = {}
    for company, name in enumerate(COLOURS):
        front = sum(s.shares[seat][company] for seat in range(s.seats))
        out = SHARES_OF[company] - front - hidden[company] - _is_open(s, company)
        counts = {"front": front, "unseen": hidden[company], "sold": out}
        market[name] = {**counts, "all": SHARES_OF[company]}
    return market


def _is_open(s: State, company: int) -> int:
    """Return 1 if the revealed share is this company's and nobody has taken it yet."""
    taken = s.phase == Phase.RUNNER_UP and not s.winner_sold
    return int(s.revealed != CRASH and not taken and COMPANY_OF[s.revealed] == company)


def crash_chance(s: State) -> list[int]:
    """Return the chance that the next card is the crash, as [numerator, denominator].

    Rules: M02-S4.
    """
    left = DECK_SIZE - s.deck_at
    if s.phase == Phase.OVER or left > CRASH_PLACES:
        return [0, 1]
    return [1, left]


def on_track(points: int) -> View:
    """Return where a marker stands: the space, laps done, and whether it is below 0.

    Rules: M02-C4, M02-P9.
    """
    laps = points // TRACK_SPACES
    return {"space": points % TRACK_SPACES, "laps": max(laps, 0), "below": points < 0}


def _actions(s: State) -> list[View]:
    """Return the actions of the seat on turn: legal ones with their effect, others with the rule.

    A sale of more shares than the seat has is left out, save that of one.
    """
    bits = legal(s)
    shown = range(Action.SELL + max(saleable(s), 1) + 1) if s.phase != Phase.LOAN else range(6)
    return [_action(s, action, bits) for action in shown if action < NUM_ACTIONS]


def _action(s: State, action: int, bits: int) -> View:
    """Return one action: legal with its effect, or denied with its rule."""
    made: View = {"move": to_text(action), "id": action, "legal": bool(bits >> action & 1)}
    if made["legal"]:
        return {**made, "effect": _effect(s, action)}
    code, rule, _text = DENIALS[Why(why_not(s, action))]
    return {**made, "rule": rule, "code": code}


def _effect(s: State, action: int) -> View:
    """Return what a legal action would do, as far as anybody can know before."""
    if action == Action.BID:
        return {"chips": -1, "bowl": s.bowl + 1}
    if action == Action.LEAVE:
        return {"chips": s.bowl}
    if action == Action.LOAN:
        return {"chips": LOAN_CHIPS, "points": -LOAN_POINTS}
    if action == Action.DECLINE:
        return {}
    if action == Action.TAKE:
        return {"share": card_name(s.revealed)}
    count, each = action - Action.SELL, price(s)
    company = COLOURS[SALE_OF[s.revealed]]
    return {"points": count * each, "price": each, "count": count, "company": company}


def _wait(s: State, seat: int | None) -> View | None:
    """Say why a seat that is not on turn can do nothing. Rules: M02-A1, M02-E1."""
    if s.phase == Phase.OVER:
        return {"rule": DENIALS[Why.OVER][1], "code": "over"}
    if seat is None or seat == s.turn:
        return None
    return {"rule": TURN_RULE, "code": "not_your_turn"}


def _result(s: State) -> View:
    """Return the final count. Rules: M02-E2, M02-E3."""
    leading = winners(s)
    return {
        "scores": list(s.score[: s.seats]),
        "winners": [seat for seat in range(s.seats) if leading >> seat & 1],
        "chips": list(s.chips[: s.seats]),
        "chip_points": [chips // CHIPS_PER_POINT for chips in s.chips[: s.seats]],
        "shares": [sum(s.shares[seat]) for seat in range(s.seats)],
    }
