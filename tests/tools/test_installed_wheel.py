"""Test of an installed platform wheel with its native code."""

import json
import subprocess
from pathlib import Path

import pytest

import moguls
from tools import install, wheels
from tools.native import target

pytestmark = pytest.mark.slow

GAME, SEATS, COUNT, SEED = "mogul-2002", 4, 300, 7
KIND = "linux-x86-64-v2"
(TAG,) = (tag for tag, kinds in wheels.PLATFORMS.items() if KIND in kinds)


@pytest.fixture(scope="module")
def programs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not target.runs_here(target.TARGETS[KIND]):
        pytest.skip("no such library can be loaded on this machine")
    install.zig()
    folder = tmp_path_factory.mktemp("wheel")
    made = wheels.libraries_of(GAME, folder / "libraries", [KIND])
    wheels.wheel(TAG, made.values(), folder)
    (wheel,) = folder.glob("*.whl")
    for words in ("venv bare", f"pip install --python bare {wheel} -c {install.LOCKS}/run.txt"):
        subprocess.run([install.UV, *words.split()], cwd=folder, check=True, capture_output=True)
    return folder / "bare" / "bin"


def run(program: Path, *arguments: str, **env: str) -> str:
    home = str(program.parents[1])
    done = subprocess.run(
        [program, *arguments],
        cwd=home,
        env={"HOME": home, "PATH": str(program.parent), **env},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    return done.stdout


def test_it_says_that_it_plays_in_native_code(programs: Path) -> None:
    games = json.loads(run(programs / "moguls", "games", "--json"))
    engines = {game["name"]: game["engine"]["name"] for game in games}

    assert engines == {name: "native" if name == GAME else "plain" for name in moguls.games()}


def test_it_plays_as_the_rules_do_with_no_compiler(programs: Path) -> None:
    words = f"simulate {GAME} --seats {SEATS} --games {COUNT} --seed {SEED} --json".split()
    said = [run(programs / "moguls", *words, MOGULS_ENGINE=it) for it in ("native", "plain")]
    native, plain = map(json.loads, said)
    absent = "import importlib.util as it; print([*map(it.find_spec, ('numba', 'numpy'))])"

    assert (native["games"], native["way"]) == (COUNT, "playouts")
    assert (native["engine"], plain["engine"]) == ("native", "plain")
    assert all(native[part] == plain[part] for part in ("moves", "results"))
    assert run(programs / "python", "-c", absent).strip() == "[None, None]"


def test_its_bots_decide_in_native_code(programs: Path) -> None:
    code = f"""
import moguls
from moguls.bots.bot import make
play = moguls.game({GAME!r}).new(seats={SEATS}, seed={SEED})
while not play.over:
    play.move(make("hard", play.game, seed=1).move(play))
print(play.game.choice().name, play.ply > 10)"""

    assert run(programs / "python", "-c", code).split() == ["native", "True"]
