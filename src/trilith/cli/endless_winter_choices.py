"""What can be chosen in Endless Winter, with what one wants to know before choosing it."""

from typing import Final

from trilith.cli.choices import Group, Option
from trilith.cli.endless_winter_view import covered, does, gains_in_words, seen
from trilith.cli.tables import Scene
from trilith.core.action import Action
from trilith.core.game import View
from trilith.games.endless_winter.names import HALVES

# Of these an action names something whose effect one wants to know.
TELLING: Final[dict[str, str]] = {
    "chief": "chief",
    "setup": "setup",
    "play": "card",
    "lay": "card",
    "discard": "card",
    "use": "card",
    "learn": "card",
    "stone": "stone",
    "hunt": "animal",
    "tip": "animal",
}


def groups(scene: Scene, legal: list[Action]) -> list[Group]:
    """One line for each verb; where a verb offers several things, each with its own number and what it does."""
    by_verb: dict[str, list[Action]] = {}
    for action in legal:
        by_verb.setdefault(str(scene.game.choice(action)["kind"]), []).append(action)
    return [_group(scene, verb, actions) for verb, actions in by_verb.items()]


def _group(scene: Scene, verb: str, actions: list[Action]) -> Group:
    told = [scene.game.choice(action) for action in actions]
    if len(actions) == 1:
        return Group(scene.words.tell("action", told[0]), [Option("1", actions[0])], _note(scene, told[0]))
    options = []
    for number, (action, each) in enumerate(zip(actions, told, strict=True), start=1):
        note = _note(scene, each)
        sentence = scene.words.tell("action", each) + (f"  ({note})" if note else "")
        options.append(Option(str(number), action, sentence))
    return Group(scene.words.say("cli-winter-verb", verb=verb), options)


def _note(scene: Scene, told: View) -> str:
    """What a choice would do, as far as it does not say so itself."""
    kind = str(told["kind"])
    if kind in TELLING:
        field = TELLING[kind]
        return does(scene, field, str(told[field]))
    if kind in ("recruit", "enlist"):
        left = seen(scene)["tribes"][str(told["tribe"])]
        return does(scene, "card", str(told["tribe"])) + f" · {left}"
    if kind == "move":
        land = {each["hex"]: each["terrain"] for each in seen(scene)["land"]}
        terrain = str(land[str(told["hex"])])
        return f"{scene.words.name('terrain', terrain)}: {does(scene, 'terrain', terrain)}"
    if kind == "build" and told["level"] == 1:
        below = covered(scene, int(str(told["row"])), int(str(told["column"])))
        if below is None:
            return ""
        return scene.words.say("cli-winter-start") if below[0] else gains_in_words(scene, below[1])
    return ""


def pending(scene: Scene) -> str:
    """Labour to spend, and what is still to be gained."""
    words, under_way = scene.words, seen(scene)["pending"]
    parts = []
    if "labour" in under_way and seen(scene)["phase"] == "top":
        parts.append(words.say("cli-winter-labour", labour=under_way["labour"]))
    if under_way.get("gains"):
        gains = ", ".join(
            f"{count / HALVES if name == 'labour' else count} × {words.name('gain', name)}"
            for name, count in under_way["gains"].items()
        )
        parts.append(words.say("cli-winter-gains", gains=gains))
    if "offer" in under_way:
        parts.append(does(scene, "card", under_way["offer"]))
    if "due" in under_way:
        parts.append(words.say("cli-winter-due", count=under_way["due"]))
    return "  ·  ".join(parts)
