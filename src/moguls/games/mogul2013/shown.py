"""Types of the views and events of Mogul (2013)."""

from typing import Literal, NotRequired, TypedDict

from moguls.core.shown import ActionFields, SeatEvent, Shown
from moguls.mechanisms.mogul.shown import (
    CompanyName,
    MogulBaseView,
    MogulEffect,
    MogulEvent,
    MogulNumbers,
    MogulOwn,
    MogulPriced,
    MogulResult,
    MogulShared,
)

PhaseName = Literal["auction", "winner", "runner-up", "over"]


class Mogul2013Networks(TypedDict):
    """Numbers of each network, by seat."""

    brown: list[int]
    purple: list[int]
    blue: list[int]
    gray: list[int]
    yellow: list[int]


class Mogul2013Names(TypedDict):
    """Names of the companies, which a data file may change."""

    brown: str
    purple: str
    blue: str
    gray: str
    yellow: str


class Mogul2013Station(TypedDict):
    """A station space: its town, its place on a canvas of 1000 by 600, its networks."""

    town: str
    at: tuple[int, int]
    networks: list[CompanyName]


# From station to station; places between are bends.
Track = list[str | tuple[int, int]]


class Mogul2013Tracks(TypedDict):
    """The tracks of each company."""

    brown: list[Track]
    purple: list[Track]
    blue: list[Track]
    gray: list[Track]
    yellow: list[Track]


class Mogul2013Map(TypedDict):
    """The map: stations by code, and tracks."""

    stations: dict[str, Mogul2013Station]
    tracks: Mogul2013Tracks


# `from` is a keyword of Python, so these types use the functional syntax.
Mogul2013From = TypedDict("Mogul2013From", {"from": str})
Mogul2013Moved = TypedDict("Mogul2013Moved", {"from": NotRequired[str]})


class Mogul2013Effect(MogulEffect, Mogul2013Moved):
    """Effect of an action; of a depot, its gain at the end, by network and in all."""

    station: NotRequired[str]
    town: NotRequired[str]
    worth: NotRequired[int]
    networks: NotRequired[MogulNumbers]


class Mogul2013Choice(ActionFields):
    """An action of the seat on turn, with its effect where it is legal."""

    effect: NotRequired[Mogul2013Effect]


class Mogul2013Result(MogulResult):
    """Final count, with the earnings of depots, in all and by network."""

    depot_points: list[int]
    network_points: Mogul2013Networks


class Mogul2013OnBoard(TypedDict):
    """Depots on the board and left, and their earnings now.

    `credit`: whether each seat has taken its credit; `sites`: by empty station of the box colour,
    the gain of one more depot there for each seat, null for a seat without depots left;
    `networks`: number of depots by network and seat.
    """

    credit: list[bool]
    depots: list[list[str]]
    depots_left: list[int]
    depot_worth: list[int]
    sites: dict[str, list[int | None]]
    networks: Mogul2013Networks


class Mogul2013Kind(MogulShared):
    """Game and phase."""

    game: Literal["mogul-2013"]
    phase: PhaseName


class Mogul2013Public(Mogul2013Kind, Mogul2013OnBoard, MogulPriced):
    """Public part of the view.

    `map` and `companies` are the same in every view: see `Frame.fixed`; `reconstruction`: the facts
    are reconstructed, not printed ones.
    """

    track_spaces: int
    map: Mogul2013Map
    companies: Mogul2013Names
    reconstruction: bool
    result: Mogul2013Result | None


class Mogul2013Own(MogulOwn):
    """Part of the view that depends on the seat."""

    actions: list[Mogul2013Choice]


class Mogul2013View(Mogul2013Public, Mogul2013Own, MogulBaseView):
    """View of a seat or a spectator in Mogul (2013)."""


class Mogul2013Credit(SeatEvent):
    """A seat takes its credit."""

    type: Literal["credit"]
    chips: int
    dollars: int


class Mogul2013Nothing(SeatEvent):
    """A seat does nothing."""

    type: Literal["nothing"]


class Mogul2013Erect(SeatEvent):
    """A seat puts up a depot."""

    type: Literal["erect"]
    station: str
    town: str


class Mogul2013Move(SeatEvent, Mogul2013From):
    """A seat moves a depot."""

    type: Literal["move"]
    station: str
    town: str


class Mogul2013DepotPoints(SeatEvent):
    """Points of a seat for its depots on a network at the end."""

    type: Literal["depot_points"]
    depots: int
    points: int
    company: CompanyName


class Mogul2013SharePoints(SeatEvent):
    """Points of a seat for its shares at the end."""

    type: Literal["share_points"]
    points: int


Mogul2013Event = (
    MogulEvent
    | Mogul2013Credit
    | Mogul2013Nothing
    | Mogul2013Erect
    | Mogul2013Move
    | Mogul2013DepotPoints
    | Mogul2013SharePoints
)
SHOWN = Shown(Mogul2013View, Mogul2013Event)
