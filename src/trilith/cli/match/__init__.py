"""A match in the terminal: its session, its log and its result."""
