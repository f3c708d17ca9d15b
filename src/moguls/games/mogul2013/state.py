"""State of one game of Mogul (2013), hidden information included; 144 bytes."""

from enum import IntEnum

from moguls.kernel.state.layout import State as Declared
from moguls.kernel.state.layout import i8, i16, i64, record, u8, u16, u64


class Phase(IntEnum):
    """Phases, by the decision of the seat on turn. Rules: M13-R1."""

    AUCTION = 0
    WINNER = 1
    RUNNER_UP = 2
    OVER = 3


PHASE_NAMES = ("auction", "winner", "runner-up", "over")


@record
class State(Declared):
    """One table. Seats are 0..seats-1 clockwise; a set of seats is an int of bits."""

    rng: int = u64()  # counter of the random numbers
    depots: list[int] = i64[5]  # the stations where a seat's depots stand, as a set of bits
    options: int = u16()  # house-rule switches in the format of `switches.pack`
    score: list[int] = i16[5]  # dollars; may fall below 0 (M13-L2)
    shares: list[list[int]] = i8[5, 5]  # shares in front: [seat][company]
    chips: list[int] = i8[5]  # chips in hand
    deck: list[int] = u8[38]  # kinds of cards; deck[deck_at] is the top, what lies before is out
    bank: int = i8()  # chips
    bowl: int = i8()  # chips
    deck_at: int = u8()
    seats: int = u8()  # 3..5
    turn: int = u8()  # the seat to act; undefined when over
    start: int = u8()  # start player of this round
    taker: int = u8()  # the seat that took the last share: start player of the next round
    phase: int = u8()
    revealed: int = u8()  # kind of the card turned up
    in_auction: int = u8()  # set of seats still in
    credit: int = u8()  # set of seats that have taken their credit
    winner: int = u8()  # defined in WINNER and RUNNER_UP
    runner_up: int = u8()
    option_used: int = u8()  # 1 when the winner chose the sell option
    round: int = u8()  # rounds begun, from 1
