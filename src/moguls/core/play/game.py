"""Game: rules with house-rule switches, from which playthroughs begin."""

from __future__ import annotations

from dataclasses import dataclass

from moguls.core.play import loading
from moguls.core.play.configured import ConfiguredRules
from moguls.core.play.observation_buffer import ObservationBuffer
from moguls.core.play.playthrough import Playthrough
from moguls.core.play.replay import replay
from moguls.core.records.chance_source import LaterChance, of_the_system
from moguls.errors import UsageError
from moguls.kernel.state.arguments import whole


@dataclass(frozen=True, eq=False, repr=False)
class Game(ConfiguredRules):
    """A game under certain house rules; make one with `moguls.game`."""

    def new(
        self,
        seats: int | None = None,
        seed: int | None = None,
        deal: dict[str, object] | None = None,
        later_chance: LaterChance | None = None,
        *,
        number: int = 0,
    ) -> Playthrough:
        """Begin a game.

        A seed fixes all chance: the state's own counter draws the deal and what falls due later,
        so the same actions lead to the same game on every engine, in playouts and in batches.

        Args:
            seats: how many; None takes `default_seats`, or what the deal is for.
            seed: of all chance, any int; None takes the operating system's random source.
            deal: every outcome of chance in the setup, as in a record; then `seed` must be None.
            later_chance: what draws chance that falls due during the game
                (`core.records.chance_source`); by default the counter of the seed,
                or the system's random source.
            number: which game of the seed.

        Raises:
            UsageError: seats, seed or switches that cannot be.
            RecordError: the deal is not one of this game.
        """
        if deal is not None:
            return self._new_from(deal, seats, seed, later_chance)
        if seats is None:
            seats = self.default_seats
        seats, seed = whole(seats, "seats"), None if seed is None else whole(seed, "seed")
        if seed is None:
            return Playthrough(self, seats, self.deal(seats), later_chance or of_the_system)
        if later_chance is None:
            return Playthrough.of_seed(self, seats, seed, whole(number, "number"))
        return Playthrough(self, seats, self.deal(seats, seed, number=number), later_chance)

    def _new_from(
        self,
        deal: dict[str, object],
        seats: int | None,
        seed: int | None,
        later_chance: LaterChance | None,
    ) -> Playthrough:
        if seed is not None:
            msg = "give a deal or a seed, not both: a deal fixes the whole setup"
            raise UsageError(msg)
        count = self.rules.codec.seats_of(deal) if seats is None else whole(seats, "seats")
        self.check_seats(count)
        return Playthrough(self, count, deal, later_chance or of_the_system)

    def observation_buffer(
        self, observation: str = "int16", *, perfect_memory: bool = False
    ) -> ObservationBuffer:
        """Return arrays that take the observation and action mask of playthroughs, again and again.

        Args:
            observation: int16, the planes as they are; unit, signed or playing, scaled float32.
            perfect_memory: read information states: with all that a seat has seen so far.

        Raises:
            UsageError: NumPy is missing, or there is no such observation.
        """
        return ObservationBuffer(self, observation, perfect_memory=perfect_memory)

    def load(self, data: bytes) -> Playthrough:
        """Return the game that has been saved, to go on exactly as it would have.

        Args:
            data: of `Playthrough.save`, or the bytes of a state (`Position.bytes`). A state has no
                past: there is no record, and nothing to undo.

        Raises:
            SavedError: it is not of this game under these house rules, or not whole.
        """
        return loading.load(self, data)

    def replay(
        self, record: dict[str, object], *, check: bool = False, native: bool = False
    ) -> Playthrough:
        """Replay a record of this game to its end.

        Raises:
            RecordError: the record breaks the format or the rules, or a check differs.
        """
        done = replay(self, record, check=check, native=native)
        if done.differences:
            raise done.differences[0].as_error()
        return done.play
