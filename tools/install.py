"""Installation of everything that server, tests and client need, starting from Python alone."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools import front
from tools.steps import ROOT, TOOLS, Failed, call, step, together

VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
UV = TOOLS / "uv" / "bin" / "uv"
ZIG = TOOLS / "zig" / "ziglang" / "zig"
LOCKS = ROOT / "requirements"
BASE = getattr(sys, "_base_executable", sys.executable)  # the Python itself, not an environment's
NEEDED = 800_000_000  # bytes, with the caches of uv and npm
UV_ENV = {"UV_PYTHON_DOWNLOADS": "never", "VIRTUAL_ENV": str(VENV), "UV_NO_CONFIG": "1"}
SHELL = "chromium-headless-shell"  # Chromium without windows, in half the processor time
WEB_LINKER = "wasm-ld"  # of WebAssembly, from LLVM
# needed by the slow tests only: Debian's package, and programs, one of which is enough
LONG = {
    "firefox-esr": ("firefox-esr", "firefox"),
    "webkit2gtk-driver": ("WebKitWebDriver",),
    "xvfb": ("Xvfb",),
    "lld": (WEB_LINKER,),
    "nginx-light": ("nginx", "/usr/sbin/nginx"),
    "caddy": ("caddy",),
    "pgbouncer": ("pgbouncer", "/usr/sbin/pgbouncer"),
    "postgresql": ("initdb", "/usr/lib/postgresql/*/bin/initdb"),
}
ENVIRONMENTS = (
    "Packages of environments"  # Gymnasium, PettingZoo, OpenSpiel; data, clusters, notebooks
)
COMPILERS = ("cc", "gcc", "clang")  # C compilers, which link native code
BROWSERS = (SHELL, "chromium", "chromium-browser", "google-chrome-stable", "google-chrome")


def everything(*, dev: bool = False, browser: bool = False, long: bool = False) -> None:
    """Install what is missing: uv, then the Python packages and the client at the same time.

    Args:
        dev: also the tools for tests.
        browser: also Chromium.
        long: also what only the slow tests need: other browsers, proxies, a linker for
            WebAssembly, the packages of environments.
    """
    _check_room()
    uv()
    works = [lambda: _python(dev=dev, envs=long), _client]
    together(*works, *([lambda: _from_debian(more=long)] if browser else []))


def _check_room() -> None:
    """Refuse to start a first installation on a disk that is nearly full."""
    free = shutil.disk_usage(ROOT).free
    if not PYTHON.exists() and free < NEEDED:
        msg = (
            f"the installation needs about {NEEDED / 1e9:.1f} GB; {free / 1e9:.1f} GB are free here"
        )
        raise Failed(msg)


def uv() -> None:
    """Install uv, which installs the rest ten times faster."""
    step("Installer", [LOCKS / "uv.txt", BASE], UV, _uv)


def _uv() -> None:
    # --target needs no environment
    flags = "install --quiet --no-deps --no-compile --upgrade --only-binary=:all: --require-hashes"
    place: list[str | Path] = ["--target", TOOLS / "uv", "-r", LOCKS / "uv.txt"]
    env = {
        "PIP_USER": "0",
        "PIP_REQUIRE_VIRTUALENV": "0",
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        "PIP_ROOT_USER_ACTION": "ignore",
    }
    call("Installer", [BASE, *_pip(), *flags.split(), *place], env=env)


def _pip() -> list[str]:
    """Return the arguments with which Python runs pip.

    Raises:
        Failed: there is no pip and it cannot be installed; says what to type.
    """
    probe = [BASE, "-m", "pip", "--version"]
    if subprocess.run(probe, capture_output=True, check=False).returncode == 0:
        return ["-m", "pip"]
    if not _bundled():
        apt("pip", "python3-pip-whl", "apt-get install python3-pip")
    if not _bundled():
        msg = "this Python has no pip; install it (apt-get install python3-pip) and try again"
        raise Failed(msg)
    return [f"{_bundled()[-1]}/pip"]


def _bundled() -> list[Path]:
    folders = [
        Path(os.__file__).parent / "ensurepip" / "_bundled",
        Path("/usr/share/python-wheels"),
    ]
    return [wheel for folder in folders for wheel in sorted(folder.glob("pip-*.whl"))]


def _python(*, dev: bool, envs: bool) -> None:
    salt = f"{BASE} {sys.version_info[:2]}"
    step("Python environment", [salt], PYTHON, _venv)
    _packages("Python packages", "run.txt", salt)
    if dev:
        _packages("Test tools", "dev.txt", salt)
    if envs:
        _packages(ENVIRONMENTS, "envs.txt", salt)
    step(
        "Moguls itself",
        [ROOT / "pyproject.toml", ROOT / "hatch_build.py", salt],
        VENV / "bin" / "moguls",
        lambda: _pip_install("Moguls itself", "--no-deps", "--no-build-isolation", "-e", "."),
    )


def _venv() -> None:
    call("Python environment", [UV, "venv", "--clear", "--python", BASE, VENV], env=UV_ENV)
    for stamp in ("python-packages", "test-tools", "moguls-itself", "packages-of-environments"):
        (TOOLS / "done" / stamp).unlink(missing_ok=True)


def _packages(name: str, lock: str, salt: str) -> None:
    path = LOCKS / lock
    wanted = ["--require-hashes", "-r", str(path)]
    step(name, [path, salt], PYTHON, lambda: _pip_install(name, *wanted))


def _pip_install(name: str, *arguments: str) -> None:
    call(name, [UV, "pip", "install", *arguments], env=UV_ENV)


def _client() -> None:
    node()
    front.build()


def node() -> None:
    """Install Node, from a Python package."""
    lock = LOCKS / "node.txt"
    place: list[str | Path] = ["--target", TOOLS / "node", "--python", BASE]
    command: list[str | Path] = [UV, "pip", "install", *place, "--require-hashes", "-r", lock]
    step("Node", [lock], front.node(), lambda: call("Node", command, env=UV_ENV))


def _from_debian(*, more: bool) -> None:
    """Install Debian packages one after the other: apt-get locks its database."""
    compiler()
    chromium()
    if more:
        for_long_tests()


def zig() -> None:
    """Install Zig (413 MB), which links published libraries for all platforms."""
    lock = LOCKS / "wheels.txt"
    place: list[str | Path] = ["--target", TOOLS / "zig", "--python", BASE]
    command: list[str | Path] = [UV, "pip", "install", *place, "--require-hashes", "-r", lock]
    step("Zig", [lock], ZIG, lambda: call("Zig", command, env=UV_ENV))


def apart(name: str) -> Path:
    """Make a separate environment for packages that conflict with the project's.

    Args:
        name: of its lock file in `requirements` and of its folder in `.tools`.

    Returns:
        The folder of its programs.
    """
    lock, folder = LOCKS / f"{name}.txt", TOOLS / name
    env = {**UV_ENV, "VIRTUAL_ENV": str(folder)}

    def work() -> None:
        call(name, [UV, "venv", "--clear", "--python", BASE, folder], env=env)
        call(name, [UV, "pip", "install", "--require-hashes", "-r", lock], env=env)

    uv()
    step(f"Packages for {name}", [lock, str(BASE)], folder / "bin" / "python", work)
    return folder / "bin"


def for_long_tests() -> None:
    """Install what only the slow tests need.

    Raises:
        Failed: a package cannot be installed; says what to type.
    """
    for package, programs in LONG.items():
        if not any(map(_present, programs)):
            apt(package, package, f"apt-get install {' '.join(LONG)}")


def _present(program: str) -> bool:
    """Return whether there is a program: a name, or a path with patterns."""
    return any(Path("/").glob(program[1:])) if "*" in program else bool(shutil.which(program))


def compiler() -> None:
    """Install a C compiler with its C library, unless there is one.

    Raises:
        Failed: it cannot be installed; says what to type.
    """
    if not any(map(shutil.which, COMPILERS)):
        apt("C compiler", "build-essential", "apt-get install build-essential")


def chromium() -> None:
    """Install headless Chromium unless there is a browser; set MOGULS_CHROMIUM for the tests.

    Raises:
        Failed: it cannot be installed; says what to type.
    """
    named = os.environ.get("MOGULS_CHROMIUM")
    if named and not shutil.which(named):
        msg = f"MOGULS_CHROMIUM={named} is not a program"
        raise Failed(msg)
    if not named and not any(map(shutil.which, BROWSERS)):
        apt("Chromium", SHELL, f"apt-get install {SHELL}, or set MOGULS_CHROMIUM to a browser")
    os.environ["MOGULS_CHROMIUM"] = named or next(filter(None, map(shutil.which, BROWSERS)), "")


def apt(name: str, package: str, advice: str) -> None:
    """Install a Debian package.

    Raises:
        Failed: there is no apt-get, or it may not be used.
    """
    admin = [] if os.geteuid() == 0 else ["sudo", "-n"]
    if not shutil.which("apt-get") or (admin and not _may(admin)):
        msg = f"{name} is missing and cannot be installed; as administrator, type: {advice}"
        raise Failed(msg)
    env = {"DEBIAN_FRONTEND": "noninteractive"}
    get = [*admin, "apt-get", "-q", "-y"]
    extra = ["--no-install-recommends", package]
    step_name = f"{name} from Debian"

    def work() -> None:
        call(f"{step_name}, list", [*get, "update"], env=env)
        call(step_name, [*get, "install", *extra], env=env)

    step(step_name, [package], Path("/never"), work)


def _may(admin: list[str]) -> bool:
    if not shutil.which(admin[0]):
        return False
    return subprocess.run([*admin, "true"], capture_output=True, check=False).returncode == 0
