"""What the process of hints and reviews does: it weighs one position at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from moguls import review
from moguls.bots.analysts import HINT_SECONDS, analyst_of, is_ready
from moguls.games import registry
from moguls.review import reasons
from moguls.server.messages_review import Hint, HintedMove, HintReason
from moguls.server.thinker import DIED, BotFailed, Thinker

if TYPE_CHECKING:
    from collections.abc import Iterable

    from moguls.bots.chances import Analysis
    from moguls.core.game import Rules
    from moguls.review.reasons import Reason

HINT_SIMS: int | None = None  # as many as the strongest bot takes
# Seconds that a hint waits for native code, before whoever asks is told to come again.
HINT_WAIT = 4.0
REVIEW_SIMS = 400
# Seconds until an answer is given up: a review may have to wait for native code.
HINT_PATIENCE = 15.0
REVIEW_PATIENCE = 240.0


def advise(kind: str, game: str, options: dict[str, str], facts: bytes, *more: Any) -> str:
    """Answer a question in a process of its own: "hint" or "weigh"; the answer is JSON."""
    key = registry.under(game, facts)
    found = _hint(key, options, *more) if kind == "hint" else _weigh(key, options, *more)
    return msgspec.json.encode(found).decode()


def _hint(key: str, options: dict[str, str], state: bytes, seed: int) -> Hint | None:
    """Return what each action may bring, as the seat on turn can know; None: not ready yet."""
    if not is_ready(key, HINT_WAIT):
        return None
    rules, analyst = registry.game(key, **options).rules, analyst_of(key)
    known = rules.state.unpack(state)
    found = analyst.analyse(known, seed, HINT_SIMS, HINT_SECONDS)
    said = reasons.paragraphs(found, len(rules.legal_actions(known)))
    return hint_of(rules, found, said)


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


def _weigh(
    key: str, options: dict[str, str], state: bytes, action: int, seed: int
) -> review.Weighed:
    """Return a decision of a finished game, weighed."""
    known = registry.game(key, **options).rules.state.unpack(state)
    return review.weigh(analyst_of(key), known, action, seed, REVIEW_SIMS)


def _is_compiled(game: str, facts: bytes) -> bool:
    """Begin to compile what a game under these facts needs, once; say whether it is done."""
    return is_ready(registry.under(game, facts), 0.0)


class Advisor(Thinker):
    """A process that answers such questions; started when it is first asked."""

    def __init__(self) -> None:
        """Start nothing yet."""
        super().__init__(advise, {})

    async def is_prepared(self, game: str, facts: bytes = b"") -> bool:
        """Begin to compile what a game needs, once; say whether it is done."""
        return await self.asks_whether(_is_compiled, game, facts)

    async def ask(self, question: tuple[Any, ...], patience: float) -> str:
        """Return the answer; a process that was ended from outside is started once more.

        Questions wait their turn, which counts as well: what is asked for is soon out of date.

        Raises:
            NoAnswer: none in time, or an error.
        """
        try:
            return await super().ask(question, patience)
        except BotFailed as error:
            if error.why != DIED:
                raise
            return await super().ask(question, patience)
