"""The page on which somebody decides: the own board, the question, and the menu, all on a small screen at once."""

from typing import Final

from rich.text import Text

from trilith.cli.choices import Group
from trilith.cli.prompt.menu import Menu, hanging, option_lines
from trilith.cli.style import QUIET, STRONG
from trilith.cli.tables import Drawer, Scene

BESIDES: Final = 2  # rows for the heading above the page and the prompt below it


def question(scene: Scene, pending: str, named: str, left: int) -> Text:
    """Who decides, how far the decision has come, what is named already, and what remains to be chosen."""
    title = Text(scene.words.say("cli-your-turn", player=scene.name(scene.viewer)), style=STRONG)
    if not pending and left:
        pending = scene.words.say("cli-left-to-name", count=left)
    if pending:
        title.append("  " + pending, style=QUIET)
    if named:
        title.append("  " + scene.words.say("cli-named", what=named))
    return title


def page(
    drawer: Drawer, scene: Scene, groups: list[Group], rows: int, named: str = "", left: int = 0
) -> list[Text]:
    """The own board, the question and the menu, in no more rows than the screen has besides heading and prompt."""
    asked = question(scene, drawer.pending(scene), named, left)
    above = [*_own(drawer, scene), *hanging(Text(), asked, scene.width)]
    return above + Menu(groups, scene.width).lines(rows - BESIDES - len(above))


def closer(drawer: Drawer, scene: Scene, group: Group) -> list[Text]:
    """The own board, and one group with a line for each of its options."""
    told = Text.assemble((group.label, STRONG), "  ", (group.note, QUIET))
    return [*_own(drawer, scene), *hanging(Text(), told, scene.width), *option_lines(group, scene.width)]


def _own(drawer: Drawer, scene: Scene) -> list[Text]:
    return [line for text in drawer.own(scene) for line in hanging(Text(), text, scene.width)]
