"""Footprint of a server: memory of its processes with a native bot ready, and disk space.

    python -m bench.footprint [--python PATH] [--game NAME]

`--python` is the interpreter of an environment, for example one with the wheel only. Memory is the
proportional set size, in which shared memory counts once. Linux only.
"""

import argparse
import json
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from subprocess import DEVNULL, Popen, check_output

from bench.notes import say, tell
from tests.serving import free_port

IDLE, PATIENCE = 10, 300  # seconds
MEGABYTE = 1_000_000


def processes(first: int) -> list[int]:
    """Return a process and all that come of it."""
    parents: dict[int, list[int]] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        parents.setdefault(int(fields[1]), []).append(int(stat.parent.name))
    found, waiting = [], [first]
    while waiting:
        found.append(waiting.pop())
        waiting += parents.get(found[-1], [])
    return found


def pss(process: int) -> int:
    """Return the proportional set size of a process, in bytes."""
    lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("Pss:"))


def has_library(process: int, game: str) -> bool:
    """Say whether a process has loaded the library of a game."""
    return f"/{game}-" in Path(f"/proc/{process}/maps").read_text()


def memory(python: str, game: str) -> dict[str, int]:
    """Return the bytes of each process of a server, idle with a native bot ready."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        words = ["serve", "--no-browser", "--port", str(port), "--data", folder]
        server = Popen([python, "-m", "moguls", *words], stdout=DEVNULL)  # noqa: S603  # ours
        try:
            begin(f"http://127.0.0.1:{port}", game)
            end = time.monotonic() + PATIENCE
            while not any(has_library(each, game) for each in processes(server.pid)):
                if time.monotonic() > end:
                    message = "no process of the server has taken a library"
                    raise SystemExit(message)
                time.sleep(0.5)
            time.sleep(IDLE)
            return {str(each): pss(each) for each in processes(server.pid)}
        finally:
            server.terminate()
            server.wait()


def begin(url: str, game: str) -> None:
    """Make a table with one bot and a free seat: it is ready and has nothing to do."""
    body = json.dumps({"game": game, "seats": 3, "bots": ["hard"]}).encode()
    ask = urllib.request.Request(f"{url}/api/tables", body, {"Content-Type": "application/json"})  # noqa: S310  # ours
    end = time.monotonic() + PATIENCE
    while True:
        try:
            with urllib.request.urlopen(ask, timeout=60):  # noqa: S310  # ours
                return
        except urllib.error.HTTPError as error:
            raise SystemExit(error.read().decode()) from error
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.1)


def installed(python: str) -> dict[str, float]:
    """Return the megabytes of all packages of an environment, the largest first."""
    code = "import sysconfig; print(sysconfig.get_paths()['purelib'])"
    place = Path(check_output([python, "-c", code], text=True).strip())  # noqa: S603  # ours
    sizes = {each.name: weight(each) / MEGABYTE for each in place.iterdir()}
    ordered = sorted(sizes, key=sizes.__getitem__, reverse=True)
    return {"all": round(sum(sizes.values()), 1), **{n: round(sizes[n], 1) for n in ordered[:8]}}


def weight(path: Path) -> int:
    """Return the bytes of a file or of all files in a folder."""
    files = [path] if path.is_file() else [each for each in path.rglob("*") if each.is_file()]
    return sum(each.lstat().st_size for each in files)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--python", default=sys.executable)
    parser.add_argument("--game", default="mogul-2002")
    asked = parser.parse_args()
    say("a server with a bot")
    each = memory(asked.python, asked.game)
    megabytes = {name: round(size / MEGABYTE, 1) for name, size in each.items()}
    whole = round(sum(each.values()) / MEGABYTE, 1)
    found = {"pss_mb": whole, "processes": megabytes, "installed_mb": installed(asked.python)}
    tell({"bench": "footprint", **found})


if __name__ == "__main__":
    main()
