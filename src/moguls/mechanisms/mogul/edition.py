"""What of an edition its check, views, events and orders ask for."""

from dataclasses import dataclass
from typing import Protocol


class Table(Protocol):
    """What the state of every edition has. A set of seats is an int of bits."""

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
        game: its name in records.
        phases: the names of its phases; of them "auction", "winner", "runner-up" and "over" mean
            the same in every edition.
        colours: of the companies, by number.
        seats: how many can play at most.
        cards: how many there are, with the crash.
        crash_places: how many of the bottom cards can be the crash.
        chips: how many there are.
        chips_per_point: how many chips count as one point at the end.
        track_spaces: spaces of the score track.
        turn_rule: the clause that says whose turn it is.
        over_rule: the clause that ends the game.
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

    def phase_of(self, s: Table) -> str:
        """Return the phase as records name it."""
        return self.phases[s.phase]

    def is_over(self, s: Table) -> bool:
        """Say whether the game has ended."""
        return self.phase_of(s) == "over"
