"""View of a seat or a spectator: the part of all editions, depots and actions."""

from collections import Counter
from typing import Final, cast

from moguls.games.mogul2013.actions import DENIALS, MOVE, Action, Why, to_text
from moguls.games.mogul2013.bonus import gains, sites
from moguls.games.mogul2013.depots import free_spaces, num_depots
from moguls.games.mogul2013.edition import EDITION
from moguls.games.mogul2013.facts import COLOURS, NUM_COMPANIES
from moguls.games.mogul2013.finish import depot_dollars, depots_on, winners
from moguls.games.mogul2013.material import (
    BOX_OF,
    CODES,
    COMPANY_OF,
    CREDIT_CHIPS,
    CREDIT_DOLLARS,
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
from moguls.games.mogul2013.shown import (
    Mogul2013Choice,
    Mogul2013Effect,
    Mogul2013Map,
    Mogul2013Names,
    Mogul2013Networks,
    Mogul2013OnBoard,
    Mogul2013Own,
    Mogul2013Public,
    Mogul2013Result,
    PhaseName,
)
from moguls.games.mogul2013.state import Phase, State
from moguls.games.mogul2013.step import choices, why_not
from moguls.games.mogul2013.switches import OPEN_CHIPS, deck_name
from moguls.kernel.state.bits import has
from moguls.mechanisms.mogul import view
from moguls.mechanisms.mogul.shown import MogulMarket, MogulNumbers, company_name

# The same in every view, and most of its bytes.
FIXED: Final = ("map", "companies")
_STATIONS: Final = {
    station.code: {
        "town": station.town,
        "at": list(station.at),
        "networks": [COLOURS[company] for company in station.networks],
    }
    for station in STATIONS
}
MAP: Final = cast("Mogul2013Map", {"stations": _STATIONS, "tracks": FACTS.tracks})
NAMES: Final = cast("Mogul2013Names", FACTS.companies)


def public(s: State) -> Mogul2013Public:
    """Return the public part of the view, ready for JSON.

    Rules: M13-H1, M13-P1, M13-C2, M13-S2.
    """
    over = s.phase == Phase.OVER
    return {
        "game": "mogul-2013",
        "phase": cast("PhaseName", EDITION.phase_of(s)),
        **view.public(s, EDITION),
        **_on_board(s),
        "price": None if over else price(s),
        "market": _market(s),
        "track_spaces": TRACK_SPACES,
        "map": MAP,
        "companies": NAMES,
        "reconstruction": RECONSTRUCTION,
        "result": _result(s) if over else None,
    }


def own(s: State, seat: int | None) -> Mogul2013Own:
    """Return the part of the view that depends on the viewer: `seat`, or None for a spectator.

    Rules: M13-H1, M13-S1, M13-A1, M13-E1.
    """
    actions = _actions(s) if seat == s.turn and s.phase != Phase.OVER else []
    return {**view.own(s, seat, s.options & OPEN_CHIPS, EDITION), "actions": actions}


def _market(s: State) -> MogulMarket:
    """Return where the shares of each company are. Rules: M13-C1."""
    whole = Counter(COMPANY_OF[kind] for kind in DECKS[deck_name(s.options)])
    is_taken = s.phase == Phase.RUNNER_UP and not s.option_used
    return view.market(s, [whole[company] for company in range(NUM_COMPANIES)], is_taken, EDITION)


def _on_board(s: State) -> Mogul2013OnBoard:
    """Return depots on the board and left, earnings of these and of one more, and credits.

    Rules: M13-D1, M13-D3, M13-E2, M13-L1.
    """
    seats = range(s.seats)
    return {
        "credit": [has(s.credit, seat) for seat in seats],
        "depots": [codes_of(s.depots[seat]) for seat in seats],
        "depots_left": [DEPOTS - num_depots(s, seat) for seat in seats],
        "depot_worth": [depot_dollars(s, seat) for seat in seats],
        "sites": sites(s),
        "networks": _by_network(s),
    }


def _by_network(s: State, power: int = 1) -> Mogul2013Networks:
    """Return the number of depots on each network by seat, raised to `power`. Rules: M13-E2."""
    counts = {
        name: [depots_on(s, seat, company) ** power for seat in range(s.seats)]
        for company, name in enumerate(COLOURS)
    }
    return cast("Mogul2013Networks", counts)


def _actions(s: State) -> list[Mogul2013Choice]:
    """Return the actions of the seat on turn: legal ones with their effect, others with the rule.

    One action represents all denied ones that put up a depot, and one those that move a depot.
    """
    out = [0] * (3 + DEPOTS * NUM_STATIONS)
    legal = out[: choices(s, out)]
    candidates = sorted({*range(Action.ERECT), *legal, *_denied_depot(s, legal)})
    return [_action(s, action, action in legal) for action in candidates]


def _denied_depot(s: State, legal: list[int]) -> list[int]:
    """Return a denied action for each kind of depot action without a legal one."""
    place = _lowest(codes_of(free_spaces(s)) or list(CODES)) if s.phase != Phase.OVER else 0
    denied = []
    if not any(Action.ERECT <= action < MOVE for action in legal):
        denied.append(Action.ERECT + place)
    if not any(action >= MOVE for action in legal):
        own = codes_of(s.depots[s.turn])
        denied.append(MOVE + (_lowest(own) if own else 0) * NUM_STATIONS + place)
    return denied


def _lowest(codes: list[str]) -> int:
    return CODES.index(codes[0])


def _action(s: State, action: int, is_legal: bool) -> Mogul2013Choice:
    move, number = to_text(action), int(action)
    if is_legal:
        return {"move": move, "id": number, "legal": True, "effect": _effect(s, action)}
    code, rule, _text = DENIALS[Why(why_not(s, action))]
    return {"move": move, "id": number, "legal": False, "rule": rule, "code": code}


def _effect(s: State, action: int) -> Mogul2013Effect:
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
        count, per_share = saleable(s), price(s)
        company = company_name(COLOURS[BOX_OF[s.revealed]])
        return {"points": count * per_share, "price": per_share, "count": count, "company": company}
    return _building(s, action)


def _building(s: State, action: int) -> Mogul2013Effect:
    """Return the effect of a depot action: station, and the gain at the end.

    Rules: M13-E2.
    """
    before = after = s.depots[s.turn]
    to = (action - MOVE) % NUM_STATIONS if action >= MOVE else action - Action.ERECT
    effect: Mogul2013Effect = {"station": CODES[to], "town": STATIONS[to].town}
    if action >= MOVE:
        start = (action - MOVE) // NUM_STATIONS
        effect["from"] = CODES[start]
        after ^= 1 << start
    networks = gains(before, after | 1 << to)
    effect["worth"] = sum(networks.values())
    effect["networks"] = cast("MogulNumbers", networks)
    return effect


def _result(s: State) -> Mogul2013Result:
    """Return the final count. Rules: M13-E2, M13-E3, M13-E4."""
    seats = range(s.seats)
    return {
        **view.result(s, winners(s), EDITION),
        "depot_points": [depot_dollars(s, seat) for seat in seats],
        "network_points": _by_network(s, 2),
    }
