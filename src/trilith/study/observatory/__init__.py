"""Many games between bots, watched: who wins, what is taken, what it is worth, and how much of it is luck."""
