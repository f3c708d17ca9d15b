"""Libraries give exactly the answers of the jit engines: `vectors.json`."""

import json
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import moguls
from moguls.bots.analysis.analyst import Analyst
from moguls.bots.registry import MODULES
from moguls.core.play.game import Game
from moguls.kernel.loops import playouts, single_calls
from moguls.kernel.native.engine import Native
from moguls.kernel.native.library import Library, Misfit
from moguls.kernel.state.layout import State
from tests.native import answers
from tools.native import make, target

V2, V3 = target.TARGETS["linux-x86-64-v2"], target.TARGETS["linux-x86-64-v3"]
FEWEST = 100  # decisions of each game
APART = 60  # plies between two positions that are analysed
SIMS = 6  # of an analysis: the plain rules take a while


@cache
def vectors() -> dict[str, Any]:
    read: dict[str, Any] = json.loads(answers.PLACE.read_text())
    return read


def library_of(
    game: Game,
    kind: target.Target,
    folder: Path | None = None,
    only: list[tuple[ModuleType, ...]] | None = None,
) -> Library:
    if not target.runs_here(kind):
        pytest.skip("no such library can be loaded on this machine")
    return Library(*make.make(game, kind, folder or make.place(), only or ()))


@pytest.mark.parametrize("games_asked", [answers.WHOLE, answers.FEW])
@pytest.mark.parametrize("name", MODULES)
def test_each_game_has_many_deep_decisions_of_every_level(name: str, games_asked: int) -> None:
    games = vectors()[name]["games"][:games_asked]
    plies = [ply for game in games for ply in range(len(game["actions"]))]

    assert len(plies) >= FEWEST
    assert {answers.level_at(ply) for ply in plies} == set(answers.LEVELS)


@pytest.mark.slow
@pytest.mark.parametrize("kind", [V2, V3], ids=lambda kind: kind.cpu)
@pytest.mark.parametrize("name", MODULES)
def test_a_library_answers_as_the_jit_engine_did(name: str, kind: target.Target) -> None:
    game = moguls.game(name)
    found = answers.answers(game, Native(game.rules, 0, library_of(game, kind)))

    assert json.loads(json.dumps(found)) == vectors()[name], answers.ADVICE


@pytest.mark.slow
def test_the_compiler_answers_as_it_did() -> None:
    game = moguls.game("mogul-2002")
    found = answers.answers(game, game.jit())

    assert json.loads(json.dumps(found)) == vectors()[game.name], answers.ADVICE


@pytest.mark.slow
@pytest.mark.parametrize("name", MODULES)
def test_a_library_analyses_as_the_plain_rules_do(name: str) -> None:
    game = moguls.game(name)
    engines = Native(game.rules, 0, library_of(game, V2)), game.plain()
    for seed, state in enumerate(positions(game)):
        found = [analysis(Analyst(engine), state, seed) for engine in engines]

        assert found[0] == found[1], (seed, state)


def positions(game: Game) -> list[State]:
    play = game.new(**{key: vectors()[game.name]["games"][0][key] for key in ("seats", "seed")})
    found = []
    for ply, action in enumerate(vectors()[game.name]["games"][0]["actions"]):
        if ply % APART == 0:
            found.append(play.state.copy())
        play.step(action)
    return found


def analysis(analyst: Analyst, state: State, seed: int) -> tuple[Any, Any]:
    return analyst.analyse(state, seed, SIMS), analyst.standing(state, seed, SIMS)


@pytest.mark.slow
def test_what_numba_lowers_plays_as_the_plain_rules_do(tmp_path: Path) -> None:
    game = moguls.game("mogul-2002")
    library = library_of(game, V2, tmp_path, [(playouts,), (single_calls,)])
    native = Native(game.rules, game.packed_options, library)
    played = [engine.playouts(4, 7, 3) for engine in (native, game.plain())]

    assert played[0] == played[1]
    with pytest.raises(Misfit, match=r"or its states have another memory layout"):
        Native(moguls.game("moguli").rules, 0, library)
