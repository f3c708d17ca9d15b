"""Manifest of an arena: all that is needed to reproduce its games exactly."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import moguls
from moguls import __version__, bots
from moguls.arena.entrant import FILES, entrant_of
from moguls.arena.manifest_fields import checked, with_present_names
from moguls.arena.plan import Plan
from moguls.arena.sprt import Question
from moguls.bots.foreign import is_foreign
from moguls.bots.registry import MODULES
from moguls.core.signature import signature
from moguls.errors import UsageError

if TYPE_CHECKING:
    from moguls.core.play.game import Game

FORMAT: Final = "moguls-arena/1"
CODE: Final = {
    "rules_version": "the version of the rules",
    "rules": "how the rules play (their signature)",
    "bots": "the sources of the bots, weights included",
}


@dataclass(frozen=True)
class Manifest:
    """The games of an arena, its bots, and the version of the code.

    Attributes:
        plan: the games.
        bots: the description of each bot of the plan.
        question: of a sequential test about the first bot; None plays all games.
        code: version of the program; version and signature of the rules; a hash of the bots.
    """

    plan: Plan
    bots: tuple[dict[str, Any], ...]
    question: Question | None
    code: dict[str, object]

    @property
    def same_again(self) -> bool:
        """Whether every bot is deterministic."""
        return all(bot["same_again"] for bot in self.bots)

    def as_json(self) -> dict[str, Any]:
        """Return the content of its file."""
        fields = asdict(self.plan)
        fields["bots"] = list(self.bots)
        question = None if self.question is None else asdict(self.question)
        return {"format": FORMAT, **fields, "sprt": question, "code": self.code}

    def text(self) -> str:
        """Return the text of its file."""
        return json.dumps(self.as_json(), indent=1, ensure_ascii=False) + "\n"


def manifest_of(game: Game, plan: Plan, question: Question | None = None) -> Manifest:
    """Return the manifest of a plan for the present code.

    Raises:
        UsageError: no such bot.
    """
    descriptions = tuple(entrant_of(name, game).description() for name in plan.bots)
    return Manifest(plan, descriptions, question, code_of(game))


def code_of(game: Game) -> dict[str, object]:
    """Return versions and hashes of all code that decides the games."""
    return {
        "moguls": __version__,
        "rules_version": game.rules_version,
        "rules": f"{signature([game], native=False):016x}",
        "bots": _bots_hash(game.name),
    }


def _bots_hash(name: str) -> str:
    top = Path(bots.__file__).parent
    own = MODULES[name].split(".")[-2]
    excluded = {"__pycache__", *(module.split(".")[-2] for module in MODULES.values())}
    files = (path for path in top.rglob("*") if path.is_file())
    digest = hashlib.sha256()
    for path in sorted(files):
        if (excluded - {own}) & set(path.relative_to(top).parts):
            continue
        digest.update(path.relative_to(top).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def read(path: Path) -> Manifest:
    """Read a manifest.

    Raises:
        UsageError: it cannot be read, or is invalid.
    """
    try:
        content = json.loads(path.read_text("utf-8"))
    except OSError as error:
        msg = f"{path}: cannot be read: {error.strerror}"
        raise UsageError(msg) from error
    except (ValueError, RecursionError) as error:
        msg = f"{path}: not a manifest of an arena: it is not JSON"
        raise UsageError(msg) from error
    if not isinstance(content, dict) or content.get("format") != FORMAT:
        form = content.get("format") if isinstance(content, dict) else None
        msg = f"{path}: not a manifest of an arena: 'format' is {form!r}, expected {FORMAT!r}"
        raise UsageError(msg)
    try:
        return _parsed(with_present_names(content))
    except UsageError as error:
        msg = f"{path}: invalid manifest: {error}"
        raise UsageError(msg) from error


def _parsed(content: dict[str, Any]) -> Manifest:
    fields = checked(content)
    question, code = fields.pop("sprt"), fields.pop("code")
    fields["bots"] = tuple(bot["name"] for bot in content["bots"])
    fields["tables"] = tuple(map(tuple, fields["tables"]))
    plan = Plan(**fields)
    game_of(plan).check_seats(plan.seats)
    _refuse_tables(plan)
    test = None if question is None else Question(**question)
    return Manifest(plan, tuple(content["bots"]), test, code)


def _refuse_tables(plan: Plan) -> None:
    """Refuse tables that are not for the plan's seats and bots."""
    for table in plan.tables:
        if len(table) != plan.seats or not all(bot < len(plan.bots) for bot in table):
            msg = f"the table {list(table)} must seat {plan.seats} of the {len(plan.bots)} bots"
            raise UsageError(msg)


def game_of(plan: Plan) -> Game:
    """Return the game of a plan.

    Raises:
        UsageError: there is none of this name, or with these switches.
    """
    return moguls.game(plan.game, **plan.options)


def refuse_other_code(manifest: Manifest) -> None:
    """Refuse to reproduce a manifest with code that may play differently.

    External bots are not started: their moves are recorded, and a command may be from anyone.

    Raises:
        UsageError: with the difference.
    """
    game, names = game_of(manifest.plan), manifest.plan.bots
    now = [entrant_of(name, game, checked=is_foreign(name)).by_name() for name in names]
    other = other_code(manifest.code, code_of(game))
    if other or now != _by_name(manifest):
        bots_differ = f"moguls {manifest.code.get('moguls')}: its bots are configured otherwise"
        msg = f"created by other code, {other or bots_differ}"
        raise UsageError(msg)


def _by_name(manifest: Manifest) -> list[dict[str, object]]:
    """Return the descriptions of bots without files: moves of bots with files are recorded."""
    return [{key: bot[key] for key in bot if key != FILES} for bot in manifest.bots]


def other_code(there: dict[str, object], here: dict[str, object]) -> str:
    """Return how the code of an arena differs from the code here; "" if it does not.

    The program's version alone does not count, since rules and bots decide the games.
    """
    other = [
        f"{says} ({there.get(name)} there, {here[name]} here)"
        for name, says in CODE.items()
        if there.get(name) != here[name]
    ]
    return f"moguls {there.get('moguls')}: {'; '.join(other)}" if other else ""
