"""Answers of standing orders to the decision of their seat.

No I/O, no clock, no chance in here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from moguls.server.table.orders.standing import BEFORE_THE_GAME, order_of
from moguls.server.table.table import PERSON

if TYPE_CHECKING:
    from moguls.core.rules import Rules
    from moguls.core.standing import OrderAnswer
    from moguls.kernel.state.layout import State
    from moguls.server.table.table import Standing, Table

# An order makes at most so many moves in a row; then it asks its owner.
CHAIN: Final = 100
BOT_PLAYS: Final = "bot"


class Automatic(NamedTuple):
    """What standing orders do with a decision.

    Attributes:
        move: what they play; None where a bot thinks, or the seat is asked.
        level: of the bot that thinks.
        reason: a code that tells the owner why.
        line: the line that decided.
    """

    move: str | None
    level: str | None
    reason: str
    line: int | None = None

    @property
    def asks(self) -> bool:
        """Whether the seat is asked."""
        return self.move is None and self.level is None

    @property
    def by(self) -> dict[str, str | int]:
        """The data of a log entry from which the owner is told about the move."""
        return {"reason": self.reason, **({} if self.line is None else {"line": self.line})}


def asking(reason: str, line: int | None = None) -> Automatic:
    """Return the answer that asks the seat."""
    return Automatic(None, None, reason, line)


def decision(table: Table) -> Automatic | None:
    """Return what the orders of the seat on turn do; None where it has none."""
    seat = table.play.turn
    standing = None if seat is None else table.standing.get(seat)
    if seat is None or standing is None or table.seats[seat].kind != PERSON:
        return None
    if standing.since != BEFORE_THE_GAME and table.moved <= standing.since:
        return asking("given_now")
    if standing.row >= CHAIN:
        return asking("chain")
    return judged(table.play.game.rules, table.play.state, seat, standing)


def judged(rules: Rules, state: State, seat: int, standing: Standing) -> Automatic:
    """Return what orders do in a position where their seat is on turn."""
    legal = rules.legal_actions(state)
    if standing.replies:
        return _reply(rules, legal, standing)
    if len(legal) == 1:
        return Automatic(rules.to_text(legal[0]), None, "only")
    answer = _by_order(rules, state, seat, standing)
    if answer is not None and answer.action in legal:
        return Automatic(rules.to_text(answer.action), None, answer.reason, answer.line)
    if standing.bot is not None:
        return Automatic(None, standing.bot["level"], BOT_PLAYS)
    return asking("no_order") if answer is None else asking(answer.reason, answer.line)


def _by_order(rules: Rules, state: State, seat: int, standing: Standing) -> OrderAnswer | None:
    language = rules.automation.standing
    order = None if language is None else order_of(language, standing.orders)
    if language is None or order is None:
        return None
    return language.answer(state, seat, order)


def _reply(rules: Rules, legal: list[int], standing: Standing) -> Automatic:
    """Return the planned reply: a tree was checked when it was given."""
    move = standing.replies[0]["move"]
    if rules.codec.actions.get(move) in legal:
        return Automatic(move, None, "reply")
    return asking("no_reply")
