"""The contract that every game keeps; standard library only."""
