"""Standing orders that hold until cancelled: lines by the card, and what ends their bids."""

from typing import Any

import pytest

from moguls.core.play.playthrough import Playthrough
from moguls.core.standing import BotLimits, OrderAnswer, StandingOrder
from moguls.games.mogul2013.material import CODES
from moguls.server.table.orders.standing import order_of
from tests.games.mogul.editions import EDITIONS, Edition
from tests.games.mogul.redeals import redealt
from tests.tables import at_loans, play


def answer(
    table: Playthrough, *lines: dict[str, Any], seat: int = 0, **general: Any
) -> tuple[str | None, str, int | None]:
    rules = table.game.rules
    it = OrderAnswer(*raw(table, *lines, seat=seat, **general))
    return None if it.action is None else rules.to_text(it.action), it.reason, it.line


def raw(table: Playthrough, *lines: dict[str, Any], seat: int = 0, **general: Any) -> OrderAnswer:
    language = table.game.rules.automation.standing
    assert language is not None
    return language.answer(table.state, seat, order(table, *lines, **general))


def order(table: Playthrough, *lines: dict[str, Any], **general: Any) -> StandingOrder:
    language = table.game.rules.automation.standing
    assert language is not None
    complete = order_of(language, {"lines": list(lines), "general": general or {"otherwise": None}})
    assert complete is not None
    return complete


def test_the_first_line_that_fits_the_card_decides(edition: Edition) -> None:
    table = edition.at_auction(revealed=edition.share, bowl=3)
    company, sale = edition.share.split("/")

    assert answer(table, {"companies": [sale]}, {"companies": [company]}) == ("bid", "bid", 1)
    assert answer(table, {"sales": [sale]}) == ("bid", "bid", 0)
    assert answer(table, {"sales": [company]}) == (None, "no_line", None)
    assert answer(table, {"companies": [sale]}, otherwise="leave") == ("leave", "no_line", None)
    assert answer(table, {}) == ("bid", "bid", 0), "a line without conditions fits every card"


@pytest.mark.parametrize(("owned", "line"), [(1, 0), (2, 0), (3, None)])
def test_a_line_may_ask_for_shares_of_the_company(
    edition: Edition, owned: int, line: int | None
) -> None:
    table = edition.at_auction(revealed=edition.share, **edition.more)

    assert answer(table, {"owned": owned})[2] == line


@pytest.mark.parametrize("then", ["leave", "ask"])
@pytest.mark.parametrize(
    ("condition", "reason"),
    [({"bowl": 3}, "bowl"), ({"chips": 6}, "chips"), ({"others": 1}, "others")],
)
def test_what_ends_the_bids_leaves_or_asks_and_gives_its_reason(
    edition: Edition, condition: dict[str, int], reason: str, then: str
) -> None:
    table = edition.at_auction(bowl=3)
    more = {name: count + 1 if name != "chips" else 5 for name, count in condition.items()}

    assert answer(table, {**more, "then": then})[0] == "bid"
    move = "leave" if then == "leave" else None
    assert answer(table, {**condition, "then": then}) == (move, reason, 0)


def test_an_order_without_an_end_asks(edition: Edition) -> None:
    assert answer(edition.at_auction(bowl=3), {"bowl": 3})[0] is None


@pytest.mark.rule("M02-A2", "M13-A2")
def test_without_a_chip_it_leaves_or_asks(edition: Edition) -> None:
    table = edition.at_auction(chips=(0, 6, 6))

    assert answer(table, {"then": "leave"}) == ("leave", "no_chip", 0)
    assert answer(table, {}) == (None, "no_chip", 0)


@pytest.mark.rule("M02-X1", "M13-X1")
@pytest.mark.parametrize("win", ["take", "sell"])
def test_the_winner_does_what_the_line_says(edition: Edition, win: str) -> None:
    options = {"revealed": "blue/yellow", "shares": [{"yellow": 2}, {}, {}]}
    table = edition.at_choice(**options)
    moves = {"take": "take", "sell": "sell" if edition.name == "mogul-2013" else "sell 2"}

    assert answer(table, {"win": win}) == (moves[win], win, 0)
    assert answer(table, {}) == (None, "choose", 0)
    nothing = edition.at_choice(revealed="blue/yellow", shares=[{}, {"yellow": 2}, {}])
    assert answer(nothing, {"win": "sell"}) == (None, "no_sell", 0)


@pytest.mark.rule("M02-X2", "M13-X1")
def test_the_second_takes_the_share_or_does_what_the_line_says(edition: Edition) -> None:
    table = edition.at_choice(revealed="blue/yellow", shares=[{"yellow": 1}, {"yellow": 1}, {}])
    sold = play(table.copy(), "sell" if edition.name == "mogul-2013" else "sell 1")
    taken = play(table.copy(), "take")
    sale = "sell" if edition.name == "mogul-2013" else "sell 1"

    assert answer(sold, {}, seat=1) == ("take", "take", 0)
    assert answer(taken, {"option": "sell"}, seat=1) == (sale, "sell", 0)
    assert answer(taken, {}, seat=1) == (None, "choose", 0)
    assert answer(taken, {"option": "nothing"}, seat=1)[1] in {"nothing", "no_nothing"}


@pytest.mark.rule("M02-L1", "M02-L2")
@pytest.mark.parametrize(("below", "move"), [(7, "loan"), (6, "decline"), (0, "decline")])
def test_a_loan_is_taken_below_so_many_chips(below: int, move: str) -> None:
    assert answer(at_loans(), loan_below=below) == (move, move, None)


@pytest.mark.rule("M02-L2")
def test_without_a_number_orders_say_nothing_about_loans() -> None:
    assert answer(at_loans(), {"win": "take"}) == (None, "no_loan_order", None)


def test_a_number_decides_on_loans_during_an_auction_only_before_a_bid(edition: Edition) -> None:
    options = {} if edition.name == "mogul-2013" else {"loan_timing": "on_own_turn"}
    table = edition.at_auction(chips=(1, 6, 6), bowl=3, **options)
    loan = "credit" if edition.name == "mogul-2013" else "loan"

    assert answer(table, {"bowl": 9}, loan_below=2) == (loan, "loan", 0)
    assert answer(table, {"bowl": 9}, loan_below=1) == ("bid", "bid", 0)
    assert answer(table, {"bowl": 3, "then": "leave"}, loan_below=2)[0] == "leave"


def test_an_order_knows_what_its_seat_knows(edition: Edition) -> None:
    table = edition.at_auction(chips=(3, 9, 1), bowl=2)
    language = table.game.rules.automation.standing
    assert language is not None
    given = order(table, {"bowl": 5, "chips": 1, "others": 2, "owned": 0}, loan_below=2)
    answers = {language.answer(state, 0, given) for state in redealt(table, 0, 40)}

    assert answers == {language.answer(table.state, 0, given)}


def test_a_seat_still_in_can_be_looked_at_as_if_on_turn(edition: Edition) -> None:
    table = edition.at_auction(bowl=3)
    language = table.game.rules.automation.standing
    assert language is not None
    ahead = language.ahead(table.state, 2)
    assert ahead is not None
    assert (table.state.turn, language.answer(ahead, 2, order(table, {"bowl": 3})).reason) == (
        0,
        "bowl",
    )
    out = play(table, "leave")
    assert language.ahead(out.state, 0) is None
    assert language.ahead(edition.at_choice().state, 2) is None


@pytest.mark.parametrize(
    ("keep", "action", "limited"), [(5, "bid", "bid"), (6, "bid", "leave"), (9, "leave", "leave")]
)
def test_a_bot_for_an_absent_person_keeps_chips(
    edition: Edition, keep: int, action: str, limited: str
) -> None:
    table = edition.at_auction()
    rules = table.game.rules
    number = rules.codec.actions[action]

    kept = rules.automation.limited(table.state, number, BotLimits(keep=keep))
    assert rules.to_text(kept) == limited


@pytest.mark.rule("M02-L1", "M13-L1")
def test_a_bot_for_an_absent_person_borrows_only_where_allowed(edition: Edition) -> None:
    tables = [(at_loans(), "loan", "decline")]
    if edition.name == "mogul-2013":
        tables = [(edition.at_auction(), "credit", "bid")]
        tables.append((edition.at_auction(chips=(0, 6, 6)), "credit", "leave"))
    for table, loan, instead in tables:
        rules = table.game.rules
        number = rules.codec.actions[loan]
        limit = rules.automation.limited
        assert rules.to_text(limit(table.state, number, BotLimits())) == instead
        assert limit(table.state, number, BotLimits(may_borrow=True)) == number


@pytest.mark.rule("M13-D1", "M13-D3")
def test_a_depot_is_put_up_at_the_first_possible_station_of_a_list() -> None:
    table = EDITIONS[1].at_choice(revealed="blue/gray")
    free = [move.split()[1] for move in table.legal() if move.startswith("erect ")]
    elsewhere = sorted(set(CODES) - set(free))

    built = answer(table, {"win": "build", "sites": [elsewhere[0], free[1], free[0]]})
    assert built == (f"erect {free[1]}", "build", 0)
    assert answer(table, {"win": "build", "sites": elsewhere[:1]}) == (None, "no_site", 0)
    assert answer(table, {"win": "build"}) == (None, "no_site", 0)
