"""Tests of storage that otherwise run on SQLite, run on PostgreSQL."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from tools.steps import ROOT

pytestmark = pytest.mark.slow

# What is stored in each table, and read back; two groups, for two processors.
GROUPS = (
    ("admin", "daily", "feeds", "identity", "snapshots", "test_devices.py", "test_store_moves.py"),
    (
        *("clock", "notices", "test_forks.py", "test_idle_limits.py", "test_lobby.py"),
        *(
            "test_going_on.py",
            "test_people_at_tables.py",
            "test_puzzles.py",
            "test_records_apart.py",
        ),
        *("test_results.py", "test_reviews.py", "test_takeback.py", "test_talk.py"),
        *("test_texts.py", "test_unsound.py"),
    ),
)
OF_A_FILE = (
    "admin/test_admin.py::test_a_folder_without_tables_is_left_as_it_is",
    "admin/test_ages.py::test_a_clock_that_was_set_back_does_not_stop_the_folding_of_the_log",
    "feeds/test_feeds.py::test_addresses_of_feeds_and_webhooks_survive_backup_and_restore",
    "notices/test_channels.py::test_the_key_of_the_first_start_stays_and_is_part_of_a_backup",
    "snapshots/test_written.py::test_a_backup_has_no_snapshots",
    # PostgreSQL has one more statement, for the lock of writers
    "snapshots/test_going_on.py::test_snapshots_cost_a_twentieth_of_the_statements_of_live_moves",
    "test_store_moves.py::test_a_move_writes_one_page",
    "test_store_moves.py::test_pages_of_many_moves_are_folded_into_the_file_at_once",
    "test_store_moves.py::test_after_a_kill_the_lists_know_whose_turn_it_is",  # copies the file
)
OF_A_PROCESS = (
    "admin/test_admin.py::test_a_real_server_is_asked_while_it_runs_and_when_it_was_killed",
)
# PostgreSQL came with version 0026; `test_opening` migrates an empty database.
OF_AN_OLDER_VERSION = (
    "test_devices.py::test_a_database_of_before_devices_keeps_everybody_signed_in",
    "test_going_on.py::test_tables_of_an_earlier_version_go_on_and_are_written_right",
    "test_lobby.py::test_a_database_of_before_the_lists_is_filled_in_from_its_logs",
    "test_people_at_tables.py::test_lists_of_before_learn_which_deals_were_known",
    "test_store_moves.py::test_a_game_begun_before_logs_had_no_index_goes_on",
)
APART = (*OF_A_FILE, *OF_A_PROCESS, *OF_AN_OLDER_VERSION)
PLACE = "tests/server/"
COUNT = re.compile(r"(\d+) (\w+)")


@pytest.mark.parametrize("group", GROUPS, ids=["people", "tables"])
def test_what_is_stored_in_sqlite_is_stored_there(group: tuple[str, ...]) -> None:
    apart = [name for name in APART if name.startswith(group)]
    words = [f"--deselect={PLACE}{name}" for name in apart]
    options = "-q -n 0 -p no:cacheprovider -p tests.server.on_postgresql --override-ini=timeout=900"
    command = [sys.executable, "-m", "pytest", *options.split(), "-m", "not slow", *words]
    command += [f"{PLACE}{name}" for name in group]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    counts = {what: int(number) for number, what in COUNT.findall(done.stdout.splitlines()[-1])}

    assert done.returncode == 0, done.stdout[-20_000:]
    assert counts["passed"] > 250
    assert counts["deselected"] >= len(apart), "a name in the list of those apart is wrong"
