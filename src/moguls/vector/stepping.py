"""N tables of one game that are stepped together by native code, in Gymnasium's own terms."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from moguls.errors import UsageError
from moguls.kernel.loops import returns as vector_returns
from moguls.kernel.loops import vector as vector_loops
from moguls.kernel.loops.vector_fields import How
from moguls.kernel.rules.refusal import refuse
from moguls.kernel.state.arguments import seat_of, wrapped
from moguls.vector import saving
from moguls.vector.arrays import kept_of
from moguls.vector.buffers import Buffers
from moguls.vector.plan import MASKS
from moguls.vector.thinkers import Thinker
from moguls.vector.thread_pool import ThreadPool
from moguls.vector.views import view

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from numpy.typing import ArrayLike, NDArray

    from moguls.vector.buffers import Stepped
    from moguls.vector.plan import VectorPlan

    ResetResult = tuple[NDArray[np.generic], dict[str, NDArray[np.generic]]]

SEED_BITS: Final = 62
SEEDS: Final = 1 << SEED_BITS
SPARE: Final = 64 - SEED_BITS


class Tables:
    """N tables. `moguls.vector.tables` makes one, `moguls.vector.make` one for Gymnasium.

    Table i plays games i, i + n, i + 2n and so on of the seed, like `Batch`.

    Attributes:
        plan: what it was made with.
        num_envs: how many tables.
        metadata: what it says of itself.
        arrays: the games; `kept.states["turn"]` and the like are read without a copy.
    """

    def __init__(self, plan: VectorPlan) -> None:
        """Make tables at which no game has begun: `reset` deals."""
        self.plan, self.num_envs = plan, plan.n
        self.metadata = plan.metadata
        self._engine = plan.engine
        self._form = MASKS[plan.mask]
        self._threads = ThreadPool(plan.n, plan.threads, plan.fewest)
        self._thinkers = [Thinker(plan) for _ in self._threads.runs] if plan.bots else []
        self.arrays = kept_of(self._engine, plan.n, self._form)
        self._everyone = np.ones(plan.n, np.int64)
        self._seats = np.zeros(plan.n, np.int64)
        written = {"bits": self.arrays.words, "indices": self.arrays.legal}
        self._buffers = Buffers(plan, masks=written.get(plan.mask))
        self._last_written: Buffers | None = None  # what was written last
        self._has_begun = self._is_closed = False
        self._is_one_call = len(self._threads.runs) == 1 and not self._thinkers
        self._loops = self._engine.build(vector_returns, vector_loops)
        self._set_seed(plan.seed)
        self._bind()

    def _set_seed(self, seed: int) -> None:
        game, (learner, *rest) = self.plan.setting.game, self.plan.words
        seats = self.plan.setting.seats
        numbers = (game.packed_options, seats, wrapped(seed), self.plan.n, learner, *rest)
        self._settings = How(*numbers)
        self._settings_arg = self._engine.passing(self._loops.show_all, 2, self._settings)

    def _bind(self) -> None:
        loops, direct = self._loops, self._engine.direct
        arrays, out, settings, n = self.arrays, self._buffers.native, self._settings, self.num_envs
        self._arrays_arg = self._engine.passing(loops.show_all, 0, arrays)
        self._first_refused = direct(loops.first_refused, arrays, settings, 0, n)
        self._draw = direct(loops.draw_all, arrays, settings, 0, 0, n)
        self._show = direct(loops.show_all, arrays, out, settings, 1, 0, n)
        if self._thinkers:
            self._act = direct(loops.act_all, arrays, out, settings, 0, n)
            self._settle = direct(loops.settle_all, arrays, out, settings, 0, n)
        else:
            self._step = direct(loops.step_all, arrays, out, settings, 0, 0, n)

    def _out_arg(self, buffers: Buffers) -> Any:
        if buffers.passed is None:
            buffers.passed = self._engine.passing(self._loops.show_all, 1, buffers.native)
        return buffers.passed

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.plan.setting.game.name}, {self.num_envs} tables>"

    # -- Gymnasium's verbs ----------------------------------------------------------------------

    def reset(
        self,
        *,
        seed: int | None = None,
        options: Mapping[str, object] | None = None,
        out: Buffers | None = None,
    ) -> ResetResult:
        """Deal new games.

        Args:
            seed: of all games from now on; None goes on with the next games of the present one.
            options: `{"reset_mask": (n,) bool}` deals at these tables alone.
            out: what is written, in place of arrays of our own.

        Returns:
            Observations, and what `Buffers` has besides.

        Raises:
            UsageError: the mask is not an array of n truth values.
        """
        if self._is_closed:
            self._refuse_unready()
        chosen = self._chosen(options)
        if seed is not None:
            self._set_seed(seed)
            self.arrays.games[:] = np.arange(self.num_envs)
        elif self._has_begun:
            self.arrays.games[chosen != 0] += self.num_envs
        buffers = self._buffers if out is None else self._checked(out)
        buffers.clear()
        self._has_begun = True
        self._threads.do(lambda k, first, last: self._begin(k, buffers, chosen, first, last))
        self._last_written = buffers
        seen, _, _, _, infos = self._given(buffers, out)
        return seen, infos

    def _chosen(self, options: Mapping[str, object] | None) -> NDArray[np.int64]:
        """Return 1 for each table at which a reset deals."""
        mask = (options or {}).get("reset_mask")
        if mask is None:
            return self._everyone
        mask = np.asarray(mask)
        if mask.shape != (self.num_envs,) or mask.dtype != np.bool_ or not mask.any():
            msg = f"reset_mask must be ({self.num_envs},) of bool, one of them True"
            raise UsageError(msg)
        if not self._has_begun:
            msg = "reset_mask: no game has begun at the other tables; reset all of them first"
            raise UsageError(msg)
        return mask.astype(np.int64)

    def _begin(
        self, k: int, buffers: Buffers, chosen: NDArray[np.int64], first: int, last: int
    ) -> None:
        """Deal at some tables, let bots play, and write what is seen at all."""
        self._loops.begin_all(self.arrays, self._settings, chosen, first, last)
        self._await_learners(k, buffers, first, last)
        self._show(
            self._arrays_arg,
            self._out_arg(buffers),
            self._settings_arg,
            1,
            first,
            last,
        )

    def _await_learners(self, k: int, buffers: Buffers, first: int, last: int) -> None:
        """Let bots play until learners are on turn, or their games over; pay out."""
        while self._thinkers:
            self._thinkers[k].play_on(self.arrays, self._settings, first, last)
            out = self._out_arg(buffers)
            if not self._settle(self._arrays_arg, out, self._settings_arg, first, last):
                return

    def step(self, actions: ArrayLike, *, out: Buffers | None = None) -> Stepped:
        """Play an action at each table, and all that follows it until a learner is on turn.

        Args:
            actions: (n,) whole numbers; without meaning where the next game begins.
            out: what is written, in place of arrays of our own.

        Returns:
            Observations, rewards, terminations, truncations, and what `Buffers` has besides.

        Raises:
            IllegalMove: naming the first table whose action is not legal; nothing was played.
            UsageError: these are not actions, or a game is over and nothing begins by itself.
        """
        self._take(actions)
        buffers = self._buffers if out is None else self._checked(out)
        fresh = int(self._last_written is not self._buffers or buffers is not self._buffers)
        if self._is_one_call:
            self._step_at_once(buffers, fresh)
        else:
            self._refuse_any()
            self._last_written = None  # should anything fail
            self._threads.do(lambda k, first, last: self._run(k, buffers, fresh, first, last))
        self._last_written = buffers
        return self._given(buffers, out)

    def _step_at_once(self, buffers: Buffers, fresh: int) -> None:
        arrays, out, settings = self._arrays_arg, self._out_arg(buffers), self._settings_arg
        shown, self._last_written = self._last_written, None  # should anything fail
        wrong = self._step(arrays, out, settings, fresh, 0, self.num_envs)
        if wrong >= 0:
            self._last_written = shown
            self._refuse(wrong)

    def _take(self, actions: ArrayLike) -> None:
        self._refuse_unready()
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            msg = f"step needs whole numbers of shape ({self.num_envs},)"
            msg += f", not {given.dtype} of {given.shape}"
            raise UsageError(msg)
        self.arrays.actions[:] = given

    def _refuse_unready(self) -> None:
        if self._is_closed or not self._has_begun:
            why = "it is closed" if self._is_closed else "no game has begun: call reset() first"
            raise UsageError(why)

    def _refuse_any(self) -> None:
        wrong = self._first_refused(self._arrays_arg, self._settings_arg, 0, self.num_envs)
        if wrong >= 0:
            self._refuse(wrong)

    def _refuse(self, table: int) -> None:
        """Raise with the reason why a table's action cannot be played."""
        if not self.arrays.live[table]:
            msg = f'table {table} is over: begin again with reset(options={{"reset_mask": …}})'
            raise UsageError(msg)
        action = int(self.arrays.actions[table])
        refuse(self._engine.rules, self.arrays.states[table], action, table)

    def _run(self, k: int, buffers: Buffers, fresh: int, first: int, last: int) -> None:
        arrays, out, settings = self._arrays_arg, self._out_arg(buffers), self._settings_arg
        if not self._thinkers:
            self._step(arrays, out, settings, fresh, first, last)
        else:
            self._act(arrays, out, settings, first, last)
            self._await_learners(k, buffers, first, last)
            self._show(arrays, out, settings, fresh, first, last)

    def _checked(self, out: Buffers) -> Buffers:
        """Return buffers that fit these tables.

        Raises:
            UsageError: they were made for others.
        """
        if getattr(out, "plan", None) is not self.plan:
            msg = "out must come from buffers() of these tables, or of those they were copied from"
            raise UsageError(msg)
        return out

    def _given(self, buffers: Buffers, out: Buffers | None) -> Stepped:
        if out is None and self.plan.copy:
            return buffers.copied()
        seen, rewards, ended, cut, infos = buffers.read_only if out is None else buffers.step_result
        return seen, rewards, ended, cut, {**infos}

    def close(self, **kwargs: object) -> None:  # noqa: ARG002  # Gymnasium's signature
        """End the threads; nothing is played afterwards."""
        self._is_closed = True
        self._threads.close()

    # -- more than Gymnasium has ----------------------------------------------------------------

    def buffers(
        self,
        observations: NDArray[np.generic] | None = None,
        masks: NDArray[np.generic] | None = None,
    ) -> Buffers:
        """Return arrays for `out=`; nothing is allocated in steps that write them.

        Args:
            observations: where observations are to be written, such as a row of a memory.
            masks: where legal actions are to be written.

        Raises:
            UsageError: an array has another shape or type, or gaps.
        """
        return Buffers(self.plan, observations, masks)

    def sample(
        self, rng: np.random.Generator, out: NDArray[np.int64] | None = None
    ) -> NDArray[np.int64]:
        """Draw a legal action for each table, each as likely as the others; 0 where none is.

        Args:
            rng: one number of it is used; the games' own chance is left as it is.
            out: (n,) written and returned, in place of a new array.
        """
        self._refuse_unready()
        self._draw(self._arrays_arg, self._settings_arg, seed_of(rng), 0, self.num_envs)
        if out is None:
            return self.arrays.actions.copy()  # type: ignore[no-any-return]  # of native code
        out[:] = self.arrays.actions
        return out

    def action_masks(self) -> NDArray[np.bool_]:
        """Return (n, actions) whether each action is legal: sb3-contrib asks for them so."""
        self._refuse_unready()
        actions = self.plan.setting.num_actions
        if self.plan.mask == "bits":
            words = self.arrays.words.astype("<i8").view(np.uint8)
            return np.unpackbits(words, axis=1, count=actions, bitorder="little").astype(np.bool_)
        masks = np.zeros((self.num_envs, actions), np.bool_)
        for row, legal, count in zip(masks, self.arrays.legal, self.arrays.counts, strict=True):
            row[legal[:count]] = True
        return masks

    def observe(
        self, seats: int | ArrayLike, out: NDArray[np.generic] | None = None
    ) -> NDArray[np.generic]:
        """Return (n, size) what a seat observes of each table, also where the game is over.

        Args:
            seats: one for all tables, or (n,) one for each.
            out: (n, size) written and returned, in place of a new array.

        Raises:
            UsageError: there is no such seat.
        """
        self._refuse_unready()
        viewers = np.broadcast_to(np.asarray(seats), (self.num_envs,))
        for seat in (int(viewers.min()), int(viewers.max())):
            seat_of(seat, self.plan.setting.seats)
        self._seats[:] = viewers
        tables = self.arrays, self._settings, self._seats
        return view(self._loops, tables, self.plan.setting.observer, out)

    def save(self, table: int | None = None) -> bytes:
        """Return all tables as bytes, or one of them: their games, future chance and bots."""
        rows = slice(None) if table is None else slice(self._one(table), self._one(table) + 1)
        return saving.saved(self.plan, self._settings.seed, self.arrays, rows)

    def restore(self, data: bytes, table: int | None = None) -> ResetResult:
        """Put what `save` has written in place of all tables, or of one; show what is there.

        What one table is put in goes on by the seed of this environment where the next game
        begins, and where bots decide.

        Raises:
            SavedError: it is no such thing, or of another game, or of other seats.
            UsageError: there is no such table, or it is of another number of tables.
        """
        at = None if table is None else self._one(table)
        seed = saving.restored(self.plan, self.arrays, data, at)
        if table is None:
            self._set_seed(seed)
        self._has_begun = self._has_begun or table is None
        self._buffers.clear()
        own = self._out_arg(self._buffers)
        self._show(self._arrays_arg, own, self._settings_arg, 1, 0, self.num_envs)
        self._last_written = self._buffers
        seen, _, _, _, infos = self._given(self._buffers, None)
        return seen, infos

    def _one(self, table: int) -> int:
        """Return the number of a table.

        Raises:
            UsageError: there is none.
        """
        if not 0 <= table < self.num_envs:
            msg = f"there is no table {table}; tables are 0 to {self.num_envs - 1}"
            raise UsageError(msg)
        return int(table)

    def __deepcopy__(self, memo: object) -> Tables:
        return _restored(type(self), self.plan, self.save() if self._has_begun else None)

    def __reduce__(self) -> tuple[Callable[..., Tables], tuple[object, ...]]:
        return _restored, (type(self), self.plan, self.save() if self._has_begun else None)


def seed_of(rng: np.random.Generator) -> int:
    """Return `rng.integers(SEEDS)`."""
    bits = rng.bit_generator
    if type(bits) is np.random.PCG64:
        return bits.random_raw() >> SPARE  # the same number, in a sixth of the time
    return int(rng.integers(SEEDS))


def _restored(kind: type[Tables], plan: VectorPlan, data: bytes | None) -> Tables:
    tables = kind(plan)
    if data is not None:
        tables.restore(data)
    return tables
