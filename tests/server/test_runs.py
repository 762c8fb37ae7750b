"""Payments and tools over the wire: picked in any order, sent in one message."""

from pathlib import Path

from support.serving import hear, running, say, settings_for
from support.stone_age.playing import BUILDING_1, give, lay_building, people_on
from support.stored_matches import keep
from trilith.core.match import Match
from trilith.core.record import Record
from trilith.games import game_named

GAME = game_named("stone_age")


def test_a_whole_payment_is_offered_and_played_in_one_message(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    table = people_on(2, BUILDING_1, 1)
    lay_building(table, BUILDING_1, "one_to_seven")
    give(table, 0, wood=2, gold=1)
    match = Match(GAME, Record("stone_age", GAME.version, 2, "5eed" * 16, position=GAME.dump(table)))
    match.act(0, "buy building_1")
    with running(settings) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        keep(settings, "paying", match, [ann, bob])
        assert bob.look("paying")["runs"] == []
        with ann.socket("paying", seat=0) as socket:
            offered = hear(socket, "view")
            run = next(run for run in offered["runs"] if sorted(run["named"]) == ["pay gold", "pay wood"])
            assert run["actions"] == ["pay wood", "pay gold", "done"]
            say(socket, kind="act", version=offered["version"], actions=run["actions"])
            after = hear(socket, "moved")
        assert after["view"]["players"][0]["score"] == run["forecast"]["change"]["score"] == 3 + 6
        assert after["view"]["players"][0]["goods"]["wood"] == 1
        assert ann.look("paying")["runs"] == []
