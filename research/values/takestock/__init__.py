"""The learned value of Take Stock: what a beginning round is worth to each seat."""
