"""Files of the command line: reading records and positions, saved games and where they are kept."""
