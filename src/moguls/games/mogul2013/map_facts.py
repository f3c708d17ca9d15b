"""Station spaces and tracks of a data file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from moguls.core.datafile.values import dotted, list_at, name_at, refuse_keys, table_at, value_at
from moguls.games.mogul2013.facts import (
    CODE,
    COLOURS,
    HEIGHT,
    MAX_STATIONS,
    WIDTH,
    Station,
    company_at,
)

if TYPE_CHECKING:
    from moguls.core.datafile.file import DataFile, Key


def stations(file: DataFile) -> tuple[Station, ...]:
    """Return the station spaces in the order of their codes. Rules: M13-C3."""
    table = table_at(file, ("stations",))
    if len(table) > MAX_STATIONS:
        why = f"too many stations: {len(table)}; expected at most {MAX_STATIONS} (M13-C3)"
        file.refuse(("stations",), why)
    spaces = tuple(_station(file, code) for code in sorted(table))
    for company, colour in enumerate(COLOURS):
        if not any(company in station.networks for station in spaces):
            file.refuse(("stations",), f"the {colour} network has no station (M13-C3)")
    return spaces


def _station(file: DataFile, code: str) -> Station:
    """Return one station. Rules: M13-C3."""
    key = ("stations", code)
    if not CODE.fullmatch(code):
        why = (
            f"{code!r} is not a station code; "
            "expected two to four capitals or digits, the first a capital"
        )
        file.refuse(key, why)
    refuse_keys(file, key, ("town", "at", "networks"))
    town = name_at(file, (*key, "town"))
    at = _place(file, (*key, "at"), value_at(file, (*key, "at")))
    return Station(code, town, at, _networks(file, (*key, "networks")))


def _place(file: DataFile, key: Key, at: object) -> tuple[int, int]:
    if not isinstance(at, list) or [type(number) for number in at] != [int, int]:
        file.refuse(key, f"{dotted(key)}: {at!r} is not a place; expected [x, y]")
    x, y = at
    if not (0 <= x <= WIDTH and 0 <= y <= HEIGHT):
        file.refuse(key, f"{dotted(key)}: {at!r} is not within {WIDTH} x {HEIGHT}")
    return x, y


def _networks(file: DataFile, key: Key) -> tuple[int, ...]:
    """Return the networks of a station, one or two. Rules: M13-C3."""
    names = list_at(file, key, "one or two companies")
    companies = tuple(company_at(file, key, name) for name in names)
    if len(companies) not in (1, 2) or len(set(companies)) != len(companies):
        file.refuse(key, f"{dotted(key)} must name one company, or two, not {names!r} (M13-C3)")
    return companies


def tracks(file: DataFile) -> dict[str, list[list[object]]]:
    """Return the tracks, which are drawn and have no effect on the rules. Rules: M13-C3."""
    refuse_keys(file, ("tracks",), COLOURS)
    for colour in COLOURS:
        key = ("tracks", colour)
        for track in list_at(file, key, "tracks"):
            _refuse_track(file, key, track)
    return {colour: value_at(file, ("tracks", colour)) for colour in COLOURS}


def _refuse_track(file: DataFile, key: Key, track: object) -> None:
    ends = [track[0], track[-1]] if isinstance(track, list) and len(track) > 1 else []
    if not ends or not all(isinstance(end, str) for end in ends):
        file.refuse(key, f"{dotted(key)}: {track!r} is not a track from a station to a station")
    assert isinstance(track, list)  # noqa: S101  # for the type checker
    for point in track:
        if not isinstance(point, str):
            _place(file, key, point)
        elif point not in table_at(file, ("stations",)):
            why = f"{dotted(key)}: there is no station {point!r}"
            file.refuse(key, why, point)
