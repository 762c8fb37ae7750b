"""The routes: they translate between the wire and the rooms, and decide nothing."""
