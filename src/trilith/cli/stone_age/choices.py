"""What can be chosen in Stone Age, with what it costs and brings."""

from dataclasses import replace
from typing import Final

from trilith.cli.choices import HOW_MANY, Group, Option
from trilith.cli.prospects import NOTHING_FORESEEN, Prospect, Prospects, in_words
from trilith.cli.stone_age.seen import CARD_PLACES, lying_on, pips, seen, told, worth
from trilith.cli.tables import Scene
from trilith.core.action import Action
from trilith.games.stone_age.names import GOODS, SPOTS, Good, Spot
from trilith.games.stone_age.shape import ActionFields, BuildingPayment, CardPayment

UNSAID: Final = frozenset({"fresh_tools", "due", "final"})


def groups(scene: Scene, legal: list[Action], prospects: Prospects) -> list[Group]:
    """One line for each place people can go to; one for each action of any other kind."""
    found: list[Group] = []
    places: dict[str, tuple[Spot, list[Option]]] = {}
    for action in legal:
        named, prospect = told(scene, action), prospects.get(action, NOTHING_FORESEEN)
        if named["kind"] != "place":
            option = Option("1", action, about=_about(scene, named, prospect))
            found.append(Group(scene.words.tell("action", named), (option,)))
            continue
        spot = named["spot"]
        if spot not in places:
            places[spot] = (spot, [])
            heading = scene.words.say("cli-stone-place")
            found.append(Group(spot, (), heading=heading, asks=HOW_MANY, folded=True))
        about = in_words(scene.words, prospect, UNSAID)
        places[spot][1].append(Option(str(named["people"]), action, about=about))
    return [_place(scene, group, *places[group.label]) if group.label in places else group for group in found]


def _place(scene: Scene, group: Group, spot: Spot, options: list[Option]) -> Group:
    """A place: what it is good for, and what as many as can go there would bring."""
    words, at = scene.words, SPOTS.index(spot)
    if at < len(GOODS):
        rate = words.say("cli-stone-pips", pips=pips(scene, GOODS[at]), good=words.name("good", GOODS[at]))
        note = f"{rate}  {options[-1].key}: {options[-1].about}"
    else:
        note = _lying(scene, spot) or options[0].about or _nothing(scene, spot)
        options = [replace(option, about="") for option in options]
    return replace(group, label=words.name("spot", spot), options=tuple(options), note=note)


def _lying(scene: Scene, spot: Spot) -> str:
    """A card with its price, or a building, which says what it costs; nothing where nothing lies."""
    lying = lying_on(scene, spot)
    if not lying or spot not in CARD_PLACES:
        return lying
    price = seen(scene)["display"][CARD_PLACES.index(spot)]["price"]
    return scene.words.say("cli-stone-card-note", card=lying, price=price)


def _about(scene: Scene, named: ActionFields, prospect: Prospect) -> str:
    """What an action that is no placing would cost and bring."""
    words, kind = scene.words, named["kind"]
    foreseen = in_words(words, prospect, UNSAID)
    if kind in ("buy", "leave") and (lying := _lying(scene, named["spot"])):
        return lying
    if kind == "leave":
        return words.say("cli-stone-leave-note")
    if kind == "take":
        return _taking(scene, named["spot"], foreseen)
    if kind in ("pay", "choose"):
        return _giving(scene, named["good"])
    if kind in ("tool", "one_use", "keep"):
        return foreseen or words.say("cli-stone-nothing")
    return foreseen


def _taking(scene: Scene, spot: Spot, foreseen: str) -> str:
    """The dice that are rolled, and what they bring; or what a place of the village brings."""
    at, words = SPOTS.index(spot), scene.words
    if at >= len(GOODS):
        return foreseen or _nothing(scene, spot)
    dice = words.say(
        "cli-stone-dice-note",
        dice=seen(scene)["players"][scene.viewer]["placed"][spot],
        pips=pips(scene, GOODS[at]),
        good=words.name("good", GOODS[at]),
    )
    return f"{dice}  {foreseen}"


def _nothing(scene: Scene, spot: Spot) -> str:
    """Why a place of the village brings nothing, if it is full of what it could bring."""
    full = spot in seen(scene)["players"][scene.viewer]["full"]
    return scene.words.say("cli-stone-full-note" if full else "cli-stone-nothing", spot=spot)


def _giving(scene: Scene, good: Good) -> str:
    """What a resource counts in a building, and how many there are."""
    view, words = seen(scene), scene.words
    have = words.say("cli-stone-have", count=view["players"][scene.viewer]["goods"][good])
    if view["phase"] == "paying" and "points" in view["pending"]:
        return words.say("cli-stone-counts", points=worth(scene, good)) + "  " + have
    if view["phase"] == "feeding":
        return words.say("cli-stone-feeds") + "  " + have
    return have


def pending(scene: Scene) -> str:
    """How far rolling, paying, sharing or feeding has come."""
    view, words = seen(scene), scene.words
    half_made = view["pending"]
    if view["phase"] == "choosing":
        return ""  # what is half made goes on afterwards
    if "pips" in half_made:
        good = half_made["good"]
        return words.say(
            "cli-stone-pending-roll",
            pips=half_made["pips"],
            each=pips(scene, good),
            good=words.name("good", good),
        )
    if "due" in half_made and "spot" in half_made:
        return _price(scene, half_made)
    if "due" in half_made:
        return words.say("cli-stone-pending-food", due=half_made["due"])
    if "dice" in half_made:
        dice = half_made["dice"]
        return words.say(
            "cli-stone-pending-dice", dice=" ".join(map(str, dice)) if isinstance(dice, list) else str(dice)
        )
    left = view["players"][scene.viewer]["fed"]
    if view["phase"] == "placing" and left is not None:
        enough = "yes" if left >= 0 else "no"
        return words.say("cli-stone-pending-place", enough=enough, left=left, missing=-left)
    return ""


def _price(scene: Scene, half_made: CardPayment | BuildingPayment) -> str:
    """What is still to be paid, and what a building brings with what is paid and named already."""
    words = scene.words
    still = words.say(
        "cli-stone-pending-price",
        due=half_made["due"],
        most="yes" if half_made.get("any_number") else "no",
        what=lying_on(scene, half_made["spot"]),
    )
    if "points" not in half_made or not half_made["points"]:
        return still
    values = [str(worth(scene, good)) for good, count in half_made["paid"].items() for _ in range(count)]
    return still + "  " + words.say("cli-stone-sum", values=" + ".join(values), points=half_made["points"])
