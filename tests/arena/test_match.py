"""Matches: reproducible, fair to seats, the same plain, native and recorded."""

import json

import pytest

import moguls
from moguls.arena import play_match
from moguls.arena.outcome import Outcome
from moguls.arena.result import Result
from moguls.arena.stats import share_of
from moguls.bots.registry import MODULES
from moguls.core.play.playthrough import Playthrough
from moguls.errors import UsageError

GAME = moguls.game("mogul-2002")
FOUR = ("random", "easy", "steady", "search:6")


@pytest.mark.slow
@pytest.mark.parametrize("name", MODULES)
def test_plain_native_and_recorded_matches_are_the_same_games(name: str) -> None:
    """Chance that falls due during a game is the same in all three, too."""
    game, recorded = moguls.game(name), list[Playthrough]()
    four = FOUR[-min(len(FOUR), game.seats[-1]) :]
    games = len(four)
    fast = play_match(game, four, games, seed=5)
    assert fast == play_match(game, four, games, seed=5, native=False)
    assert fast == play_match(game, four, games, seed=5, record=recorded.append)
    assert [tuple(play.scores) for play in recorded] == [each.scores for each in fast.games]
    for play in recorded:
        game.replay(play.record())


@pytest.mark.slow
def test_a_match_with_classic_is_the_same_games_as_its_records() -> None:
    names, recorded = ("classic:30", "steady", "search:5"), list[Playthrough]()
    fast = play_match(GAME, names, 3, seed=5)
    assert fast == play_match(GAME, names, 3, seed=5, native=False)
    assert fast == play_match(GAME, names, 3, seed=5, record=recorded.append)
    assert len(recorded) == 3


def test_the_same_deals_are_played_from_every_seat() -> None:
    deals: list[object] = []
    result = play_match(
        GAME, ("random",) * 3, 6, seed=2, record=lambda play: deals.append(play.record()["deal"])
    )
    assert deals[0] == deals[1] == deals[2] != deals[3] == deals[4] == deals[5]
    assert [game.bots for game in result.games[:3]] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]


def test_progress_counts_up_to_all_games() -> None:
    seen: list[tuple[int, int]] = []
    play_match(GAME, ("random",) * 4, 40, 1, on_progress=lambda done, of: seen.append((done, of)))
    assert seen == sorted(seen)
    assert seen[-1] == (40, 40)


def test_house_rules_reach_the_match() -> None:
    game = moguls.game("mogul-2002", quick_start="on")
    plays: list[Playthrough] = []
    fast = play_match(game, ("steady",) * 5, 5, seed=1)
    assert fast == play_match(game, ("steady",) * 5, 5, seed=1, record=plays.append)
    assert "quick_shares" in plays[0].record()["deal"]


def test_a_match_without_games_has_empty_tables() -> None:
    result = play_match(GAME, ("steady",) * 3, 0, seed=1)
    assert [row.wins for row in result.by_seat()] == [0.0, 0.0, 0.0]


@pytest.mark.parametrize("names", [("steady",) * 2, ("steady",) * 7])
def test_a_wrong_number_of_bots_is_refused(names: tuple[str, ...]) -> None:
    with pytest.raises(UsageError, match="3 to 6 seats"):
        play_match(GAME, names, 4, seed=1)


def test_wins_are_shared_and_intervals_go_by_deals() -> None:
    turns = ((0, 1, 2), (1, 2, 0), (2, 0, 1))
    games = tuple(
        Outcome(k, k // 3, 0, turns[k % 3], (5, 5, 1), (0, 1) if k < 3 else (0,), 20, "", "")
        for k in range(6)
    )
    result = Result("mogul-2002", {}, ("a", "b", "b"), 1, 0, games)
    first, second = result.by_bot()
    assert (first.name, first.seats) == ("a", 1.0)
    assert first.fair == pytest.approx(1 / 3)
    assert first.wins == pytest.approx(1 / 3)
    assert first.wins + second.wins == pytest.approx(1)
    found = share_of([[1 / 2, 1 / 2, 0.0], [1.0, 0.0, 0.0]])  # a third of both: that is luck
    assert (first.low, first.high) == (found.low, found.high)
    assert first.high - first.low > 0.6
    assert [row.wins for row in result.by_seat()] == [0.75, 0.25, 0.0]
    told = json.loads(json.dumps(result.as_json()))
    assert told["games"] == 6
    assert [row["name"] for row in told["by_bot"]] == ["a", "b"]


@pytest.mark.parametrize("name", MODULES)
def test_steady_beats_random_by_far(name: str) -> None:
    game = moguls.game(name)
    names = ["steady", *["random"] * (min(4, game.seats[-1]) - 1)]
    row = play_match(game, names, 100, seed=3).by_bot()[0]
    assert row.low > 0.8


@pytest.mark.slow
@pytest.mark.parametrize("name", MODULES)
def test_search_beats_the_advice_it_is_given(name: str) -> None:
    game = moguls.game(name)
    names = ["search:200", *["steady"] * (min(3, game.seats[-1]) - 1)]
    row = play_match(game, names, 48, seed=3).by_bot()[0]
    assert row.wins > row.fair
