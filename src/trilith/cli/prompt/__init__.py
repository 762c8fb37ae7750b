"""The prompt: the page somebody decides on, and reading what is typed there."""
