"""Players that are machines."""
