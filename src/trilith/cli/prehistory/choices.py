"""What can be chosen in Prehistory, with what it costs, what it brings, and what it leads to."""

from collections.abc import Mapping
from typing import Final, Literal, cast

from trilith.cli.choices import Group, Option, group_of
from trilith.cli.prehistory.map import sign
from trilith.cli.prehistory.seen import letter, seen, told
from trilith.cli.prospects import MINUS, NOTHING_FORESEEN, Prospect, Prospects, changes
from trilith.cli.tables import Scene
from trilith.core.action import Action
from trilith.games.prehistory.actions import FIRST_FREE, VERBS
from trilith.games.prehistory.names import COLOURS, DEEDS, WHEELS, Deed, Side, Wheel
from trilith.games.prehistory.shape import ActionFields, MapField, View

DEED_OF: Final[dict[str, Deed]] = dict(zip(VERBS, DEEDS, strict=False))  # the first verbs carry out the deeds
WHEEL_OF: Final[dict[str, Wheel]] = {
    verb: wheel for verb, deed in DEED_OF.items() for wheel in WHEELS if wheel == deed
}
WITH_POINTS: Final = frozenset(VERBS[FIRST_FREE:])
ROLES: Final = ("resource", "marker")
BY_NAME: Final[tuple[Literal["piece", "colour", "deed", "camp"], ...]] = ("piece", "colour", "deed", "camp")
# What is said by the price, or by the thing itself.
SAID_OTHERWISE: Final = frozenset({"due", "stone_due", "pieces", "gathered", "hunted", "ceremonies"})


def groups(scene: Scene, legal: list[Action], prospects: Prospects) -> list[Group]:
    """One line for each verb, and for fields equally far away; what is done with development points comes last."""
    by_verb: dict[tuple[str, int], list[Action]] = {}
    for action in legal:
        verb = told(scene, action)["kind"]
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
        label = words.tell("action", told(scene, actions[0]))
    elif steps:
        label = words.say("cli-pre-steps-away", steps=steps)
    else:
        label = words.say("cli-pre-verb", verb=verb)
    said = frozenset({"steps"}) if steps and len(actions) > 1 else frozenset[str]()
    options = []
    for number, action in enumerate(actions, start=1):
        named, prospect = told(scene, action), prospects.get(action, NOTHING_FORESEEN)
        short = _short(scene, named)
        about = _about(scene, named, prospect, said | _cubes_named(named))
        if len(actions) == 1 and (verb in DEED_OF or verb in WITH_POINTS):
            about, short = f"{short}  {about}".strip(), ""
        options.append(Option(str(number), action, short, about))
    return group_of(label, options)


def _cubes_named(named: ActionFields) -> frozenset[str]:
    """What forecasts call the cubes of the one colour that an action names."""
    if "colour" not in named or "colour_to" in named:
        return frozenset()
    return frozenset(f"{named['colour']}_{role}" for role in ROLES)


def _short(scene: Scene, named: ActionFields) -> str:
    """What tells an action from the others of its verb."""
    view, words, kind = seen(scene), scene.words, named["kind"]
    if kind == "hunt":
        return words.name("prey", view["hunting"][named["slot"] - 1])
    if kind == "card":
        return words.name("rite", view["ceremony"][named["slot"] - 1])
    if kind == "gather":
        return words.name("tile", view["tiles"][named["place"] - 1]["tile"])
    if kind == "shaman":
        return f"{words.name('colour', named['colour'])} → {words.name('colour', named['colour_to'])}"
    if kind == "turn":
        return f"{words.name('deed', named['wheel'])} {words.name('side', named['side'])}"
    if "field" in named:
        return f"{named['field']} {sign(_field(view, named['field']))}"
    if kind in ("fish", "ceremony", "migrate"):
        count = named["count"] if kind == "migrate" else named["value"]
        return words.say("cli-pre-how-many", deed=DEED_OF[kind], count=count)
    for field in BY_NAME:
        if field in named:
            return words.name(field, named[field])
    return ""


def _field(view: View, name: str) -> MapField:
    return next(field for field in view["map"] if field["field"] == name)


def _about(scene: Scene, named: ActionFields, prospect: Prospect, said: frozenset[str]) -> str:
    """What an action costs, brings and leads to, without what is said already."""
    change = {name: amount for name, amount in prospect.change.items() if name not in said}
    paid, gained = _cubes(scene, change)
    rest = {
        name: amount
        for name, amount in change.items()
        if not name.endswith(ROLES) and name not in SAID_OTHERWISE
    }
    prices = [*paid, *_price(scene, named, prospect)]
    return " ".join([*prices, *gained, *changes(scene.words, rest), *_leads(scene, named, prospect)])


def _price(scene: Scene, named: ActionFields, prospect: Prospect) -> list[str]:
    """What is still to be paid after the choice: cubes of the colours that the wheel asks for, and one for the stone."""
    words, parts = scene.words, []
    due, kind = prospect.change.get("due", 0), named["kind"]
    if due > 0 and kind in WHEEL_OF:
        parts.append(words.say("cli-pre-due", due=due, colours=_asked(scene, WHEEL_OF[kind], "now")))
    if kind == "ceremony":
        parts.append(words.say("cli-pre-dance-price"))
    if prospect.change.get("stone_due", 0) > 0:
        parts.append(words.say("cli-pre-and-stone"))
    return parts


def _cubes(scene: Scene, change: Mapping[str, int]) -> tuple[list[str], list[str]]:
    """Cubes paid, and cubes gained, as letters: resources by themselves, markers by name."""
    found: tuple[list[str], list[str]] = ([], [])
    for parts, mark, factor in zip(found, (MINUS, "+"), (-1, 1), strict=True):
        for role in ROLES:
            letters = "".join(
                letter(scene, colour) * max(0, factor * change.get(f"{colour}_{role}", 0))
                for colour in COLOURS
            )
            if letters:
                parts.append(
                    scene.words.say("cli-pre-cubes", sign=mark, cubes=letters, role=role, count=len(letters))
                )
    return found


def _leads(scene: Scene, named: ActionFields, prospect: Prospect) -> list[str]:
    """What a step, a turn of a wheel or a setting of the weather leads to."""
    view, kind, words = seen(scene), named["kind"], scene.words
    half_made = view["pending"]
    if kind == "turn":
        return [words.say("cli-pre-then-asks", colours=_asked(scene, named["wheel"], named["side"]))]
    if kind in ("weather", "turn_weather") and prospect is not NOTHING_FORESEEN:
        mine = cast(View, prospect.look())["players"][scene.viewer]
        income = mine["income"] if kind == "weather" else mine["income_next"]
        letters = "".join(letter(scene, colour) * income.get(colour, 0) for colour in COLOURS)
        return [words.say("cli-pre-then-income", colours=letters)]
    if kind in ("to", "build"):
        return [words.name("land", _field(view, named["field"])["land"])]
    if kind == "send" and "reach" in half_made and half_made["reach"]:
        return [words.say("cli-pre-reaches", count=len(half_made["reach"]))]
    if kind == "take" and "field" in half_made:
        return [words.name("land", _field(view, half_made["field"])["land"])]
    return []


def _asked(scene: Scene, wheel: Wheel, turned: Literal["now", Side]) -> str:
    """What a wheel asks for, or would after a turn: its three colours, or the colour of every symbol."""
    asked = seen(scene)["prices"][wheel][turned]
    if isinstance(asked, list):
        return " ".join(letter(scene, colour) for colour in asked)
    return " ".join(
        f"{scene.words.name('symbol', symbol)} {letter(scene, colour)}" for symbol, colour in asked.items()
    )


def pending(scene: Scene) -> str:
    """How far paying, a ceremony, a walk or a building has come, and what remains to be chosen."""
    view, words = seen(scene), scene.words
    half_made, phase = view["pending"], view["phase"]
    if "camp" in half_made:
        return words.say("cli-pre-pending-recall", due=half_made["due"])
    if "due" in half_made:
        return words.say(
            "cli-pre-pending-pay", due=half_made["due"], deed=words.name("deed", half_made["deed"])
        )
    if "moves" in half_made:
        return words.say("cli-pre-pending-dance", moves=half_made["moves"], value=half_made["value"])
    if "count" in half_made:
        return words.say("cli-pre-pending-arrive", count=half_made["count"])
    if "deed" in half_made:
        return words.say("cli-pre-pending-lay", deed=words.name("deed", half_made["deed"]))
    if "field" in half_made and phase == "taking":
        land = _field(view, half_made["field"])["land"]
        return words.say("cli-pre-pending-take", land=words.name("land", land))
    if "resources_due" in half_made:
        resources, markers = half_made["resources_due"], half_made["markers_due"]
        parts = [words.say("cli-pre-pending-resources", count=resources)] if resources else []
        parts += [words.say("cli-pre-pending-markers", count=markers)] if markers else []
        return ", ".join(parts)
    if "steps_left" in half_made:
        return words.say("cli-pre-pending-steps", steps=half_made["steps_left"])
    if phase == "acting" and view["season"] == "summer":
        return words.say("cli-pre-pending-summer", deed=words.name("deed", view["deed"]))
    return ""
