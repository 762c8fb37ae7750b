"""The rules of Stone Age, one module for each chapter of the rulebook."""
