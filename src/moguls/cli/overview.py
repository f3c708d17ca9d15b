"""Overview of the commands, printed by `moguls` without arguments."""

from typing import Final

from moguls import __version__
from moguls.cli.parsing import bold

GROUPS: Final = {
    "Play": {
        "play": "play in this terminal, against bots or with friends at one keyboard",
        "serve": "serve tables in the browser: invite links, bots for empty seats",
    },
    "Host": {
        "backup": "copy a server's database to one file while the server runs",
        "restore": "replace a server's database with such a copy; the old one is kept",
        "admin": "administer a server: list, close, delete, ban, check, copy, export",
    },
    "Rules": {
        "games": "list the games with their seats and house rules",
        "rules": "print a rule book, or one clause with the code and tests that cite it",
    },
    "Records": {
        "replay": "replay recorded games and check them against the rules",
        "review": "analyse finished games: win chances, turning points, luck and skill",
        "verify": "verify that the deal of a finished game was fixed before play",
    },
    "Study": {
        "simulate": "play many games, compare seats or bots, write records",
        "arena": "play bots against bots: win rates, ratings, tests; reproducible to the byte",
        "data": "write games as Parquet for machine learning, with a data card",
        "baselines": "train a network on a game and save it as a bot",
        "perft": "count the move sequences of a game, ply by ply",
        "bot": "run a built-in bot as a program on standard input and output",
        "bench": "measure random games per second on this machine",
    },
}

COMMANDS: Final = {name: line for group in GROUPS.values() for name, line in group.items()}

FIRST_STEPS: Final = (
    ("moguls play mogul-2002", "you against three bots"),
    ("moguls play moguli", "another game; moguls games lists all"),
    ("moguls rules M02-A2", "the text of a rule"),
    ("moguls simulate mogul-2002 --games 100000", "the win rate of each seat"),
)


def overview() -> str:
    """Return the overview as text."""
    lines = [f"{bold('moguls')} {__version__}: board games to play, serve, simulate and check", ""]
    for title, commands in GROUPS.items():
        lines.append(bold(title))
        lines += [f"  {name:<10}{line}" for name, line in commands.items()]
        lines.append("")
    lines.append(bold("First steps"))
    lines += [f"  {command:<44}{line}" for command, line in FIRST_STEPS]
    lines += ["", "Help for a command: moguls COMMAND --help"]
    return "\n".join(lines) + "\n"
