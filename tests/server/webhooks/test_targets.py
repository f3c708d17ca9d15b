"""URLs and addresses that a webhook may not lead to: the list of attacks."""

from __future__ import annotations

import pytest

from moguls.errors import UsageError
from moguls.server.webhooks.public import is_in, is_public, networks_from
from moguls.server.webhooks.target import LONGEST, WebhookTarget, read_target
from moguls.server.wire.refusal import Refusal

# Each of them leads some library, browser or resolver to another host than it seems to.
MISLEADING = {
    "decimal": "https://2130706433/",
    "octal": "https://0177.0.0.1/",
    "hexadecimal": "https://0x7f.0.0.1/",
    "hexadecimal at once": "https://0x7f000001/",
    "hexadecimal last": "https://127.0.0.0x1/",
    "short": "https://127.1/",
    "five numbers": "https://127.0.0.0.1/",
    "leading zeros": "https://127.000.000.001/",
    "number after a name": "https://evil.127/",
    "one label": "https://localhost/",
    "final dot": "https://localhost./",
    "final dot of a name": "https://hook.example./",
    "empty label": "https://hook..example/",
    "hyphen first": "https://-hook.example/",
    "hyphen last": "https://hook-.example/",
    "underscore": "https://hook_1.example/",
    "percent sign": "https://%31%32%37.0.0.1/",
    "zone": "https://[fe80::1%25eth0]/",
    "open bracket": "https://[::1/",
    "brackets around a name": "https://[hook.example]/",
    "address without brackets": "https://::1/",
    "long label": f"https://{'a' * 64}.example/",
    "long name": f"https://{'a.' * 130}example/",
    "no port": "https://hook.example:/",
    "port with a sign": "https://hook.example:+443/",
    "port with zeros": "https://hook.example:0443/",
    "two ports": "https://hook.example:443:444/",
}
USER_NAMES = {
    "name": "https://ada@hook.example/",
    "host as a name": "https://hook.example@127.0.0.1/",
    "password": "https://hook.example:443@127.0.0.1/",
    "two": "https://a@b@hook.example/",
    "empty": "https://@hook.example/",
}
MALFORMED = {
    "empty": "",
    "no scheme": "hook.example/path",
    "relative to the scheme": "//hook.example/",
    "no host": "https:///hook",
    "one slash": "https:/hook.example/",
    "no slash": "https:hook.example",
    "three words": "https://hook.example/ HTTP/1.1",
    "header": "https://hook.example/\r\nHost: other.example",
    "tab in the host": "https://hook\t.example/",
    "line feed at the end": "https://hook.example/\n",
    "NUL": "https://hook.example/\0",
    "backslash": "https://hook.example\\@127.0.0.1/",
    "backslash in the path": "https://hook.example/\\..\\",
    "fragment": "https://hook.example/#@127.0.0.1/",
    "capital scheme": "HTTPS://hook.example/",
    "full-width digits": "https://\uff11\uff12\uff17.0.0.1/",
    "ideographic full stops": "https://127\u30020\u30020\u30021/",
    "circled letters": "https://\u24d4vil.example/",
    "soft hyphen": "https://loc\u00adalhost.example/",
    "letter with a diacritic": "https://h\u00f6ok.example/",
    "right to left": "https://\u202ehook.example/",
    "path that is not ASCII": "https://hook.example/\u00e4",
    "long": "https://hook.example/" + "a" * LONGEST,
}
SCHEMES = ("ftp", "file", "gopher", "javascript", "data", "ws", "wss", "json", "unix")
PORTS = (1, 22, 25, 53, 80, 111, 445, 993, 1023, 65536, 99999)


@pytest.mark.parametrize("url", MISLEADING.values(), ids=list(MISLEADING))
def test_a_host_that_can_be_read_in_two_ways_is_refused(url: str) -> None:
    assert code_of(url) == "webhook/host"


@pytest.mark.parametrize("url", USER_NAMES.values(), ids=list(USER_NAMES))
def test_a_user_name_is_refused(url: str) -> None:
    assert code_of(url) == "webhook/user_name"


@pytest.mark.parametrize("url", MALFORMED.values(), ids=list(MALFORMED))
def test_what_is_no_plain_url_is_refused(url: str) -> None:
    assert code_of(url) == "webhook/malformed"


@pytest.mark.parametrize("scheme", SCHEMES)
def test_other_schemes_are_refused(scheme: str) -> None:
    assert code_of(f"{scheme}://hook.example/") == "webhook/not_https"


@pytest.mark.parametrize("port", PORTS)
def test_ports_of_other_services_are_refused(port: int) -> None:
    assert code_of(f"https://hook.example:{port}/") == "webhook/port"


@pytest.mark.parametrize(
    ("url", "target", "authority"),
    [
        ("https://Hook.Example", (True, "hook.example", 443, "/"), "hook.example"),
        ("https://hook.example:443/a?b=c", (True, "hook.example", 443, "/a?b=c"), "hook.example"),
        ("https://hook.example?b", (True, "hook.example", 443, "/?b"), "hook.example"),
        ("https://xn--hk-fka.example:8443/@", (True, "xn--hk-fka.example", 8443, "/@"), None),
        ("http://127.0.0.1:9000/", (False, "127.0.0.1", 9000, "/"), "127.0.0.1:9000"),
        ("https://[2A00:1::0]:8443/", (True, "2a00:1::", 8443, "/"), "[2a00:1::]:8443"),
        ("https://8.8.8.8/a%20b//", (True, "8.8.8.8", 443, "/a%20b//"), "8.8.8.8"),
    ],
)
def test_a_plain_url_is_read(
    url: str, target: tuple[bool, str, int, str], authority: str | None
) -> None:
    read = read_target(url)

    assert read == WebhookTarget(*target)
    assert read.authority == (authority or "xn--hk-fka.example:8443")


PRIVATE = (
    "0.0.0.0",  # noqa: S104
    "0.1.2.3",
    "10.0.0.1",
    "100.64.0.1",
    "100.100.100.200",
    "100.127.255.255",
    "127.0.0.1",
    "127.255.255.254",
    "168.63.129.16",
    "169.254.169.254",
    "172.16.0.1",
    "172.31.255.255",
    "192.0.0.192",
    "192.0.2.1",
    "192.88.99.1",
    "192.168.1.1",
    "198.18.0.1",
    "198.19.255.255",
    "198.51.100.1",
    "203.0.113.1",
    "224.0.0.1",
    "239.255.255.250",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::127.0.0.1",
    "::ffff:127.0.0.1",
    "::ffff:8.8.8.8",
    "::ffff:0:127.0.0.1",
    "64:ff9b::7f00:1",
    "64:ff9b::808:808",
    "64:ff9b:1::7f00:1",
    "100::1",
    "2001::1",
    "2001:0:4136:e378:8000:63bf:3fff:fdd2",
    "2001:10::1",
    "2001:20::1",
    "2001:db8::1",
    "2002:7f00:1::",
    "2002:808:808::1",
    "2a00:1::5efe:7f00:1",
    "2a00:1::200:5efe:7f00:1",
    "3fff::1",
    "4000::1",
    "5f00::1",
    "fc00::1",
    "fd00:ec2::254",
    "fe80::1",
    "fe80::1%eth0",
    "fec0::1",
    "ff02::1",
    "ff0e::1",
    "no address",
    "",
)


@pytest.mark.parametrize("address", PRIVATE)
def test_an_address_outside_the_public_internet_is_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize(
    "address",
    [
        "1.1.1.1",
        "9.255.255.255",
        "11.0.0.0",
        "100.63.255.255",
        "100.128.0.0",
        "128.0.0.1",
        "172.32.0.1",
        "192.167.255.255",
        "223.255.255.255",
        "2001:200::1",
        "2003::1",
        "2606:4700::1",
        "2a00:1450:4001::1",
    ],
)
def test_other_addresses_are_public(address: str) -> None:
    assert is_public(address)


def test_networks_are_read_from_texts() -> None:
    networks = networks_from(("127.0.0.1", "192.168.0.0/16", "fd00::/8"))

    assert [is_in(text, networks) for text in ("127.0.0.1", "192.168.3.4", "fd12::1")] == [True] * 3
    assert not any(is_in(text, networks) for text in ("127.0.0.2", "8.8.8.8", "::1", "x"))
    with pytest.raises(UsageError, match="webhook-networks"):
        networks_from(("localhost",))


def code_of(url: str) -> str:
    with pytest.raises(Refusal) as caught:
        read_target(url)
    return caught.value.code
