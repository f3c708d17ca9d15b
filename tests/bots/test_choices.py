"""What holds for every bot: legal, by seed, blind to hidden cards, in time, clear when misused."""

import random
from time import perf_counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import moguls
from moguls import bots
from moguls.bots.brains import CAP, Brain, brain_of
from moguls.bots.kit import Kit
from moguls.core.errors import GameOver, UsageError
from moguls.core.game import Game
from moguls.core.playthrough import Playthrough

SWITCHES: list[dict[str, str]] = [
    {},
    {"loan_timing": "on_own_turn"},
    {"loans_per_auction": "any", "score_floor": "on"},
    {"partial_sale": "off", "quick_start": "on"},
    {"loan_timing": "on_own_turn", "loans_per_auction": "any", "open_chips": "on"},
]


def played(seats: int, seed: int, plies: int, **options: str) -> Playthrough:
    """A game after some random plies, before its end."""
    play = moguls.game("mogul-2002", **options).new(seats=seats, seed=seed)
    source = random.Random(seed)
    for _ in range(plies):
        play.move(source.choice(list(play.legal())))
        if play.over:
            play.undo()
            break
    return play


@pytest.mark.parametrize("name", [*bots.names(), "search:3"])
@pytest.mark.parametrize("options", SWITCHES)
def test_every_bot_plays_only_legal_moves(name: str, options: dict[str, str]) -> None:
    game = moguls.game("mogul-2002", **options)
    brain = brain_of(name)
    kit = Kit(game.compiled())
    play = game.new(seats=3 + len(name) % 3, seed=11)
    while not play.over:
        few = Brain(min(brain.sims, 20), brain.noise)
        play.act(kit.think(play.state, few, play.ply, None))


@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 2**64 - 1), plies=st.integers(0, 150), sims=st.sampled_from([0, 1, 30]))
def test_plain_and_compiled_think_alike(seed: int, plies: int, sims: int) -> None:
    play = played(4, seed % 1000, plies)
    brain = Brain(sims=sims, noise=100)
    thoughts = {
        Kit(engine).think(play.state, brain, seed, None)
        for engine in (play.game.plain(), play.game.compiled())
    }
    assert len(thoughts) == 1


@pytest.mark.parametrize("level", [*bots.names(), "search:40"])
def test_the_same_seed_gives_the_same_move_and_leaves_the_game_alone(level: str) -> None:
    play = played(4, 3, 30)
    before = play.state.pack()
    brain = Brain(min(brain_of(level).sims, 40), brain_of(level).noise)
    moves = {Kit(play.game.plain()).think(play.state, brain, 5, None) for _ in range(2)}
    assert len(moves) == 1
    assert play.state.pack() == before


@pytest.mark.rule("M02-H1")
@settings(max_examples=20, deadline=None)
@given(seed=st.integers(0, 10_000), plies=st.integers(0, 120))
def test_two_worlds_that_a_seat_cannot_tell_apart_give_the_same_move(seed: int, plies: int) -> None:
    """The order of the deck, the place of the crash and the counter of chance are hidden."""
    play = played(3 + seed % 4, seed, plies)
    other = play.state.copy()
    other.rng = seed * 77 + 1  # type: ignore[attr-defined]  # each game's state has it
    play.game.rules.redeal(other, play.turn or 0)
    for name in ("steady", "easy", "search:25"):
        moves = {
            bots.choose("mogul-2002", {}, state, play.turn or 0, name, 9)
            for state in (play.state, other)
        }
        assert len(moves) == 1


def test_a_search_cut_into_slices_comes_to_the_same_tree(mogul: Game) -> None:
    play = played(4, 8, 40)
    kits = Kit(mogul.plain()), Kit(mogul.plain())
    visits = []
    for kit, sizes in zip(kits, ([60], [1, 7, 22, 30]), strict=True):
        kit.states[0].assign(play.state)
        seat, done = play.turn or 0, 0
        kit.begin(seat, 60)
        for size in sizes:
            kit.grow(seat, 4, done, size)
            done += size
        visits.append(kit.tree[2])
    assert visits[0] == visits[1]


def test_the_search_stops_when_its_time_is_up(mogul: Game) -> None:
    """Even a budget of nothing gives a move; slices keep the overrun short."""
    play = played(4, 2, 25)
    for kit in (Kit(mogul.plain()), Kit(mogul.compiled())):
        kit.think(play.state, Brain(sims=2), 1, None)
        kit.arrays(200_000)
        for budget in (0.0, 0.1):
            begun = perf_counter()
            kit.think(play.state, Brain(sims=200_000), 1, budget)
            assert perf_counter() - begun < budget + 0.3


def test_expert_thinks_at_most_a_second_before_and_after_compilation() -> None:
    assert CAP < 1
    play = played(4, 2, 25)
    seat = play.turn or 0
    for _ in range(2):
        begun = perf_counter()
        bots.choose("mogul-2002", {}, play.state.pack(), seat, "expert", 1)
        assert perf_counter() - begun < 1.5  # the machine may be busy


def test_a_single_legal_move_needs_no_thought(mogul: Game) -> None:
    play = mogul.new(seats=3, seed=1)
    while len(play.legal()) > 1:
        play.move("leave" if "leave" in play.legal() else next(iter(play.legal())))
    kit = Kit(mogul.plain())
    kit.think(play.state, Brain(sims=10**6), 1, None)
    assert kit.room == 1  # no arrays were made for a search


def test_what_cannot_be_asked_is_refused_with_what_can(mogul: Game) -> None:
    play = mogul.new(seats=4, seed=7)
    other = ((play.turn or 0) + 1) % 4
    with pytest.raises(UsageError, match=r"no bot is called 'deep'.*expert.*search:SIMS"):
        bots.make("deep", mogul, 1)
    with pytest.raises(UsageError, match="no bot is called 'search:0'"):
        bots.make("search:0", mogul, 1)
    with pytest.raises(UsageError, match=f"seat {other} is not on turn, seat {play.turn} is"):
        bots.choose("mogul-2002", {}, play.state, other, "normal", 1)
    with pytest.raises(UsageError, match="mogul-2002"):
        bots.choose("chess", {}, play.state, 0, "normal", 1)
    while not play.over:
        play.move(next(reversed(play.legal())))
    with pytest.raises(GameOver, match="over"):
        bots.choose("mogul-2002", {}, play.state, 0, "normal", 1)


def test_a_bot_object_plays_a_game_to_its_end(mogul: Game) -> None:
    play = mogul.new(seats=3, seed=5)
    players = [bots.make(name, mogul, seed=1) for name in ("random", "easy", "normal")]
    while not play.over:
        play.move(players[play.turn or 0].move(play))
    assert play.winners
