"""What an arena plays: which bots sit at which tables, on which deals, in which order.

A deal is played at a table once from every seat, the bots moved on a seat each game, so that no
bot has better seats or better luck than another. From deal to deal the order round the table
changes, until every order there is has had its turn: who sits after whom is shared out, too.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations, permutations
from typing import TYPE_CHECKING, Final

from moguls.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from moguls.core.play.game import Game

Lineup = tuple[int, ...]

KINDS: Final = ("match", "ladder", "gauntlet")
MAX_TABLES: Final = 1_000
MAX_DEALS: Final = 10**8
MAX_SEED: Final = 2**63 - 1


@dataclass(frozen=True)
class Setting:
    """Where and how one game is played.

    Attributes:
        game: its number, from 0: its place in the file.
        deal: number of the deal.
        table: which of the plan's tables.
        order: the bots round the table, as indices of the plan's bots, before any has moved on.
        turn: how many seats they have moved on.
    """

    game: int
    deal: int
    table: int
    order: Lineup
    turn: int

    @property
    def number(self) -> int:
        """The number that the bots draw by: games of one deal and turn share it."""
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
        seats: how many.
        bots: names, each once.
        tables: for each table the bots at it, as indices of `bots`.
        every_table: whether a deal is played at all the tables, or at one after the other in turn.
        seed: of deals and bots.
        deals: how many at most.
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
        """How many games each deal has."""
        return self.seats * (len(self.tables) if self.every_table else 1)

    @property
    def games(self) -> int:
        """How many games there are at most."""
        return self.deals * self.games_a_deal

    def settings(self, deal: int) -> Iterator[Setting]:
        """Yield the games of a deal, in order."""
        number, count = deal * self.games_a_deal, len(self.tables)
        here = range(count) if self.every_table else (deal % count,)
        times = deal if self.every_table else deal // count
        for table in here:
            orders = orders_of(self.tables[table])
            for turn in range(self.seats):
                yield Setting(number, deal, table, orders[times % len(orders)], turn)
                number += 1


@cache
def orders_of(table: Lineup) -> tuple[Lineup, ...]:
    """Return every different order of bots round a table; of those that only turn it, one."""
    return tuple(sorted({min(_turns(order)) for order in permutations(table)}))


def _turns(order: Lineup) -> Iterator[Lineup]:
    """Yield an order from every seat."""
    for at in range(len(order)):
        yield order[at:] + order[:at]


def match(
    game: Game, names: Sequence[str], games: int, seed: int, seats: int | None = None
) -> Plan:
    """Return the plan of a match at one table.

    Args:
        game: with its house rules.
        names: the bots; with `seats`, the last one takes all that are left.
        games: rounded up to whole deals.
        seed: of deals and bots.
        seats: how many, unless there are as many as names.

    Raises:
        UsageError: a number of seats that the game, or the names, do not allow.
    """
    count = len(names) if seats is None else seats
    game.check_seats(count)
    if count < len(names):
        msg = f"{len(names)} bots are named for {count} seats: name as many, or fewer"
        msg += "; the last one named then takes the seats that are left"
        raise UsageError(msg)
    around = [*names, *[names[-1]] * (count - len(names))]
    bots = tuple(dict.fromkeys(around))
    table = tuple(bots.index(name) for name in around)
    return _with_games(_one_deal("match", game, bots, (table,), seed), games)


def in_order(game: Game, names: Sequence[str], games: int, seed: int) -> Plan:
    """Return the plan of a quick match: one bot a seat, in one order; a name may come often.

    Raises:
        UsageError: a number of bots that the game has no seats for.
    """
    game.check_seats(len(names))
    table = tuple(range(len(names)))
    return _with_games(_one_deal("match", game, tuple(names), (table,), seed), games)


def ladder(game: Game, names: Sequence[str], games: int, seed: int, seats: int) -> Plan:
    """Return the plan of a ladder: tables of different bots, each set of them in turn.

    With fewer bots than seats all sit at every table, and each in turn has more seats than others.

    Raises:
        UsageError: fewer than two bots, or more tables than a ladder can have.
    """
    bots = tuple(dict.fromkeys(names))
    if len(bots) < 2:  # noqa: PLR2004  # nobody can be compared with nobody
        msg = f"a ladder compares two bots at least, and {bots[0]!r} is the only one named"
        raise UsageError(msg)
    game.check_seats(seats)
    tables = _mixed(len(bots), seats)
    return _with_games(_one_deal("ladder", game, bots, tables, seed), games)


def _mixed(bots: int, seats: int) -> tuple[Lineup, ...]:
    """Return all sets of bots that fill a table; of few bots, all with some of them again."""
    whole, rest = divmod(seats, bots)
    sets = [(*tuple(range(bots)) * whole, *more) for more in combinations(range(bots), rest)]
    if len(sets) > MAX_TABLES:
        msg = f"{bots} bots fill {seats} seats in {len(sets):,} ways, more than {MAX_TABLES:,}:"
        msg += " name fewer bots, or play with fewer seats"
        raise UsageError(msg)
    return tuple(tuple(sorted(table)) for table in _spread(sets))


def _spread(sets: list[Lineup]) -> list[Lineup]:
    """Return the sets in an order in which the bots have sat about equally often at any time."""
    often: dict[int, int] = {}
    left, made = list(sets), list[Lineup]()
    while left:
        best = min(left, key=lambda table: (sum(often.get(bot, 0) for bot in table), table))
        left.remove(best)
        made.append(best)
        for bot in best:
            often[bot] = often.get(bot, 0) + 1
    return made


def gauntlet(
    game: Game, names: Sequence[str], against: Sequence[str], games: int, seed: int, seats: int
) -> Plan:
    """Return the plan of a gauntlet: each bot alone meets the same opponents on the same deals.

    Args:
        game: with its house rules.
        names: of the bots that are compared.
        against: the opponents; the last one takes all seats that are left.
        games: in all, rounded up to whole deals.
        seed: of deals and bots.
        seats: how many.

    Raises:
        UsageError: more opponents than seats are left.
    """
    game.check_seats(seats)
    if len(against) > seats - 1:
        msg = f"{len(against)} opponents are named, and at {seats} seats one bot meets {seats - 1}"
        raise UsageError(msg)
    others = [*against, *[against[-1]] * (seats - 1 - len(against))]
    compared = tuple(dict.fromkeys(names))
    bots = tuple(dict.fromkeys([*compared, *others]))
    rest = tuple(bots.index(name) for name in others)
    tables = tuple((bots.index(name), *rest) for name in compared)
    return _with_games(_one_deal("gauntlet", game, bots, tables, seed), games)


def _one_deal(
    kind: str, game: Game, bots: tuple[str, ...], tables: tuple[Lineup, ...], seed: int
) -> Plan:
    """Return a plan of one deal; only a ladder plays each deal at one of its tables."""
    options, every_table = dict(game.options), kind != "ladder"
    seats = len(tables[0])
    return Plan(kind, game.name, options, seats, bots, tables, every_table, seed, deals=1)


def _with_games(plan: Plan, games: int) -> Plan:
    """Return a plan with as many deals as hold so many games."""
    if not 0 <= plan.seed <= MAX_SEED:
        msg = f"the seed of an arena is a whole number from 0 to 2^63 - 1, not {plan.seed}"
        raise UsageError(msg)
    return replace(plan, deals=-(-games // plan.games_a_deal))
