"""Answering what a person asks at the table: why, rules, what is unseen."""

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

MANY = 12  # moves that are named in one sentence


class Answers:
    """Says why, shows rules, and tells what a move would do.

    Attributes:
        out: where answers go.
        play: the game.
        view: what the seat on turn sees.
    """

    def __init__(self, out: Console, play: Playthrough, view: dict[str, Any]) -> None:
        """Answer for one position."""
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
        """Say what a legal move would do, or nothing."""
        action, face = self.effects[move], self.play.game.rules.face
        if face is not None and face.effect is not None:
            return face.effect(action, self.view)
        return generic.brief_effect(action["effect"])

    def _unseen(self) -> None:
        """List the cards that lie face down, where the game tells them."""
        if "unseen" not in self.view:
            self.say("This game has no list of unseen cards; table shows all that you may know.")
            return
        cards = [f"{number} {share}" for share, number in self.view["unseen"].items()]
        self.say(f"Face down: {', '.join(cards) or 'none'}.")

    def _why(self, asked: str) -> None:
        """Say why a move is forbidden, with the rule's text; or what it would do."""
        found = matching(asked, self.legal)
        if found:
            told = self.would(found[0]) or "it is legal"
            self.say(f"You may {found[0]}: {told}.")
            return
        denials = self._denials(asked)
        if not denials:
            some = ", ".join(f"why {move}" for move in self._examples())
            self.say(f"Ask for a move: {some}.")
            return
        self._cannot(asked, denials)
        for rule in {denial.rule: None for denial in denials.values()}:
            self._clause(rule)

    def _denials(self, asked: str) -> dict[str, Denial]:
        """Return the moves that were perhaps meant, none of them legal, each reason once."""
        found: dict[Denial, str] = {}
        for move in matching(asked, self.play.game.rules.actions):
            denial = self.play.why_not(move)
            if denial is not None:
                found.setdefault(denial, move)
        return {move: denial for denial, move in found.items()}

    def _cannot(self, asked: str, denials: dict[str, Denial]) -> None:
        """Say why a move is forbidden, or why all moves are that begin so."""
        if len(denials) == 1:
            for move, denial in denials.items():
                self.say(f"You cannot {move}: {denial.text} ({denial.rule}).")
            return
        self.say(f"No move {asked!r} is open:")
        for move, denial in denials.items():
            self.say(f"- {move}: {denial.text} ({denial.rule})")

    def _examples(self) -> list[str]:
        """Return moves that one might ask for: forbidden ones first."""
        denied = [action["move"] for action in self.view["actions"] if not action["legal"]]
        return [*denied, *self.legal][:3]

    def forbidden(self, typed: str) -> None:
        """Say that a move is unreadable or forbidden, and what is open."""
        denials = self._denials(typed)
        if not denials:
            self.say(f"{typed!r} is no move. {self._open()} ? helps.")
            return
        self._cannot(typed, denials)
        self.say(f"{self._open()} why {typed} shows the rule.")

    def _open(self) -> str:
        """Say which moves are open."""
        if len(self.legal) <= MANY:
            return f"Open now: {', '.join(self.legal)}."
        return f"{len(self.legal)} moves are open; moves lists them."

    def _clause(self, wanted: str) -> None:
        """Print a clause of the rule book."""
        try:
            clause = find(wanted, here=self.play.game.name)
        except UsageError as error:
            self.say(str(error))
            return
        self.out.print(f"  [rule]{clause.id}[/] [bold]{escape(clause.title)}[/]")
        self.say(clause.text)

    def say(self, text: str) -> None:
        """Print a sentence."""
        for line in text.splitlines():
            self.out.print(Padding(Text(line), (0, 0, 0, 2), expand=False))
