"""The options of those parts of `moguls admin` that a server is asked for."""

from __future__ import annotations

from typing import Any, Final

from moguls.cli.parsing import whole

DAYS: Final = whole(0, 36500)
STATUSES: Final = ("waiting", "playing", "over", "closed", "broken")
TABLES_AND_PEOPLE: Final = ("tables", "people")
MARK: Final = "="  # before an id that begins as an option does, until it has been read


def an_id(text: str) -> str:
    """Return an id as it was typed."""
    return text.removeprefix(MARK)


def add_acts(parts: Any) -> None:
    """Describe them all."""
    _add_list(parts)
    _add_show(parts)
    for name in ("list", "show"):
        add_json(parts.choices[name])


def add_json(made: Any) -> None:
    """Add --json."""
    made.add_argument("--json", action="store_true", help="write JSON, a line for each")


def _add_list(parts: Any) -> None:
    """Describe `list`."""
    made = parts.add_parser(
        "list",
        help="list tables or people",
        description="List all tables or all people; those that changed or came last are the last.",
        examples=[
            "moguls admin list tables --status waiting --idle 30",
            "moguls admin list people --free --json",
        ],
    )
    says = " or ".join(TABLES_AND_PEOPLE)
    made.add_argument("what", metavar="WHAT", choices=TABLES_AND_PEOPLE, help=says)
    says = f"tables that stand so: {', '.join(STATUSES)} (default: all)"
    made.add_argument("--status", metavar="STATUS", choices=STATUSES, help=says)
    made.add_argument("--game", metavar="GAME", help="tables of this game (default: of all)")
    says = "that have not changed, or not been here, for so many days (default: 0)"
    made.add_argument("--idle", metavar="DAYS", type=DAYS, default=0, help=says)
    made.add_argument("--free", action="store_true", help="people who belong to no table")


def _add_show(parts: Any) -> None:
    """Describe `show`."""
    made = parts.add_parser(
        "show",
        help="tell what is known of a table or a person, but no cards",
        description="Tell what is known of a table, with who belongs to it, or of a person, with\n"
        "its tables and devices. Cards are never shown.",
        examples=["moguls admin show TABLE", "moguls admin show PERSON --json"],
    )
    made.add_argument("which", metavar="ID", type=an_id, help="as moguls admin list tells it")
