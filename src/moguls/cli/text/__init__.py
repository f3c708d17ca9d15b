"""Results as text: tables of an arena, of a review and of a simulation."""
