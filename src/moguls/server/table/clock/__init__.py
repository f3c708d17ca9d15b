"""Clock of a table: a pure function of its log, recorded outages and the current time."""
