"""Results of finished tables: the best deals, and the record of a person."""
