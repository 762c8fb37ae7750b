"""The command line: play, simulate, replay, measure."""
