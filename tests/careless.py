"""A server that takes no instance lock, so that a test can run two on one database."""

from trilith.server.instance_lock import AdvisoryLock
from trilith.server.listening import listen
from trilith.server.running import serve
from trilith.server.settings import Settings


async def take_no_lock(lock: AdvisoryLock) -> None:
    """Do as if the database were nobody else's."""


if __name__ == "__main__":  # processes that bots think in import this file, too
    AdvisoryLock.hold = take_no_lock  # type: ignore[assignment, method-assign]
    settings = Settings()
    serve(settings, listen(settings.host, settings.port), lambda: None)
