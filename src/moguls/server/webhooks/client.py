"""Client of webhooks: one POST to an address that was checked, within a few seconds.

The name is resolved once, and the connection goes to the address that was checked, so that a
second answer of the name server cannot lead elsewhere. Redirects are not followed.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from moguls.server.webhooks.public import is_in, is_public

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping, Sequence

    from moguls.server.webhooks.public import Network
    from moguls.server.webhooks.target import WebhookTarget

    Resolve = Callable[[str, int], Awaitable[list[str]]]

TIME: Final = 3.0  # seconds for everything: name, connection, request and response
LARGEST: Final = 64 * 1024  # bytes that are read of a response
RESOLVERS: Final = 4  # threads, apart from those of the server: a slow name delays webhooks only
HIGHEST_PROVISIONAL: Final = 199
AGENT: Final = "Moguls-Webhook"

_POOL: Final = ThreadPoolExecutor(RESOLVERS, thread_name_prefix="moguls-webhook")


class Unreachable(Exception):
    """The request was not answered; its text is a short code."""


class Response(NamedTuple):
    """The head of a response: its status, and the seconds after which to try again."""

    status: int
    retry_after: float


class WebhookClient:
    """Sends requests to public addresses."""

    def __init__(
        self,
        allowed: Sequence[Network] = (),
        resolve: Resolve | None = None,
        context: ssl.SSLContext | None = None,
    ) -> None:
        """Prepare requests.

        Args:
            allowed: networks that may be reached although they are private, also without TLS.
            resolve: returns the IP addresses of a host; None: the system's resolver.
            context: with the certificates to trust; None: those of the system.
        """
        self._allowed, self._resolve, self._context = allowed, resolve or _resolve, context

    async def post(
        self, target: WebhookTarget, headers: Mapping[str, str], body: bytes
    ) -> Response:
        """Send a body to a target.

        Raises:
            Unreachable: it may not be reached, or has not answered.
        """
        try:
            async with asyncio.timeout(TIME):
                address = await self._address(target)
                return await self._exchange(target, address, _request(target, headers, body))
        except TimeoutError:
            raise Unreachable("timeout") from None
        except ssl.SSLError:
            raise Unreachable("tls") from None
        except OSError:
            raise Unreachable("connection") from None

    async def _address(self, target: WebhookTarget) -> str:
        """Return the address to connect to.

        A name that does not exist and one that is private look the same from outside.
        """
        try:
            addresses = await self._resolve(target.host, target.port)
        except (OSError, UnicodeError):
            addresses = []
        others = [address for address in addresses if not is_in(address, self._allowed)]
        if not addresses or not all(map(is_public, others)):
            raise Unreachable("address")
        if others and not target.is_secure:
            raise Unreachable("not_https")
        return addresses[0]

    async def _exchange(self, target: WebhookTarget, address: str, request: bytes) -> Response:
        context = (self._context or _trusted()) if target.is_secure else None
        name = target.host if target.is_secure else None
        reader, writer = await asyncio.open_connection(
            address, target.port, ssl=context, server_hostname=name, limit=LARGEST
        )
        try:
            writer.write(request)
            await writer.drain()
            return await _read(reader)
        except (EOFError, ValueError, asyncio.LimitOverrunError):
            raise Unreachable("no_http") from None
        finally:
            writer.transport.abort()


@cache
def _trusted() -> ssl.SSLContext:
    """Return a context with the certificates that the system trusts."""
    return ssl.create_default_context()


async def _resolve(host: str, port: int) -> list[str]:
    """Return the IP addresses of a host, those of IPv4 first: more servers can use them."""
    loop = asyncio.get_running_loop()
    entries = await loop.run_in_executor(
        _POOL, lambda: socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    )
    addresses = dict.fromkeys(str(entry[4][0]) for entry in entries)
    return sorted(addresses, key=lambda address: ":" in address)


def _request(target: WebhookTarget, headers: Mapping[str, str], body: bytes) -> bytes:
    lines = {
        "Host": target.authority,
        "User-Agent": AGENT,
        "Content-Type": "application/json",
        "Content-Length": str(len(body)),
        "Connection": "close",
        **headers,
    }
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    return f"POST {target.path} HTTP/1.1\r\n{head}\r\n".encode("ascii") + body


async def _read(reader: asyncio.StreamReader) -> Response:
    """Return the head of the final response.

    Raises:
        ValueError: it does not follow HTTP.
        EOFError, asyncio.LimitOverrunError: it ends early, or is too long.
    """
    size = 0
    while size < LARGEST:
        head = await reader.readuntil(b"\r\n\r\n")
        size += len(head)
        first, *lines = head.decode("latin-1").split("\r\n")
        protocol, _, rest = first.partition(" ")
        status = rest[:3]
        if not protocol.startswith("HTTP/1.") or not (status.isdecimal() and status.isascii()):
            break
        if int(status) > HIGHEST_PROVISIONAL:
            return Response(int(status), _seconds(lines))
    raise ValueError


def _seconds(lines: Sequence[str]) -> float:
    """Return the seconds of a Retry-After header; 0 without one, or where it is a date."""
    for line in lines:
        name, _, value = line.partition(":")
        text = value.strip()
        if name.lower() == "retry-after" and text.isascii() and text.isdecimal():
            return float(text[:6])
    return 0.0
