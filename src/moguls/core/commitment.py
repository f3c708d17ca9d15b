"""Sealing all chance before play: a hash is shown, the deal and a salt are revealed at the end.

The seal is SHA-256 over the canonical JSON (sorted keys, no spaces, UTF-8) of an object with the
game, the options, the deal and the salt. Anybody can check it with any language's standard library.
Chance that falls due during the game is drawn from the salt (`core.records.chance_source`), so the
seal covers it, too. A game that goes on from a moment of another one is sealed with the steps up to
there: their chance came before the seal.
"""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any, TypedDict

from moguls.core.play.playthrough import Playthrough
from moguls.core.play.replay import REMARKS, replay
from moguls.core.records.chance_source import from_salt
from moguls.errors import RecordError

if TYPE_CHECKING:
    from moguls.core.play.configured import ConfiguredRules

SALT_BYTES = 32


class SealOpened(TypedDict):
    """What opens a seal: the 64 random hexadecimal digits that were sealed with the deal."""

    salt: str


def commit(
    game: str,
    options: dict[str, str],
    deal: dict[str, object],
    salt: str,
    steps: list[dict[str, object]] | None = None,
) -> str:
    """Return the seal of a deal: 64 hexadecimal digits.

    Args:
        game: name of the game.
        options: the switches that differ from their default.
        deal: as the record has it.
        salt: 64 random hexadecimal digits, so that deals cannot be tried out.
        steps: those played before the table began, where there are any.
    """
    sealed: dict[str, object] = {"deal": deal, "game": game, "options": options, "salt": salt}
    if steps is not None:
        sealed["steps"] = steps
    text = json.dumps(sealed, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


def reveal(salt: str) -> SealOpened:
    """Return what opens a seal, as a record's `reveal` has it."""
    return {"salt": salt}


def check(game: ConfiguredRules, record: dict[str, object]) -> None:
    """Check that all chance of a record is what was sealed before play.

    Args:
        game: the game of the record, under its house rules.
        record: as read.

    Raises:
        RecordError: there is no seal, it has not been opened, the deal is another, or a chance step
            is not what the salt gives; the message says which.
    """
    _check_deal(record)
    if game.rules.has_later_chance:
        _check_steps(game, record)


def _check_deal(record: dict[str, object]) -> None:
    """Check that the deal of a record is the one that was sealed before play."""
    seal, opened = record.get("commit"), record.get("reveal")
    if not isinstance(seal, str):
        msg = "the record has no 'commit': its deal was not sealed before play"
        raise RecordError(msg)
    if not isinstance(opened, dict) or not isinstance(opened.get("salt"), str):
        msg = "the record has no 'reveal' with the 'salt' that opens its seal"
        raise RecordError(msg)
    parts = (record.get("game"), record.get("options"), record.get("deal"))
    earlier = _earlier(record) if "fork" in record else None
    actual = commit(*parts, opened["salt"], earlier)  # type: ignore[arg-type]  # hashed whatever they are
    if actual != seal:
        msg = f"the deal is not the one that was sealed: sealed {seal}, this deal gives {actual}"
        raise RecordError(msg)


def _earlier(record: dict[str, object]) -> list[dict[str, object]]:
    """Return the steps of a record that were played before its deal was sealed.

    Raises:
        RecordError: the record does not say which.
    """
    fork, steps = record["fork"], record.get("steps")
    after = fork.get("after") if isinstance(fork, dict) else None
    if type(after) is not int or not isinstance(steps, list) or not 0 <= after <= len(steps):
        msg = "'fork' must say after which step the table began, for example "
        msg += f"{{'after': 12}}, not {fork!r}"
        raise RecordError(msg)
    return [{k: v for k, v in step.items() if k not in REMARKS} for step in steps[:after]]


def _check_steps(game: ConfiguredRules, record: dict[str, Any]) -> None:
    """Check that each chance step of a record is what the salt gives there."""
    replay(game, record)  # it keeps the rules, so its steps are where they belong
    earlier = _earlier(record) if "fork" in record else []
    play = Playthrough(game, record["seats"], record["deal"], later_chance=None)
    play.play_on(earlier)
    play.later_chance = from_salt(record["reveal"]["salt"])
    play.draw_later()
    sealed_after = len(earlier)
    for number, step in enumerate(record["steps"][sealed_after:], sealed_after + 1):
        if "move" in step:
            play.move(step["move"])
            continue
        sealed = play.steps()[number - 1]
        if {key: value for key, value in step.items() if key not in REMARKS} != sealed:
            kind = step["chance"]
            msg = f"the chance step {kind!r} does not follow from the sealed salt"
            raise RecordError(msg, step=number)
