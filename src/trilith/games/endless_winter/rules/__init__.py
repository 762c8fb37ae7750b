"""The rules of Endless Winter, one module for each chapter of the rulebook."""
