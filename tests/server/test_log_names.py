"""Rename of one person in a log."""

from typing import Any

from moguls.server.table.log_names import renamed
from moguls.server.table.table import LogEntry


def log(*entries: tuple[str, dict[str, Any]]) -> dict[int, LogEntry]:
    return {number: LogEntry(kind, data) for number, (kind, data) in enumerate(entries, 1)}


def names(entries: dict[int, LogEntry], *, friends: bool = True) -> list[str]:
    changed = renamed(entries, "ada", "Guest 1", friends=friends)
    return [changed.get(number, entry.data).get("name", "") for number, entry in entries.items()]


def test_every_entry_of_a_person_is_told_otherwise() -> None:
    entries = log(
        ("sat", {"seat": 0, "user": "ada", "name": "Ada"}),
        ("sat", {"seat": 1, "user": "bob", "name": "Ada (2)"}),
        ("named", {"seat": 0, "name": "Queen"}),
        ("move", {"seat": 0, "move": "pass"}),
        ("stood", {"seat": 0, "name": "Queen"}),
        ("left", {"user": "ada", "seats": [0], "seat": 0, "name": "Queen"}),
    )

    assert names(entries) == ["Guest 1", "Ada (2)", "Guest 1", "", "Guest 1", "Guest 1"]


def test_who_sits_there_later_and_a_bot_that_stands_in_keep_their_names() -> None:
    entries = log(
        ("sat", {"seat": 0, "user": "ada", "name": "Ada"}),
        ("bot", {"seat": 0, "level": "easy", "name": "Agatha"}),
        ("freed", {"seat": 0, "name": "Agatha"}),
        ("sat", {"seat": 0, "user": "bob", "name": "Ada"}),
        ("named", {"seat": 0, "name": "Bob"}),
        ("handed", {"seat": 0, "user": "ada", "name": "Ada again"}),
        ("left", {"user": "cy", "seats": [], "seat": None, "name": ""}),
    )

    assert names(entries) == ["Guest 1", "Agatha", "Agatha", "Ada", "Bob", "Guest 1", ""]


def test_friends_are_told_otherwise_only_where_they_are_meant() -> None:
    entries = log(
        ("sat", {"seat": 0, "user": "ada", "name": "Ada"}),
        ("sat", {"seat": 1, "user": "ada", "name": "Dora", "friend": True}),
        ("named", {"seat": 1, "name": "Dorothy"}),
    )

    assert names(entries) == ["Guest 1", "Guest 1 (2)", "Guest 1 (2)"]
    assert names(entries, friends=False) == ["Guest 1", "Dora", "Dorothy"]


def test_a_name_that_another_one_has_gets_a_number() -> None:
    entries = log(
        ("sat", {"seat": 0, "user": "ada", "name": "Ada"}),
        ("sat", {"seat": 1, "user": "bob", "name": "guest 1"}),
    )

    assert names(entries) == ["Guest 1 (2)", "guest 1"]
