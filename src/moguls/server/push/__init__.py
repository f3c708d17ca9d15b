"""Web push: keys, push services, messages, and the channel."""
