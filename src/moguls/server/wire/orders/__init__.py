"""Messages about standing orders."""
