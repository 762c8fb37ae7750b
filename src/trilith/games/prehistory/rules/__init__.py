"""The rules of Prehistory, one module for each chapter of the rulebook."""
