"""The loop of a terminal game: bots move, people are shown the table and asked."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from moguls.cli.players import ME
from moguls.cli.table import screen
from moguls.cli.table.ask import Asker, Quit, Undo
from moguls.cli.words import tell

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.console import Console

    from moguls.core.playthrough import Playthrough


@dataclass
class Terminal:
    """A game at one keyboard.

    Attributes:
        play: the game.
        who: for each seat "me" or the name of its bot.
        bots: for each seat a function from the playthrough to a move; None for people.
        out: where the table is drawn.
        told: all that has happened, in sentences.
        heard: for each person how many of them they have seen; None is everybody.
        drawn: the round whose table was drawn last, and for whom.
    """

    play: Playthrough
    who: list[str]
    bots: list[Callable[[Playthrough], str] | None]
    out: Console
    asker: Asker
    told: list[str] = field(default_factory=list)
    heard: dict[int | None, int] = field(default_factory=dict)
    drawn: tuple[int, int] | None = None
    watched: int | None = None

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, who in enumerate(self.who) if who == ME]

    @property
    def hot_seat(self) -> bool:
        """Whether several people share the keyboard."""
        return len(self.people) > 1

    def name(self, seat: int) -> str:
        """Name a seat in sentences."""
        return "You" if self.people == [seat] else f"Seat {seat}"

    def players(self) -> list[str]:
        """Name the seats in tables."""
        return [f"{seat} {self._kind(seat)}" for seat in range(self.play.seats)]

    def _kind(self, seat: int) -> str:
        """Say who sits on a seat."""
        if self.people == [seat]:
            return "you"
        return "player" if self.who[seat] == ME else self.who[seat]

    def run(self) -> bool:
        """Play to the end; return False where somebody quit before."""
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
        """Let the seat on turn play one move."""
        seat = self.play.turn
        assert seat is not None  # noqa: S101  # the game is not over
        bot = self.bots[seat]
        if bot is not None:
            self._move(bot(self.play))
            return
        self._person(seat)

    def _move(self, move: str) -> None:
        """Play a move and hear what it did."""
        self.play.move(move)
        self._hear()

    def _hear(self) -> None:
        """Keep what the last move did until people look."""
        self.told += tell(self.play.events(None), self.name)

    def _person(self, seat: int) -> None:
        """Show a person the table and play what is typed."""
        if self.hot_seat and self.watched != seat:
            self.asker.curtain(seat)
            self.drawn = None
        self.watched = seat
        view = self.play.view(seat)
        self._tell_news(seat)
        self._show(view, seat)
        try:
            self._move(self.asker.move(self.play, view, lambda: self._draw(view)))
        except Undo:
            self._undo(seat)

    def _tell_news(self, seat: int | None) -> None:
        """Print what has happened since a person last looked."""
        news = self.told[self.heard.get(seat, 0) :]
        if news:
            self.out.print()
        for sentence in _merged(news):
            self.out.print(f"  {sentence}", markup=False)
        self.heard[seat] = len(self.told)

    def _show(self, view: dict[str, Any], seat: int) -> None:
        """Draw the whole table once a round and person, later only what changes."""
        here = (view["round"], seat)
        if self.drawn == here:
            self.out.print()
            self.out.print(screen.brief(view))
            return
        self._draw(view)
        self.drawn = here

    def _draw(self, view: dict[str, Any]) -> None:
        """Draw the whole table."""
        screen.draw(self.out, view, self.players())

    def _undo(self, seat: int) -> None:
        """Go back to this person's last move."""
        if self.hot_seat:
            self.out.print("  With several people at the keyboard nothing is taken back.")
            return
        if not any(step["seat"] == seat for step in self.play.steps()):
            self.out.print("  There is nothing to take back yet.")
            return
        self.play.undo()
        while self.play.turn != seat:
            self.play.undo()
        self.out.print("  Taken back. It is your move again.")
        self.drawn = None

    def _finish(self) -> None:
        """Show the final count."""
        view = self.play.view(None)
        self.out.print()
        self.out.rule("[bold]The final count[/]", align="left", style="quiet")
        screen.count(self.out, view, self.players())


def _merged(news: list[str]) -> list[str]:
    """Join neighbouring sentences that say the same of several seats."""
    merged: list[str] = []
    waiting: list[str] = []
    for sentence in [*news, ""]:
        if sentence.endswith((" wants no loan.", " want no loan.")):
            waiting.append(sentence.rsplit(" want", 1)[0])
            continue
        if waiting:
            merged.append(_no_loans(waiting))
            waiting = []
        if sentence:
            merged.append(sentence)
    return merged


def _no_loans(names: list[str]) -> str:
    """Write who wants no loan."""
    if len(names) == 1:
        return f"{names[0]} {'want' if names[0] == 'You' else 'wants'} no loan."
    numbers = [name.removeprefix("Seat ") for name in names]
    return f"No loan: {', '.join(numbers).replace('You', 'you')}."
