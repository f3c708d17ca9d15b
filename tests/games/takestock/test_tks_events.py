"""Events of each step, by viewer, both as data and in words."""

import random
from typing import Any

import pytest

import moguls
from moguls.core.play.playthrough import Playthrough
from moguls.games.takestock.__main__ import main
from moguls.games.takestock.words import SENTENCES, clause_of, say
from tests.games.takestock.positions import lay, play


def words(table: Playthrough, viewer: int | None = None) -> list[str]:
    """Return the last events in words, with "You" for seat 0."""
    names = {0: "You"}
    events = table.events(viewer)
    return [say(event, lambda seat: names.get(seat, f"Seat {seat}")) for event in events]


@pytest.mark.rule("TKS-H1")
def test_a_drawn_card_is_told_to_who_draws_it_alone() -> None:
    table = play(lay(["corn 5, oil 2", "gems 3"], pile="movies 9"), "raise corn 5")

    assert words(table, 1) == ["You raise with corn 5: the price is 5.", "Seat 1 draws movies 9."]
    for viewer in (0, None):
        assert words(table, viewer)[1] == "Seat 1 draws a card."


@pytest.mark.rule("TKS-H1", "TKS-A5")
def test_two_events_are_told_to_who_looks_at_them_alone() -> None:
    table = lay(["corn 5, oil 2", "gems 3"], events="audit, split oil", pile="movies 9")

    play(table, "discard corn 5, draw two")
    assert words(table, 0) == ["You discard corn 5.", "You draw audit, split oil."]
    assert words(table, 1)[1] == "You draw two events."
    play(table, "choose split oil")
    assert words(table, 0) == [
        "You play split oil.",
        "You put audit aside.",
        "The price of oil goes from 1 to 2.",
        "Seat 1 draws a card.",
    ]
    assert words(table, None)[1] == "You put an event aside."


@pytest.mark.rule("TKS-P1")
@pytest.mark.parametrize("seed", range(4))
def test_each_price_that_changes_is_told(seed: int) -> None:
    """By cards or by splits; a raise names its own price."""
    table, rng, kinds = moguls.game("take-stock").new(3, seed=seed), random.Random(seed), set[str]()
    while not table.over:
        before, round_ = prices(table), table.round
        table.step(rng.choice(table.choices()))
        told = {}
        for event in table.events(None):
            if event["type"] == "raise":
                told[event["card"].split()[0]] = event["price"]
            elif event["type"] == "price":
                assert event["was"] == before[event["stock"]]
                told[event["stock"]] = event["price"]
                kinds.add("up" if event["price"] > event["was"] else "down")
        if table.round == round_ and not table.over:  # a new round clears the columns
            now = prices(table)
            assert told == {stock: now[stock] for stock in now if now[stock] != before[stock]}
    assert kinds == {"up", "down"}


def prices(table: Playthrough) -> dict[str, int]:
    return {stock: column["price"] for stock, column in table.view(None)["columns"].items()}


@pytest.mark.rule("TKS-H1", "TKS-A5")
def test_a_kept_event_is_told_to_who_keeps_it_alone() -> None:
    table = play(lay(events="bull"), "discard corn 5, keep")

    assert words(table, 0)[1] == "You keep bull."
    assert words(table, 1)[1] == "You keep an event."


@pytest.mark.rule("TKS-A6")
def test_market_closed_is_told_to_all() -> None:
    table = lay(closed_after=0, tokens=[1, 1])
    play(table, "discard corn 5, draw two")

    assert words(table, 1)[1] == "You draw market-closed."
    assert words(table, 1)[2] == "You put an event aside."
    assert words(table, 0)[2] != "You put an event aside."
    assert words(table, None)[-1] == "The round ends: the market is closed."


@pytest.mark.rule("TKS-S2", "TKS-S4", "TKS-H1")
def test_of_the_deal_a_seat_hears_its_own_hand() -> None:
    table = moguls.game("take-stock", first_player=1).new(3, seed=2)

    first = words(table, 1)
    assert first[0] == "Round 1: you deal, and seat 1 begins."
    assert first[1].startswith("Seat 1 is dealt ")
    assert first[1].count(",") == 5
    assert len(words(table, None)) == 2
    names: list[dict[str, Any]] = table.events(2)
    assert [event["type"] for event in names] == ["round", "hand", "draw"]
    assert "card" not in names[2]


@pytest.mark.rule("TKS-E1", "TKS-E3", "TKS-E4")
@pytest.mark.parametrize(
    ("table", "moves", "why"),
    [
        (
            lambda: lay(["corn 11, oil 2", "gems 3"], columns="corn 10", rounds=1),
            "raise corn 11",
            "an 11 or a 12 has been played",
        ),
        (
            lambda: lay(["corn 11, oil 2", "gems 3"], rounds=1),
            "save corn 11, discard oil 2",
            "a hand is empty",
        ),
        (
            lambda: lay(["corn 5, oil 2", "gems 3"], rest="certificates", rounds=1),
            "raise corn 5",
            "there is no card to draw",
        ),
        (
            lambda: lay(["corn 5, oil 2", "gems 3"], kept=["bear", ""], rounds=1),
            "discard corn 5, play bear; bear discard oil 2; bear discard gems 3",
            "a hand is empty",
        ),
        (lambda: lay(closed_after=0, rounds=1), "discard corn 5, keep", "the market is closed"),
    ],
)
def test_the_end_of_a_round_is_told_with_its_reason(table: Any, moves: str, why: str) -> None:
    sentences = words(play(table(), moves))

    assert f"The round ends: {why}." in sentences
    assert sum(" score" in sentence for sentence in sentences) == 2
    assert sentences[-1].endswith(("the game.", "share the win."))


@pytest.mark.rule("TKS-S5", "TKS-V12")
def test_what_goes_under_the_pile_is_told_to_all() -> None:
    table = lay(["corn 11, oil 2", "gems 3"], columns="corn 10", splits="gems", frozen="oil")
    play(table, "raise corn 11")

    assert "These go under the event pile: freeze, split gems." in words(table, None)


def test_a_bull_and_a_reshuffle_are_told_in_order() -> None:
    table = lay(
        ["oil 12, gems 12", "chips 12"],
        kept=["bull", ""],
        pile="corn 2",
        rest="certificates",
        discards="corn 3, corn 4",
    )
    play(table, "discard oil 12, play bull")

    assert words(table, None) == [
        "You discard oil 12.",
        "You play bull.",
        "You draw a card.",
        "The discarded shares are shuffled: 3 to draw from.",
        "Seat 1 draws a card.",
        "Seat 1 draws a card.",
    ]


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_event_of_random_games_has_a_sentence_and_a_clause(seats: int) -> None:
    seen = set()
    for seed in range(6):
        table = moguls.game("take-stock").new(seats, seed)
        while not table.over:
            legal = list(table.legal().values())
            table.step(legal[(seed * 7 + table.ply * 13) % len(legal)])
            for viewer in (0, None):
                for event, text in zip(table.events(viewer), words(table, viewer), strict=True):
                    assert text
                    assert "{" not in text
                    assert "[" not in text
                    assert clause_of(event).startswith("TKS-")
                    seen.add(event["type"])
    assert seen <= set(SENTENCES)
    assert len(seen) > 18


def test_a_random_game_is_printed_with_its_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["2", "3"]) == 0
    printed = capsys.readouterr().out

    assert printed.startswith("take-stock, 2 seats, seed 3\n")
    assert "(TKS-T1)" in printed
    assert "(TKS-E4)" in printed
    assert main(["9"]) == 2
    assert main(["x"]) == 2
