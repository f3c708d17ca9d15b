"""No bot sees what its seat cannot know: the veil makes equal knowledge equal bytes."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from moguls.bots.config import BotConfig
from moguls.bots.levels import config_of
from moguls.bots.registry import policy_of
from moguls.core.play.playthrough import Playthrough
from moguls.kernel.state.layout import State
from tests.bots.games import GAMES, native_searcher, some_game, workspace

names = st.sampled_from(GAMES)
DIALS = config_of(
    "search:25:waver=1000:paired=1:reveals=1:loose=300:soft=500:exact=1:alone=1:ahead=2:lean=1:"
    "keen=1:halved=1:clear=6:raced=25"
)
numbers = st.integers(0, 100_000)


def other_world(play: Playthrough, seat: int, seed: int) -> State:
    other = play.state.copy()
    other.rng = seed * 77 + 1
    play.game.rules.redeal(other, seat)
    return other


def veiled(state: State, name: str, seat: int) -> State:
    copy = state.copy()
    policy_of(name).mask_hidden(copy, seat)
    return copy


@pytest.mark.rule("M02-H1")
@pytest.mark.rule("M13-H1")
@pytest.mark.rule("MOG-H1")
@pytest.mark.rule("TKS-H1")
@settings(max_examples=300, deadline=None)
@given(name=names, seed=numbers, plies=st.integers(0, 400))
def test_two_worlds_that_a_seat_cannot_tell_apart_are_veiled_to_the_same_bytes(
    name: str, seed: int, plies: int
) -> None:
    """The order of decks, hands, kept events and the counter of chance are hidden."""
    play = some_game(name, seed, plies)
    for seat in range(play.seats):
        one = veiled(play.state, name, seat)
        assert veiled(other_world(play, seat, seed), name, seat).pack() == one.pack()
        assert veiled(one, name, seat).pack() == one.pack()


@settings(max_examples=150, deadline=None)
@given(name=names, seed=numbers, plies=st.integers(0, 400))
def test_a_veiled_state_shows_the_seat_all_that_it_knows(name: str, seed: int, plies: int) -> None:
    play = some_game(name, seed, plies)
    rules = play.game.rules
    for seat in range(play.seats):
        one = veiled(play.state, name, seat)
        assert rules.display.view(one, seat) == rules.display.view(play.state, seat)
        size = rules.planes[-1].start + rules.planes[-1].count
        seen, before = [0] * size, [0] * size
        rules.information(one, seat, seen)
        rules.information(play.state, seat, before)
        assert seen == before


@settings(max_examples=25, deadline=None)
@given(name=names, seed=numbers, plies=st.integers(0, 120))
def test_bots_play_the_same_in_two_worlds_that_their_seat_cannot_tell_apart(
    name: str, seed: int, plies: int
) -> None:
    play = some_game(name, seed, plies)
    seat = play.turn or 0
    states = play.state, other_world(play, seat, seed)
    for config in (
        BotConfig(),
        BotConfig(noise=100),
        BotConfig(sims=25),
        BotConfig(sims=60, classic=True),
        DIALS,
    ):
        searcher = native_searcher(name)
        assert len({searcher.think(state, config, 9, None) for state in states}) == 1


@settings(max_examples=100, deadline=None)
@given(name=names, seed=numbers, plies=st.integers(0, 300))
def test_what_is_worth_a_thought_is_legal_in_order_and_never_nothing(
    name: str, seed: int, plies: int
) -> None:
    policy, play = policy_of(name), some_game(name, seed, plies)
    if policy.pruned_actions is None:
        return
    rules = play.game.rules
    out = [0] * rules.max_choices
    found = out[: policy.pruned_actions(play.state, out)]
    assert found
    assert found == sorted(set(found))
    assert set(found) <= set(rules.legal_actions(play.state))


@pytest.mark.parametrize("name", [name for name in GAMES if policy_of(name).rollout_policy])
def test_advice_is_among_what_is_worth_a_thought(name: str) -> None:
    for seed in range(150):
        play = some_game(name, seed, seed)
        policy, out = policy_of(name), [0] * play.game.rules.max_choices
        count = (policy.pruned_actions or play.game.plain().ns.choices)(play.state, out)
        assert policy.rollout_policy is not None
        assert (
            policy.rollout_policy(play.state, workspace([0.0] * policy.num_values)) in out[:count]
        )
