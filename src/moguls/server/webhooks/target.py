"""Target of a webhook: its URL, read strictly, so that no two readers can disagree about the host.

Everything that browsers, resolvers or libraries read in several ways is refused: other notations
of IP addresses, names that are not ASCII, user names, backslashes and percent signs in the host.
"""

from __future__ import annotations

import re
from ipaddress import IPv4Address, IPv6Address
from typing import Final, NamedTuple

from moguls.server.wire.refusal import Refusal

LONGEST: Final = 500  # characters of a URL
PORTS: Final = {"https": 443, "http": 80}
FIRST_FREE_PORT: Final = 1024  # below, only the port of the scheme: no SSH, no mail
LAST_PORT: Final = 65535
_URL: Final = re.compile(
    r"(?P<scheme>[a-z]+)://(?P<authority>[^/?#]+)(?P<path>/[^?#]*)?(?P<query>\?[^#]*)?"
)
_AUTHORITY: Final = re.compile(r"(?P<host>[^:\[\]]+|\[[0-9a-f:.]+\])(:(?P<port>[1-9][0-9]{0,4}))?")
_VISIBLE: Final = re.compile(r"[!-~]+")  # ASCII without spaces and control characters
_LABEL: Final = r"[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?"
_NAME: Final = re.compile(rf"(?=.{{1,253}}\Z)({_LABEL}\.)+(?P<last>{_LABEL})")
_NUMBER: Final = re.compile(r"[0-9]+|0x[0-9a-f]*")  # such a last label makes a name an address


class WebhookTarget(NamedTuple):
    """A target.

    Attributes:
        is_secure: whether it is reached over TLS.
        host: a name in lower case, or an IP address without brackets.
        port: of the host.
        path: with the query.
    """

    is_secure: bool
    host: str
    port: int
    path: str

    @property
    def authority(self) -> str:
        """The value of the Host header."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        usual = PORTS["https" if self.is_secure else "http"]
        return host if self.port == usual else f"{host}:{self.port}"


def read_target(url: str) -> WebhookTarget:
    """Return the target of a URL.

    Raises:
        Refusal: it is not a plain http or https URL.
    """
    if len(url) > LONGEST or not _VISIBLE.fullmatch(url) or "\\" in url:
        raise Refusal("webhook/malformed")
    parts = _URL.fullmatch(url)
    if parts is None:
        raise Refusal("webhook/malformed")
    if parts["scheme"] not in PORTS:
        raise Refusal("webhook/not_https")
    if "@" in parts["authority"]:
        raise Refusal("webhook/user_name")
    place = _AUTHORITY.fullmatch(parts["authority"].lower())
    if place is None:
        raise Refusal("webhook/host")
    path = (parts["path"] or "/") + (parts["query"] or "")
    port = _port(place["port"], PORTS[parts["scheme"]])
    return WebhookTarget(parts["scheme"] == "https", _host(place["host"]), port, path)


def _port(text: str | None, usual: int) -> int:
    port = usual if text is None else int(text)
    if port != usual and not FIRST_FREE_PORT <= port <= LAST_PORT:
        raise Refusal("webhook/port")
    return port


def _host(text: str) -> str:
    """Return a host: a name of several parts, or an address in its usual notation."""
    try:
        if text.startswith("["):
            return str(IPv6Address(text[1:-1]))
        name = _NAME.fullmatch(text)
        if name is not None and not _NUMBER.fullmatch(name["last"]):
            return text
        return str(IPv4Address(text))
    except ValueError:
        raise Refusal("webhook/host") from None
