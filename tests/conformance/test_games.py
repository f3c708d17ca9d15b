"""Conformance: requirements for every registered game, to be met first by a new one."""

import re
import subprocess
import sys
from importlib import import_module, resources
from itertools import combinations, product

import pytest

import moguls
from moguls.core.play.game import Game
from moguls.core.text import rulebook
from moguls.errors import UsageError
from moguls.kernel.rules import defaults as rules_defaults
from moguls.kernel.rules import interface as rules_interface
from moguls.kernel.rules.binding import functions_of, namespace
from tests.strategies import choices, finish, seats_of

GAMES = pytest.mark.parametrize(
    "game", [moguls.game(name) for name in moguls.games()], ids=lambda game: game.name
)
MAX_BITS = 63  # of one signed number, for games whose legal actions are bits


@GAMES
def test_its_name_is_fit_for_records_and_commands(game: Game) -> None:
    assert re.fullmatch(r"[a-z]+(-[a-z0-9]+)*", game.name)
    assert game.title
    assert game.rules_version >= 1
    assert game.rules.identity.package.startswith("moguls.games.")


@GAMES
def test_its_seats_can_all_be_played(game: Game) -> None:
    assert seats_of(game) == list(game.seats)
    for seats in (game.seats[0] - 1, game.seats[-1] + 1):
        with pytest.raises(UsageError, match=str(seats)):
            game.check_seats(seats)


@GAMES
def test_its_actions_are_few_enough_and_have_words(game: Game) -> None:
    rules = game.rules

    assert rules.num_actions > 0
    assert (rules.legal is None) != (rules.choices is None)
    assert rules.legal is None or rules.num_actions <= MAX_BITS
    assert 0 < rules.max_choices <= rules.num_actions
    assert len({rules.to_text(action) for action in range(rules.num_actions)}) == rules.num_actions


@GAMES
def test_its_switches_have_values_a_default_and_a_clause(game: Game) -> None:
    known = {clause.id for clause in game.rules_text()}
    packed = set()
    for switch in game.switches:
        assert len(set(switch.values)) == len(switch.values) > 1
        assert switch.rule in known
        for value in switch.values[1:]:
            packed.add(moguls.game(game.name, **{switch.name: value}).packed_options)

    assert len(packed) == sum(len(switch.values) - 1 for switch in game.switches)
    assert game.packed_options == 0
    assert 0 not in packed


@GAMES
def test_its_switches_do_not_touch_one_another(game: Game) -> None:
    """Packed values of different switches have no common bit."""
    for one, other in combinations(game.switches, 2):
        for value, another in product(one.values[1:], other.values[1:]):
            first = moguls.game(game.name, **{one.name: value}).packed_options
            second = moguls.game(game.name, **{other.name: another}).packed_options
            both = moguls.game(game.name, **{one.name: value, other.name: another})
            assert first & second == 0
            assert both.packed_options == first | second


@GAMES
def test_its_rules_fill_every_placeholder_of_the_loops(game: Game) -> None:
    """The loops copy states and find them by address; `kernel.rules.defaults` has the rest."""
    rules = game.rules
    found = set(
        vars(
            namespace(
                {f: f for m in rules.modules for f in functions_of(m).values()}, rules.modules
            )
        )
    )
    of_the_core = {"copy_state", "lay_state", "twin", "state_at", "_unbound"}
    by_default = set(functions_of(rules_defaults))
    unbound = set(functions_of(rules_interface)) - found - by_default - of_the_core

    assert unbound == (set() if rules.legal else {"legal"})
    assert "deal" in found
    assert not found & {"choices", "sample"} if rules.legal else {"choices", "sample"} <= found


@GAMES
def test_its_state_has_what_the_core_reads(game: Game) -> None:
    assert {"rng", "options", "seats", "turn", "round"} <= set(game.rules.state.layout_.fields)


@GAMES
def test_its_rule_book_is_there_in_every_language(game: Game) -> None:
    for lang in rulebook.LANGUAGES:
        book = rulebook.book(game.rules.identity.package, lang)
        assert book.title
        assert book.intro
    assert resources.files(game.rules.identity.package).joinpath("RULES.md").is_file()


@GAMES
def test_its_check_and_view_are_those_of_its_records(game: Game) -> None:
    table = game.new(seed=3)

    assert set(table.check_state()) == game.rules.codec.check_keys
    assert table.view(None)["game"] == game.name
    assert table.phase == table.check_state()["phase"]


@GAMES
def test_its_events_all_say_what_they_are(game: Game) -> None:
    table = finish(game.new(seed=3))
    while table.ply:
        assert table.events(None)
        assert all(isinstance(event["type"], str) for event in table.events(None))
        table.undo()
    assert table.events(None)


@GAMES
def test_it_prints_an_annotated_game_by_itself(
    game: Game, capsys: pytest.CaptureFixture[str]
) -> None:
    command = [sys.executable, "-m", game.rules.identity.package, str(game.seats[0]), "5"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)

    lines = done.stdout.splitlines()
    assert game.name in lines[0]
    cited = set(re.findall(r"\b[A-Z][A-Z0-9]{2}-[A-Z]\d+\b", done.stdout))
    assert cited
    assert cited <= {clause.id for clause in game.rules_text()}
    assert not done.stderr
    assert annotated(game, [str(game.seats[0]), "5"]) == 0
    assert capsys.readouterr().out == done.stdout


@GAMES
@pytest.mark.parametrize("wrong", [["two"], ["99"], ["3", "1", "1"]], ids=" ".join)
def test_it_refuses_wrong_arguments_with_the_usage(
    game: Game, wrong: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert annotated(game, wrong) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.splitlines()[-1] == f"usage: python -m {game.rules.identity.package} [SEATS [SEED]]"


def annotated(game: Game, arguments: list[str]) -> int:
    return int(import_module(f"{game.rules.identity.package}.__main__").main(arguments))


@GAMES
def test_its_view_says_whose_turn_it_is_until_the_game_is_over(game: Game) -> None:
    table = game.new(seed=3)
    numbers = choices(3)
    while not table.over:
        seen = table.view(None)
        assert (seen["turn"], seen["over"]) == (table.turn, False)
        assert (seen["phase"], seen["result"]) == (table.phase, None)
        moves = list(table.legal())
        table.move(moves[next(numbers) % len(moves)])
    seen = table.view(None)

    assert (seen["turn"], seen["over"], seen["phase"]) == (None, True, "over")
    assert seen["result"] is not None
