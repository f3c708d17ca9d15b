"""Refusals in words: a sentence from the catalogues, and the place of an error."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from moguls.server.wire.messages import Mistake
from moguls.server.wire.words import prefix, say

if TYPE_CHECKING:
    from moguls.server.wire.refusal import Refusal

WHERE: Final = ("line", "column", "step", "move")  # place of an error in a record


def mistake(refusal: Refusal, lang: str, message_id: str | None = None) -> Mistake:
    """Return a refusal in words."""
    details: dict[str, Any] = dict(refusal.details)
    if refusal.code in ("rules/illegal_move", "record/illegal_move"):
        details["reason"] = say(lang, f"{prefix(str(refusal.rule))}-why-{details.pop('why')}")
    where: dict[str, Any] = {key: details[key] for key in WHERE if key in details}
    return Mistake(
        code=refusal.code,
        text=say(lang, key_of(refusal.code), {**details, "rule": refusal.rule or ""}),
        rule=refusal.rule,
        legal=refusal.legal,
        id=message_id,
        log=refusal.log,
        **where,
    )


def key_of(code: str) -> str:
    """Return the catalogue key of an error code."""
    return "error-" + code.replace("/", "-").replace("_", "-")
