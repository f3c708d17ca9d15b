"""The rules of a game as the kernel binds, compiles and calls them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from moguls.errors import Denial, UsageError
from moguls.kernel.rules.binding import functions_of
from moguls.kernel.state.arguments import whole
from moguls.kernel.state.layout import SIZES

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType

    import numpy as np
    from numpy.typing import NDArray

    from moguls.kernel.rules.binding import Function
    from moguls.kernel.rules.planes import Plane
    from moguls.kernel.state.layout import State


def never(state: object) -> bool:  # noqa: ARG001  # the game has no chance after the deal
    """Say that no chance is due."""
    return False


def nothing(state: object) -> None:
    """Do nothing: no chance is ever due."""


@dataclass(frozen=True, eq=False, repr=False, kw_only=True)
class RuleSet:
    """Sources, state and actions of one game; its rule functions stand in the modules.

    A rule function is stated once, in one of `modules`, under the name that
    `kernel.rules.interface` has for it, and is found here by that name.

    Attributes:
        name: of the game.
        key: by which the game is asked for; differs from its name under kept facts.
        facts: the data file that it was made with, or nothing.
        seats: the numbers of seats that the game is for.
        state: the class of its states.
        modules: the sources of its rules, bound or compiled together.
        shared: the mechanisms that they call.
        num_actions: how many actions there are, legal or not.
        max_choices: the most actions that can be legal at once; 0 stands for all.
        planes: what an observation holds.
        to_text: an action as records have it.
        denials: why an action is illegal: code, rule and sentence by the number of `why_not`.
        refuse: says why a number of seats cannot be under some switches, or None.
    """

    name: str
    key: str = ""
    facts: bytes = b""
    seats: range
    state: type[Any]
    modules: tuple[ModuleType, ...]
    shared: tuple[ModuleType, ...]
    num_actions: int
    max_choices: int = 0
    planes: tuple[Plane, ...]
    to_text: Callable[[int], str]
    denials: dict[Any, tuple[str, str, str]]
    refuse: Callable[[int, int], str | None]

    def __repr__(self) -> str:
        """Name them; what they hold would fill a book."""
        return f"<rules of {self.key}>"

    def __post_init__(self) -> None:
        """Let as many actions be legal as there are, and the key be the name, unless said."""
        if not self.key:
            object.__setattr__(self, "key", self.name)
        if not self.max_choices:
            object.__setattr__(self, "max_choices", self.num_actions)

    @cached_property
    def functions(self) -> dict[str, Function]:
        """All functions of the rules by name."""
        return {name: each for m in self.modules for name, each in functions_of(m).items()}

    @cached_property
    def begin(self) -> Callable[[object], None]:
        """Sets a state up whose deal is laid."""
        return self.functions["begin"]

    @cached_property
    def apply(self) -> Callable[[object, int], None]:
        """Plays a legal action."""
        return self.functions["apply"]

    @cached_property
    def why_not(self) -> Callable[[object, int], int]:
        """Says why an action is illegal, as a number of `denials`; 0 if it is legal."""
        return self.functions["why_not"]

    @cached_property
    def is_over(self) -> Callable[[object], bool]:
        """Says whether the game is over."""
        return self.functions["is_over"]

    @cached_property
    def winners(self) -> Callable[[object], int]:
        """Returns the winners as bits of seats."""
        return self.functions["winners"]

    @cached_property
    def points(self) -> Callable[[object, int], int]:
        """Returns the points of a seat."""
        return self.functions["points"]

    @cached_property
    def redeal(self) -> Callable[[object, int], None]:
        """Draws anew what a seat cannot know."""
        return self.functions["redeal"]

    @cached_property
    def observe(self) -> Callable[[object, int, object], None]:
        """Writes the planes of an observation."""
        return self.functions["observe"]

    @cached_property
    def information(self) -> Callable[[object, int, object], None]:
        """Writes the information state of a seat."""
        return self.functions["information"]

    @cached_property
    def legal(self) -> Callable[[object], int] | None:
        """Returns the legal actions as bits, in a game of at most 63 actions; else None."""
        return self.functions.get("legal")

    @cached_property
    def choices(self) -> Callable[[object, object], int] | None:
        """Writes the legal actions and returns how many, in any other game; else None."""
        return self.functions.get("choices")

    @cached_property
    def chance_due(self) -> Callable[[object], bool]:
        """Says whether chance is due after the deal (`kernel.rules.interface`)."""
        return self.functions.get("chance_due", never)

    @cached_property
    def draw_chance(self) -> Callable[[object], None]:
        """Draws the outcome of chance that is due."""
        return self.functions.get("draw_chance", nothing)

    @cached_property
    def take_chance(self) -> Callable[[object], None]:
        """Goes on with the outcome that has been drawn."""
        return self.functions.get("take_chance", nothing)

    @cached_property
    def texts(self) -> tuple[str, ...]:
        """All actions as records have them, by number."""
        return tuple(self.to_text(action) for action in range(self.num_actions))

    @cached_property
    def size(self) -> int:
        """How many numbers an observation has."""
        return sum(plane.count for plane in self.planes)

    @cached_property
    def seats_place(self) -> slice:
        """Where the number of seats lies in the bytes of a state."""
        return self._place("seats")

    @cached_property
    def turn_place(self) -> slice:
        """Where the seat to act lies there."""
        return self._place("turn")

    def _place(self, name: str) -> slice:
        """Return where a field lies in the bytes of a state."""
        layout = self.state.layout_
        at = layout.offsets[name]
        return slice(at, at + SIZES[layout.fields[name].code])

    @property
    def has_later_chance(self) -> bool:
        """Whether chance can fall due after the deal."""
        return self.chance_due is not never

    @property
    def seats_text(self) -> str:
        """The numbers of seats, for people: "3 to 6 seats"."""
        low, high = self.seats[0], self.seats[-1]
        return f"{low} seats" if low == high else f"{low} to {high} seats"

    def legal_actions(self, state: State) -> list[int]:
        """Return the legal actions of the seat to act, ascending; none when the game is over."""
        if self.choices is not None:
            out = [0] * self.max_choices
            return out[: self.choices(state, out)]
        assert self.legal is not None  # noqa: S101  # a game has one of the two
        actions = self.legal(state)
        return [a for a in range(actions.bit_length()) if actions >> a & 1]

    def check(self, seats: int, options: int) -> None:
        """Refuse a number of seats that the game, or one of its switches, does not allow.

        Raises:
            UsageError: naming what is allowed.
        """
        if whole(seats, "seats") not in self.seats:
            msg = f"{self.name} is for {self.seats_text}, not {seats}"
            raise UsageError(msg)
        refusal = self.refuse(seats, options)
        if refusal is not None:
            raise UsageError(refusal)

    def check_row(self, out: NDArray[np.int16]) -> None:
        """Refuse an array that an observation cannot be written to.

        Raises:
            UsageError: it has another shape or type, or gaps.
        """
        if out.dtype != "int16" or out.shape != (self.size,) or not out.flags.c_contiguous:
            kind = f"({self.size},) of int16, contiguous"
            msg = f"out must be {kind}, not {out.shape} of {out.dtype}"
            raise UsageError(msg)

    def denial(self, why: int) -> Denial:
        """Return rule, code and sentence of a reason."""
        code, rule, text = self.denials[why]
        return Denial(rule=rule, code=code, text=text)
