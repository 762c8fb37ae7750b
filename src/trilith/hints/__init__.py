"""The torch: what a good player thinks of, each with its reasons, made from what one seat knows."""
