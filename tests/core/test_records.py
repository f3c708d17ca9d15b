"""Records: what is read, what is refused, and what the refusal says."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

import moguls
from moguls.core.play.replay import options_of, refuse_head, replay
from moguls.errors import RecordError
from tests.strategies import finish, play_on

if TYPE_CHECKING:
    from collections.abc import Callable

    from moguls.core.play.game import Game

    Tamper = Callable[[dict[str, Any]], object]

GAME = moguls.game("mogul-2002")
QUICK = moguls.game("mogul-2002", quick_start="on")
ENGINES = pytest.mark.parametrize("native", [False, True], ids=["plain", "native"])


def recorded(game: Game = GAME, seats: int = 4, plies: int = -1) -> dict[str, Any]:
    table = game.new(seats, seed=5)
    checks = [{"after": 0, "state": table.check_state()}]
    play_on(table, 5, plies)
    checks.append({"after": table.ply, "state": table.check_state()})
    made: dict[str, Any] = json.loads(json.dumps({**table.record(), "checks": checks}))
    return made


def refused(record: Any, game: Game = GAME) -> RecordError:
    with pytest.raises(RecordError) as error:
        replay(game, record, check=True)
    return error.value


@ENGINES
def test_an_honest_record_has_no_differences(native: bool) -> None:
    done = replay(GAME, recorded(), check=True, native=native)

    assert done.differences == []
    assert done.play.over


def test_a_record_has_exactly_these_keys() -> None:
    table = GAME.new(seats=3, seed=1)
    keys = ["format", "game", "seats", "options", "deal", "steps"]
    assert list(table.record()) == keys

    finish(table)

    assert list(table.record()) == [*keys, "result"]
    assert table.record()["result"] == {"scores": table.scores, "winners": table.winners}


def test_a_running_game_has_no_result_and_replays() -> None:
    record = recorded(plies=20)

    assert "result" not in record
    assert GAME.replay(record, check=True).ply == 20


def test_a_game_of_no_steps_replays() -> None:
    assert GAME.replay(recorded(plies=0), check=True).ply == 0


HEAD: dict[str, tuple[Tamper, str]] = {
    "another format": (lambda r: r.update(format="moguls-record/2"), "expected"),
    "no format": (lambda r: r.pop("format"), "'format' is None"),
    "no game": (lambda r: r.pop("game"), "'game' must be of type str"),
    "seats as text": (lambda r: r.update(seats="4"), "'seats' must be of type int"),
    "seats as a truth": (lambda r: r.update(seats=True), "'seats' must be of type int"),
    "a list as deal": (lambda r: r.update(deal=[]), "'deal' must be of type dict"),
    "no steps": (lambda r: r.pop("steps"), "'steps' must be of type list"),
    "no options": (lambda r: r.pop("options"), "'options' must be an object"),
    "a list as options": (lambda r: r.update(options=[]), "'options' must be an object"),
    "a truth as a value": (
        lambda r: r["options"].update(first_player=True),
        "must be text or a whole number",
    ),
    "a fraction as a value": (
        lambda r: r["options"].update(first_player=1.0),
        "must be text or a whole number",
    ),
    "an unknown switch": (lambda r: r["options"].update(luck="on"), "luck=on"),
    "another value": (lambda r: r["options"].update(partial_sale="off"), "partial_sale=off"),
    "another game": (lambda r: r.update(game="moguli"), "is of moguli, not of mogul-2002"),
    "too few seats": (lambda r: r.update(seats=2), "3 to 6 seats, not 2"),
    "too many seats": (lambda r: r.update(seats=7), "3 to 6 seats, not 7"),
    "seats unlike the deal": (lambda r: r.update(seats=5), "the deal is for 4 seats"),
    "checks that are none": (lambda r: r.update(checks=5), "'checks' must be a list"),
    "a check without after": (lambda r: r["checks"][0].pop("after"), "a check needs 'after'"),
    "a check before the deal": (lambda r: r["checks"][0].update(after=-1), "a check needs"),
    "a check without state": (lambda r: r["checks"][0].pop("state"), "a check needs"),
    "a check that is none": (lambda r: r["checks"].append(3), "a check needs"),
    "a check of something else": (
        lambda r: r["checks"][0]["state"].update(weather="fine"),
        "unknown key 'weather'",
    ),
    "a check after the end": (
        lambda r: r["checks"][1].update(after=9999),
        "a check is after step 9999, but there are",
    ),
    "a result that is none": (lambda r: r.update(result=3), "must have its 'result'"),
    "no result": (lambda r: r.pop("result"), "must have its 'result'"),
    "a result too early": (
        lambda r: r.update(steps=r["steps"][:-1], checks=[]),
        "there is a result, but the game is not over",
    ),
}


@pytest.mark.parametrize("kind", HEAD)
def test_what_breaks_the_format_is_refused_and_named(kind: str) -> None:
    tamper, words = HEAD[kind]
    record = recorded()
    tamper(record)

    assert words in str(refused(record))


@pytest.mark.parametrize("value", [None, 3, "text", [], [{}]])
def test_a_value_that_is_not_an_object_is_not_a_record(value: object) -> None:
    with pytest.raises(RecordError, match="a record is a JSON object"):
        refuse_head(value)


@pytest.mark.parametrize(
    "check", ["unknown key", "late"], ids=["an unknown key", "a check after the end"]
)
def test_broken_checks_are_refused_even_when_they_are_not_compared(check: str) -> None:
    record = recorded()
    if check == "late":
        record["checks"][0]["after"] = 9999
    else:
        record["checks"][0]["state"]["weather"] = "fine"

    with pytest.raises(RecordError):
        replay(GAME, record)


DEAL: dict[str, tuple[Tamper, str | None, str]] = {
    "a key too many": (lambda d: d.update(luck=1), None, "unknown key 'luck'"),
    "quick shares without the switch": (
        lambda d: d.update(quick_shares=[]),
        None,
        "unknown key 'quick_shares'",
    ),
    "no first": (lambda d: d.pop("first"), "M02-S5", "'first' must be a seat"),
    "no deck": (lambda d: d.pop("deck"), "M02-C1", "'deck' must be a list"),
    "a text as deck": (lambda d: d.update(deck="crash"), "M02-C1", "'deck' must be a list"),
    "no start shares": (
        lambda d: d.pop("start_shares"),
        "M02-S3",
        "'start_shares', one for each seat",
    ),
    "a card that is none": (
        lambda d: d["deck"].__setitem__(3, "brown/brown"),
        "M02-C1",
        "'brown/brown' in 'deck' is not a card",
    ),
    "a number as card": (lambda d: d["deck"].__setitem__(3, 7), "M02-C1", "7 in 'deck'"),
    "a card missing": (lambda d: d["deck"].pop(0), "M02-C2", "missing"),
    "a card too many": (
        lambda d: d["deck"].insert(0, "brown/green"),
        "M02-C2",
        "brown/green too many",
    ),
    "two crashes": (lambda d: d["deck"].append("crash"), "M02-C2", "crash too many"),
    "a pink start share": (
        lambda d: d["start_shares"].__setitem__(0, "pink/blue"),
        "M02-C3",
        "must be among brown/green",
    ),
    "three blue start shares": (
        lambda d: d.update(start_shares=["brown/blue"] * 3 + ["brown/pink"]),
        "M02-C3",
        "must be among",
    ),
    "the crash as a start share": (
        lambda d: d["start_shares"].__setitem__(0, "crash"),
        "M02-C3",
        "must be among",
    ),
    "seven start shares": (
        lambda d: d.update(start_shares=["brown/blue"] * 7),
        "M02-C3",
        "must be among",
    ),
    "the crash on top": (
        lambda d: (d["deck"].remove("crash"), d["deck"].insert(0, "crash")),
        "M02-S4",
        "among the bottom 5 cards",
    ),
    "a first who is not there": (lambda d: d.update(first=4), "M02-S5", "0 to 3, not 4"),
}


@pytest.mark.rule("M02-C1", "M02-C2", "M02-C3", "M02-S4", "M02-S5")
@pytest.mark.parametrize("kind", DEAL)
def test_a_deal_that_cannot_be_is_refused_with_its_rule(kind: str) -> None:
    tamper, rule, words = DEAL[kind]
    record = recorded()
    tamper(record["deal"])

    error = refused(record)

    assert words in str(error)
    assert error.rule == rule
    assert error.step is None


@pytest.mark.rule("M02-S6")
def test_a_quick_deal_without_quick_shares_is_refused() -> None:
    record = recorded(QUICK)
    record["deal"]["deck"] = [*record["deal"].pop("quick_shares"), *record["deal"]["deck"]]

    assert "'quick_shares' must be a list" in str(refused(record, QUICK))


def test_each_card_of_a_deal_matters() -> None:
    """Two cards changed about are another game, and the checks find it."""
    record = recorded()
    deck = record["deal"]["deck"]
    deck[0], deck[1] = deck[1], deck[0]

    with pytest.raises(RecordError):
        GAME.replay(record, check=True)


STEPS: dict[str, tuple[Any, str]] = {
    "no object": (7, "a step is an object"),
    "a key too many": ({"seat": 0, "move": "bid", "speed": 1}, "unknown key 'speed'"),
    "no seat": ({"move": "bid"}, "a step needs 'seat'"),
    "no move": ({"seat": 0}, "a step needs 'seat'"),
    "a truth as seat": ({"seat": True, "move": "bid"}, "a step needs 'seat'"),
    "a number as move": ({"seat": 0, "move": 1}, "a step needs 'seat'"),
    "chance where there is none": ({"chance": "round"}, "no chance is due"),
}


@pytest.mark.parametrize("kind", STEPS)
def test_a_step_that_is_none_is_refused_with_its_number(kind: str) -> None:
    record = recorded()
    record["steps"][6], words = STEPS[kind]

    error = refused(record)

    assert error.step == 7
    assert str(error).startswith("step 7: ")
    assert words in str(error)


@ENGINES
def test_a_move_that_the_rules_forbid_is_named_with_rule_and_what_was_legal(native: bool) -> None:
    record = recorded()
    record["steps"][0]["move"] = "take"

    with pytest.raises(RecordError) as error:
        replay(GAME, record, native=native)

    found = error.value
    assert (found.step, found.move, found.rule) == (1, "take", "M02-L2")
    assert found.legal == ["decline", "loan"]


def test_a_move_of_another_seat_is_refused() -> None:
    record = recorded()
    seat = record["steps"][0]["seat"]
    record["steps"][0]["seat"] = (seat + 1) % 4

    error = refused(record)

    assert (error.step, error.rule, error.legal) == (1, "M02-A1", ["decline", "loan"])
    assert f"seat {(seat + 1) % 4} is not to act, seat {seat} is" in str(error)


def test_an_unreadable_move_is_refused() -> None:
    record = recorded()
    record["steps"][0]["move"] = "Loan"

    error = refused(record)

    assert (error.step, error.move, error.legal) == (1, "Loan", ["decline", "loan"])


def test_a_step_after_the_end_is_refused() -> None:
    record = recorded()
    record["steps"].append({"seat": 0, "move": "bid"})

    error = refused(record)

    assert (error.step, error.legal) == (len(record["steps"]), [])
    assert "the game is over" in str(error)


@pytest.mark.parametrize("key", sorted(GAME.rules.codec.check_keys))
def test_every_key_of_a_check_is_compared(key: str) -> None:
    record = recorded()
    record["checks"][1]["state"][key] = "wrong"

    differences = replay(GAME, record, check=True).differences

    assert [(d.after, d.key, d.recorded) for d in differences] == [
        (len(record["steps"]), key, "wrong")
    ]
    assert replay(GAME, record).differences == []


def test_the_first_key_that_differs_is_named_for_each_check() -> None:
    record = recorded()
    for check in record["checks"]:
        check["state"] = {"bank": 0, "bowl": -1}

    differences = replay(GAME, record, check=True).differences

    assert [(d.after, d.key) for d in differences] == [(0, "bank"), (len(record["steps"]), "bank")]
    assert str(differences[0]) == "after step 0: bank is 21, recorded 0"


def test_a_key_that_a_check_leaves_out_is_not_compared() -> None:
    record = recorded()
    record["checks"] = [{"after": 3, "state": {}}, {"after": 3, "state": {"over": False}}]

    assert replay(GAME, record, check=True).differences == []


@pytest.mark.parametrize("key", ["scores", "winners"])
def test_a_wrong_result_is_a_difference_even_without_checks(key: str) -> None:
    record = recorded()
    record["result"][key] = [*record["result"][key], 0]

    assert [d.key for d in replay(GAME, record).differences] == [f"result {key}"]
    with pytest.raises(RecordError, match=f"result {key} is"):
        GAME.replay(record)


def test_defaults_may_be_written_out() -> None:
    record = recorded()
    record["options"] = {switch.name: switch.default for switch in GAME.switches}

    assert GAME.replay(record, check=True).game.options == {}


def test_whole_numbers_may_be_values() -> None:
    game = moguls.game("mogul-2002", first_player=2, loans_per_auction=1)
    record = recorded(game)
    assert record["options"] == {"first_player": "2"}
    record["options"] = {"first_player": 2, "loans_per_auction": 1}

    assert moguls.game(record["game"], **options_of(record)).replay(record, check=True).over


def test_a_game_under_other_house_rules_does_not_replay_it() -> None:
    """Without this, a record could be played by the wrong rules in silence."""
    record = recorded(moguls.game("mogul-2002", open_chips="on"))

    with pytest.raises(RecordError, match="is of mogul-2002 open_chips=on, not of mogul-2002:"):
        GAME.replay(record)


def test_other_keys_and_remarks_on_steps_do_not_matter() -> None:
    record = recorded()
    more = {"players": ["Ada"], "started": "2026-01-01T00:00:00Z", "clock": {}, "of_mine": [1]}
    record.update(more, comment="a good game")
    record["steps"][0].update(at="2026-01-01T00:00:00Z", comment="why not")

    assert replay(GAME, record, check=True).differences == []
    assert record["of_mine"] == [1]


def test_a_record_is_left_as_it_is() -> None:
    record = recorded()
    before = json.dumps(record)
    table = GAME.replay(record, check=True)
    table.undo()
    table.record()["deal"]

    assert json.dumps(record) == before


@pytest.mark.rule("M02-S5")
def test_a_first_player_that_disagrees_with_the_deal_is_refused() -> None:
    game = moguls.game("mogul-2002", first_player="2")
    record = recorded(game)
    record["deal"]["first"] = 1

    assert refused(record, game).rule == "M02-S5"
