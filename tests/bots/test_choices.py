"""Properties of every bot in every game: legal, reproducible, in time, clear errors."""

from dataclasses import replace
from time import perf_counter, sleep

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import moguls
from moguls import bots
from moguls.bots.config import CAP, BotConfig
from moguls.bots.levels import config_of
from moguls.bots.option_names import ALIASES, MOST, canonical, options_of
from moguls.bots.registry import policy_of
from moguls.bots.search.options import NAMES, PRIOR_WEIGHT
from moguls.bots.search.tree_fields import BUDGET
from moguls.bots.searcher.searcher import Searcher
from moguls.errors import GameOver, UsageError
from tests.bots.games import GAMES, OPTIONS, native_searcher, plain_searcher, played, some_game
from tests.strategies import seats_of

MOGUL = moguls.game("mogul-2002")
names = st.sampled_from(GAMES)
few = st.sampled_from(
    [
        BotConfig(noise=1000),
        BotConfig(noise=100),
        BotConfig(sims=1),
        BotConfig(sims=12),
        BotConfig(sims=40, classic=True),
        config_of("search:12:waver=1000:paired=1:reveals=1:loose=300:soft=500:exact=1:alone=1"),
        config_of("search:12:alone=2:keen=1"),
        config_of("search:12:alone=2:ahead=2:paired=1:halved=1"),
        config_of("search:12:alone=2:ahead=2:paired=1:raced=25"),
        config_of("search:12:ahead=2"),
        config_of("search:12:ahead=1:exact=20"),
        config_of("search:12:ahead=2:lean=1:trust=1000"),
    ]
)


def config(name: str, most: int = 12) -> BotConfig:
    full = config_of(name)
    return replace(full, sims=min(full.sims, most))


@pytest.mark.parametrize("name", ["random", "steady", "beginner", "easy", "hard", "classic"])
@pytest.mark.parametrize("game_name", GAMES)
def test_every_bot_plays_only_legal_moves_at_any_number_of_seats(game_name: str, name: str) -> None:
    searcher = native_searcher(game_name)
    for number, options in enumerate(OPTIONS[game_name]):
        game = moguls.game(game_name, **options)
        for seats in seats_of(game):
            play = game.new(seats=seats, seed=11 + number)
            while not play.over and play.ply < 400:
                play.step(searcher.think(play.state, config(name), play.ply, None))


@settings(max_examples=40, deadline=None)
@given(name=names, seed=st.integers(0, 2**64 - 1), plies=st.integers(0, 150), made=few)
def test_plain_and_native_think_alike(name: str, seed: int, plies: int, made: BotConfig) -> None:
    play = some_game(name, seed % 1000, plies)
    searchers = plain_searcher(name), native_searcher(name)
    assert len({searcher.think(play.state, made, seed, None) for searcher in searchers}) == 1


@pytest.mark.parametrize("level", [*bots.names(), "search:40"])
@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_move_and_leaves_the_game_alone(name: str, level: str) -> None:
    play = some_game(name, 3, 30)
    before = play.state.pack()
    searchers = Searcher(play.game.native_engine()), native_searcher(name)
    moves = {
        searcher.think(play.state, config(level, 40), 5, None)
        for searcher in searchers
        for _ in range(2)
    }
    assert len(moves) == 1
    assert play.state.pack() == before


@pytest.mark.parametrize("name", GAMES)
def test_a_search_cut_into_slices_comes_to_the_same_choice(name: str) -> None:
    play = some_game(name, 8, 40)
    searcher, found = native_searcher(name), []
    for most in (60, 22, 1):
        searcher.put(play.state)
        seat, done = play.turn or 0, 0
        searcher.loops.prepare(searcher.states, seat, 0, 4, searcher.scratch)
        steps = searcher.begin(seat, 60)
        while done < steps:
            size = min(most, steps - done)
            searcher.grow(seat, 4, done, size)
            done += size
        chosen = searcher.loops.best_action(searcher.states, searcher.tree)
        own = searcher.policy.own_search is not None
        found.append((int(chosen), list(searcher.rows[2] if own else searcher.ismcts_tree.visits)))
    assert found[0] == found[1] == found[2]


@pytest.mark.parametrize("name", [name for name in GAMES if not policy_of(name).own_search])
def test_a_thought_that_ends_early_comes_to_the_choice_of_the_whole_one(name: str) -> None:
    searcher, sims, spared = native_searcher(name), 2000, 0
    for plies in range(10, 90, 10):
        play = some_game(name, plies, plies)
        seat, chosen = play.turn or 0, []
        for most in (sims, 10**9):  # with so many to come nothing is ever sure
            searcher.put(play.state)
            searcher.loops.prepare(searcher.states, seat, 0, 4, searcher.scratch)
            searcher.begin(seat, sims)
            searcher.ismcts_tree.counts[BUDGET] = most
            searcher.grow(seat, 4, 0, sims)
            chosen.append(int(searcher.loops.best_action(searcher.states, searcher.tree)))
            spared += sims - int(searcher.ismcts_tree.visits[0])
        assert chosen[0] == chosen[1]
    assert spared > 0


@pytest.mark.parametrize("name", GAMES)
def test_the_search_stops_when_its_time_is_up(name: str) -> None:
    """Even a budget of nothing gives a move; slices keep the overrun short."""
    play = some_game(name, 2, 25)
    searcher = native_searcher(name)
    searcher.think(play.state, BotConfig(sims=2), 1, None)
    searcher.arrays(20_000)
    for classic in (False, True):
        searcher.think(play.state, BotConfig(sims=20_000, classic=classic), 1, 0.0)
        for budget in (0.0, 0.1):
            begun = perf_counter()
            searcher.think(play.state, BotConfig(sims=20_000, classic=classic), 1, budget)
            assert perf_counter() - begun < budget + 0.3


def test_what_exact_play_has_taken_is_not_thought_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A thought that it is given up for ends when the whole time is up."""
    left: list[float] = []

    def slow(_self: Searcher, _budget: float | None) -> int:
        sleep(0.3)
        return -1

    def search(self: Searcher, seat: int, sims: int, seed: int, budget: float | None) -> None:
        assert budget is not None
        left.append(budget)
        usual(self, seat, sims, seed, budget)

    usual = Searcher.search
    monkeypatch.setattr(Searcher, "_solved", slow)
    monkeypatch.setattr(Searcher, "search", search)
    searcher = Searcher(MOGUL.plain())
    for budget in (0.9, 0.2):
        searcher.think(MOGUL.new(seats=3, seed=1).state, BotConfig(sims=4), 1, budget)
    assert left[0] <= 0.6
    assert left[1] == 0


@pytest.mark.parametrize("name", GAMES)
def test_expert_thinks_at_most_a_second_before_and_after_compilation(name: str) -> None:
    assert CAP < 1
    play = played(moguls.game(name), moguls.game(name).seats[-1], 2, 25)
    for _ in range(2):
        begun = perf_counter()
        bots.choose(name, {}, play.state.pack(), play.turn or 0, "expert")
        assert perf_counter() - begun < 1.5  # the machine may be busy


def test_a_single_legal_move_needs_no_thought() -> None:
    play = MOGUL.new(seats=3, seed=1)
    while len(play.legal()) > 1:
        play.move("leave" if "leave" in play.legal() else next(iter(play.legal())))
    searcher = Searcher(MOGUL.plain())
    searcher.think(play.state, BotConfig(sims=10**6), 1, None)
    assert searcher.room == 1  # no arrays were made for a search


def test_a_game_may_have_its_own_number_of_simulations_for_a_level() -> None:
    own = replace(policy_of("mogul-2002"), sims={"expert": 7}, options={"prior_weight": 3})
    assert config_of("expert", own).sims == 7
    assert config_of("hard", own).sims == config_of("hard").sims
    assert (
        config_of("hard", own).options[PRIOR_WEIGHT]
        == config_of("search:9", own).options[PRIOR_WEIGHT]
        == 3
    )
    assert config_of("search:9:trust=4", own).options[PRIOR_WEIGHT] == 4
    for name in GAMES:
        assert set(policy_of(name).sims) <= set(bots.names())


@pytest.mark.parametrize(("old", "new"), ALIASES.items())
def test_an_option_is_read_by_its_earlier_name_too(old: str, new: str) -> None:
    assert new in NAMES
    assert old not in NAMES
    assert config_of(f"search:9:{old}=1") == config_of(f"search:9:{new}=1")
    assert config_of(f"search:9:{new}=1").options[NAMES.index(new)] == 1
    assert canonical(f"search:9:{old}=1:{new}=1") == f"search:9:{new}=1:{new}=1"


SPOILT = {
    "search:0": "invalid number of simulations '0' in 'search:0': expected 1 to 1000000",
    "search:030": "invalid number of simulations '030' in 'search:030'",
    "search:٣": "invalid number of simulations '٣' in 'search:٣'",
    "search:9:trust=09": "invalid option 'trust=09' in .*: prior_weight is a whole number",
    f"search:{'9' * 5000}": "invalid number of simulations",
    f"search:9:trust={'9' * 5000}": "from 0 to",
    "search:": "invalid number of simulations '' in 'search:'",
    "classic:5000000": "expected 1 to 4000000, for example classic:500",
    "classic:5:trust=6": "invalid option 'trust=6' in 'classic:5:trust=6': the baseline has none",
    "search:9:luck=1": r"invalid option 'luck=1' in .*: expected one of exploration, .*=300",
    "search:9:trust": "invalid option 'trust' in .*: prior_weight is a whole number",
    "search:9:trust=-1": "invalid option 'trust=-1' in .*: prior_weight is",
    "search:9:paired=7": "crn is a whole number from 0 to 1",
    "search:9:ahead=99999": "rollout_horizon is a whole number from 0 to 99",
    "search:9:trust=3:prior_weight=4": "prior_weight is set twice",
    "search:9:trust=3:trust=4": "invalid option 'trust=4' in .*: prior_weight is set twice",
}


@pytest.mark.parametrize("name", SPOILT)
def test_what_is_wrong_in_a_name_is_named(name: str) -> None:
    with pytest.raises(UsageError, match=SPOILT[name]):
        bots.make(name, MOGUL, 1)


def test_a_dial_that_a_game_does_not_read_is_refused_with_those_that_it_does() -> None:
    stock, moguli = moguls.game("take-stock"), moguls.game("moguli")
    bots.make("search:9:alone=1:paired=1", stock, 1)
    for option in ("soft=300", "reveals=1", "exact=5", "lean=1"):
        with pytest.raises(
            UsageError, match="has the options exploration, prior_weight, crn, rollout_epsilon"
        ):
            bots.make(f"search:9:{option}", stock, 1)
    with pytest.raises(UsageError, match="the search of this game has no options"):
        bots.make("search:9:trust=3", moguli, 1)
    for name in ("mogul-2002", "mogul-2013"):
        assert set(options_of(policy_of(name))) == set(NAMES) - {"own_rollout_weights"}
    assert "own_rollout_weights" in options_of(policy_of("take-stock"))
    assert set(MOST) == set(NAMES)


def test_what_cannot_be_asked_is_refused_with_what_can() -> None:
    play = MOGUL.new(seats=4, seed=7)
    other = ((play.turn or 0) + 1) % 4
    with pytest.raises(
        UsageError, match=r"no bot is called 'deep'.*expert.*search:SIMS.*classic:SIMS"
    ):
        bots.make("deep", MOGUL, 1)
    with pytest.raises(
        UsageError, match=r"no bot is called 'hrad' \(did you mean hard\?\).*program:"
    ):
        bots.make("hrad", MOGUL, 1)
    with pytest.raises(UsageError, match=f"it is seat {play.turn}'s turn, not seat {other}'s"):
        bots.choose("mogul-2002", {}, play.state, other, "normal", 1)
    with pytest.raises(UsageError, match="mogul-2002"):
        bots.choose("chess", {}, play.state, 0, "normal", 1)
    with pytest.raises(UsageError, match="no bot plays 'chess'; bots play mogul-2002, "):
        policy_of("chess")
    while not play.over:
        play.move(next(reversed(play.legal())))
    with pytest.raises(GameOver, match="over"):
        bots.choose("mogul-2002", {}, play.state, 0, "normal", 1)


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_object_plays_a_game_to_its_end(name: str) -> None:
    game = moguls.game(name)
    play = game.new(seats=game.seats[0], seed=5)
    players = [bots.make(each, game, seed=1) for each in ("random", "easy", "normal")]
    while not play.over:
        play.move(players[play.turn or 0].move(play))
    assert play.winners
