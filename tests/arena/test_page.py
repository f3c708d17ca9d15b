"""The report page: whole in one file, in all dresses, every plot with its numbers beside it."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from typing import TYPE_CHECKING

import pytest

import moguls
from moguls.arena import charts, plan
from moguls.arena.entrant import entrant_of
from moguls.arena.manifest import Manifest, code_of, manifest_of
from moguls.arena.notes import configured, notes
from moguls.arena.page import STYLE, page_of
from moguls.arena.ratings import ratings_of
from moguls.arena.runner import run
from moguls.arena.summary import summary_of
from moguls.arena.thinking_curve import curves_of
from moguls.bots.external.names import MOVE_S
from tests.arena.unplayed import unplayed

if TYPE_CHECKING:
    from pathlib import Path

GAME = moguls.game("mogul-2002")
NAMES = ["random", "steady", "search:2", "search:4"]


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> str:
    made = manifest_of(GAME, plan.ladder(GAME, NAMES, 24, seed=3, seats=3))
    games = run(made, tmp_path_factory.mktemp("page"), 1)
    return page_of(summary_of(made, games), games, ratings_of(made, games))


def test_nothing_is_fetched(report: str) -> None:
    assert re.findall(r'(?:src|href)="([^#][^"]*)"', report) == []
    assert re.findall(r"@import|url\((?!#)", report) == []


def test_every_plot_has_a_name_and_a_table_beside_it(report: str) -> None:
    sections = re.findall(r"<section>.*?</section>", report, re.DOTALL)
    plots = [section for section in sections if "<svg" in section]
    assert [re.findall(r"<h2>(.*?)</h2>", plot)[0] for plot in plots] == [
        "Rating ladder",
        "Shares of wins",
        "Strength against thinking",
        "Places",
        "Shares of wins by seat",
        "Points",
        "Length of games",
    ]
    for plot in plots:
        assert re.search(r'<svg [^>]*role="img" aria-label="[^"]+"', plot)
        assert '<th scope="col">' in plot
        assert '<th scope="row">' in plot


def test_plots_are_well_formed_and_share_no_id(report: str) -> None:
    for plot in re.findall(r"<svg.*?</svg>", report, re.DOTALL):
        ET.fromstring(plot.replace("xlink:href", "href"))  # noqa: S314  # our own
    ids = re.findall(r'\bid="([^"]+)"', report)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'href="#([^"]+)"', report)) <= set(ids)


def test_all_colours_are_the_pages_own(report: str) -> None:
    plots = "".join(re.findall(r"<svg.*?</svg>", report, re.DOTALL))
    assert re.findall(r"#[0-9a-f]{6}\b", plots) == []
    used = set(re.findall(r"var\((--\w+)\)", plots))
    light, dark = STYLE.split("@media(prefers-color-scheme:dark)")
    assert used <= set(re.findall(r"(--\w+):", light))
    assert used - {"--font"} <= set(re.findall(r"(--\w+):", dark))


def test_the_page_says_how_it_was_made(report: str) -> None:
    assert "Ladder of mogul-2002, 3 seats, seed 3: 24 games on 8 deals" in report
    assert "8 deals are few" in report
    assert "4 simulations" in report
    assert "no search, 100 % of decisions at random" in report


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("steady", "no search"),
        ("easy", "no search, 10 % of decisions at random"),
        ("search:1", "1 simulation"),
        ("classic:50", "plain UCT, 50 simulations"),
        ("search:1200:ahead=2:trust=0", "1,200 simulations, prior_weight=0, rollout_horizon=2"),
    ],
)
def test_dials_are_told_by_name_where_they_are_not_as_usual(name: str, says: str) -> None:
    (bot,) = manifest_of(GAME, plan.match(GAME, [name], 3, 1, 3)).bots
    assert configured(bot["config"]) == says
    assert configured(None) == "an external bot"


@pytest.mark.parametrize(
    ("name", "seconds"),
    [
        ("program@0.2:python3 wrong.py", "0.2"),
        ("program:python3 wrong.py", f"{MOVE_S:g}"),
        ("easy@1", "1"),
        ("easy", "none"),
    ],
)
def test_the_page_says_how_long_a_bot_may_think(name: str, seconds: str) -> None:
    played = plan.match(GAME, [name, "random", "random"], 3, seed=3)
    entrants = [entrant_of(bot, GAME, checked=True) for bot in played.bots]
    made = Manifest(
        played, tuple(entrant.description() for entrant in entrants), None, code_of(GAME)
    )
    games = unplayed(made, 1)
    page = page_of(summary_of(made, games), games, None)
    rows = re.findall(r'<th scope="row">(.*?)</th>(.*?)</tr>', page[page.index("Bots and code") :])
    assert dict(rows)[name].split("</td>")[1] == f"<td>{seconds}"


def test_who_is_compared_and_an_opponent_besides_is_told_so() -> None:
    for names, says in (
        (["steady", "easy"], "steady: is also an opponent: its row counts all seats at all"),
        (["steady", "easy", "random"], "steady, random: are also opponents: their rows count"),
        (["easy", "normal"], ""),
        (["steady"], ""),
    ):
        made = manifest_of(GAME, plan.gauntlet(GAME, names, ["steady", "random"], 9, 1, 3))
        told = " ".join(notes(summary_of(made, [])))
        assert (says in told) if says else ("opponent" not in told)


def test_one_bot_plays_by_the_clock_and_two_play_by_it() -> None:
    for names, says, whose in (
        (["easy@1", "random"], "easy@1: is external or limited by the clock", "its"),
        (["easy@1", "easy@2"], "easy@1, easy@2: are external or limited by the clock", "their"),
    ):
        made = manifest_of(GAME, plan.match(GAME, names, 3, 1, 3))
        told = " ".join(notes(summary_of(made, [])))
        assert says in told
        assert f"{whose} moves are recorded" in told


def test_the_same_games_give_the_same_page(report: str, tmp_path: Path) -> None:
    made = manifest_of(GAME, plan.ladder(GAME, NAMES, 24, seed=3, seats=3))
    games = run(made, tmp_path, 1)
    assert page_of(summary_of(made, games), games, ratings_of(made, games)) == report


def test_names_from_outside_are_not_markup(tmp_path: Path) -> None:
    made = manifest_of(GAME, plan.match(GAME, ["steady", "random", "easy"], 3, seed=3))
    summary = summary_of(made, run(made, tmp_path, 1))
    bad = [row.__class__(**{**vars(row), "name": "<b>&"}) for row in summary.bots]
    shown = summary.__class__(**{**vars(summary), "bots": tuple(bad)})
    assert "<b>&" not in page_of(shown, run(made, tmp_path, 1), None)


def test_bots_that_only_think_longer_are_one_curve(tmp_path: Path) -> None:
    made = manifest_of(GAME, plan.gauntlet(GAME, NAMES, ["steady"], 24, seed=3, seats=3))
    (curve,) = curves_of(summary_of(made, run(made, tmp_path, 1)))
    assert (curve.name, curve.unit) == ("search", "simulations")
    assert [(amount, row.name) for amount, row in curve.points] == [
        (2, "search:2"),
        (4, "search:4"),
    ]


@pytest.mark.parametrize("deals", [1, 2, 11, 22, 26])
def test_a_bot_that_has_won_or_lost_every_game_has_a_page(deals: int) -> None:
    made = manifest_of(GAME, plan.ladder(GAME, ["random", "steady"], 3 * deals, 3, seats=3))
    games = unplayed(made, 1)
    page = page_of(summary_of(made, games), games, ratings_of(made, games))
    assert page.count("<svg") == 6


def test_long_names_are_cut_in_plots() -> None:
    assert charts.short("program:python3 -m somewhere.bot") == "program:py…mewhere.bot"
    assert len(charts.short("program:python3 -m somewhere.bot")) == charts.LONGEST


@pytest.mark.parametrize(
    ("names", "cut"),
    [
        (
            ["program:python3 my_bots/alpha.py", "program:python3 my_bots/beta.py"],
            ["program:py…ts/alpha.py", "program:py…ots/beta.py"],
        ),
        (
            ["search:10:trust=300:paired=1:curiosity=500", "search:10:trust=300:curiosity=900"],
            ["search:10:…riosity=500", "search:10:…riosity=900"],
        ),
        (
            [f"search:10:trust={trust}:paired=1:curiosity=500" for trust in (300, 900)],
            ["search…t=300:pa…ty=500", "search…t=900:pa…ty=500"],
        ),
        (
            [f"program:./bot {way}{'.' * 9}{end}{'.' * 9}bot.py" for way in "ab" for end in "cd"],
            [f"program:./bot {way}{'.' * 9}{end}{'.' * 9}bot.py" for way in "ab" for end in "cd"],
        ),
        (["steady", "steady"], ["steady", "steady"]),
    ],
)
def test_bots_with_different_names_have_different_labels(names: list[str], cut: list[str]) -> None:
    assert charts.labels(names) == cut


def test_bots_that_differ_at_the_end_of_their_names_differ_in_every_plot() -> None:
    names = [f"search:10:trust=300:paired=1:curiosity={curiosity}" for curiosity in (500, 900)]
    made = manifest_of(GAME, plan.ladder(GAME, names, 36, seed=3, seats=3))
    games = unplayed(made, 1)
    page = page_of(summary_of(made, games), games, ratings_of(made, games))
    plots = re.findall(r"<svg.*?</svg>", page, re.DOTALL)
    named = [plot for plot in plots if "search:10:…riosity=500" in plot]
    assert len(named) == 5
    assert all("search:10:…riosity=900" in plot for plot in named)
