"""Types of what seats and spectators see and hear of Mogul (2013)."""

from typing import Literal, NotRequired, TypedDict

from moguls.core.shown import Chosen, SeatTold, Shown
from moguls.mechanisms.mogul.shown import (
    CompanyName,
    MogulEffect,
    MogulNumbers,
    MogulOwn,
    MogulPriced,
    MogulResult,
    MogulSeen,
    MogulShared,
)
from moguls.mechanisms.mogul.shown_events import MogulEvent

PhaseName = Literal["auction", "winner", "runner-up", "over"]


class Mogul2013Networks(TypedDict):
    """Numbers of each network, by seat."""

    brown: list[int]
    purple: list[int]
    blue: list[int]
    gray: list[int]
    yellow: list[int]


class Mogul2013Names(TypedDict):
    """The names of the companies, which a data file may say otherwise."""

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


# `from` is a word of Python, so that these types are written by their keys.
Mogul2013From = TypedDict("Mogul2013From", {"from": str})
Mogul2013Moved = TypedDict("Mogul2013Moved", {"from": NotRequired[str]})


class Mogul2013Effect(MogulEffect, Mogul2013Moved):
    """What an action would do; of a depot what the end would bring more, by network and in all."""

    station: NotRequired[str]
    town: NotRequired[str]
    worth: NotRequired[int]
    networks: NotRequired[MogulNumbers]


class Mogul2013Choice(Chosen):
    """An action of the seat on turn, with its effect where it is legal."""

    effect: NotRequired[Mogul2013Effect]


class Mogul2013Result(MogulResult):
    """The final count, with what depots earned in all and by network."""

    depot_points: list[int]
    network_points: Mogul2013Networks


class Mogul2013OnBoard(TypedDict):
    """Where the depots stand, how many are left, what they and one more would earn now.

    `credit`: whether each seat has had its credit; `sites`: empty stations of the box colour, and
    what a depot more there would bring each seat, null for one that has none left; `networks`:
    depots by network and seat.
    """

    credit: list[bool]
    depots: list[list[str]]
    depots_left: list[int]
    depot_worth: list[int]
    sites: dict[str, list[int | None]]
    networks: Mogul2013Networks


class Mogul2013Kind(MogulShared):
    """Which game it is, and what is being asked."""

    game: Literal["mogul-2013"]
    phase: PhaseName


class Mogul2013Public(Mogul2013Kind, Mogul2013OnBoard, MogulPriced):
    """What everybody may know.

    `map` and `companies` are the same in every view: see `Frame.fixed`; `reconstruction`: the facts
    are no printed ones.
    """

    track_spaces: int
    map: Mogul2013Map
    companies: Mogul2013Names
    reconstruction: bool
    result: Mogul2013Result | None


class Mogul2013Own(MogulOwn):
    """What a seat may know besides."""

    actions: list[Mogul2013Choice]


class Mogul2013View(Mogul2013Public, Mogul2013Own, MogulSeen):
    """All that a seat or a spectator may know of a game of Mogul (2013)."""


class Mogul2013Credit(SeatTold):
    """A seat takes its credit."""

    type: Literal["credit"]
    chips: int
    dollars: int


class Mogul2013Nothing(SeatTold):
    """A seat does nothing."""

    type: Literal["nothing"]


class Mogul2013Erect(SeatTold):
    """A seat puts up a depot."""

    type: Literal["erect"]
    station: str
    town: str


class Mogul2013Move(SeatTold, Mogul2013From):
    """A seat moves a depot."""

    type: Literal["move"]
    station: str
    town: str


class Mogul2013DepotPoints(SeatTold):
    """What so many depots on a network earn a seat at the end."""

    type: Literal["depot_points"]
    depots: int
    points: int
    company: CompanyName


class Mogul2013SharePoints(SeatTold):
    """What the shares of a seat count at the end."""

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
