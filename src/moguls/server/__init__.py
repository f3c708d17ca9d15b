"""Tables for people and bots: the log, the sockets, the people."""
