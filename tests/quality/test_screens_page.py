"""The page of screenshots shows every screen of the browser tests."""

from tests.browser import screens
from tools.shots import PAGE, PICTURES, files, page_of

NAMES = [each.__name__ for each in screens.ALL]
MOST_BYTES = 10_000_000


def test_the_page_shows_every_screen() -> None:
    assert PAGE.read_text("utf-8") == page_of(NAMES)


def test_every_picture_is_there_and_none_besides() -> None:
    wanted = {file for name in NAMES for file in files(name).values()}

    assert {path.name for path in PICTURES.glob("*")} == wanted


def test_all_pictures_together_are_small() -> None:
    assert sum(path.stat().st_size for path in PICTURES.glob("*.webp")) <= MOST_BYTES
