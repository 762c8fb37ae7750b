"""Bots of a level with a character: they take seats under both names, and play to the end."""

import time

import pytest

from support.serving import PATIENCE, Guest, Running
from trilith.bots.characters import CHARACTERS
from trilith.words import LANGUAGES

A_WHOLE_MATCH = 4 * PATIENCE  # seconds that interpreted bots may take on a busy machine


def test_a_level_takes_a_seat_with_its_character(server: Running) -> None:
    ann = server.guest("Ann")
    told = ann.set_table("person", "hard/hunter", "beginner/shaman")
    assert [seat["bot"] for seat in told["seats"]] == [None, "hard/hunter", "beginner/shaman"]


@pytest.mark.parametrize("name", ["hard/nobody", "greedy/hunter", "nobody/hunter"])
def test_a_character_or_level_that_there_is_not_is_refused_by_name(server: Running, name: str) -> None:
    seats = [{"kind": "person"}, {"kind": "bot", "bot": name}]
    answer = server.guest("Ann").post("/matches", {"game": "stone_age", "seats": seats})
    assert (answer.status_code, answer.json()["error"]) == (404, "NoSuchBot")
    assert answer.json()["about"]["bot"] == name


@pytest.mark.parametrize("name", ["hard/", "/hunter", "hard/hunter/shaman", "hard:hunter", "hard hunter"])
def test_what_cannot_be_a_name_is_refused_where_it_stands(server: Running, name: str) -> None:
    seats = [{"kind": "person"}, {"kind": "bot", "bot": name}]
    answer = server.guest("Ann").post("/matches", {"game": "stone_age", "seats": seats})
    assert (answer.status_code, answer.json()["error"]) == (422, "BadRequest")
    assert answer.json()["about"]["where"] == "body.seats.1.bot.bot"


def test_a_seat_is_offered_to_a_character_and_free_seats_are_filled_with_one(server: Running) -> None:
    ann = server.guest("Ann")
    match = ann.set_table("person", "invited", "invited")["id"]
    offer = {"seat": 1, "to": {"kind": "bot", "bot": "easy/builder"}}
    assert ann.post(f"/matches/{match}/seats", offer).json()["seats"][1]["bot"] == "easy/builder"
    begun = ann.post(f"/matches/{match}/start", {"fill": "easy/wanderer"}).json()
    assert [seat["bot"] for seat in begun["seats"]] == [None, "easy/builder", "easy/wanderer"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_client_learns_who_they_are_and_nothing_of_the_arena(server: Running, language: str) -> None:
    told = server.stranger().get(f"/words/{language}").text
    for character in CHARACTERS:
        for more in ("", "-road", "-about"):
            assert f"character-{character}{more} = " in told
    assert "bot-beginner = " in told
    assert "cli-arena" not in told


def test_every_game_of_ours_offers_all_characters(server: Running) -> None:
    games = server.stranger().get("/games").json()
    offered = {game["name"]: game["characters"] for game in games}
    for game in ("stone_age", "prehistory", "endless_winter"):
        assert sorted(offered[game]) == sorted(CHARACTERS)


def test_characters_among_themselves_play_to_the_end(server: Running) -> None:
    ann = server.guest("Ann")
    match = ann.set_table("beginner/hunter", "beginner/farmer", "easy/shaman", "easy/hunter")["id"]
    result = wait_for_the_end(ann, match)
    assert len(result["scores"]) == 4
    assert min(result["places"]) == 1


def wait_for_the_end(guest: Guest, match: str) -> dict[str, list[int]]:
    """The result of a match that nobody but bots plays."""
    until = time.monotonic() + A_WHOLE_MATCH
    while time.monotonic() < until:
        if guest.get(f"/matches/{match}").json()["status"] == "over":
            found: dict[str, list[int]] = guest.look(match)["result"]
            return found
        time.sleep(0.05)
    raise TimeoutError(match)
