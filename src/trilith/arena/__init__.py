"""Many games between bots: seating, ratings, ladders."""
