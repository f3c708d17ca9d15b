"""The dial `clear`: a thought whose favourite is far ahead ends early."""

import pytest

import moguls
from moguls.bots.analysis.analyst import Analyst
from moguls.bots.levels import config_of
from moguls.bots.registry import policy_of
from moguls.bots.search.ismcts import CHECK_INTERVAL, MIN_PART
from moguls.bots.search.options import EARLY_STOP
from tests.bots.games import native_searcher, played

SIMS = 16_384
TIMES = {"mogul-2002": 6, "mogul-2013": 10}  # those of expert


def visits(name: str, bot: str, plies: int) -> tuple[int, list[int]]:
    """Return what a bot chooses after so many plies, and how often it tried each action."""
    searcher = native_searcher(name)
    state = played(moguls.game(name), 4, 5, plies).state
    action = searcher.think(state, config_of(bot, policy_of(name)), 7, None)
    return action, sorted((count for _, count in searcher.visit_counts()), reverse=True)


@pytest.mark.parametrize("name", TIMES)
def test_it_ends_as_soon_as_the_favourite_is_so_many_times_ahead(name: str) -> None:
    early = late = 0
    for plies in range(9, 60, 5):
        action, tried = visits(name, f"search:{SIMS}:clear={TIMES[name]}", plies)
        same, all_tried = visits(name, f"search:{SIMS}", plies)
        if not tried:  # one legal action: no thought
            continue
        done, second = sum(tried), sum(tried[1:2])
        assert done >= SIMS // MIN_PART
        is_clear = tried[0] >= TIMES[name] * second
        # else it went on to where nothing can be overtaken, like without the option
        assert is_clear or (action, tried) == (same, all_tried)
        assert done <= sum(all_tried)
        early += done < sum(all_tried)
        late += done > SIMS // MIN_PART + CHECK_INTERVAL
    assert early > late / 2 > 0, "positions of both kinds"


def test_not_before_a_sixteenth_of_the_thought() -> None:
    """Before that a favourite is what the advice or luck has made it."""
    firsts = [sum(visits("mogul-2002", f"search:{SIMS}:clear=1", p)[1]) for p in range(9, 60, 5)]
    assert {count for count in firsts if count} == {SIMS // MIN_PART}


def test_without_the_dial_only_what_cannot_be_overtaken_ends_a_thought() -> None:
    for name, times in TIMES.items():
        policy = policy_of(name)
        assert config_of("search:300", policy).options[EARLY_STOP] == 0
        assert config_of("hard", policy).options[EARLY_STOP] == 0
        assert config_of("expert", policy).options[EARLY_STOP] == times


@pytest.mark.parametrize("name", TIMES)
def test_hints_and_reviews_count_as_many_simulations_as_before(name: str) -> None:
    """Chances are told with their errors, which fewer simulations would make larger."""
    analyst = Analyst(moguls.game(name).native_engine())
    assert config_of("expert", policy_of(name)).options[EARLY_STOP] == TIMES[name]
    assert analyst.config.options[EARLY_STOP] == 0
