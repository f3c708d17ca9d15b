"""The commands of `moguls`, each in one line, and the page that `moguls` alone prints."""

from typing import Final

from moguls import __version__
from moguls.cli.parsing import bold

GROUPS: Final = {
    "Play": {
        "play": "a full game in this terminal, against bots or with friends at one keyboard",
        "serve": "tables in the browser: one address, an invite link, bots for empty seats",
    },
    "Host": {
        "backup": "copy a server's tables to one file, while it runs",
        "restore": "put such a copy in their place; what was there is put aside",
        "admin": "look into a server and act on it: list, close, delete, ban, check, export",
    },
    "Rules": {
        "games": "the games, their seats and their house-rule switches",
        "rules": "a rule book, or one clause with the code and tests that cite it",
    },
    "Records": {
        "replay": "replay recorded games and compare what they claim with the rules",
        "review": "who could expect to win, move by move; turning points, luck and skill",
        "verify": "check that a finished game's deal was fixed before play",
    },
    "Study": {
        "simulate": "play many games, compare seats or bots, write records",
        "arena": "bots against bots: shares of wins, ratings, tests, to be had again to the byte",
        "data": "games as Parquet, for learning: self-play, records, arenas; with a data card",
        "baselines": "let a network learn a game, and save it as a bot: policy:FILE",
        "perft": "count the ways a game can go on, ply by ply",
        "bot": "be a bot on standard input and output, for arenas of others",
        "bench": "measure random games a second on this machine",
    },
}

COMMANDS: Final = {name: line for group in GROUPS.values() for name, line in group.items()}

FIRST_STEPS: Final = (
    ("moguls play mogul-2002", "you against three bots"),
    ("moguls play moguli", "another game; moguls games lists them"),
    ("moguls rules M02-A2", "what a rule says"),
    ("moguls simulate mogul-2002 --games 100000", "which seat is best?"),
)


def overview() -> str:
    """Return the page: what there is, and what to type first."""
    lines = [f"{bold('moguls')} {__version__}: board games to play, serve, simulate and check", ""]
    for title, commands in GROUPS.items():
        lines.append(bold(title))
        lines += [f"  {name:<10}{line}" for name, line in commands.items()]
        lines.append("")
    lines.append(bold("First steps"))
    lines += [f"  {command:<44}{line}" for command, line in FIRST_STEPS]
    lines += ["", "Every command explains itself: moguls COMMAND --help"]
    return "\n".join(lines) + "\n"
