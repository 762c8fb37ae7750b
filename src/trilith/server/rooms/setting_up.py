"""Positions that somebody sets up by hand: how one begins, what is wrong with one, and what the table looks like."""

import logging
from dataclasses import asdict
from typing import Any, Final

from trilith.core.game import Game, Position, View
from trilith.core.match import Match
from trilith.core.record import Record
from trilith.core.state import State
from trilith.server.pack_registry import PackRegistry
from trilith.server.rooms.match_factory import fresh_seed
from trilith.study.moment import open_view
from trilith.study.positions import game_named_in, with_pack, without_pack

LOG: Final = logging.getLogger(__name__)


def beginning(game: Game, seats: int) -> dict[str, Any]:
    """A table that was just set, and what may stand where in a position of so many."""
    game.start(seats, {})  # refuses what the game cannot be
    match = Match(game, Record(game.name, game.version, seats, fresh_seed(), pack=game.pack.signature()))
    match.go_on()
    table, board = game.shapes_of_positions(seats)
    return {
        "position": with_pack(game, game.dump(match.state)),
        "table": {where: asdict(shape) for where, shape in table.items()},
        "board": {where: asdict(shape) for where, shape in board.items()},
    }


def game_of(position: Position, pack_registry: PackRegistry) -> tuple[Game, Position]:
    """The game of a position, with the pack that it names, and the position without that."""
    found, pack = without_pack(position)
    return pack_registry.for_match(game_named_in(found), pack), found


def looked_at(position: Position, pack_registry: PackRegistry) -> dict[str, Any]:
    """Everything impossible about a position, and the table as far as it can be drawn."""
    game, found = game_of(position, pack_registry)
    state = game.read(found)
    problems = [vars(problem) for problem in game.problems(state)]
    actor = -1 if problems else state.actor()
    return {
        "game": game.name,
        "seats": len(found["players"]) if isinstance(found["players"], list) else 0,
        "problems": problems,
        "view": _seen(game, state, bool(problems)),
        "actor": actor if actor >= 0 else None,
    }


def _seen(game: Game, state: State, broken: bool) -> View | None:
    """The table with all boards open; nothing where a position is so wrong that it cannot be looked at."""
    try:
        return open_view(game, state)
    except (
        Exception
    ):  # rules and views count on positions that can be; what cannot be may break them anywhere
        if not broken:
            raise
        LOG.debug("an impossible position cannot be drawn", exc_info=True)
        return None
