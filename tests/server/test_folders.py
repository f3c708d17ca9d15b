"""Nobody but its owner reads the tables of a server."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from moguls.errors import UsageError
from moguls.server.storage import folders
from moguls.server.storage.backups import back_up
from moguls.server.storage.folders import ENDINGS, FILE, keep_to_owner, lock_folder
from moguls.server.storage.store import SqliteStore
from tests.serving import Server

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.skipif(os.name != "posix", reason="no such rights here")


def rights(path: Path) -> int:
    return path.stat().st_mode & 0o777


def test_a_new_file_is_made_closed_whatever_the_umask(tmp_path: Path) -> None:
    code = "import os, sys; os.umask(0); from pathlib import Path;"
    code += (
        "from moguls.server.storage.folders import keep_to_owner; keep_to_owner(Path(sys.argv[1]))"
    )
    subprocess.run([sys.executable, "-c", code, str(tmp_path)], check=True)

    assert rights(tmp_path / FILE) == 0o600


def test_files_that_others_can_read_are_closed_with_a_line_each(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    tmp_path.chmod(0o755)
    for ending in ENDINGS:
        (tmp_path / f"{FILE}{ending}").touch(0o644)
    (tmp_path / "other").touch(0o644)
    keep_to_owner(tmp_path)

    assert [rights(tmp_path / f"{FILE}{ending}") for ending in ENDINGS] == [0o600] * 3
    assert [rights(tmp_path), rights(tmp_path / "other")] == [0o755, 0o644], "no other's affair"
    assert caplog.text.count("could be read or written by others") == 3
    caplog.clear()
    keep_to_owner(tmp_path)
    assert not caplog.text


def test_a_folder_that_holds_only_what_is_ours_is_closed_with_a_line(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    tmp_path.chmod(0o755)
    for name in (FILE, "lock", "moguls.toml", "before-update-of-0008.sqlite"):
        (tmp_path / name).touch(0o600)
    (tmp_path / "cache").mkdir()
    keep_to_owner(tmp_path)

    assert rights(tmp_path) == 0o700
    assert caplog.messages == [
        f"{tmp_path} could be read or written by others; access is now restricted to its owner"
    ]
    caplog.clear()
    keep_to_owner(tmp_path)
    assert not caplog.messages


def test_a_folder_of_another_user_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: tmp_path.stat().st_uid + 1)

    with pytest.raises(UsageError, match=r"belongs to another user \(number \d+\); serve as that"):
        keep_to_owner(tmp_path)
    assert list(tmp_path.iterdir()) == []


@pytest.fixture
def volume(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of root that a group may write, for a user of that group."""
    owner = tmp_path.stat().st_uid
    tmp_path.chmod(0o2775)
    monkeypatch.setattr(folders, "ROOT", owner)
    monkeypatch.setattr(os, "geteuid", lambda: owner + 1)
    return tmp_path


def test_a_folder_of_root_works_for_a_user_of_its_group(volume: Path) -> None:
    lock_folder(volume).close()
    keep_to_owner(volume)
    SqliteStore(volume / FILE).close()
    back_up(volume, volume / "backup")

    assert rights(volume) == 0o775


def test_files_in_a_shared_folder_are_for_the_group_and_not_for_others(
    volume: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("lock", FILE, f"{FILE}-wal"):
        (volume / name).touch(0o644)
    mine = volume.stat().st_uid
    monkeypatch.setattr(folders, "is_shared", lambda _folder: True)
    monkeypatch.setattr(os, "geteuid", lambda: mine)
    lock_folder(volume).close()
    keep_to_owner(volume)
    SqliteStore(volume / FILE).close()
    back_up(volume, volume / "backup")

    modes = {path.name: rights(path) for path in volume.iterdir()}
    assert modes == {"lock": 0o660, FILE: 0o660, "backup": 0o660}


@pytest.mark.parametrize("mode", [0o755, 0o777, 0o705])
def test_a_folder_of_root_that_all_or_no_group_may_write_is_refused_with_what_is_possible(
    volume: Path, mode: int
) -> None:
    volume.chmod(mode)
    with pytest.raises(UsageError, match=r"let a group of this user write it, and nobody else"):
        keep_to_owner(volume)


def test_a_folder_of_root_and_of_a_foreign_group_is_refused(
    volume: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    foreign = volume.stat().st_gid + 1
    monkeypatch.setattr(os, "getegid", lambda: foreign)
    monkeypatch.setattr(os, "getgroups", lambda: [foreign])
    with pytest.raises(UsageError, match=r"belongs to another user"):
        keep_to_owner(volume)


def test_files_that_are_not_ours_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / FILE).touch(0o644)

    def not_ours(self: Path, _mode: int) -> None:
        raise PermissionError(1, "Operation not permitted", str(self))

    monkeypatch.setattr("pathlib.Path.chmod", not_ours)
    with pytest.raises(UsageError, match=r"cannot restrict .*sqlite to its owner: Operation"):
        keep_to_owner(tmp_path)


def test_a_server_closes_its_tables_and_says_so(tmp_path: Path) -> None:
    (tmp_path / FILE).touch(0o644)
    server = Server(tmp_path)
    server.start()
    try:
        found = [rights(each) for each in tmp_path.glob(f"{FILE}*")]
        assert found == [0o600] * len(found)
        assert "could be read or written by others" in (tmp_path / "server.log").read_text()
    finally:
        server.stop()
