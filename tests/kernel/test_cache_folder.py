"""Cache of compiled code: in a folder of the user, complete, and never an obstacle."""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType

import pytest

from moguls.kernel.jit import build, cache_place
from moguls.kernel.jit.engine import bound_by
from moguls.kernel.rules.binding import functions_of

SCRIPT = """
import logging, sys
from moguls.kernel.rules import binding as rebind
from moguls.kernel.jit import build
logging.basicConfig()
sys.path.insert(0, sys.argv[1])
import a_sale
folder = build.cache_folder([a_sale])
bound = build.compile_modules([a_sale], {}, frozenset({"points"}), folder)
points = rebind.namespace(bound, [a_sale]).points
print(points(3), sum(points.stats.cache_hits.values()))
"""


def run(folder: Path, **env: str) -> tuple[str, str]:
    """Compile or load a function, and call it: 3 for 12; return what is said of it, and the log."""
    (folder / "script.py").write_text(SCRIPT, "utf-8")
    (folder / "a_sale.py").write_text("def points(count):\n    return count * 4\n", "utf-8")
    command = [sys.executable, str(folder / "script.py"), str(folder)]
    settings = {key: value for key, value in os.environ.items() if key != "MOGULS_CACHE"}
    settings |= {"PYTHONDONTWRITEBYTECODE": "1", **env}
    done = subprocess.run(command, env=settings, capture_output=True, text=True, check=True)
    return done.stdout.strip(), done.stderr


@pytest.mark.slow
def test_a_torn_file_is_made_again_and_said(tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    first, again = (run(tmp_path, MOGULS_CACHE=str(cache)) for _ in range(2))
    assert (first, again) == (("12 0", ""), ("12 1", ""))

    for suffix, size in ((".nbi", 0.5), (".nbc", 0.5), (".nbi", 0), (".nbc", 1)):
        (path,) = cache.rglob(f"*{suffix}")
        whole = path.read_bytes()
        path.write_bytes(whole[: int(len(whole) * size)] if size < 1 else whole[:-40] + b"x" * 40)
        said, log = run(tmp_path, MOGULS_CACHE=str(cache))
        assert said == "12 0"
        assert "compiled again, file is damaged" in log
        assert str(path) in log
    assert run(tmp_path, MOGULS_CACHE=str(cache)) == ("12 1", "")


@pytest.mark.slow
def test_code_for_other_arguments_is_not_used(tmp_path: Path) -> None:
    """Processes that write at once may exchange the names of two files."""
    source = tmp_path / "half.py"
    source.write_text("def half(count):\n    return count / 2 if count else count\n", "utf-8")
    half = ModuleType("half")
    half.__file__ = str(source)
    exec(compile(source.read_text(), half.__file__, "exec"), vars(half))  # noqa: S102  # see above

    def answers_and_hits() -> tuple[float, float, int]:
        entry = build.compile_modules([half], {}, frozenset({"half"}), tmp_path)[half.half]
        return entry(3), entry(3.5), sum(entry.stats.cache_hits.values())

    assert answers_and_hits() == (1.5, 1.75, 0)
    first, second = sorted(tmp_path.rglob("*.nbc"))
    code = first.read_bytes()
    first.write_bytes(second.read_bytes())
    second.write_bytes(code)
    assert answers_and_hits() == (1.5, 1.75, 0)
    assert answers_and_hits() == (1.5, 1.75, 2)


def test_threads_that_compile_at_once_keep_their_code_apart(tmp_path: Path) -> None:
    """Of two games, the functions have the same names and arguments."""

    def compiled(folder: Path) -> set[bool]:
        bound = build.compile_modules([several], {}, frozenset(vars(several)), folder)
        entries = [bound[function] for function in functions_of(several).values()]
        return {folder in Path(entry.stats.cache_path).parents for entry in entries}

    several = ModuleType("several")
    several.__file__ = str(tmp_path / "several.py")
    source = "\n".join(f"def points_{k}(count):\n    return count * {k}" for k in range(100))
    Path(several.__file__).write_text(source, "utf-8")
    exec(compile(source, several.__file__, "exec"), vars(several))  # noqa: S102  # written above
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(4) as threads:
            found = set[bool]().union(*threads.map(compiled, [tmp_path / str(k) for k in range(4)]))
    finally:
        sys.setswitchinterval(before)
    assert found == {True}


def test_no_home_no_cache_but_all_works(tmp_path: Path) -> None:
    nowhere = tmp_path / "file"
    nowhere.touch()

    said, log = run(tmp_path, XDG_CACHE_HOME="", HOME=str(nowhere))

    assert said == "12 0"
    assert log.count("\n") == 1
    assert f"compiled code is not cached: {nowhere}" in log


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("MOGULS_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


def test_the_folder_is_made_for_its_owner_alone(place: Path) -> None:
    folder = cache_place.own_folder("abc")

    assert folder == place / "abc"
    assert [each.stat().st_mode & 0o777 for each in (place, folder)] == [0o700, 0o700]
    assert cache_place.own_folder("abc") == folder, "found again"


@pytest.mark.parametrize("mode", [0o770, 0o702])
@pytest.mark.parametrize("inner", ["", "abc"])
def test_a_folder_that_others_can_write_is_not_used(
    place: Path, caplog: pytest.LogCaptureFixture, inner: str, mode: int
) -> None:
    (place / "abc").mkdir(parents=True, mode=0o700)
    (place / inner).chmod(mode)

    assert cache_place.own_folder("abc") is None
    assert "can be written by others" in caplog.text


def test_a_link_is_not_followed(place: Path, caplog: pytest.LogCaptureFixture) -> None:
    (place.parent / "planted").mkdir(mode=0o700)
    place.mkdir(mode=0o700)
    (place / "abc").symlink_to(place.parent / "planted")

    assert cache_place.own_folder("abc") is None
    assert "is a link" in caplog.text


def test_a_folder_of_somebody_else_is_not_used(
    place: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    place.mkdir(mode=0o700)
    other = os.getuid() + 1
    monkeypatch.setattr("os.getuid", lambda: other)

    assert cache_place.own_folder("abc") is None
    assert "belongs to somebody else" in caplog.text


def test_the_temporary_folder_is_never_used(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("MOGULS_CACHE", raising=False)
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setenv("TMPDIR", str(tmp_path))

    def nobody() -> Path:
        message = "Could not determine home directory."
        raise RuntimeError(message)

    monkeypatch.setattr(Path, "home", nobody)
    assert cache_place.own_folder("abc") is None
    assert list(tmp_path.iterdir()) == []


def test_loops_bound_to_another_policy_lie_elsewhere() -> None:
    """They are other code of the same sources, so the hash of these does not tell them apart."""
    one, other = ((cache_place.root, each) for each in (run, bound_by))
    assert bound_by(()) == ""
    assert bound_by((one,)) != bound_by((other,))
    assert bound_by((one,)) == bound_by((one,))
