"""Whatever the rules refuse, the refusal names its clause, and the rule book has it."""

import random

import pytest

import moguls
from moguls.core.text.rulebook import LANGUAGES, book
from moguls.games.registry import PACKAGES
from moguls.server.table import decide
from moguls.server.table import table as tables
from moguls.server.wire.refusal import Refusal
from tests.server.test_every_game import GAMES, full, played, sealed_by_its_salt

MOVES = 60  # of a game's notation, tried at each of some positions
PLIES = 30


def clauses(name: str) -> set[str]:
    books = [{one.id for one in book(PACKAGES[name], lang).clauses} for lang in LANGUAGES]
    return set.intersection(*books)


def refused(table: tables.Table, user: str, move: str) -> Refusal | None:
    try:
        decide.move(table, user, f"try {move}", table.seq, move)
    except Refusal as refusal:
        return refusal
    return None


@pytest.mark.parametrize("name", GAMES)
def test_every_refused_move_names_a_clause_of_the_book(name: str) -> None:
    rules, known = moguls.game(name).rules, clauses(name)
    chance = random.Random(4)  # a test
    table, log = full(sealed_by_its_salt(name))
    seen = set()
    for _ in played(table, log, 5, PLIES):
        if table.status == "over":
            break
        for action in chance.sample(range(rules.num_actions), min(MOVES, rules.num_actions)):
            refusal = refused(table, str(table.play.turn), rules.to_text(action))
            if refusal is not None:
                seen.add(refusal.code)
                assert refusal.rule in known, (refusal.code, refusal.details)
    assert seen == {"rules/illegal_move"}


@pytest.mark.parametrize("name", GAMES)
def test_not_to_be_on_turn_and_a_finished_game_have_their_clauses(name: str) -> None:
    known = clauses(name)
    table, log = full(sealed_by_its_salt(name))
    move = next(iter(table.play.legal()))
    other = next(seat for seat in range(len(table.seats)) if seat != table.play.turn)
    waiting = refused(table, str(other), move)
    assert waiting is not None
    assert (waiting.code, waiting.rule in known) == ("table/not_your_turn", True)
    for _ in played(table, log, 1):
        pass
    late = refused(table, "0", move)
    assert late is not None
    assert (late.code, late.rule in known) == ("table/over", True)


@pytest.mark.parametrize("name", GAMES)
def test_every_reason_has_a_clause_of_the_book(name: str) -> None:
    denials = moguls.game(name).rules.denials.values()

    assert {rule for _code, rule, _text in denials} <= clauses(name)
