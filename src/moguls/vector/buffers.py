"""The arrays that a step writes: kept ones, the caller's own, or a row of a learner's memory."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from moguls.errors import UsageError
from moguls.vector.arrays import out_of
from moguls.vector.plan import MASKS

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from moguls.vector.plan import VectorPlan

    Stepped = tuple[
        NDArray[np.generic],
        NDArray[np.generic],
        NDArray[np.generic],
        NDArray[np.generic],
        dict[str, NDArray[np.generic]],
    ]

OF_MASK: Final = {"bytes": "flags", "bits": "words", "indices": "places"}


class Buffers:
    """What a step or a reset tells of n tables. Hand them to `step(…, out=…)` and read them.

    Attributes:
        observations: (n, size), int16 or float32.
        masks: what is legal: (n, actions) int8 of 0 and 1 (bytes), (n, words) int64 (bits: action a
            is bit a % 64 of word a // 64), or (n, most) int16 (indices: ascending, -1 behind them).
        counts: (n,) int64, how many actions are legal; 0 where the game is over.
        seats: (n,) int64, whose observation it is.
        rewards: (n,) float64.
        returns: (n, seats) float64, what each seat gets where a game has ended; 0 elsewhere.
        terminations: (n,) bool, where a game has ended in this step.
        truncations: (n,) bool, always False: no game is cut short.
        final: (n, size) as observations: where a game has ended and the next has begun in the same
            step, what was observed at its end; None in other modes.
    """

    def __init__(
        self,
        plan: VectorPlan,
        observations: NDArray[np.generic] | None = None,
        masks: NDArray[np.generic] | None = None,
    ) -> None:
        """Make arrays, or take those of the caller.

        Args:
            plan: of the environment.
            observations: where observations are to be written.
            masks: where legal actions are to be written.

        Raises:
            UsageError: an array has another shape or type, or gaps.
        """
        self.plan = plan
        setting = plan.setting
        is_final = plan.autoreset == "SameStep"
        rules, form = setting.game.rules, setting.observer.form
        mask = MASKS[plan.mask]
        arrays = out_of(rules, plan.n, setting.seats, mask, final=is_final, observation=form)
        name, last = ("observations", "final") if form == "int16" else ("floats", "final_floats")
        self.observations: NDArray[Any] = getattr(arrays, name)
        self.final: NDArray[np.generic] | None = getattr(arrays, last) if is_final else None
        if observations is not None:
            self.observations = _fitting("observations", observations, self.observations)
            arrays = arrays._replace(**{name: observations})
        field = OF_MASK[plan.mask]
        own = getattr(arrays, field)
        if masks is not None:
            as_written = masks.view(np.uint8) if masks.dtype in (np.int8, np.bool_) else masks
            arrays = arrays._replace(**{field: _fitting("masks", as_written, own)})
        legal = getattr(arrays, field)
        self.masks: NDArray[np.generic] = legal.view(np.int8) if plan.mask == "bytes" else legal
        self.native, self.passed = arrays, None  # and what native code takes of it, once asked
        self.counts, self.seats = arrays.counts, arrays.seats
        self.rewards, self.returns = arrays.rewards, arrays.returns
        self.terminations: NDArray[np.bool_] = arrays.ended.view(np.bool_)
        self.truncations: NDArray[np.bool_] = np.zeros(plan.n, np.bool_)

    def clear(self) -> None:
        """Forget rewards and ends: a reset tells none."""
        for array in (self.rewards, self.returns, self.terminations):
            array.fill(0)

    @cached_property
    def step_result(self) -> Stepped:
        """What a step returns, in these arrays."""
        paid = self.observations, self.rewards, self.terminations, self.truncations
        return *paid, self._infos()

    @cached_property
    def read_only(self) -> Stepped:
        """The same, not to be written: what is there is not written anew unless it changes."""
        *paid, infos = self.step_result
        seen, rewards, ended, cut = map(_read_only, paid)
        return seen, rewards, ended, cut, {name: _read_only(it) for name, it in infos.items()}

    def copied(self) -> Stepped:
        """Return the same as arrays of the caller's own."""
        *paid, infos = self.step_result
        seen, rewards, ended, cut = (array.copy() for array in paid)
        return seen, rewards, ended, cut, {name: array.copy() for name, array in infos.items()}

    def _infos(self) -> dict[str, NDArray[np.generic]]:
        """Return what is told beside observations, rewards and ends."""
        infos: dict[str, NDArray[np.generic]] = {
            "action_mask": self.masks,
            "num_legal": self.counts,
            "seat": self.seats,
            "returns": self.returns,
            "_returns": self.terminations,
        }
        if self.final is not None:
            infos |= {"final_obs": self.final, "_final_obs": self.terminations}
        return infos


def _read_only(array: NDArray[np.generic]) -> NDArray[np.generic]:
    """Return an array that is not to be written."""
    seen = array.view()
    seen.flags.writeable = False
    return seen


def _fitting(
    name: str, given: NDArray[np.generic], model: NDArray[np.generic]
) -> NDArray[np.generic]:
    """Return an array of the caller's.

    Raises:
        UsageError: it has another shape or type, or gaps.
    """
    is_whole = bool(given.flags.carray)
    if given.shape != model.shape or given.dtype != model.dtype or not is_whole:
        msg = f"{name} must be {model.shape} of {model.dtype}, writable and contiguous"
        msg += f", not {given.shape} of {given.dtype}"
        raise UsageError(msg)
    return given
