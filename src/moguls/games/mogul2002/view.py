"""View of a seat or a spectator: the part of all editions, and the actions of this one."""

from typing import cast

from moguls.games.mogul2002.actions import DENIALS, NUM_ACTIONS, Action, Why, to_text
from moguls.games.mogul2002.edition import EDITION
from moguls.games.mogul2002.finish import winners
from moguls.games.mogul2002.material import (
    COLOURS,
    LOAN_CHIPS,
    LOAN_POINTS,
    SALE_OF,
    SHARES_OF,
    card_name,
)
from moguls.games.mogul2002.options import price, saleable
from moguls.games.mogul2002.shown import Mogul2002Own, Mogul2002Public, PhaseName
from moguls.games.mogul2002.state import Phase, State
from moguls.games.mogul2002.step import legal, why_not
from moguls.games.mogul2002.switches import OPEN_CHIPS
from moguls.mechanisms.mogul import view
from moguls.mechanisms.mogul.shown import MogulChoice, MogulEffect, company_name


def public(s: State) -> Mogul2002Public:
    """Return the public part of the view, ready for JSON.

    Rules: M02-H1, M02-P9, M02-C4, M02-S4, M02-E2, M02-E3.
    """
    over = s.phase == Phase.OVER
    is_taken = s.phase == Phase.RUNNER_UP and not s.winner_sold
    return {
        "game": "mogul-2002",
        "phase": cast("PhaseName", EDITION.phase_of(s)),
        **view.public(s, EDITION),
        "price": None if over else price(s),
        "market": view.market(s, SHARES_OF, is_taken, EDITION),
        "result": view.result(s, winners(s), EDITION) if over else None,
    }


def own(s: State, seat: int | None) -> Mogul2002Own:
    """Return the part of the view that depends on the viewer: `seat`, or None for a spectator.

    Rules: M02-H1, M02-S2, M02-A1, M02-E1.
    """
    actions = _actions(s) if seat == s.turn and s.phase != Phase.OVER else []
    return {**view.own(s, seat, s.options & OPEN_CHIPS, EDITION), "actions": actions}


def _actions(s: State) -> list[MogulChoice]:
    """Return the actions of the seat on turn: legal ones with their effect, others with the rule.

    A sale of more shares than the seat has is left out, except that of one.
    """
    bits = legal(s)
    candidates = range(Action.SELL + max(saleable(s), 1) + 1) if s.phase != Phase.LOAN else range(6)
    return [_action(s, action, bits) for action in candidates if action < NUM_ACTIONS]


def _action(s: State, action: int, bits: int) -> MogulChoice:
    move = to_text(action)
    if bits >> action & 1:
        return {"move": move, "id": action, "legal": True, "effect": _effect(s, action)}
    code, rule, _text = DENIALS[Why(why_not(s, action))]
    return {"move": move, "id": action, "legal": False, "rule": rule, "code": code}


def _effect(s: State, action: int) -> MogulEffect:
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
    count, per_share = action - Action.SELL, price(s)
    company = company_name(COLOURS[SALE_OF[s.revealed]])
    return {"points": count * per_share, "price": per_share, "count": count, "company": company}
