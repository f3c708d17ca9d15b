"""Native engine: rules as native code, whose single calls take the address of a state."""

from __future__ import annotations

from ctypes import Array, addressof, c_char
from typing import TYPE_CHECKING, Any, Final, Protocol

from moguls.kernel.engines.base import Engine
from moguls.kernel.engines.position import COUNT, Position
from moguls.kernel.loops.single_calls import REFUSED
from moguls.kernel.rules import chance
from moguls.kernel.state.arguments import wrapped
from moguls.kernel.state.numpy_arrays import Sliceable, numpy_for

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import SimpleNamespace

    import numpy as np
    from numpy.typing import NDArray

    from moguls.kernel.rules.rule_set import RuleSet
    from moguls.kernel.state.layout import State

UNKNOWN: Final = -1


class Settable(Protocol):
    """Words of which one can be set."""

    def __setitem__(self, at: int, word: int, /) -> None: ...


# What single calls take of one state: `words`, `action_at`, `argument` and `numbers` of a
# `NativePosition`. A named tuple would make the start of a game a tenth slower.
StepCall = tuple[Settable, int, object, Sliceable]


class NativeEngine(Engine):
    """Rules as native code, made beforehand or in this process.

    Attributes:
        calls: the single calls of `loops.single_calls`, by name.
        place: makes of an address what calls take of it.
        memory: allocates one zeroed state.
        stand: returns the status of a state; it takes `NativePosition.argument`.
        act: plays the action in `NativePosition.words` if it is legal; stops where chance is due.
        parts: slices of the first 0, 1, 2, … numbers.
    """

    calls: SimpleNamespace
    place: Callable[[int], object] = int
    stand: Callable[[Any], int]
    act: Callable[[Any], int]

    def __init__(self, rules: RuleSet, options: int) -> None:
        """Bind the rules with the switches packed in `options`."""
        super().__init__(rules, options)
        self.memory: Callable[[], Array[c_char]] = c_char * rules.state.layout_.size
        self.parts = tuple(slice(count) for count in range(rules.max_choices + 1))

    def begin(self, seats: int, seed: int, number: int = 0) -> NativePosition:
        if seats not in self.seats:
            self.rules.check(seats, self.options)
        position = NativePosition(self)
        position.set_up(seats, wrapped(seed), wrapped(number, "number"))
        return position

    def position(self, data: bytes) -> NativePosition:
        position = NativePosition(self)
        position.write(data)
        return position

    def step_of(self, address: int) -> StepCall:
        """Return what single calls take of the state at an address."""
        out = self.integers(self.rules.max_choices + 1)  # the last is for their number
        words = [self.place(address), 0, self.passed(out)]
        return words, 1, words, self.numbers(out)

    def set_up(self, position: NativePosition, seats: int, seed: int, number: int) -> int:
        """Set up a state for game `number` of a seed; return its status.

        Args:
            position: holds the state.
            seats: as many as the game allows.
            seed: wrapped to 64 bits, signed.
            number: wrapped as well.
        """
        words: Any = position.words
        rng = wrapped(chance.stream(seed, number))
        self.calls.setup_at(words[0], seats, self.options, rng)
        return self.stand(words)

    def passed(self, out: Any) -> object:
        """Return what calls take of an array."""
        return out

    def passed_planes(self, out: NDArray[np.int16]) -> object:
        """Return what calls take of a row of planes.

        Raises:
            UsageError: it has another shape or type than an observation, or gaps.
        """
        self.rules.check_row(out)
        return out

    def numbers(self, out: Any) -> Sliceable:
        """Return the numbers of an array as what can be sliced, and a slice made a list."""
        sliceable: Sliceable = out
        return sliceable

    def direct(self, entry: object, *sample: object) -> Any:
        """Return an entry as what is called with numbers, and with what `passing` made of the rest.

        Types are not checked from then on: arguments of other types than the sample's corrupt
        memory.
        """
        del sample
        return entry

    def passing(self, entry: object, at: int, value: object) -> Any:
        """Return what an entry called by `direct` takes of an argument, for many calls.

        Args:
            entry: any that takes the same type.
            at: the index of the argument.
            value: an array or a tuple of them; it lives as long as what is returned.
        """
        del entry, at
        return value

    def __deepcopy__(self, memo: object) -> NativeEngine:
        """Return itself: nothing in it changes."""
        return self


class NativePosition(Position):
    """A state in a buffer, played by single calls of native code.

    Attributes:
        memory: the bytes of the state.
        words: the members of `single_calls.StepArguments`.
        action_at: the index of the action in `words`.
        argument: `words` as calls take them.
        numbers: where calls write the legal actions.
        engine: that plays it.
        act, parts: of the engine.
    """

    __slots__ = (
        "_address",
        "_out",
        "_row",
        "_unpacked",
        "act",
        "action_at",
        "argument",
        "engine",
        "memory",
        "numbers",
        "parts",
        "status",
        "words",
    )

    def __init__(self, engine: NativeEngine) -> None:
        """Allocate a zeroed state, which `write` or `set_up` fills."""
        self.engine, self.act, self.parts = engine, engine.act, engine.parts
        self.memory = memory = engine.memory()
        address = addressof(memory)
        self._address = engine.place(address)
        self.words, self.action_at, self.argument, self.numbers = engine.step_of(address)
        self.status = UNKNOWN
        self._row: tuple[NDArray[np.int16], object] | None = None  # for observations
        self._out: tuple[NDArray[np.int16], object] | None = None  # the caller's
        self._unpacked: tuple[tuple[bytes, State], ...] = ()  # the last two, the newest first

    def set_up(self, seats: int, seed: int, number: int) -> None:
        """Begin game `number` of a seed, both wrapped to 64 bits."""
        self.status = self.engine.set_up(self, seats, seed, number)

    @property
    def address(self) -> int:
        """The address of the state."""
        return addressof(self.memory)

    @property
    def state(self) -> State:
        data, last = self.memory.raw, self._unpacked
        if last and last[0][0] == data:
            return last[0][1]
        state = unpacked(self, self.engine.rules, data)
        self._unpacked = (data, state), *last[:1]
        return state

    def write(self, data: bytes) -> None:
        self.memory.raw = data
        self.status = self.engine.stand(self.argument)

    @property
    def bytes(self) -> bytes:
        return self.memory.raw

    def choices(self) -> list[int]:
        return self.numbers[self.parts[self.status & COUNT]].tolist()

    def sample(self) -> int:
        return int(self.engine.calls.sample_at(self._address))

    def why_not(self, action: int) -> int:
        return int(self.engine.calls.why_not_at(self._address, action))

    def apply(self, action: int) -> None:
        self.engine.calls.apply_at(self._address, action)
        self.status = self.engine.stand(self.argument)

    def try_step(self, action: int) -> int:
        try:
            self.words[self.action_at] = action
        except OverflowError:  # more than 64 bits
            return REFUSED
        status = self.act(self.argument)
        if status != REFUSED:
            self.status = status
        return status

    def draw_chance(self) -> None:
        # The status does not change: chance is due until `take_chance`.
        self.engine.calls.draw_chance_at(self._address)

    def take_chance(self) -> None:
        self.engine.calls.take_chance_at(self._address)
        self.status = self.engine.stand(self.argument)

    def redeal(self, seat: int) -> None:
        self.engine.calls.redeal_at(self._address, seat)
        self.status = self.engine.stand(self.argument)

    def observe(
        self, seat: int, *, perfect_memory: bool = False, out: NDArray[np.int16] | None = None
    ) -> NDArray[np.int16]:
        row = self._row if out is None else self._out
        if row is None or (out is not None and out is not row[0]):
            row = self._row_of(out)
        calls = self.engine.calls
        (calls.information_at if perfect_memory else calls.observe_at)(self._address, seat, row[1])
        return row[0].copy() if out is None else out

    def _row_of(self, out: NDArray[np.int16] | None) -> tuple[NDArray[np.int16], object]:
        array: NDArray[np.int16]
        if out is None:
            array = numpy_for("observe").zeros(self.engine.rules.size, "int16")
            self._row = row = array, self.engine.passed_planes(array)
        else:
            self._out = row = out, self.engine.passed_planes(out)
        return row

    def copy(self) -> NativePosition:
        twin = self.engine.position(self.memory.raw)
        twin._unpacked = self._unpacked  # noqa: SLF001  # of this class
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return self.engine.position, (self.bytes,)


def unpacked(position: Position, rules: RuleSet, data: bytes) -> State:
    """Return a state from its bytes, to be read; the last two of a position are there already."""
    state: State
    recent = position._unpacked if isinstance(position, NativePosition) else ()  # noqa: SLF001  # of this module
    for at, state in recent:
        if at == data:
            return state
    state = rules.state.unpack(data)
    return state
