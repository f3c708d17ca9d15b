"""Record of one person: games, wins, streaks and the best deal, from the rows of finished tables.

No I/O, no clock in here: the rows contain all that counts, so no log is read.
"""

from __future__ import annotations

from itertools import groupby, takewhile
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from moguls import bots
from moguls.games import registry
from moguls.server.table.table import BOT, PERSON
from moguls.server.wire.lobby import (
    Companion,
    DealInfo,
    GameRecord,
    LevelRecord,
    MyRecord,
    RecordBest,
)
from moguls.server.wire.words import prefix

if TYPE_CHECKING:
    from collections.abc import Iterable

RECENT: Final = 5
PEOPLE: Final = "people"
ORDER: Final = (*bots.LEVELS, PEOPLE)


class _Game(NamedTuple):
    """A finished game of the person.

    Attributes:
        table, game: its table, and the name of the game.
        level: of its opponents.
        won: whether the person won, and not everybody.
        deal: the person's best deal as stored, None for tables of before.
    """

    table: str
    game: str
    level: str
    won: bool
    deal: list[Any] | None


def record_of(rows: Iterable[dict[str, Any]], companions: Iterable[dict[str, Any]]) -> MyRecord:
    """Return the record of the person whose finished tables these are, the latest first.

    Args:
        rows: the finished tables.
        companions: the other people there.
    """
    games = [_game(row) for row in rows if _played(row)]
    by_name = {name: [it for it in games if it.game == name] for name in registry.names()}
    records = [_record(name, played) for name, played in by_name.items() if played]
    people = [
        Companion(it["name"], it["games"], it["last_at"], it["table_id"]) for it in companions
    ]
    return MyRecord(records, [it.table for it in games], people)


def _played(row: dict[str, Any]) -> bool:
    """Return whether the person played to the end: no bot did it for it."""
    summary = row["shown"]
    return bool(summary["result"]) and summary["seats"][row["seat"]][0] == PERSON


def _game(row: dict[str, Any]) -> _Game:
    summary, seat = row["shown"], row["seat"]
    winners, deals = summary["result"]["winners"], summary.get("best_deals")
    won = seat in winners and len(winners) < len(summary["seats"])
    deal = None if deals is None else deals[seat]
    return _Game(row["table_id"], row["game"], _level(summary, seat), won, deal)


def _level(summary: dict[str, Any], seat: int) -> str:
    """Return the highest level of the bots; PEOPLE where another person played."""
    owners, places = summary["owners"], summary["seats"]
    if any(owner not in {None, owners[seat]} for owner in owners):
        return PEOPLE
    levels = [place[2] for place in places if place[0] == BOT and place[2] in bots.LEVELS]
    return max(levels, key=bots.LEVELS.index, default=PEOPLE)


def _record(name: str, games: list[_Game]) -> GameRecord:
    rules = registry.game(name).rules
    runs = [len(list(run)) for won, run in groupby(games, lambda it: it.won) if won]
    return GameRecord(
        game=name,
        title=rules.identity.title,
        message_prefix=prefix(rules.display.turn_rule),
        played=len(games),
        won=sum(it.won for it in games),
        streak=len(list(takewhile(lambda it: it.won, games))),
        longest_streak=max(runs, default=0),
        levels=_levels(games),
        best=_best(games),
    )


def _levels(games: list[_Game]) -> list[LevelRecord]:
    result = []
    for level in ORDER:
        won = [it.won for it in games if it.level == level]
        if won:
            result.append(LevelRecord(level, len(won), sum(won), won[:RECENT]))
    return result


def _best(games: list[_Game]) -> RecordBest | None:
    """Return the most valuable deal, the earliest of equal ones."""
    deals = [(it.deal, it.table) for it in reversed(games) if it.deal is not None]
    if not deals:
        return None
    deal, table = max(deals, key=lambda pair: pair[0][0])
    return RecordBest(table, DealInfo(*deal))
