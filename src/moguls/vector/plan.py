"""VectorPlan of a vector environment: its setting and options."""

from __future__ import annotations

from dataclasses import dataclass, fields
from enum import Enum
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from moguls.bots.levels import config_of
from moguls.bots.registered import is_registered
from moguls.bots.registry import policy_of
from moguls.envs.opponents import opponent_names
from moguls.envs.setting import Setting
from moguls.errors import UsageError
from moguls.kernel.loops.vector_fields import (
    ALL,
    BITS,
    BYTES,
    DISABLED,
    DRAWN,
    INDICES,
    MARGIN,
    NEXT_STEP,
    ON_TURN,
    RANK,
    SAME_STEP,
    WIN,
    ZERO_SUM,
)
from moguls.kernel.state.arguments import seat_of, whole

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from moguls.bots.python_bot import Bot
    from moguls.kernel.engines.native import NativeEngine

# The values of Gymnasium's AutoresetMode.
AUTORESETS: Final = {"NextStep": NEXT_STEP, "SameStep": SAME_STEP, "Disabled": DISABLED}
MASKS: Final = {"bytes": BYTES, "bits": BITS, "indices": INDICES}
REWARDS: Final = {"win": WIN, "margin": MARGIN, "rank": RANK, "zero_sum": ZERO_SUM}
MOST_THREADS: Final = 64
# Tables for which a thread is worth waking, which takes about 0.05 ms (docs/research.md).
FEWEST_ALONE: Final = 4096
FEWEST_WITH_BOTS: Final = 128  # that decide at once; fewer if they simulate


@dataclass(frozen=True)
class VectorPlan:
    """What a vector environment is made with; numbers and names, and no game of its own.

    Attributes:
        setting: the game, its seats, rewards and observations (`moguls.envs.setting`).
        n: how many tables.
        opponents: the bots in the other seats, clockwise from the learner; None: all seats learn.
        seat: the learner's; None draws one for each game, or all seats learn.
        view: the seat that observes; None: the learner's, or who is on turn.
        seed: of all games and bots, until `reset` is given another.
        autoreset: NextStep, SameStep or Disabled of Gymnasium.
        mask: bytes, bits or indices: how legal actions are told.
        threads: how many share the tables at most; fewer where they would be slower.
        copy: whether arrays that are returned are the caller's own.
    """

    setting: Setting
    n: int = 1024
    opponents: str | Bot | Sequence[str | Bot] | None = None
    seat: int | None = None
    view: int | None = None
    seed: int = 0
    autoreset: str = "NextStep"
    mask: str = "bytes"
    threads: int = 1
    copy: bool = True

    @classmethod
    def of(cls, game: str, seats: int | None, options: dict[str, Any]) -> VectorPlan:
        """Return a plan by the game's name; options that it does not have are of the setting.

        Raises:
            UsageError: something is asked for that does not exist; says what does.
        """
        own = {field.name for field in fields(cls)} - {"setting"}
        chosen = {key: value for key, value in options.items() if key in own}
        if isinstance(chosen.get("autoreset"), Enum):  # Gymnasium's AutoresetMode
            chosen["autoreset"] = chosen["autoreset"].value
        rest = {key: value for key, value in options.items() if key not in own}
        return cls(Setting.of(game, seats, rest), **chosen)

    def __post_init__(self) -> None:
        """Refuse what does not exist.

        Raises:
            UsageError: says what does.
        """
        seats = self.setting.seats
        if whole(self.n, "n") < 1:
            msg = f"n={self.n} is not possible: at least one table is needed"
            raise UsageError(msg)
        if not 1 <= whole(self.threads, "threads") <= MOST_THREADS:
            msg = f"threads={self.threads} is not possible; expected 1 to {MOST_THREADS}"
            raise UsageError(msg)
        _one_of("autoreset", self.autoreset, AUTORESETS)
        _one_of("mask", self.mask, MASKS)
        if not isinstance(self.copy, bool):
            msg = f"copy={self.copy!r} is not possible; expected False, True"
            raise UsageError(msg)
        for given in (self.seat, self.view):
            if given is not None:
                seat_of(given, seats)
        if self.opponents is None and self.seat is not None:
            msg = f"seat={self.seat} is the learner's; name bots for the others with opponents=…"
            raise UsageError(msg)
        self._refuse_setting()
        self.bots  # noqa: B018  # it refuses who cannot play

    def _refuse_setting(self) -> None:
        """Refuse what other environments can and this one cannot.

        Raises:
            UsageError: says what it can.
        """
        if self.setting.illegal != "error":
            msg = f"illegal={self.setting.illegal!r} is not possible with many tables: use 'error'"
            raise UsageError(msg)
        if self.setting.engine == "plain":
            msg = "engine='plain' is not possible with many tables; expected auto, native"
            raise UsageError(msg)

    @cached_property
    def bots(self) -> tuple[str, ...]:
        """The names of the bots, clockwise from the learner; none where all seats learn."""
        if self.opponents is None:
            return ()
        names = tuple(opponent_names(self.setting, self.opponents))
        for name in filter(is_registered, names):
            msg = f"{name!r} is a Python bot, which native loops over tables cannot call: use the"
            msg += " environment of moguls.envs for one table, or let all seats learn"
            raise UsageError(msg)
        return names

    @property
    def fewest(self) -> int:
        """The number of tables for which another thread is worth waking."""
        if not self.bots:
            return FEWEST_ALONE
        policy = policy_of(self.setting.game.rules.key)
        sims = max(config_of(name, policy).sims for name in self.bots)
        return max(1, FEWEST_WITH_BOTS // (1 + sims))

    @cached_property
    def engine(self) -> NativeEngine:
        """What plays.

        Raises:
            NoNativeCode: there is none.
        """
        return self.setting.game.native_engine()

    @cached_property
    def words(self) -> tuple[int, ...]:
        """What `vector_fields.How` has, seed and stride left out."""
        learner = ALL if self.opponents is None else DRAWN if self.seat is None else self.seat
        return (
            learner,
            ON_TURN if self.view is None else self.view,
            int(self.setting.perfect_memory),
            AUTORESETS[self.autoreset],
            REWARDS[self.setting.reward],
            MASKS[self.mask],
        )

    @property
    def metadata(self) -> dict[str, Any]:
        """What the environment says of itself, Gymnasium's own words left out."""
        options = {f.name: getattr(self, f.name) for f in fields(self)[1:] if f.name != "opponents"}
        metadata = {**self.setting.metadata, **options, "opponents": list(self.bots)}
        return {**metadata, "render_modes": []}


def _one_of(name: str, given: object, values: Mapping[str, int]) -> None:
    """Refuse a value that does not exist.

    Raises:
        UsageError: says which there are.
    """
    if given not in values:
        msg = f"{name}={given!r} is not possible; expected {', '.join(values)}"
        raise UsageError(msg)
