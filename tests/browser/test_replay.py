"""Replays: keys and slider, viewpoints, links to moments, records, forks."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import moguls
from tests.browser.screens_replay import golden, opened

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.browser.screens import Hall

pytestmark = pytest.mark.slow

GAMES = moguls.games()
# A hand that drags a slider through places, one a frame.
DRAG = """async (slider, places) => {
    for (const place of places) {
        slider.value = place;
        slider.dispatchEvent(new Event('input', {bubbles: true}));
        await new Promise(requestAnimationFrame);
    }
}"""


def at(page: Page, step: int) -> None:
    expect(page.get_by_test_id("place")).to_have_text(re.compile(rf"Step {step} of"))


def test_a_game_is_wound_by_keys(hall: Hall, watch: Callable[[Page], Page]) -> None:
    page = watch(hall.page)
    opened(hall, at=40)
    at(page, 40)
    page.keyboard.press("ArrowRight")
    at(page, 41)
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    at(page, 39)
    page.keyboard.press("End")
    expect(page.get_by_test_id("result")).to_be_visible()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Home")
    at(page, 0)
    expect(page.get_by_test_id("result")).to_have_count(0)
    page.wait_for_url("**at=0*")
    page.keyboard.press(" ")
    at(page, 2)
    page.keyboard.press(" ")
    expect(page.get_by_test_id("play")).to_be_visible()


def test_a_game_is_wound_by_its_slider_and_its_buttons(
    hall: Hall, watch: Callable[[Page], Page]
) -> None:
    page = watch(hall.page)
    opened(hall, at=10)
    winder = page.get_by_test_id("winder")
    box = winder.bounding_box()
    assert box
    page.mouse.move(box["x"] + 30, box["y"] + box["height"] / 2)
    page.mouse.down()
    for part in range(30):
        page.mouse.move(box["x"] + 30 + box["width"] * part / 40, box["y"] + box["height"] / 2)
    page.mouse.up()
    place = int(winder.input_value())
    assert 100 < place < 183
    at(page, place)
    expect(
        page.locator(f'.tape [aria-current="step"] a[href*="at={place}&"]').first
    ).to_be_visible()
    page.get_by_test_id("first").click()
    at(page, 0)
    page.get_by_test_id("forward").click()
    at(page, 1)
    winder.focus()
    page.keyboard.press("ArrowRight")
    at(page, 2)
    expect(winder).to_have_attribute("aria-valuetext", re.compile(r"Step 2 of \d+: \w"))


def test_a_long_drag_asks_the_server_no_more_than_it_answers(
    hall: Hall, watch: Callable[[Page], Page]
) -> None:
    page = watch(hall.page)
    opened(hall, at=0)
    winder = page.get_by_test_id("winder")
    statuses: list[int] = []
    page.on("response", lambda response: statuses.append(response.status))
    winder.evaluate(DRAG, [*range(0, 180, 2), *range(180, 0, -2)])
    winder.fill("77")
    at(page, 77)
    expect(page.get_by_test_id("moment")).not_to_be_empty()
    assert set(statuses) <= {200}


def test_everybody_is_looked_through(hall: Hall, watch: Callable[[Page], Page]) -> None:
    page = watch(hall.page)
    opened(hall, at=40)
    for seat in range(3):
        expect(page.get_by_test_id(f"seat-{seat}")).not_to_contain_text("chips hidden")
    page.keyboard.press("2")
    expect(page.get_by_test_id("viewer")).to_have_value("1")
    expect(page.get_by_test_id("seat-0")).to_contain_text("chips hidden")
    expect(page.get_by_test_id("seat-1")).not_to_contain_text("chips hidden")
    page.get_by_test_id("viewer").select_option("public")
    expect(page.get_by_test_id("seat-1")).to_contain_text("chips hidden")
    page.wait_for_url("**as=public*")
    page.locator("h1").click()
    page.keyboard.press("0")
    expect(page.get_by_test_id("seat-1")).not_to_contain_text("chips hidden")
    expect(page.locator("[data-move]")).to_have_count(0)


def test_a_link_leads_to_a_moment_and_back(hall: Hall, watch: Callable[[Page], Page]) -> None:
    page = watch(hall.page)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    replay = opened(hall, at=55, viewer="2")
    page.keyboard.press("ArrowRight")
    at(page, 56)
    page.get_by_test_id("copy").click()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"/replay/{replay}?at=56&as=2")
    page.goto(link)
    at(page, 56)
    expect(page.get_by_test_id("viewer")).to_have_value("2")
    page.locator(".tape a.moment").nth(3).click()
    expect(page.get_by_test_id("place")).not_to_have_text(re.compile("Step 56 of"))
    page.go_back()
    at(page, 56)
    page.goto(f"/replay/{replay}/12")
    at(page, 12)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_can_be_looked_back_on(
    name: str, hall: Hall, watch: Callable[[Page], Page]
) -> None:
    page = watch(hall.page)
    last = len(golden(name)["steps"])
    opened(hall, name, last // 2)
    for key in ("ArrowRight", "ArrowRight", "1", "ArrowLeft", "p", "0"):
        page.keyboard.press(key)
    at(page, last // 2 + 1)
    expect(page.locator(".tape li").first).not_to_have_text("Nothing yet.")
    page.keyboard.press("End")
    expect(page.get_by_test_id("result")).to_be_visible()
    expect(page.get_by_role("button", name="Play again")).to_have_count(0)


def test_the_tape_of_a_finished_table_leads_to_its_moments(
    hall: Hall, watch: Callable[[Page], Page]
) -> None:
    page = watch(hall.page)
    hall.over = hall.over or hall.finished()
    hall.open(hall.over)
    line = page.locator(".tape a.moment").filter(has_text="takes the").nth(2)
    text = line.inner_text()
    line.click()
    page.wait_for_url(f"**/replay/{hall.over}?at=*")
    said = text.replace("You take", "takes").split(" takes ")[-1]
    expect(page.get_by_test_id("moment")).to_contain_text(said)
    page.get_by_role("link", name="Go to the table").click()
    page.get_by_role("link", name="Replay").click()
    at(page, 0)


def test_a_broken_record_says_what_is_wrong_and_where(
    hall: Hall,
    watch: Callable[[Page], Page],
    axe: Callable[[Page], list[str]],
    complaints: list[str],
) -> None:
    page = watch(hall.page)
    page.goto("/")
    page.get_by_role("link", name="View a game record").click()
    record = golden("mogul-2002")
    record["steps"][16]["move"] = "sell 5"
    data = json.dumps(record).encode()
    page.get_by_test_id("file").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": data}
    )
    fault = page.get_by_test_id("fault")
    expect(fault).to_contain_text("Line 1, step 17")
    expect(fault.locator("code").first).to_be_visible()
    expect(fault.get_by_role("link", name=re.compile("M02-"))).to_be_visible()
    assert axe(page) == []
    page.locator("textarea").fill('{"format": "moguls-record/1",\n "game": oops}')
    page.get_by_role("button", name="Load it").click()
    expect(fault).to_contain_text("This is not a game record (line 2, column 10).")
    expect(fault.locator("mark")).to_have_text("o")
    page.locator("textarea").fill('{"format": "pgn"}')
    page.get_by_role("button", name="Load it").click()
    expect(fault).to_contain_text("moguls-record/1")
    page.reload()
    expect(page.locator("textarea")).to_have_value('{"format": "pgn"}')
    complaints.clear()  # the browser tells of the answers 400


def test_records_come_in_by_file_by_pasting_and_by_dropping(
    hall: Hall, watch: Callable[[Page], Page]
) -> None:
    page = watch(hall.page)
    two = "\n".join(json.dumps(golden(name)) for name in ("moguli", "mogul-2013"))
    for event, data in (("paste", "clipboardData"), ("drop", "dataTransfer")):
        page.goto("/import")
        expect(page.get_by_test_id("file")).to_be_attached()
        page.evaluate(
            """([event, data, text]) => {
                const moved = new DataTransfer();
                if (event === 'drop') moved.items.add(new File([text], 'games.jsonl'));
                else moved.setData('text/plain', text);
                const Made = event === 'drop' ? DragEvent : ClipboardEvent;
                const how = {bubbles: true, cancelable: true, [data]: moved};
                document.body.dispatchEvent(new Made(event, how));
            }""",
            [event, data, two],
        )
        kept = page.get_by_test_id("kept").get_by_role("link")
        expect(kept).to_have_count(2)
        kept.first.click()
        expect(page.get_by_test_id("transport")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Record").click()
    assert json.loads(download.value.path().read_text("utf-8")) == golden("moguli")


@pytest.mark.parametrize("name", GAMES)
def test_one_plays_on_from_a_moment(name: str, hall: Hall, watch: Callable[[Page], Page]) -> None:
    page = watch(hall.page)
    record = golden(name)
    mine = next(i for i, step in enumerate(record["steps"]) if i > 20 and step.get("seat") == 1)
    opened(hall, name, mine, "1")
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("radio", name="Basil")).to_be_checked()
    dialog.get_by_role("radio", name="easy").check(force=True)
    if moguls.game(name).rules.codec.redeal_history:
        expect(dialog.get_by_role("radio", name="drawn again")).to_be_checked()
        dialog.get_by_role("radio", name="as they were").check(force=True)
        expect(dialog).to_contain_text("Every card stays where it was")
    dialog.get_by_role("button", name="Start playing").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_test_id("turn")).to_contain_text("Your turn")
    table = page.url.rsplit("/", 1)[1]
    view = hall.me.frame(table)["view"]
    move = next(each["move"] for each in view["actions"] if each["legal"])
    hall.me.move(table, move)
    expect(page.locator(".tape li")).not_to_have_count(0)
    assert hall.me.frame(table)["view"]["ply"] > view["ply"]


def test_a_game_in_play_and_one_that_is_not_there(
    hall: Hall, watch: Callable[[Page], Page], complaints: list[str]
) -> None:
    page = watch(hall.page)
    page.goto(f"/replay/{hall.me.make(3)}")
    expect(page.get_by_role("heading", name="This game is still being played")).to_be_visible()
    page.goto("/replay/nowhere")
    expect(page.get_by_role("heading", name="Game not found")).to_be_visible()
    complaints.clear()  # the browser tells of the answers 409 and 404
