"""Seating plan of simulated people: tables of people, tables with bots, and spectators."""

from __future__ import annotations

from itertools import cycle
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from bench.people.habits import Habits


class PlannedTable(msgspec.Struct, frozen=True):
    """A table: `people` sit in the first seats, bots in the others."""

    number: int
    game: str
    seats: int
    people: int
    spectators: int = 0

    @property
    def id(self) -> str:
        """The id of the table in the store."""
        return f"t{self.number:06d}"

    @property
    def persons(self) -> int:
        """The people and spectators of the table."""
        return self.people + self.spectators

    def user(self, place: int) -> str:
        """Return the id of a person, spectators after the seats; all ids are of one length."""
        return f"u{self.number:06d}-{place}"


def plan(people: int, habits: Habits) -> list[PlannedTable]:
    """Return tables for so many people, and a few more to fill the last one.

    Each beginning of the plan has about the same shares.
    """
    own, mixed = cycle(habits.tables), cycle(habits.bot_tables)
    found: list[PlannedTable] = []
    total = with_bots = watching = 0
    while total < people:
        if with_bots < habits.with_bots * total:
            game, seats, here = next(mixed)
            with_bots += here
        else:
            game, seats = next(own)
            here = seats
        spectators = int(watching < habits.spectators * (total + here))
        watching, total = watching + spectators, total + here + spectators
        found.append(PlannedTable(len(found), game, seats, here, spectators))
    return found


def beginning(tables: list[PlannedTable], people: int) -> list[PlannedTable]:
    """Return the first tables of a plan that have together at least so many people."""
    total, found = 0, []
    for table in tables:
        if total >= people:
            break
        found.append(table)
        total += table.persons
    return found
