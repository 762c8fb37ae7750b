"""`python -m trilith` is the command `trilith`."""

from trilith.cli.main import run

if __name__ == "__main__":  # processes that play many games import this file, too
    run()
