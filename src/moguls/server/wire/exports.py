"""Export of everything that a server has about a person."""

from __future__ import annotations

from msgspec import Struct

from moguls.server.wire.channels import ExportedChannel, RecentNotice  # noqa: TC001  # read at run time
from moguls.server.wire.devices import DeviceInfo  # noqa: TC001  # read at run time
from moguls.server.wire.lobby import MyRecord  # noqa: TC001  # read at run time
from moguls.server.wire.messages import Me  # noqa: TC001  # read at run time


class SignInMethod(Struct):
    """A way to sign in: `recovery_code`, `passkey` or `mail`; `used_at` is null for never."""

    kind: str
    made_at: float
    used_at: float | None
    name: str = ""
    host: str = ""


class ExportedText(Struct):
    """A text that you wrote at a table; `to`: the seat that alone reads it."""

    table: str
    seat: int | None
    to: int | None
    text: str
    at: float


class PersonExport(Struct):
    """Everything about you: only you get it, and it has secrets of your channels.

    `puzzles`: whether your games may become puzzles; `tables`: the ids of your tables; the log of
    each is at `/api/tables/{table}/log`.
    """

    me: Me
    devices: list[DeviceInfo]
    channels: list[ExportedChannel]
    notices: list[RecentNotice]
    record: MyRecord
    puzzles: bool
    tables: list[str]
    sign_in: list[SignInMethod]
    texts: list[ExportedText]
