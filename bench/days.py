"""Days that a game takes among people who look a few times a day: without orders, and with them.

    python -m bench.days [--games 200] [--game mogul-2002] [--mode standing] [--seats 4]

Each game is played on positions alone, without a server, three times: with every decision made by
hand, with orders for one auction (given at a look, loans declined automatically), and with orders
that hold until cancelled. The output is the median and the 90th percentile of the days with 95 %
intervals (order statistics), and games a second. Hand moves are those of the person's own limits in
both games of Mogul, elsewhere random.
"""

from __future__ import annotations

import argparse
import tomllib
from dataclasses import dataclass, field
from math import ceil, floor, sqrt
from pathlib import Path
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

import moguls
from bench.notes import say
from moguls.core.standing import OrderAnswer
from moguls.server.table.orders.standing import order_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from moguls.core.play.game import Game
    from moguls.core.standing import StandingOrder

BY_HAND, AUCTION, STANDING = MODES = ("by hand", "one auction", "standing")
GAMES: Final = ("mogul-2002", "mogul-2013", "moguli", "take-stock")
SEATS: Final = {"moguli": 2}
DAY: Final = 24.0  # hours
LONGEST: Final = 400 * DAY  # a table that takes longer is stuck
Z: Final = 1.96


@dataclass
class Visitor:
    """A person: when it looks, and what it plays.

    Attributes:
        looks: the hours of its looks, ascending, for the days planned so far.
        limits: the bowl up to which it bids, by company.
        order: the orders that hold until cancelled.
    """

    rng: Random
    night: float
    looks: list[float] = field(default_factory=list)
    limits: dict[str, int] = field(default_factory=dict)
    order: StandingOrder | None = None
    planned_days: int = 0

    def look_after(self, hour: float, people: dict[str, Any]) -> float:
        """Return the hour from which it can answer: now if it is looking, else its next look."""
        while not self.looks or self.looks[-1] < hour:
            first, self.planned_days = self.planned_days * DAY + self.night, self.planned_days + 1
            draws = (self.rng.random() * people["waking"] for _ in range(people["looks"]))
            self.looks += sorted(first + draw for draw in draws)
        if any(look <= hour <= look + people["stays"] for look in self.looks[-9:]):
            return hour
        return next(look for look in self.looks[-9:] if look >= hour)

    def has_looked(self, since: float, until: float) -> bool:
        """Return whether it has looked between two hours."""
        return any(since <= look <= until for look in self.looks[-9:])


def visitor(game: Game, seed: str, people: dict[str, Any]) -> Visitor:
    """Return a person with limits and orders of its own."""
    rng = Random(seed)
    one = Visitor(rng, rng.random() * (DAY - people["waking"]))
    language = game.rules.automation.standing
    if language is None:
        return one
    lines = []
    for company in game.rules.display.colours if language.line else ():
        one.limits[company] = rng.randint(1, 7)
        line = {"companies": [company], "bowl": one.limits[company], "then": "leave"}
        after = {"win": "take", "option": rng.choice(("sell", "nothing"))}
        line |= {"then": "ask"} if rng.random() < people["asks_end"] else {}
        lines.append(line | ({} if rng.random() < people["asks_choice"] else after))
    general: dict[str, Any] = {"options": "best", "discard": "least"}
    if language.line:
        general = {"otherwise": "leave", "loan_below": 0}
    one.order = order_of(language, {"lines": lines, "general": general})
    return one


@dataclass
class Evening:
    """One game of some people in one mode."""

    game: Game
    people: dict[str, Any]
    visitors: Sequence[Visitor]
    mode: str
    hour: float = 0.0
    turned: float = 0.0  # the hour at which this card was turned up

    def days(self, seed: int, number: int) -> float:
        """Return the days until the game is over, or infinity."""
        position = self.game.plain().begin(len(self.visitors), seed, number)
        card: object = None
        while not position.over:
            if position.chance_due:
                position.draw_chance()
                position.take_chance()
                continue
            state: Any = position.state
            if getattr(state, "round", None) != card:
                card, self.turned = getattr(state, "round", None), self.hour
            legal = position.choices()
            if len(legal) > 1:
                self.wait(state, position.turn)
            if self.hour > LONGEST:
                return float("inf")
            position.apply(self.move(state, position, legal))
        return self.hour / DAY

    def wait(self, state: Any, seat: int) -> None:
        """Let time pass until a decision is answered: by a look, or by an order after its delay."""
        one, question = self.visitors[seat], self.game.rules.automation.question
        if not self.is_automatic(state, seat):
            self.hour = one.look_after(self.hour, self.people)
        elif question is None or not question.is_asked(state):
            self.hour += one.rng.uniform(*self.people["delay"]) / 3600

    def is_automatic(self, state: Any, seat: int) -> bool:
        """Return whether an order answers the decision of a seat."""
        one, rules = self.visitors[seat], self.game.rules
        if self.mode == BY_HAND:
            return False
        question = rules.automation.question
        if question is not None and question.is_asked(state):
            return True
        if self.mode == AUCTION:
            looked = one.has_looked(self.turned, self.hour)
            phase = rules.display.phase(state)
            return bool(rules.automation.order_fields) and phase == "auction" and looked
        if one.order is None:
            return one.rng.random() < float(self.people["planned"])
        return self.answer(state, seat).action is not None

    def answer(self, state: Any, seat: int) -> OrderAnswer:
        """Return what the standing order of a seat does."""
        language, order = self.game.rules.automation.standing, self.visitors[seat].order
        if language is None or order is None:
            return OrderAnswer(None, "no_order")
        return language.answer(state, seat, order)

    def move(self, state: Any, position: Any, legal: list[int]) -> int:
        """Return the move of the seat on turn: the same in all modes where it has limits."""
        if len(legal) == 1:
            return legal[0]
        answer = self.answer(state, position.turn)
        if answer.action is not None:
            return answer.action
        leave = self.game.rules.codec.actions.get("leave")
        if answer.reason in {"bowl", "no_chip"} and leave in legal:
            return leave
        return int(position.sample())


def quantile(days: Sequence[float], share: float) -> tuple[float, float, float]:
    """Return a quantile of sorted numbers, and its 95 % interval by order statistics."""
    count = len(days)
    spread = Z * sqrt(count * share * (1 - share))
    at = [floor(count * share - spread), floor(count * share), ceil(count * share + spread)]
    low, middle, high = (days[min(max(place, 0), count - 1)] for place in at)
    return middle, low, high


def simulate(
    name: str,
    seats: int,
    games: int,
    people: dict[str, Any],
    seed: int,
    modes: Sequence[str] = MODES,
) -> None:
    """Play games of one kind in some modes, and report."""
    game = moguls.game(name, **people.get("options", {}).get(name, {}))
    for mode in modes:
        began, days = perf_counter(), []
        for number in range(games):
            seeds = (f"{seed} {number} {seat}" for seat in range(seats))
            visitors = [visitor(game, it, people) for it in seeds]
            days.append(Evening(game, people, visitors, mode).days(seed, number))
        days.sort()
        rate, stuck = games / (perf_counter() - began), days.count(float("inf"))
        figures = "; ".join(
            f"{label} {middle:.1f} ({low:.1f} to {high:.1f})"
            for label, (middle, low, high) in (
                ("median", quantile(days, 0.5)),
                ("90 %", quantile(days, 0.9)),
            )
        )
        say(f"{name}, {seats} seats, {mode}: {figures} days; {stuck} stuck; {rate:.0f} games/s")


def main(arguments: list[str] | None = None) -> None:
    """Read the options and simulate."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--game", choices=GAMES, action="append")
    parser.add_argument("--mode", choices=MODES, action="append")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=2002)
    parser.add_argument("--people", type=Path, default=Path(__file__).with_name("days.toml"))
    options = parser.parse_args(arguments)
    people = tomllib.loads(options.people.read_text("utf-8"))
    for name in options.game or GAMES:
        seats = SEATS.get(name, options.seats)
        simulate(name, seats, options.games, people, options.seed, options.mode or MODES)


if __name__ == "__main__":
    main()
