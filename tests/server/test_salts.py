"""The salt that seals a table: long, of the system's chance, another for each table."""

import re

from moguls.core.commitment import commit
from moguls.server.live.hub import seal

DEAL = {"first": 0, "deck": ["brown/green", "crash"]}


def test_each_table_has_a_salt_of_its_own_with_64_digits() -> None:
    made = [seal("mogul-2002", {}, DEAL) for _ in range(20)]

    assert len({each["salt"] for each in made}) == len(made)
    assert all(re.fullmatch("[0-9a-f]{64}", each["salt"]) for each in made)
    assert [each["commit"] for each in made] == [
        commit("mogul-2002", {}, DEAL, each["salt"]) for each in made
    ]


def test_a_table_that_goes_on_seals_what_was_played_before_it() -> None:
    steps = [{"seat": 0, "move": "bid"}]
    made = seal("mogul-2002", {}, DEAL, steps)

    assert made["commit"] == commit("mogul-2002", {}, DEAL, made["salt"], steps)
    assert made["commit"] != commit("mogul-2002", {}, DEAL, made["salt"])
