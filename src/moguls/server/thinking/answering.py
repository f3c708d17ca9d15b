"""What the processes do: choose a bot's move, find a hint, weigh a decision; one at a time."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final

import msgspec

from moguls import bots, review
from moguls.bots.analysis.cache import analyst_of, is_ready
from moguls.games import registry
from moguls.review import reasons
from moguls.server.thinking.interface import NOT_READY
from moguls.server.thinking.job import HINT, MOVE, WEIGH
from moguls.server.wire.review import Hint, HintedMove, HintReason

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from moguls.bots.analysis.estimates import Analysis
    from moguls.core.rules import Rules
    from moguls.review.reasons import Reason
    from moguls.server.thinking.job import Position

HINT_SIMS: int | None = None  # as many as the strongest bot takes
REVIEW_SIMS = 400


def answer(kind: str, seconds: float, position: Position, *more: object) -> str:
    """Answer a question in a process of its own: a move in notation, or JSON.

    Args:
        kind: of the job; a hint and a decision weighed are "null" as long as native code for them
            is not ready, which is being made from then on.
        seconds: that a search may take.
        position: to decide in.
        more: by kind, see `_move`, `_hint` and `_weigh`.
    """
    return KINDS[kind](seconds, position, *more)


def _move(seconds: float, at: Position, seat: int, level: str) -> str:
    """Return what a bot of a level plays for a seat."""
    key = registry.under(at.game, at.facts)
    return bots.choose(key, at.options, at.state, seat, level, secrets.randbits(63), seconds)


def _hint(seconds: float, at: Position, seed: int) -> str:
    """Return what each action may bring, as the seat on turn can know; null: not ready yet."""
    key = registry.under(at.game, at.facts)
    if not is_ready(key, 0.0):
        return NOT_READY
    rules, analyst = registry.game(key, **at.options).rules, analyst_of(key)
    known = rules.state.unpack(at.state)
    found = analyst.analyse(known, seed, HINT_SIMS, seconds)
    said = reasons.paragraphs(found, len(rules.legal_actions(known)))
    return msgspec.json.encode(hint_of(rules, found, said)).decode()


def hint_of(rules: Rules, found: Analysis, said: Iterable[list[Reason]]) -> Hint:
    """Write a hint as it is sent: actions in text, figures rounded."""
    moves = [
        HintedMove(
            move=rules.to_text(it.action),
            win=round(it.chances.wins[found.seat], 4),
            error=round(it.chances.errors[found.seat], 4),
            sims=it.chances.sims,
            lead=round(it.chances.leads[found.seat], 2) if it.chances.leads else None,
        )
        for it in found.actions
    ]
    sentences = [[_sentence(rules, reason) for reason in paragraph] for paragraph in said]
    return Hint(found.seat, rules.to_text(found.best), moves, sentences)


def _sentence(rules: Rules, reason: Reason) -> HintReason:
    """Write a reason as it is sent."""
    move = None if reason.action is None else rules.to_text(reason.action)
    return HintReason(reason.key, move, reason.points, reason.numbers, reason.flags)


def _weigh(_seconds: float, at: Position, action: int, seed: int) -> str:
    """Return a decision of a finished game, weighed by so many simulations, however long it takes.

    Null: not ready yet.
    """
    key = registry.under(at.game, at.facts)
    if not is_ready(key, 0.0):
        return NOT_READY
    known = registry.game(key, **at.options).rules.state.unpack(at.state)
    found = review.weigh(analyst_of(key), known, action, seed, REVIEW_SIMS)
    return msgspec.json.encode(found).decode()


def is_compiled(game: str, facts: bytes) -> bool:
    """Begin to compile what hints need in a game under these facts, once; say if it is done."""
    return is_ready(registry.under(game, facts), 0.0)


KINDS: Final[dict[str, Callable[..., str]]] = {MOVE: _move, HINT: _hint, WEIGH: _weigh}
