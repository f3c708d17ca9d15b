"""Many tables of a game, stepped together by native code, for learners: docs/vectors.md."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from moguls.envs.extras import MissingExtra, need

if TYPE_CHECKING:
    from moguls.core.play.game import Game
    from moguls.vector.batches import Batch
    from moguls.vector.gymnasium_env import MogulsVectorEnv
    from moguls.vector.stepping import Tables

__all__ = ["MissingExtra", "batch", "for_gymnasium", "make", "tables"]


def make(game: str, seats: int | None = None, n: int = 1024, **options: object) -> MogulsVectorEnv:
    """Return tables of a game as a `gymnasium.vector.VectorEnv`.

    Args:
        game: its name, such as "take-stock".
        seats: how many; None takes 4, or the nearest that the game allows.
        n: how many tables.
        options: `opponents`, `seat`, `view`, `seed`, `autoreset`, `mask`, `threads`, `copy`
            (`moguls.vector.plan.VectorPlan`); `reward`, `observation`, `perfect_memory`
            (`moguls.envs.setting.Setting`); and the game's own switches.

    Raises:
        MissingExtra: Gymnasium is not installed; says what to type.
        NoNativeCode: there is neither a library nor a compiler.
        UsageError: something is asked for that does not exist; says what does.
    """
    need("gymnasium", "gymnasium")
    from moguls.vector.gymnasium_env import MogulsVectorEnv as Made  # noqa: PLC0415  # an extra
    from moguls.vector.plan import VectorPlan  # noqa: PLC0415  # it imports NumPy

    return Made(VectorPlan.of(game, seats, {"n": n, **options}))


def for_gymnasium(num_envs: int = 1, **options: Any) -> MogulsVectorEnv:
    """Return what `gymnasium.make_vec(…, vectorization_mode="vector_entry_point")` asks for.

    Args:
        num_envs: how many tables.
        options: as of `make`, the game among them.

    Raises:
        UsageError: something is asked for that does not exist; says what does.
    """
    return make(n=num_envs, **options)


def tables(game: str, seats: int | None = None, n: int = 1024, **options: Any) -> Tables:
    """Return the same without Gymnasium: no spaces, and no class of its.

    Args:
        game: its name, such as "take-stock".
        seats: how many; None takes 4, or the nearest that the game allows.
        n: how many tables.
        options: as of `make`.

    Raises:
        MissingExtra: NumPy is not installed; says what to type.
        NoNativeCode: there is neither a library nor a compiler.
        UsageError: something is asked for that does not exist; says what does.
    """
    need("numpy", "research")
    from moguls.vector.plan import VectorPlan  # noqa: PLC0415  # it imports NumPy
    from moguls.vector.stepping import Tables as Made  # noqa: PLC0415  # as above

    return Made(VectorPlan.of(game, seats, {"n": n, **options}))


def batch(game: Game, tables: int, seats: int, seed: int) -> Batch:
    """Begin games 0 to tables - 1 of a seed, to be stepped together.

    Args:
        game: the game and its house rules.
        tables: how many, at least 1.
        seats: as many as the game allows.
        seed: any int; the same games as `game.new(seats, seed, number=…)`.

    Raises:
        MissingExtra: NumPy is not installed; says what to type.
        NoNativeCode: there is neither a library nor a compiler.
        UsageError: no tables, or a number of seats that the game does not have.
    """
    need("numpy", "research")
    from moguls.vector.batches import Batch as Made  # noqa: PLC0415  # it imports NumPy

    return Made(game.native_engine(), tables, seats, seed)
