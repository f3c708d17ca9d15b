"""Every game has words for its reasons, events, moves, house rules and names."""

import pytest

import moguls
from moguls.core.text.rulebook import LANGUAGES
from tests.words.catalogues import Message, keys, messages
from tests.words.games import (
    GAMES,
    NO_BOARD,
    event_types,
    fields,
    is_reconstructed,
    reasons,
    start_of,
    verbs,
    words_of,
)

# What the client adds to an event's fields: whose it is, whether that is the reader, who won.
ADDED = {"name", "self", "names"}


def of_game(name: str, what: str, lang: str = "en") -> dict[str, Message]:
    start = f"{start_of(name)}{what}-"
    found = messages(lang, f"{name}.ftl").items()
    return {key.removeprefix(start): message for key, message in found if key.startswith(start)}


def spoken(name: str, lang: str = "en") -> dict[str, Message]:
    """Return the sentences for events by type; one catalogue has hyphens in types."""
    return {key.replace("-", "_"): said for key, said in of_game(name, "event", lang).items()}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_reason_is_told_in_words(name: str, lang: str) -> None:
    assert set(of_game(name, "why", lang)) == set(reasons(name))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_event_is_told_in_words(name: str, lang: str) -> None:
    assert sorted(event_types(name) - set(spoken(name, lang))) == []


@pytest.mark.parametrize("name", NO_BOARD)
def test_no_sentence_is_for_an_event_that_never_happens(name: str) -> None:
    ends = {"end_shared", "end_on_shares"}
    known = {*ends, *event_types(name), *(f"{kind}_auto" for kind in event_types(name))}

    assert sorted(set(spoken(name)) - known) == []


@pytest.mark.parametrize("name", GAMES)
def test_the_types_of_events_are_those_that_are_told(name: str) -> None:
    assert sorted(set(fields(name)) - event_types(name)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_sentence_names_only_what_its_event_has(name: str, lang: str) -> None:
    said = spoken(name, lang)
    empty = {
        kind: sorted(said[kind].variables - had - ADDED)
        for kind, had in fields(name).items()
        if said[kind].variables - had - ADDED
    }

    assert empty == {}


@pytest.mark.parametrize("name", GAMES)
def test_a_shared_win_has_a_sentence_of_its_own(name: str) -> None:
    assert "names" in spoken(name)["end_shared"].variables or name == "moguli"


@pytest.mark.parametrize("name", NO_BOARD)
def test_every_verb_of_a_move_has_a_name(name: str) -> None:
    named = {f"verb-{start_of(name)}{verb}" for verb in verbs(name)}

    assert sorted(named - keys()) == []


@pytest.mark.parametrize("name", NO_BOARD)
def test_no_name_is_for_a_word_that_the_game_does_not_use(name: str) -> None:
    assert sorted(set(of_game(name, "name")) - words_of(name)) == []


@pytest.mark.parametrize("name", GAMES)
def test_every_house_rule_has_a_name_and_a_line(name: str) -> None:
    wanted = {f"switch-{switch.name}" for switch in moguls.game(name).switches}

    assert sorted((wanted | {f"{key}-lead" for key in wanted}) - keys()) == []


@pytest.mark.parametrize("name", GAMES)
def test_what_is_reconstructed_is_said_where_it_is_shown(name: str) -> None:
    assert (f"{start_of(name)}reconstruction" in keys()) == is_reconstructed(name)
