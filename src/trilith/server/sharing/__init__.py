"""What the processes of a server tell each other: changes of matches, and who does which work."""
