"""Looking back at matches."""
