"""The worked examples of the rules, as they are told."""

from support.playing import offered
from support.prehistory.playing import (
    autumn,
    found_camp,
    give,
    hunt,
    land,
    last_action,
    lay_prey,
    lay_rite,
    lay_tile,
    let_luck_decide,
    markers,
    members,
    on_stones,
    paint,
    play,
    put,
    refused,
    resources,
    spring,
    summer,
    turn_to,
    without_megaliths,
)
from support.rules import rule
from support.worked_examples import as_told
from trilith.games.prehistory.names import FISHING, GATHERING, HUNTING, MIGRATION, PAINTING, RED, TILES, WHITE
from trilith.games.prehistory.rules import scoring


@rule("PH-8.4")
def test_painting_beside_one_piece_and_above_another_brings_a_marker_and_a_bone() -> None:
    game = summer(2, PAINTING)
    paint(game, 0, "1_1", "2_2")
    give(game, 0, "", "grey")
    play(game, "paint 1_2")
    assert (markers(game, 0), game.players[0].bones) == ("yellow", 1)
    as_told("prehistory", "painting-bonus", 1, 1, 2, 2, 1, 2, 1, 2, game.players[0].bones)


@rule("PH-15.3")
def test_rows_with_three_two_and_no_pieces_are_worth_nine() -> None:
    game = last_action(2)
    paint(game, 0, "1_1", "1_2", "1_3", "2_1", "2_3")
    points = scoring.painting(game, game.players[0])
    assert points == 9
    as_told(
        "prehistory", "painting-rows", 3, 2, 0, *(game.box.row_points[pieces] for pieces in (3, 2, 0)), points
    )


@rule("PH-8.2", "PH-4.4")
def test_a_spiral_costs_yellow_when_the_wheel_is_turned_by_two() -> None:
    game = spring(2)
    turn_to(game, "painting", 2)
    give(game, 0, "yellow white")
    give(game, 1, "grey")
    play(game, "paint 1_2", "lay white")
    assert (resources(game, 0), on_stones(game, "painting")) == ("", ["white"])
    as_told("prehistory", "painting-price", 2, 1, len(on_stones(game, "painting")))


@rule("PH-9.1")
def test_a_fish_of_two_is_paid_with_two_of_yellow_brown_and_blue_but_never_twice_the_same() -> None:
    game = spring(2)
    turn_to(game, "fishing", 4)
    give(game, 0, "yellow yellow brown blue grey")
    play(game, "fish 2")
    assert offered(game) == ["pay blue", "pay brown"]
    after = game.copy()
    play(after, "pay blue")
    assert offered(after) == ["pay brown", "pay yellow"]
    before = len(resources(game, 0).split())
    play(game, "pay brown")  # then only yellow is left, and is paid at once
    assert resources(game, 0) == "grey blue yellow"
    paid = before - len(resources(game, 0).split())
    colours = {line.removeprefix("pay ") for line in (*offered(after), "pay blue")}
    as_told("prehistory", "fishing", 4, 2, paid, len(colours))


@rule("PH-5.5")
def test_step_nine_of_the_track_pays_three_and_four_and_step_one_a_bone() -> None:
    box = spring(2).box
    assert (box.track_bones[9], box.track_points[9]) == (3, 4)
    assert (box.track_bones[1], box.track_points[1]) == (1, 0)
    game = summer(2, FISHING)
    give(game, 0, "", "blue")
    game.players[0].fish, game.players[0].track = (0, 1, 2), 8
    play(game, "fish 1")
    score, bones = game.players[0].score, game.players[0].bones
    assert (score, bones) == (4, 3)
    as_told("prehistory", "track", 9, score, bones, 1, box.track_points[1], box.track_bones[1])


@rule("PH-10.4", "PH-15.5")
def test_two_apples_and_three_berries_pay_twice_and_are_worth_eight() -> None:
    gained = []
    for berries in range(3):
        game = summer(2, GATHERING)
        baskets = [0] * len(TILES)
        baskets[TILES.index("apple")], baskets[TILES.index("berry")] = 2, berries
        game.players[0].baskets = tuple(baskets)
        lay_tile(game, 1, "berry")
        give(game, 0, "", "red red")
        play(game, "gather 1")
        gained.append(markers(game, 0))
    assert gained == ["brown yellow", "brown yellow", ""]
    points = scoring.gathering(game, game.players[0])
    assert points == 3 + 5
    brought = [len(each.split()) for each in gained]
    assert brought[0] == brought[1]
    apples, berries = game.box.set_points[2], game.box.set_points[3]
    as_told("prehistory", "baskets", 2, 1, 2, brought[0], 3, brought[2], 2, apples, 3, berries, points)


@rule("PH-15.4")
def test_elephants_and_their_footprints() -> None:
    game = last_action(2)
    hunt(game, 0, "elephant_1", "elephant_footprint_1", "elephant_footprint_2")
    points = [scoring.animals(game, game.players[0])]
    hunt(game, 0, "elephant_3")
    points.append(scoring.animals(game, game.players[0]))
    game.players[0].tokens = 1
    points.append(scoring.animals(game, game.players[0]))
    assert points == [2, 8, 12]
    as_told("prehistory", "elephants", 1, 2, points[0], 3, points[1], game.box.token_points[0], points[2])


@rule("PH-11.3")
def test_a_second_elephant_footprint_brings_its_marker_and_then_the_bone_of_the_first() -> None:
    game = summer(2, HUNTING)
    hunt(game, 0, "elephant_footprint_1")
    lay_prey(game, 1, "elephant_footprint_2")
    give(game, 0, "", "brown brown")
    play(game, "hunt 1")
    assert (markers(game, 0), game.players[0].bones) == ("grey", 1)
    as_told("prehistory", "footprints", 1, len(markers(game, 0).split()), game.players[0].bones)


@rule("PH-12.1", "PH-12.3")
def test_two_shamans_move_to_blue_and_white_for_a_card_of_value_two() -> None:
    game = spring(2)
    lay_rite(game, 1, "beast_masks")
    give(game, 0, "blue white grey")
    assert game.players[0].shamans == 0b010101  # grey, red, yellow
    play(game, "ceremony 2", "shaman grey blue", "shaman yellow white", "card 1")
    assert game.players[0].shamans == 0b100110
    assert len(game.players[0].rites) == 1
    value = game.box.rite_value[game.players[0].rites[0]]
    as_told(
        "prehistory",
        "shamans",
        game.players[0].shamans.bit_count(),
        (0b010101 & ~0b100110).bit_count(),
        value,
    )


@rule("PH-12.4", "PH-3.6")
def test_ceremonies_of_orange_and_twice_purple_put_purple_first_next_year() -> None:
    game = spring(4)  # O, G, P, B
    for seat in (0, 2):
        give(game, seat, "blue brown yellow white red grey", "yellow")
    play(game, "ceremony 1", "shaman grey blue", "no_card", "lay brown")
    play(game, "ceremony 1", offered_first(game), "no_card", "lay grey", "pass")
    while game.season == 1:
        play(game, "pass")
    play(game, *["capstone painting"] * 4)
    while game.deed != 4 or game.turn != 2:
        play(game, "skip")
    play(game, "ceremony 1", "no_card")
    assert game.dancers == [2, 0]
    while game.year == 1:
        play(game, next(line for line in ("skip", "end") if line in offered(game)))
    let_luck_decide(game)
    assert game.order == [2, 0, 1, 3]
    as_told("prehistory", "order", 1, 2)


def offered_first(game: object) -> str:
    """Any move of a shaman after a ceremony has begun."""
    after = game.copy()  # type: ignore[attr-defined]
    play(after, "ceremony 1")
    return offered(after, "shaman")[0]


@rule("PH-6.2")
def test_a_white_and_a_red_cube_are_four_steps_and_with_two_bones_six() -> None:
    game = autumn(2)
    put(game, 0, "e5", standing=1)
    give(game, 0, "white red", bones=2)
    assert game.box.wheel_names[game.wheel] == "wheel_1"
    play(game, "spend_resource white", "spend_resource red")
    assert game.steps == 4
    bought = game.steps
    play(game, "spend_bone", "spend_bone")
    assert game.steps == 6
    steps = game.box.wheel_steps[game.wheel]
    as_told("prehistory", "steps", 1, steps[WHITE], steps[RED], bought, 2, game.steps)


@rule("PH-7.2", "PH-7.3", "PH-7.4", "PH-7.5")
def test_camp_five_with_two_members_next_to_the_site() -> None:
    game = autumn(2)
    game.players[0].home, game.players[0].supply = 4, 6
    land(game, "d4", "plain")
    put(game, 0, "d4", standing=1)
    put(game, 0, "f4", standing=1)
    put(game, 0, "e5", standing=1)
    give(game, 0, bones=2)
    play(game, "spend_bone", "send e5", "to e4", "build e4", "camp 5", "recall d4")
    assert game.players[0].score == 4
    assert (game.players[0].home, game.players[0].supply) == (1 + 1 + 1, 5)
    assert (members(game, "d4"), members(game, "e4"), members(game, "f4")) == (
        (-1, 0, 0),
        (0, 0, 1),
        (0, 1, 0),
    )
    back = game.box.camp_black[4]
    needed = game.box.camp_grey[4] + back
    as_told(
        "prehistory", "camp", 5, needed, 2, game.players[0].score, back, needed, 6 - game.players[0].supply
    )


@rule("PH-15.8")
def test_megalith_c_five_and_two_for_three_players() -> None:
    told: list[int] = []
    for control, points in (([3, 3, 1], [3, 3, 0]), ([4, 2, 2], [5, 1, 1])):
        game = without_megaliths(last_action(3))
        land(game, "d4", "megalith_c3")
        free = ["c3", "c4", "d3", "d5", "e4"]
        for seat, units in enumerate(control):
            for camp in range(units // 2):
                found_camp(game, seat, free.pop(), camp + 1)
            if units % 2:
                put(game, seat, free.pop(), standing=1)
        shared = [scoring.megaliths_c(game, seat) for seat in range(3)]
        assert shared == points
        told += [*control, *dict.fromkeys(shared)]
    as_told("prehistory", "megalith-c", game.box.giant_first[2], game.box.giant_second[2], *told)


@rule("PH-15.7")
def test_megalith_b_with_a_camp_of_three_next_to_it_and_a_member_on_it() -> None:
    game = without_megaliths(last_action(2))
    land(game, "d4", "megalith_b")
    found_camp(game, 0, "e4", 1)
    alone = scoring.megaliths_b(game, 0)
    put(game, 0, "e4", standing=3)
    with_members = scoring.megaliths_b(game, 0)
    put(game, 0, "d4", standing=1)
    points = scoring.megaliths_b(game, 0)
    assert (alone, with_members, points) == (1, 4, 5)
    as_told("prehistory", "megalith-b", 3, alone, with_members - alone, with_members, points)


@rule("PH-15.2")
def test_seven_bones_and_four_cubes_are_three_points() -> None:
    game = last_action(2)
    give(game, 0, "grey red", "white white", bones=7)
    points = scoring.bones(game, game.players[0])
    assert points == 3
    as_told("prehistory", "end", 7, 4, 7 + 4, points)


@rule("PH-13.4")
def test_with_two_camps_and_four_members_out_one_may_follow_but_not_two() -> None:
    game = summer(2, MIGRATION)
    game.players[0].home, game.players[0].supply = 6, 4
    found_camp(game, 0, "e4", 1)
    found_camp(game, 0, "f4", 2)
    put(game, 0, "e5", standing=4)
    give(game, 0, "", "white white")
    assert refused(game, "migrate 1") == ""
    assert refused(game, "migrate 2") == "PH-13.4"
    play(game, "migrate 1", "to e5")
    as_told("prehistory", "limit", 2, 4, 1, game.on_map(game.players[0]), 2)
