"""What a position is worth: small nets over the summaries of the games, with shipped weights."""
