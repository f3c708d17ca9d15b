"""Routes of the notifications of a person."""
