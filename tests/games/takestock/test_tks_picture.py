"""Table as text: nothing hidden from its seat is shown."""

import moguls
from moguls.core.play.playthrough import Playthrough
from moguls.core.text.display import Grid, plain
from moguls.games.takestock.picture import FACE, cards
from tests.strategies import choose

GAME = moguls.game("take-stock", rounds=2)


def text_of(play: Playthrough, seat: int | None) -> str:
    words = []
    for block in FACE.table(play.view(seat), [f"{each} player" for each in range(play.seats)]):
        if isinstance(block, Grid):
            words += [" ".join(row) for row in (block.heads, *block.rows)]
        elif isinstance(block, str):
            words.append(block)
    return plain("\n".join(words))


def test_cards_are_listed_by_stock_and_value() -> None:
    assert plain(cards(["oil 10", "corn 7", "oil 2"])) == "corn 7, oil 2, oil 10"
    assert cards([]) == "none"


def test_a_seat_is_shown_its_own_hand_and_no_other() -> None:
    play = GAME.new(3, seed=6)
    hands = [play.view(seat)["hands"][seat] for seat in range(3)]
    for seat in range(3):
        told = text_of(play, seat).split("your hand  ")[1].split("\n")[0].split(", ")
        assert sorted(told) == sorted(hands[seat])
    assert "your hand" not in text_of(play, None)


def test_the_table_and_every_effect_can_be_told_at_any_time() -> None:
    play = GAME.new(3, seed=8)
    while not play.over:
        seat = play.turn
        seen = play.view(seat)
        assert "to draw" in text_of(play, seat)
        assert FACE.head is not None
        assert f"Round {play.round}" in FACE.head(seen)
        for action in seen["actions"]:
            if action["legal"]:
                assert FACE.effect is not None
                FACE.effect(action, seen)
        play.step(choose(play.game.rules.legal_actions(play.state), play.ply * 7))
    assert FACE.count is not None
    (grid,) = FACE.count(play.view(None), ["0 you", "1 random", "2 random"])
    assert isinstance(grid, Grid)
    assert [row[-1] for row in grid.rows].count("won") == len(play.winners)
