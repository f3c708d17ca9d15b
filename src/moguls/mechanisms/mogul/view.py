"""What a seat or a spectator may know in every edition, built up from what is public.

Nothing is copied from the state wholesale: what is not named here reaches nobody.
"""

from collections import Counter
from collections.abc import Sequence
from typing import cast

from moguls.core.shown import Reason
from moguls.mechanisms.mogul.cards import COMPANY_OF, CRASH, name_of
from moguls.mechanisms.mogul.check import members, seats_in, shares_of
from moguls.mechanisms.mogul.edition import Edition, Table
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


def public(s: Table, edition: Edition) -> MogulShared:
    """Return what everybody may know, ready for JSON, save game and phase."""
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


def _shares(s: Table, seat: int, edition: Edition) -> MogulNumbers:
    """Return the shares in front of a seat by company."""
    return cast("MogulNumbers", shares_of(s, seat, edition))


def _standing(s: Table, edition: Edition) -> MogulStanding:
    """Return who is in, who began, who won and who came second."""
    decided = edition.phase_of(s) in {"winner", "runner-up"}
    return {
        "in_auction": seats_in(s),
        "start": s.start,
        "winner": s.winner if decided else None,
        "runner_up": s.runner_up if decided else None,
    }


def own(s: Table, seat: int | None, open_chips: int, edition: Edition) -> MogulOwn:
    """Return what `seat` may know besides, or a spectator, save what it can do.

    Args:
        s: the state.
        seat: who looks, or None.
        open_chips: not 0 where all see all chips.
        edition: that is played.
    """
    over = edition.is_over(s)
    seen = [open_chips or over or other == seat for other in range(s.seats)]
    return {
        "seat": seat,
        "chips": [s.chips[other] if seen[other] else None for other in range(s.seats)],
        "wait": _wait(s, seat, edition),
    }


def _wait(s: Table, seat: int | None, edition: Edition) -> Reason | None:
    """Say why a seat that is not on turn can do nothing."""
    if edition.is_over(s):
        return {"rule": edition.over_rule, "code": "over"}
    if seat is None or seat == s.turn:
        return None
    return {"rule": edition.turn_rule, "code": "not_your_turn"}


def unseen(s: Table, edition: Edition) -> dict[str, int]:
    """Return the shares that lie face down, counted by kind, in the order of their names.

    Known to all by what is not in front, sold or revealed.
    """
    cards = Counter(name_of(kind, edition.colours) for kind in _hidden(s))
    return dict(sorted(cards.items()))


def _hidden(s: Table) -> list[int]:
    """Return the shares that lie face down."""
    return [kind for kind in s.deck[s.deck_at :] if kind != CRASH]


def market(s: Table, whole: Sequence[int], taken: bool, edition: Edition) -> MogulMarket:
    """Return for each company its shares in front, face down, sold, and in all.

    Args:
        s: the state.
        whole: how many shares a company has, by number.
        taken: whether the revealed share lies in front of a seat; until then it is none of these.
        edition: that is played.
    """
    hidden = Counter(COMPANY_OF[kind] for kind in _hidden(s))
    offered = None if taken or s.revealed == CRASH else COMPANY_OF[s.revealed]
    made: dict[str, MogulQuote] = {}
    for company, name in enumerate(edition.colours):
        front = sum(s.shares[seat][company] for seat in range(s.seats))
        sold = whole[company] - front - hidden[company] - (company == offered)
        made[name] = {
            "front": front,
            "unseen": hidden[company],
            "sold": sold,
            "all": whole[company],
        }
    return cast("MogulMarket", made)


def crash_chance(s: Table, edition: Edition) -> tuple[int, int]:
    """Return the chance that the next card is the crash, as [numerator, denominator]."""
    left = len(s.deck) - s.deck_at
    if edition.is_over(s) or left > edition.crash_places:
        return cast("tuple[int, int]", [0, 1])
    return cast("tuple[int, int]", [1, left])


def on_track(points: int, edition: Edition) -> MogulMarker:
    """Return where a marker stands: the space, laps done, and whether it is below 0."""
    laps, space = divmod(points, edition.track_spaces)
    return {"space": space, "laps": max(laps, 0), "below": points < 0}


def result(s: Table, leading: int, edition: Edition) -> MogulResult:
    """Return the final count; `leading` is the set of seats that have won."""
    chips = list(s.chips[: s.seats])
    return {
        "scores": list(s.score[: s.seats]),
        "winners": members(s.seats, leading),
        "chips": chips,
        "chip_points": [each // edition.chips_per_point for each in chips],
        "shares": [sum(s.shares[seat]) for seat in range(s.seats)],
    }
