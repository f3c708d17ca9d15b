"""One table code for all games: each is played, reloaded, recorded, sealed, and leaks nothing."""

from __future__ import annotations

import gc
import json
import random
import time
import tracemalloc
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

import moguls
from moguls.core.commitment import check
from moguls.errors import RecordError
from moguls.server.live.hub import seal
from moguls.server.table import decide, seating, views
from moguls.server.table import table as tables
from moguls.server.table.evolving import evolve
from moguls.server.table.presence import Presence
from moguls.server.table.table import events_for

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from moguls.core.play.playthrough import Playthrough
    from moguls.server.table.table import LogEntry, Table
    from tests.server.conftest import Person

GAMES = moguls.games()
# House rules under which random play soon ends.
SHORT = {"moguli": {"max_turns": "10"}, "take-stock": {"rounds": "2"}}
MOST = 3000  # plies


def full(how: dict[str, Any]) -> tuple[Table, list[LogEntry]]:
    """Return a table whose seats are taken, user "0" in seat 0 and so on, and its log."""
    table = tables.new_table("t", how)
    log: list[LogEntry] = []
    for seat in range(how["seats"]):
        keep(table, log, seating.sit(table, str(seat), f"P{seat}", seat))
    return table, log


def keep(table: Table, log: list[LogEntry], entries: list[LogEntry]) -> None:
    for entry in entries:
        evolve(table, entry)
        log.append(entry)


def played(table: Table, log: list[LogEntry], seed: int, most: int = MOST) -> Iterator[str]:
    """Play random moves to the end, or so many, yielding each after it has been played."""
    chance = random.Random(seed)  # a test
    for number in range(most):
        if table.status == "over":
            return
        move = chance.choice(list(table.play.legal()))
        user = str(table.play.turn)
        keep(table, log, decide.move(table, user, f"m{number}", table.seq, move))
        yield move


def seen(table: Table, user: str | None, since: int = 0) -> bytes:
    return msgspec.json.encode(views.frame(table, user, since, Presence()))


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_played_to_its_end_and_its_record_keeps_rules_and_seal(name: str) -> None:
    game = moguls.game(name, **SHORT.get(name, {}))
    how = sealed_by_its_salt(name)
    table, log = full(how)
    for _move in played(table, log, 1):
        pass

    assert table.status == "over"
    record = json.loads(json.dumps(views.record(table)))
    assert game.replay(record).scores == record["result"]["scores"]
    check(game, record)
    last = json.loads(seen(table, "0"))
    assert last["view"]["result"]["scores"] == record["result"]["scores"]
    assert last["view"]["result"]["winners"] == record["result"]["winners"]


def sealed_by_its_salt(name: str, seed: int = 5) -> dict[str, Any]:
    game = moguls.game(name, **SHORT.get(name, {}))
    seats = min(4, game.seats[-1])
    sealed = seal(game.name, game.options, game.deal(seats, seed=seed))
    return {**sealed, "seats": seats, "host": "0", "pace": "at_once"}


@pytest.mark.parametrize("name", GAMES)
def test_a_table_built_again_from_its_log_is_the_same_to_everybody(name: str) -> None:
    how = sealed_by_its_salt(name)
    table, log = full(how)
    for _move in played(table, log, 2, most=150):
        pass
    again = tables.new_table("t", json.loads(json.dumps(how)))
    for entry in log:
        evolve(again, entry)

    assert again.play.state.pack() == table.play.state.pack()
    for user in [*map(str, range(how["seats"])), None]:
        assert seen(again, user) == seen(table, user)


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_cannot_know_changes_no_byte_of_its_frames(name: str) -> None:
    table, log = full(sealed_by_its_salt(name))
    differs = 0
    for number, _move in enumerate(played(table, log, 3, most=120)):
        if number % 3 or table.status == "over":
            continue
        for seat in range(table.play.seats):
            real = table.play.state
            before = [seen(table, str(seat)), seen(table, None)]
            other = real.copy()
            other.rng = 1000 * number + seat
            table.play.game.rules.redeal(other, seat)
            other.rng = real.rng
            table.play.state = other
            assert [seen(table, str(seat)), seen(table, None)] == before
            table.play.state = real
            differs += other.pack() != real.pack()
    assert differs or not hides(name)


def hides(name: str) -> bool:
    play = moguls.game(name).new(seed=1)
    other = play.state.copy()
    other.rng = 7
    play.game.rules.redeal(other, 0)
    other.rng = play.state.rng
    return other.pack() != play.state.pack()


@pytest.mark.parametrize("name", GAMES)
def test_everybody_is_told_what_it_may_hear_and_no_more(name: str) -> None:
    table, log = full(sealed_by_its_salt(name))
    viewers: list[int | None] = [*range(table.play.seats), None]
    for _move in played(table, log, 4, most=60):
        told = table.log[-1]
        for viewer in viewers:
            assert events_for(told, viewer) == table.play.events(viewer)
            user = None if viewer is None else str(viewer)
            frame = json.loads(seen(table, user, table.seq - 1))
            assert frame["log"][-1]["events"] == table.play.events(viewer)


SECRET = [name for name in GAMES if moguls.game(name).rules.display.secrets]


@pytest.mark.parametrize("name", SECRET)
def test_who_takes_a_seat_over_hears_what_that_seat_may_and_who_left_no_more(name: str) -> None:
    table, log = full(sealed_by_its_salt(name))
    for _move in played(table, log, 4, most=30):
        pass
    own = json.loads(seen(table, "0"))["log"]
    keep(table, log, seating.stand(table, "0"))
    # As logs have it where newcomers take over bots, and those of before.
    keep(table, log, [seating.sat_entry(0, "new", "New", friend=False)])

    public = json.loads(seen(table, None))["log"]
    assert own != public[: len(own)]
    assert json.loads(seen(table, "0"))["log"] == public
    assert json.loads(seen(table, "new"))["log"][: len(own)] == own


CHANCE = [name for name in GAMES if moguls.game(name).rules.has_later_chance]


@pytest.mark.parametrize("name", CHANCE)
def test_a_chance_step_that_the_salt_does_not_give_is_found(name: str) -> None:
    game = moguls.game(name, **SHORT.get(name, {}))
    record = other_chance(sealed_by_its_salt(name))
    assert game.replay(record).over  # it keeps the rules

    number = 1 + next(i for i, step in enumerate(record["steps"]) if "chance" in step)
    with pytest.raises(RecordError, match="does not follow from the sealed salt") as found:
        check(game, record)
    assert found.value.step == number


def other_chance(how: dict[str, Any]) -> dict[str, Any]:
    """Return the record of a game whose chance during play came from elsewhere than its seal."""
    elsewhere, log = full({**how, "salt": "00" * 32})
    for _move in played(elsewhere, log, 1):
        pass
    record: dict[str, Any] = json.loads(json.dumps(views.record(elsewhere)))
    return {**record, "commit": how["commit"], "reveal": {"salt": how["salt"]}}


@pytest.mark.parametrize("name", CHANCE)
def test_a_missing_chance_step_breaks_the_rules(name: str) -> None:
    game = moguls.game(name, **SHORT.get(name, {}))
    table, log = full(sealed_by_its_salt(name))
    for _move in played(table, log, 1):
        pass
    record = views.record(table)
    record["steps"] = [step for step in record["steps"] if "chance" not in step]

    with pytest.raises(RecordError, match="a chance step is due"):
        check(game, record)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_played_over_the_same_routes(name: str, person: Callable[[], Person]) -> None:
    ada = person()
    seats = min(3, moguls.game(name).seats[-1])
    table = ada.new_table(game=name, seats=seats, bots=["easy"] * (seats - 1))
    path = f"/api/tables/{table}"
    for _ in range(6000):  # bots move when they are ready, which on a busy machine takes a while
        frame = ada.get(path)
        if frame["view"]["ply"] >= seats:
            break
        if frame["view"]["turn"] == 0:
            ada.play(table)
        else:
            time.sleep(0.1)

    prefix = moguls.game(name).rules.display.turn_rule.split("-")[0].lower()
    assert frame["table"]["message_prefix"] == prefix
    assert frame["view"]["game"] == name
    assert frame["view"]["ply"] >= seats
    assert ada.get(f"/api/rules/{name}")["sections"]
    assert ada.get(f"{path}/log")["seq"] >= frame["seq"]


@pytest.mark.parametrize("name", GAMES)
def test_a_standing_order_is_refused_where_a_game_has_none(
    name: str, person: Callable[[], Person]
) -> None:
    ada = person()
    seats = moguls.game(name).seats[0]
    path = f"/api/tables/{ada.new_table(game=name, seats=seats)}"
    fields = moguls.game(name).order_fields
    if not fields:
        assert ada.refused("PUT", f"{path}/orders", order={})["code"] == "table/no_orders"
        return
    refused = ada.refused("PUT", f"{path}/orders", order={"moon": 1})
    assert refused["code"] == "wire/unknown_field"
    assert ada.ask("PUT", f"{path}/orders", json={"order": {fields[0]: 3}}).status_code == 200
    assert ada.get(path)["table"]["order"] == {**dict.fromkeys(fields), fields[0]: 3}


@pytest.mark.parametrize("name", GAMES)
def test_a_state_of_bytes_goes_to_bots_and_comes_back(name: str) -> None:
    from moguls.server.table.determinization import determinized  # noqa: PLC0415  # near its use

    play: Playthrough = moguls.game(name).new(seed=3)
    turn = play.turn
    assert turn is not None
    known = play.game.rules.state.unpack(determinized(play, turn, 3).pack())
    assert play.game.rules.legal_actions(known) == play.game.rules.legal_actions(play.state)


@pytest.mark.rule("MOG-E3")
def test_a_table_of_people_sets_no_limit_of_turns_and_one_of_bots_alone_does(
    person: Callable[[], Person],
) -> None:
    ada = person()
    of_people = ada.new_table(game="moguli", seats=2, bots=["easy"])
    limited = ada.new_table(game="moguli", seats=2, options={"max_turns": "40"})
    of_bots = ada.new_table(game="moguli", seats=2, sit=False, bots=["easy", "easy"])

    options = [ada.get(f"/api/tables/{t}")["table"]["options"] for t in (of_people, limited)]
    assert [each["max_turns"] for each in options] == ["0", "40"]
    assert ada.get(f"/api/tables/{of_bots}")["table"]["options"] == {}
    [game] = [each for each in ada.get("/api/games") if each["name"] == "moguli"]
    [turns] = [each for each in game["switches"] if each["name"] == "max_turns"]
    assert turns["default"] == "0"
    assert turns["numbers"][0] == 1


@pytest.mark.parametrize("name", GAMES)
def test_a_board_as_text_counts_seats_as_people_do(name: str) -> None:
    table, _log = full(sealed_by_its_salt(name))
    board = json.loads(seen(table, "0"))["view"].get("board")
    face = table.play.game.rules.display.face

    assert (board is None) == (face is None or face.board is None)
    assert "(0)" not in "".join(board or [])
    assert "[/]" not in "".join(board or [])


def test_a_table_at_the_end_of_the_largest_game_takes_little_memory() -> None:
    """It took 1.6 MB once."""
    game = moguls.game("take-stock")
    sealed = seal(game.name, game.options, game.deal(6, seed=5))
    how = {**sealed, "salt": "00" * 16, "seats": 6, "host": "0", "pace": "at_once"}

    def at_its_end() -> Table:
        table, log = full(how)
        for _move in played(table, log, 1, most=1000):
            pass
        return table

    assert at_its_end().play.length > 150, "and what is made once is there now"
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        table = at_its_end()
        gc.collect()
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()

    assert table.status == "over"
    assert after - before < 230_000, "it is 193 KB; the longest games have half as much more"
