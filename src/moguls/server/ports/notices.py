"""Ports of notices: their storage, and the channels that deliver them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from moguls.server.table.notices.notice import Notice

Row = dict[str, Any]  # of a table of the database, by column
# Reasons to wait after which an attempt does not count as a failure.
NO_FAILURES = frozenset({"paused", "digest", "push"})
# States of a delivery, as they are stored.
WAITING, SENDING, SENT, DROPPED, FAILED, DEAD = (
    "waiting",
    "sending",
    "sent",
    "dropped",
    "failed",
    "dead",
)


OFF = "off"  # why a delivery has failed: the host has switched its kind of channel off


class DeliveryOutcome(NamedTuple):
    """DeliveryOutcome of an attempt.

    Attributes:
        state: SENT, WAITING (try again), FAILED, or DEAD where the address no longer exists.
        why: a short code or the status of the service; never an address.
        retry_after: seconds for which the service wants to be left alone.
    """

    state: str
    why: str = ""
    retry_after: float = 0.0


class NoticeMessage(NamedTuple):
    """A message to a person, in its language.

    Attributes:
        title, body: what is shown; true also an hour later.
        path: of the page that a tap opens, without the base path.
        tag: a later message with the same tag replaces it; at most 32 characters.
        expires_at: when it says nothing new any more, in seconds since 1970.
        is_urgent: whether a sleeping device may be woken.
        is_quiet: whether it makes no sound.
        waiting: tables at which it is the person's turn.
        moves: words and path of each move that a mail offers.
        picture: PNG of the position for a mail; empty for none.
    """

    title: str
    body: str
    path: str
    tag: str
    expires_at: float
    is_urgent: bool = False
    is_quiet: bool = False
    waiting: int = 0
    moves: tuple[tuple[str, str], ...] = ()
    picture: bytes = b""


class Offer(NamedTuple):
    """A kind of channel, and codes of what its host must still do; none: it is offered."""

    kind: str
    missing: tuple[str, ...] = ()


class Channel(Protocol):
    """A way to reach people."""

    async def send(self, address: Row, message: NoticeMessage, now: float) -> DeliveryOutcome:
        """Send a message to an address: a row of the store's channels."""


class NoticeStore(Protocol):
    """Notices, their deliveries, what people have seen, and the channels of people."""

    def add(self, table_id: str, notices: Sequence[Notice]) -> None:
        """Add notices that no log entry has caused."""

    def next_at(self) -> float | None:
        """Return when something is to be done next, or None."""

    def spread(self, now: float, limit: int) -> int:
        """Make deliveries of due notices, one a channel of the person; return their number.

        A notice whose person has seen the entry meanwhile, or has no channel, is dropped.
        """

    def claim(self, now: float, lease: float, limit: int) -> list[Row]:
        """Take due deliveries until a lease ends, each with its notice and its channel."""

    def claim_rest(self, delivery: Row, now: float, limit: int) -> list[Row]:
        """Take all other deliveries to the address of one, also those that wait for their time."""

    def states_of(self, notice: int, kind: str) -> set[str]:
        """Return the states of the deliveries of a notice to channels of a kind."""

    def finish(
        self, deliveries: Sequence[Row], outcome: DeliveryOutcome, now: float, *, is_quiet: bool
    ) -> None:
        """Record the outcome of deliveries to one address; a dead one is deleted."""

    def put_off(self, delivery: Row, until: float, why: str) -> None:
        """Try a delivery again later."""

    def expire(self, before: float) -> int:
        """Delete what is older than a time: notices, deliveries, sights, channels that fail.

        Returns:
            the number of channels.
        """

    def see(self, user: str, table_id: str, seq: int, at: float) -> None:
        """Record that a visible page has shown an entry."""

    def seen_up_to(self, user: str, table_id: str, since: float = 0.0) -> int:
        """Return the public number of the last entry that a person has seen; 0 for none.

        `since`: only if the person has looked since that time.
        """

    def count_sent(self, channel: str, kind: str, since: float) -> int:
        """Return how many notices of tables that last for days were sent with a sound."""

    def recent(self, user: str, limit: int) -> list[Row]:
        """Return the last deliveries to a person with their outcomes, the latest first."""

    def reachable(self) -> set[str]:
        """Return the people who have a channel."""

    def channels_of(self, user: str) -> list[Row]:
        """Return the channels of a person, the oldest first."""

    def channel(self, channel: str) -> Row | None:
        """Return a channel of anybody, or None."""

    def mail_channels(self, address: str, limit: int) -> list[Row]:
        """Return the channels with an address of mail, each with the name of its person."""

    def put_channel(self, row: Row, now: float) -> str:
        """Add a channel, or renew the one with the same address; return its id."""

    def place_channels(self, user: str, device: str, lang: str, zone: str) -> None:
        """Change language and time zone of the channels on a device, and of those on none."""

    def channel_at(self, address: str) -> Row | None:
        """Return the channel with an address, or None."""

    def published(self, channel: str, limit: int) -> list[Row]:
        """Return the notices that were sent to a channel with their games, the latest first."""

    def mark_channel(self, channel: str, column: str, at: float) -> None:
        """Record when a channel was last tested."""

    def drop_channel(self, user: str, channel: str) -> bool:
        """Delete a channel of a person; return whether there was one."""

    def key(self, name: str, new: str) -> str:
        """Return a stored key; `new` is stored if there is none."""
