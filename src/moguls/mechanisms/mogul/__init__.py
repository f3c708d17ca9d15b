"""What every edition of Mogul has in common beyond its rule book; editions name their own facts."""
