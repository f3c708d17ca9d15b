"""Manifests that were changed by hand: the field is named, what it holds, and what it may hold."""

from __future__ import annotations

import json
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

import moguls
from moguls.arena import plan
from moguls.arena.manifest import Manifest, manifest_of, read
from moguls.arena.manifest_diff import differing
from moguls.arena.runner import run
from moguls.arena.sprt import Question
from moguls.errors import UsageError

if TYPE_CHECKING:
    from pathlib import Path

GAME = moguls.game("mogul-2002")


@cache
def made() -> Manifest:
    """Return a manifest; that takes seconds, since games are played for it."""
    whole = plan.match(GAME, ["hard", "easy@2"], 12, 5, 4)
    return manifest_of(GAME, whole, Question(0.25, 0.4))


GONE = object()

SPOILT: dict[str, dict[Any, str]] = {
    "bots": {
        GONE: "bots is missing; it must be a list of bots",
        3: "bots is 3; it must be a list of bots",
        (): "bots is []; it must be a list of bots",
    },
    "sprt": {(1,): "sprt is [1]; it must be null, or an object", GONE: "sprt is missing"},
    "sprt.share0": {GONE: "sprt.share0 is missing", 0.5: "the first must be below the second"},
    "seed": {
        "x": 'seed is "x"; it must be a whole number from 0 to 2^63 - 1',
        -1: "seed is -1; it must be",
        2**63: "seed is 9223372036854775808; it must be",
    },
    "kind": {"foo": 'kind is "foo"; it must be match, ladder or gauntlet'},
    "game": {"chess": "no game 'chess'", 7: "game is 7; it must be"},
    "options.foo": {"bar": "'foo'"},
    "options.quick_start": {"maybe": "quick_start is off | on"},
    "seats": {9: "3 to 6 seats, not 9", "4": 'seats is "4"; it must be'},
    "deals": {1.5: "deals is 1.5; it must be", -1: "deals is -1"},
    "tables": {
        ((0, 1, 1),): "must seat 4 of the 2 bots",
        ((0, 1, 2, -1),): "tables is [[0, 1, 2, -1]]",
    },
    "every_table": {1: "every_table is 1; it must be true or false"},
    "code": {None: "code is null; it must be"},
    "bots.0": {"hard": 'bots is ["hard", {"name"', None: "bots is "},
    "bots.0.name": {GONE: "bots[0].name is missing", "": 'bots[0].name is ""'},
    "bots.0.config": {None: "bots[0].config is null; it must be an object"},
    "bots.0.config.options": {(1,): "bots[0].config.options is [1]; it must be a list of"},
    "bots.0.config.noise": {
        -5: "bots[0].config.noise is -5; it must be a whole number from 0 to 1000"
    },
    "bots.0.config.sims": {10**9: "bots[0].config.sims is 1000000000; it must be"},
    "bots.1.seconds": {0: "bots[1].seconds is 0; it must be seconds above 0"},
}


def spoil(told: Any, path: list[str], value: object) -> None:
    *way, last = path
    for step in way:
        told = told[int(step)] if step.isdecimal() else told[step]
    key: Any = int(last) if last.isdecimal() else last
    if value is GONE:
        del told[key]
    else:
        told[key] = value


def kept(told: Any, folder: Path) -> Path:
    path = folder / "manifest.json"
    path.write_text(json.dumps(told), "utf-8")
    return path


def test_what_is_written_is_read(tmp_path: Path) -> None:
    assert read(kept(made().as_json(), tmp_path)) == made()


@pytest.mark.parametrize(
    ("path", "value", "why"),
    [(path, value, why) for path, cases in SPOILT.items() for value, why in cases.items()],
)
def test_a_field_that_is_wrong_is_named(tmp_path: Path, path: str, value: object, why: str) -> None:
    told = json.loads(made().text())
    spoil(told, path.split("."), value)
    with pytest.raises(UsageError) as caught:
        read(kept(told, tmp_path))
    assert why in str(caught.value)
    assert str(caught.value).startswith(f"{tmp_path}/manifest.json: invalid manifest: ")


def test_a_manifest_of_fewer_dials_is_read_still(tmp_path: Path) -> None:
    told = json.loads(made().text())
    del told["bots"][0]["config"]["options"][8:]
    assert read(kept(told, tmp_path)).plan == made().plan


def test_another_version_of_the_program_with_the_same_rules_and_bots_goes_on(
    tmp_path: Path,
) -> None:
    made = manifest_of(GAME, plan.match(GAME, ["random"], 3, 5, 3))
    run(made, tmp_path, 1)
    older = {**made.as_json(), "code": {**made.code, "moguls": "0.0.1"}}
    kept(older, tmp_path)
    more = manifest_of(GAME, plan.match(GAME, ["random"], 6, 5, 3))
    assert len(run(more, tmp_path, 1)) == 6
    assert read(tmp_path / "manifest.json") == more


@pytest.mark.parametrize(
    ("part", "says"),
    [
        ("rules", "how the rules play"),
        ("bots", "the sources of the bots"),
        ("rules_version", "the version of the rules"),
    ],
)
def test_other_rules_or_bots_do_not_go_on(tmp_path: Path, part: str, says: str) -> None:
    made = manifest_of(GAME, plan.match(GAME, ["random"], 3, 5, 3))
    run(made, tmp_path, 1)
    for other in ("other", None):
        told = made.as_json()
        told["code"] = {**made.code, "moguls": "0.0.1", part: other}
        if other is None:
            del told["code"][part]
        kept(told, tmp_path)
        why = rf"created by other code, moguls 0\.0\.1: {says}.*\({other} there, .* here\)"
        with pytest.raises(UsageError, match=why):
            run(made, tmp_path, 1)


def test_an_arena_with_a_seed_that_cannot_be_kept_is_not_planned() -> None:
    with pytest.raises(UsageError, match=r"invalid seed -1: expected .* from 0 to 2\^63 - 1"):
        plan.match(GAME, ["easy"] * 3, 3, seed=-1)


def test_a_folder_whose_bots_have_earlier_option_names_goes_on_under_the_new_ones() -> None:
    old, new = (
        manifest_of(GAME, plan.match(GAME, [f"search:9:{option}", "steady"], 3, 1, 3))
        for option in ("trust=300", "prior_weight=300")
    )
    other = manifest_of(GAME, plan.match(GAME, ["search:9:prior_weight=301", "steady"], 3, 1, 3))
    assert differing(old, new) is None
    assert differing(old, other) is not None
