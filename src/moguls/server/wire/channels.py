"""Messages about the ways in which a person is reached while away."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from moguls.server.wire.messages import Wire

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


class DeliveryInfo(Struct):
    """The outcome of an attempt: "sent", "waiting" (try again), "failed" or "dead" (deleted).

    `why`: the status of the service, or a short code.
    """

    state: str
    why: str


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
