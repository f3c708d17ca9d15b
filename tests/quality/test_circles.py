"""The client's modules import each other in one direction, types and parts fetched later too."""

import re
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

from tests.quality.files import files
from tools.front import FRONT

SOURCES = FRONT / "src"
IMPORT = re.compile(r"""(?:\bfrom|\bimport\(?)\s*"(\.[^"]+)\"""")
ENDINGS = ("", ".ts", ".svelte", "/index.ts")


def target(importer: Path, name: str) -> str | None:
    """Return the module that an import names, for the reader; None if it is not a module."""
    path = (importer.parent / name).resolve()
    found = [each for ending in ENDINGS if (each := Path(f"{path}{ending}")).is_file()]
    own = [each.relative_to(SOURCES).as_posix() for each in found if SOURCES in each.parents]
    return own[0] if own else None


def imports() -> dict[str, set[str]]:
    graph: dict[str, set[str]] = {}
    for path in files(".ts", ".svelte"):
        if SOURCES in path.parents and not path.name.endswith(".test.ts"):
            names = IMPORT.findall(path.read_text("utf-8"))
            found = {found for name in names if (found := target(path, name))}
            graph[path.relative_to(SOURCES).as_posix()] = found
    return graph


def test_no_module_imports_itself_by_way_of_others() -> None:
    graph = imports()
    assert len(graph) > 300
    assert graph["App.svelte"] >= {"lib/net/router.ts", "pages/Frame.svelte"}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        raise AssertionError(" > ".join(reversed(error.args[1]))) from None
