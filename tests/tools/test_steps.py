"""Tests of installation steps: run once, skipped afterwards, one-line errors."""

import sys
from pathlib import Path

import pytest

from tools import steps


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(steps, "ROOT", tmp_path)
    monkeypatch.setattr(steps, "TOOLS", tmp_path / ".tools")
    return tmp_path


def test_a_step_is_done_again_only_when_an_input_changed_or_its_result_is_gone(
    folder: Path,
) -> None:
    lock, made, times = folder / "lock", folder / "made", []
    lock.write_text("1")

    def work() -> None:
        times.append(lock.read_text())
        made.touch()

    def again() -> int:
        steps.step("Something", [lock], made, work)
        return len(times)

    assert (again(), again()) == (1, 1)
    lock.write_text("2")
    assert (again(), again()) == (2, 2)
    made.unlink()
    assert again() == 3


def test_a_step_that_failed_is_not_taken_for_done(folder: Path) -> None:
    def fail() -> None:
        msg = "no"
        raise steps.Failed(msg)

    made = folder / "made"
    made.touch()
    for _ in range(2):
        with pytest.raises(steps.Failed):
            steps.step("Something", [], made, fail)


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("OSError: [Errno 28] No space left on device", "the disk is full"),
        ("error sending request for url: dns error", "check the network"),
        ("npm error code EAI_AGAIN", "check the network"),
        ("ERROR: THESE PACKAGES do not match the hashes", "do not use it"),
        ("PermissionError: [Errno 13] Permission denied: 'x'", "owner of this folder"),
    ],
)
def test_a_known_cause_is_told_in_one_line(said: str, told: str) -> None:
    script = f"import sys; print('Traceback'); sys.exit({said!r})"

    with pytest.raises(steps.Failed, match=told) as failure:
        steps.call("Something", [sys.executable, "-c", script])

    assert len(str(failure.value).splitlines()) == 1


def test_an_unknown_cause_is_told_by_the_end_of_what_was_said() -> None:
    with pytest.raises(steps.Failed, match="strange"):
        steps.call("Something", [sys.executable, "-c", "import sys; sys.exit('strange')"])


def test_a_program_that_is_not_there_is_named() -> None:
    with pytest.raises(steps.Failed, match="/no/such cannot be started"):
        steps.call("Something", ["/no/such"])


def test_all_works_end_before_a_failure_is_told(folder: Path) -> None:
    def fail() -> None:
        msg = "one failed"
        raise steps.Failed(msg)

    with pytest.raises(steps.Failed):
        steps.together(fail, (folder / "other").touch)

    assert (folder / "other").exists()
