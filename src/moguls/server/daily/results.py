"""Results of the deal of the day, shown to those who have played it.

No I/O, no clock in here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from moguls.games import registry
from moguls.server.wire.daily import (
    DailyAttempt,
    DailyGame,
    DailyResults,
    DailyRow,
    DailySeal,
)
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from moguls.server.ports.daily import Attempt

MOST: Final = 100  # results that are shown


def games_of(deals: dict[str, dict[str, Any]], attempts: Iterable[Attempt]) -> list[DailyGame]:
    """Return the deals of a day with the attempts of one person."""
    own = {attempt.game: attempt for attempt in attempts}
    return [
        DailyGame(
            game=name,
            title=registry.game(name).title,
            seats=deals[name]["seats"],
            seat=deals[name]["seat"],
            level=deals[name]["level"],
            commit=deals[name]["commit"],
            attempt=_own(own.get(name), deals[name]["seat"]),
        )
        for name in registry.names()
        if name in deals
    ]


def _own(attempt: Attempt | None, seat: int) -> DailyAttempt | None:
    if attempt is None:
        return None
    if attempt.result is None:
        status = "closed" if attempt.status in {"closed", "broken"} else "playing"
        return DailyAttempt(attempt.table_id, status, None, None)  # type: ignore[arg-type]  # one of the statuses
    points, place = _outcome(attempt.result, seat)
    return DailyAttempt(attempt.table_id, "over", points, place)


def _outcome(result: dict[str, list[int]], seat: int) -> tuple[int, int]:
    """Return the points and the place of a seat; ties that are broken against it count."""
    scores = result["scores"]
    ahead = sum(score > scores[seat] for score in scores)
    place = 1 if seat in result["winners"] else max(2, ahead + 1)
    return scores[seat], place


def results_of(
    day: str, deal: dict[str, Any], attempts: Sequence[Attempt], user: str, *, is_open: bool
) -> DailyResults:
    """Return the results of a deal as a person may see them.

    Args:
        day: of the deal.
        deal: the setup of its tables.
        attempts: all attempts at it.
        user: the person.
        is_open: whether the day has ended.

    Raises:
        Refusal: the person has not finished its attempt.
    """
    own = next((attempt for attempt in attempts if attempt.user == user), None)
    is_playing = own is not None and own.result is None and own.status not in {"closed", "broken"}
    if is_playing or (not is_open and (own is None or own.result is None)):
        raise Refusal("daily/not_finished")
    ranked = _ranked([it for it in attempts if not it.is_guest or it.user == user], deal["seat"])
    rows = [_row(attempt, ranked, deal["seat"], user) for attempt in ranked]
    listed = [row for row, it in zip(rows, ranked, strict=True) if not it.is_guest]
    return DailyResults(
        day=day,
        game=deal["game"],
        title=registry.game(deal["game"]).title,
        count=len(listed),
        rows=listed[:MOST],
        mine=next((row for row in rows if row.you), None),
        table=None if own is None or own.result is None else own.table_id,
        seal=_opened(deal) if is_open else None,
    )


def _ranked(attempts: Iterable[Attempt], seat: int) -> list[Attempt]:
    """Return the finished attempts, the best first: by place, then by points."""
    return sorted((it for it in attempts if it.result), key=lambda it: _key(it, seat))


def _key(attempt: Attempt, seat: int) -> tuple[int, int]:
    points, place = _outcome(attempt.result or {}, seat)
    return place, -points


def _row(attempt: Attempt, ranked: list[Attempt], seat: int, user: str) -> DailyRow:
    """Return a result with its rank: one more than the members of the table who did better."""
    key = _key(attempt, seat)
    better = sum(_key(other, seat) < key for other in ranked if not other.is_guest)
    points, place = -key[1], key[0]
    return DailyRow(better + 1, attempt.name, points, place, attempt.user == user)


def _opened(deal: dict[str, Any]) -> DailySeal:
    sealed = (deal[name] for name in ("commit", "game", "options", "deal", "salt"))
    return DailySeal(*sealed)
