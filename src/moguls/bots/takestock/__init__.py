"""How a bot thinks about Take Stock: its rules of thumb, and what it must not see."""
