"""Messages between server and client, refusals, and what is made from both."""
