"""Bots of the server: a pool of processes, and what runs in each of them."""
