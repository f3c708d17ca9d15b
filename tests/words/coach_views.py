"""Views for the test of the coach's sentences, `front/src/coach/lessons.test.ts`: one a line.

`python -m tests.words.coach_views GAME` plays 200 random deals and the golden games, and writes
some views of each. The output is reproducible.
"""

import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import moguls
from moguls.core.play.playthrough import Playthrough
from moguls.core.play.replay import options_of

GOLDEN = Path(__file__).parents[1] / "golden"
DEALS = 200
LONGEST = 600  # moves
OFTEN = 0.7
# One moment in so many is shown, about a dozen a game; and moves that bring about what is seldom.
EVERY = {"mogul-2002": 14, "mogul-2013": 12, "moguli": 5, "take-stock": 20}
SELDOM = {
    "mogul-2002": ("bid", "take"),
    "mogul-2013": ("bid", "erect", "take"),
    "moguli": ("pawn",),
    "take-stock": ("save", "keep", "raise"),
}
OPTIONS: dict[str, tuple[dict[str, str], ...]] = {
    "mogul-2002": ({}, {"open_chips": "on"}, {"loan_timing": "on_own_turn"}, {"score_floor": "on"}),
    "mogul-2013": ({}, {"open_chips": "on"}, {"score_floor": "on"}),
    "moguli": (
        {},
        {"new_start_row": "on"},
        {"cylinder": "on"},
        {"compulsory_move": "on"},
        {"start_row_duty": "rotation"},
    ),
    "take-stock": ({}, {"rounds": "1"}, {"rounds": "2"}, {"crash_counts_start": "off"}),
}


def moments(name: str) -> Iterator[dict[str, Any]]:
    for deal in range(DEALS):
        options = OPTIONS[name][deal % len(OPTIONS[name])]
        game = moguls.game(name, **options)
        seats = game.seats[deal // len(OPTIONS[name]) % len(game.seats)]
        yield from _of(game.new(seats, seed=deal), random.Random(deal))
    yield from _recorded(name)


def _of(play: Playthrough, dice: random.Random) -> Iterator[dict[str, Any]]:
    """Yield moments of one game: its beginning, some on the way, its end."""
    name, eager = play.game.name, dice.random() < OFTEN
    yield play.view(0)
    for _ in range(LONGEST):
        if play.over:
            break
        play.move(_chosen(list(play.legal()), SELDOM[name] if eager else (), dice))
        if not dice.randrange(EVERY[name]):
            mine = play.turn is not None and dice.random() < OFTEN
            yield play.view(play.turn if mine else dice.randrange(play.seats))
    yield play.view(0)


def _chosen(legal: list[str], wanted: tuple[str, ...], dice: random.Random) -> str:
    """Choose a move, usually one of those wanted, if there are any."""
    some = [move for move in legal if wanted and move.startswith(wanted)]
    return dice.choice(some if some and dice.random() < OFTEN else legal)


def _recorded(name: str) -> Iterator[dict[str, Any]]:
    """Yield moments of the golden games, which were played well, from the end."""
    for number, line in enumerate((GOLDEN / f"{name}.jsonl").read_text("utf-8").splitlines()):
        record, dice = json.loads(line), random.Random(number)
        play = moguls.game(name, **options_of(record)).replay(record)
        while play.ply:
            if not dice.randrange(EVERY[name]):
                yield play.view(dice.randrange(play.seats) if play.turn is None else play.turn)
            play.undo()


if __name__ == "__main__":
    for moment in moments(sys.argv[1]):
        sys.stdout.write(json.dumps(moment, separators=(",", ":")) + "\n")
