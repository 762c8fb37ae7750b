"""Every registered game, with every variant of its options, can be played over the interface from its first decision on."""

import pytest

from support.serving import Guest, Running
from trilith.games import OURS, game_named

ACTIONS = 60  # decisions that are played at each table
TABLES = [(name, variant) for name in OURS for variant, _ in enumerate(game_named(name).variants)]


def set_table(guest: Guest, game: str, options: dict[str, int]) -> str:
    """A table at which one person plays both seats."""
    asked = {"game": game, "options": options, "seats": [{"kind": "person"}, {"kind": "person"}]}
    answer = guest.post("/matches", asked)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


@pytest.mark.parametrize(("name", "variant"), TABLES)
def test_a_match_is_played_choice_by_choice(server: Running, name: str, variant: int) -> None:
    ann = server.guest("Ann")
    match = set_table(ann, name, game_named(name).variants[variant])
    table = ann.look(match)
    for _ in range(ACTIONS):
        seat, version = table["actor"], table["version"]
        if seat is None:
            break
        table = ann.look(match, seat=seat)
        assert table["choices"], table["view"]["phase"]
        choice = table["choices"][version * 7 % len(table["choices"])]
        answer = ann.act(match, seat, version, choice["text"])
        assert answer.status_code == 200, answer.text
        table = answer.json()
    assert table["version"] > ACTIONS // 2


def test_an_option_that_a_game_does_not_have_is_refused(server: Running) -> None:
    ann = server.guest("Ann")
    seats = [{"kind": "person"}, {"kind": "person"}]
    asked = {"game": "endless_winter", "options": {"setup": 9}, "seats": seats}
    answer = ann.post("/matches", asked)
    assert answer.status_code in (409, 422), answer.text
    assert answer.json()["error"] == "NoSuchOption"
