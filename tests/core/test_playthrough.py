"""One run of a game: stepping, taking back, copying; what is asked wrongly is refused."""

import random
from typing import Any

import pytest

import moguls
from moguls.errors import GameOver, MalformedMove, MogulsError, RecordError, UsageError
from tests.strategies import finish, play_on

GAME = moguls.game("mogul-2002")


def test_a_new_game_tells_where_it_stands() -> None:
    table = GAME.new(seats=4, seed=7)

    assert (table.seats, table.ply, table.round, table.over) == (4, 0, 1, False)
    assert (table.phase, table.turn) == ("loan", table.deal["first"])
    assert table.legal() == {"loan": 2, "decline": 3}
    assert table.steps() == []


def test_moves_by_text_and_by_number_are_the_same() -> None:
    by_text, by_number = GAME.new(seats=4, seed=7), GAME.new(seats=4, seed=7)

    by_text.move("decline")
    by_number.step(3)

    assert by_text.state == by_number.state
    assert (
        by_text.steps() == by_number.steps() == [{"seat": by_text.deal["first"], "move": "decline"}]
    )


def test_the_state_before_an_undo_is_not_touched_by_what_follows() -> None:
    table = GAME.new(seats=3, seed=7)
    first = table.state.pack()
    play_on(table, 1, 50)
    for _ in range(50):
        table.undo()

    assert (table.ply, table.state.pack()) == (0, first)
    assert len(play_on(table, 1, 50).steps()) == 50


def test_at_the_deal_there_is_nothing_to_undo() -> None:
    with pytest.raises(GameOver, match="nothing to undo"):
        GAME.new(seats=3, seed=7).undo()


def test_after_the_end_nothing_can_be_played_but_the_last_move_taken_back() -> None:
    table = finish(GAME.new(seats=3, seed=7))
    plies = table.ply
    with pytest.raises(GameOver, match=f"over after {plies} plies"):
        table.move("bid")
    with pytest.raises(GameOver):
        table.step(0)

    table.undo()

    assert (table.over, table.ply) == (False, plies - 1)
    assert table.turn is not None


def test_an_unreadable_move_after_the_end_is_unreadable() -> None:
    with pytest.raises(MalformedMove):
        finish(GAME.new(seats=3, seed=7)).move("fly")


def test_copies_do_not_share_their_future_or_past() -> None:
    table = play_on(GAME.new(seats=4, seed=7), 3, 30)
    twin = table.copy()

    twin.undo()
    play_on(twin, 9, 5)

    assert (table.ply, twin.ply) == (30, 34)
    table.undo()
    assert table.ply == 29


@pytest.mark.parametrize("seats", [2, 7, 0, -1])
def test_seats_that_cannot_be_are_refused(seats: int) -> None:
    with pytest.raises(UsageError, match=f"mogul-2002 is for 3 to 6 seats, not {seats}"):
        GAME.new(seats=seats, seed=1)
    with pytest.raises(UsageError):
        GAME.deal(seats, seed=1)


def test_without_seats_the_game_chooses_and_a_deal_says_its_own() -> None:
    assert GAME.new(seed=1).seats in GAME.seats
    assert GAME.new(deal=GAME.deal(5, seed=1)).seats == 5


def test_a_deal_and_a_seed_together_are_refused() -> None:
    with pytest.raises(UsageError, match="a deal or a seed, not both"):
        GAME.new(deal=GAME.deal(4, seed=1), seed=1)


def test_a_deal_for_other_seats_is_refused() -> None:
    with pytest.raises(RecordError, match="the deal is for 4 seats, but the game has 3"):
        GAME.new(seats=3, deal={**GAME.deal(4, seed=1), "first": 0})


@pytest.mark.parametrize("deal", [{}, {"start_shares": 3}, {"start_shares": None}, []])
def test_an_invalid_deal_is_refused_without_an_exception(deal: Any) -> None:
    with pytest.raises(MogulsError):
        GAME.new(deal=deal)
    with pytest.raises(MogulsError):
        GAME.new(seats=4, deal=deal)


def test_without_a_seed_the_system_deals_each_time_again() -> None:
    deals = [GAME.deal(4) for _ in range(5)]

    assert len({str(deal) for deal in deals}) == 5
    assert all(GAME.new(deal=deal).seats == 4 for deal in deals)


def test_a_source_of_chance_may_be_handed_in() -> None:
    """The server does, with the operating system's; here a fixed one shows that it is used."""

    class Fixed(random.SystemRandom):
        def randrange(self, start: int, *_args: Any, **_kwargs: Any) -> int:
            return start - 1

    first, second = GAME.deal(4, rng=Fixed()), GAME.deal(4, rng=Fixed())

    assert first == second
    assert first["first"] == 3
    assert first["deck"].index("crash") == len(first["deck"]) - 5


def test_a_seed_deals_what_native_code_deals() -> None:
    for seed in range(5):
        assert GAME.new(4, seed).state.pack()[8:] == GAME.jit().begin(4, seed).bytes[8:]


def test_the_rules_view_of_a_seat_that_is_not_there_shows_no_hand() -> None:
    play = GAME.new(seats=3, seed=1)
    assert play.game.rules.display.view(play.state, 5)["chips"] == [None] * 3


def test_the_tree_of_errors() -> None:
    for kind in (UsageError, GameOver, MalformedMove, RecordError):
        assert issubclass(kind, MogulsError)


class TestRegistry:
    """Games and switches are found, or the message says what there is."""

    def test_an_unknown_game_is_refused_with_a_guess(self) -> None:
        with pytest.raises(UsageError, match=r"no game 'mogul2002' \(did you mean 'mogul-2002'"):
            moguls.game("mogul2002")

    def test_an_unknown_switch_is_refused_with_a_guess_and_the_list(self) -> None:
        with pytest.raises(UsageError, match=r"no switch 'loan_time' \(did you mean 'loan_timing'"):
            moguls.game("mogul-2002", loan_time="on_own_turn")

    @pytest.mark.parametrize("value", ["maybe", "", "ON", "6", 6, -1, True, None, 1.0])
    def test_an_unknown_value_is_refused_with_the_list(self, value: Any) -> None:
        with pytest.raises(UsageError, match=r"first_player is random \| 0 \| 1 .*\(M02-S5\)"):
            moguls.game("mogul-2002", first_player=value)

    def test_defaults_are_not_kept(self) -> None:
        game = moguls.game("mogul-2002", partial_sale="on", loans_per_auction=1, open_chips="on")

        assert game.options == {"open_chips": "on"}

    def test_the_switches_are_those_of_the_rules(self) -> None:
        assert {s.name: (s.default, s.values[1:], s.rule) for s in GAME.switches} == {
            "first_player": ("random", ("0", "1", "2", "3", "4", "5"), "M02-S5"),
            "quick_start": ("off", ("on",), "M02-S6"),
            "loans_per_auction": ("1", ("any",), "M02-L2"),
            "loan_timing": ("before_auction", ("on_own_turn",), "M02-L2"),
            "score_floor": ("off", ("on",), "M02-L4"),
            "partial_sale": ("on", ("off",), "M02-X5"),
            "open_chips": ("off", ("on",), "M02-H1"),
        }


def test_a_twin_that_goes_back_changes_nothing_of_the_other() -> None:
    play = GAME.new(seats=3, seed=1)
    for _ in range(4):
        play.move(next(iter(play.legal())))
    states = [state.pack() for state in play.states()]
    twin = play.copy()
    twin.undo()
    twin.move(list(twin.legal())[-1])
    twin.undo()

    assert [state.pack() for state in play.states()] == states
    assert (twin.ply, play.ply) == (3, 4)


def test_steps_keep_what_was_before_them() -> None:
    play = GAME.new(seats=3, seed=1)
    states = [play.state.pack()]
    while not play.over:
        play.move(next(iter(play.legal())))
        states.append(play.state.pack())

    assert [state.pack() for state in play.states()] == states
    assert play.ply == len(states) - 1
    for number in range(1, 6):
        assert play.before(number).pack() == states[number - 1]
    play.undo()
    assert play.state.pack() == states[-2]


@pytest.mark.parametrize("back", [1, 16, 17, 35])
def test_steps_of_a_large_state_keep_what_was_before_them_after_going_back(back: int) -> None:
    """They are kept as what differs from one another, and the other may have been taken back."""
    play, chance = moguls.game("take-stock").new(seats=3, seed=1), random.Random(back)
    now = [play.state.pack()]

    def go_on(moves: int) -> None:
        for _ in range(moves):
            play.move(chance.choice(list(play.legal())))
            now.extend(state.pack() for state in play.states()[len(now) :])

    go_on(40)
    twin, before = play.copy(), now[:]
    for _ in range(back):
        play.undo()
    del now[play.length + 1 :]
    assert play.state.pack() == before[play.length]
    go_on(30)

    assert [state.pack() for state in play.states()] == now
    assert [state.pack() for state in twin.states()] == before


def test_undo_takes_back_the_chance_that_followed_the_action_with_it() -> None:
    """In Take Stock a round's end is an action, and the shuffle after it is chance."""
    play = moguls.game("take-stock").new(seats=2, seed=3)
    first = play.length
    while play.length == first or "chance" not in play.steps()[-1]:
        plies, before = play.ply, play.state.pack()
        length = play.length
        play.move(next(iter(play.legal())))
    assert (play.ply, play.length) == (plies + 1, length + 2), "an action, and chance after it"

    play.undo()

    assert (play.ply, play.length, play.state.pack()) == (plies, length, before)
    assert play.turn is not None
    play.undo()
    assert (play.ply, play.length) == (plies - 1, length - 1)
