"""What every game needs and no game owns: states, chance, records, building, errors."""
