"""Check of commit subjects: its rule, its hook, and all commits since the one that added it."""

from __future__ import annotations

import os
import subprocess
from typing import TYPE_CHECKING

import pytest

from tools import commit_message
from tools.steps import ROOT

if TYPE_CHECKING:
    from pathlib import Path

ADDED = "tools/commit_message.py"
# a hook of Git, such as one that runs these tests, names its own repository
ENV = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")}
AUTHOR = ("-c", "user.name=Ann", "-c", "user.email=ann@example.org")


def git(where: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["git", *AUTHOR, *arguments],
        cwd=where,
        env=ENV,
        capture_output=True,
        text=True,
        check=False,
    )


def messages() -> list[str]:
    """Return the messages of the commits to check; skip where the history is missing."""
    try:
        top = git(ROOT, "rev-parse", "--show-cdup")
    except OSError as error:
        pytest.skip(f"no Git: {error}")
    if top.returncode or top.stdout.strip():
        pytest.skip(f"not a checkout: {top.stderr.strip() or top.stdout.strip()}")
    added = git(ROOT, "log", "--diff-filter=A", "--format=%H", "--", ADDED).stdout.split()
    if not added:
        pytest.skip(f"no commit has added {ADDED}")
    # Without parents it is the first commit of an import, or where a shallow clone ends.
    single = ("--min-parents=1", "--max-parents=1", "--format=%B", "-z")
    commits = [
        git(ROOT, "log", *single, "-1", added[-1]),
        git(ROOT, "log", *single, "--ancestry-path", f"{added[-1]}..HEAD"),
    ]
    return [message for log in commits for message in log.stdout.split("\0") if message.strip()]


def test_commits_have_subjects_that_say_what_they_do() -> None:
    checked = messages()
    if not checked:
        pytest.skip("the history ends with the commit that is checked out")

    assert [fault for fault in map(commit_message.fault, checked) if fault] == []


@pytest.mark.parametrize(
    "message",
    [
        "Fix the deal of three seats\n\nWhy.",
        "server: Rename `told` to `status`",
        "cli, docs: Speed up `moguls --help`",
        f"Add {'x' * 68}",
        "# a comment\n\nTest undo",
        f"Merge branch 'main' of {'x' * 80}",
        f'Revert "{"x" * 80}"',
        "fixup! Anything",
    ],
)
def test_a_subject_begins_with_a_common_verb(message: str) -> None:
    assert commit_message.fault(message) is None


@pytest.mark.parametrize(
    ("message", "part"),
    [
        ("Let a seed be one game", "invalid subject 'Let a seed be one game'"),
        ("fix undo", "invalid subject"),
        ("Speed things up", "invalid subject"),
        ("Added a hook", "invalid subject"),
        ("Fix", "invalid subject"),
        ("Server: Fix undo", "invalid subject"),
        ("Fix undo.", "without a full stop"),
        (f"Add {'x' * 69}", "the subject has 73 characters"),
        ("# only a comment\n", "invalid subject ''"),
    ],
)
def test_another_subject_is_refused(message: str, part: str) -> None:
    assert part in str(commit_message.fault(message))


def test_the_list_of_verbs_is_short() -> None:
    verbs = commit_message.VERBS.split("|")

    assert len(set(verbs)) == len(verbs) <= 25


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    root = tmp_path / "checkout"
    (root / "tools").mkdir(parents=True)
    for name in (ADDED, "tools/steps.py"):
        (root / name).write_text((ROOT / name).read_text("utf-8"), "utf-8")
    git(root, "init", "--quiet")
    git(root, "add", ".")
    for name in [name for name in os.environ if name.startswith("GIT_")]:
        monkeypatch.delenv(name)
    monkeypatch.setattr(commit_message, "ROOT", root)
    commit_message.install_hook()
    return root


def test_the_hook_lets_only_good_subjects_pass(checkout: Path) -> None:
    refused = git(checkout, "commit", "--message", "Let it be")
    passed = git(checkout, "commit", "--message", "Add a check")

    assert refused.returncode == 1
    assert "invalid subject 'Let it be'" in refused.stderr
    assert passed.returncode == 0, passed.stderr


def test_worktrees_have_the_hook_too(checkout: Path) -> None:
    git(checkout, "commit", "--message", "Add a check")
    git(checkout, "worktree", "add", "--quiet", "../other")
    refused = git(checkout.parent / "other", "commit", "--allow-empty", "--message", "Let it be")
    reverted = git(checkout.parent / "other", "revert", "--no-edit", "HEAD")

    assert refused.returncode == 1
    assert reverted.returncode == 0, reverted.stderr


def test_a_hook_of_somebody_else_stays(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    hook = checkout / ".git" / "hooks" / "commit-msg"
    commit_message.install_hook()
    quiet = capsys.readouterr().out
    hook.write_text("#!/bin/sh\n")
    commit_message.install_hook()

    assert quiet == ""
    assert "commit-msg is another hook and stays" in capsys.readouterr().out
    assert hook.read_text() == "#!/bin/sh\n"


def test_an_archive_has_no_hook(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    inner = checkout / "unpacked"
    inner.mkdir()
    (checkout / ".git" / "hooks" / "commit-msg").unlink()
    monkeypatch.setattr(commit_message, "ROOT", inner)
    commit_message.install_hook()

    assert not (checkout / ".git" / "hooks" / "commit-msg").exists()
