"""How a bot thinks about Mogul (2013): its rules of thumb, and what it must not see."""
