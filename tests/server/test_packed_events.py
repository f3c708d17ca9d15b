"""Events of older entries as bytes: small ones plain, large ones compressed."""

from __future__ import annotations

import zlib

import msgspec
import pytest

from moguls.server.table.table import SMALL, Events, events_for, packed


@pytest.mark.parametrize("length", [1, SMALL, 10 * SMALL])
def test_packed_events_are_read_for_each_seat(length: int) -> None:
    events: Events = [[{"type": "pass", "text": f"{seat}" * length}] for seat in range(3)]
    data = packed(events)
    assert [events_for(data, seat) for seat in (0, 1, None)] == [events[0], events[1], events[2]]


def test_only_large_events_are_compressed() -> None:
    small: Events = [[{"type": "pass", "seat": 0}]]
    large: Events = [[{"type": "pass", "text": "x" * SMALL}]]
    assert packed(small) == msgspec.json.encode(small)
    assert zlib.decompress(packed(large)) == msgspec.json.encode(large)
    assert len(packed(large)) < SMALL / 2
