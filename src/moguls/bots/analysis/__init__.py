"""Analysis of a position: expected results of each action, by the information of one seat."""


def __getattr__(name: str) -> object:
    """Return `Analyst`, loaded on first use so that its parts can be imported alone."""
    if name == "Analyst":
        from moguls.bots.analysis.analyst import Analyst  # noqa: PLC0415  # only who asks

        return Analyst
    msg = f"module {__name__!r} has no attribute {name!r}"
    raise AttributeError(msg)
