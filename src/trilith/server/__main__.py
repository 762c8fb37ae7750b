"""`python -m trilith.server` runs a server that is set by environment variables alone."""

from trilith.server.listener import listen
from trilith.server.runner import serve
from trilith.server.settings import Settings

if __name__ == "__main__":  # the processes of the bot pool import this file, too
    settings = Settings()
    serve(settings, listen(settings.host, settings.port), lambda: None)
