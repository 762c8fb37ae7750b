"""What can be chosen in Endless Winter, with what it costs, what it brings, and what it does."""

from typing import Any, Final, cast

from trilith.cli.choices import Group, Option, group_of
from trilith.cli.endless_winter.view import amount, covered, does, halves, seen, side_does
from trilith.cli.prospects import NOTHING_FORESEEN, Prospect, Prospects, changes, signed
from trilith.cli.tables import Scene
from trilith.core.action import Action
from trilith.core.game import View

# Of these an action names something whose effect one wants to know.
TELLING: Final[dict[str, str]] = {
    "chief": "chief",
    "setup": "setup",
    "play": "card",
    "lay": "card",
    "discard": "card",
    "use": "card",
    "bury": "card",
    "learn": "card",
    "stone": "stone",
    "hunt": "animal",
    "tip": "animal",
}
UNSAID: Final = frozenset({"halves", "played", "discard", "hand", "pile", "buried", "influence"})
SCORES_ITSELF: Final = frozenset({"learn", "recruit", "enlist", "setup"})
BY_NAME: Final = ("chief", "setup", "card", "stone", "animal", "tribe", "juncture", "track", "gain", "which")


def groups(scene: Scene, legal: list[Action], prospects: Prospects) -> list[Group]:
    """One line for each verb, each camp that can move and each column; what they offer under numbers of their own."""
    by_verb: dict[tuple[str, str], list[Action]] = {}
    for action in legal:
        told = scene.game.choice(action)
        kind = str(told["kind"])
        apart = str(told.get("from", told["column"] if kind == "place" else ""))
        by_verb.setdefault((kind, apart), []).append(action)
    return [_group(scene, kind, apart, actions, prospects) for (kind, apart), actions in by_verb.items()]


def _group(scene: Scene, kind: str, apart: str, actions: list[Action], prospects: Prospects) -> Group:
    """A verb with all it offers; what all of it costs or does alike is said once."""
    words = scene.words
    told = [scene.game.choice(action) for action in actions]
    foreseen = [prospects.get(action, NOTHING_FORESEEN) for action in actions]
    prices = [_price(scene, each, prospect) for each, prospect in zip(told, foreseen, strict=True)]
    effects = [_effect(scene, each, prospect) for each, prospect in zip(told, foreseen, strict=True)]
    if len(actions) == 1:
        about = "  ".join(filter(None, (prices[0], effects[0])))
        return Group(words.tell("action", told[0]), (Option("1", actions[0], about=about),))
    alike = [parts[0] for parts in (prices, effects) if len(set(parts)) == 1]
    differing = [parts for parts in (prices, effects) if len(set(parts)) > 1]
    options = []
    for at, action in enumerate(actions):
        about = "  ".join(filter(None, (parts[at] for parts in differing)))
        options.append(Option(str(at + 1), action, _short(scene, told[at]), about))
    note = "  ".join(filter(None, alike))
    if kind == "move":
        label = words.say("cli-winter-move-from", hex=words.name("hex", apart))
    elif kind == "place":
        label = words.say("cli-winter-place", column=words.name("column", apart))
    else:
        label = words.say("cli-winter-verb", verb=kind)
    return group_of(label, options, note)


def _short(scene: Scene, told: View) -> str:
    """What tells an action from the others of its verb."""
    words, kind = scene.words, told["kind"]
    if kind == "place":
        return words.name("figure", told["figure"])
    if kind == "move":
        return words.name("hex", told["hex"])
    if kind == "build":
        return words.say("cli-winter-space", level=told["level"], row=told["row"], column=told["column"])
    if kind == "side":
        return words.name("side", told["side"])
    if kind == "bury":
        return f"{words.name('card', told['card'])} {words.name('zone', told['zone'])}"
    if kind == "lesser":
        return words.tell("action", told)
    for field in BY_NAME:
        if field in told:
            return words.name(field, told[field])
    return ""


def _price(scene: Scene, told: View, prospect: Prospect) -> str:
    """What a choice costs and brings, as the engine foresees it; what a card brings and scores it says itself."""
    kind = str(told["kind"])
    unsaid = UNSAID | {"final"} if kind in SCORES_ITSELF else UNSAID
    change = {
        name: count
        for name, count in prospect.change.items()
        if name not in unsaid and (count < 0 or name == "final" or kind not in TELLING)
    }
    labour = prospect.change.get("halves", 0)
    told_itself = kind == "end" or (labour > 0 and kind in TELLING)
    spent = [signed_labour(scene, labour)] if labour and not told_itself else []
    return " ".join([*spent, *changes(scene.words, change)])


def _effect(scene: Scene, told: View, prospect: Prospect) -> str:
    """What the thing itself says, and what it leads to."""
    return "  ".join(filter(None, (_does(scene, told), _gains(scene, told, prospect))))


def signed_labour(scene: Scene, count: int) -> str:
    """Labour that is spent or gained."""
    return signed(1 if count > 0 else -1)[0] + amount(scene, "labour", abs(count))


def _does(scene: Scene, told: View) -> str:
    """What a choice does, as far as it does not say so itself."""
    view, words, kind = seen(scene), scene.words, str(told["kind"])
    mine = view["players"][scene.viewer]
    if kind in TELLING:
        field = TELLING[kind]
        return does(scene, field, str(told[field]))
    if kind in ("recruit", "enlist"):
        left = view["tribes"][str(told["tribe"])]
        return f"{does(scene, 'card', str(told['tribe']))} ({left})"
    if kind == "side":
        return side_does(scene, mine["chief"], str(told["side"]))
    if kind == "call":
        return side_does(scene, mine["chief"], mine["side"])
    if kind == "place":
        about = words.say("cli-winter-column", column=told["column"])
        found = view["columns"].get(told["column"])
        free = found is not None and found["first"] is None
        return f"{about} · {words.say('cli-winter-first-free')}" if free else about
    if kind == "tile" and told["which"] == "open" and view["rest_tile"]:
        return does(scene, "rest_tile", view["rest_tile"])
    if kind == "move":
        return _hex(scene, str(told["hex"]))
    if kind == "build" and told["level"] == 1:
        below = covered(scene, int(str(told["row"])), int(str(told["column"])))
        return words.say("cli-winter-start") if below is not None and below[0] else ""
    if kind == "convert" and "offer" in view["pending"]:
        return does(scene, "card", view["pending"]["offer"])
    return ""


def _hex(scene: Scene, name: str) -> str:
    """What a hex brings its leader, and the ice find that lies there."""
    words = scene.words
    here = next(each for each in seen(scene)["land"] if each["hex"] == name)
    told = f"{words.name('terrain', here['terrain'])}: {does(scene, 'terrain', here['terrain'])}"
    if "ice_find" not in here:
        return told
    find = here["ice_find"]
    if find is None:
        return f"{told} · {words.say('cli-winter-hidden-find')}"
    return f"{told} · {words.name('ice_find', find)}: {does(scene, 'ice_find', find)}"


def _gains(scene: Scene, told: View, prospect: Prospect) -> str:
    """What could be taken after the choice, where the thing itself does not say it."""
    if told["kind"] not in ("build", "rite", "walk", "tile", "village"):
        return ""
    after = cast(dict[str, Any], prospect.look().get("pending", {})).get("gains", {})
    new = {
        name: count - seen(scene)["pending"].get("gains", {}).get(name, 0) for name, count in after.items()
    }
    gains = [amount(scene, name, count) for name, count in new.items() if count > 0]
    return scene.words.say("cli-winter-brings", gains=", ".join(gains)) if gains else ""


def pending(scene: Scene) -> str:
    """Labour to spend, and what is still to be gained."""
    view, words = seen(scene), scene.words
    under_way = view["pending"]
    parts = []
    if "labour" in under_way and view["phase"] == "top":
        parts.append(words.say("cli-winter-labour", labour=halves(under_way["labour"])))
    if under_way.get("gains"):
        gains = ", ".join(amount(scene, name, count) for name, count in under_way["gains"].items())
        parts.append(words.say("cli-winter-gains", gains=gains))
    if "offer" in under_way:
        parts.append(does(scene, "card", under_way["offer"]))
    if "due" in under_way:
        parts.append(words.say("cli-winter-due", count=under_way["due"]))
    return "  ·  ".join(parts)
