"""What can be chosen in Prehistory, with what it costs, what it brings, and what it leads to."""

from collections.abc import Mapping
from typing import Final, cast

from trilith.cli.choices import Group, Option, group_of
from trilith.cli.prehistory.map import sign
from trilith.cli.prehistory.view import Board, Field, PrehistoryView, letter, seen
from trilith.cli.prospects import MINUS, NOTHING_FORESEEN, Prospect, Prospects, changes
from trilith.cli.tables import Scene
from trilith.core.action import Action
from trilith.core.game import View
from trilith.games.prehistory.names import COLOURS, SYMBOLS

DEED_OF: Final[dict[str, str]] = {
    "paint": "painting",
    "fish": "fishing",
    "gather": "gathering",
    "hunt": "hunting",
    "ceremony": "ceremony",
    "migrate": "migration",
}
WITH_POINTS: Final = frozenset(  # verbs that are paid with development points or bring some
    {"turn", "turn_weather", "buy_resource", "buy_marker", "sell_resource", "sell_marker"}
)
OF_COLOUR: Final = WITH_POINTS - {"turn", "turn_weather"} | {
    "pay",
    "lay",
    "choose",
    "spend_resource",
    "spend_marker",
}
ROLES: Final = ("resource", "marker")
# What is said by the price, or by the thing itself.
SAID_OTHERWISE: Final = frozenset({"due", "stone_due", "pieces", "gathered", "hunted", "ceremonies"})


def groups(scene: Scene, legal: list[Action], prospects: Prospects) -> list[Group]:
    """One line for each verb, and for fields equally far away; what is done with development points comes last."""
    by_verb: dict[tuple[str, int], list[Action]] = {}
    for action in legal:
        verb = str(scene.game.choice(action)["kind"])
        steps = prospects.get(action, NOTHING_FORESEEN).change.get("steps", 0) if verb == "to" else 0
        by_verb.setdefault((verb, -steps), []).append(action)
    ordered = sorted(by_verb.items(), key=lambda each: (each[0][0] in WITH_POINTS, each[0][1]))
    return [_group(scene, verb, steps, actions, prospects) for (verb, steps), actions in ordered]


def _group(scene: Scene, verb: str, steps: int, actions: list[Action], prospects: Prospects) -> Group:
    """All actions of a verb under one number, each with a number of its own."""
    words = scene.words
    if verb in DEED_OF:
        label = words.name("deed", DEED_OF[verb])
    elif len(actions) == 1 and verb not in WITH_POINTS:
        label = words.tell("action", scene.game.choice(actions[0]))
    elif steps:
        label = words.say("cli-pre-steps-away", steps=steps)
    else:
        label = words.say("cli-pre-verb", verb=verb)
    said = frozenset({"steps"}) if steps and len(actions) > 1 else frozenset[str]()
    options = []
    for number, action in enumerate(actions, start=1):
        told, prospect = scene.game.choice(action), prospects.get(action, NOTHING_FORESEEN)
        short = _short(scene, told)
        named = frozenset(f"{told['colour']}_{role}" for role in ROLES) if verb in OF_COLOUR else said
        about = _about(scene, told, prospect, named)
        if len(actions) == 1 and (verb in DEED_OF or verb in WITH_POINTS):
            about, short = f"{short}  {about}".strip(), ""
        options.append(Option(str(number), action, short, about))
    return group_of(label, options)


def _short(scene: Scene, told: View) -> str:
    """What tells an action from the others of its verb."""
    view, words, kind = seen(scene), scene.words, told["kind"]
    if kind in ("hunt", "card"):
        kinds, cards = ("prey", view["hunting"]) if kind == "hunt" else ("rite", view["ceremony"])
        return words.name(kinds, cards[int(str(told["slot"])) - 1])
    if kind == "gather":
        return words.name("tile", view["tiles"][int(str(told["place"])) - 1]["tile"])
    if kind == "shaman":
        return f"{words.name('colour', told['colour'])} → {words.name('colour', told['colour_to'])}"
    if "wheel" in told:
        return f"{words.name('deed', told['wheel'])} {words.name('side', told['side'])}"
    if "field" in told:
        return f"{told['field']} {sign(_field(view, str(told['field'])))}"
    if kind in ("fish", "ceremony", "migrate"):
        return words.say("cli-pre-how-many", deed=DEED_OF[str(kind)], count=_number(told))
    for field in ("piece", "colour", "deed", "camp"):
        if field in told:
            return words.name(field, told[field])
    return ""


def _number(told: View) -> int:
    return int(str(told.get("value", told.get("count"))))


def _field(view: PrehistoryView, name: str) -> Field:
    return next(field for field in view["map"] if field["field"] == name)


def _about(scene: Scene, told: View, prospect: Prospect, said: frozenset[str]) -> str:
    """What an action costs, brings and leads to, without what is said already."""
    change = {name: amount for name, amount in prospect.change.items() if name not in said}
    paid, gained = _cubes(scene, change)
    rest = {
        name: amount
        for name, amount in change.items()
        if not name.endswith(ROLES) and name not in SAID_OTHERWISE
    }
    told_price = [*paid, *_price(scene, told, prospect)]
    return " ".join([*told_price, *gained, *changes(scene.words, rest), *_leads(scene, told, prospect)])


def _price(scene: Scene, told: View, prospect: Prospect) -> list[str]:
    """What is still to be paid after the choice: cubes of the colours that the wheel asks for, and one for the stone."""
    words, parts = scene.words, []
    due, deed = prospect.change.get("due", 0), DEED_OF.get(str(told["kind"]), "")
    if due > 0 and deed:
        asked = " ".join(letter(scene, colour) for colour in seen(scene)["prices"][deed]["now"])
        parts.append(words.say("cli-pre-due", due=due, colours=asked))
    if deed == "ceremony":
        parts.append(words.say("cli-pre-dance-price"))
    if prospect.change.get("stone_due", 0) > 0 or (due > 0 and deed):
        parts.append(words.say("cli-pre-and-stone"))
    return parts


def _cubes(scene: Scene, change: Mapping[str, int]) -> tuple[list[str], list[str]]:
    """Cubes paid, and cubes gained, as letters: resources by themselves, markers by name."""
    found: tuple[list[str], list[str]] = ([], [])
    for told, mark, factor in zip(found, (MINUS, "+"), (-1, 1), strict=True):
        for role in ROLES:
            letters = "".join(
                letter(scene, colour) * max(0, factor * change.get(f"{colour}_{role}", 0))
                for colour in COLOURS
            )
            if letters:
                told.append(
                    scene.words.say("cli-pre-cubes", sign=mark, cubes=letters, role=role, count=len(letters))
                )
    return found


def _leads(scene: Scene, told: View, prospect: Prospect) -> list[str]:
    """What a step, a turn of a wheel or a setting of the weather leads to."""
    view, kind, words = seen(scene), told["kind"], scene.words
    if kind == "turn":
        asked = _asked(scene, str(told["wheel"]), str(told["side"]))
        return [words.say("cli-pre-then-asks", colours=asked)]
    if kind in ("weather", "turn_weather") and prospect is not NOTHING_FORESEEN:
        mine = cast(list[Board], prospect.look()["players"])[scene.viewer]
        income = mine["income"] if kind == "weather" else mine["income_next"]
        letters = "".join(letter(scene, colour) * income.get(colour, 0) for colour in COLOURS)
        return [words.say("cli-pre-then-income", colours=letters)]
    if kind in ("to", "build"):
        return [words.name("land", _field(view, str(told["field"]))["land"])]
    if kind == "send" and view["pending"].get("reach"):
        return [words.say("cli-pre-reaches", count=len(view["pending"]["reach"]))]
    if kind == "take":
        return [words.name("land", _field(view, str(view["pending"]["field"]))["land"])]
    return []


def _asked(scene: Scene, wheel: str, side: str) -> str:
    """What a wheel asks for after a turn: its three colours, or the colour of every symbol."""
    asked = seen(scene)["prices"][wheel][side]
    if isinstance(asked, list):
        return " ".join(letter(scene, colour) for colour in asked)
    return " ".join(
        f"{scene.words.name('symbol', symbol)} {letter(scene, asked[symbol])}" for symbol in SYMBOLS
    )


def pending(scene: Scene) -> str:
    """How far paying, a ceremony, a walk or a building has come, and what remains to be chosen."""
    view, words = seen(scene), scene.words
    half_made, phase = view["pending"], view["phase"]
    if phase == "paying":
        return words.say(
            "cli-pre-pending-pay", due=half_made["due"], deed=words.name("deed", half_made["deed"])
        )
    if phase == "laying":
        return words.say("cli-pre-pending-lay", deed=words.name("deed", half_made["deed"]))
    if phase == "dancing":
        return words.say("cli-pre-pending-dance", moves=half_made["moves"], value=half_made["value"])
    if phase == "arriving":
        return words.say("cli-pre-pending-arrive", count=half_made["count"])
    if phase == "recalling":
        return words.say("cli-pre-pending-recall", due=half_made["due"])
    if phase == "taking":
        return words.say(
            "cli-pre-pending-take", land=words.name("land", _field(view, half_made["field"])["land"])
        )
    if phase == "choosing":
        resources, markers = half_made["resources_due"], half_made["markers_due"]
        parts = [words.say("cli-pre-pending-resources", count=resources)] if resources else []
        parts += [words.say("cli-pre-pending-markers", count=markers)] if markers else []
        return ", ".join(parts)
    if "steps_left" in half_made:
        return words.say("cli-pre-pending-steps", steps=half_made["steps_left"])
    if phase == "acting" and view["season"] == "summer":
        return words.say("cli-pre-pending-summer", deed=words.name("deed", view["deed"]))
    return ""
