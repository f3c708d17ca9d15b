"""Take Stock's learned value, and the dial `ahead` that goes by it."""

from math import exp

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

import moguls
from moguls.bots.levels import config_of
from moguls.bots.registry import policy_of
from moguls.bots.search.options import set_options
from moguls.bots.search.tree_fields import Scratch
from moguls.bots.takestock.afterstate import Pending
from moguls.bots.takestock.pruned_actions import paid_with, pruned_actions
from moguls.bots.takestock.steady import rule_of_thumb
from moguls.bots.takestock.truncation import is_leaf, leaf_value
from moguls.bots.takestock.value_network import NUM_WEIGHTS, WEIGHTS, chance, network_of
from moguls.bots.takestock.workspace import KNOWN, NUM_VALUES, SEEN, STOCK_UNITS, TURNS, VALUE
from moguls.core.play.playthrough import Playthrough
from moguls.games.takestock.actions import Action
from moguls.games.takestock.material import BULL, MAX_SEATS, MIN_SEATS, NUM_CARDS
from moguls.games.takestock.state import Phase, State
from tests.bots.games import native_searcher, plain_searcher, played, some_game, workspace

GAME = moguls.game("take-stock")
POLICY = policy_of("take-stock")


def table(plies: int, seats: int = 4) -> State:
    state = played(GAME, seats, 5, plies).state
    assert isinstance(state, State)
    return state


def memory(bot: str) -> Scratch:
    scratch = workspace([0.0] * NUM_VALUES)
    set_options(scratch, config_of(bot, POLICY).options, 0)
    return scratch


@pytest.mark.slow
@given(seed=st.integers(0, 100_000), plies=st.integers(0, 300))
@pytest.mark.rule("TKS-H1")
def test_what_is_seen_after_an_action_is_what_the_seat_knows(seed: int, plies: int) -> None:
    play = some_game("take-stock", seed, plies)
    loops, scratch = plain_searcher("take-stock").loops, memory("search:1")
    other = play.state.copy()
    other.rng = seed * 77 + 1
    play.game.rules.redeal(other, play.turn or 0)
    seen = []
    for action in list(play.game.rules.legal_actions(play.state))[:40]:
        for state in (play.state, other):
            before = state.pack()
            loops.worth_after(state, action, WEIGHTS, 0, scratch)
            assert state.pack() == before
            seen.append(scratch.values[SEEN:STOCK_UNITS])
        assert seen[-1] == seen[-2], action


@pytest.mark.slow
@given(seed=st.integers(0, 100_000), plies=st.integers(0, 300))
def test_plain_and_native_hold_an_action_worth_the_same_to_the_last_bit(
    seed: int, plies: int
) -> None:
    play = some_game("take-stock", seed, plies)
    bot = config_of("search:9:alone=2:ahead=1:paired=1:halved=1", POLICY)
    sums = []
    for searcher in (plain_searcher("take-stock"), native_searcher("take-stock")):
        searcher.arrays(bot.sims)
        values = searcher.ismcts_tree.values
        for k in range(6 * 9):
            values[k] = 0.0
        searcher.think(play.state, bot, seed, None)
        sums.append([float(values[k]) for k in range(6 * 9)])
    assert sums[0] == sums[1]


def test_nothing_is_drawn_for_the_seat() -> None:
    loops = plain_searcher("take-stock").loops
    state = table(30)
    hand = state.hands[state.turn]
    card = (hand & -hand).bit_length() - 1
    for first, pending in ((Action.DRAW_TWO, Pending.TWO_EVENTS), (Action.KEEP, Pending.ONE_EVENT)):
        after = state.copy()
        assert loops.go_on(after, first + card) == pending
        assert after.hands[state.turn] == hand ^ 1 << card
        assert after.event_at == state.event_at
    state.phase, state.drawn = Phase.CHOOSE, [BULL, 0]
    after = state.copy()
    assert loops.go_on(after, Action.CHOOSE + BULL) == Pending.BULL
    assert after.pile_at == state.pile_at


def test_a_simulation_ends_at_a_turn_of_the_seat_that_thinks_and_says_what_that_is_worth() -> None:
    loops = plain_searcher("take-stock").loops
    state, scratch = table(30), memory("search:1:ahead=2")
    seat = state.turn
    assert not is_leaf(state, scratch)
    turns = 0
    for _ in range(200):
        if is_leaf(state, scratch):
            break
        turns += state.turn == seat and state.phase == Phase.TURN
        is_own, by_rule = state.turn == seat, rule_of_thumb(state, workspace([0.0] * NUM_VALUES))
        action = loops.rollout_policy(state, scratch)
        assert is_own or action == by_rule, "rivals go by rules of thumb"
        state = _on(state, action)
    assert scratch.values[TURNS] == turns == 2
    assert scratch.values[KNOWN] == 1
    assert 0 < scratch.values[VALUE] < 1
    shares = [leaf_value(state, each, scratch) for each in range(4)]
    assert shares[seat] == scratch.values[VALUE]
    assert sum(shares) == pytest.approx(1)


def _on(state: State, action: int) -> State:
    ns, after = GAME.plain().ns, state.copy()
    ns.apply(after, action)
    while ns.chance_due(after):
        ns.draw_chance(after)
        ns.take_chance(after)
    return after


def test_at_the_root_and_where_playouts_are_counted_to_the_end_all_go_by_rules_of_thumb() -> None:
    state, scratch = table(30), memory("search:1:ahead=2")
    loops = plain_searcher("take-stock").loops
    assert loops.rollout_policy(state, scratch) == rule_of_thumb(state, scratch)
    assert scratch.values[TURNS] == 0


def test_a_chance_is_that_of_its_odds() -> None:
    for odds in (-9.0, -2.5, -0.3, 0.0, 0.7, 4.0, 12.0):
        assert chance(odds) == pytest.approx(1 / (1 + exp(-odds)), rel=1e-6)
    assert 0 < chance(-1e9) < chance(1e9) < 1


def test_there_is_a_network_for_each_number_of_seats() -> None:
    assert len(WEIGHTS) == NUM_WEIGHTS * (MAX_SEATS - MIN_SEATS + 1)
    assert network_of(MIN_SEATS) == 0
    assert network_of(MAX_SEATS) + NUM_WEIGHTS == len(WEIGHTS)


def test_the_card_that_is_spared_is_the_one_without_which_the_table_is_worth_most() -> None:
    loops, state, scratch = plain_searcher("take-stock").loops, table(30), memory("search:1")
    first = network_of(state.seats)
    cards = [card for card in range(NUM_CARDS) if state.hands[state.turn] >> card & 1]
    worths = {
        card: loops.worth_after(state, Action.DRAW_TWO + card, WEIGHTS, first, scratch)
        for card in cards
    }
    best_first = sorted(cards, key=lambda card: -worths[card])
    spare, following = best_first[:2]
    assert loops.spared(state, WEIGHTS, first, scratch) == (spare, following, worths[spare])
    action, worth = loops.preferred(state, WEIGHTS, first, scratch)
    assert action in GAME.rules.legal_actions(state)
    assert worth >= worths[spare]


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 100_000), plies=st.integers(0, 300))
def test_what_is_preferred_is_worth_most_of_what_the_card_missed_least_pays_for(
    seed: int, plies: int
) -> None:
    play = some_game("take-stock", seed, plies)
    loops, scratch = plain_searcher("take-stock").loops, memory("search:1")
    state, first, room = play.state, network_of(play.seats), [0] * 64
    assert isinstance(state, State)
    assume(state.phase == Phase.TURN)
    spare, following, _ = loops.spared(state, WEIGHTS, first, scratch)
    able = room[: paid_with(state, spare, following, room)]
    worths = [loops.worth_after(state, action, WEIGHTS, first, scratch) for action in able]
    best = max(range(len(able)), key=worths.__getitem__)
    assert loops.preferred(state, WEIGHTS, first, scratch) == (able[best], worths[best])


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 100_000), plies=st.integers(0, 300))
def test_a_thought_by_foresight_compares_the_twelve_most_promising_of_all_actions(
    seed: int, plies: int
) -> None:
    play = some_game("take-stock", seed, plies)
    legal = list(play.game.rules.legal_actions(play.state))
    assume(len(legal) > 1)
    loops, scratch = plain_searcher("take-stock").loops, memory("search:1")
    first = network_of(play.seats)
    worth = {each: loops.worth_after(play.state, each, WEIGHTS, first, scratch) for each in legal}
    most = sorted(legal, key=lambda each: -worth[each])[:12]
    for shared in ("halved=1", "raced=25"):
        assert compared(f"search:2:ahead=1:{shared}", play) == most


def test_without_foresight_a_thought_compares_the_candidates() -> None:
    play = played(GAME, 4, 5, 30)
    room = [0] * 200
    count = pruned_actions(play.state, room)  # type: ignore[arg-type]  # this game's
    known = room[:count]
    for bot in ("search:2", "search:2:ahead=1", "search:2:halved=1", "search:2:raced=25"):
        assert compared(bot, play) == known


def compared(bot: str, play: Playthrough) -> list[int]:
    searcher = native_searcher("take-stock")
    searcher.think(play.state, config_of(bot, POLICY), 1, None)
    return [action for action, _ in searcher.visit_counts()]
