"""English sentences for events, from the sentence table of an edition."""

from collections.abc import Callable, Mapping
from itertools import groupby
from typing import Any

from moguls.core.text.display import agreed, small, won
from moguls.core.text.wording import counted

Event = dict[str, Any]
Names = Callable[[int], str]
# By the type of an event: a sentence and the clause that applies. In a sentence [a|b] is a where
# it is about "You", b about anybody else.
Sentences = Mapping[str, tuple[str, str]]


def say(event: Event, name: Names, sentences: Sentences, unit: str) -> str:
    """Write an event; `name` names a seat, "You" or "Seat 2"; `unit` is the unit of the score."""
    who = name(event["seat"]) if "seat" in event else ""
    sentence = agreed(sentences[event["type"]][0], who)
    return sentence.format(**_facts(event, name, unit), who=who)


def _facts(event: Event, name: Names, unit: str) -> dict[str, object]:
    facts = {key: value for key, value in event.items() if key != "seat"}
    if "points" in event:
        facts["points"] = counted(event["points"], unit)
    if "depots" in event:
        facts["depots"] = counted(event["depots"], "depot")
    if event["type"] == "leave":
        facts["chips"] = counted(event["chips"], "chip") if event["chips"] else "nothing"
    if event["type"] == "sell":
        sold = "{count} {company} at {price}: {points}".format(**facts)
        facts["sold"] = sold if event["count"] else "nothing"
    if event["type"] == "end":
        facts["won"] = _won(event, [name(seat) for seat in event["winners"]])
    return facts


def _won(event: Event, names: list[str]) -> str:
    """Write who has won, and by which shares if they broke a tie."""
    if "shares" not in event:
        return won(names)
    sentence = agreed(f"{names[0]} [win|wins] on shares", names[0])
    return f"{sentence}, {event['shares']} to {event['shares_of_next']}."


def tell(
    events: list[Event],
    name: Names,
    topics: Mapping[str, str],
    apart: Callable[[list[Event], Names], list[str]],
) -> list[str]:
    """Return sentences for events, in order; dividends, for example, share one.

    Args:
        events: events in order.
        name: names a seat.
        topics: beginning of the sentence, by the type of events that share one.
        apart: writes events of one type that do not share one.
    """
    sentences = []
    for (kind, company), group in groupby(events, key=_topic):
        same = list(group)
        if kind in topics:
            sentences.append(f"{topics[kind].format(company=company)}: {_paid(same, name)}.")
        else:
            sentences += apart(same, name)
    return sentences


def _topic(event: Event) -> tuple[str, str]:
    return event["type"], event.get("company", "")


def _paid(events: list[Event], name: Names) -> str:
    return ", ".join(f"{small(name(event['seat']))} +{event['points']}" for event in events)
