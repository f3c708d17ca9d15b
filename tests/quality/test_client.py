"""Browser features that the client must not use because some browsers fail on them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tests.quality.files import files, name_of
from tools.front import FRONT

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

# What may name the storage of the browser: one place, and what runs before anything is fetched.
STORES = {"front/src/lib/storage/store.ts", "front/public/first-paint.js"}
COMMENT = re.compile(r"/\*.*?\*/|(?<!:)//[^\n]*|<!--.*?-->", re.DOTALL)


def sources() -> Iterator[tuple[Path, str]]:
    for path in files(".ts", ".svelte", ".js"):
        own = FRONT / "src" in path.parents or FRONT / "public" in path.parents
        if own and not path.name.endswith(".test.ts"):
            yield path, COMMENT.sub("", path.read_text("utf-8"))


def test_every_part_is_fetched_through_a_loader_that_fetches_once() -> None:
    found = []
    for path, text in sources():
        asked = len(re.findall(r"\bimport\(", text))
        wrapped = len(re.findall(r"\b(?:once|part)\(\(\) => import\(", text))
        if asked != wrapped:
            found.append(f"{name_of(path)}: {asked - wrapped} of {asked}")

    assert found == []


def test_no_module_waits_at_its_top() -> None:
    # WebKit hands out a module before it has run if something waits in what it imports.
    waiting = re.compile(r"^(?!.*\basync\b)\S.*\bawait\b|^await\b", re.MULTILINE)

    modules = [(path, text) for path, text in sources() if path.suffix != ".svelte"]

    assert [name_of(path) for path, text in modules if waiting.search(text)] == []


def test_storage_and_cookies_are_read_and_written_in_one_guarded_place() -> None:
    touched = re.compile(r"\b(?:localStorage|sessionStorage|indexedDB)\b|\bdocument\.cookie\b")
    found = {name_of(path) for path, text in sources() if touched.search(text)}

    assert found == STORES


def test_what_runs_first_bears_a_browser_without_storage() -> None:
    text = (FRONT / "public" / "first-paint.js").read_text("utf-8")
    guarded = re.findall(r"try \{(.*?)\} catch", text, re.DOTALL)

    assert text.count("localStorage") == sum(part.count("localStorage") for part in guarded) > 0


def test_every_request_has_a_deadline() -> None:
    asking = re.compile(r"\bfetch\((?!request).*?\)[.,;]", re.DOTALL)
    found = [
        f"{name_of(path)}: {line}"
        for path, text in sources()
        for line in asking.findall(text)
        if "signal" not in line and "signal, headers" not in text
    ]

    assert found == []


def test_the_browsers_bar_has_the_ground_of_the_page() -> None:
    tokens = (FRONT / "src" / "styles" / "tokens.css").read_text("utf-8")
    ground = re.search(r"--ground: light-dark\((#\w+), (#\w+)\)", tokens)
    assert ground
    page = (FRONT / "index.html").read_text("utf-8")
    bars = re.findall(
        r'"theme-color" media="\(prefers-color-scheme: (\w+)\)" content="(#\w+)"', page
    )
    assert bars == [("light", ground[1]), ("dark", ground[2])]
    settings = (FRONT / "src" / "lib" / "storage" / "settings.svelte.ts").read_text("utf-8")
    assert f'[DAY, NIGHT] = ["{ground[1]}", "{ground[2]}"]' in settings
