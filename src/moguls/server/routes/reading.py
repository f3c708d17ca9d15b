"""Reading messages: malformed, with an unknown field, too large: each has its own answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

import msgspec

from moguls.server.limits.rates import MAX_BODY
from moguls.server.table.table import AS_PUBLIC
from moguls.server.wire.choices import unknown_value
from moguls.server.wire.names import BadNameError
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from starlette.requests import Request

    from moguls.server.table.table import Looks

T = TypeVar("T")


def read(kind: type[T], data: bytes | str) -> T:
    """Return a message of a kind.

    Raises:
        Refusal: it is too large, malformed, or has unknown fields.
    """
    if len(data) > MAX_BODY:
        raise Refusal("wire/too_large", {"limit": MAX_BODY})
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.ValidationError as error:
        if isinstance(error.__cause__, BadNameError):
            raise Refusal(error.__cause__.code, error.__cause__.told) from error
        choices = unknown_value(kind, str(error))
        if choices is not None:
            raise Refusal("wire/unknown_value", choices) from error
        code = "wire/unknown_field" if "unknown field" in str(error) else "wire/malformed"
        raise Refusal(code, {"why": str(error)}) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("wire/malformed", {"why": str(error)}) from error


def read_looks(text: str | None) -> Looks:
    """Return as which seat somebody would look: a number, "public", or None for what is usual.

    Raises:
        Refusal: it is none of these.
    """
    if text is None or text == AS_PUBLIC:
        return text
    if not text.isdecimal() or len(text) > 2:  # noqa: PLR2004  # digits
        raise Refusal("wire/malformed", {"why": f"as: the number of a seat, or {AS_PUBLIC}"})
    return int(text)


async def body(request: Request, kind: type[T]) -> T:
    """Return the message in a request's body, whose length need not be announced.

    Raises:
        Refusal: as `read`.
    """
    return read(kind, await whole(request, MAX_BODY) or b"{}")


async def whole(request: Request, limit: int) -> bytes:
    """Return a request's body.

    Raises:
        Refusal: it has more bytes than allowed.
    """
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > limit:
            raise Refusal("wire/too_large", {"limit": limit})
    return bytes(data)
