"""State of one game of Take Stock, hidden information included; 512 bytes."""

from enum import IntEnum

from moguls.kernel.state.layout import State as Declared
from moguls.kernel.state.layout import i8, i64, record, u8, u16, u64


class Phase(IntEnum):
    """Phases, by the decision of the seat on turn or the chance that is due. Rules: TKS-T1."""

    TURN = 0
    CHOOSE = 1
    AUDIT = 2
    FREEZE = 3
    INSIDER = 4
    BEAR = 5
    OPTIONS = 6
    RESHUFFLE = 7
    NEXT_ROUND = 8
    OVER = 9


PHASE_NAMES = ("turn", "choose", *("event",) * 4, "options", *("chance",) * 2, "over")


@record
class State(Declared):
    """One table. Seats are 0..seats-1 clockwise.

    A set of shares is an int of bits, see `material`; a bag of events is an int, see `event_bags`.
    The last group of fields has no effect on the rules: it is the seats' memory (TKS-H1).
    """

    rng: int = u64()  # counter of the random numbers
    hands: list[int] = i64[6]  # sets of shares
    certificates: list[int] = i64[6]  # sets of shares
    kept: list[int] = i64[6]  # bags of events
    columns: int = i64()  # set of the shares on all columns, the 1s left out
    discards: int = i64()  # set of shares
    pool: int = i64()  # shares that the insider being played may still take
    played: int = i64()  # bag of discarded events that all have seen
    unchosen: list[int] = i64[6]  # bags of discarded events, seen only by the seat
    totals: list[int] = u16[6]  # points; eight rounds cannot bring 65536
    options: int = u16()  # house-rule switches in the format of `switches.pack`
    tokens: list[int] = i8[6]
    supply: int = i8()  # tokens
    pile: list[int] = u8[55]  # shares; pile[pile_at:pile_end] is the draw pile, its top first
    pile_at: int = u8()
    pile_end: int = u8()
    events: list[int] = u8[40]  # kinds; events[event_at:event_end] is the pile, its top first
    event_at: int = u8()
    event_end: int = u8()
    drawn: list[int] = u8[2]  # kinds of the two events of which one is chosen
    splits: list[int] = u8[5]  # on each column
    frozen: int = u8()  # set of stocks
    seats: int = u8()  # 2..6
    turn: int = u8()  # the seat to act; undefined when over, and while chance is due
    active: int = u8()  # the seat whose turn it is
    dealer: int = u8()
    phase: int = u8()
    round: int = u8()  # rounds begun, from 1
    stock: int = u8()  # named by the insider being played
    taken: int = u8()  # cards that it took
    drawer: int = u8()  # the seat that draws next while a bull is carried out
    bull_draws: int = u8()  # draws that a bull has yet to make
    closed: int = u8()  # 1 when market closed has ended the round

    shown: int = i64()  # set of the shares in hands that an insider has shown
    possible: list[int] = i64[6]  # bags: events hidden from the seat when the market last closed
    lot: list[int] = u8[55]  # for each share, in which draw pile of the round it lay last, from 0
    lots: int = u8()  # reshuffles in this round
    aged: list[int] = u8[6]  # kept events that were certainly kept before the market last closed
    stale: list[int] = u8[6]  # unchosen events from before splits and freezes were last taken out
    buried: list[int] = u8[8]  # events put under the pile after each round since it was new
