"""Messages about the ways in which a person is reached while away."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from moguls.server.wire.messages import Wire

Tongue = Literal["en", "fr", "it", "de"]
ShortText = Annotated[str, Meta(min_length=1, max_length=200)]
Address = Annotated[str, Meta(min_length=1, max_length=1000)]
Zone = Annotated[str, Meta(min_length=1, max_length=64)]


class ChannelInfo(Struct):
    """A way to reach you; times are seconds since 1970, and null for never.

    `kind`: such as "webhook"; `label`: what it is recognized by, without secrets; `failing_since`:
    null while it works; `opened_at`: when a test notification was opened.
    """

    id: str
    kind: str
    label: str
    made_at: float
    sent_at: float | None
    failing_since: float | None
    opened_at: float | None


class ExportedChannel(Struct):
    """One of your channels with its address and secrets, in the form in which they are stored."""

    channel: ChannelInfo
    address: str
    data: dict[str, Any]
    lang: str
    zone: str


class DeliveryInfo(Struct):
    """The outcome of an attempt: "sent", "waiting" (try again), "failed" or "dead" (deleted).

    `why`: the status of the service, or a short code.
    """

    state: str
    why: str


class NewFeeds(Wire):
    """New secret addresses of your feeds; the previous ones are gone."""

    zone: Zone


class CreatedFeeds(Struct):
    """The secret addresses of your feeds, which are not shown again.

    `notices`: in Atom; `turns`: your deadlines in iCalendar, null where it is not installed.
    """

    channel: ChannelInfo
    notices: str
    turns: str | None


Hour = Annotated[int, Meta(ge=0, le=23)]
MailMode = Literal["digest", "each"]


class MailAddressInfo(Struct):
    """An address of mail that tells you of your tables.

    `mode`: "digest" once a day at `hour` in the time zone, or "each" at once; times are seconds
    since 1970, and null for never.
    """

    id: str
    address: str
    mode: MailMode
    hour: Hour
    zone: str
    sent_at: float | None
    failing_since: float | None


class MailInfo(Struct):
    """Whether this server sends mail, and to which addresses of yours."""

    offered: bool
    addresses: list[MailAddressInfo]


class MailPlan(Wire):
    """When an address gets mail; times are in your time zone."""

    mode: MailMode
    hour: Hour
    zone: Zone


class NewMailAddress(MailPlan):
    """An address that is used once a link that is sent there has been confirmed."""

    address: Annotated[str, Meta(min_length=1, max_length=320)]


class MailLink(Wire):
    """The secret of a link in a mail."""

    link: Annotated[str, Meta(min_length=1, max_length=200)]


class MailMoveInfo(Struct):
    """What a link of a move would do now; `name`: of the player."""

    table: str
    game: str
    name: str
    move: str


class MoveTable(Struct):
    """The table at which a move was played."""

    table: str


class ConfirmedAddress(Struct):
    """The address that a link confirms."""

    address: str


class NewWebhook(Wire):
    """A URL of your own host that is told of your notices; times are in your time zone."""

    url: Annotated[str, Meta(min_length=1, max_length=2000)]
    zone: Zone


class NewService(Wire):
    """An address of a service such as Telegram, with its tokens; times are in your time zone."""

    address: Annotated[str, Meta(min_length=1, max_length=2000)]
    zone: Zone


class CreatedWebhook(Struct):
    """A new webhook, and the secret that signs its requests, which is not shown again."""

    channel: ChannelInfo
    secret: str


class RecentNotice(Struct):
    """A notice to you, and what became of it on one channel.

    `state` is `waiting`, `sending`, `sent`, `dropped`, `failed` or `dead`; `why` is a code such as
    `seen`, or the status of a service. `channel` is null where it was dropped before.
    """

    kind: str
    table: str
    made_at: float
    state: str
    why: str
    channel: str | None
    is_quiet: bool


class OfferInfo(Struct):
    """A kind of channel: whether the host has set it up.

    `missing`: codes of what the host must do; only the host gets them, on the machine of the
    server.
    """

    kind: str
    is_offered: bool
    missing: list[str]


class NotificationsInfo(Struct):
    """Your channels and the last notices, the latest first.

    `push_key`: the public key with which a browser subscribes, null where push is not offered;
    `here`: the channels of the device of this request, by their ids.
    """

    offers: list[OfferInfo]
    push_key: str | None
    channels: list[ChannelInfo]
    here: list[str]
    recent: list[RecentNotice]


class PutPlace(Wire):
    """The language and the time zone of your messages on this device."""

    lang: Tongue
    zone: Zone


class NewSubscription(Wire):
    """The subscription of this browser at its push service, with language and time zone."""

    address: Address
    p256dh: ShortText
    auth: ShortText
    lang: Tongue
    zone: Zone
