"""Asking a person for a move, answering their questions until they give one."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, Final

from rich.markup import escape
from rich.padding import Padding
from rich.text import Text

from moguls.cli.table.moves import Unclear, any_move, consequence, default_move, read_move
from moguls.core.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.console import Console

    from moguls.core.playthrough import Playthrough

HELP: Final = """\
Type a move: its word, its beginning if that is clear, or its number.
  [bold]?[/]            this help            [bold]table[/]        draw the table again
  [bold]why take[/]     why a move is forbidden, with the rule
  [bold]rules M02-A2[/] a rule's text        [bold]rules[/]        the rules that matter now
  [bold]unseen[/]       the shares that lie face down
  [bold]undo[/]         take your last move back (alone at the keyboard)
  [bold]quit[/]         stop here"""


class Quit(Exception):  # no error: somebody wants to stop
    """The person has typed quit, or the input has ended."""


class Undo(Exception):  # no error: somebody wants to go back
    """The person wants the last move back."""


class Asker:
    """Reads lines and answers them, until one is a move.

    Attributes:
        out: where answers go.
    """

    def __init__(self, out: Console, *, shared: bool = False) -> None:
        """Talk on a console; read from stdin. `shared`: several people are at the keyboard."""
        self.out, self.shared = out, shared

    def prompt(self, seat: int) -> str:
        """Return what stands before the cursor."""
        return f"Seat {seat}, your move:" if self.shared else "Your move:"

    def move(self, play: Playthrough, view: dict[str, Any], draw: Callable[[], None]) -> str:
        """Return a legal move of the seat on turn.

        Raises:
            Quit: the person stops, or the input has ended.
            Undo: the person wants the last move back.
        """
        self._list(view)
        legal = [action["move"] for action in view["actions"] if action["legal"]]
        while True:
            typed = self._line(f"{self.prompt(view['seat'])} ").strip()
            if not typed and (default := default_move(legal)):
                return default
            if typed:
                move = self._answer(typed, play, view, draw)
                if move is not None:
                    return move

    def _line(self, prompt: str) -> str:
        """Read a line.

        Raises:
            Quit: the input has ended.
        """
        self.out.print(prompt, end="", markup=False)
        self.out.file.flush()
        line = sys.stdin.readline()
        if not sys.stdin.isatty():
            self.out.print(line.rstrip("\n"), markup=False)
        if not line:
            raise Quit
        return line

    def _list(self, view: dict[str, Any]) -> None:
        """Print the legal moves, numbered, with what they would do."""
        legal = [action for action in view["actions"] if action["legal"]]
        default = default_move([action["move"] for action in legal])
        for number, action in enumerate(legal, 1):
            word = f"[bold]{action['move']:<8}[/]"
            enter = " [quiet](Enter)[/]" if action["move"] == default else ""
            self.out.print(f"  {number} {word} {consequence(action, view)}{enter}")

    def _answer(
        self, typed: str, play: Playthrough, view: dict[str, Any], draw: Callable[[], None]
    ) -> str | None:
        """Answer a line; return the move if it was one."""
        word, _, rest = typed.partition(" ")
        word = word.lower()
        if word in ("?", "help", "h"):
            self.out.print(HELP)
        elif word in ("quit", "q", "exit"):
            raise Quit
        elif word in ("undo", "u"):
            raise Undo
        elif word in ("table", "t"):
            draw()
            self._list(view)
        elif word in ("why", "rules", "rule", "unseen"):
            self._explain(word, rest.strip(), play, view)
        else:
            return self._read(typed, play, view)
        return None

    def _read(self, typed: str, play: Playthrough, view: dict[str, Any]) -> str | None:
        """Return the move typed, or say why it is none."""
        legal = [action["move"] for action in view["actions"] if action["legal"]]
        try:
            move = read_move(typed, legal)
        except Unclear as unclear:
            self._say(f"{unclear}.")
            return None
        if move is None:
            self._forbidden(typed, play, legal)
        return move

    def _forbidden(self, typed: str, play: Playthrough, legal: list[str]) -> None:
        """Say that a move is unreadable or forbidden, and what is open."""
        meant = any_move(typed, list(play.game.rules.actions))
        denial = play.why_not(meant) if meant else None
        if denial is None:
            self._say(f"{typed!r} is no move. Open now: {', '.join(legal)}. ? helps.")
            return
        self._say(f"You cannot {meant}: {denial.text} ({denial.rule}).")
        self._say(f"Open now: {', '.join(legal)}. why {meant} shows the rule.")

    def _explain(self, word: str, rest: str, play: Playthrough, view: dict[str, Any]) -> None:
        """Answer a question about rules or cards."""
        if word == "unseen":
            self._unseen(view)
        elif word == "why":
            self._why(rest, play, view)
        else:
            ids = rest.split() or sorted({a["rule"] for a in view["actions"] if not a["legal"]})
            for clause in ids:
                self._clause(clause)

    def _unseen(self, view: dict[str, Any]) -> None:
        """List the shares that lie face down."""
        cards = [f"{number} {share}" for share, number in view["unseen"].items()]
        self._say(f"Face down: {', '.join(cards) or 'none'}.")

    def _why(self, move: str, play: Playthrough, view: dict[str, Any]) -> None:
        """Say why a move is forbidden, with the rule's text; or what it would do."""
        wanted = any_move(move, list(play.game.rules.actions))
        if wanted is None:
            self._say("Ask for a move: why take, why sell 2, why loan.")
            return
        denial = play.why_not(wanted)
        if denial is None:
            action = next((a for a in view["actions"] if a["move"] == wanted), None)
            would = consequence(action, view) if action else "it is legal"
            self._say(f"You may {wanted}: {would}.")
            return
        self._say(f"You cannot {wanted}: {denial.text}.")
        self._clause(denial.rule)

    def _clause(self, wanted: str) -> None:
        """Print a clause of the rule book."""
        from moguls.cli.rules import find  # noqa: PLC0415  # the book is read when asked for

        try:
            clause = find(wanted)
        except UsageError as error:
            self._say(str(error))
            return
        self.out.print(f"  [rule]{clause.id}[/] [bold]{escape(clause.title)}[/]")
        self._say(clause.text)

    def _say(self, text: str) -> None:
        """Print a sentence."""
        for line in text.splitlines():
            self.out.print(Padding(Text(line), (0, 0, 0, 2), expand=False))

    def curtain(self, seat: int) -> None:
        """Hide the table until the next person sits at the keyboard."""
        if not sys.stdin.isatty():
            self.out.print()
            self.out.rule(f"Seat {seat}", align="left", style="quiet")
            return
        self._wipe()
        self.out.print(f"\n\n  Seat {seat} is on turn. The others look away.", style="bold")
        self._line("  Press Enter to see your table. ")
        self._wipe()

    def _wipe(self) -> None:
        """Clear the screen and what scrolled off it: the others' chips stand there."""
        if self.out.is_terminal:
            self.out.file.write("\033[3J")
        self.out.clear()
