"""English sentence of every event, and the clause that applies."""

import re
from collections.abc import Callable
from typing import Any, Final

# [a|b] is a where the sentence is about "You", b about anybody else.
SENTENCES: Final = {
    "round": ("Round {round}: {dealer} [deal|deals], and {who} [begin|begins].", "TKS-S4"),
    "hand": ("{who} [are|is] dealt {cards}.", "TKS-S2"),
    "draw": ("{who} [draw|draws] {card}.", "TKS-T1"),
    "reshuffle": ("The discarded shares are shuffled: {cards} to draw from.", "TKS-T2"),
    "buried": ("These go under the event pile: {events}.", "TKS-S5"),
    "new_pile": ("The event pile is set up again.", "TKS-S5"),
    "raise": ("{who} [raise|raises] with {card}: the price is {price}.", "TKS-A1"),
    "save": ("{who} [save|saves] {card} and [discard|discards] {discard}.", "TKS-A3"),
    "discard": ("{who} [discard|discards] {card}.", "TKS-A5"),
    "look": ("{who} [draw|draws] {events}.", "TKS-A5"),
    "keep": ("{who} [keep|keeps] {event}.", "TKS-A5"),
    "closed": ("{who} [draw|draws] market-closed.", "TKS-A6"),
    "play": ("{who} [play|plays] {event}.", "TKS-V11"),
    "aside": ("{who} [put|puts] {event} aside.", "TKS-V11"),
    "price": ("The price of {stock} goes from {was} to {price}.", "TKS-P1"),
    "audit": ("{who} [audit|audits] {stock}: {way}.", "TKS-V5"),
    "freeze": ("{who} [freeze|freezes] {stock}.", "TKS-V6"),
    "unfreeze": ("{who} [free|frees] {stock}.", "TKS-V6"),
    "take": ("{who} [take|takes] {card} and [discard|discards] {discard}.", "TKS-V4"),
    "insider_done": ("{who} [take|takes] no more.", "TKS-V4"),
    "token_up": ("{who} [get|gets] an option.", "TKS-V9"),
    "token_down": ("{who} [lose|loses] an option.", "TKS-V9"),
    "round_end": ("The round ends: {why}.", "TKS-E1"),
    "option": ("{who} [spend|spends] an option to save {card}.", "TKS-E2"),
    "option_done": ("{who} [exercise|exercises] no more options.", "TKS-E2"),
    "score": ("{who} [score|scores] {points}.", "TKS-E3"),
    "end": ("{winners}", "TKS-E4"),
}
ENDS: Final = {
    "market_closed": "the market is closed",
    "high_card": "an 11 or a 12 has been played",
    "last_card": "a hand is empty",
    "no_card": "there is no card to draw",
}
WAYS: Final = {
    "top": "the highest card is removed",
    "split": "a split is removed",
    "none": "there is nothing to take",
}


def say(event: dict[str, Any], name: Callable[[int], str]) -> str:
    """Write an event; `name` names a seat, "You" or "Seat 2". Rules: TKS-T1."""
    sentence, _clause = SENTENCES[event["type"]]
    who = name(event["seat"]) if "seat" in event else ""
    verb = r"\1" if who == "You" else r"\2"
    if event["type"] == "round":  # the verbs are about two seats
        dealer = _inside(name(event["dealer"]))
        first = re.sub(r"\[(.*?)\|(.*?)\]", r"\1" if dealer == "you" else r"\2", sentence, count=1)
        return re.sub(r"\[(.*?)\|(.*?)\]", verb, first).format(
            round=event["round"], dealer=dealer, who=_inside(who)
        )
    return re.sub(r"\[(.*?)\|(.*?)\]", verb, sentence).format(**_facts(event, who, name))


def clause_of(event: dict[str, Any]) -> str:
    """Return the clause that applies to an event. Rules: TKS-T1."""
    return SENTENCES[event["type"]][1]


def _facts(event: dict[str, Any], who: str, name: Callable[[int], str]) -> dict[str, object]:
    """Return the values for a sentence; those hidden from the viewer are left vague."""
    vague = {"card": "a card", "event": "an event", "events": "two events"}
    facts = {**vague, **event, "who": who}
    for key in ("cards", "events"):
        if isinstance(facts.get(key), list):
            facts[key] = ", ".join(facts[key]) or "no cards"
    if "why" in event:
        facts["why"] = ENDS[event["why"]]
    if "way" in event:
        facts["way"] = WAYS[event["way"]]
    if "points" in event:
        facts["points"] = f"{event['points']} point{'' if event['points'] == 1 else 's'}"
    if "winners" in event:
        facts["winners"] = _won([name(seat) for seat in event["winners"]])
    return facts


def _inside(who: str) -> str:
    """Write a name inside a sentence."""
    return who[:1].lower() + who[1:]


def _won(names: list[str]) -> str:
    if len(names) > 1:
        first, *rest = names
        others = [_inside(other) for other in rest]
        return f"{', '.join([first, *others[:-1]])} and {others[-1]} share the win."
    return f"{names[0]} {'win' if names[0] == 'You' else 'wins'} the game."
