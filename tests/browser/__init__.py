"""Tests in real browsers. A package, so that one browser serves all of them (conftest.py)."""
