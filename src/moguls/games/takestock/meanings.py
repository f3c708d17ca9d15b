"""Descriptions of the observation planes."""

from typing import Final

from moguls.kernel.rules.planes import Meaning, Of

SEAT: Final = ("seat",)
STOCK: Final = ("stock",)
CARD: Final = ("card",)
KIND: Final = ("kind of event",)
PHASES: Final = (
    *("turn", "choose", "audit", "freeze", "insider", "bear", "options"),
    *("reshuffle", "next round", "over"),
)

TABLE: Final = {
    "phase": Meaning(Of.TABLE, f"1 at the phase: {', '.join(PHASES)}", ("phase",)),
    "round": Meaning(Of.TABLE, "rounds begun"),
    "rounds": Meaning(Of.TABLE, "rounds of the whole game"),
    "columns": Meaning(Of.TABLE, "1: the share lies on its column", ("stock", "value, from the 2")),
    "splits": Meaning(Of.TABLE, "splits on the column", STOCK),
    "frozen": Meaning(Of.TABLE, "1: the column is frozen", STOCK),
    "price": Meaning(Of.TABLE, "the price of a share now", STOCK),
    "supply": Meaning(Of.TABLE, "tokens that no seat has"),
    "draw_left": Meaning(Of.TABLE, "cards in the draw pile"),
    "num_discards": Meaning(Of.TABLE, "discarded shares"),
    "events_left": Meaning(Of.TABLE, "cards in the event pile"),
    "above_closed": Meaning(Of.TABLE, "events above market closed; -1: it is not in the pile"),
    "insider_stock": Meaning(Of.TABLE, "1: the insider being played names this stock", STOCK),
    "taken": Meaning(Of.TABLE, "cards that the insider being played has taken"),
}

SEATS: Final = {
    "seated": Meaning(Of.SEATS, "1: the table has this seat", SEAT),
    "score": Meaning(Of.SEATS, "points of the rounds scored", SEAT),
    "turn": Meaning(Of.SEATS, "1: the seat to act; all 0 when over or chance is due", SEAT),
    "active": Meaning(Of.SEATS, "1: the turn is this seat's, even if another one must act", SEAT),
    "dealer": Meaning(Of.SEATS, "1: the dealer of the round", SEAT),
    "tokens": Meaning(Of.SEATS, "tokens", SEAT),
    "hand_size": Meaning(Of.SEATS, "cards in hand", SEAT),
    "kept_size": Meaning(Of.SEATS, "events kept, face down", SEAT),
    "unchosen_size": Meaning(Of.SEATS, "events that the seat discarded unchosen", SEAT),
    "certificates": Meaning(Of.SEATS, "1: the seat has saved this share", ("seat", "card")),
}

OWN: Final = {
    "hand": Meaning(Of.OBSERVER, "1: in its hand", CARD),
    "kept": Meaning(Of.OBSERVER, "events that it keeps", KIND),
    "drawn": Meaning(Of.OBSERVER, "the two events of which it is choosing one", KIND),
}

# Present only in an information state; in an observation all are -1.
MEMORY: Final = {
    "shown": Meaning(Of.SEATS, "memory; 1: in this hand, and seen there by all", ("seat", "card")),
    "discards": Meaning(Of.TABLE, "memory; 1: among the discards", CARD),
    "in_pile": Meaning(Of.OBSERVER, "memory; 1: may be in the draw pile, as far as it knows", CARD),
    "from_pile": Meaning(Of.SEATS, "memory; cards in hand, hidden, from the present pile", SEAT),
    "played_events": Meaning(Of.TABLE, "memory; discarded events that all have seen", KIND),
    "unchosen_events": Meaning(Of.OBSERVER, "memory; events that it discarded unchosen", KIND),
    "unseen_events": Meaning(Of.OBSERVER, "memory; events that it cannot place", KIND),
}

MEANINGS: Final = {**TABLE, **SEATS, **OWN, **MEMORY}
