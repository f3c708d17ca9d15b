"""The errors under the name that documents taught first; they stand in `moguls.errors`."""

from moguls.errors import (
    Denial,
    GameOver,
    IllegalMove,
    MalformedMove,
    MogulsError,
    NoNativeCode,
    RecordError,
    RulesError,
    UsageError,
)

__all__ = [
    "Denial",
    "GameOver",
    "IllegalMove",
    "MalformedMove",
    "MogulsError",
    "NoNativeCode",
    "RecordError",
    "RulesError",
    "UsageError",
]
