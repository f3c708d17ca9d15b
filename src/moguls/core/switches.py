"""House-rule switches: what a game can be played with."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Switch:
    """A house-rule switch.

    Attributes:
        name: as records and commands have it.
        values: those that have a meaning of their own; the first is the default.
        rule: its clause.
        numbers: further whole numbers that it may be, or None.
    """

    name: str
    values: tuple[str, ...]
    rule: str
    numbers: range | None = None

    def allows(self, value: str) -> bool:
        """Say whether the switch can have this value."""
        if value in self.values:
            return True
        is_number = value.isdecimal() and str(int(value)) == value
        return self.numbers is not None and is_number and int(value) in self.numbers

    @property
    def possible(self) -> str:
        """All that it can be, for people."""
        shown = " | ".join(self.values)
        if self.numbers is None:
            return shown
        return f"{shown} | {self.numbers[0]} to {self.numbers[-1]}"

    @property
    def default(self) -> str:
        """The value where nothing is said."""
        return self.values[0]
