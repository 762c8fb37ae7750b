"""What can be chosen in Prehistory, with what one wants to know before choosing it."""

from typing import Final

from trilith.cli.choices import Group, Option
from trilith.cli.prehistory_map import sign
from trilith.cli.prehistory_view import letter, seen
from trilith.cli.tables import Scene
from trilith.core.action import Action
from trilith.core.game import View
from trilith.games.prehistory import PrehistoryGame
from trilith.games.prehistory.box import Box
from trilith.games.prehistory.names import COLOURS, DEEDS, PIECES, SYMBOLS

# Verbs whose actions differ by one name only, and are shown in one line.
IN_ONE_LINE: Final = frozenset(
    {
        "pay",
        "lay",
        "choose",
        "spend_resource",
        "spend_marker",
        "buy_resource",
        "buy_marker",
        "sell_resource",
        "sell_marker",
        "turn",
        "weather",
        "send",
        "to",
        "build",
        "recall",
    }
)
FREE: Final = frozenset(
    {"turn", "turn_weather", "buy_resource", "buy_marker", "sell_resource", "sell_marker"}
)


def groups(scene: Scene, legal: list[Action]) -> list[Group]:
    """One line for each action, or for all that differ by a colour or field; development points come last."""
    found: list[Group] = []
    lines: dict[str, list[Action]] = {}
    for action in legal:
        told = scene.game.choice(action)
        verb = str(told["kind"])
        heading = scene.words.say("cli-pre-free") if verb in FREE else ""
        if verb not in IN_ONE_LINE:
            label = scene.words.tell("action", told)
            found.append(Group(label, [Option("1", action)], _note(scene, told), heading, typed=action.text))
        elif verb in lines:
            lines[verb].append(action)
        else:
            lines[verb] = [action]
            found.append(Group(verb, [], heading=heading))
    return [_line(scene, group, lines[group.label]) if group.label in lines else group for group in found]


def _line(scene: Scene, group: Group, actions: list[Action]) -> Group:
    """All actions of a verb under one number, each with a number of its own."""
    words = scene.words
    options = [Option(str(number), action) for number, action in enumerate(actions, start=1)]
    if len(actions) == 1:
        told = scene.game.choice(actions[0])
        return Group(
            words.tell("action", told), options, _note(scene, told), group.heading, typed=actions[0].text
        )
    short = [f"{option.key} {_short(scene, scene.game.choice(option.action))}" for option in options]
    label = words.say("cli-pre-verb", verb=group.label)
    return Group(label, options, "  ".join(short), group.heading, typed=f"{actions[0].text} …")


def _short(scene: Scene, told: View) -> str:
    """What tells an action from the others of its verb."""
    words = scene.words
    if "wheel" in told:
        return f"{words.name('deed', told['wheel'])} {words.name('side', told['side'])}"
    if "field" in told:
        here = {field["field"]: field for field in seen(scene)["map"]}[str(told["field"])]
        return f"{told['field']} {sign(here)}"
    if "position" in told:
        return f"({_income(scene, int(str(told['position'])))})"
    return words.name("colour", told["colour"])


def _box(scene: Scene) -> Box:
    """The box that this game is played with."""
    assert isinstance(scene.game, PrehistoryGame)
    return scene.game.box


def _income(scene: Scene, position: int) -> str:
    """The cubes that a position of the own weather wheel brings."""
    box = _box(scene)
    board = "abcd".index(str(scene.view["players"][scene.viewer]["board"]))  # type: ignore[index]
    income = box.board_income[board][position - 1]
    return "".join(letter(scene, colour) * income[at] for at, colour in enumerate(COLOURS))


def _note(scene: Scene, told: View) -> str:
    """What an action would cost or is about."""
    view, words, kind = seen(scene), scene.words, told["kind"]
    if kind == "hunt":
        card = view["hunting"][int(str(told["slot"])) - 1]
        return words.name("prey", card) if card else ""
    if kind == "card":
        card = view["ceremony"][int(str(told["slot"])) - 1]
        return words.name("rite", card) if card else ""
    if kind == "gather":
        tile = view["tiles"][int(str(told["place"])) - 1]
        return f"{words.name('tile', tile['tile'])} ({letter(scene, tile['price'])})"
    if kind == "paint" and view["season"] == "spring":
        asked = view["prices"]["painting"]["now"]
        symbols = _box(scene).piece_symbols[PIECES.index(str(told["piece"]))]
        return " ".join(letter(scene, asked[SYMBOLS[symbol]]) for symbol in symbols)
    if kind == "capstone":
        capstone = view["triliths"][DEEDS.index(str(told["deed"]))]["capstone"]
        return (
            " ".join(letter(scene, colour) for colour, count in capstone.items() for _ in range(count)) or "–"
        )
    if "field" in told:
        here = {field["field"]: field for field in view["map"]}[str(told["field"])]
        return words.name("land", here["land"])
    return ""


def pending(scene: Scene) -> str:
    """How far paying, a ceremony, a walk or a building has come."""
    half_made, words = seen(scene)["pending"], scene.words
    phase = seen(scene)["phase"]
    if phase == "paying":
        return words.say(
            "cli-pre-pending-pay", due=half_made["due"], deed=words.name("deed", half_made["deed"])
        )
    if phase == "laying":
        return words.say("cli-pre-pending-lay", deed=words.name("deed", half_made["deed"]))
    if phase == "dancing":
        return words.say("cli-pre-pending-dance", moves=half_made["moves"], value=half_made["value"])
    if phase == "recalling":
        return words.say("cli-pre-pending-recall", due=half_made["due"])
    if phase == "taking":
        here = {field["field"]: field for field in seen(scene)["map"]}[half_made["field"]]
        return words.say("cli-pre-pending-take", land=words.name("land", here["land"]))
    if "steps_left" in half_made:
        return words.say("cli-pre-pending-steps", steps=half_made["steps_left"])
    if phase == "acting" and seen(scene)["season"] == "summer":
        return words.say("cli-pre-pending-summer", deed=words.name("deed", seen(scene)["deed"]))
    return ""
