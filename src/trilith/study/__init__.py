"""Looking back at finished matches: what luck and what decisions were worth, and which of them gave something up."""
