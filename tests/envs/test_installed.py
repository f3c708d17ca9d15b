"""The long tests have the packages that they need: none of them is left out unseen."""

import importlib

import pytest

PACKAGES = (
    *("gymnasium", "ipykernel", "nbclient", "open_spiel"),
    *("pettingzoo", "pyarrow", "pyspiel", "ray"),
)


@pytest.mark.slow
@pytest.mark.parametrize("package", PACKAGES)
def test_the_packages_of_environments_are_installed(package: str) -> None:
    importlib.import_module(package)
