"""Input of moves by a person, with answers to questions in between."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, Final

from rich.columns import Columns
from rich.markup import escape
from rich.padding import Padding

from moguls.cli.table import render
from moguls.cli.table.answers import Answers
from moguls.cli.table.menu import LONG, MenuEntry, menu
from moguls.cli.table.moves import Ambiguous, default_move, matching, read_move
from moguls.cli.words import by_number
from moguls.core.text.display import Grid

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rich.console import Console

    from moguls.core.play.playthrough import Playthrough

HELP: Final = (
    "Type a move: its words, their first letters if they are unique, or its number in the list."
)


class Quit(Exception):  # a command, not an error
    """The person has typed quit, or the input has ended."""


class Undo(Exception):  # a command, not an error
    """The person has typed undo."""


class Prompt:
    """Reads lines and answers them until one is a move.

    Attributes:
        out: console for answers.
        shared: whether several people share the keyboard.
        entries: the list that was printed last; numbers refer to it.
    """

    def __init__(self, out: Console, *, shared: bool = False) -> None:
        self.out, self.shared = out, shared
        self.entries: list[MenuEntry] = []
        self.answers: Answers

    def prompt(self, seat: int) -> str:
        """Return the text before the cursor."""
        return f"{by_number(seat)}, your move:" if self.shared else "Your move:"

    def move(self, play: Playthrough, view: dict[str, Any], draw: Callable[[], None]) -> str:
        """Return a legal move of the seat to move.

        Raises:
            Quit: the person stops, or the input has ended.
            Undo: the person takes back the last move.
        """
        self.answers = Answers(self.out, play, view)
        usual = self._usual()
        self._list(self.answers.legal)
        while True:
            typed = self._line(f"{self.prompt(view['seat'])} ").strip()
            if not typed and usual is not None:
                return usual
            move = self._answer(typed, draw) if typed else None
            if move is not None:
                return move

    def _usual(self) -> str | None:
        face = self.answers.play.game.rules.display.face
        return default_move(self.answers.legal, face.default if face else None)

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

    def _list(self, moves: Sequence[str], *, in_full: bool = False) -> None:
        """Print numbered moves; long lists are grouped by first words, unless `in_full`."""
        self.entries = [MenuEntry((move,)) for move in moves] if in_full else menu(moves)
        if len(self.entries) > LONG:
            self._print_columns()
            return
        rows = [
            (f"  {number}", f"[you]{escape(entry.shown)}[/]", self._effect(entry))
            for number, entry in enumerate(self.entries, 1)
        ]
        render.show(self.out, [Grid((), rows, left=3)])

    def _print_columns(self) -> None:
        cells = [
            f"{number} [you]{escape(entry.shown)}[/]{_number_of(entry)}"
            for number, entry in enumerate(self.entries, 1)
        ]
        columns = Columns(cells, padding=(0, 2), column_first=True)
        self.out.print(Padding(columns, (0, 0, 0, 2), expand=False))

    def _effect(self, entry: MenuEntry) -> str:
        if len(entry.moves) > 1:
            return _number_of(entry).strip()
        (move,) = entry.moves
        enter = " [quiet](Enter)[/]" if move == self._usual() else ""
        return f"{self.answers.would(move)}{enter}"

    def _answer(self, typed: str, draw: Callable[[], None]) -> str | None:
        word, _, rest = typed.partition(" ")
        word = word.lower()
        if word in ("?", "help", "h"):
            self._help()
        elif word in ("quit", "q", "exit"):
            raise Quit
        elif word in ("undo", "u"):
            raise Undo
        elif word == "moves":
            self._moves(rest.strip())
        elif word == "hint":
            self._hint()
        elif word in ("table", "t"):
            draw()
            self._list(self.answers.legal)
        elif word in ("why", "rules", "rule", "unseen"):
            self.answers.answer(word, rest.strip())
        else:
            return self._read(typed)
        return None

    def _help(self) -> None:
        legal, view = self.answers.legal, self.answers.view
        denied = next((a["move"] for a in view["actions"] if not a["legal"]), legal[-1])
        turn_rule = self.answers.play.game.rules.display.turn_rule
        rows = [
            ("table", "draw the table again"),
            ("moves", "list all legal moves"),
            (f"moves {legal[-1].split()[0]}", "list the legal moves that begin with this"),
            (f"why {denied}", "explain why a move is forbidden, or what it would do"),
            (f"rules {turn_rule}", "print a rule; without an id: the rules that forbid moves now"),
            *([("unseen", "list the cards that lie face down")] if "unseen" in view else []),
            ("hint", "show what the best bot would play and why, if you are the only person"),
            ("undo", "take back your last move, if you are the only person"),
            ("quit", "stop the game"),
        ]
        cells = [(f"  [you]{escape(typed)}[/]", line) for typed, line in rows]
        self.answers.say(HELP)
        render.show(self.out, [Grid((), cells, left=2)])

    def _hint(self) -> None:
        from moguls.cli.table.hint import hint  # noqa: PLC0415  # it loads the search

        if self.shared:
            self.answers.say("Hints are available only if all other players are bots.")
            return
        hint(self.answers)

    def _moves(self, beginning: str) -> None:
        legal = self.answers.legal
        moves = matching(beginning, legal) if beginning else legal
        if not moves:
            self.answers.say(f"No legal move begins with {beginning!r}.")
            return
        self._list(moves, in_full=True)

    def _read(self, typed: str) -> str | None:
        if typed.isdecimal():
            return self._numbered(int(typed[:9]))
        try:
            move = read_move(typed, self.answers.legal)
        except Ambiguous as ambiguous:
            self.answers.say(f"{ambiguous}.")
            self._list(ambiguous.moves)
            return None
        if move is None:
            self.answers.forbidden(typed)
        return move

    def _numbered(self, number: int) -> str | None:
        """Return the move with this number in the list; a group of moves is listed."""
        if not 1 <= number <= len(self.entries):
            self.answers.say(f"There is no move {number}: choose 1 to {len(self.entries)}.")
            return None
        moves = self.entries[number - 1].moves
        if len(moves) > 1:
            self._list(moves)
            return None
        return moves[0]

    def curtain(self, seat: int) -> None:
        """Hide the table until the next person sits at the keyboard."""
        if not sys.stdin.isatty():
            self.out.print()
            render.head(self.out, by_number(seat))
            return
        self._wipe()
        self.out.print(f"\n\n  {by_number(seat)} is to move. The others look away.", style="bold")
        self._line("  Press Enter to see your table. ")
        self._wipe()

    def _wipe(self) -> None:
        """Clear the screen and its scrollback, which show the cards of others."""
        if self.out.is_terminal:
            self.out.file.write("\033[3J")
        self.out.clear()


def _number_of(entry: MenuEntry) -> str:
    return f" [quiet]({len(entry.moves)} moves)[/]" if len(entry.moves) > 1 else ""
