"""Learning by playing: lessons as data, played on the real engine (docs/lessons.md)."""
