"""Decoding of messages, with a refusal for each kind of invalid input."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from moguls.server.limits.rates import MAX_BODY
from moguls.server.wire.choices import unknown_value
from moguls.server.wire.names import BadNameError
from moguls.server.wire.refusal import Refusal

T = TypeVar("T")


def read(kind: type[T], data: bytes | str) -> T:
    """Decode a message.

    Raises:
        Refusal: it is too large, malformed, or has unknown fields.
    """
    if len(data) > MAX_BODY:
        raise Refusal("wire/too_large", {"limit": MAX_BODY})
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.ValidationError as error:
        if isinstance(error.__cause__, BadNameError):
            raise Refusal(error.__cause__.code, error.__cause__.details) from error
        choices = unknown_value(kind, str(error))
        if choices is not None:
            raise Refusal("wire/unknown_value", choices) from error
        code = "wire/unknown_field" if "unknown field" in str(error) else "wire/malformed"
        raise Refusal(code, {"why": str(error)}) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("wire/malformed", {"why": str(error)}) from error
