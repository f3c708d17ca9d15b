"""Matches of `research/reports` to be gone on with: their reports say what their games do."""

import json

import pytest

from moguls.arena.manifest_fields import with_present_names
from moguls.arena.store import folder_of, load
from moguls.arena.summary import summary_of
from tools.steps import ROOT

REPORTS = ROOT / "research" / "reports"
KEPT = sorted(path.parent for path in REPORTS.glob("unfinished/*/manifest.json"))


@pytest.mark.parametrize("name", [path.name for path in KEPT])
def test_a_report_says_what_the_games_that_are_kept_came_to(name: str) -> None:
    made, games = load(folder_of(str(REPORTS / "unfinished" / name)))
    told = json.loads((REPORTS / f"{name}.json").read_text("utf-8"))
    told["manifest"] = with_present_names(told["manifest"])
    counted = json.loads(json.dumps(summary_of(made, games).as_json()))
    assert {key: told[key] for key in counted} == counted
