"""Standing orders of both editions that hold until cancelled; they depend on the card turned up.

An order is a convenience, not a rule of the game: it plays moves on behalf of its seat.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from moguls.core.standing import (
    ASK_ME,
    BotLimits,
    OrderAnswer,
    OrderField,
    OrderLanguage,
    OrderLine,
    StandingOrder,
)
from moguls.kernel.state.bits import has
from moguls.mechanisms.mogul.cards import COMPANY_OF, SALE_OF
from moguls.mechanisms.mogul.check import seats_in
from moguls.mechanisms.mogul.edition import Edition

LEAVE_OR_ASK: Final = ("leave", ASK_ME)


@dataclass(frozen=True)
class EditionMoves:
    """Moves of an edition for the seat on turn, None where a move is not legal.

    Attributes:
        edition: its names and numbers.
        bid, leave, take: their actions.
        can_bid: whether the seat can pay a chip.
        loan: takes chips from the bank.
        may_take: whether the share can be taken.
        sell: sells all that can be sold.
        nothing: leaves the option to sell unused.
        decline: declines chips where the game offers them; None elsewhere.
        build: builds at the first possible one of some stations; None without stations.
        stations: their codes.
    """

    edition: Edition
    bid: int
    leave: int
    take: int
    can_bid: Callable[[Any], bool]
    loan: Callable[[Any], int | None]
    may_take: Callable[[Any], bool]
    sell: Callable[[Any], int | None]
    nothing: Callable[[Any], int | None]
    decline: int | None = None
    build: Callable[[Any, list[str]], int | None] | None = None
    stations: tuple[str, ...] = ()


def language(moves: EditionMoves) -> OrderLanguage:
    """Return what orders of an edition can say."""
    colours = moves.edition.colours
    building = ("build",) if moves.build else ()
    sites = (OrderField("sites", moves.stations, is_list=True),) if moves.build else ()
    line = (
        OrderField("companies", colours, is_list=True),
        OrderField("sales", colours, is_list=True),
        OrderField("owned"),
        OrderField("chips"),
        OrderField("others"),
        OrderField("bowl"),
        OrderField("then", LEAVE_OR_ASK, default=ASK_ME),
        OrderField("win", ("take", "sell", *building, ASK_ME), default=ASK_ME),
        OrderField("option", ("sell", *building, "nothing", ASK_ME), default=ASK_ME),
        *sites,
    )
    general = (
        OrderField("otherwise", LEAVE_OR_ASK, default=ASK_ME),
        OrderField("loan_below"),
    )

    def answer(s: Any, seat: int, order: StandingOrder) -> OrderAnswer:
        return _answer(moves, s, seat, order)

    return OrderLanguage(line, general, answer, lambda s, seat: _ahead(moves, s, seat))


def _ahead(moves: EditionMoves, s: Any, seat: int) -> Any:
    """Return an auction as if a seat that is still in were on turn."""
    if moves.edition.phase_of(s) != "auction" or not has(s.in_auction, seat):
        return None
    changed = s.copy()
    changed.turn = seat
    return changed


def _answer(moves: EditionMoves, s: Any, seat: int, order: StandingOrder) -> OrderAnswer:
    phase = moves.edition.phase_of(s)
    if phase == "loan":
        return _at_window(moves, s, seat, order.general)
    number = next((n for n, line in enumerate(order.lines) if fits(moves, s, seat, line)), None)
    if number is None:
        is_bidding = phase == "auction" and order.general["otherwise"] == "leave"
        return OrderAnswer(moves.leave if is_bidding else None, "no_line")
    line = order.lines[number]
    if phase == "auction":
        return _bidding(moves, s, seat, order, number)
    action, reason = _after(moves, s, line, "win" if phase == "winner" else "option")
    return OrderAnswer(action, reason, number)


def fits(moves: EditionMoves, s: Any, seat: int, line: OrderLine) -> bool:
    """Return whether a line is about the card turned up, and the seat owns enough of it."""
    colours, owned = moves.edition.colours, line["owned"]
    company = COMPANY_OF[s.revealed]
    return (
        _is_one_of(colours[company], line["companies"])
        and _is_one_of(colours[SALE_OF[s.revealed]], line["sales"])
        and (not isinstance(owned, int) or s.shares[seat][company] >= owned)
    )


def _is_one_of(name: str, names: object) -> bool:
    return not isinstance(names, list) or not names or name in names


def _at_window(moves: EditionMoves, s: Any, seat: int, general: OrderLine) -> OrderAnswer:
    """Answer the question for a loan; without a number the seat's usual answer holds."""
    below, loan = general["loan_below"], moves.loan(s)
    if not isinstance(below, int):
        return OrderAnswer(None, "no_loan_order")
    if s.chips[seat] < below and loan is not None:
        return OrderAnswer(loan, "loan")
    return OrderAnswer(moves.decline, "decline")


def _bidding(
    moves: EditionMoves, s: Any, seat: int, order: StandingOrder, number: int
) -> OrderAnswer:
    """Bid as long as all conditions of a line hold, then leave or ask."""
    line = order.lines[number]
    reason = _why_stop(s, seat, line)
    if reason is None:
        below, loan = order.general["loan_below"], moves.loan(s)
        if loan is not None and isinstance(below, int) and s.chips[seat] < below:
            return OrderAnswer(loan, "loan", number)
        if moves.can_bid(s):
            return OrderAnswer(moves.bid, "bid", number)
        reason = "no_chip"
    return OrderAnswer(moves.leave if line["then"] == "leave" else None, reason, number)


def _why_stop(s: Any, seat: int, line: OrderLine) -> str | None:
    """Return the condition of a line that has ended its bids, or None."""
    bowl, chips, others = line["bowl"], line["chips"], line["others"]
    if isinstance(bowl, int) and s.bowl >= bowl:
        return "bowl"
    if isinstance(chips, int) and s.chips[seat] <= chips:
        return "chips"
    if isinstance(others, int) and len(seats_in(s)) - 1 > others:
        return "others"
    return None


def _after(moves: EditionMoves, s: Any, line: OrderLine, name: str) -> tuple[int | None, str]:
    """Return the action after an auction, of the winner or the second, and why."""
    choice = str(line[name])
    if name == "option" and moves.may_take(s):
        return moves.take, "take"
    if choice == "take":
        return moves.take, choice
    if choice == "build" and moves.build is not None:
        sites = line["sites"]
        site = moves.build(s, sites if isinstance(sites, list) else [])
        return site, "no_site" if site is None else choice
    if choice in {"sell", "nothing"}:
        action = (moves.sell if choice == "sell" else moves.nothing)(s)
        return action, f"no_{choice}" if action is None else choice
    return None, "choose"


def limited(moves: EditionMoves, borrow: frozenset[int]) -> Callable[[Any, int, BotLimits], int]:
    """Return the function that keeps a bot within limits: no loan, and so many chips kept."""

    def limit(s: Any, action: int, limits: BotLimits) -> int:
        if action in borrow and not limits.may_borrow:
            if moves.edition.phase_of(s) == "loan" and moves.decline is not None:
                return moves.decline
            action = moves.bid if moves.can_bid(s) else moves.leave
        if action == moves.bid and s.chips[s.turn] <= limits.keep:
            return moves.leave
        return action

    return limit
