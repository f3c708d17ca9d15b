"""A bot that has played few deals is named, in text, in JSON and on the page."""

import io
from html import escape

import pytest

import moguls
from moguls.arena import plan
from moguls.arena.manifest import manifest_of
from moguls.arena.notes import notes
from moguls.arena.page import page_of
from moguls.arena.summary import Summary, summary_of
from moguls.cli.output import console
from moguls.cli.text.arena import show
from tests.arena.unplayed import unplayed

GAME = moguls.game("mogul-2002")
NAMES = ["random", *(f"search:{n}" for n in range(1, 6))]  # twenty tables of three


def after(deals: int) -> Summary:
    """Return what a ladder has come to after some deals, half of which each bot has played."""
    made = manifest_of(GAME, plan.ladder(GAME, NAMES, 3 * deals, seed=3, seats=3))
    return summary_of(made, unplayed(made, 0))


@pytest.mark.slow
def test_bots_with_few_deals_are_named_though_the_ladder_has_many() -> None:
    summary = after(59)
    deals = {row.name: row.deals for row in summary.bots}
    few = [name for name in NAMES if deals[name] < 30]
    assert 0 < len(few) < len(NAMES)
    assert summary.as_json()["few_deals"] == few
    assert summary.as_json()["bots"][0]["deals"] == deals["random"]
    have = "has" if len(few) == 1 else "have"
    (said,) = notes(summary)
    assert said.startswith(f"{', '.join(few)}: {have} played fewer than 30 deals: the intervals")
    stream = io.StringIO()
    show(summary, None, console(stream))
    assert said in " ".join(stream.getvalue().split())
    assert escape(said) in page_of(summary, unplayed(summary.manifest, 0), None)


def test_all_bots_are_named_at_once_where_the_ladder_has_few() -> None:
    summary = after(20)
    assert summary.as_json()["few_deals"] == NAMES
    assert notes(summary) == ["20 deals are few: the intervals are too narrow below 30."]


def test_nobody_is_named_where_all_have_many() -> None:
    summary = after(66)
    assert summary.as_json()["few_deals"] == notes(summary) == []
