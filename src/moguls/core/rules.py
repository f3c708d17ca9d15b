"""Rules: what a game's folder gives to the core, in four named parts besides the rule set."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from moguls.core.drawing.position import FORMS
from moguls.core.open_hands import open_view
from moguls.core.standing import unlimited
from moguls.errors import RecordError, UsageError
from moguls.kernel.rules.rule_set import RuleSet
from moguls.kernel.state.arguments import viewer_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from moguls.core.auto_response import RecurringQuestion
    from moguls.core.shown import Shown
    from moguls.core.standing import Limited, OrderLanguage
    from moguls.core.switches import Switch
    from moguls.core.text.display import Face
    from moguls.kernel.state.layout import State


Deal = dict[str, Any]
Steps = list[dict[str, Any]]


class Moment(Protocol):
    """A game up to a moment: `core.play.history` has it whole."""

    @property
    def deal(self) -> Deal:
        """Every outcome of chance in the setup, in the format of records."""

    @property
    def steps(self) -> Steps:
        """Actions and outcomes of chance, in the format of records."""

    @property
    def states(self) -> list[Any]:
        """The state after 0, 1, 2, … steps."""

    @property
    def options(self) -> dict[str, str]:
        """The switches that differ from their default."""


def no_chance(state: object) -> dict[str, object]:
    """Refuse to write chance that there is not."""
    msg = f"{type(state).__name__} has no chance after the deal"
    raise NotImplementedError(msg)


def refuse_chance(state: object, step: dict[str, object]) -> None:  # noqa: ARG001  # none is known
    """Refuse a chance step: the game has none.

    Raises:
        RecordError: always.
    """
    msg = f"this game has no chance after the deal, so {step!r} is not a step of it"
    raise RecordError(msg)


@dataclass(frozen=True, eq=False, repr=False, kw_only=True)
class Identity:
    """What a game is called, and what it can be played with.

    Attributes:
        title: the name for people.
        package: where its rule book and its data lie.
        version: grows whenever play under the same clauses could differ.
        switches: all house-rule switches.
        pack_options: the switches as the state holds them.
        table_options: the switches that tables of people set.
        remark: facts of the game that are reconstructed, not printed, with its clauses.
    """

    title: str
    package: str
    version: int
    switches: tuple[Switch, ...]
    pack_options: Callable[[dict[str, str]], int]
    table_options: dict[str, str] = field(default_factory=dict)
    remark: str = ""


@dataclass(frozen=True, eq=False, repr=False, kw_only=True)
class Codec:
    """Deals, actions, chance and checks as records have them.

    Attributes:
        seats_of: the number of seats that a deal is for.
        read_deal: lays a deal in a state; returns for how many seats it is.
        write_deal: the deal of a state.
        actions: numbers of actions by their text.
        write_chance: the outcome of chance that has been drawn, as a step.
        read_chance: lays an outcome of chance from a step.
        check_state: what a check of a record compares.
        check_keys: the keys that a check may have.
        redeal_history: deal and steps of a moment, its end redealt for a seat; None without hidden
            information.
        forget: removes traces of hidden cards that a redeal for a seat leaves, and no rule reads.
    """

    seats_of: Callable[[object], int]
    read_deal: Callable[[Any, dict[str, object], dict[str, str]], int]
    write_deal: Callable[[Any], dict[str, object]]
    actions: dict[str, int]
    write_chance: Callable[[Any], dict[str, object]] = no_chance
    read_chance: Callable[[Any, dict[str, object]], None] = refuse_chance
    check_state: Callable[[Any], dict[str, object]]
    check_keys: frozenset[str]
    redeal_history: Callable[[Moment, int, int], tuple[Deal, Steps]] | None = None
    forget: Callable[[Any, int], None] = lambda _state, _seat: None


@dataclass(frozen=True, eq=False, repr=False, kw_only=True)
class Display:
    """What seats and spectators are shown, and how it is said.

    Attributes:
        turn_rule: the clause that says whose turn it is.
        phase: the name of the phase of a state.
        public: all that everybody may know, whole every time: one part of a view.
        own: what a seat (None: a spectator) may know besides; shares no key with `public`.
        tell: the events of one step: of the state before, the action (or the outcome of chance,
            or None for the deal), the state after, and who is told (None: a spectator).
        say: one English sentence for an event, given how seats are named.
        past: what the states before each outcome of chance, and the one now, tell everybody: it
            is added to the view where a state has forgotten it, as a score sheet.
        preview: what one legal action would change, for who asks: too much for every view.
        shown: the types of its views, events and previews; None describes them as any object.
        fixed: keys of the view whose values never change at a table: sent once a connection.
        face: how the terminal shows it; None is shown from the view alone.
        secrets: whether events differ by who is told.
        colours: of what the game is made of, by name.
        deals: the public events that can be a seat's best deal, each with the field of its worth:
            a number, or a list whose length counts.
    """

    turn_rule: str
    phase: Callable[[Any], str]
    public: Callable[[Any], Mapping[str, object]]
    own: Callable[[Any, int | None], Mapping[str, object]]
    tell: Callable[[Any | None, Any, Any, int | None], list[Any]]
    say: Callable[[dict[str, object], Callable[[int], str]], str] | None = None
    past: Callable[[list[Any]], Mapping[str, object]] | None = None
    preview: Callable[[Any, int], Mapping[str, object]] | None = None
    shown: Shown | None = None
    fixed: tuple[str, ...] = ()
    face: Face | None = None
    secrets: bool = False
    colours: dict[str, str] = field(default_factory=dict)
    deals: Mapping[str, str] = field(default_factory=dict)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """Return all that a seat may know; None is a spectator."""
        return {**self.public(state), **self.own(state, seat)}

    def seen(self, state: Any, seat: int | None, *, open_hands: bool = False) -> dict[str, object]:
        """Return what a seat may know, or with open hands what any seat may know.

        Raises:
            UsageError: the table has no such seat.
        """
        if open_hands:
            return open_view(self, state)
        return self.view(state, viewer_of(seat, int(state.seats)))


@dataclass(frozen=True, eq=False, repr=False, kw_only=True)
class Automation:
    """What is played or answered for a seat.

    Attributes:
        order_fields: the conditions that a standing order may have.
        standing_order: the action that a standing order makes now for a seat, or None.
        question: the recurring question that a seat may have answered automatically.
        by_itself: actions played as soon as all see that nothing else is left.
        brisk: phases of little weight: bots need not dwell on them.
        standing: what orders that hold until cancelled can say; None where there are none.
        limited: the action of a bot within the limits of an absent person.
        has_replies: whether moves can be planned as replies: nothing is hidden or left to chance.
    """

    order_fields: tuple[str, ...]
    standing_order: Callable[[Any, int, dict[str, int | None]], int | None]
    question: RecurringQuestion | None = None
    by_itself: frozenset[int] = frozenset()
    brisk: frozenset[str] = frozenset()
    standing: OrderLanguage | None = None
    limited: Limited = unlimited
    has_replies: bool = False


@dataclass(frozen=True, eq=False, repr=False, kw_only=True)
class Rules(RuleSet):
    """The rules of a game, and how records and people see them.

    Attributes:
        identity: its names and switches.
        codec: deals, actions and chance in records.
        display: views, events and pictures.
        automation: what is played for a seat.
    """

    identity: Identity
    codec: Codec
    display: Display
    automation: Automation

    def __repr__(self) -> str:
        """Return a short text: all that it holds would fill a book."""
        return f"<rules of {self.key}, version {self.identity.version}>"

    def __deepcopy__(self, memo: object) -> Rules:
        """Return itself: rules do not change."""
        return self

    def depict(self, form: str, view: dict[str, Any], players: Sequence[str] | None = None) -> str:
        """Return a view as text, svg or html.

        Args:
            form: one of these three.
            view: of a seat or a spectator.
            players: their names, one a seat; "seat 0" and so on unless given.

        Raises:
            UsageError: there are not as many players as seats.
        """
        seats = len(view["scores"])
        names = [f"seat {seat}" for seat in range(seats)] if players is None else list(players)
        if len(names) != seats:
            msg = f"players must have {seats} names, one for each seat, not {len(names)}"
            raise UsageError(msg)
        return FORMS[form](self.identity.title, self.display.face, view, names)
