"""Files for running Moguls as a service: systemd unit, and container steps."""

import os
import re
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from moguls.server.configuring import load
from moguls.server.storage.folders import FILE
from tests.server.test_migration import make_old
from tests.serving import Server
from tools.steps import ROOT

SHIPPED = ROOT / "deploy"
PROGRAM = "/opt/moguls/bin/moguls"
PROGRAM_HERE = f"{sys.executable} -m moguls"
ANALYZE = shutil.which("systemd-analyze")
MOST = 15  # of 100: systemd's exposure level of the service
STEP = re.compile(r"^RUN ((?:.*\\\n)*.*)", re.MULTILINE)
SHELL = re.compile(r"^ExecStart=/bin/sh -ec '([^']*)'", re.MULTILINE)
SET = re.compile(r"\b(MOGULS_\w+)=(\S+)")


@pytest.mark.skipif(ANALYZE is None, reason="no systemd-analyze on this machine")
@pytest.mark.parametrize("name", ["moguls.service", "moguls-drill.service"])
@pytest.mark.parametrize("words", ["verify", f"security --offline=true --threshold={MOST}"])
def test_the_unit_is_well_formed_and_shuts_the_service_in(
    words: str, name: str, tmp_path: Path
) -> None:
    unit = tmp_path / name
    text = (SHIPPED / unit.name).read_text("utf-8")
    assert PROGRAM in text
    unit.write_text(text.replace(PROGRAM, sys.executable))
    done = subprocess.run(
        [str(ANALYZE), *words.split(), str(unit)], capture_output=True, text=True, check=False
    )

    assert done.returncode == 0, done.stdout + done.stderr
    told = [line for line in done.stderr.splitlines() if "moguls" in line]
    assert told == []


@pytest.mark.skipif(ANALYZE is None, reason="no systemd-analyze on this machine")
def test_the_timer_is_well_formed_and_starts_the_drill(tmp_path: Path) -> None:
    for name in ("moguls-drill.service", "moguls-drill.timer"):
        text = (SHIPPED / name).read_text("utf-8").replace(PROGRAM, sys.executable)
        (tmp_path / name).write_text(text)
    command = [str(ANALYZE), "verify", "moguls-drill.timer"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stdout + done.stderr
    assert [line for line in done.stderr.splitlines() if "moguls" in line] == []


@pytest.mark.parametrize("sound", [True, False])
def test_the_command_of_the_drill_makes_a_backup_and_checks_it(
    tmp_path: Path, *, sound: bool
) -> None:
    data, backups = tmp_path / "moguls", tmp_path / "moguls-backups"
    data.mkdir()
    backups.mkdir()
    old = backups / "2020-01-01-000000.sqlite"
    old.touch()
    os.utime(old, (0, 0))
    make_old(data / FILE, "0022" if sound else "0010")
    if sound:
        with closing(sqlite3.connect(data / FILE)) as written:
            written.execute("DELETE FROM entries")
            written.execute("DELETE FROM tables")
            written.commit()
    (script,) = SHELL.findall((SHIPPED / "moguls-drill.service").read_text("utf-8"))
    script = script.replace("\\\n", "").replace("$$", "$").replace("%%", "%")
    script = script.replace("/var/lib", str(tmp_path)).replace(PROGRAM, PROGRAM_HERE)
    done = subprocess.run(["sh", "-ec", script], capture_output=True, text=True, check=False)

    assert done.returncode == (0 if sound else 1), done.stderr
    assert len(list(backups.iterdir())) == (1 if sound else 2), "old ones stay after a failure"
    assert old.exists() != sound


@pytest.mark.parametrize("name", ["moguls.service", "Containerfile"])
def test_what_they_set_is_a_setting(name: str) -> None:
    text = re.sub(r"(?m)^#.*", "", (SHIPPED / name).read_text("utf-8"))
    said = dict(SET.findall(text))

    assert said["MOGULS_BROWSER"] == "no"
    assert not load({}, said).settings.browser


@pytest.mark.slow
def test_the_steps_of_the_container_make_a_server_that_answers(tmp_path: Path) -> None:
    """In a bare folder in place of a bare machine: the user and its folder are not made."""
    wheels, made, data = tmp_path / "wheels", tmp_path / "made", tmp_path / "data"
    data.mkdir()
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(wheels)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    text = (SHIPPED / "Containerfile").read_text("utf-8")
    (extras,) = re.findall(r"(?m)^ARG EXTRAS=(\S+)$", text)
    first, second = STEP.findall(text)
    assert "useradd" in second
    first = first.replace("/tmp/", f"{tmp_path}/").replace("/opt/moguls", str(made))  # noqa: S108
    first = first.replace("python ", f"{sys.executable} ", 1)
    set_up = {**os.environ, "EXTRAS": extras}
    subprocess.run(["sh", "-c", first], cwd=tmp_path, check=True, env=set_up)  # as a container does
    assert not wheels.exists()
    has_mail = [str(made / "bin" / "python"), "-c", "import aiosmtplib, pywebpush, webauthn"]
    subprocess.run(has_mail, check=True)

    server = Server(data)
    server.python = str(made / "bin" / "python")
    server.start()
    server.stop()
