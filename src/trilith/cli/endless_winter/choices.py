"""What can be chosen in Endless Winter, with what it costs, what it brings, and what it does."""

from typing import Final, Literal, TypeAlias, cast

from trilith.cli.choices import Group, Option, group_of
from trilith.cli.endless_winter.seen import amount, does, halves, is_start, seen, side_does, told
from trilith.cli.prospects import NOTHING_FORESEEN, Prospect, Prospects, changes, signed
from trilith.cli.tables import Scene
from trilith.core.action import Action
from trilith.games.endless_winter.names import HALVES
from trilith.games.endless_winter.shape import ActionFields, Space, View

Thing: TypeAlias = Literal["chief", "setup", "card", "stone", "animal"]
# Of these an action names something whose effect one wants to know.
TELLING: Final[dict[str, Thing]] = {
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
UNSAID: Final = frozenset({"halves", "played", "discard", "hand", "pile", "strength", "buried", "influence"})
SCORES_ITSELF: Final = frozenset({"learn", "recruit", "enlist", "setup"})
BY_NAME: Final[tuple[Thing | Literal["tribe", "juncture", "track", "gain", "which"], ...]] = (
    *("chief", "setup", "card", "stone", "animal"),
    *("tribe", "juncture", "track", "gain", "which"),
)


def groups(scene: Scene, legal: list[Action], prospects: Prospects) -> list[Group]:
    """One line for each verb, each camp that can move and each column; what they offer under numbers of their own."""
    by_verb: dict[tuple[str, str], list[Action]] = {}
    for action in legal:
        named = told(scene, action)
        apart = named["column"] if named["kind"] == "place" else named.get("from", "")
        by_verb.setdefault((named["kind"], apart), []).append(action)
    return [_group(scene, kind, apart, actions, prospects) for (kind, apart), actions in by_verb.items()]


def _group(scene: Scene, kind: str, apart: str, actions: list[Action], prospects: Prospects) -> Group:
    """A verb with all it offers; what all of it costs or does alike is said once."""
    words = scene.words
    named = [told(scene, action) for action in actions]
    foreseen = [prospects.get(action, NOTHING_FORESEEN) for action in actions]
    prices = [_price(scene, each, prospect) for each, prospect in zip(named, foreseen, strict=True)]
    effects = [_effect(scene, each, prospect) for each, prospect in zip(named, foreseen, strict=True)]
    if len(actions) == 1:
        about = "  ".join(filter(None, (prices[0], effects[0])))
        return Group(words.tell("action", named[0]), (Option("1", actions[0], about=about),))
    alike = [parts[0] for parts in (prices, effects) if len(set(parts)) == 1]
    differing = [parts for parts in (prices, effects) if len(set(parts)) > 1]
    options = []
    for at, action in enumerate(actions):
        about = "  ".join(filter(None, (parts[at] for parts in differing)))
        options.append(Option(str(at + 1), action, _short(scene, named[at]), about))
    note = "  ".join(filter(None, alike))
    if kind == "move":
        label = words.say("cli-winter-move-from", hex=words.name("hex", apart))
    elif kind == "place":
        label = words.say("cli-winter-place", column=words.name("column", apart))
    else:
        label = words.say("cli-winter-verb", verb=kind)
    return group_of(label, options, note)


def _short(scene: Scene, named: ActionFields) -> str:
    """What tells an action from the others of its verb."""
    words, kind = scene.words, named["kind"]
    if kind == "place":
        return words.name("figure", named["figure"])
    if kind == "move":
        return words.name("hex", named["hex"])
    if kind == "build":
        space = _space(named)
        return words.say("cli-winter-space", level=named["level"], row=space["row"], column=space["column"])
    if kind == "side":
        return words.name("side", named["side"])
    if kind == "bury":
        return f"{words.name('card', named['card'])} {words.name('zone', named['zone'])}"
    if kind == "lesser":
        return words.tell("action", named)
    for field in BY_NAME:
        if field in named:
            return words.name(field, named[field])
    return ""


def _space(named: ActionFields) -> Space:
    """The space on which a megalith would be laid, whose fields are those of the action."""
    return cast(Space, named)


def _price(scene: Scene, named: ActionFields, prospect: Prospect) -> str:
    """What a choice costs and brings, as the engine foresees it; what a card brings and scores it says itself."""
    kind = named["kind"]
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


def _effect(scene: Scene, named: ActionFields, prospect: Prospect) -> str:
    """What the thing itself says, and what it leads to."""
    return "  ".join(filter(None, (_does(scene, named), _gains(scene, named, prospect))))


def signed_labour(scene: Scene, count: int) -> str:
    """Labour that is spent or gained, which forecasts count in halves."""
    labour = scene.words.say("note-amount-labour", count=halves(abs(count) / HALVES))
    return signed(1 if count > 0 else -1)[0] + labour


def _does(scene: Scene, named: ActionFields) -> str:
    """What a choice does, as far as it does not say so itself."""
    view, words, kind = seen(scene), scene.words, named["kind"]
    mine = view["players"][scene.viewer]
    if kind in TELLING:
        field = TELLING[kind]
        return does(scene, field, named[field])
    if kind in ("recruit", "enlist"):
        return f"{does(scene, 'card', named['tribe'])} ({view['tribes'][named['tribe']]})"
    if kind == "side" and mine["chief"]:
        return side_does(scene, mine["chief"], named["side"])
    if kind == "call" and mine["chief"]:
        return side_does(scene, mine["chief"], mine["side"])
    if kind == "place":
        about = words.say("cli-winter-column", column=named["column"])
        free = named["column"] != "rest" and view["columns"][named["column"]]["first"] is None
        return f"{about} · {words.say('cli-winter-first-free')}" if free else about
    if kind == "tile" and named["which"] == "open" and view["rest_tile"]:
        return does(scene, "rest_tile", view["rest_tile"])
    if kind == "move":
        return _hex(scene, named["hex"])
    if kind == "build" and named["level"] == 1:
        space = _space(named)
        return words.say("cli-winter-start") if is_start(scene, space["row"], space["column"]) else ""
    if kind == "convert" and "offer" in view["pending"]:
        return does(scene, "card", view["pending"]["offer"])
    return ""


def _hex(scene: Scene, name: str) -> str:
    """What a hex brings its leader, and the ice find that lies there."""
    words = scene.words
    here = next(each for each in seen(scene)["land"] if each["hex"] == name)
    if here["terrain"] is None:
        return ""
    about = f"{words.name('terrain', here['terrain'])}: {does(scene, 'terrain', here['terrain'])}"
    if "ice_find" not in here:
        return about
    find = here["ice_find"]
    if find is None:
        return f"{about} · {words.say('cli-winter-hidden-find')}"
    return f"{about} · {words.name('ice_find', find)}: {does(scene, 'ice_find', find)}"


def _gains(scene: Scene, named: ActionFields, prospect: Prospect) -> str:
    """What could be taken after the choice, where the thing itself does not say it."""
    if named["kind"] not in ("build", "rite", "walk", "tile", "village") or prospect is NOTHING_FORESEEN:
        return ""
    before = seen(scene)["pending"].get("gains", {})
    after = cast(View, prospect.look())["pending"].get("gains", {})
    new = {name: count - before.get(name, 0) for name, count in after.items()}
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
