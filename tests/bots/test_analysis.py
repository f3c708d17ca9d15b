"""Analyses of actions: based on the seat's information only, and reproducible."""

from itertools import count
from math import log
from statistics import fmean
from typing import Any

import pytest

import moguls
from moguls import bots
from moguls.bots.analysis import by_simulation
from moguls.bots.analysis.analyst import STRONGEST, Analyst
from moguls.bots.analysis.estimates import Analysis
from moguls.bots.analysis.paired_difference import PairedDifference
from moguls.bots.config import BotConfig
from moguls.bots.levels import config_of
from moguls.core.play.playthrough import Playthrough
from tests.bots.games import GAMES, native_searcher, played
from tests.bots.test_knowledge import other_world
from tests.strategies import seats_of

SIMS = 40
DEALS, APART = 24, 12
MANY = {"moguli": 72}  # its games are short: 24 have about 100 positions, too few to tell


def midway(name: str, plies: int = 30) -> Playthrough:
    """Return a game after some random plies, at a decision between several actions."""
    game = moguls.game(name)
    play = played(game, seats_of(game)[0], 5, plies)
    while len(play.legal()) == 1:
        play.undo()
    return play


def analyse(name: str, play: Playthrough, seed: int = 3) -> Analysis:
    return Analyst(moguls.game(name).plain()).analyse(play.state, seed, SIMS)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_two_worlds_that_a_seat_cannot_tell_apart_have_the_same_analysis(name: str) -> None:
    play = midway(name)
    one = analyse(name, play)
    play.state = other_world(play, play.turn or 0, 9)
    assert analyse(name, play) == one


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_two_actions_compared_the_other_way_round_differ_by_the_opposite(name: str) -> None:
    play = midway(name)
    analyst, (one, other) = Analyst(moguls.game(name).plain()), [*play.legal().values()][:2]
    found = analyst.compare(play.state, (one, other), 3, SIMS)
    turned = analyst.compare(play.state, (other, one), 3, SIMS)
    play.state = other_world(play, play.turn or 0, 9)
    assert analyst.compare(play.state, (one, other), 3, SIMS) == found
    if found is None or turned is None:
        assert name == "moguli"  # nothing is drawn there
        return
    assert found.wins == tuple(-each for each in turned.wins)
    assert (found.error, found.lead_error) == (turned.error, turned.lead_error)
    assert found.lead == -(turned.lead or 0.0)
    same = analyst.compare(play.state, (one, one), 3, SIMS)
    assert same == PairedDifference((0,) * play.seats, 0, 0)


def test_two_actions_are_compared_on_the_same_deals_each_once_and_none_that_was_analysed() -> None:
    play = midway("mogul-2002")
    analyst, (one, other) = Analyst(play.game.plain()), [*play.legal().values()][:2]
    run, met = analyst.searcher.loops.follow_from, dict[int, list[int]]()

    def follow_from(*given: Any) -> None:
        begun, part = given[1], given[2]
        deals = range(part.first, part.first + part.size)
        met.setdefault(begun.action, []).extend(deals)
        run(*given)

    analyst.searcher.loops.follow_from = follow_from
    analyst.compare(play.state, (one, other), 3, SIMS)
    assert met[one] == met[other] == list(range(SIMS, 2 * SIMS))


@pytest.mark.slow
def test_a_difference_is_that_of_the_chances_told_and_not_of_play_by_rules_of_thumb() -> None:
    """Played on by rules of thumb, these rivals throw away what a bid or a pass has left them.

    That makes a difference of half the win. With more simulations the first of these decisions
    turns over, in each tree when that has thought long enough.
    """
    game = moguls.game("mogul-2002")
    analyst = Analyst(game.native_engine())
    play, bot = game.new(seats=3, seed=3), bots.make("steady", game, seed=1)
    for ply in (324, 336):
        while play.ply < ply:
            play.move(bot.move(play))
        found = analyst.analyse(play.state, 3, 1000)
        one, other = found.actions[1].action, found.best
        said = found.of(one).wins[found.seat] - found.of(other).wins[found.seat]
        compared = analyst.compare(play.state, (one, other), 3, 1000)
        assert compared is not None
        assert compared.wins[found.seat] == pytest.approx(said, abs=0.1)
        leads = [found.of(action).leads[found.seat] for action in (one, other)]
        assert compared.lead == pytest.approx(leads[0] - leads[1], abs=3)
        assert 0 < compared.lead_error < 2


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_chances_of_each_action_sum_to_one_and_the_best_action_comes_first(name: str) -> None:
    play = midway(name)
    found = analyse(name, play)
    assert found.seat == play.turn
    assert found.actions[0].action == found.best
    assert {it.action for it in found.actions} <= set(play.legal().values())
    for it in found.actions:
        assert sum(it.chances.wins) == pytest.approx(1)
        assert len(it.chances.errors) == play.seats
    others = [it.chances.wins[found.seat] for it in found.actions[1:]]
    assert others == sorted(others, reverse=True)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_plain_and_native_analyses_are_the_same_to_the_last_bit(name: str) -> None:
    play = midway(name)
    analyst = Analyst(moguls.game(name).native_engine())
    assert analyst.analyse(play.state, 3, SIMS) == analyse(name, play)
    one, other = [*play.legal().values()][:2]
    two = (one, other)
    plain = Analyst(moguls.game(name).plain())
    assert analyst.compare(play.state, two, 3, 40) == plain.compare(play.state, two, 3, 40)
    assert analyst.standing(play.state, 3, 5) == Analyst(play.game.plain()).standing(
        play.state, 3, 5
    )


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_the_best_action_is_the_one_that_the_strongest_bot_plays(name: str) -> None:
    play = midway(name, 41)
    analyst = Analyst(moguls.game(name).native_engine())
    sims = analyst.config.sims
    config = config_of(STRONGEST, analyst.searcher.policy)
    best = native_searcher(name).think(play.state, config, 6, None)
    assert analyst.analyse(play.state, 6, sims).best == best


@pytest.mark.slow
def test_an_action_that_is_not_worth_a_thought_is_looked_at_when_asked_for() -> None:
    play = midway("take-stock")
    analyst = Analyst(play.game.plain())
    known = {it.action for it in analyst.analyse(play.state, 1, SIMS).actions}
    other = next(action for action in play.legal().values() if action not in known)
    found = analyst.analyse(play.state, 1, SIMS, also=[other])
    assert found.of(other).sims > 0


@pytest.mark.slow
def test_where_time_runs_out_what_was_asked_for_has_been_looked_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The strongest bot's action is asked for, too: two are begun here before the time is up."""
    play = midway("take-stock")
    analyst = Analyst(play.game.plain())
    known = {it.action for it in analyst.analyse(play.state, 1, SIMS).actions}
    other = next(action for action in play.legal().values() if action not in known)
    clock = count(0, 400)
    monkeypatch.setattr(by_simulation, "perf_counter", lambda: next(clock))
    assert analyst.analyse(play.state, 1, SIMS, 1000, [other]).of(other).sims > 0


def test_a_neglected_action_is_thought_about_up_to_half_an_even_share() -> None:
    """And as any other is: by rules of thumb alone, leaving here would win 90 % and not 32."""
    game = moguls.game("mogul-2002")
    play, bot = game.new(seats=3, seed=3), bots.make("steady", game, seed=1)
    while play.ply < 332:
        play.move(bot.move(play))
    found = Analyst(game.native_engine()).analyse(play.state, 3, 2000)
    best, other = (it.chances for it in found.actions)
    assert other.sims == 2000 / 2 / 2
    assert other.wins[found.seat] < best.wins[found.seat]


def test_who_looks_into_all_hands_does_not_depend_on_what_nobody_has_seen() -> None:
    play = midway("take-stock")
    analyst = Analyst(play.game.plain())
    one = analyst.standing(play.state, 1, 5)
    state = play.state.copy()
    pile = state.pile[state.pile_at : state.pile_end]  # type: ignore[attr-defined]  # its own
    state.pile[state.pile_at : state.pile_end] = pile[::-1]  # type: ignore[attr-defined]  # its own
    assert one is not None
    assert analyst.standing(state, 1, 5) == one
    analyst.config = BotConfig()
    assert analyst.standing(state, 1, 5) == one, "no seat is played better than the others"
    assert Analyst(moguls.game("mogul-2002").plain()).standing(play.state, 1, 5) is None


@pytest.mark.slow
def test_with_little_time_what_was_not_tried_is_left_out() -> None:
    play = midway("take-stock")
    analyst = Analyst(play.game.plain())
    whole = analyst.analyse(play.state, 1, SIMS).actions
    hasty = analyst.analyse(play.state, 1, SIMS, budget=0.0).actions
    assert 1 <= len(hasty) < len(whole)
    assert all(it.chances.sims for it in hasty)


def test_in_moguli_nothing_counts_for_more_than_what_the_search_plays() -> None:
    analyst = Analyst(moguls.game("moguli").native_engine())
    for plies in (2, 8, 12, 20):
        found = analyst.analyse(midway("moguli", plies).state, 3, 600)
        wins = [it.chances.wins[found.seat] for it in found.actions]
        assert max(wins) == wins[0]


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_chances_tell_more_than_a_fair_share_said_every_time(name: str) -> None:
    """By what came of games: who is too sure pays more for being wrong than ignorance does."""
    game = moguls.game(name)
    analyst, seats = Analyst(game.native_engine()), seats_of(game)[0]
    steady, said, fair = config_of("steady"), list[float](), list[float]()
    for seed in range(MANY.get(name, DEALS)):
        play, told = game.new(seats=seats, seed=seed), list[tuple[int, float]]()
        while not play.over:
            if play.ply % APART == APART - 1 and len(play.legal()) > 1:
                found = analyst.analyse(play.state, seed, SIMS)
                told.append((found.seat, found.of(found.best).wins[found.seat]))
            play.step(analyst.searcher.think(play.state, steady, seed + play.ply, None))
        for seat, win in told:
            share = (seat in play.winners) / len(play.winners)
            said.append(surprise(share, win))
            fair.append(surprise(share, 1 / seats))
    assert len(said) > DEALS
    assert fmean(said) < fmean(fair)


def surprise(share: float, chance: float) -> float:
    """Return the cross-entropy of a chance that was told, given the share of the win that came."""
    chance = min(0.999, max(0.001, chance))
    return -share * log(chance) - (1 - share) * log(1 - chance)
