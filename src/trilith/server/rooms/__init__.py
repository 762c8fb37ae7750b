"""Matches in memory: each in a room with a lock, its seats, its event log and what viewers are sent."""
