"""Looking back at matches: their moments, and what luck and decisions were worth."""
