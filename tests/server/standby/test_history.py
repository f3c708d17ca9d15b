"""Comparison of the log with what clients have sent and what was acknowledged."""

from __future__ import annotations

import pytest

from tests.failover.history import History, LoggedMove, SentMove, problems

SENT = [SentMove("t", name, f"bid {name}") for name in ("a", "b", "c")]


def entry(number: int, sent: SentMove | None = None, table: str = "t") -> LoggedMove:
    if sent is None:
        return LoggedMove(table, number, "sat", {}, None)
    return LoggedMove(table, number, "move", {"move": sent.move}, sent.id)


def history(*failures: str) -> History:
    return History(set(SENT), set(SENT[:2]), list(failures))


def test_a_log_with_all_acknowledged_moves_is_right_with_or_without_the_unknown_ones() -> None:
    log = [entry(1), entry(2, SENT[0]), entry(3, SENT[1]), entry(1, table="other")]
    assert problems(history(), log) == []
    assert problems(history(), [*log, entry(4, SENT[2])]) == []


@pytest.mark.parametrize(
    ("log", "words"),
    [
        ([entry(1, SENT[0])], ["lost"]),
        ([entry(1, SENT[0]), entry(2, SENT[1]._replace(move="loan"))], ["lost", "never sent"]),
        ([entry(1, SENT[0]), entry(2, SENT[1]), entry(3, SENT[0])], ["written twice"]),
        ([entry(1, SENT[0]), entry(2, SENT[1]), entry(3, SENT[2]._replace(id="x"))], ["never"]),
        ([entry(1, SENT[0]), entry(3, SENT[1])], ["not contiguous"]),
        ([entry(1, SENT[0]), entry(2, SENT[1]), entry(2, SENT[2])], ["not contiguous"]),
    ],
)
def test_a_log_that_differs_from_the_history_is_noticed(
    log: list[LoggedMove], words: list[str]
) -> None:
    found = problems(history(), log)
    assert [text[: len(word)] for text, word in zip(found, words, strict=True)] == words


def test_failures_of_clients_are_noticed() -> None:
    assert problems(history("t: server/failed"), [entry(1, SENT[0]), entry(2, SENT[1])]) == [
        "failed: t: server/failed"
    ]
