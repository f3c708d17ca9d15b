"""Three ways to play many games: compiled playouts, recorded random games, games of bots."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Final

from moguls.core.chance import pick, stream
from moguls.core.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from moguls.cli.players import Player
    from moguls.cli.standings import Standings
    from moguls.core.game import Game
    from moguls.core.playthrough import Playthrough

SLICE: Final = 0.1  # seconds between two movements of the progress bar


def playouts(
    game: Game, seed: int, games: int, standings: Standings, *, compiled: bool = True
) -> Iterator[int]:
    """Play random games by the bulk engine into the standings; yield how many each time."""
    from moguls.cli import tally  # noqa: PLC0415  # bound below
    from moguls.core import loops  # noqa: PLC0415  # bound below

    engine = game.compiled() if compiled else game.plain()
    loop = engine.build(loops, tally).tally
    states = engine.states(1)
    sums = [engine.integers(standings.seats) for _ in range(3)]
    seats, options = standings.seats, engine.options
    loop(states, seats, options, seed, 0, 0, *sums)  # compiles, or loads what was compiled
    yield 0
    part = 200
    while standings.games < games:
        began = time.perf_counter()
        part = min(part, games - standings.games)
        first = standings.games
        standings.moves += int(loop(states, seats, options, seed, first, part, *sums))
        standings.games += part
        for total, array in zip(_sums(standings), sums, strict=True):
            total[:] = [int(number) for number in array]
        yield part
        part = _next_part(part, time.perf_counter() - began)


def _sums(standings: Standings) -> tuple[list[int], list[int], list[int]]:
    """Return the three sums that the loop fills."""
    return standings.won, standings.scored, standings.squared


def _next_part(part: int, seconds: float) -> int:
    """Return how many games fill a slice of time, at most eight times as many as before."""
    return max(1, min(part * 8, int(part * SLICE / max(seconds, 1e-6))))


def random_game(game: Game, seats: int, seed: int, number: int) -> Iterator[Playthrough]:
    """Play game `number` of a seed at random, the one that `playouts` plays; yield each ply."""
    ns = game.plain().ns
    twin: Any = game.rules.state()
    ns.setup(twin, seats, game.packed_options, stream(seed, number))
    play = game.new(seats, deal=game.rules.write_deal(twin))
    yield play
    while not play.over:
        action = pick(twin, ns.legal(twin))
        ns.apply(twin, action)
        play.act(action)
        yield play


def bots_game(
    game: Game, players: list[Player | None], seed: int, number: int
) -> Iterator[Playthrough]:
    """Play game `number` of a seed among players; its deal is that of `random_game`."""
    play = next(random_game(game, len(players), seed, number))
    yield play
    while play.turn is not None:
        player = players[play.turn]
        if player is None:
            msg = "only bots can play here"
            raise UsageError(msg)
        play.move(player(play))
        yield play


def checks_of(plies: Iterator[Playthrough], every: int | None) -> tuple[Playthrough, list[Any]]:
    """Play a game to its end; return it with a check after each `every` plies and at the end."""
    checks: list[dict[str, Any]] = []
    for play in plies:
        if play.over or (every is not None and play.ply % every == 0):
            checks.append({"after": play.ply, "state": play.check_state()})
    return play, checks
