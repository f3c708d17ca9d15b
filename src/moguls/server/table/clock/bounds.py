"""Longest games: how many turns and decisions the rules of each game allow at most.

A turn adds to a bank once: a seat's part in an auction of Mogul, a turn of Moguli or Take Stock.
Each bound is proven from the rules, not measured; `tests/server/clock` compares them with games.
No I/O, no clock, no chance in here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from moguls.games import registry
from moguls.server.table.clock.control import LIMITED, MINUTE, refuse_control, usual_options
from moguls.server.table.clock.spans import FREE_SECONDS
from moguls.server.wire.clock.time_control import DAY, HOUR, PRESETS, GameLength

if TYPE_CHECKING:
    from collections.abc import Callable

    from moguls.core.play.configured import ConfiguredRules
    from moguls.server.wire.clock.time_control import TimeControl

PAUSES: Final = 3  # of a table, by consent
PAUSE_SECONDS: Final = 7 * DAY
VACATION_SECONDS: Final = 14 * DAY  # of a seat in a game, all its vacations together
# A bot, an order or the server's timeout takes no longer than this for a decision.
AUTOMATIC_SECONDS: Final = 2 * MINUTE
CHIPS: Final = 45  # of both Moguls, the bank's included (M02-C4, M13-C2)
# What a person uses of a bank for a turn, as a part of the increment: people look at brisk tables
# more often than at slow ones. An assumption, not a measurement.
USED: Final = 1 / 3
MOST_USED: Final = 8 * HOUR


class Bound(NamedTuple):
    """The most turns and decisions of all seats together, and the usual number of turns."""

    turns: int
    decisions: int
    typical: int


def bound_of(game: ConfiguredRules, seats: int) -> Bound:
    """Return how long a game can be under its rules.

    A switch without a limit of turns must be refused before.
    """
    return _BOUNDS[game.name](game, seats)


def _mogul(game: ConfiguredRules, seats: int) -> Bound:
    """Return the bound of both Moguls.

    A round reveals one card of the deck, and the crash ends the game: as many rounds as shares in
    the deck (M02-R2, M13-R2). Each seat has one turn in a round, which includes what winner and
    runner-up do. In an auction a chip is bid once, because who takes the bowl has left: at most 45
    bids. Besides each seat but one leaves, each declines one loan, and two seats act. Every other
    decision is a loan, which takes two chips of 45 out of the bank for good, or one of the credits
    of 2013 (M02-L1, M02-L3, M13-L1).
    """
    rounds = len(game.deal(seats, 0)["deck"]) - 1
    loans = CHIPS // 2 + seats
    decisions = rounds * (CHIPS + (seats - 1) + seats + 2) + loans
    return Bound(rounds * seats, decisions, (rounds - 2) * seats)


def _moguli(game: ConfiguredRules, _seats: int) -> Bound:
    """Return the bound of Moguli.

    The limit of turns, and a last turn that may follow (MOG-E3); before them both seats may swap
    their start rows (MOG-V1). A turn has at most two rotations, a move and its end (MOG-B6).
    """
    limit = next(switch for switch in game.switches if switch.name == LIMITED)
    turns = int(game.options.get(LIMITED, limit.default)) + 1
    return Bound(turns + 2, 4 * turns + 2, min(turns, 60))


EVENT_TURNS: Final = 60
RAISES: Final = 115


def _take_stock(game: ConfiguredRules, seats: int) -> Bound:
    """Return the bound of Take Stock.

    Of the 40 events at most 30 are drawn in a round, because market closed lies above the last ten
    (TKS-S3), and each can be kept and played later: 60 turns with events. A raise lifts a
    column, from 1 to 10 in at most 9 steps, and one more raise closes the market: 46. Events take
    cards away, which can be raised again: five crashes 5 cards each, the market crash 25, four
    audits and fifteen splits one each: 69. Together 115 raises. Saving costs a card more than is
    drawn, and a bull brings one: a seat saves at most as often as it has cards after the deal, and
    once more (TKS-S2, TKS-A3, TKS-V8).
    A turn has two decisions, and one event has at most four more, or a bear one of each seat. After
    the round all 30 tokens may be spent, and each seat may stop (TKS-E2).
    """
    rounds = int(game.options.get("rounds", 4))
    hand = max(7 - (seats - 2), 4)
    turns = EVENT_TURNS + RAISES + seats * (hand + 1)
    decisions = turns * 2 + EVENT_TURNS * max(4, seats) + 30 + seats
    return Bound(rounds * turns, rounds * decisions, rounds * (24 + 4 * seats))


_BOUNDS: Final[dict[str, Callable[[ConfiguredRules, int], Bound]]] = {
    "mogul-2002": _mogul,
    "mogul-2013": _mogul,
    "moguli": _moguli,
    "take-stock": _take_stock,
}


def most_seconds(control: TimeControl, bound: Bound, seats: int) -> int:
    """Return the longest time that a game can take without pauses and vacations.

    The clock of one seat runs at a time, so the sum of all banks and increments is the bound: each
    seat begins with its bank, and each turn adds an increment, or what comes instead where a seat
    comes back. Free decisions take `FREE_SECONDS` a turn at most, automatic ones their own time.
    """
    turn = max(control.increment, MINUTE) + (FREE_SECONDS if control.mode == "days" else 0)
    # Where a seat comes back, the increment of its next turn may be paid before the last turn.
    extra = seats * max(control.increment, MINUTE)
    automatic = AUTOMATIC_SECONDS * bound.decisions
    return seats * control.bank + bound.turns * turn + extra + automatic


def breaks(control: TimeControl, seats: int) -> int:
    """Return what all pauses and vacations of a table can take."""
    if control.mode != "days":
        return 0
    return PAUSES * PAUSE_SECONDS + (VACATION_SECONDS * seats if control.vacation else 0)


def estimate(control: TimeControl, game: ConfiguredRules, seats: int) -> GameLength:
    """Return how long a game takes under a time control."""
    bound = bound_of(game, seats)
    at_most = most_seconds(control, bound, seats)
    used = min(control.increment * USED, MOST_USED)
    if control.mode != "days":
        used = min(control.increment, control.bank * seats / bound.typical)
    typical = min(int(bound.typical * used), at_most)
    return GameLength(_preset(control), control, at_most, breaks(control, seats), typical)


def length_of(control: TimeControl, name: str, seats: int, options: dict[str, str]) -> GameLength:
    """Return how long a game that has not been made takes under a time control.

    Raises:
        UsageError: no such option or number of seats.
        Refusal: the time control is not possible.
    """
    usual = registry.game(name).rules.identity.table_options
    game = registry.game(name, **{**usual_options(control, usual), **options})
    game.check_seats(seats)
    refuse_control(control, game.options)
    if game.options.get(LIMITED) == "0":  # in minutes, a game without a longest one
        return GameLength(None, control, 0, 0, 0)
    return estimate(control, game, seats)


def _preset(control: TimeControl) -> str | None:
    """Return the name of a time control that has one."""
    own = control.bank, control.increment, control.cap
    names = (name for name, it in PRESETS.items() if (it.bank, it.increment, it.cap) == own)
    return next(names, None) if control.mode == "days" else None


def timed(control: TimeControl | None, game: ConfiguredRules, seats: int) -> dict[str, object]:
    """Return what the first entry of a log has of a time control: itself, and the longest game.

    Raises:
        Refusal: the time control is not possible.
    """
    if control is None:
        return {}
    refuse_control(control, game.options)
    is_bounded = game.options.get(LIMITED) != "0"
    longest = most_seconds(control, bound_of(game, seats), seats) if is_bounded else None
    return {"time_control": msgspec.to_builtins(control), "most_seconds": longest}
