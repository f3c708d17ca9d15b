"""Channel of web push: sends messages to the push services of browsers."""

from __future__ import annotations

import logging
from email.utils import parsedate_to_datetime
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import msgspec

from moguls.server.ports.notices import DEAD, FAILED, SENT, WAITING, DeliveryOutcome
from moguls.server.push.keys import decoded
from moguls.server.push.message import content_of, headers_of
from moguls.server.push.services import is_allowed
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from moguls.server.ports.executor import Executor
    from moguls.server.ports.notices import NoticeMessage, Row

KIND: Final = "push"  # of a row of the channels
LOG = logging.getLogger("moguls.notices")
KEYS: Final = {"p256dh": 65, "auth": 16}  # bytes
TIMEOUT: Final = 10.0  # seconds
TOKEN_LIFE: Final = 12 * 3600  # seconds for which a signature is valid
LONGEST_WAIT: Final = 24 * 3600.0  # seconds that a service may ask for
GONE: Final = frozenset({404, 410})
BUSY: Final = 429
BROKEN: Final = 500  # and above: the service fails
REJECTED: Final = frozenset({401, 403})  # the key, the signature or the contact


class PushChannel:
    """Sends push messages, signed with the key of the site."""

    def __init__(
        self, private_key: str, contact: str, hosts: Sequence[str], executor: Executor
    ) -> None:
        """Send to some services.

        Args:
            private_key: of the site.
            contact: under which a service can reach the host.
            hosts: allowed services.
            executor: waits for the services.
        """
        self._executor = executor
        self.private_key, self.contact, self.hosts = private_key, contact, hosts

    def new_row(self, address: str, keys: dict[str, str], site: str) -> Row:
        """Return the columns that are a subscription's own.

        Args:
            address: at a push service.
            keys: `p256dh` and `auth`, with which messages are encrypted.
            site: the address of the site as this browser knows it, for links.

        Raises:
            Refusal: the service is not allowed, or a key is not valid.
        """
        if not is_allowed(address, self.hosts):
            raise Refusal("push/service")
        if not all(_is_key(keys[name], size) for name, size in KEYS.items()):
            raise Refusal("push/keys")
        data = msgspec.json.encode({**keys, "site": site}).decode()
        return {"kind": KIND, "address": address, "data": data}

    async def send(self, address: Row, message: NoticeMessage, now: float) -> DeliveryOutcome:
        """Send a message to a browser; its row has the address and the keys of a subscription."""
        if not is_allowed(address["address"], self.hosts):
            return DeliveryOutcome(FAILED, "host")
        outcome: DeliveryOutcome = await self._executor.compute(self._post, address, message, now)
        return outcome

    def _post(self, address: Row, message: NoticeMessage, now: float) -> DeliveryOutcome:
        import requests  # noqa: PLC0415  # extra notify, in a thread
        from pywebpush import WebPushException, webpush  # noqa: PLC0415  # extra notify

        data = msgspec.json.decode(address["data"])
        keys = {"p256dh": data["p256dh"], "auth": data["auth"]}
        try:
            response: Any = webpush(
                {"endpoint": address["address"], "keys": keys},
                content_of(message, data["site"], address["lang"]).decode(),
                vapid_private_key=self.private_key,
                vapid_claims={"sub": self.contact, "exp": int(now) + TOKEN_LIFE},
                headers=dict(headers_of(message, now)),
                timeout=TIMEOUT,
                requests_session=_without_redirects(),
            )
        except WebPushException as error:
            if error.status_code is None:
                return DeliveryOutcome(DEAD, "keys")
            return self._outcome(address, error.status_code, error.retry_after, now)
        except requests.Timeout:
            return DeliveryOutcome(WAITING, "timeout")
        except requests.RequestException:
            return DeliveryOutcome(WAITING, "connection")
        except ValueError:  # a key that is not a point of the curve
            return DeliveryOutcome(DEAD, "keys")
        return DeliveryOutcome(SENT, str(response.status_code))

    def _outcome(
        self, address: Row, status: int, retry_after: str | None, now: float
    ) -> DeliveryOutcome:
        """Return what a refusal of a service means."""
        why = str(status)
        if status in GONE:
            return DeliveryOutcome(DEAD, why)
        if status == BUSY or status >= BROKEN:
            return DeliveryOutcome(WAITING, why, seconds_of(retry_after, now))
        if status in REJECTED:
            service = urlsplit(address["address"]).hostname
            LOG.warning("the push service %s answers %s; check push-contact", service, status)
        return DeliveryOutcome(FAILED, why)


def _without_redirects() -> Any:
    """Return a session that stays at the address that was checked."""
    import requests  # noqa: PLC0415  # extra notify

    session = requests.Session()
    session.trust_env = False  # no password file, no proxy of the environment
    session.resolve_redirects = lambda *_, **__: iter(())  # type: ignore[method-assign, assignment]
    return session


def seconds_of(retry_after: str | None, now: float) -> float:
    """Return the seconds of a Retry-After header, a number or a date; 0 where it is not valid."""
    text = (retry_after or "").strip()
    try:
        seconds = float(text) if text.isdecimal() else parsedate_to_datetime(text).timestamp() - now
    except (ValueError, OverflowError):
        return 0.0
    return min(max(0.0, seconds), LONGEST_WAIT)


def _is_key(text: str, size: int) -> bool:
    """Return whether a text is a key of a subscription."""
    try:
        return len(decoded(text)) == size
    except ValueError:
        return False
