"""The coached first game: lessons, pointer, and switching the coach off."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import moguls
from tests.browser.drivers import PATIENCE, READY, make, until_mine
from tests.browser.guests import Guest

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser, Locator, Page, Playwright

    Watch = Callable[[Page], Page]

pytestmark = pytest.mark.slow

GAMES = moguls.games()
PHONE = {"width": 360, "height": 740}
HELLO = {"en": "Hello,", "fr": "Bonjour,", "it": "Ciao,", "de": "Hallo,"}
# What each lesson names, found by what it is and not by the name that the coach has for it.
NAMED = {
    ("mogul-2002", "goal"): "[data-space]",
    ("mogul-2002", "chips"): '.seat:has([data-coach~="chips"]) .chips',
    ("mogul-2013", "goal"): "section:has(> .window svg[role=group])",
    ("mogul-2013", "chips"): '.seat:has([data-coach~="chips"]) .chips',
    ("moguli", "under"): "[aria-keyshortcuts=u]",
    ("moguli", "duty"): ".place:has([data-pawn$='{home}'])",
    ("moguli", "board"): "[data-ground]",
    ("take-stock", "goal"): "section.market",
    ("take-stock", "price"): "section.market",
    ("take-stock", "hand"): ".hand[role=group]",
    ("take-stock", "turn"): ".choices",
}
# By how many pixels the ring is off what is named, on its worst side; it is redrawn at times.
OFF = """named => {
  const ring = document.querySelector('[data-testid=pointer] rect.ring');
  if (!ring) return Infinity;
  const boxes = [...document.querySelectorAll(named)].map(each => each.getBoundingClientRect());
  const [own, seen] = [ring.getBoundingClientRect(), {
    left: Math.min(...boxes.map(b => b.left)), right: Math.max(...boxes.map(b => b.right)),
    top: Math.min(...boxes.map(b => b.top)), bottom: Math.max(...boxes.map(b => b.bottom)),
  }];
  return Math.max(...Object.keys(seen).map(side => Math.abs(own[side] - seen[side])));
}"""
AIR = 12  # pixels between a thing and its ring, its stroke counted
# What measures itself may take a frame or more after what it measures has come.
APART = """([a, b]) => {
  const [one, other] = [a, b].map(each => document.querySelector(each).getBoundingClientRect());
  return one.left >= other.right || other.left >= one.right
    || one.top >= other.bottom || other.top >= one.bottom;
}"""


def learn(page: Page, game: str) -> str:
    page.goto(f"/learn/{game}")
    page.wait_for_url("**/t/*")
    expect(lesson(page)).to_be_visible()
    return page.url.rsplit("/", 1)[1]


def lesson(page: Page) -> Locator:
    return page.locator("[data-lesson]")


@pytest.mark.parametrize("name", GAMES)
def test_the_coach_speaks_points_and_goes_on(name: str, page: Page, watch: Watch) -> None:
    table = learn(watch(page), name)
    view = Guest(page.context.request).frame(table)
    assert view["table"]["seats"][0]["name"] == "Agatha"
    expect(page.get_by_test_id("coach")).to_contain_text("plays along and explains")
    # What the coach explains is asked, and waits.
    assert view["table"]["auto_response"] == ("ask" if view["table"]["question"] else None)
    expect(lesson(page)).to_have_attribute("data-lesson", "goal")
    expect(page.get_by_role("log")).to_contain_text(f"Agatha: {lesson(page).inner_text()[:20]}")
    page.locator(READY).first.wait_for(timeout=PATIENCE)  # a lesson may need the reader's turn
    seen = []
    for _ in range(4):
        if not lesson(page).count():
            break
        said = str(lesson(page).get_attribute("data-lesson"))
        seen.append(said)
        assert "{" not in lesson(page).inner_text()
        assert "coach-" not in lesson(page).inner_text()
        anchor = page.locator("[data-testid=pointer]")
        if anchor.count():
            at = anchor.get_attribute("data-at")
            assert page.locator(f"[data-coach~={at}]").count() or at == "actions"
        page.get_by_test_id("coach").get_by_role("button").first.click()
        expect(page.locator(f'[data-lesson="{said}"]')).to_have_count(0)
    assert len(seen) == len(set(seen))
    assert len(seen) >= 3


def test_on_the_board_of_mogul_a_ring_shows_what_is_meant(page: Page, watch: Watch) -> None:
    learn(watch(page), "mogul-2002")
    pointer = page.get_by_test_id("pointer")
    expect(pointer).to_have_attribute("data-at", "track")
    page.keyboard.press("g")
    expect(pointer).to_have_attribute("data-at", "share")
    box = page.locator("svg[data-share]").bounding_box()
    ring = pointer.locator("rect.ring").bounding_box()
    assert box
    assert ring
    assert ring["y"] <= box["y"] + box["height"] / 2 <= ring["y"] + ring["height"]


@pytest.mark.parametrize("name", GAMES)
def test_the_ring_lies_round_what_the_lesson_names(name: str, page: Page, watch: Watch) -> None:
    watch(page).emulate_media(reduced_motion="reduce")
    page.set_viewport_size({"width": 1366, "height": 900})
    table = learn(page, name)
    view = Guest(page.context.request).frame(table)["view"]
    home = view["start_rows"][view["seat"]][0][1] if name == "moguli" else ""
    wanted = {lesson: css for (game, lesson), css in NAMED.items() if game == name}
    while wanted:
        if not lesson(page).count():
            # Some are said when it is the reader's turn, or in a later turn.
            page.locator(READY).first.wait_for(timeout=PATIENCE)
            if name == "moguli" and not lesson(page).count():
                play_on(Guest(page.context.request), table)
                continue
            expect(lesson(page)).to_be_visible()
        said = str(lesson(page).get_attribute("data-lesson"))
        named = wanted.pop(said, "").replace("{home}", home)
        if named:
            expect(page.get_by_test_id("pointer").locator("rect.ring")).to_be_visible()
            page.wait_for_function(f"named => ({OFF})(named) <= {AIR}", arg=named)
        page.keyboard.press("g")
        expect(page.locator(f'[data-lesson="{said}"]')).to_have_count(0)


def play_on(guest: Guest, table: str) -> None:
    """Make a move of Moguli: of a pawn if one can move, else a rotation or the end of the turn."""
    if moves := legal_moves(guest, table):
        guest.move(table, min(moves, key=lambda move: ("pawn", "rota", "end").index(move[:4])))


def test_in_a_coached_game_a_turn_ends_by_itself(page: Page, watch: Watch) -> None:
    table, guest = learn(watch(page), "moguli"), Guest(page.context.request)
    page.locator(READY).first.wait_for(timeout=PATIENCE)
    while legal_moves(guest, table) not in (["end"], []):
        play_on(guest, table)
    expect(page.get_by_text("your turn ended automatically").first).to_be_visible()


def legal_moves(guest: Guest, table: str) -> list[str]:
    view = guest.frame(table)["view"]
    return [each["move"] for each in view["actions"] if each["legal"]]


LANGUAGE = "input[type=radio][value='{}']"


def test_tiles_that_open_a_path_are_green_in_every_language(page: Page, watch: Watch) -> None:
    guest = Guest(page.context.request)
    helpful: list[object] = []
    while not helpful:
        table = guest.make(2, game="moguli", bots=["easy"], options={"first_player": "0"})
        helpful = guest.frame(table)["view"]["openers"]
    for lang in HELLO:
        watch(page).goto("/settings")
        page.locator(LANGUAGE.format(lang)).check()
        expect(page.locator("html")).to_have_attribute("lang", lang)
        until_mine(page, table)
        expect(page.get_by_test_id("board").get_by_test_id("opens")).to_have_count(len(helpful))


def test_without_a_keyboard_no_key_is_named(browser: Browser, base_url: str) -> None:
    context = browser.new_context(base_url=base_url, has_touch=True)
    page = context.new_page()
    page.add_init_script("""
      const real = matchMedia.bind(window);
      window.matchMedia = query => query === '(any-pointer: fine)' ? {matches: false} : real(query);
    """)
    learn(page, "moguli")
    while lesson(page).get_attribute("data-lesson") != "under":
        page.get_by_test_id("coach").get_by_role("button").first.click()
    expect(lesson(page)).to_contain_text("this button shows it.")
    context.close()


@pytest.mark.parametrize("name", GAMES)
def test_sent_away_the_coach_stays_away(name: str, page: Page, watch: Watch) -> None:
    learn(watch(page), name)
    page.get_by_role("button", name="Turn the coach off").click()
    expect(page.get_by_test_id("coach")).to_have_count(0)
    page.reload()
    expect(page.get_by_test_id("turn")).to_be_visible()
    expect(page.get_by_test_id("coach")).to_have_count(0)
    toggle = page.get_by_role("button", name="Coach", exact=True)
    expect(toggle).to_have_attribute("aria-pressed", "false")
    toggle.click()
    expect(page.get_by_test_id("coach")).to_be_visible()


@pytest.mark.parametrize(("answer", "lessons"), [("Yes", 1), ("No", 0)])
def test_the_first_game_offers_the_coach_once(
    answer: str, lessons: int, page: Page, watch: Watch
) -> None:
    watch(page).set_viewport_size({"width": 390, "height": 844})
    offer = page.get_by_test_id("coach-offer")
    play_now(page)
    expect(offer).to_contain_text("First time? Agatha explains as you play.")
    page.reload()
    offer.get_by_role("button", name=answer).click()
    expect(offer).to_have_count(0)
    expect(lesson(page)).to_have_count(lessons)
    play_now(page)
    expect(page.locator(STATUS).first).to_be_visible()
    expect(offer).to_have_count(0)


STATUS = "[data-testid=dock] .status"


def play_now(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Mogul (2002): Play now").click()
    page.wait_for_url("**/t/*")


def test_during_a_game_a_phone_has_the_coach_in_its_head(page: Page, watch: Watch) -> None:
    watch(page).set_viewport_size({"width": 390, "height": 844})
    play_now(page)
    page.get_by_role("button", name="Coach", exact=True).click()
    expect(lesson(page)).to_be_visible()
    expect(page.get_by_test_id("coach-offer")).to_have_count(0)
    expect(page.get_by_role("button", name="Seal", exact=True)).to_have_count(0)
    page.set_viewport_size({"width": 320, "height": 640})
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


@pytest.mark.parametrize(("name", "lang"), list(zip(GAMES, HELLO, strict=True)))
def test_the_coach_speaks_each_language_on_a_phone(
    name: str, lang: str, page: Page, watch: Watch
) -> None:
    watch(page).set_viewport_size(PHONE)  # type: ignore[arg-type]  # width and height
    page.goto("/settings")
    page.locator(f'input[type=radio][value="{lang}"]').check()
    expect(page.locator("html")).to_have_attribute("lang", lang)
    learn(page, name)
    expect(lesson(page)).to_contain_text(HELLO[lang])
    for _ in range(3):
        # in time the bubble does not cover the actions
        page.wait_for_function(APART, arg=[".bubble", "[data-testid=dock]"])
        page.keyboard.press("g")
        if not lesson(page).count():
            break
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.parametrize("name", ["mogul-2013", "take-stock"])
def test_after_the_lessons_a_phone_shows_the_board_again(
    name: str, page: Page, watch: Watch
) -> None:
    scrolled = coached_on_a_phone(watch(page), name)
    while lesson(page).count():
        next_lesson(page)
        scrolled.append(page.evaluate("scrollY"))
    assert max(scrolled) > 0
    assert scrolled[-1] == 0


def test_a_choice_shows_the_board_again_while_a_lesson_is_open(page: Page, watch: Watch) -> None:
    coached_on_a_phone(watch(page), "take-stock")
    while not page.evaluate("scrollY"):
        next_lesson(page)
    # The prices are where the card of such a button goes.
    page.get_by_test_id("dock").locator('[data-part][aria-disabled="false"]').first.click()
    expect(lesson(page)).to_be_visible()
    assert page.evaluate("scrollY") == 0


def coached_on_a_phone(page: Page, name: str) -> list[int]:
    """Begin a coached game with the own turn on a phone; return its scroll position."""
    page.emulate_media(reduced_motion="reduce")
    page.set_viewport_size({"width": 390, "height": 844})
    page.add_init_script("localStorage.setItem('moguls.coach', 'on')")
    until_mine(page, make(Guest(page.context.request), name))
    expect(lesson(page)).to_be_visible()
    return [page.evaluate("scrollY")]


def next_lesson(page: Page) -> None:
    said = lesson(page).get_attribute("data-lesson")
    page.keyboard.press("g")
    expect(page.locator(f'[data-lesson="{said}"]')).to_have_count(0)


@pytest.mark.parametrize("name", ["mogul-2002", "take-stock"])
def test_on_a_phone_on_its_side_the_coach_covers_neither_board_nor_choices(
    name: str, page: Page, watch: Watch
) -> None:
    watch(page).emulate_media(reduced_motion="reduce")
    page.set_viewport_size({"width": 844, "height": 390})
    learn(page, name)
    for _ in range(3):
        for part in (".floor > .board", "[data-testid=dock]", "[data-testid=seat-0]"):
            page.wait_for_function(APART, arg=[".bubble", part])
        expect(page.locator(".bubble")).to_be_in_viewport(ratio=1)
        page.keyboard.press("g")
        if not lesson(page).count():
            break


def test_a_lesson_is_given_once_and_again_when_asked_for(page: Page, watch: Watch) -> None:
    learn(watch(page), "moguli")
    page.keyboard.press("g")
    expect(lesson(page)).to_have_attribute("data-lesson", "under")
    page.reload()
    expect(lesson(page)).to_have_attribute("data-lesson", "under")
    learn(page, "moguli")
    expect(lesson(page)).to_have_attribute("data-lesson", "goal")


@pytest.mark.parametrize("name", ["mogul-2002", "mogul-2013"])
@pytest.mark.parametrize(
    ("rule", "said"),
    [
        ("off", "Nobody else sees how many you have."),
        ("on", "everyone sees how many each player has."),
    ],
)
def test_the_coach_says_who_sees_the_chips_by_the_house_rule(
    name: str, rule: str, said: str, page: Page, watch: Watch
) -> None:
    watch(page).add_init_script("localStorage.setItem('moguls.coach', 'on')")
    options = {"open_chips": rule, "first_player": "0"}
    guest = Guest(page.context.request)
    page.goto(f"/t/{guest.make(3, game=name, bots=['easy', 'easy'], options=options)}")
    for before in ("goal", "share"):
        expect(lesson(page)).to_have_attribute("data-lesson", before)
        page.keyboard.press("g")
    expect(lesson(page)).to_have_attribute("data-lesson", "chips")
    expect(lesson(page)).to_contain_text(said)
    expect(page.get_by_test_id("coach")).to_contain_text("explains the game")  # without a seat


def test_a_lesson_links_to_its_clause(page: Page, watch: Watch) -> None:
    learn(watch(page), "take-stock")
    page.get_by_test_id("coach").get_by_role("link", name=re.compile("TKS-E3")).click()
    expect(page.get_by_role("dialog").locator("#TKS-E3")).to_be_in_viewport()


def test_the_settings_switch_the_coach_on_and_off(page: Page, watch: Watch) -> None:
    table = learn(watch(page), "moguli")
    page.goto("/settings")
    switch = page.get_by_role("switch", name="Coach")
    expect(switch).to_be_checked()
    switch.uncheck()
    page.goto(f"/t/{table}")
    expect(page.get_by_test_id("turn")).to_be_visible()
    expect(page.get_by_test_id("coach")).to_have_count(0)


def test_who_watches_has_no_coach(
    page: Page, playwright: Playwright, base_url: str, watch: Watch
) -> None:
    stranger = playwright.request.new_context(base_url=base_url)
    table = Guest(stranger).make(2, game="moguli", bots=["easy"])
    watch(page).add_init_script("localStorage.setItem('moguls.coach', 'on')")
    page.goto(f"/t/{table}")
    expect(page.get_by_text("You are watching this table.")).to_be_visible()
    expect(page.get_by_test_id("coach")).to_have_count(0)
    stranger.dispose()


def test_without_a_coach_none_of_its_code_is_sent(page: Page, watch: Watch) -> None:
    sent: list[str] = []
    page.on("request", lambda asked: sent.append(asked.url))
    table = Guest(page.context.request).make(2, game="moguli", bots=["easy"])
    watch(page).goto(f"/t/{table}")
    expect(page.get_by_test_id("turn")).to_be_visible()
    assert not [url for url in sent if re.search(r"/(Coach|coach)-(?!settings)", url)]
