"""`python3 go.py mutants PATH...`: break lines at random and say which of them no test notices."""

from __future__ import annotations

import argparse
import hashlib
import json
import random
import re
import sys
import time
from collections import Counter
from itertools import accumulate
from typing import TYPE_CHECKING, Any, Final

from tools.mutants.making import Mutant, mutants_of
from tools.mutants.trying import Copy
from tools.steps import ROOT, TOOLS, Failed, say

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

PACKAGE: Final = "src/moguls/"
NOTICED: Final = ("killed", "hung")
BROWSER: Final = "tests/browser"
Place = tuple[str, Mutant]


def options(arguments: Sequence[str]) -> argparse.Namespace:
    """Read what was typed."""
    parser = argparse.ArgumentParser(prog="python3 go.py mutants", description=__doc__)
    parser.add_argument("paths", nargs="+", help="modules or folders of the package")
    parser.add_argument("--sample", type=int, default=50, help="how many lines to break")
    parser.add_argument("--seed", type=int, default=1, help="of the draw")
    parser.add_argument("--tests", nargs="+", help="files or folders, in place of those that fit")
    parser.add_argument("--most", type=float, default=60, help="seconds of tests for one line")
    parser.add_argument(
        "--minutes", type=float, default=60, help="after which to stop; go on later"
    )
    parser.add_argument("--jobs", type=int, default=2, help="processes that look which tests fit")
    return parser.parse_args(arguments)


def modules(paths: Sequence[str]) -> list[str]:
    """Return the modules as paths relative to the project's folder.

    Raises:
        Failed: there is no such path.
    """
    found: set[str] = set()
    for word in paths:
        path = next((p for p in (ROOT / word, ROOT / PACKAGE / word) if p.exists()), None)
        if path is None:
            msg = f"there is no {word}, here or in {PACKAGE}; name a module or a folder of it"
            raise Failed(msg)
        files = path.rglob("*.py") if path.is_dir() else [path]
        found |= {file.relative_to(ROOT).as_posix() for file in files}
    return sorted(found)


def fitting(files: Sequence[str]) -> list[str]:
    """Return the tests that may reach some modules: of the same folder, or naming one of them."""
    folders = {file.removeprefix(PACKAGE).split("/")[0] for file in files}
    tests = {f"tests/{name}" for name in folders if (ROOT / "tests" / name).is_dir()}
    named = {name for file in files for name in naming(file)}
    return sorted(tests | {name for name in named if not name.startswith((*tests, BROWSER))})


def naming(file: str) -> list[str]:
    """Return the files of tests that import a module by its name."""
    *parts, last = file.removeprefix("src/").removesuffix(".py").split("/")
    folder = re.escape(".".join(parts))
    named = re.compile(rf"{folder}\.{last}\b|from {folder} import .*\b{last}\b")
    return [
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / "tests").rglob("test_*.py")
        if named.search(path.read_text("utf-8"))
    ]


def drawn(files: Sequence[str], sample: int, seed: int) -> list[Place]:
    """Draw places to break, the same ones for the same seed and the same sources."""
    places = [
        (file, mutant) for file in files for mutant in mutants_of((ROOT / file).read_text("utf-8"))
    ]
    chosen = random.Random(seed).sample(range(len(places)), min(sample, len(places)))
    return [places[k] for k in chosen]


def reaching(reach: dict[str, Any], tree: Path, place: Place, most: float) -> list[str]:
    """Return the tests that reach a place, the quickest first, as many as take so long.

    What runs at the import is reached by no test alone: those that import the module by its name
    come first, then all that reach anything in it.
    """
    file, mutant = place
    key, wanted = str(tree / file), set(range(mutant.first, mutant.last + 1))
    named = () if mutant.inside else tuple(f"{name}::" for name in naming(file))
    found = [
        (not name.startswith(named), told["seconds"], name)
        for name, told in reach.items()
        if (wanted & set(told["lines"].get(key, [])))
        or (not mutant.inside and (key in told["lines"] or name.startswith(named)))
    ]
    seconds = list(accumulate(each[1] for each in sorted(found)))
    return [each[2] for each, at in zip(sorted(found), seconds, strict=True) if at <= most] or [
        each[2] for each in sorted(found)[:1]
    ]


def name_of(place: Place) -> str:
    """Return how a place is told, and by what it is found again."""
    file, it = place
    before, after = (" ".join(text.split())[:60] for text in (it.before, it.after))
    return f"{file}:{it.first} [{it.start}]  {before}  ->  {after}"


def told(fates: dict[str, str]) -> str:
    """Return the score and what survived."""
    counts = Counter(fates.values())
    noticed = sum(counts[fate] for fate in NOTICED)
    share = 100 * noticed / max(1, len(fates))
    lines = [f"{name}: {fate}" for name, fate in sorted(fates.items()) if fate not in NOTICED]
    how = ", ".join(f"{count} {fate}" for fate, count in counts.most_common())
    lines.append(f"{noticed} of {len(fates)} broken lines were noticed ({share:.0f} %): {how}")
    return "\n".join(lines)


def main(arguments: Sequence[str]) -> int:
    """Break lines; return 0 whatever becomes of them: they are for people to judge."""
    asked = options(arguments)
    files = modules(asked.paths)
    places = drawn(files, asked.sample, asked.seed)
    folder = _folder(files)
    fates = _tried(asked, files, places, folder)
    sys.stdout.write(told({name: fates[name] for name in map(name_of, places) if name in fates}))
    sys.stdout.write("\n")
    return 0


def _folder(files: Sequence[str]) -> Path:
    digest = hashlib.sha256()
    for file in files:
        digest.update(file.encode() + b"\0" + (ROOT / file).read_bytes())
    folder = TOOLS / "mutants" / digest.hexdigest()[:12]
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _tried(
    asked: argparse.Namespace, files: Sequence[str], places: Sequence[Place], folder: Path
) -> dict[str, str]:
    """Return what became of the places, those of earlier runs included; each is kept at once."""
    results, until = folder / "fates.json", time.monotonic() + 60 * asked.minutes
    fates: dict[str, str] = json.loads(results.read_text()) if results.exists() else {}
    copy = Copy(folder)
    say("Looking which tests reach which lines ...")
    reach = copy.reach(files, asked.tests or fitting(files), asked.jobs)
    say(f"{len(reach)} tests pass; {len(places)} lines to break, kept in {results}")
    for place in places:
        name = name_of(place)
        if name not in fates and time.monotonic() < until:
            fates[name] = _fate(copy, reach, place, asked.most)
            results.write_text(json.dumps(fates, indent=1))
            say(f"{fates[name]}: {name}")
    return fates


def _fate(copy: Copy, reach: dict[str, Any], place: Place, most: float) -> str:
    tests = reaching(reach, copy.tree, place, most)
    if not tests:
        return "reached by no test"
    return copy.fate(*place, tests, sum(reach[name]["seconds"] for name in tests))


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except Failed as failure:
        sys.exit(f"Stopped: {failure}")
