"""Moves have the words of their buttons, in text tables and in hints."""

import pytest

from moguls.core.text.rulebook import LANGUAGES
from tests.words.catalogues import messages, names

# The button that makes a move, or begins it; where it has no words of its own there is none here.
BUTTONS = {
    **{
        f"verb-{game}-{verb}": f"mogul-{verb}"
        for game in ("m02", "m13")
        for verb in ("bid", "leave", "take")
    },
    **{f"verb-m02-{verb}": f"m02-{verb}" for verb in ("loan", "decline")},
    **{f"verb-m13-{verb}": f"m13-{verb}" for verb in ("credit", "erect", "move", "nothing")},
    **{f"verb-tks-{verb}": f"tks-{verb}" for verb in ("raise", "save")},
    "verb-tks-discard": "tks-market",
    "verb-mog-rotate": "mog-turn-any",
    "verb-mog-end": "mog-end",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_move_is_called_what_its_button_says(lang: str) -> None:
    found = {key: said.text for name in names() for key, said in messages(lang, name).items()}
    words = {key: text.split(" = ", 1)[1] for key, text in found.items() if " = " in text}

    other = {verb: (words[verb], words[key]) for verb, key in BUTTONS.items()}

    assert {verb: pair for verb, pair in other.items() if pair[0] != pair[1]} == {}
