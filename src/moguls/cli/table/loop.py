"""Game loop in the terminal: bots move, people see the table and type moves."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from rich.padding import Padding
from rich.text import Text

from moguls.cli.players import ME
from moguls.cli.table import generic, render
from moguls.cli.table.ask import Prompt, Quit, Undo
from moguls.cli.words import by_number, tell
from moguls.core.play.revealed import back_with_cards_anew, has_learned
from moguls.core.text.display import FIRST_SEAT

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.console import Console

    from moguls.core.play.playthrough import Playthrough
    from moguls.core.text.display import Event, Face

REVEALED = (
    "  Something hidden has been revealed since your last move, so it cannot be taken back.\n"
    "  Enter undo again to go back anyway; what you could not know is then drawn again."
)


@dataclass
class Terminal:
    """A game at one keyboard.

    Attributes:
        play: the game.
        who: for each seat "me" or the name of its bot.
        bots: for each seat a function from the playthrough to a move; None for people.
        out: console of the table.
        news: for each person, and None for spectators, the events since they last looked.
        table_of: round and seat of the table drawn last.
        offered: seat and number of steps at the last offer to go back with cards redrawn.
    """

    play: Playthrough
    who: list[str]
    bots: list[Callable[[Playthrough], str] | None]
    out: Console
    asker: Prompt
    news: dict[int | None, list[Event]] = field(default_factory=dict)
    table_of: tuple[int, int] | None = None
    watched: int | None = None
    offered: tuple[int, int] | None = None

    @property
    def face(self) -> Face | None:
        """Display of the game, if it has one."""
        return self.play.game.rules.display.face

    @property
    def people(self) -> list[int]:
        """Seats of people."""
        return [seat for seat, who in enumerate(self.who) if who == ME]

    @property
    def hot_seat(self) -> bool:
        """Whether several people share the keyboard."""
        return len(self.people) > 1

    def name(self, seat: int) -> str:
        """Return the name of a seat in sentences."""
        return "You" if self.people == [seat] else by_number(seat)

    def players(self) -> list[str]:
        """Return the names of the seats in tables."""
        return [f"{seat + 1} {self._kind(seat)}" for seat in range(self.play.seats)]

    def _kind(self, seat: int) -> str:
        if self.people == [seat]:
            return "you"
        return "player" if self.who[seat] == ME else self.who[seat]

    def run(self) -> bool:
        """Play to the end; return False if a person has quit."""
        self._hear()
        try:
            while not self.play.over:
                self._turn()
        except Quit:
            return False
        self._tell_news(self.watched)
        self._finish()
        return True

    def _turn(self) -> None:
        seat = self.play.turn
        assert seat is not None  # noqa: S101  # the game is not over
        bot = self.bots[seat]
        if bot is not None:
            self._move(bot(self.play))
            return
        self._person(seat)

    def _move(self, move: str) -> None:
        self.play.move(move)
        self._hear()

    def _hear(self) -> None:
        for seat in (None, *self.people):
            self.news.setdefault(seat, []).extend(self.play.events(seat))

    def _person(self, seat: int) -> None:
        if self.hot_seat and self.watched != seat:
            self._change(seat)
        self.watched = seat
        view = self._view(seat)
        self._tell_news(seat)
        self._show(view, seat)
        try:
            self._move(self.asker.move(self.play, view, lambda: self._draw(view)))
        except Undo:
            self._undo(seat)

    def _change(self, seat: int) -> None:
        """Pass the keyboard on; a game with hidden information hides the table in between."""
        self.table_of = None
        if self.face is None or not self.face.is_open:
            self.asker.curtain(seat)

    def _tell_news(self, seat: int | None) -> None:
        news = self.news.pop(seat, [])
        if news:
            self.out.print()
        for sentence in tell(self.play.game.rules, news, self.name):
            self.out.print(Padding(Text(sentence), (0, 0, 0, 2), expand=False))

    def _show(self, view: dict[str, Any], seat: int) -> None:
        """Draw the table once per round and person, and a line otherwise, if the game has one."""
        here = (view["round"], seat)
        if self.table_of == here and self.face is not None and self.face.brief is not None:
            self.out.print()
            render.show(self.out, [self.face.brief(view)])
            return
        self._draw(view)
        self.table_of = here

    def _view(self, seat: int | None) -> dict[str, Any]:
        """Return a view whose pictures count seats from 1 like its sentences."""
        return {**self.play.view(seat), FIRST_SEAT: 1}

    def _draw(self, view: dict[str, object]) -> None:
        face = self.face
        self.out.print()
        head = face.head if face is not None and face.head is not None else generic.head
        render.head(self.out, head(view))
        render.show(self.out, (face or generic).table(view, self.players()))

    def _undo(self, seat: int) -> None:
        if self.hot_seat:
            self.out.print("  With several people at the keyboard, moves cannot be taken back.")
            return
        if not any(step.get("seat") == seat for step in self.play.steps()):
            self.out.print("  There is nothing to take back yet.")
            return
        length = self._last_choice(seat)
        if not has_learned(self.play, length, seat):
            while self.play.length > length:
                self.play.undo()
            self.out.print("  Taken back. It is your move again.")
        elif self.offered == (seat, self.play.length):
            undone = back_with_cards_anew(self.play, length, seat, secrets.randbits(63))
            self.play = undone
            self.out.print("  Back before your last move; what was hidden then is drawn again.")
        else:
            self.offered = (seat, self.play.length)
            self.out.print(REVEALED)
            return
        self.news.clear()
        self.table_of = None

    def _last_choice(self, seat: int) -> int:
        steps = self.play.steps()
        return max(at for at, step in enumerate(steps) if step.get("seat") == seat)

    def _finish(self) -> None:
        view, face = self._view(None), self.face
        if face is None or face.brief is None:
            self._draw(view)
        self.out.print()
        render.head(self.out, "[bold]The final count[/]")
        count = face.count if face is not None and face.count is not None else generic.count
        render.show(self.out, count(view, self.players()))
