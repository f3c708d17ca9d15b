"""The manifest beside an arena's games: all that it takes to play them again to the byte."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import moguls
from moguls import __version__, bots
from moguls.arena.entrant import FILES, entrant_of
from moguls.arena.manifest_fields import checked
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
    """What is played, by whom, and by which code.

    Attributes:
        plan: the games.
        bots: what makes each bot of the plan what it is.
        question: of a sequential test about the first bot; None plays all games.
        code: version of the program; version and signature of the rules; a hash of the bots.
    """

    plan: Plan
    bots: tuple[dict[str, Any], ...]
    question: Question | None
    code: dict[str, object]

    @property
    def same_again(self) -> bool:
        """Whether every bot plays the same again by itself."""
        return all(bot["same_again"] for bot in self.bots)

    def as_json(self) -> dict[str, Any]:
        """Return the manifest as its file has it."""
        told = asdict(self.plan)
        told["bots"] = list(self.bots)
        asked = None if self.question is None else asdict(self.question)
        return {"format": FORMAT, **told, "sprt": asked, "code": self.code}

    def text(self) -> str:
        """Return the text of its file."""
        return json.dumps(self.as_json(), indent=1, ensure_ascii=False) + "\n"


def manifest_of(game: Game, plan: Plan, question: Question | None = None) -> Manifest:
    """Return the manifest of a plan, by the code that runs.

    Raises:
        UsageError: no such bot.
    """
    made = tuple(entrant_of(name, game).description() for name in plan.bots)
    return Manifest(plan, made, question, code_of(game))


def code_of(game: Game) -> dict[str, object]:
    """Return what tells this code from any other that would play otherwise."""
    return {
        "moguls": __version__,
        "rules_version": game.rules_version,
        "rules": f"{signature([game], compiled=False):016x}",
        "bots": _bots_hash(game.name),
    }


def _bots_hash(name: str) -> str:
    """Return a hash of all files of bots but those of other games, and of programs."""
    top = Path(bots.__file__).parent
    own = MODULES[name].split(".")[-2]
    apart = {"programs", "__pycache__", *(module.split(".")[-2] for module in MODULES.values())}
    files = (path for path in top.rglob("*") if path.is_file())
    digest = hashlib.sha256()
    for path in sorted(files):
        if (apart - {own}) & set(path.relative_to(top).parts):
            continue
        digest.update(path.relative_to(top).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def read(path: Path) -> Manifest:
    """Read a manifest.

    Raises:
        UsageError: it cannot be read, or is none of ours.
    """
    try:
        told = json.loads(path.read_text("utf-8"))
    except OSError as error:
        msg = f"{path}: cannot be read: {error.strerror}"
        raise UsageError(msg) from error
    except (ValueError, RecursionError) as error:
        msg = f"{path}: is no manifest of an arena: it is no JSON"
        raise UsageError(msg) from error
    if not isinstance(told, dict) or told.get("format") != FORMAT:
        found = told.get("format") if isinstance(told, dict) else None
        msg = f"{path}: is no manifest of an arena: 'format' is {found!r}, this reads {FORMAT!r}"
        raise UsageError(msg)
    try:
        return _made(told)
    except UsageError as error:
        msg = f"{path}: is a broken manifest: {error}"
        raise UsageError(msg) from error


def _made(told: dict[str, Any]) -> Manifest:
    """Make a manifest of its JSON.

    Raises:
        UsageError: says which field is wrong.
    """
    fields = checked(told)
    asked, code = fields.pop("sprt"), fields.pop("code")
    fields["bots"] = tuple(bot["name"] for bot in told["bots"])
    fields["tables"] = tuple(map(tuple, fields["tables"]))
    plan = Plan(**fields)
    game_of(plan).check_seats(plan.seats)
    _refuse_tables(plan)
    question = None if asked is None else Question(**asked)
    return Manifest(plan, tuple(told["bots"]), question, code)


def _refuse_tables(plan: Plan) -> None:
    """Refuse tables that are not for the plan's seats and bots."""
    for table in plan.tables:
        if len(table) != plan.seats or not all(bot < len(plan.bots) for bot in table):
            msg = f"the table {list(table)} does not seat {plan.seats} of {len(plan.bots)} bots"
            raise UsageError(msg)


def game_of(plan: Plan) -> Game:
    """Return the game of a plan.

    Raises:
        UsageError: there is none of this name, or with these switches.
    """
    return moguls.game(plan.game, **plan.options)


def refuse_other_code(manifest: Manifest) -> None:
    """Refuse to play a manifest again with code that may play otherwise than what made it.

    No program is started, no policy read: their moves are written down, and a command may be
    anybody's.

    Raises:
        UsageError: says what differs.
    """
    game, names = game_of(manifest.plan), manifest.plan.bots
    now = [entrant_of(name, game, known=is_foreign(name)).by_name() for name in names]
    other = other_code(manifest.code, code_of(game))
    if other or now != _by_name(manifest):
        was = f"moguls {manifest.code.get('moguls')}: what its bots are made of"
        msg = f"made by other code, {other or was}"
        raise UsageError(msg)


def _by_name(manifest: Manifest) -> list[dict[str, object]]:
    """Return what bots are made of, files left out: where these are, moves are written down."""
    return [{key: bot[key] for key in bot if key != FILES} for bot in manifest.bots]


def other_code(there: dict[str, object], here: dict[str, object]) -> str:
    """Say which code made an arena, and how it differs from the code here; nothing if it does not.

    The program's version alone is no difference: what plays are rules and bots.
    """
    other = [
        f"{says} ({there.get(name)} there, {here[name]} here)"
        for name, says in CODE.items()
        if there.get(name) != here[name]
    ]
    return f"moguls {there.get('moguls')}: {'; '.join(other)}" if other else ""
