"""Messages about the account of a person, and signing in."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from moguls.server.wire.messages import Wire


class PasskeyInfo(Struct):
    """A passkey: its name for you, and the host name on which it works."""

    id: str
    name: str
    host: str
    made_at: float
    used_at: float | None


class AccountInfo(Struct):
    """What you can sign in with; times are seconds since 1970, null for never.

    `recovery_made_at`, `recovery_used_at`: of your recovery code; `passkeys_off`: why passkeys are
    not possible here, empty if they are: `missing` (the server cannot), `insecure` (no HTTPS),
    `address` (no host name); `mail`: whether a confirmed address of mail signs in.
    """

    recovery_made_at: float | None
    recovery_used_at: float | None
    passkeys: list[PasskeyInfo]
    passkeys_off: str
    mail: bool


class PasskeyOptions(Struct):
    """Options of `navigator.credentials.create` or `get`, as JSON."""

    options: str


class AddPasskey(Wire):
    """A passkey that your browser has made, as JSON, and a name for it."""

    response: Annotated[str, Meta(max_length=8000)]
    name: Annotated[str, Meta(max_length=40)] = ""


class TryPasskey(Wire):
    """The response of a browser's passkey, as JSON."""

    response: Annotated[str, Meta(max_length=8000)]


class CreatedRecoveryCode(Struct):
    """A recovery code, which is shown this once; an older one is invalid now."""

    code: str
    made_at: float


class AskSignInMail(Wire):
    """An address to which a link is sent if somebody has confirmed it."""

    address: Annotated[str, Meta(min_length=1, max_length=320)]


class TryRecoveryCode(Wire):
    """A recovery code."""

    code: Annotated[str, Meta(min_length=1, max_length=64)]


class TrySignIn(Wire):
    """The secret part of a link that signs somebody in."""

    link: Annotated[str, Meta(min_length=1, max_length=64)]


class UseSignIn(Wire):
    """Sign this browser in as the person of a link.

    If this browser is the only one of somebody with seats at tables, `leave` or `bring` is needed:
    with `leave` these seats cannot be reached any more, with `bring` all games of that person
    become those of the new one, and the old one is deleted.
    """

    link: Annotated[str, Meta(min_length=1, max_length=64)]
    leave: bool = False
    bring: bool = False


class SignInOffer(Struct):
    """The person as whom a link signs this browser in, once, within so many seconds.

    `already_signed_in`: the browser belongs to that person already; `current_name`: the person who
    uses it now, null for nobody; `tables_left`: at how many tables that person loses its seats;
    `games` and `running`: how many games it can bring along, and how many of them are not over.
    """

    link: str
    seconds: int
    name: str
    already_signed_in: bool
    current_name: str | None
    tables_left: int
    games: int
    running: int
