"""Nothing in the project names the machine it was made on or a host it was fetched from."""

import re

from tests.quality.files import files, name_of, own_files, text_of

# IPv6 addresses that begin so are reserved for documentation (RFC 3849).
HOST = re.compile(r"\b(?:https?|wss?|git|ssh)://(?!\[2001:db8:)\[?([\w.-]+)")
# This machine, an upstream of nginx, names for examples, and names of formats and licences.
HOSTS = re.compile(
    r"127\.0\.0\.1|localhost|testserver|moguls|(.+\.)?example(\.(com|org|net))?|.+\.(test|invalid)"
    r"|www\.apache\.org|www\.w3\.org|json-schema\.org"
)
# Services that a person can choose to be reached by, as patterns and in tests too.
SERVICES = re.compile(
    r"discord(\.com)?|hooks(\.slack\.com)?|ntfy(\.sh)?|chat(\.googleapis\.com)?|\."
)
# Addresses that webhooks refuse.
ATTACKS = "tests/server/webhooks/"

PLACE = re.compile(r"(?<![\w.}\"'-])/(?:work|root|home/\w+)/\w|\.\./shared\b")
# Locks name where a package's makers ask for money; that is theirs to say.
LOCK = "front/package-lock.json"


def test_no_file_names_a_foreign_host() -> None:
    found = [
        f"{name_of(path)} names {host}"
        for path in own_files()
        if name_of(path) != LOCK and not name_of(path).startswith(ATTACKS)
        for host in HOST.findall(text_of(path))
        if not HOSTS.fullmatch(host) and not SERVICES.fullmatch(host)
    ]

    assert found == []


def test_no_lock_says_where_to_fetch_a_package() -> None:
    locks = [*files(".txt"), *files("package-lock.json")]

    assert [
        name_of(p) for p in locks if re.search(r'"resolved"|--(extra-)?index', text_of(p))
    ] == []


def test_no_file_names_a_place_on_the_machine_it_was_made_on() -> None:
    found = [
        f"{name_of(path)}: {match[0]}"
        for path in own_files()
        if path.name != "test_places.py"
        for match in PLACE.finditer(text_of(path))
    ]

    assert found == []
