"""Names, numbers and state fields of an edition, as the shared code needs them."""

from dataclasses import dataclass
from typing import Protocol


class MogulState(Protocol):
    """State fields of every edition. A set of seats is an int of bits."""

    score: list[int]
    shares: list[list[int]]  # shares in front: [seat][company]
    chips: list[int]
    deck: list[int]  # kinds of cards; deck[deck_at] is the top
    bank: int
    bowl: int
    deck_at: int
    seats: int
    turn: int
    start: int
    taker: int  # took the last share
    phase: int
    revealed: int
    in_auction: int
    winner: int
    runner_up: int
    round: int


@dataclass(frozen=True)
class Edition:
    """The names and numbers of one edition.

    Attributes:
        game: name in records.
        phases: names of the phases; "auction", "winner", "runner-up" and "over" mean the same in
            every edition.
        colours: colours of the companies, by number.
        seats: greatest number of seats.
        cards: number of cards, with the crash.
        crash_places: number of bottom cards among which the crash is.
        chips: number of chips.
        chips_per_point: number of chips that count as one point at the end.
        track_spaces: spaces of the score track.
        turn_rule: clause that determines the seat on turn.
        over_rule: clause that ends the game.
    """

    game: str
    phases: tuple[str, ...]
    colours: tuple[str, ...]
    seats: int
    cards: int
    crash_places: int
    chips: int
    chips_per_point: int
    track_spaces: int
    turn_rule: str
    over_rule: str

    def phase_of(self, s: MogulState) -> str:
        """Return the name of the phase in records."""
        return self.phases[s.phase]

    def is_over(self, s: MogulState) -> bool:
        """Return whether the game has ended."""
        return self.phase_of(s) == "over"
