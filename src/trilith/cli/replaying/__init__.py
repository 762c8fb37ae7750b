"""Looking back at a record in the terminal, by keys."""
