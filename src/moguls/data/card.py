"""Data card of a data set: a README with the usual fields."""

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
    "make": "Self-play: every game was played for this data set by the bots named below, each on"
    " its own deal; the bots change seats from game to game.",
    "export": "Existing games: replayed records, and arenas whose games were played again.",
}


@dataclass
class SetCounts:
    """Counts over all games of a data set."""

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
    """Return the card of a complete data set; the same games give the same text."""
    counts = SetCounts()
    for row in folder.read("games", COUNTED):
        counts.add(row)
    parts = [
        _front(described, counts),
        f"# {_title(described, counts)}\n\n{ORIGINS[described.kind]}",
        _inside(counts, folder),
        _columns(described),
        _provenance(described),
        _limits(described),
    ]
    return "\n\n".join(parts) + "\n"


def _title(described: Described, counts: SetCounts) -> str:
    games = sorted({game for game, _, _ in counts.kinds})
    how = "self-play" if described.kind == "make" else "played games"
    return f"{', '.join(games)}: {counts.games:,} games, {how}"


def _front(described: Described, counts: SetCounts) -> str:
    size = next((name for most, name in SIZES if counts.games < most), LARGEST)
    lines = [
        "---",
        f"pretty_name: {json.dumps(_title(described, counts))}",
        f"license: {json.dumps(described.licence) if described.licence else 'unknown'}",
        "task_categories: [reinforcement-learning]",
        "tags: [board-games, imperfect-information, offline-rl, moguls]",
        f"size_categories: [{size}]",
        "configs:",
    ]
    files = [f"- {{config_name: {name}, data_files: {name}/*.parquet}}" for name in TABLES]
    return "\n".join([*lines, *files, "---"])


def _inside(counts: SetCounts, folder: Folder) -> str:
    plies = f"{fmean(counts.plies):.1f} on average, {min(counts.plies)} to {max(counts.plies)}"
    lines = [
        "## Contents",
        "",
        "| | |",
        "| --- | --- |",
        f"| Games | {counts.games:,}, of which {counts.finished:,} are finished |",
        f"| Steps | {counts.steps:,} |",
        f"| Plies per game | {plies} |",
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


def _shares(counts: SetCounts) -> list[str]:
    """Return each player's mean share of the win per seat, if there are few players."""
    if not 0 < len(counts.players) <= 20:  # noqa: PLR2004  # a longer table is not useful
        return []
    rows = [
        f"| {_cell(name)} | {len(shares):,} | {fmean(shares):.3f} |"
        for name, shares in sorted(counts.players.items())
    ]
    head = ["", "| Player | Seats taken | Mean share of the win |", "| --- | --- | --- |"]
    return [*head, *rows]


def _cell(text: str) -> str:
    """Return a text as a cell of a Markdown table."""
    return " ".join(text.split()).replace("|", "\\|")


def _columns(described: Described) -> str:
    parts = ["## Columns"]
    for table, says in (
        ("games", "one row per game"),
        ("steps", "one row per action or chance node"),
    ):
        columns = as_markdown(columns_of(table, described.more))
        parts.append(f"### `{table}`: {says}\n\n{columns}")
    parts.append(
        "`deal` and the steps define a game completely. `size` is the length of an observation,"
        " `bytes` is the number of actions divided by eight, rounded up."
    )
    return "\n\n".join(parts)


def _provenance(described: Described) -> str:
    code = "\n".join(f"| `{name}` | {value} |" for name, value in described.code.items())
    return (
        f"## How it was made\n\n    {_command(described)}\n\n"
        "The same version makes the same files to the byte, with any `--jobs`. `dataset.json`"
        " holds the complete description, including the bots.\n\n"
        f"| By | |\n| --- | --- |\n{code}"
    )


def _command(described: Described) -> str:
    source = described.of
    more = f" --with {','.join(described.more)}" if described.more else ""
    more += f" --licence {described.licence}" if described.licence else ""
    if described.kind == "export":
        names = " ".join(shlex.quote(part["name"]) for part in source["sources"])
        unnamed = "" if source["players_named"] else " --anonymous"
        return f"moguls data export {names}{more}{unnamed} --out DIR"
    bots = shlex.quote(",".join(bot["name"] for bot in source["bots"]))
    switches = "".join(f" --option {name}={value}" for name, value in source["options"].items())
    what = f"{source['game']} --bots {bots} --games {described.games} --seats {source['seats']}"
    return f"moguls data make {what} --seed {source['seed']}{switches}{more} --out DIR"


def _limits(described: Described) -> str:
    own = described.kind == "make"
    lines = ["## Limits", "", "- Additional columns describe the state before the action."]
    if own:
        lines.append("- Bots repeat their mistakes: the games cover only what these bots play.")
        lines.append("- `seed`, `deal_number` and the bots determine a game completely.")
    else:
        lines.append("- Games of an arena share deals: split by `deal_id`, not by row.")
        lines.append("- Records contain no seed, so `seed` and `deal_number` are null for them.")
        if described.of["players_named"]:
            lines.append("- `players` of records may be names of people; `--anonymous` omits them.")
    if "policy" in described.more:
        lines.append("- `policy` is null for bots that do not search by simulations.")
    if not described.licence:
        lines.append(
            "- No licence is set: set one with `--licence` before publishing the data set."
        )
    return "\n".join(lines)
