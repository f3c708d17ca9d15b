"""What each action of a position may bring, knowing what one seat knows."""


def __getattr__(name: str) -> object:
    """Return `Analyst`, which documents take from here; a part of the room need not load it."""
    if name == "Analyst":
        from moguls.bots.analysis.analyst import Analyst  # noqa: PLC0415  # only who asks

        return Analyst
    msg = f"module {__name__!r} has no attribute {name!r}"
    raise AttributeError(msg)
