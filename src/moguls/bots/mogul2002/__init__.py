"""How a bot thinks about Mogul (2002): its rules of thumb, and what it must not see."""
