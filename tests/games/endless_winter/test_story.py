"""Whoever only hears what is told could lay out the table: golden games, event by event."""

import pytest

from make_golden_records import file_of
from support.endless_winter.story import Story
from trilith.core.match import Match
from trilith.core.record import Record, digest, parse_record
from trilith.games import game_named
from trilith.games.endless_winter.game import EndlessWinter

GAME = game_named("endless_winter")


@pytest.mark.parametrize("variant", range(len(GAME.variants)))
@pytest.mark.parametrize("seats", GAME.seats)
def test_what_is_told_of_a_golden_game_makes_its_table(seats: int, variant: int) -> None:
    options = GAME.variants[variant]
    record = parse_record(file_of(GAME, seats, options).read_text(encoding="utf-8"))
    match = Match(GAME, Record(GAME.name, GAME.version, seats, record.seed, options))
    state = match.state
    assert isinstance(state, EndlessWinter)
    story = Story(state)
    for line in record.lines:
        story.hear(line, match.step(line))
        story.agrees_with(state)
        assert record.digests.get(match.version, digest(state)) == digest(state)
