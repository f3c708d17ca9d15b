"""The review of a finished game: from its replay, and back to a moment."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.screens_replay import bring, golden
from tests.browser.screens_review import answered, made_up, review_ready

# Keeps what live regions say.
HEARD = """window.heard = []; new MutationObserver(() => {
    const live = document.querySelectorAll('[role=status], [role=log], [role=alert], [aria-live]');
    for (const region of live) heard.push(region.textContent);
}).observe(document, {childList: true, characterData: true, subtree: true, attributes: true})"""

if TYPE_CHECKING:
    from tests.browser.screens import Hall

pytestmark = pytest.mark.slow


def test_a_replay_leads_to_the_review_and_that_to_a_moment(hall: Hall) -> None:
    page = hall.page
    found = answered(hall, "mogul-2002")
    page.goto(f"/replay/{found}?at=3")
    page.locator(f'header a[href="/review/{found}"]').click()
    expect(page.get_by_test_id("chart")).to_be_visible()
    turn = made_up("mogul-2002")["moments"][made_up("mogul-2002")["turns"][0]]
    page.get_by_role("link", name=f"Step {turn['step']}", exact=True).click()
    expect(page).to_have_url(re.compile(rf"/replay/{found}\?at={turn['step']}&"))
    expect(page.get_by_test_id("transport")).to_be_visible()


@pytest.mark.parametrize("way", ["replay", "review"])
def test_a_game_that_goes_on_from_known_cards_says_so_when_it_is_looked_back_on(
    hall: Hall, way: str
) -> None:
    page, found = hall.page, answered(hall, "take-stock")
    expect(page.get_by_test_id("chart")).to_be_visible()
    expect(page.get_by_text("Known deal")).to_have_count(0)
    about = {**hall.me.ask(f"/replays/{found}"), "fork": {"table": "other", "at": 12}}
    page.route(f"**/api/replays/{found}", lambda route: route.fulfill(json=about))
    page.goto(f"/{way}/{found}")
    expect(page.get_by_text("Known deal")).to_be_visible()


@pytest.mark.parametrize("way", ["replay", "review"])
def test_a_game_that_is_not_over_or_not_there_is_told_of(hall: Hall, way: str) -> None:
    page, table = hall.page, hall.me.make(3, bots=["easy", None])
    page.goto(f"/{way}/{table}")
    expect(page.get_by_role("heading", level=1)).to_have_text("This game is still being played")
    page.get_by_role("link", name="Go to the table").click()
    expect(page).to_have_url(re.compile(f"/t/{table}$"))
    page.goto(f"/{way}/nothing")
    expect(page.get_by_role("heading", level=1)).to_have_text("Game not found")


def test_a_decision_is_named_before_the_scores_that_it_brought(hall: Hall) -> None:
    answered(hall, "take-stock", number=2)
    moves = [each["move"] for each in made_up("take-stock", number=2)["moments"]]
    assert moves[-1] == "option done"
    hall.page.get_by_test_id("slider").fill(str(len(moves) - 1))
    told = hall.page.get_by_test_id("chosen")
    expect(told).to_contain_text("points in this round")
    expect(told).to_contain_text("exercises no more options. ")


def test_the_head_of_a_column_stands_above_its_words(hall: Hall) -> None:
    review_ready(hall)
    page = hall.page
    page.locator("details summary").click()
    table = page.locator("details table")
    for place in range(3 + made_up("mogul-2002")["seats"] + 2):
        head = table.locator("thead th").nth(place)
        cell = table.locator("tbody tr").first.locator("th, td").nth(place)
        one, other = (
            each.evaluate("it => getComputedStyle(it).textAlign") for each in (head, cell)
        )
        assert one == other, head.inner_text()


def test_a_review_that_waits_for_native_code_says_so(hall: Hall) -> None:
    answered(hall, "moguli", state="preparing", done=0, all=0, review=None)

    waiting = hall.page.get_by_role("status").filter(has_text="Preparing the analysis")
    expect(waiting).to_be_visible()


def test_that_the_review_is_ready_is_said_aloud_and_not_each_decision_before(hall: Hall) -> None:
    working = {"state": "working", "done": 3, "total": 40, "review": None}
    ready = {"state": "ready", "done": 40, "total": 40, "review": made_up("mogul-2002")}
    now = [working]
    page = hall.page
    found = bring(hall.me, golden("mogul-2002"))
    page.add_init_script(HEARD)
    page.route(f"**/api/replays/{found}/review", lambda route: route.fulfill(json=now[-1]))
    page.goto(f"/review/{found}")
    for done in (3, 4):
        now.append({**working, "done": done})
        expect(page.get_by_text(f"Decision {done} of 40 …")).to_be_visible()
    now.append(ready)
    expect(page.get_by_test_id("chart")).to_be_visible()
    expect(page.get_by_role("log")).to_contain_text("The review is ready.")
    assert not [said for said in page.evaluate("heard") if "Decision" in said]


@pytest.mark.parametrize("way", ["replay", "review"])
def test_a_game_that_the_network_held_back_is_fetched_again(hall: Hall, way: str) -> None:
    page, found = hall.page, answered(hall, "mogul-2002")
    expect(page.get_by_test_id("chart")).to_be_visible()
    cut = f"**/api/replays/{found}"
    page.route(cut, lambda route: route.abort("connectionreset"), times=1)
    page.goto(f"/{way}/{found}")
    expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached")
    expect(page.get_by_test_id("chart" if way == "review" else "transport")).to_be_visible()


def test_a_record_that_stops_before_the_end_is_refused_and_leads_to_its_replay(hall: Hall) -> None:
    page, record = hall.page, golden("mogul-2002")
    unfinished = {"steps": record["steps"][:9], "checks": [], "result": None}
    found = bring(hall.me, {**record, **unfinished})
    page.goto(f"/review/{found}")
    expect(page.get_by_role("alert")).to_contain_text("This record stops after step 9")
    page.get_by_role("link", name="Go to the replay").click()
    expect(page.get_by_test_id("transport")).to_be_visible()
