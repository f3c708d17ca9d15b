import pytest

import moguls
from moguls.core.game import Game


@pytest.fixture(scope="session")
def mogul() -> Game:
    return moguls.game("mogul-2002")
