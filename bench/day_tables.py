"""Days that a game takes at tables of the server whose turns last for days, with a fake clock.

    python -m bench.day_tables [--games 300] [--game mogul-2002] [--seats 4]

As `bench.days`, but through `server/table`: commands, log entries, clocks, vacations and timeouts,
with orders that hold until cancelled and the delay of each turn. Replies of Moguli are not planned.
The output is the median and the 90th percentile of the days with 95 % intervals, the timeouts and
vacations, and games a second.
"""

from __future__ import annotations

import argparse
import tomllib
from dataclasses import dataclass, field, replace
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

import msgspec

import moguls
from bench.days import DAY, GAMES, SEATS, Visitor, quantile, visitor
from bench.notes import say
from moguls.server.live.hub import seal
from moguls.server.table import auto_response, decide, seating, timing
from moguls.server.table import table as tables
from moguls.server.table.clock import timeouts, vacations
from moguls.server.table.clock.banks import next_deadline
from moguls.server.table.clock.bounds import timed
from moguls.server.table.due import is_automatic
from moguls.server.table.evolving import evolve
from moguls.server.table.orders import deciding
from moguls.server.table.orders.answering import decision
from moguls.server.table.table import BOT
from moguls.server.wire.clock.time_control import HOUR, PRESETS
from moguls.server.wire.orders.messages import StandingOrders

if TYPE_CHECKING:
    from moguls.core.play.game import Game
    from moguls.server.table.table import LogEntry, Table

MOST: Final = 20_000  # entries after which a table counts as stuck


@dataclass
class SlowTable:
    """A table with people who look a few times a day; its clock begins at 0."""

    table: Table
    visitors: list[Visitor]
    people: dict[str, Any]
    counts: dict[str, int] = field(default_factory=dict)

    def take_in(self, entries: list[LogEntry], at: float) -> None:
        """Apply entries at a time, and count them."""
        for entry in timing.stamp(self.table, entries, at):
            self.counts[entry.kind] = self.counts.get(entry.kind, 0) + 1
            evolve(self.table, entry)

    def days(self) -> float:
        """Return the days until the game is over, or infinity."""
        for seat, one in enumerate(self.visitors):
            self.take_in(seating.sit(self.table, f"{seat}", f"P{seat}", None), 0.0)
            if one.order is not None:
                orders = {"lines": one.order.lines, "general": one.order.general}
                given = msgspec.convert(orders, StandingOrders)
                self.take_in(deciding.put(self.table, f"{seat}", given), 0.0)
        while self.table.status == "playing":
            if self.table.length > MOST:
                return float("inf")
            self.step()
        return (self.table.at - (self.table.started_at or 0.0)) / (DAY * HOUR)

    def step(self) -> None:
        """Let the seat on turn move: by an auto-response, its order, a bot, or at a look."""
        table, seat = self.table, self.table.play.turn or 0
        one = self.visitors[seat]
        if (answer := auto_response.answer(table)) is not None:
            self.take_in(auto_response.automatic(table, seat, answer), table.at)
        elif table.seats[seat].kind == BOT:
            self.take_in(decide.automatic_move(table, seat, self.sample(one)), table.at)
        elif is_automatic(table) and (ordered := decision(table)) is not None:
            at = table.at + one.rng.uniform(*self.people["delay"])
            move = ordered.move or self.sample(one)
            self.take_in(decide.automatic_move(table, seat, move, ordered.by), at)
        else:
            self.look(seat, one)

    def look(self, seat: int, one: Visitor) -> None:
        """Move by hand at the next look, unless a vacation or a timeout comes before."""
        table = self.table
        at = one.look_after(table.at / HOUR, self.people) * HOUR
        rest, end = vacations.begins_alone_at(table, ()), next_deadline(table)
        if rest is not None and rest < at:
            self.take_in(vacations.begin_alone(table, rest, (), ()), rest)
        elif end is not None and end < at:
            self.take_in(timeouts.time_out(table, end, ()), end)
        else:
            user, move = f"{seat}", self.by_hand(seat, one)
            self.take_in(decide.move(table, user, f"{table.length}", table.seq, move), at)

    def by_hand(self, seat: int, one: Visitor) -> str:
        """Return what a person plays: as its order would, else at random."""
        play = self.table.play
        language = play.game.rules.automation.standing
        if language is not None and one.order is not None:
            answer = language.answer(play.state, seat, one.order)
            legal = list(play.legal())
            if answer.action is not None:
                return play.game.rules.to_text(answer.action)
            if answer.reason in {"bowl", "no_chip"} and "leave" in legal:
                return "leave"
        return self.sample(one)

    def sample(self, one: Visitor) -> str:
        """Return a random move."""
        return str(one.rng.choice(sorted(self.table.play.legal())))


def new_table(game: Game, seats: int, seed: int) -> Table:
    """Return an empty table with the usual time control."""
    sealed = seal(game.name, game.options, game.deal(seats, seed=seed))
    setup = {**sealed, "seats": seats, "host": "0", "pace": "at_once"}
    return tables.new_table("t", {**setup, **timed(PRESETS["usual"], game, seats)})


def simulate(name: str, seats: int, games: int, people: dict[str, Any], seed: int) -> None:
    """Play games of one kind, and report."""
    game = moguls.game(name, **people.get("options", {}).get(name, {}))
    began, days = perf_counter(), list[float]()
    counts: dict[str, int] = {}
    for number in range(games):
        ids = (f"{seed} {number} {seat}" for seat in range(seats))
        one = SlowTable(
            new_table(game, seats, number), [visitor(game, it, people) for it in ids], people
        )
        one = replace(one, counts=counts)
        days.append(one.days())
    days.sort()
    rate, stuck = games / (perf_counter() - began), days.count(float("inf"))
    middle, high = quantile(days, 0.5), quantile(days, 0.9)
    figures = "median {:.1f} ({:.1f} to {:.1f}); 90 % {:.1f} ({:.1f} to {:.1f})".format(
        *middle, *high
    )
    rare = f"{counts.get('timeout', 0)} timeouts, {counts.get('vacation', 0)} vacations"
    say(f"{name}, {seats} seats: {figures} days; {rare}; {stuck} stuck; {rate:.1f} games/s")


def main(arguments: list[str] | None = None) -> None:
    """Read the options and simulate."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--game", choices=GAMES, action="append")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=2002)
    options = parser.parse_args(arguments)
    people = tomllib.loads(Path(__file__).with_name("days.toml").read_text("utf-8"))
    for name in options.game or GAMES:
        simulate(name, SEATS.get(name, options.seats), options.games, people, options.seed)


if __name__ == "__main__":
    main()
