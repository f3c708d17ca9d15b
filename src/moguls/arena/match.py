"""Matches: the same deals for every seating, the bots moved on a seat each game."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from moguls.arena.result import Played, Result
from moguls.bots.brains import brain_of
from moguls.bots.decide import seed_at, seed_of
from moguls.bots.kit import SEEDS, Kit
from moguls.bots.policies import policy_of
from moguls.core.bits import MASK
from moguls.core.chance import stream

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from moguls.core.game import Game, Rules
    from moguls.core.later_chance import LaterChance
    from moguls.core.playthrough import Playthrough

SLICE: Final = 0.25  # seconds between two reports of progress
MAX_SLICE: Final = 4096  # games


def play_match(
    game: Game,
    bot_names: Sequence[str],
    games: int,
    seed: int,
    on_progress: Callable[[int, int], None] | None = None,
    record: Callable[[Playthrough], None] | None = None,
    *,
    compiled: bool = True,
) -> Result:
    """Play a match of bots, one a seat.

    Game k plays deal k // seats with the bots moved on k % seats seats, so that a multiple of
    the number of seats is fair to all. Bots think by number of simulations, never by the clock:
    the same arguments give the same result.

    Args:
        game: with its house rules.
        bot_names: one for each seat, as "hard" or "search:500"; a name may come often.
        games: at least 0.
        seed: of deals and bots.
        on_progress: called with the games played and all games, some times a second.
        record: called with each finished playthrough; slower, since games then run plain.
        compiled: whether to think in native code; the result is the same.

    Raises:
        UsageError: no such bot, or a number of bots that the game has no seats for.
    """
    names = tuple(bot_names)
    game.check_seats(len(names))
    match = _Match(game, names, seed & SEEDS, compiled=compiled)
    played: list[Played] = []
    chunks = match.run(games) if record is None else match.record(games, record)
    for chunk in chunks:
        played += chunk
        if on_progress is not None:
            on_progress(len(played), games)
    return Result(game.name, dict(game.options), names, seed, match.plies, tuple(played))


class _Match:
    """The bots of a match and what they think with."""

    def __init__(self, game: Game, names: tuple[str, ...], seed: int, *, compiled: bool) -> None:
        """Read the names and bind the loops."""
        self.game, self.names, self.seed = game, names, seed
        own = policy_of(game.name).sims
        self.brains = [brain_of(name, own) for name in names]
        self.kit = Kit(game.compiled() if compiled else game.plain())
        self.plies = 0

    def run(self, games: int) -> Iterator[list[Played]]:
        """Play in slices of native code, each about as long as `SLICE`."""
        done, size = 0, 1
        while done < games:
            size = min(size, games - done)
            begun = perf_counter()
            yield self._slice(done, size)
            done += size
            spent = max(perf_counter() - begun, 1e-6)
            size = max(1, min(2 * size, MAX_SLICE, int(size * SLICE / spent)))

    def _slice(self, first: int, games: int) -> list[Played]:
        """Play games first to first + games - 1."""
        seats, kit, rules = len(self.names), self.kit, self.game.rules
        out = kit.engine.integers(games * (seats + 1))
        self.plies += int(
            kit.loops.play_games(
                kit.states,
                (seats, self.game.packed_options, rules.num_actions),
                self._brains(),
                self.seed,
                first,
                games,
                kit.actions,
                kit.arrays(max(brain.sims for brain in self.brains)),
                kit.memo,
                out,
            )
        )
        rows = [out[at : at + seats + 1] for at in range(0, len(out), seats + 1)]
        return [self._played(first + i, row[:-1], int(row[-1])) for i, row in enumerate(rows)]

    def _brains(self) -> Any:
        """Return simulations and noise of each bot in one flat array."""
        flat = self.kit.engine.integers(2 * len(self.brains))
        for i, brain in enumerate(self.brains):
            flat[2 * i], flat[2 * i + 1] = brain.sims, brain.noise
        return flat

    def record(self, games: int, record: Callable[[Playthrough], None]) -> Iterator[list[Played]]:
        """Play the same games one ply at a time, handing each playthrough over at its end."""
        for k in range(games):
            play = self._recorded(k)
            record(play)
            self.plies += play.ply
            yield [self._played(k, play.scores, sum(1 << seat for seat in play.winners))]

    def _recorded(self, k: int) -> Playthrough:
        """Play game k of the match as a playthrough."""
        seats = len(self.names)
        deal, counter = self._deal(k // seats)
        play = self.game.new(seats, deal=deal, later_chance=_counting_on(counter))
        own = seed_of(self.seed, k)
        while not play.over:
            bot = (play.state.turn + k) % seats  # type: ignore[attr-defined]  # each game's state has it
            brain = self.brains[bot]
            play.act(self.kit.think(play.state, brain, seed_at(own, play.ply), None))
        return play

    def _deal(self, number: int) -> tuple[dict[str, Any], int]:
        """Return a deal of the batch as a record has it, and the counter of chance after it."""
        rules, state = self.game.rules, self.game.rules.state()
        state.seats, state.options = len(self.names), self.game.packed_options
        state.rng = stream(self.seed & MASK, number)
        getattr(self.game.plain().ns, rules.deal)(state)
        return rules.write_deal(state), state.rng

    def _played(self, k: int, scores: Any, winners: int) -> Played:
        """Return a game's result as plain numbers."""
        seats = range(len(self.names))
        return Played(
            game=k,
            bots=tuple((seat + k) % len(self.names) for seat in seats),
            scores=tuple(int(points) for points in scores),
            winners=tuple(seat for seat in seats if winners >> seat & 1),
        )


def _counting_on(counter: int) -> LaterChance:
    """Return what draws later chance as a game in bulk does: by the counter of its deal."""

    def lay(rules: Rules, state: Any, drawn: int) -> None:  # noqa: ARG001  # it counts by itself
        nonlocal counter
        kept, state.rng = state.rng, counter
        rules.draw_chance(state)
        counter, state.rng = state.rng, kept

    return lay
