"""The map of the tree in `docs/start-here.md` against the folders."""

import re

import moguls
from tests.quality.files import name_of, own_files, text_of
from tools.steps import ROOT

LINE = re.compile(r"^ {4}(\S+)/ +\S", re.MULTILINE)
PACKAGE = "src/moguls/"


def folders() -> set[str]:
    names = {name_of(file) for file in own_files()}
    top = {name.split("/")[0] for name in names if "/" in name and not name.startswith(".")}
    packages = {name.split("/")[2] for name in names if re.match(r"src/moguls/\w+/\w+", name)}
    return top - {"src"} | {PACKAGE + package for package in packages}


def test_the_map_has_a_line_for_each_folder() -> None:
    lines = LINE.findall(text_of(ROOT / "docs" / "start-here.md").split("## Map of the tree")[1])

    assert {"missing": folders() - set(lines), "gone": set(lines) - folders()} == {
        "missing": set(),
        "gone": set(),
    }
    assert len(lines) == len(set(lines))


def test_every_game_has_the_modules_that_the_page_lists() -> None:
    page = text_of(ROOT / "docs" / "start-here.md")
    listed = page.split("Every folder has the same modules:")[1].split(", and one")[0]
    modules = re.findall(r"`(\w+)`", listed)
    packages = [moguls.game(name).rules.identity.package for name in moguls.games()]
    folders = [ROOT / "src" / package.replace(".", "/") for package in packages]

    assert modules
    assert [
        f"{folder}/{name}"
        for folder in folders
        for name in modules
        if not (folder / f"{name}.py").exists()
    ] == []
