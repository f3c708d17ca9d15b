"""Three ways to play many games: playouts, recorded random games, matches of bots."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from moguls.cli.meter import compiling
from moguls.cli.output import complain, line_of
from moguls.core.play.playthrough import Playthrough
from moguls.kernel.loops import playouts as loops
from moguls.kernel.loops import tally
from moguls.kernel.rules.chance import stream
from moguls.kernel.state.types import Seating, Slice

if TYPE_CHECKING:
    from collections.abc import Iterator

    from moguls.arena.result import Result
    from moguls.cli.meter import Meter
    from moguls.cli.output import Sink
    from moguls.cli.text.standings import Standings
    from moguls.core.play.game import Game

SLICE: Final = 0.1  # seconds between two movements of the progress bar
FIRST_PART: Final = 200  # games, before the speed is known


def playouts(game: Game, seed: int, games: int, standings: Standings, meter: Meter) -> None:
    """Play random games by native code and add them to the standings."""
    engine = game.engine()
    loop = engine.build(loops, tally).tally
    states = engine.states(1)
    sums = [engine.integers(standings.seats) for _ in range(3)]
    table = Seating(standings.seats, engine.options)
    with compiling():
        loop(states, table, Slice(seed, 0, 0), *sums)
    meter.ready()
    part = FIRST_PART
    while standings.games < games:
        began = time.perf_counter()
        part = min(part, games - standings.games)
        standings.moves += int(loop(states, table, Slice(seed, standings.games, part), *sums))
        standings.games += part
        meter.advance(part)
        part = _next_part(part, time.perf_counter() - began)
    for total, array in zip(standings.sums(), sums, strict=True):
        total[:] = [int(number) for number in array]


def _next_part(part: int, seconds: float) -> int:
    """Return how many games fill a time slice, at most eight times as many as before."""
    return max(1, min(part * 8, int(part * SLICE / max(seconds, 1e-6))))


class RecordWriter:
    """Writes records with check states, one per line.

    Attributes:
        every: number of steps between check states; None for one at the end only.
    """

    def __init__(self, stream: Sink, every: int | None) -> None:
        self.stream, self.every = stream, every

    def write(self, play: Playthrough, players: list[str]) -> None:
        """Write a finished game; it is replayed for the check states."""
        checks = [
            {"after": after, "state": now.check_state()}
            for after, now in enumerate(_replayed(play))
            if now.over or (self.every is not None and after % self.every == 0)
        ]
        self.stream.write(line_of({**play.record(), "players": players, "checks": checks}))


def _replayed(play: Playthrough) -> Iterator[Playthrough]:
    """Yield the playthrough after the deal and after each step, chance nodes included."""
    again = Playthrough(play.game, play.seats, play.deal, later_chance=None)
    yield again
    for step in play.steps():
        again.play_on([step])
        yield again


def recorded(
    game: Game, seed: int, games: int, standings: Standings, meter: Meter, writer: RecordWriter
) -> None:
    """Play the same random games as `playouts`, step by step, and write them."""
    meter.ready()
    for number in range(games):
        play = random_game(game, standings.seats, seed, number)
        standings.add(play.scores, play.winners, play.ply)
        writer.write(play, ["random"] * standings.seats)
        meter.advance(1)


def random_game(game: Game, seats: int, seed: int, number: int) -> Playthrough:
    """Play random game `number` of a seed, the same as `playouts`."""
    ns = game.plain().ns
    twin: object = game.rules.state()
    ns.setup(twin, seats, game.packed_options, stream(seed, number))
    play = Playthrough(game, seats, game.deal(seats, seed, number=number), later_chance=None)
    while not play.over:
        action = ns.sample(twin)
        ns.apply(twin, action)
        play.step(action)
        while play.chance_due:
            ns.draw_chance(twin)
            play.chance(game.rules.codec.write_chance(twin))
            ns.take_chance(twin)
    return play


def match(
    game: Game, bots: list[str], seed: int, games: int, meter: Meter, writer: RecordWriter | None
) -> Result:
    """Play a match of bots, which change seats each game."""
    from moguls.arena.match import play_match  # noqa: PLC0415  # random games need no search

    numbers = iter(range(games))

    def write(play: Playthrough) -> None:
        if writer is not None:
            number = next(numbers)
            writer.write(play, [bots[(seat + number) % len(bots)] for seat in range(len(bots))])

    counted = 0

    def advance(done: int, _all: int) -> None:
        nonlocal counted
        meter.advance(done - counted)
        counted = done

    with compiling():
        play_match(game, ["random"] * len(bots), 1, seed)
    meter.ready()
    return play_match(game, bots, games, seed, advance, write if writer else None)


def complain_of(result: Result) -> None:
    """Report how many decisions programs have forfeited, and the first of them."""
    if result.faults:
        decisions = "decision was" if len(result.faults) == 1 else "decisions were"
        complain(f"{len(result.faults)} {decisions} forfeited; the first: {result.faults[0].text}")
