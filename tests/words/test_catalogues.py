"""Every word on screen: four languages, the same messages, each one used somewhere."""

import re

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

import moguls
from moguls.core.text.rulebook import LANGUAGES
from moguls.review.reasons import KEYS
from moguls.server.wire.refusal import STATUS
from moguls.server.wire.words import say
from tests.words.catalogues import (
    LOCALES,
    Message,
    entries,
    keys,
    messages,
    names,
    pattern,
    quoted,
    used_keys,
)
from tests.words.games import GAMES, reasons, start_of

# Keys put together while the program runs: each beginning, and all that may follow it.
FAMILIES = {
    "mogul-": [
        place + form
        for place in ("start", "winner", "runner-up", "in", "out")
        for form in ("", "-short")
    ],
    "notice-": [
        kind + form
        for kind in ("turn", "quarter", "started", "over", "bot", "rematch", "pause", "message")
        for form in ("", "-title")
    ],
    "mail-move-": [
        *("bid", "leave", "loan", "credit", "decline", "take", "sell", "sell-count", "nothing"),
    ],
    "mogul-orders-": ["bowl", "chips", "left"],
    **{
        start: [
            *("points", "price-each", "share-full", "sells", "crash-lead", "unseen-sells"),
            *("fact-sold", "fact-unseen", "fact-seat"),
        ]
        for start in ("m02-", "m13-")
    },
    "mog-text-": ["offer", "market"],
    "tks-text-": ["offer", "sold"],
    "text-": ["turn", "offer", "sold", "market", "unseen", "players"],
    "error-": [code.replace("/", "-").replace("_", "-") for code in STATUS],
    "hint-why-": KEYS,
    **{f"{start_of(name)}why-": reasons(name) for name in GAMES},
    "switch-": [switch.name for name in GAMES for switch in moguls.game(name).switches],
}
# What games have beside these, for tables in text: tests/words/test_game_words.py.
OF_GAMES = re.compile(
    rf"(?:{'|'.join(map(start_of, GAMES))})"
    r"(?:(?:event|name|the|one|of)-|reconstruction$|board-legend$)"
)
# What a message refers to: a term, or another message.
REFERENCE = re.compile(r"\{ *(-?[a-z][\w-]+) *[}.(]")
DEFINED = re.compile(r"^(-?[a-z][\w-]*) *=", re.MULTILINE)
# Templates with a variable so early that they say nothing about which keys there are.
OPEN = re.compile(r"^(?:mogul-|mogul-orders-|table-)?\$?\{")
CATALOGUES = [(lang, name) for name in names() for lang in LANGUAGES]
# What a value may be when a message is tried: numbers for what is counted, else words.
WORDS = {
    *("self", "name", "names", "company", "sale", "rule", "action", "text", "move", "reason"),
    *("share", "town", "station", "tile", "from", "to", "why", "way", "dealer"),
    *("card", "discard", "event", "events", "stock", "bonus"),
}


def family_keys() -> set[str]:
    return {start + end for start, ends in FAMILIES.items() for end in ends}


def templates() -> list[re.Pattern[str]]:
    return [pattern(key) for _, key in used_keys() if "{" in key and not OPEN.match(key)]


def test_there_are_catalogues() -> None:
    assert {"app.ftl", "server.ftl", "table.ftl", *(f"{name}.ftl" for name in GAMES)} <= set(
        names()
    )


@pytest.mark.parametrize(("lang", "name"), CATALOGUES)
def test_a_catalogue_has_no_junk(lang: str, name: str) -> None:
    junk = [
        entry.content for entry in entries(LOCALES / lang / name) if isinstance(entry, ast.Junk)
    ]

    assert junk == []


@pytest.mark.parametrize(("lang", "name"), CATALOGUES)
def test_a_catalogue_has_the_messages_of_the_english_one_in_its_order(lang: str, name: str) -> None:
    assert list(messages(lang, name)) == list(messages("en", name))


@pytest.mark.parametrize(("lang", "name"), CATALOGUES)
def test_a_message_names_the_variables_of_the_english_one(lang: str, name: str) -> None:
    english = messages("en", name)

    other = {
        key: sorted(message.variables ^ english[key].variables)
        for key, message in messages(lang, name).items()
        if key in english and message.variables != english[key].variables
    }

    assert other == {}


@pytest.mark.parametrize(("lang", "name"), CATALOGUES)
def test_a_message_has_the_attributes_of_the_english_one(lang: str, name: str) -> None:
    english = messages("en", name)

    other = [
        key
        for key, message in messages(lang, name).items()
        if key in english and message.attributes != english[key].attributes
    ]

    assert other == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_key_is_in_two_catalogues(lang: str) -> None:
    found = [key for name in names() for key in messages(lang, name)]

    assert sorted(found) == sorted(set(found))


@pytest.mark.parametrize(("lang", "name"), CATALOGUES)
def test_variants_stand_on_their_own_lines_and_one_is_the_default(lang: str, name: str) -> None:
    faults = [
        f"{key}: {sum(variant.default for variant in select.variants)} defaults"
        for key, message in messages(lang, name).items()
        for select in message.selects
        if sum(variant.default for variant in select.variants) != 1
    ]
    # A select that the parser did not see as one leaves its arrow in the text.
    faults += [
        key
        for key, message in messages(lang, name).items()
        if message.text.count("->") != len(message.selects)
    ]

    assert faults == []


@pytest.mark.parametrize(("lang", "name"), CATALOGUES)
def test_an_event_speaks_to_you_and_of_others(lang: str, name: str) -> None:
    mute = [
        key
        for key, message in messages(lang, name).items()
        if "self" in message.variables and not _chooses(message, "self", {"yes"})
    ]

    assert mute == []


@pytest.mark.parametrize(("lang", "name"), CATALOGUES)
def test_what_is_chosen_by_word_has_the_same_words_as_in_english(lang: str, name: str) -> None:
    english = messages("en", name)

    other = {
        key: (_words(message), _words(english[key]))
        for key, message in messages(lang, name).items()
        if key in english and _words(message) != _words(english[key])
    }

    assert other == {}


@pytest.mark.parametrize("number", [0, 1, 2, 7])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_said(lang: str, number: int) -> None:
    bundle = FluentBundle([lang], use_isolating=False)
    for name in names():
        bundle.add_resource(FluentResource((LOCALES / lang / name).read_text("utf-8")))
    failed = []
    for message in (each for name in names() for each in messages(lang, name).values()):
        told = {each: "x" if each in WORDS else number for each in message.variables}
        whole = bundle.get_message(message.key).value
        said, errors = bundle.format_pattern(whole, told) if whole else ("", ["no text"])
        if errors or "{" in str(said) or "  " in str(said):
            failed.append(f"{message.key}: {said!r} {errors}")

    assert failed == []


def test_every_key_asked_for_exists() -> None:
    missing = [
        f"{place}: {key}"
        for place, key in used_keys()
        if not OPEN.match(key) and not any(pattern(key).fullmatch(one) for one in keys())
    ]

    assert missing == []


def test_every_key_of_a_family_exists() -> None:
    assert sorted(family_keys() - keys()) == []


def test_every_key_is_asked_for_somewhere() -> None:
    used = quoted() | family_keys()
    made = templates()

    unused = [
        key
        for key in keys()
        if key not in used
        and not OF_GAMES.match(key)
        and not any(one.fullmatch(key) for one in made)
    ]

    assert sorted(unused) == []


def _chooses(message: Message, variable: str, words: set[str]) -> bool:
    return any(
        isinstance(select.selector, ast.VariableReference)
        and select.selector.id.name == variable
        and words <= {_name(variant) for variant in select.variants}
        for select in message.selects
    )


def _words(message: Message) -> set[tuple[str, str]]:
    """Return (variable, word) for each variant that is not a plural form."""
    plurals = {"zero", "one", "two", "few", "many", "other"}
    return {
        (select.selector.id.name, _name(variant))
        for select in message.selects
        if isinstance(select.selector, ast.VariableReference)
        for variant in select.variants
        if not variant.default and not _name(variant).isdigit() and _name(variant) not in plurals
    }


def _name(variant: ast.Variant) -> str:
    key = variant.key
    return str(key.name if isinstance(key, ast.Identifier) else key.value)


@pytest.mark.parametrize(("lang", "name"), CATALOGUES)
def test_a_catalogue_refers_to_itself_alone(lang: str, name: str) -> None:
    """The server reads single catalogues, and each part of the page loads its own."""
    text = (LOCALES / lang / name).read_text("utf-8")

    assert set(REFERENCE.findall(text)) <= set(DEFINED.findall(text))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_server_says_each_message_from_its_own_catalogue(lang: str) -> None:
    for key, number in (("guest-name", "7"), ("error-wire-not-found", ""), ("app-title", "")):
        assert say(lang, key, {"number": number, "path": "/x"}) not in {"", key}
    assert say(lang, "guest-name", {"number": "7"}) != say("en", "no-such-key")
    assert say(lang, "no-such-key") == "no-such-key"
