"""View of a seat or a spectator in every edition, built from public information.

Nothing is copied from the state wholesale: a field that is not named here is not visible.
"""

from collections import Counter
from collections.abc import Sequence
from typing import cast

from moguls.core.shown import ClauseReason
from moguls.mechanisms.mogul.cards import COMPANY_OF, CRASH, name_of
from moguls.mechanisms.mogul.check import members, seats_in, shares_of
from moguls.mechanisms.mogul.edition import Edition, MogulState
from moguls.mechanisms.mogul.shown import (
    MogulMarker,
    MogulMarket,
    MogulNumbers,
    MogulOwn,
    MogulQuote,
    MogulResult,
    MogulShared,
    MogulStanding,
)


def public(s: MogulState, edition: Edition) -> MogulShared:
    """Return the public part of the view, ready for JSON, without game and phase."""
    over = edition.is_over(s)
    return {
        "seats": s.seats,
        "turn": None if over else s.turn,
        "over": over,
        "round": s.round,
        "revealed": name_of(s.revealed, edition.colours),
        "scores": list(s.score[: s.seats]),
        "bank": s.bank,
        "bowl": s.bowl,
        **_standing(s, edition),
        "shares": [_shares(s, seat, edition) for seat in range(s.seats)],
        "unseen": unseen(s, edition),
        "deck_left": len(s.deck) - s.deck_at,
        "crash_chance": crash_chance(s, edition),
        "track": [on_track(points, edition) for points in s.score[: s.seats]],
    }


def _shares(s: MogulState, seat: int, edition: Edition) -> MogulNumbers:
    return cast("MogulNumbers", shares_of(s, seat, edition))


def _standing(s: MogulState, edition: Edition) -> MogulStanding:
    decided = edition.phase_of(s) in {"winner", "runner-up"}
    return {
        "in_auction": seats_in(s),
        "start": s.start,
        "winner": s.winner if decided else None,
        "runner_up": s.runner_up if decided else None,
    }


def own(s: MogulState, seat: int | None, open_chips: int, edition: Edition) -> MogulOwn:
    """Return the part of the view that depends on the viewer, without the actions.

    Args:
        s: the state.
        seat: the viewer, or None for a spectator.
        open_chips: not 0 if all chips are public.
        edition: edition that is played.
    """
    over = edition.is_over(s)
    is_open = [open_chips or over or other == seat for other in range(s.seats)]
    return {
        "seat": seat,
        "chips": [s.chips[other] if is_open[other] else None for other in range(s.seats)],
        "wait": _wait(s, seat, edition),
    }


def _wait(s: MogulState, seat: int | None, edition: Edition) -> ClauseReason | None:
    """Return why a seat that is not on turn can do nothing."""
    if edition.is_over(s):
        return {"rule": edition.over_rule, "code": "over"}
    if seat is None or seat == s.turn:
        return None
    return {"rule": edition.turn_rule, "code": "not_your_turn"}


def unseen(s: MogulState, edition: Edition) -> dict[str, int]:
    """Return the shares that lie face down, counted by kind, in the order of their names.

    This is public: it follows from the shares in front, sold and revealed.
    """
    cards = Counter(name_of(kind, edition.colours) for kind in _hidden(s))
    return dict(sorted(cards.items()))


def _hidden(s: MogulState) -> list[int]:
    return [kind for kind in s.deck[s.deck_at :] if kind != CRASH]


def market(s: MogulState, whole: Sequence[int], is_taken: bool, edition: Edition) -> MogulMarket:
    """Return for each company its shares in front, face down, sold, and in all.

    Args:
        s: the state.
        whole: number of shares of each company.
        is_taken: whether the revealed share lies in front of a seat; until then it is not counted.
        edition: edition that is played.
    """
    hidden = Counter(COMPANY_OF[kind] for kind in _hidden(s))
    offered = None if is_taken or s.revealed == CRASH else COMPANY_OF[s.revealed]
    quotes: dict[str, MogulQuote] = {}
    for company, name in enumerate(edition.colours):
        front = sum(s.shares[seat][company] for seat in range(s.seats))
        sold = whole[company] - front - hidden[company] - (company == offered)
        quotes[name] = {
            "front": front,
            "unseen": hidden[company],
            "sold": sold,
            "all": whole[company],
        }
    return cast("MogulMarket", quotes)


def crash_chance(s: MogulState, edition: Edition) -> tuple[int, int]:
    """Return the probability that the next card is the crash: [numerator, denominator]."""
    cards = len(s.deck) - s.deck_at
    if edition.is_over(s) or cards > edition.crash_places:
        return cast("tuple[int, int]", [0, 1])
    return cast("tuple[int, int]", [1, cards])


def on_track(points: int, edition: Edition) -> MogulMarker:
    """Return the place of a marker: space, laps, and whether it is below 0."""
    laps, space = divmod(points, edition.track_spaces)
    return {"space": space, "laps": max(laps, 0), "below": points < 0}


def result(s: MogulState, leading: int, edition: Edition) -> MogulResult:
    """Return the final count; `leading` is the set of seats that have won."""
    chips = list(s.chips[: s.seats])
    return {
        "scores": list(s.score[: s.seats]),
        "winners": members(s.seats, leading),
        "chips": chips,
        "chip_points": [count // edition.chips_per_point for count in chips],
        "shares": [sum(s.shares[seat]) for seat in range(s.seats)],
    }
