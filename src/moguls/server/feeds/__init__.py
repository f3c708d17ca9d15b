"""Feeds of a person at a secret address: notices as Atom, turns with deadlines as iCalendar."""
