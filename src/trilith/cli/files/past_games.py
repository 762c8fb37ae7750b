"""The games in the saves folder that are over, as somebody's own past."""

from dataclasses import dataclass
from pathlib import Path

from trilith.cli.files.saved_games import saved_matches
from trilith.cli.players import people, seat_players
from trilith.core.match import Match
from trilith.study.past import OwnResult, PastMatch, PastPlayer
from trilith.study.results import results_of
from trilith.words import Words


@dataclass(frozen=True)
class PastGame:
    """A saved game that is over, and how it ended for whoever played it here."""

    match: PastMatch
    own: OwnResult


def past_games(pack: Path | None, said: Words) -> list[PastGame]:
    """Every finished game in which a person played, the last that ended first."""
    found = []
    for path, match in saved_matches(pack):
        if match.over:
            game = _past(path, match, said)
            found += [game] if game else []
    return sorted(found, key=lambda game: (-game.match.ended, game.match.id))


def _past(path: Path, match: Match, said: Words) -> PastGame | None:
    """A game as the past of the first person at its table; none, if only bots sat there."""
    players = seat_players(match.setup.players, said)
    at_table = people(players)
    if not at_table or len(players) != match.setup.seats:
        return None
    own, results, ended = at_table[0].seat, results_of(match), path.stat().st_mtime
    seated = [
        PastPlayer(player.name, player.bot or None, result.place, result.points)
        for player, result in zip(players, results, strict=True)
    ]
    mine = results[own]
    return PastGame(
        PastMatch(str(path), match.game.name, ended, bool(match.practice), own, seated),
        OwnResult(str(path), match.game.name, ended, len(seated), mine.place, mine.points, mine.sources),
    )
