"""Runs a worker in the foreground of a terminal."""

import asyncio
import os

from trilith.cli.commands.run_server import read_settings
from trilith.cli.errors import BadUsage
from trilith.cli.screen import Screen
from trilith.server.logs import configure
from trilith.server.pack_registry import PackRegistry
from trilith.server.sharing.connecting import check, shown
from trilith.server.workers.opening import check_extra


def run(screen: Screen, redis: str | None, processes: int | None) -> None:
    """Think until Ctrl-C or SIGTERM, which is how it is meant to end."""
    settings, _ = read_settings({} if redis is None else {"redis": redis})
    if not settings.redis:
        raise BadUsage(problem="MissingParameter", what="--redis", command="trilith worker")
    configure(settings)
    check_extra(settings.redis)
    asyncio.run(check(settings.redis))
    from trilith.server.workers.answering import work

    count = processes or os.cpu_count() or 1

    def welcome() -> None:
        screen.say("cli-worker-thinking", redis=shown(settings.redis), processes=count)

    packs = PackRegistry(settings.pack_folders)
    asyncio.run(work(settings.redis, count, settings.bot_seconds, packs, welcome))
    screen.say("cli-worker-stopped")
