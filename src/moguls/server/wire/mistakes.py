"""Refusals in words: a sentence from the catalogues, and where something is wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from moguls.server.wire.messages import Mistake
from moguls.server.wire.words import prefix, say

if TYPE_CHECKING:
    from moguls.server.wire.refusal import Refusal

WHERE: Final = ("line", "column", "step", "move")  # something wrong is, in a record


def mistake(refusal: Refusal, lang: str, message_id: str | None = None) -> Mistake:
    """Return a refusal in words."""
    told: dict[str, Any] = dict(refusal.told)
    if refusal.code in ("rules/illegal_move", "record/illegal_move"):
        told["reason"] = say(lang, f"{prefix(str(refusal.rule))}-why-{told.pop('why')}")
    where: dict[str, Any] = {key: told[key] for key in WHERE if key in told}
    return Mistake(
        code=refusal.code,
        text=say(lang, key_of(refusal.code), {**told, "rule": refusal.rule or ""}),
        rule=refusal.rule,
        legal=refusal.legal,
        id=message_id,
        log=refusal.log,
        **where,
    )


def key_of(code: str) -> str:
    """Return the catalogue's key for an error code."""
    return "error-" + code.replace("/", "-").replace("_", "-")
