"""Answers to questions at the table: why a move is forbidden, rules, unseen cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.markup import escape
from rich.padding import Padding
from rich.text import Text

from moguls.cli.rule_book import find
from moguls.cli.table import generic
from moguls.cli.table.moves import matching
from moguls.errors import UsageError

if TYPE_CHECKING:
    from rich.console import Console

    from moguls.core.play.playthrough import Playthrough
    from moguls.errors import Denial

MANY = 12  # moves that are listed in a sentence


class Answers:
    """Explains denials, shows rules, and describes the effects of moves.

    Attributes:
        out: where answers go.
        play: the game.
        view: the observation of the seat to move.
    """

    def __init__(self, out: Console, play: Playthrough, view: dict[str, Any]) -> None:
        self.out, self.play, self.view = out, play, view
        self.effects = {a["move"]: a for a in view["actions"] if a["legal"]}
        self.legal = list(self.effects)

    def answer(self, word: str, rest: str) -> None:
        """Answer a question by its first word: why, rules, unseen."""
        if word == "unseen":
            self._unseen()
        elif word == "why":
            self._why(rest)
        else:
            ids = rest.split() or sorted({a["rule"] for a in self.view["actions"] if "rule" in a})
            for clause in ids:
                self._clause(clause)
            if not ids:
                self.say("Name a rule; moguls rules prints the whole book.")

    def would(self, move: str) -> str:
        """Return what a legal move would do; "" if nothing is to be said."""
        action, face = self.effects[move], self.play.game.rules.display.face
        if face is not None and face.effect is not None:
            return face.effect(action, self.view)
        return generic.brief_effect(action["effect"])

    def _unseen(self) -> None:
        if "unseen" not in self.view:
            self.say("This game has no list of unseen cards; table shows all that you can know.")
            return
        face = self.play.game.rules.display.face
        if face is not None and face.unseen is not None:
            cards = face.unseen(self.view)
        else:
            cards = [f"{number} {card}" for card, number in self.view["unseen"].items()]
        self.say(f"Face down: {'; '.join(cards) or 'none'}.")

    def _why(self, typed: str) -> None:
        moves = matching(typed, self.legal)
        if moves:
            effect = self.would(moves[0]) or "it is legal"
            self.say(f"You may {moves[0]}: {effect}.")
            return
        denials = self._denials(typed)
        if not denials:
            some = ", ".join(f"why {move}" for move in self._examples())
            self.say(f"Name a move, for example: {some}.")
            return
        self._cannot(typed, denials)
        for rule in {denial.rule: None for denial in denials.values()}:
            self._clause(rule)

    def _denials(self, typed: str) -> dict[str, Denial]:
        """Return illegal moves that may be meant, one for each reason."""
        moves: dict[Denial, str] = {}
        for move in matching(typed, self.play.game.rules.codec.actions):
            denial = self.play.why_not(move)
            if denial is not None:
                moves.setdefault(denial, move)
        return {move: denial for denial, move in moves.items()}

    def _cannot(self, typed: str, denials: dict[str, Denial]) -> None:
        if len(denials) == 1:
            for move, denial in denials.items():
                self.say(f"You cannot {move}: {denial.text} ({denial.rule}).")
            return
        self.say(f"No move {typed!r} is legal:")
        for move, denial in denials.items():
            self.say(f"- {move}: {denial.text} ({denial.rule})")

    def _examples(self) -> list[str]:
        """Return examples of moves to ask about, forbidden ones first."""
        denied = [action["move"] for action in self.view["actions"] if not action["legal"]]
        return [*denied, *self.legal][:3]

    def forbidden(self, typed: str) -> None:
        """Explain that a move is unknown or forbidden, and list the legal ones."""
        denials = self._denials(typed)
        if not denials:
            self.say(f"{typed!r} is not a move. {self._open()} Type ? for help.")
            return
        self._cannot(typed, denials)
        self.say(f"{self._open()} Type why {typed} for the rule.")

    def _open(self) -> str:
        if len(self.legal) <= MANY:
            return f"Legal moves: {', '.join(self.legal)}."
        return f"There are {len(self.legal)} legal moves; type moves for the list."

    def _clause(self, reference: str) -> None:
        try:
            clause = find(reference, here=self.play.game.name)
        except UsageError as error:
            self.say(str(error))
            return
        self.out.print(f"  [rule]{clause.id}[/] [bold]{escape(clause.title)}[/]")
        self.say(clause.text)

    def say(self, text: str) -> None:
        """Print a sentence."""
        for line in text.splitlines():
            self.out.print(Padding(Text(line), (0, 0, 0, 2), expand=False))
