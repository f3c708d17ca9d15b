"""Mogul (2002): events determine the whole game, and effects are correct."""

from typing import Any

import pytest
from hypothesis import given

from moguls.core.play.playthrough import Playthrough
from tests.strategies import choices, choose, law, new_tables, tables
from tests.tables import shares, state

NAME = "mogul-2002"
POINTS = ("dividend", "sell", "chip_points")
SAY_NO_MORE = ("start", "dividend", "chip_points", "decline", "win", "runner_up")


class Listener:
    """A listener that reconstructs the whole table from events alone."""

    def __init__(self, table: Playthrough) -> None:
        s, seats = state(table), table.seats
        self.seats = seats
        self.chips, self.points = [6] * seats, [0] * seats
        self.bowl, self.bank = 0, 45 - 6 * seats
        self.shares: list[dict[str, int]] = [{} for _ in range(seats)]
        for i, name in enumerate(
            [*table.deal["start_shares"], *table.deal.get("quick_shares", [])]
        ):
            self.add(i % seats, name.split("/")[0], 1)
        self.revealed, self.start, self.winners = "", int(s.start), [-1]

    def add(self, seat: int, company: str, count: int) -> None:
        hand = self.shares[seat]
        hand[company] = hand.get(company, 0) + count
        if not hand[company]:
            del hand[company]

    def hear(self, event: dict[str, Any]) -> None:
        seat = event.get("seat", 0)
        self.points[seat] += event.get("points", 0) if event["type"] in POINTS else 0
        if event["type"] not in SAY_NO_MORE:
            getattr(self, f"on_{event['type']}")(event)

    def on_loan(self, event: dict[str, Any]) -> None:
        self.points[event["seat"]] -= 2
        self.chips[event["seat"]] += 2
        self.bank -= 2

    def on_bid(self, event: dict[str, Any]) -> None:
        self.chips[event["seat"]] -= 1
        self.bowl += 1
        assert event["bowl"] == self.bowl

    def on_leave(self, event: dict[str, Any]) -> None:
        assert event["chips"] == self.bowl
        self.chips[event["seat"]] += self.bowl
        self.bowl = 0

    def on_reveal(self, event: dict[str, Any]) -> None:
        self.revealed = event["share"]

    def on_crash(self, _event: dict[str, Any]) -> None:
        self.revealed = "crash"

    def on_take(self, event: dict[str, Any]) -> None:
        assert event["share"] == self.revealed
        self.add(event["seat"], event["share"].split("/")[0], 1)
        self.start = event["seat"]

    def on_sell(self, event: dict[str, Any]) -> None:
        assert event["company"] == self.revealed.split("/")[1]
        assert event["points"] == event["price"] * event["count"]
        if event["count"]:
            self.add(event["seat"], event["company"], -event["count"])

    def on_end(self, event: dict[str, Any]) -> None:
        self.winners = event["winners"]
        assert event["scores"] == self.points


@pytest.mark.rule("M02-R3", "M02-X4", "M02-L1", "M02-A2", "M02-A3", "M02-E2")
@law
@given(new_tables(NAME))
def test_who_hears_the_events_knows_points_chips_and_shares(table: Playthrough) -> None:
    heard = Listener(table)
    for number in choices(7):
        for event in table.events(None):
            heard.hear(event)
        s = state(table)
        assert heard.points == table.scores
        assert heard.chips == s.chips[: s.seats]
        assert (heard.bowl, heard.bank) == (s.bowl, s.bank)
        assert heard.shares == shares(table)
        assert heard.revealed == table.view(None)["revealed"]
        if table.over:
            break
        table.step(choose(table.game.rules.legal_actions(table.state), number))
    assert heard.winners == table.winners


@pytest.mark.rule("M02-A2", "M02-A3", "M02-L1", "M02-X3", "M02-X4")
@law
@given(tables(NAME))
def test_each_preview_comes_true(table: Playthrough) -> None:
    if table.turn is None:
        return
    seat, s = table.turn, state(table)
    for action in (a for a in table.view(seat)["actions"] if a["legal"]):
        twin = table.copy()
        twin.move(action["move"])
        after, effect, told = state(twin), action["effect"], twin.events(None)[0]
        assert after.chips[seat] - s.chips[seat] == effect.get("chips", 0)
        if "bowl" in effect:
            assert after.bowl == effect["bowl"]
        if "price" in effect:
            assert {key: told[key] for key in effect} == effect
        if "share" in effect:
            assert told["share"] == effect["share"] == table.view(seat)["revealed"]
        if action["move"] == "loan":
            assert twin.scores[seat] - table.scores[seat] == effect["points"]


@pytest.mark.rule("M02-H1")
@law
@given(tables(NAME))
def test_the_market_adds_up(table: Playthrough) -> None:
    seen = table.view(None)
    taken = seen["phase"] == "over" or (
        seen["phase"] == "runner-up" and not state(table).winner_sold
    )
    revealed = "" if taken else seen["revealed"].split("/")[0]
    for company, counts in seen["market"].items():
        front = sum(hand.get(company, 0) for hand in seen["shares"])
        unseen = sum(n for name, n in seen["unseen"].items() if name.startswith(f"{company}/"))
        assert (counts["front"], counts["unseen"]) == (front, unseen)
        parts = front + unseen + counts["sold"] + (company == revealed)
        assert parts == counts["all"]
        assert counts["sold"] >= 0


@pytest.mark.rule("M02-X4", "M02-H1")
@law
@given(new_tables(NAME))
def test_the_market_counts_every_sale(table: Playthrough) -> None:
    sold = dict.fromkeys(table.game.rules.display.colours, 0)
    for number in choices(5):
        if table.over:
            break
        table.step(choose(table.game.rules.legal_actions(table.state), number))
        for event in table.events(None):
            if event["type"] == "sell":
                sold[event["company"]] += event["count"]
        assert {name: n["sold"] for name, n in table.view(None)["market"].items()} == sold


@pytest.mark.rule("M02-S4")
@law
@given(tables(NAME))
def test_the_crash_is_never_earlier_than_its_chance(table: Playthrough) -> None:
    chance, left = table.view(None)["crash_chance"], table.view(None)["deck_left"]
    expected = [1, left] if left <= 5 and not table.over else [0, 1]

    assert chance == expected
