"""What a seat or a spectator may know, built up field by field from what is public.

Nothing is copied from the state wholesale: what is not named here reaches nobody.
"""

from collections import Counter
from typing import Any, Final

from moguls.games.mogul2013.actions import DENIALS, MOVE, TURN_RULE, Action, Why, to_text
from moguls.games.mogul2013.bonus import gains, sites
from moguls.games.mogul2013.check import phase_name, seats_in, shares_of
from moguls.games.mogul2013.depots import free_spaces, num_depots
from moguls.games.mogul2013.facts import COLOURS, NUM_COMPANIES
from moguls.games.mogul2013.finish import depot_dollars, depots_on, num_shares, winners
from moguls.games.mogul2013.material import (
    BOX_OF,
    CHIPS_PER_DOLLAR,
    CODES,
    COMPANY_OF,
    CRASH,
    CRASH_PLACES,
    CREDIT_CHIPS,
    CREDIT_DOLLARS,
    DECK_SIZE,
    DECKS,
    DEPOTS,
    FACTS,
    NUM_STATIONS,
    RECONSTRUCTION,
    STATIONS,
    TRACK_SPACES,
    card_name,
    codes_of,
)
from moguls.games.mogul2013.options import price, saleable
from moguls.games.mogul2013.state import Phase, State
from moguls.games.mogul2013.step import choices, why_not
from moguls.games.mogul2013.switches import OPEN_CHIPS, deck_name
from moguls.kernel.bits import has

View = dict[str, Any]

# The same in every view: the map alone is most of its bytes.
FIXED: Final = ("map", "companies")
STATION_VIEWS: Final = {
    each.code: {
        "town": each.town,
        "at": list(each.at),
        "networks": [COLOURS[company] for company in each.networks],
    }
    for each in STATIONS
}


def public(s: State) -> View:
    """Return what everybody may know, ready for JSON. Rules: M13-H1, M13-P1."""
    over = s.phase == Phase.OVER
    return {
        "game": "mogul-2013",
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
        **_on_board(s),
        "price": None if over else price(s),
        "market": _market(s),
        "unseen": unseen(s),
        "deck_left": DECK_SIZE - s.deck_at,
        "crash_chance": crash_chance(s),
        "track": [on_track(points) for points in s.score[: s.seats]],
        "track_spaces": TRACK_SPACES,
        "map": {"stations": STATION_VIEWS, "tracks": FACTS.tracks},
        "companies": FACTS.companies,
        "reconstruction": RECONSTRUCTION,
        "result": _result(s) if over else None,
    }


def own(s: State, seat: int | None) -> View:
    """Return what `seat` may know besides, or a spectator. Rules: M13-H1."""
    over = s.phase == Phase.OVER
    return {
        "seat": seat,
        "chips": [_chips(s, other, seat) for other in range(s.seats)],
        "actions": _actions(s) if seat == s.turn and not over else [],
        "wait": _wait(s, seat),
    }


def _chips(s: State, seat: int, viewer: int | None) -> int | None:
    """Return the chips of a seat, or None where they are hidden from the viewer.

    Rules: M13-H1, M13-S1.
    """
    shown = seat == viewer or s.phase == Phase.OVER or s.options & OPEN_CHIPS
    return s.chips[seat] if shown else None


def _standing(s: State) -> View:
    """Return who is in, who began, who won, who came second, and who has had its credit."""
    decided = s.phase in (Phase.WINNER, Phase.RUNNER_UP)
    return {
        "in_auction": seats_in(s),
        "start": s.start,
        "winner": s.winner if decided else None,
        "runner_up": s.runner_up if decided else None,
        "credit": [has(s.credit, seat) for seat in range(s.seats)],
    }


def _on_board(s: State) -> View:
    """Return where the depots stand, how many are left, what they and one more would earn now.

    Rules: M13-D1, M13-D3, M13-E2.
    """
    seats = range(s.seats)
    return {
        "depots": [codes_of(s.depots[seat]) for seat in seats],
        "depots_left": [DEPOTS - num_depots(s, seat) for seat in seats],
        "depot_worth": [depot_dollars(s, seat) for seat in seats],
        "sites": sites(s),
        "networks": {
            name: [depots_on(s, seat, company) for seat in seats]
            for company, name in enumerate(COLOURS)
        },
    }


def unseen(s: State) -> dict[str, int]:
    """Return the shares that lie face down, counted by kind, in the order of their names.

    Known to all by what is not in front, sold or revealed. Rules: M13-H1.
    """
    cards = Counter(card_name(kind) for kind in s.deck[s.deck_at :] if kind != CRASH)
    return dict(sorted(cards.items()))


def _market(s: State) -> dict[str, dict[str, int]]:
    """Return for each company its shares in front, face down, sold, and in all.

    The revealed share is none of these while nobody has taken it. Rules: M13-C1.
    """
    hidden = Counter(COMPANY_OF[kind] for kind in s.deck[s.deck_at :] if kind != CRASH)
    whole = Counter(COMPANY_OF[kind] for kind in DECKS[deck_name(s.options)])
    market = {}
    for company, name in enumerate(COLOURS):
        front = sum(s.shares[seat][company] for seat in range(s.seats))
        out = whole[company] - front - hidden[company] - _is_open(s, company)
        counts = {"front": front, "unseen": hidden[company], "sold": out}
        market[name] = {**counts, "all": whole[company]}
    return market


def _is_open(s: State, company: int) -> int:
    """Return 1 if the revealed share is this company's and nobody has taken it yet."""
    taken = s.phase == Phase.RUNNER_UP and not s.option_used
    return int(s.revealed != CRASH and not taken and COMPANY_OF[s.revealed] == company)


def crash_chance(s: State) -> list[int]:
    """Return the chance that the next card is the crash, as [numerator, denominator].

    Rules: M13-S2.
    """
    left = DECK_SIZE - s.deck_at
    if s.phase == Phase.OVER or left > CRASH_PLACES:
        return [0, 1]
    return [1, left]


def on_track(points: int) -> View:
    """Return where a marker stands: the space, laps done, and whether it is below 0.

    Rules: M13-C2, M13-P1.
    """
    laps = points // TRACK_SPACES
    return {"space": points % TRACK_SPACES, "laps": max(laps, 0), "below": points < 0}


def _actions(s: State) -> list[View]:
    """Return the actions of the seat on turn: legal ones with their effect, others with the rule.

    Of the depots that cannot be put up or moved, one stands for all.
    """
    out = [0] * (3 + DEPOTS * NUM_STATIONS)
    legal = out[: choices(s, out)]
    shown = sorted({*range(Action.ERECT), *legal, *_denied_depot(s, legal)})
    return [_action(s, action, action in legal) for action in shown]


def _denied_depot(s: State, legal: list[int]) -> list[int]:
    """Return a depot action to be shown as denied where none of its kind is legal."""
    place = _lowest(codes_of(free_spaces(s)) or list(CODES)) if s.phase != Phase.OVER else 0
    shown = []
    if not any(Action.ERECT <= action < MOVE for action in legal):
        shown.append(Action.ERECT + place)
    if not any(action >= MOVE for action in legal):
        own = codes_of(s.depots[s.turn])
        shown.append(MOVE + (_lowest(own) if own else 0) * NUM_STATIONS + place)
    return shown


def _lowest(codes: list[str]) -> int:
    """Return the number of the first of some stations."""
    return CODES.index(codes[0])


def _action(s: State, action: int, is_legal: bool) -> View:
    """Return one action: legal with its effect, or denied with its rule."""
    made: View = {"move": to_text(action), "id": int(action), "legal": is_legal}
    if is_legal:
        return {**made, "effect": _effect(s, action)}
    code, rule, _text = DENIALS[Why(why_not(s, action))]
    return {**made, "rule": rule, "code": code}


def _effect(s: State, action: int) -> View:
    """Return what a legal action would do, as far as anybody can know before."""
    if action == Action.BID:
        return {"chips": -1, "bowl": s.bowl + 1}
    if action == Action.LEAVE:
        return {"chips": s.bowl}
    if action == Action.CREDIT:
        return {"chips": CREDIT_CHIPS, "points": -CREDIT_DOLLARS}
    if action == Action.TAKE:
        return {"share": card_name(s.revealed)}
    if action == Action.NOTHING:
        return {}
    if action == Action.SELL:
        count, each = saleable(s), price(s)
        company = COLOURS[BOX_OF[s.revealed]]
        return {"points": count * each, "price": each, "count": count, "company": company}
    return _building(s, action)


def _building(s: State, action: int) -> View:
    """Return what a depot there would do: where, and how much more the end would bring then.

    Rules: M13-E2.
    """
    before = after = s.depots[s.turn]
    to = (action - MOVE) % NUM_STATIONS if action >= MOVE else action - Action.ERECT
    made: View = {"station": CODES[to], "town": STATIONS[to].town}
    if action >= MOVE:
        start = (action - MOVE) // NUM_STATIONS
        made["from"] = CODES[start]
        after ^= 1 << start
    networks = gains(before, after | 1 << to)
    return {**made, "worth": sum(networks.values()), "networks": networks}


def _wait(s: State, seat: int | None) -> View | None:
    """Say why a seat that is not on turn can do nothing. Rules: M13-A1, M13-E1."""
    if s.phase == Phase.OVER:
        return {"rule": DENIALS[Why.OVER][1], "code": "over"}
    if seat is None or seat == s.turn:
        return None
    return {"rule": TURN_RULE, "code": "not_your_turn"}


def _result(s: State) -> View:
    """Return the final count. Rules: M13-E2, M13-E3, M13-E4."""
    leading, seats = winners(s), range(s.seats)
    return {
        "scores": list(s.score[: s.seats]),
        "winners": [seat for seat in seats if leading >> seat & 1],
        "depot_points": [depot_dollars(s, seat) for seat in seats],
        "network_points": {
            name: [depots_on(s, seat, company) ** 2 for seat in seats]
            for company, name in enumerate(COLOURS[:NUM_COMPANIES])
        },
        "shares": [num_shares(s, seat) for seat in seats],
        "chips": list(s.chips[: s.seats]),
        "chip_points": [chips // CHIPS_PER_DOLLAR for chips in s.chips[: s.seats]],
    }
