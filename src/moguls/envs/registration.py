"""The ids by which Gymnasium makes our environments; importing `moguls.envs` registers them.

Gymnasium 1.0 gave up finding environments by entry points: a package is imported, or named in the
id, as "moguls.envs:Moguls/Mogul2002-v0".
"""

from __future__ import annotations

from typing import Final

from moguls.games.registry import names

IDS: Final = {
    name: f"Moguls/{''.join(part.capitalize() for part in name.split('-'))}-v0" for name in names()
}


def register() -> None:
    """Register every game, once; do nothing where Gymnasium is not installed."""
    try:
        import gymnasium  # noqa: PLC0415  # an extra
    except ImportError:
        return
    for name, ids in IDS.items():
        if ids not in gymnasium.registry:
            entry_point = "moguls.envs.gymnasium_env:MogulsEnv"
            vector = "moguls.vector:for_gymnasium"
            gymnasium.register(
                ids, entry_point=entry_point, vector_entry_point=vector, kwargs={"game": name}
            )
