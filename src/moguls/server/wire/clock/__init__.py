"""Messages of clocks."""
