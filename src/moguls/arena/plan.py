"""Plan of an arena: bots, tables, deals and their order.

A deal is played at a table once from every seat, the bots rotated by a seat each game, so that no
bot has better seats or better luck than another. From deal to deal the order round the table
changes through all orders, so that each bot follows each other one equally often.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations, permutations
from typing import TYPE_CHECKING, Final

from moguls.bots.registered import names_of
from moguls.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from moguls.bots.python_bot import Bot
    from moguls.core.play.game import Game

Lineup = tuple[int, ...]

KINDS: Final = ("match", "ladder", "gauntlet")
MAX_TABLES: Final = 1_000
MAX_DEALS: Final = 10**8
MAX_SEED: Final = 2**63 - 1


@dataclass(frozen=True)
class GameSetup:
    """Deal, table and seats of one game.

    Attributes:
        game: its number, from 0: its line in the file.
        deal: the number of the deal.
        table: the index of one of the plan's tables.
        order: the indices of the bots round the table before the rotation.
        turn: the number of seats by which they are rotated.
    """

    game: int
    deal: int
    table: int
    order: Lineup
    turn: int

    @property
    def number(self) -> int:
        """The number for the bots' seeds; games of one deal and rotation share it."""
        return self.deal * len(self.order) + self.turn

    @property
    def bots(self) -> Lineup:
        """The bot on each seat."""
        seats = len(self.order)
        return tuple(self.order[(seat + self.turn) % seats] for seat in range(seats))


@dataclass(frozen=True)
class Plan:
    """All games of an arena.

    Attributes:
        kind: match, ladder or gauntlet.
        game: name of the game.
        options: its switches that differ from their default.
        seats: the number of seats.
        bots: their names, each once.
        tables: the indices of the bots at each table.
        every_table: whether a deal is played at all tables, or at one of them in turn.
        seed: of deals and bots.
        deals: the maximum number of deals.
    """

    kind: str
    game: str
    options: dict[str, str]
    seats: int
    bots: tuple[str, ...]
    tables: tuple[Lineup, ...]
    every_table: bool
    seed: int
    deals: int

    @property
    def games_a_deal(self) -> int:
        """The number of games of a deal."""
        return self.seats * (len(self.tables) if self.every_table else 1)

    @property
    def games(self) -> int:
        """The maximum number of games."""
        return self.deals * self.games_a_deal

    def setups(self, deal: int) -> Iterator[GameSetup]:
        """Yield the games of a deal, in order."""
        number, count = deal * self.games_a_deal, len(self.tables)
        here = range(count) if self.every_table else (deal % count,)
        times = deal if self.every_table else deal // count
        for table in here:
            orders = orders_of(self.tables[table])
            for turn in range(self.seats):
                yield GameSetup(number, deal, table, orders[times % len(orders)], turn)
                number += 1


@cache
def orders_of(table: Lineup) -> tuple[Lineup, ...]:
    """Return every order of bots round a table, except for rotations."""
    return tuple(sorted({min(_turns(order)) for order in permutations(table)}))


def _turns(order: Lineup) -> Iterator[Lineup]:
    for at in range(len(order)):
        yield order[at:] + order[:at]


def match(
    game: Game, bots: Sequence[str | Bot], games: int, seed: int, seats: int | None = None
) -> Plan:
    """Return the plan of a match at one table.

    Args:
        game: with its house rules.
        bots: names or objects; with `seats`, the last one takes all remaining seats.
        games: rounded up to whole deals.
        seed: of deals and bots.
        seats: their number; None for that of the bots.

    Raises:
        UsageError: a number of seats that the game or the bots do not allow.
    """
    names = names_of(bots)
    count = len(names) if seats is None else seats
    game.check_seats(count)
    if count < len(names):
        msg = f"too many bots, {len(names)} for {count} seats: name {count} or fewer; with fewer,"
        msg += " the last one takes the remaining seats"
        raise UsageError(msg)
    around = [*names, *[names[-1]] * (count - len(names))]
    different = tuple(dict.fromkeys(around))
    table = tuple(different.index(name) for name in around)
    return _with_games(_one_deal("match", game, different, (table,), seed), games)


def in_order(game: Game, bots: Sequence[str | Bot], games: int, seed: int) -> Plan:
    """Return the plan of a quick match: one bot a seat, in one order, repeated bots allowed.

    Raises:
        UsageError: the game does not allow so many seats.
    """
    names = names_of(bots)
    game.check_seats(len(names))
    table = tuple(range(len(names)))
    return _with_games(_one_deal("match", game, tuple(names), (table,), seed), games)


def ladder(game: Game, bots: Sequence[str | Bot], games: int, seed: int, seats: int) -> Plan:
    """Return the plan of a ladder: tables of different bots, each set of them in turn.

    With fewer bots than seats all sit at every table, and each in turn has more seats than others.

    Raises:
        UsageError: fewer than two bots, or more tables than a ladder can have.
    """
    names = tuple(dict.fromkeys(names_of(bots)))
    if len(names) < 2:  # noqa: PLR2004  # a comparison
        msg = f"a ladder needs at least two bots, not {names[0]!r} alone"
        raise UsageError(msg)
    game.check_seats(seats)
    tables = _mixed(len(names), seats)
    return _with_games(_one_deal("ladder", game, names, tables, seed), games)


def _mixed(bots: int, seats: int) -> tuple[Lineup, ...]:
    """Return all sets of bots that fill a table; with few bots, all and some of them again."""
    whole, rest = divmod(seats, bots)
    sets = [(*tuple(range(bots)) * whole, *more) for more in combinations(range(bots), rest)]
    if len(sets) > MAX_TABLES:
        msg = f"{bots} bots fill {seats} seats in {len(sets):,} ways, more than {MAX_TABLES:,}:"
        msg += " use fewer bots or fewer seats"
        raise UsageError(msg)
    return tuple(tuple(sorted(table)) for table in _spread(sets))


def _spread(sets: list[Lineup]) -> list[Lineup]:
    counts: dict[int, int] = {}
    remaining, ordered = list(sets), list[Lineup]()
    while remaining:
        best = min(remaining, key=lambda table: (sum(counts.get(bot, 0) for bot in table), table))
        remaining.remove(best)
        ordered.append(best)
        for bot in best:
            counts[bot] = counts.get(bot, 0) + 1
    return ordered


def gauntlet(
    game: Game,
    bots: Sequence[str | Bot],
    against: Sequence[str | Bot],
    games: int,
    seed: int,
    seats: int,
) -> Plan:
    """Return the plan of a gauntlet: each bot alone meets the same opponents on the same deals.

    Args:
        game: with its house rules.
        bots: names or objects that are compared.
        against: the opponents; the last one takes all remaining seats.
        games: in all, rounded up to whole deals.
        seed: of deals and bots.
        seats: their number.

    Raises:
        UsageError: more opponents than seats.
    """
    game.check_seats(seats)
    if len(against) > seats - 1:
        msg = f"too many opponents, {len(against)}: at {seats} seats a bot meets {seats - 1}"
        raise UsageError(msg)
    names = names_of([*bots, *against])
    compared, opponents = tuple(dict.fromkeys(names[: len(bots)])), names[len(bots) :]
    others = [*opponents, *[opponents[-1]] * (seats - 1 - len(opponents))]
    different = tuple(dict.fromkeys([*compared, *others]))
    rest = tuple(different.index(name) for name in others)
    tables = tuple((different.index(name), *rest) for name in compared)
    return _with_games(_one_deal("gauntlet", game, different, tables, seed), games)


def _one_deal(
    kind: str, game: Game, bots: tuple[str, ...], tables: tuple[Lineup, ...], seed: int
) -> Plan:
    """Return a plan of one deal; only a ladder plays each deal at one of its tables."""
    options, every_table = dict(game.options), kind != "ladder"
    seats = len(tables[0])
    return Plan(kind, game.name, options, seats, bots, tables, every_table, seed, deals=1)


def _with_games(plan: Plan, games: int) -> Plan:
    if not 0 <= plan.seed <= MAX_SEED:
        msg = f"invalid seed {plan.seed}: expected a whole number from 0 to 2^63 - 1"
        raise UsageError(msg)
    return replace(plan, deals=-(-games // plan.games_a_deal))
