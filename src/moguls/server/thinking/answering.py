"""Code that runs in the workers: a bot's move, a hint, or the evaluation of a decision."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final

import msgspec

from moguls import bots, review
from moguls.bots.analysis.cache import analyst_of, is_ready
from moguls.games import registry
from moguls.review import reasons
from moguls.server.records.checking import checked
from moguls.server.thinking.interface import NOT_READY
from moguls.server.thinking.job import HINT, IMPORT, MOVE, WEIGH
from moguls.server.wire.review import Hint, HintedMove, HintReason

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from moguls.bots.analysis.estimates import Analysis
    from moguls.core.rules import Rules
    from moguls.review.reasons import ActionReason
    from moguls.server.thinking.job import PackedPosition

HINT_SIMS: int | None = None  # as many as the strongest bot takes
REVIEW_SIMS = 400


def answer(kind: str, seconds: float | None, *question: object) -> str:
    """Answer a job: a move in notation, or JSON.

    Hints and evaluations are "null" until the native code that they need is compiled; the first
    question starts that.

    Args:
        kind: of the job.
        seconds: time limit of a search; None for none.
        question: arguments by kind, see `_move`, `_hint`, `_weigh` and `_import`.
    """
    return KINDS[kind](seconds, *question)


def _move(
    seconds: float | None, at: PackedPosition, seat: int, level: str, seed: int | None = None
) -> str:
    """Return the move that a bot of a level chooses for a seat."""
    key, seed = registry.under(at.game, at.facts), secrets.randbits(63) if seed is None else seed
    return bots.choose(key, at.options, at.state, seat, level, seed, seconds)


def _hint(seconds: float, at: PackedPosition, seed: int) -> str:
    """Return the action values by the knowledge of the seat to act, or null: not ready yet."""
    key = registry.under(at.game, at.facts)
    if not is_ready(key, 0.0):
        return NOT_READY
    rules, analyst = registry.game(key, **at.options).rules, analyst_of(key)
    state = rules.state.unpack(at.state)
    analysis = analyst.analyse(state, seed, HINT_SIMS, seconds)
    paragraphs = reasons.paragraphs(analysis, len(rules.legal_actions(state)))
    return msgspec.json.encode(hint_of(rules, analysis, paragraphs)).decode()


def hint_of(rules: Rules, analysis: Analysis, paragraphs: Iterable[list[ActionReason]]) -> Hint:
    """Return the message of a hint: actions in notation, figures rounded."""
    moves = [
        HintedMove(
            move=rules.to_text(it.action),
            win=round(it.chances.wins[analysis.seat], 4),
            error=round(it.chances.errors[analysis.seat], 4),
            sims=it.chances.sims,
            lead=round(it.chances.leads[analysis.seat], 2) if it.chances.leads else None,
        )
        for it in analysis.actions
    ]
    sentences = [[_sentence(rules, reason) for reason in paragraph] for paragraph in paragraphs]
    return Hint(analysis.seat, rules.to_text(analysis.best), moves, sentences)


def _sentence(rules: Rules, reason: ActionReason) -> HintReason:
    move = None if reason.action is None else rules.to_text(reason.action)
    return HintReason(reason.key, move, reason.points, reason.numbers, reason.flags)


def _weigh(_seconds: float, at: PackedPosition, action: int, seed: int) -> str:
    """Return the evaluation of a decision by a fixed number of simulations, or null: not ready."""
    key = registry.under(at.game, at.facts)
    if not is_ready(key, 0.0):
        return NOT_READY
    state = registry.game(key, **at.options).rules.state.unpack(at.state)
    evaluation = review.weigh(analyst_of(key), state, action, seed, REVIEW_SIMS)
    return msgspec.json.encode(evaluation).decode()


def _import(_seconds: float, data: bytes) -> str:
    """Return the result of a check of records."""
    return checked(data)


def has_native_code(game: str, facts: bytes) -> bool:
    """Start, once, to compile the code for hints in a game; return whether it is ready."""
    return is_ready(registry.under(game, facts), 0.0)


KINDS: Final[dict[str, Callable[..., str]]] = {
    MOVE: _move,
    HINT: _hint,
    WEIGH: _weigh,
    IMPORT: _import,
}
