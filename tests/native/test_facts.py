"""One library serves every data file: the facts are in its memory."""

import json
import os
import re
import subprocess
import sys
from array import array
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest

import moguls
from moguls.bots.levels import config_of
from moguls.bots.searcher.searcher import Searcher
from moguls.core.rules import Rules
from moguls.games import registry
from moguls.games.mogul2013 import material
from moguls.kernel import select as choice
from moguls.kernel.native import facts
from moguls.kernel.native.engine import Native
from moguls.kernel.native.finding import native_engine
from moguls.kernel.native.library import Library, Misfit
from moguls.kernel.native.processor import targets
from moguls.kernel.rules.reimport import module_of, plain_name
from tests.native import small
from tools.native import data, make, module, target
from tools.steps import ROOT
from tools.wasm.engine import Module, Wasm
from tools.wasm.node import Node

NAME: Final = "mogul-2013"
OURS: Final = material.FILE.data.decode()
COLOURS: Final = ("brown", "purple", "blue", "gray", "yellow")
SIMS: Final = 40  # of a thought: the plain rules take a while
APART: Final = 23  # plies between two thoughts that are compared
LAST: Final = 140  # ply with one: later five seats are played out exactly, which takes minutes


def with_stations(count: int) -> str:
    """Return the built-in file with `count` stations, on other networks, and no tracks."""
    pairs = [(COLOURS[k % 5], COLOURS[(k * k + k // 5 + 1) % 5]) for k in range(count)]
    rows = [
        f'S{k:02d} = {{ town = "Town {k}", at = [{9 * k}, {k}], networks = {sorted({*pair})} }}'
        for k, pair in enumerate(pairs)
    ]
    head = OURS[: OURS.index("[stations]")]
    tracks = [f"{colour} = []" for colour in COLOURS]
    return "\n".join([head, "[stations]", *rows, "", "[tracks]", *tracks, ""])


def with_cards() -> str:
    """Return the built-in file with other shares and start shares, and two hands exchanged."""
    text = OURS.replace("gray   = { brown = 2, purple = 2, blue = 2,", "gray   = { brown = 2,", 1)
    text = text.replace("yellow = 2 }\nyellow", "purple = 2, blue = 1, yellow = 3 }\nyellow", 1)
    text = text.replace('5 = [["brown", "yellow"]', '5 = [["brown", "yellow", "brown"]')
    text = re.sub(r'^5 = \["brown-', '5 = ["brown-gray", "brown-', text, flags=re.MULTILINE)
    hands = '["brown", "yellow", "blue"], ["purple", "blue", "gray"]'
    there = '["purple", "blue", "gray"], ["brown", "yellow", "blue"]'
    return text.replace(f"4 = [{hands}", f"4 = [{there}", 1)


FILES: Final = {
    "cards": with_cards(),
    "few stations": with_stations(6),
    "most stations": with_stations(63),
}


@pytest.fixture(params=FILES)
def rules(request: pytest.FixtureRequest) -> Rules:
    return rules_under(FILES[request.param])


def rules_under(text: str) -> Rules:
    return registry.rules_of(registry.under(NAME, text.encode()))


def native(rules: Rules) -> Native:
    if not targets():
        pytest.skip("no library is made for such a machine")
    try:
        return native_engine(rules, 0)
    except Misfit:
        make.make(make.game_of(NAME), target.TARGETS[targets()[0]], make.place())
        return native_engine(rules, 0)


def played(engine: Any) -> list[tuple[int, int]]:
    return [engine.playouts(seats, 7, 4) for seats in engine.rules.seats]


def thoughts(engine: Any, seats: int) -> list[Any]:
    searcher, game = Searcher(engine), moguls.game(engine.rules.key)
    config, found = replace(config_of("expert", searcher.policy), sims=SIMS), list[Any]()
    play = game.new(seats, seed=seats)
    while not play.over:
        if play.ply % APART == 0 and play.ply < LAST:
            found.append(
                (
                    searcher.think(play.state, config, play.ply, None),
                    searcher.visit_counts(),
                    searcher.contest(),
                )
            )
        legal = sorted(play.legal().values())
        play.step(legal[play.ply * 7 % len(legal)])
    return found


def test_the_library_plays_every_data_file_as_the_plain_rules_do(rules: Rules) -> None:
    ours = moguls.game(NAME)
    engines = native(rules), native(ours.rules)
    plain = moguls.game(rules.key).plain(), ours.plain()

    assert engines[0].library.path == engines[1].library.path
    assert [*map(played, engines)] == [*map(played, plain)]
    assert played(engines[0]) != played(engines[1])


@pytest.mark.parametrize("seats", [3, 5])
def test_bots_think_under_every_data_file_as_by_the_plain_rules(rules: Rules, seats: int) -> None:
    found = thoughts(native(rules), seats)

    assert len(found) > 5
    assert found == thoughts(moguls.game(rules.key).plain(), seats)


def test_a_user_with_a_data_file_plays_by_the_library(tmp_path: Path) -> None:
    native(registry.rules_of(NAME))
    mine = tmp_path / "mine.toml"
    mine.write_text(FILES["few stations"])
    words = (NAME, "--json", "--data-file", str(mine))
    command = [sys.executable, "-m", "moguls", "games", *words]
    asked = {**os.environ, choice.VARIABLE: choice.NATIVE}

    done = subprocess.run(command, capture_output=True, text=True, check=True, env=asked, cwd=ROOT)

    assert json.loads(done.stdout)[0]["engine"]["name"] == choice.NATIVE


def test_no_constant_that_a_file_changes_is_compiled_in() -> None:
    """Values that depend on the file are listed in FROM_FILE, and have the same length."""
    bound = [each.__name__ for each in module.modules_of(moguls.game(NAME))]
    ours = constants(bound, registry.rules_of(NAME))
    changed = set()
    for text in FILES.values():
        theirs = constants(bound, rules_under(text))
        changed |= {place for place, value in theirs.items() if value != ours[place]}

    origins = {data.origin_of(*place) for place in changed}
    listed = module.tables_of(moguls.game(NAME))
    assert None not in origins, [place for place in changed if data.origin_of(*place) is None]
    assert origins == {(name, constant) for name, constant, _ in listed}
    for text in FILES.values():
        assert facts.tables_of({name for name, _, _ in listed}, rules_under(text)) == listed


def constants(names: list[str], rules: Rules) -> dict[tuple[str, str], Any]:
    mark = rules.key.partition("@")[2]
    found = {}
    for name in names:
        for key, value in vars(module_of(name, mark)).items():
            if is_plain(value) and not key.startswith("__"):
                found[name, key] = value
    return found


def is_plain(value: Any) -> bool:
    """Return whether Numba treats a value as a constant."""
    if type(value) is tuple:
        return all(map(is_plain, value))
    return isinstance(value, (int, float, str))


def test_a_name_is_followed_to_where_it_comes_from_and_equal_numbers_are_not_mixed_up() -> None:
    games = "moguls.games.mogul2013"
    assert data.origin_of(f"{games}.depots", "NETWORK") == (f"{games}.material", "NETWORK")
    assert data.origin_of(f"{games}.observe", "SHARES") is None  # a place in a plane
    assert data.origin_of(f"{games}.setup", "SHARES") == (f"{games}.material", "SHARES")
    with pytest.raises(TypeError, match=r"imports moguls.games.mogul2013.material: import its con"):
        data.refuse_whole(facts, material)


def test_names_of_modules_that_are_there_twice_are_plain() -> None:
    rules = rules_under(FILES["cards"])

    assert rules.modules[0].__name__ != plain_name(rules.modules[0].__name__)
    assert plain_name(rules.modules[0].__name__) == moguls.game(NAME).rules.modules[0].__name__


@pytest.mark.parametrize(
    ("place", "name", "length"),
    [("material", "NETWORK", 4), ("material", "NETWORK", 0), ("material", "NUM_STATIONS", 2)],
)
def test_a_table_of_another_length_is_refused(place: str, name: str, length: int) -> None:
    table = (f"moguls.games.mogul2013.{place}", name, length)

    with pytest.raises(Misfit, match=rf"words cannot hold {table[0]}.{name} of"):
        facts.words_of([table], registry.rules_of(NAME))


def test_a_number_longer_than_a_word_is_refused() -> None:
    table = ("moguls.bots.mogul2013.heuristics", "AT_END", 0)

    with pytest.raises(Misfit, match=r"a table of 1 words cannot hold \S+AT_END of this data file"):
        facts.words_of([table], registry.rules_of(NAME))


@pytest.fixture
def library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Library:
    monkeypatch.setenv("MOGULS_CACHE", str(tmp_path / "cache"))
    return Library(*small.make(tmp_path, (5, -6, 2**62)))


def facts_read(library: Library) -> list[int]:
    entries = library.entries(small.KEY)
    assert entries is not None
    return [entries["held"](k) for k in range(3)]


def test_each_data_file_has_memory_of_its_own(library: Library) -> None:
    others = [library.holding(array("q", [k, -k, 2**63 - 1]), f"{k}" * 64) for k in (1, 2)]

    assert facts_read(library) == [5, -6, 2**62]
    assert [*map(facts_read, others)] == [[1, -1, 2**63 - 1], [2, -2, 2**63 - 1]]
    assert library.holding(array("q", [0, 0, 0]), "1" * 64) is others[0]


def test_a_copy_that_is_torn_is_written_again(library: Library, tmp_path: Path) -> None:
    place = tmp_path / "cache" / "native" / f"{library.path.stem}-{'1' * 16}{library.path.suffix}"
    place.parent.mkdir(parents=True, mode=0o700)
    place.write_bytes(library.path.read_bytes()[:100])

    assert facts_read(library.holding(array("q", [1, 2, 3]), "1" * 64)) == [1, 2, 3]
    assert [*place.parent.iterdir()] == [place]


def test_without_a_folder_of_our_own_the_library_is_refused(
    library: Library, tmp_path: Path
) -> None:
    (tmp_path / "cache").write_text("no folder")

    with pytest.raises(Misfit, match=r"small\S+ has another data file, and cannot be copied"):
        library.holding(array("q", [1, 2, 3]), "1" * 64)


@pytest.mark.slow
def test_a_module_of_webassembly_plays_another_data_file(rules: Rules) -> None:
    paths = make.make(make.game_of(NAME), target.TARGETS["wasm32"], make.place())
    with closing(Node(*paths)) as node:
        engine = Wasm(rules, 0, Module(*paths, node))

        assert played(engine) == played(moguls.game(rules.key).plain())
