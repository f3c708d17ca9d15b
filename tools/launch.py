"""Commands of `python3 go.py`: run, test, dev, build and others."""

from __future__ import annotations

import argparse
import fcntl
import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING

from tools import commit_message, front, install, locks
from tools.site import diagrams
from tools.steps import ROOT, TOOLS, Failed, call, say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

HELP = """\
python3 go.py                 install what is missing, serve the site, open a browser
    --port N                  port (default: 8000)
    --host ADDRESS            address to listen on (default: 127.0.0.1, this machine only)
    --data DIR                folder of the database
    --no-browser              do not open a browser
    and all other options of `moguls serve --help`
python3 go.py test [...]      install what is missing, run the checks and the fast tests
    --slow                    run the slow tests: other browsers, whole games in a browser
    --deep                    run the property tests with many more examples
    other arguments are passed to pytest
python3 go.py check           run the checks alone: format, lint, types, layers, sizes, documents
python3 go.py dev             serve, and reload server and client at every change
python3 go.py build           build the wheel with the browser client, in dist/
python3 go.py wheels          build the pure wheel and a wheel with native code for each platform
python3 go.py mutants PATH    mutate lines of these modules; report mutants that no test kills
    --sample N --seed S       number and choice of mutants, see docs/testing.md
python3 go.py docs            build the documentation site in build/site
python3 go.py changelog       write CHANGELOG.md from changelog.d, see docs/releasing.md
    --draft                   print it instead
python3 go.py trace           write docs/trace.md: clauses with their code and tests
python3 go.py games           write docs/games: one page per game
python3 go.py shots [NAME]    write docs/screens.md: screenshots of every screen
python3 go.py lock [...]      resolve requirements/*.txt again; arguments are passed to uv
python3 go.py setup           install everything for run and test, and the commit hook
"""

SLOW, DEEP = "--slow", "--deep"
# property tests, with twenty times as many examples, so each may take two hours
EXAMPLES = ("-m", "hypothesis and not slow", "--hypothesis-profile", "deep", "-o", "timeout=7200")
# one worker per core, with work stealing; `-n 0` turns it off
ALL_CORES = ("-n", "auto", "--maxprocesses", "8", "--dist", "worksteal")
# all checks except the client's unit tests, for use while editing
CHECKS = ("-m", "not slow", "tests/quality", "-k", "not test_the_logic_of_the_client_holds")


def main(arguments: Sequence[str]) -> int:
    """Run a command and return its exit status."""
    name, rest = "run", list(arguments)
    if rest and not rest[0].startswith("-"):
        name = rest.pop(0)
    if name == "help" or (name == "run" and {"-h", "--help"} & set(rest)):
        sys.stdout.write(HELP)
        return 0
    if name not in COMMANDS:
        sys.stderr.write(f"unknown command {name!r}; the commands are {', '.join(COMMANDS)}\n")
        return 2
    try:
        return COMMANDS[name](rest)
    except Failed as failure:
        sys.stdout.flush()
        sys.stderr.write(f"Stopped: {failure}\n")
        return 1
    except KeyboardInterrupt:
        return 130


def run(arguments: list[str]) -> int:
    """Install what is missing and become the server."""
    where = _address(arguments)
    _check_port(where)
    with _alone():
        install.everything()
    say("Starting the server ...")
    _make_native_code(arguments)
    return _become([install.PYTHON, "-m", "moguls", "serve", *arguments])


def _make_native_code(arguments: list[str]) -> None:
    """Start to build missing native code of the bots in the background."""
    env = {**os.environ, "PYTHONPATH": str(ROOT)}  # the working folder stays, so paths stay valid
    subprocess.Popen([install.PYTHON, "-m", "tools.native.background", *arguments], env=env)


def test(arguments: list[str]) -> int:
    """Install what is missing and become pytest, so that its summary comes last."""
    slow, deep = SLOW in arguments, DEEP in arguments
    if slow and deep:
        msg = "--slow and --deep choose different tests: run them one after the other"
        raise Failed(msg)
    with _alone():
        install.everything(dev=True, browser=True, long=slow)
        if slow:
            install.zig()
    os.chdir(ROOT)
    _keep_bytecode()
    which = EXAMPLES if deep else ("-m", "slow" if slow else "not slow")
    rest = [word for word in arguments if word not in {SLOW, DEEP}]
    if not rest:  # a few tests compile what they need themselves
        say("Compiling what the tests share ...")
        call("Compiled games", [install.PYTHON, "-m", "tests.compiled"])
    say("Running the slow tests ..." if slow else f"Testing{' many examples' * deep} ...")
    return _become([install.PYTHON, "-m", "pytest", *ALL_CORES, *which, *rest])


def check(arguments: list[str]) -> int:
    """Install what is missing and run the checks alone."""
    _take_none("check", arguments)
    with _alone():
        install.everything(dev=True)
    os.chdir(ROOT)
    _keep_bytecode()
    return _become([install.PYTHON, "-m", "pytest", *ALL_CORES, *CHECKS])


def _keep_bytecode() -> None:
    """Let Python keep what it reads in: the tests start more than a hundred Pythons.

    Images of containers often forbid it, so that nothing lies beside the sources; nothing will.
    """
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = str(TOOLS / "bytecode")


def setup(arguments: list[str]) -> int:
    """Install everything, and the hook that checks commit subjects."""
    _take_none("setup", arguments)
    with _alone():
        install.everything(dev=True)
        commit_message.install_hook()
    say("Everything is installed.")
    return 0


def trace(arguments: list[str]) -> int:
    """Write docs/trace.md."""
    _take_none("trace", arguments)
    with _alone():
        install.everything(dev=True)
    os.chdir(ROOT)
    return _become([install.PYTHON, "-m", "tools.trace"])


def games(arguments: list[str]) -> int:
    """Write the pages about the games."""
    _take_none("games", arguments)
    with _alone():
        install.everything(dev=True)
    os.chdir(ROOT)
    return _become([install.PYTHON, "-m", "tools.game_pages"])


def docs(arguments: list[str]) -> int:
    """Build the documentation site; warnings are errors."""
    _take_none("docs", arguments)
    with _alone():
        programs = install.apart("site")
        install.node()
        diagrams.fetch()
    os.chdir(ROOT)
    os.environ["PYTHONPATH"] = str(ROOT)  # for the hooks in tools/site
    os.environ["NO_MKDOCS_2_WARNING"] = "1"  # docs/site.md explains why
    say("Building build/site ...")
    return _become([programs / "mkdocs", "build", "--strict"])


def changelog(arguments: list[str]) -> int:
    """Write the fragments of changelog.d under the version of the package."""
    with _alone():
        programs = install.apart("changelog")
    about = (ROOT / "src" / "moguls" / "__init__.py").read_text("utf-8")
    version = ["--version", about.split('__version__ = "')[1].split('"')[0]]
    os.chdir(ROOT)
    return _become([programs / "towncrier", "build", "--yes", *version, *arguments])


def mutants(arguments: list[str]) -> int:
    """Mutate random lines and report mutants that no test kills."""
    with _alone():
        install.everything(dev=True)
    os.chdir(ROOT)
    return _become([install.PYTHON, "-m", "tools.mutants.run", *arguments])


def shots(arguments: list[str]) -> int:
    """Take screenshots of every screen for the docs."""
    with _alone():
        install.everything(dev=True, browser=True)
    os.chdir(ROOT)
    return _become([install.PYTHON, "-m", "tools.shots", *arguments])


def lock(arguments: list[str]) -> int:
    """Resolve the lock files again."""
    with _alone():
        install.uv()
        locks.lock(arguments)
    return 0


def build(arguments: list[str]) -> int:
    """Build the wheel and the source archive."""
    _take_none("build", arguments)
    with _alone():
        install.everything()
        call("Wheel", [install.PYTHON, "-m", "hatchling", "build", "-t", "sdist", "-t", "wheel"])
    for path in sorted((ROOT / "dist").glob("moguls-*")):
        say(f"{path.relative_to(ROOT)}  {path.stat().st_size / 1024:.0f} KB")
    return 0


def wheels(arguments: list[str]) -> int:
    """Build the wheels of all platforms and the source archive."""
    _take_none("wheels", arguments)
    with _alone():
        install.everything(dev=True)
        install.zig()
    os.chdir(ROOT)
    return _become([install.PYTHON, "-m", "tools.wheels"])


def dev(arguments: list[str]) -> int:
    """Serve, and reload the server and, by Vite, the client at every change."""
    where = _address(arguments)
    _check_port(where)
    with _alone():
        install.everything(dev=True)
    env = {**os.environ, **front.with_node(), "MOGULS_SERVER": f"http://{where[0]}:{where[1]}"}
    say("Open the address that Vite prints; Vite forwards requests to the server.")
    serve = ["-m", "moguls", "serve", "--no-browser", "--reload", *arguments]
    vite = front.FRONT / "node_modules" / "vite" / "bin" / "vite.js"
    both = [
        subprocess.Popen([install.PYTHON, *serve], env=env),
        subprocess.Popen([front.node(), vite, "--clearScreen", "false"], cwd=front.FRONT, env=env),
    ]
    return _until_one_ends(both)


def _until_one_ends(both: list[subprocess.Popen[bytes]]) -> int:
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    try:
        while all(program.poll() is None for program in both):
            time.sleep(0.2)
        return next(program.returncode for program in both if program.returncode is not None)
    finally:
        for program in both:
            program.terminate()
        for program in both:
            program.wait()


def _address(arguments: list[str]) -> tuple[str, int]:
    """Return the address that the arguments name.

    Raises:
        Failed: invalid port.
    """
    parser = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", default="8000")
    known, _ = parser.parse_known_args(arguments)
    if not known.port.isdecimal() or not 0 < int(known.port) < 65536:  # noqa: PLR2004  # 16 bits
        msg = f"argument --port: invalid value: {known.port!r}; expected 1 to 65535"
        raise Failed(msg)
    return known.host, int(known.port)


def _check_port(where: tuple[str, int]) -> None:
    """Check that the port is free, before minutes of installation."""
    host, port = where
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except PermissionError as error:
            msg = f"port {port} needs an administrator; choose one above 1023: --port 8000"
            raise Failed(msg) from error
        except OSError as error:
            named = f"[{host}]" if ":" in host else host
            msg = (
                f"{named}:{port} is in use; perhaps Moguls is already running there "
                f"(http://{named}:{port}); another port: python3 go.py --port {port + 1}"
            )
            raise Failed(msg) from error


def _take_none(name: str, arguments: list[str]) -> None:
    if arguments:
        msg = f"{name} takes no arguments, but was given {' '.join(arguments)}"
        raise Failed(msg)


@contextmanager
def _alone() -> Iterator[None]:
    try:
        TOOLS.mkdir(exist_ok=True)
        with (TOOLS / "lock").open("w") as lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                say("Another installation is running in this folder; waiting for it ...")
                fcntl.flock(lock, fcntl.LOCK_EX)
            yield
    except OSError as error:
        msg = f"{error.filename or TOOLS}: {error.strerror}"
        raise Failed(msg) from error


def _become(command: list[str | os.PathLike[str]]) -> int:
    sys.stdout.flush()
    os.execve(command[0], command, {**os.environ, "VIRTUAL_ENV": str(install.VENV)})


COMMANDS: dict[str, Callable[[list[str]], int]] = {
    "run": run,
    "test": test,
    "check": check,
    "dev": dev,
    "build": build,
    "wheels": wheels,
    "mutants": mutants,
    "docs": docs,
    "changelog": changelog,
    "trace": trace,
    "games": games,
    "shots": shots,
    "setup": setup,
    "lock": lock,
}
