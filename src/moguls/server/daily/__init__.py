"""Deal of the day: one sealed deal for each game and day, with one attempt for each person."""
