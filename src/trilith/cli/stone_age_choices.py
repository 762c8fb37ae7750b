"""What can be chosen in Stone Age, with what one wants to know before choosing it."""

from trilith.cli.choices import HOW_MANY, Group, Option
from trilith.cli.stone_age_view import Board, lying_on, pips, price, seen, takes_any_number
from trilith.cli.tables import Scene
from trilith.core.action import Action
from trilith.core.game import View
from trilith.games.stone_age.names import GOODS, SPOTS


def groups(scene: Scene, legal: list[Action]) -> list[Group]:
    """One line for each place people can go to; one for each action of any other kind."""
    found: list[Group] = []
    places: dict[str, Group] = {}
    for action in legal:
        told = scene.game.choice(action)
        spot = str(told.get("spot", ""))
        if told["kind"] != "place":
            label = scene.words.tell("action", told)
            found.append(Group(label, [Option("1", action)], _note(scene, told)))
            continue
        if spot not in places:
            heading = scene.words.say("cli-stone-place")
            places[spot] = Group(
                scene.words.name("spot", spot), [], _place_note(scene, spot), heading, HOW_MANY
            )
            found.append(places[spot])
        places[spot].options.append(Option(str(told["people"]), action))
    return found


def _place_note(scene: Scene, spot: str) -> str:
    """What a place is good for."""
    words = scene.words
    at = SPOTS.index(spot)
    if at < len(GOODS):
        return words.say("cli-stone-pips", pips=pips(scene, GOODS[at]), good=words.name("good", GOODS[at]))
    if spot.startswith("card"):
        return words.say("cli-stone-card-note", card=lying_on(scene, spot), price=price(spot))
    if spot.startswith("building"):
        return lying_on(scene, spot)
    return _village_note(scene, spot)


def _village_note(scene: Scene, spot: str) -> str:
    """What tool maker, hut or field brings the viewer, if it still can."""
    full = spot in seen(scene)["players"][scene.viewer]["full"]
    return scene.words.say("cli-stone-full-note" if full else "cli-stone-village-note", spot=spot)


def _note(scene: Scene, told: View) -> str:
    """What an action that is no placing would do."""
    words, kind = scene.words, told["kind"]
    mine = seen(scene)["players"][scene.viewer]
    if kind == "take":
        return _take_note(scene, str(told["spot"]), mine)
    if kind in ("buy", "leave"):
        spot = str(told["spot"])
        if spot.startswith("card"):
            return words.say("cli-stone-card-note", card=lying_on(scene, spot), price=price(spot))
        return lying_on(scene, spot) or words.say("cli-stone-leave-note")
    if kind in ("pay", "choose"):
        return words.say("cli-stone-have", count=mine["goods"][str(told["good"])])
    if kind == "tool":
        value = mine["tools"][int(str(told["place"])) - 1]["value"]
        return _pips_note(scene, value)
    if kind == "one_use":
        return _pips_note(scene, int(str(told["value"])))
    if kind == "keep":
        return _pips_note(scene, 0)
    return ""


def _take_note(scene: Scene, spot: str, mine: Board) -> str:
    at = SPOTS.index(spot)
    if at >= len(GOODS):
        return _village_note(scene, spot)
    return scene.words.say(
        "cli-stone-dice-note",
        dice=mine["placed"][spot],
        pips=pips(scene, GOODS[at]),
        good=scene.words.name("good", GOODS[at]),
    )


def _pips_note(scene: Scene, more: int) -> str:
    """What the pips bring, with a tool or without."""
    half_made = seen(scene)["pending"]
    reached = half_made["pips"] + more
    good = half_made["good"]
    return scene.words.say(
        "cli-stone-brings",
        pips=reached,
        count=reached // pips(scene, good),
        good=scene.words.name("good", good),
    )


def pending(scene: Scene) -> str:
    """How far rolling, paying, sharing or feeding has come."""
    view, words = seen(scene), scene.words
    half_made = view["pending"]
    if "pips" in half_made:
        good = half_made["good"]
        return words.say(
            "cli-stone-pending-roll",
            pips=half_made["pips"],
            each=pips(scene, good),
            good=words.name("good", good),
        )
    if "due" in half_made and "spot" in half_made:
        spot = half_made["spot"]
        return words.say(
            "cli-stone-pending-price",
            due=half_made["due"],
            most="yes" if takes_any_number(scene, spot) else "no",
            what=lying_on(scene, spot),
        )
    if "due" in half_made:
        return words.say("cli-stone-pending-food", due=half_made["due"])
    if "dice" in half_made:
        dice = half_made["dice"]
        return words.say(
            "cli-stone-pending-dice", dice=" ".join(map(str, dice)) if isinstance(dice, list) else str(dice)
        )
    if view["phase"] == "placing":
        left = view["players"][scene.viewer]["fed"]
        enough = "yes" if left >= 0 else "no"
        return words.say("cli-stone-pending-place", enough=enough, left=left, missing=-left)
    return ""
