"""A player that looks ahead in any game: tree search over worlds that fit what its seat knows."""
