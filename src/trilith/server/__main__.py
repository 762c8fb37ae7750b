"""`python -m trilith.server` runs a server that is set by environment variables alone."""

from trilith.server.running import make_server
from trilith.server.settings import Settings

if __name__ == "__main__":  # processes that bots think in import this file, too
    make_server(Settings()).run()
