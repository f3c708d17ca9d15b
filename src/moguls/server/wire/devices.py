"""Messages about the devices of a person, and sign-in of another one."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from moguls.server.wire.messages import Name, SeatNumber, Wire
from moguls.server.wire.names import nickname


class DeviceInfo(Struct):
    """A device on which you are signed in; times are seconds since 1970.

    `browser` and `system` are empty where unknown; `is_current`: the device of this request.
    """

    id: str
    browser: str
    system: str
    created_at: float
    last_seen_at: float
    is_current: bool


class CreatedCode(Struct):
    """A code that signs in one more device, once, within so many seconds.

    `path`: the page that takes it, to be opened on that device.
    """

    code: str
    path: str
    seconds: int


class TryCode(Wire):
    """A code from another device."""

    code: Annotated[str, Meta(min_length=1, max_length=40)]


class UseCode(Wire):
    """Sign this device in as the person of a code.

    If this device is the only one of somebody with seats at tables, `leave` or `bring` is needed:
    see `UseSignIn`.
    """

    code: Annotated[str, Meta(min_length=1, max_length=40)]
    leave: bool = False
    bring: bool = False


class CodeInfo(Struct):
    """The person as whom a code would sign this device in.

    `already_signed_in`: the device belongs to that person already; `current_name`: the person who
    uses it now, null for nobody; `tables_left`: at how many tables that person loses its seats;
    `games` and `running`: how many games it can bring along, and how many of them are not over.
    """

    name: str
    already_signed_in: bool
    current_name: str | None
    tables_left: int
    games: int
    running: int


class GiveLink(Wire):
    """Create a link to a seat, for a friend who has lost every device."""

    seat: SeatNumber


class CreatedLink(Struct):
    """A seat's link: its page, and the seconds until it can be used."""

    path: str
    seconds: int


class TryLink(Wire):
    """The secret part of a seat's link."""

    link: Annotated[str, Meta(min_length=1, max_length=64)]


class LinkInfo(Struct):
    """The seat of a link: its game, its name, and the seconds until it can be used."""

    title: str
    seat: int
    name: str
    seconds: float


class UseLink(Wire):
    """Take the seat of a link, under a name that becomes yours."""

    link: Annotated[str, Meta(min_length=1, max_length=64)]
    name: Name

    def __post_init__(self) -> None:
        """Check and normalize the name."""
        self.name = nickname(self.name)
