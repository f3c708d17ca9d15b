"""State of one game of Mogul (2002), hidden information included; 112 bytes."""

from enum import IntEnum

from moguls.kernel.state.layout import State as Declared
from moguls.kernel.state.layout import i8, i16, record, u8, u16, u64


class Phase(IntEnum):
    """Phases, by the decision of the seat on turn. Rules: M02-R1."""

    LOAN = 0
    AUCTION = 1
    WINNER = 2
    RUNNER_UP = 3
    OVER = 4


PHASE_NAMES = ("loan", "auction", "winner", "runner-up", "over")


@record
class State(Declared):
    """One table. Seats are 0..seats-1 clockwise; a set of seats is an int of bits."""

    rng: int = u64()  # counter of the random numbers
    options: int = u16()  # house-rule switches in the format of `switches.pack`
    score: list[int] = i16[6]  # points; may fall below 0 (M02-L4)
    shares: list[list[int]] = i8[6, 5]  # shares in front: [seat][company]
    chips: list[int] = i8[6]  # chips in hand
    deck: list[int] = u8[32]  # kinds of cards; deck[deck_at] is the top, what lies before is out
    bank: int = i8()  # chips
    bowl: int = i8()  # chips
    deck_at: int = u8()
    seats: int = u8()  # 3..6
    turn: int = u8()  # the seat to act; undefined when over
    start: int = u8()  # start player of this round
    taker: int = u8()  # the seat that took the last share: start player of the next round
    phase: int = u8()
    revealed: int = u8()  # kind of the card turned up
    in_auction: int = u8()  # set of seats still in
    borrowed: int = u8()  # set of seats that had a loan before this auction
    winner: int = u8()  # defined in WINNER and RUNNER_UP
    runner_up: int = u8()
    winner_sold: int = u8()  # 1 when the winner chose to sell
    round: int = u8()  # rounds begun, from 1
