"""A game as the core sees it: what its folder hands over, and what users do with it."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

from moguls.core import clauses
from moguls.core.arguments import whole
from moguls.core.engine import Plain
from moguls.core.engines import Engines
from moguls.core.errors import Denial, RecordError, UsageError
from moguls.core.later_chance import LaterChance, from_seed, of_the_system
from moguls.core.playthrough import Playthrough

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType

    from moguls.core.declare import State
    from moguls.core.face import Face
    from moguls.core.history import Deal, History, Steps
    from moguls.core.planes import Plane
    from moguls.core.switches import Switch
    from moguls.core.wish import Wish


def never(state: Any) -> bool:  # noqa: ARG001  # the game has no chance after the deal
    """Say that no chance is due."""
    return False


def nothing(state: Any) -> None:
    """Do nothing: no chance is ever due."""


def no_chance(state: Any) -> dict[str, Any]:
    """Refuse to write chance that there is not."""
    msg = f"{type(state).__name__} has no chance after the deal"
    raise NotImplementedError(msg)


def refuse_chance(state: Any, step: dict[str, Any]) -> None:  # noqa: ARG001  # none is known
    """Refuse a chance step: the game has none.

    Raises:
        RecordError: always.
    """
    msg = f"this game has no chance after the deal, so {step!r} is no step of it"
    raise RecordError(msg)


@dataclass(frozen=True, eq=False, repr=False)
class Rules:
    """What a game's folder hands to the core: constants, rule functions, and their words."""

    name: str
    title: str
    package: str
    seats: range
    version: int
    num_actions: int
    state: type[Any]
    switches: tuple[Switch, ...]
    modules: tuple[ModuleType, ...]  # rules: bound or compiled together
    shared: tuple[ModuleType, ...]  # mechanisms they call
    pack_options: Callable[[dict[str, str]], int]
    refuse: Callable[[int, int], str | None]
    seats_of: Callable[[Any], int]  # the number of seats that a deal is for
    read_deal: Callable[[Any, dict[str, Any], dict[str, str]], int]
    write_deal: Callable[[Any], dict[str, Any]]
    begin: Callable[[Any], None]
    deal: str  # name of the rule that lays a random deal
    why_not: Callable[[Any, int], int]
    apply: Callable[[Any, int], None]
    is_over: Callable[[Any], bool]
    winners: Callable[[Any], int]
    points: Callable[[Any, int], int]
    redeal: Callable[[Any, int], None]
    to_text: Callable[[int], str]
    actions: dict[str, int]
    denials: dict[Any, tuple[str, str, str]]
    turn_rule: str  # the clause that says whose turn it is
    phase: Callable[[Any], str]
    check_state: Callable[[Any], dict[str, Any]]
    check_keys: frozenset[str]
    # all that everybody may know, whole every time, and what a seat (None: a spectator) may know
    # besides: the parts of a view, which share no key
    public: Callable[[Any], dict[str, Any]]
    own: Callable[[Any, int | None], dict[str, Any]]
    # events of one step: the state before, the action (or the outcome of chance, or None for the
    # deal), the state after, and who is told: a seat, or None for a spectator
    tell: Callable[[Any | None, Any, Any, int | None], list[dict[str, Any]]]
    order_fields: tuple[str, ...]
    standing_order: Callable[[Any, int, dict[str, int | None]], int | None]
    observe: Callable[[Any, int, Any], None]
    information: Callable[[Any, int, Any], None]
    planes: tuple[Plane, ...]
    colours: dict[str, str] = field(default_factory=dict)
    facts: bytes = b""  # the data file that it was made with, where it has one
    key: str = ""  # by which it is asked for; differs from its name under kept facts
    remark: str = ""  # what of the game is no printed fact but a reconstruction, with its clauses
    # A game of at most 63 actions has `legal`, as bits; any other has `choices`.
    legal: Callable[[Any], int] | None = None
    choices: Callable[[Any, Any], int] | None = None
    max_choices: int = 0  # the most actions that can be legal at once; 0 stands for all
    # One English sentence for an event, given how seats are named.
    say: Callable[[dict[str, Any], Callable[[int], str]], str] | None = None
    # What the states before each outcome of chance, and the one now, tell everybody: it is added
    # to the view where a state has forgotten it, as a score sheet.
    past: Callable[[list[Any]], dict[str, Any]] | None = None
    # What one legal action would change, for who asks: too much for its effect in every view.
    preview: Callable[[Any, int], dict[str, Any]] | None = None
    # Keys of the view whose values never change at a table: a connection is sent them once.
    fixed: tuple[str, ...] = ()
    face: Face | None = None  # how the terminal shows it; None is shown from the view alone
    secrets: bool = False  # whether events differ by who is told
    table_options: dict[str, str] = field(default_factory=dict)  # as tables of people set switches
    wish: Wish | None = None  # the question that a seat may have answered for it
    by_itself: frozenset[int] = frozenset()  # actions played as soon as all see nothing else left
    brisk: frozenset[str] = frozenset()  # phases of little weight: bots need not dwell on them
    # Chance after the deal, if there is any: see `core.rules_api`; in records it is a step.
    chance_due: Callable[[Any], bool] = never
    draw_chance: Callable[[Any], None] = nothing
    take_chance: Callable[[Any], None] = nothing
    write_chance: Callable[[Any], dict[str, Any]] = no_chance
    read_chance: Callable[[Any, dict[str, Any]], None] = refuse_chance
    # A history's deal and steps, its end redealt for a seat; None where nothing is ever hidden.
    drawn_anew: Callable[[History, int, int], tuple[Deal, Steps]] | None = None

    def __repr__(self) -> str:
        """Name them; what they hold would fill a book."""
        return f"<rules of {self.key}, version {self.version}>"

    def __post_init__(self) -> None:
        """Let as many actions be legal as there are, and the key be the name, unless said."""
        if not self.key:
            object.__setattr__(self, "key", self.name)
        if not self.max_choices:
            object.__setattr__(self, "max_choices", self.num_actions)

    @property
    def has_later_chance(self) -> bool:
        """Whether chance can fall due after the deal."""
        return self.chance_due is not never

    @property
    def seats_text(self) -> str:
        """The numbers of seats, for people: "3 to 6 seats"."""
        low, high = self.seats[0], self.seats[-1]
        return f"{low} seats" if low == high else f"{low} to {high} seats"

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """Return all that a seat may know; None is a spectator."""
        return {**self.public(state), **self.own(state, seat)}

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

    def denial(self, why: int) -> Denial:
        """Return rule, code and sentence of a reason."""
        code, rule, text = self.denials[why]
        return Denial(rule=rule, code=code, text=text)


@dataclass(frozen=True, repr=False)
class Game(Engines):
    """A game under certain house rules; make one with `moguls.game`.

    Attributes:
        rules: what the game's folder hands over.
        options: the switches that differ from their default.
    """

    rules: Rules
    options: dict[str, str]

    def __repr__(self) -> str:
        """Write it as it was asked for."""
        switches = "".join(f", {name}={value!r}" for name, value in self.options.items())
        return f"moguls.game({self.rules.key!r}{switches})"

    @property
    def name(self) -> str:
        """The name in records and commands, as "mogul-2002"."""
        return self.rules.name

    @property
    def title(self) -> str:
        """The name for people."""
        return self.rules.title

    @property
    def seats(self) -> range:
        """The numbers of seats that the game is for."""
        return self.rules.seats

    @property
    def switches(self) -> tuple[Switch, ...]:
        """All house-rule switches."""
        return self.rules.switches

    @property
    def rules_version(self) -> int:
        """Grows whenever play under the same clauses could differ."""
        return self.rules.version

    @property
    def order_fields(self) -> tuple[str, ...]:
        """The conditions that a standing order may have."""
        return self.rules.order_fields

    @cached_property
    def packed_options(self) -> int:
        """The switches as the state holds them."""
        return self.rules.pack_options(self.options)

    def check_seats(self, seats: int) -> None:
        """Refuse a number of seats that the game, or one of its switches, does not allow.

        Raises:
            UsageError: naming what is allowed.
        """
        self.rules.check(seats, self.packed_options)

    def new(
        self,
        seats: int | None = None,
        seed: int | None = None,
        deal: dict[str, Any] | None = None,
        later_chance: LaterChance | None = None,
    ) -> Playthrough:
        """Begin a game.

        Args:
            seats: how many; with a deal it may be left out.
            seed: of the shuffle, any int; None takes the operating system's random source.
            deal: every outcome of chance in the setup, as in a record; then `seed` must be None.
            later_chance: what draws chance that falls due during the game (`core.later_chance`);
                by default the seed, or the system's random source.

        Raises:
            UsageError: seats, seed or switches that cannot be.
            RecordError: the deal is not one of this game.
        """
        if deal is not None:
            return self._new_from(deal, seats, seed, later_chance)
        if seats is None:
            seats = self.seats[len(self.seats) // 2]
        seats, seed = whole(seats, "seats"), None if seed is None else whole(seed, "seed")
        source = later_chance or (of_the_system if seed is None else from_seed(seed))
        return Playthrough(self, seats, self.deal(seats, seed), source)

    def _new_from(
        self,
        deal: dict[str, Any],
        seats: int | None,
        seed: int | None,
        later_chance: LaterChance | None,
    ) -> Playthrough:
        """Begin a game from a deal, with as many seats as it is for."""
        if seed is not None:
            msg = "give a deal or a seed, not both: the deal leaves nothing of the setup to chance"
            raise UsageError(msg)
        count = self.rules.seats_of(deal) if seats is None else whole(seats, "seats")
        self.check_seats(count)
        return Playthrough(self, count, deal, later_chance or of_the_system)

    def deal(
        self,
        seats: int,
        seed: int | None = None,
        rng: secrets.SystemRandom | None = None,
        number: int = 0,
    ) -> dict[str, Any]:
        """Return a random deal as records have it.

        Args:
            seats: how many.
            seed: of the counter of random numbers, any int.
            rng: draws instead of the counter; without seed and rng the system's source draws.
            number: which game of the seed.

        Raises:
            UsageError: seats, seed or switches that cannot be.
        """
        seats, number = whole(seats, "seats"), whole(number, "number")
        self.check_seats(seats)
        state = self.rules.state()
        state.seats, state.options = seats, self.packed_options
        if seed is not None and rng is None:
            from moguls.core.bits import MASK  # noqa: PLC0415  # one use
            from moguls.core.chance import stream  # noqa: PLC0415  # one use

            state.rng = stream(whole(seed, "seed") & MASK, number)
            getattr(self.plain().ns, self.rules.deal)(state)
        else:
            source = rng or secrets.SystemRandom()
            engine = Plain(self.rules, 0, lambda _state, bound: source.randrange(bound))
            getattr(engine.ns, self.rules.deal)(state)
        return self.rules.write_deal(state)

    def standing_order(self, state: State, seat: int, order: dict[str, int | None]) -> str | None:
        """Return the move that a standing order makes now for the seat on turn, or None.

        Args:
            state: the game as it is.
            seat: whose order; must be on turn.
            order: numbers by the names of `order_fields`; None where a condition is not set.
        """
        action = self.rules.standing_order(state, seat, order)
        return None if action is None else self.rules.to_text(action)

    def rules_text(self, lang: str = "en") -> list[clauses.Clause]:
        """Return the clauses of the rule book in a language (en, fr, it, de)."""
        return clauses.book(self.rules.package, lang).clauses

    def replay(
        self, record: dict[str, Any], *, check: bool = False, compiled: bool = False
    ) -> Playthrough:
        """Replay a record of this game to its end.

        Raises:
            RecordError: the record breaks the format or the rules, or a check differs.
        """
        from moguls.core.records import replay  # noqa: PLC0415  # records know games

        done = replay(self, record, check=check, compiled=compiled)
        if done.differences:
            raise done.differences[0].as_error()
        return done.play
