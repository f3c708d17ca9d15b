"""Names of people, friends and programs: one rule, whatever somebody types or brings."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moguls.server.records.importing import players_of
from moguls.server.wire.names import EMOJI, LONGEST, BadNameError, apart, cleaned, is_same, nickname

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.conftest import Person

TURNS = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
NOTHING = "\u00ad\u034f\u115f\u1160\u17b4\u180e\u200b\u200d\u2060\u2800\u3164\ufeff\uffa0\ufffc"
CONTROLS = "\x00\x07\x08\n\r\t\x1b\x7f\x9b\u2028\u2029"
PERSIAN = "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"  # has a non-joiner where it belongs
GOOD = (
    *("Anna", "Zoë & Σ", "Жанна", "山田", "שרה", PERSIAN, "ไก่", "मनीष", "7"),
    *("❤️", "👍🏽", "👩‍👩‍👧", "🤷🏽‍♀️", "🇮🇹", "1️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿 Ann", "⚪ ⚪", "Ⓜ️ Max"),
)
ANY = st.text(
    st.one_of(st.characters(), st.sampled_from(TURNS + NOTHING + CONTROLS + "\u0301\ufe0f🇮👩⚪")),
    max_size=60,
)


@pytest.mark.parametrize("name", GOOD)
def test_people_of_all_scripts_and_emoji_have_their_names(name: str) -> None:
    assert nickname(name) == name
    assert cleaned(name) == name


@pytest.mark.parametrize("rest", ["", "b"])
def test_four_marks_may_stand_over_a_letter_and_no_fifth(rest: str) -> None:
    dot = "\u0323"  # below; no letter Q has it in itself

    assert nickname(f"Q{dot * 4}{rest}") == f"Q{dot * 4}{rest}"
    with pytest.raises(BadNameError, match="name/marks") as caught:
        nickname(f"Q{dot * 5}{rest}")
    assert caught.value.details == {"most": 4}


@pytest.mark.parametrize("bad", [*TURNS, *NOTHING, *CONTROLS, "\ud800", "\U000e0041"])
def test_what_turns_shows_nothing_or_controls_is_refused(bad: str) -> None:
    for name in (f"An{bad}na", bad, bad * 3):
        with pytest.raises(BadNameError):
            nickname(name)
    assert cleaned(f"An{bad}na") == "Anna"
    assert cleaned(bad) == ""


@pytest.mark.parametrize(
    "bad", ["", " ", "\u3000", "\u0301", "x" + "\u0301" * 6, "a\u200d👍", "👍\u200d"]
)
def test_an_invalid_name_is_refused(bad: str) -> None:
    with pytest.raises(BadNameError):
        nickname(bad)


def test_a_length_is_counted_as_people_count() -> None:
    assert nickname("👩‍👩‍👧" * LONGEST)
    assert nickname("é" * LONGEST)
    with pytest.raises(BadNameError, match="name/too_long") as refused:
        nickname("x" * 53)
    assert refused.value.details == {"length": 53, "most": LONGEST}
    assert cleaned("x" * 53) == "x" * LONGEST


@given(ANY)
def test_whatever_is_taken_stays_as_it_is_and_is_seen(text: str) -> None:
    try:
        name = nickname(text)
    except BadNameError as error:
        assert error.code in {"name/empty", "name/letter", "name/marks", "name/too_long"}  # noqa: PT017  # any of them
        return
    assert nickname(name) == name
    assert name == name.strip()
    rest = EMOJI.sub("x", name)
    assert not set(rest) & set(TURNS + NOTHING + CONTROLS)
    assert not any(unicodedata.category(each) in ("Cc", "Cs", "Co", "Zl", "Zp") for each in rest)


@given(ANY)
def test_whatever_is_brought_is_cleaned_to_a_name_or_to_nothing(text: str) -> None:
    name = cleaned(text)
    assert name == "" or nickname(name) == name


@given(st.lists(st.sampled_from(["Anna", "anna", "ANNA", "Bob", "👍"]), max_size=6))
def test_names_at_a_table_are_told_apart(names: list[str]) -> None:
    told: list[str] = []
    for name in names:
        told.append(apart(name, told))
    assert not any(is_same(a, b) for i, a in enumerate(told) for b in told[:i])


@pytest.mark.parametrize("bad", ["A\u202eB", "\u200b", "\x1b[31m", "x" * 25])
def test_one_rule_for_people_friends_and_programs(person: Callable[[], Person], bad: str) -> None:
    ada = person()
    table = ada.new_table()
    codes = {
        ada.refused(method, path, **message)["code"].split("/")[0]
        for method, path, message in (
            ("PUT", "/api/me", {"name": bad}),
            ("POST", f"/api/tables/{table}/sit", {"name": bad, "seat": 1}),
            ("POST", "/api/programs", {"name": bad}),
            ("POST", "/api/tables", {"game": "mogul-2002", "seats": 3, "friends": [bad]}),
        )
    }
    assert codes == {"name"}
    with ada.socket(table) as socket:
        socket.say(type="sit", seat=1, name=bad)
        assert socket.hear("error")["code"].startswith("name/")


def test_the_name_of_a_record_is_cleaned() -> None:
    assert players_of({"players": ["\x1b[31mA\u202e", "y" * 60, 7]}, 4) == [
        "[31mA",
        "y" * 24,
        "",
        "",
    ]


def test_two_of_one_name_are_told_apart_in_the_log(person: Callable[[], Person]) -> None:
    first, second = person(), person()
    for each in (first, second):
        each.ask("PUT", "/api/me", json={"name": "Anna"})
    table = first.new_table(friends=["Agatha"], bots=[None])
    second.post(f"/api/tables/{table}/sit")
    names = [seat["name"] for seat in second.get(f"/api/tables/{table}")["table"]["seats"]]
    assert names == ["Anna", "Agatha", "Anna (2)"]
    seq = second.get(f"/api/tables/{table}")["seq"]
    with second.socket(table) as socket:
        assert socket.hear("frame")["seq"] == seq, "nothing is renamed when a player comes back"


def test_a_bot_is_told_apart_from_a_person_of_its_name(person: Callable[[], Person]) -> None:
    ada = person()
    ada.ask("PUT", "/api/me", json={"name": "Basil"})
    table = ada.new_table(bots=["easy", None])

    names = [seat["name"] for seat in ada.get(f"/api/tables/{table}")["table"]["seats"]]
    assert names == ["Basil", "Basil (2)", ""]
