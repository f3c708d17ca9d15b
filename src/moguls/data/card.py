"""The data card of a set of games: a README with the fields of a usual dataset card."""

from __future__ import annotations

import json
import shlex
from dataclasses import dataclass, field
from statistics import fmean
from typing import TYPE_CHECKING, Any, Final

from moguls.data.folder import TABLES
from moguls.data.schema import as_markdown, columns_of

if TYPE_CHECKING:
    from moguls.data.described import Described
    from moguls.data.folder import Folder

SIZES: Final = ((1_000, "n<1K"), (10_000, "1K<n<10K"), (100_000, "10K<n<100K"))
LARGEST: Final = "n>100K"
ORIGINS: Final = {
    "make": "Self-play: every game was played for this set by the bots named below, each on its own"
    " deal, the bots moved on a seat from game to game.",
    "export": "Games that were there already: records, and arenas whose games were played again.",
}


@dataclass
class Counts:
    """What is counted over all games of a set."""

    games: int = 0
    steps: int = 0
    finished: int = 0
    plies: list[int] = field(default_factory=list)
    kinds: dict[tuple[str, int, str], int] = field(default_factory=dict)
    players: dict[str, list[float]] = field(default_factory=dict)

    def add(self, row: dict[str, Any]) -> None:
        """Count a game."""
        self.games += 1
        self.steps += row["steps"]
        self.finished += row["finished"]
        self.plies.append(row["plies"])
        kind = row["game"], row["seats"], row["options"]
        self.kinds[kind] = self.kinds.get(kind, 0) + 1
        if row["finished"]:
            for name, share in zip(row["players"] or (), row["returns"], strict=False):
                self.players.setdefault(name, []).append(share)


COUNTED: Final = ["game", "seats", "options", "players", "finished", "returns", "plies", "steps"]


def card_of(described: Described, folder: Folder) -> str:
    """Return the card of a set that is whole; the same games give the same text."""
    counts = Counts()
    for row in folder.read("games", COUNTED):
        counts.add(row)
    parts = [
        _front(described, counts),
        f"# {_title(described, counts)}\n\n{ORIGINS[described.kind]}",
        _inside(counts, folder),
        _columns(described),
        _made(described),
        _limits(described),
    ]
    return "\n\n".join(parts) + "\n"


def _title(described: Described, counts: Counts) -> str:
    """Return the title."""
    games = sorted({game for game, _, _ in counts.kinds})
    how = "self-play" if described.kind == "make" else "played games"
    return f"{', '.join(games)}: {counts.games:,} games, {how}"


def _front(described: Described, counts: Counts) -> str:
    """Return the fields that catalogues of data sets read."""
    size = next((name for most, name in SIZES if counts.games < most), LARGEST)
    lines = [
        "---",
        f"pretty_name: {json.dumps(_title(described, counts))}",
        "license: unknown",
        "task_categories: [reinforcement-learning]",
        "tags: [board-games, imperfect-information, offline-rl, moguls]",
        f"size_categories: [{size}]",
        "configs:",
    ]
    files = [f"- {{config_name: {name}, data_files: {name}/*.parquet}}" for name in TABLES]
    return "\n".join([*lines, *files, "---"])


def _inside(counts: Counts, folder: Folder) -> str:
    """Return what is in the set, in numbers."""
    plies = f"{fmean(counts.plies):.1f} on average, {min(counts.plies)} to {max(counts.plies)}"
    lines = [
        "## What is inside",
        "",
        "| | |",
        "| --- | --- |",
        f"| Games | {counts.games:,}, of which {counts.finished:,} are finished |",
        f"| Steps | {counts.steps:,} |",
        f"| Plies a game | {plies} |",
        f"| Files | `games/` {folder.size('games'):,} bytes, `steps/` {folder.size('steps'):,} |",
        "",
        "| Game | Seats | Switches | Games |",
        "| --- | --- | --- | --- |",
        *(
            f"| {game} | {seats} | {switches} | {number:,} |"
            for (game, seats, switches), number in sorted(counts.kinds.items())
        ),
    ]
    return "\n".join([*lines, *_shares(counts)])


def _shares(counts: Counts) -> list[str]:
    """Return each player's mean share of the win a seat, where that is a short list."""
    if not 0 < len(counts.players) <= 20:  # noqa: PLR2004  # people of many tables are no table
        return []
    rows = [
        f"| {_cell(name)} | {len(shares):,} | {fmean(shares):.3f} |"
        for name, shares in sorted(counts.players.items())
    ]
    head = ["", "| Player | Seats taken | Mean share of the win |", "| --- | --- | --- |"]
    return [*head, *rows]


def _cell(text: str) -> str:
    """Return a text as a cell of a table: what would end the cell or the line is escaped."""
    return " ".join(text.split()).replace("|", "\\|")


def _columns(described: Described) -> str:
    """Return the columns of both tables."""
    parts = ["## Columns"]
    for table, says in (("games", "a row a game"), ("steps", "a row an action, or chance")):
        columns = as_markdown(columns_of(table, described.more))
        parts.append(f"### `{table}`: {says}\n\n{columns}")
    parts.append(
        "`deal` and the steps are all that a game is: with them it can be played again, to the"
        " byte. `size` is the number of numbers of an observation, `bytes` is the number of"
        " actions divided by eight, rounded up."
    )
    return "\n\n".join(parts)


def _made(described: Described) -> str:
    """Return how the set was made, and by which code."""
    code = "\n".join(f"| `{name}` | {value} |" for name, value in described.code.items())
    return (
        f"## How it was made\n\n    {_command(described)}\n\n"
        "The same version makes the same files to the byte, whatever `--jobs` says. `dataset.json`"
        " has all that the set is made of, the bots in full.\n\n"
        f"| By | |\n| --- | --- |\n{code}"
    )


def _command(described: Described) -> str:
    """Return the command that makes the set again."""
    told = described.of
    more = f" --with {','.join(described.more)}" if described.more else ""
    if described.kind == "export":
        names = " ".join(shlex.quote(each["name"]) for each in told["sources"])
        unnamed = "" if told["players_named"] else " --anonymous"
        return f"moguls data export {names}{more}{unnamed} --out DIR"
    bots = shlex.quote(",".join(bot["name"] for bot in told["bots"]))
    switches = "".join(f" --option {name}={value}" for name, value in told["options"].items())
    what = f"{told['game']} --bots {bots} --games {described.games} --seats {told['seats']}"
    return f"moguls data make {what} --seed {told['seed']}{switches}{more} --out DIR"


def _limits(described: Described) -> str:
    """Return what the set cannot tell, and whom it may concern."""
    own = described.kind == "make"
    lines = ["## Limits", "", "- Columns on request are of the position before the action."]
    if own:
        lines.append("- Bots repeat their mistakes: such games cover only what they play.")
        lines.append("- `seed`, `deal_number` and the bots fix all chance of a game.")
    else:
        lines.append("- Games of an arena share deals: split by `deal_id`, not by row.")
        lines.append("- A record tells no seed, so that `seed` and `deal_number` are null there.")
        if described.of["players_named"]:
            lines.append(
                "- `players` of records may be names of people; `--anonymous` leaves them out."
            )
    if "policy" in described.more:
        lines.append("- `policy` is null for bots that do not search by counted simulations.")
    lines.append("- No licence is chosen here: whoever publishes the set names one above.")
    return "\n".join(lines)
