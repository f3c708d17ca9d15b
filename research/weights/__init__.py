"""The weights of Take Stock's rules of thumb for the seat that thinks, found by evolution."""
