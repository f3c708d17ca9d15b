"""Texts of the game pages that no code contains: actions in words, and clauses to quote."""

from __future__ import annotations

from typing import Final, NamedTuple


class Sort(NamedTuple):
    """A sort of action: its text with variable parts in braces, and its effect."""

    text: str
    does: str


class About(NamedTuple):
    """Texts and clauses of a game.

    Attributes:
        kind: what sort of game it is, in a sentence or two.
        hidden: the clause that says what is hidden.
        ends: the clauses that say how it ends and who wins.
        chance: the clauses in which chance plays a part.
        sorts: all sorts of actions, in the order of their numbers.
        unit: what it counts, many of it.
        position: what the picture shows: seats, seed and plies of random play.
    """

    kind: str
    hidden: str
    ends: tuple[str, ...]
    chance: tuple[str, ...]
    sorts: tuple[Sort, ...]
    unit: str
    position: tuple[int, int, int]


MOGUL_2002: Final = About(
    kind="An auction game: each round one share is offered, and chips decide who takes it and who "
    "sells. A crash near the bottom of the deck ends it.",
    hidden="M02-H1",
    ends=("M02-E1", "M02-E2", "M02-E3"),
    chance=("M02-S3", "M02-S4", "M02-S5"),
    sorts=(
        Sort("leave", "leaves the auction and takes the chips in the bowl"),
        Sort("bid", "puts a chip into the bowl"),
        Sort("loan", "takes two chips for two points"),
        Sort("decline", "takes no loan"),
        Sort("take", "takes the revealed share"),
        Sort("sell {count}", "sells this many shares of the sale colour; 0 sells nothing"),
    ),
    unit="points",
    position=(4, 7, 61),
)
MOGUL_2013: Final = About(
    kind="An auction game on a map: the winner and the runner-up take the share, sell, or build "
    "a depot on the network of the box colour. A crash near the bottom of the deck ends it.",
    hidden="M13-H1",
    ends=("M13-E1", "M13-E2", "M13-E3", "M13-E4"),
    chance=("M13-S2", "M13-S3"),
    sorts=(
        Sort("leave", "leaves the auction and takes the chips in the bowl"),
        Sort("bid", "puts a chip into the bowl"),
        Sort("credit", "takes three chips for three dollars, once a game"),
        Sort("take", "takes the revealed share"),
        Sort("sell", "sells all shares of the box colour"),
        Sort("nothing", "leaves the sell option unused"),
        Sort("erect {station}", "builds a depot at the station"),
        Sort("move {from}>{to}", "moves a depot from station to station"),
    ),
    unit="dollars",
    position=(4, 3, 150),
)
MOGULI: Final = About(
    kind="A board game without hidden information: pawns walk over and under a board of tiles, "
    "which both seats rotate.",
    hidden="MOG-H1",
    ends=("MOG-E1", "MOG-E2", "MOG-E3"),
    chance=("MOG-S1", "MOG-S2"),
    sorts=(
        Sort("end", "ends the turn"),
        Sort("keep", "keeps the start row (only with `new_start_row=on`)"),
        Sort("swap {row}", "swaps the start row with a central one (only with `new_start_row=on`)"),
        Sort("rotate {tile} {degrees}", "rotates a tile clockwise"),
        Sort("pawn {from}-{to}", "moves a pawn from gate to gate"),
    ),
    unit="pawns across",
    position=(2, 5, 20),
)
TAKE_STOCK: Final = About(
    kind="A card game about five columns of rising cards: raising a column raises the price of its "
    "shares, saving a card makes it a certificate, and events change both.",
    hidden="TKS-H1",
    ends=("TKS-E1", "TKS-E2", "TKS-E3", "TKS-E4"),
    chance=("TKS-S2", "TKS-S3", "TKS-S4", "TKS-S5", "TKS-T2"),
    sorts=(
        Sort("raise {card}", "plays the card on its column"),
        Sort("save {saved}, discard {other}", "saves a card as a certificate, discards another"),
        Sort("discard {card}, draw two", "discards, and draws two events to choose from"),
        Sort("discard {card}, keep", "discards, and draws an event to keep"),
        Sort("discard {card}, play {event}", "discards, and plays a kept event"),
        Sort("choose {event}", "chooses one of the two events drawn"),
        Sort(
            "audit {stock} {way}", "answers an audit: takes the top card off, or a split, or none"
        ),
        Sort("freeze {stock}", "answers a freeze: freezes a column"),
        Sort("insider take {taken}, discard {other}", "answers an insider: a card for a card"),
        Sort("insider done", "takes no more cards by the insider"),
        Sort("bear discard {card}", "answers a bear: discards a card"),
        Sort("option {card}", "exercises an option after the round with this card"),
        Sort("option done", "exercises no more options"),
    ),
    unit="points",
    position=(3, 11, 22),
)
ABOUT: Final = {
    "mogul-2002": MOGUL_2002,
    "mogul-2013": MOGUL_2013,
    "moguli": MOGULI,
    "take-stock": TAKE_STOCK,
}
