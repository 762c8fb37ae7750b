"""`python -m trilith.server` runs a server that is set by environment variables alone."""

from trilith.server.listening import listen
from trilith.server.running import serve
from trilith.server.settings import Settings

if __name__ == "__main__":  # processes that bots think in import this file, too
    settings = Settings()
    serve(settings, listen(settings.host, settings.port), lambda: None)
