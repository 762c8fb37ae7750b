"""What the terminal shows of a moment: the table or another sheet, what was decided, and where in the match that was."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.rule import Rule
from rich.segment import Segment, Segments
from rich.text import Text

from trilith.cli.layout import indented
from trilith.cli.match.log import merge, player_of, tell
from trilith.cli.match.result import places_of
from trilith.cli.players import SeatedPlayer
from trilith.cli.prompt.typed_commands import commands_of
from trilith.cli.replaying.walk import Walk
from trilith.cli.screen import Screen
from trilith.cli.style import ACCENT, QUIET, STRONG, TROUBLE
from trilith.cli.tables import Scene, drawer_of
from trilith.core.game import View
from trilith.core.state import SPECTATOR
from trilith.study.moment import OPENLY, Moment
from trilith.study.standing import beginnings, deed_at, round_at

OWN_SHEETS: Final = ("cards",)  # which only somebody's own eyes can look at
MOST_TOLD: Final = 3  # sentences about one moment
HEADING_ROWS: Final = 1
PLAYED, TO_COME, HANDLE, NOTCH, NOTCH_TO_COME = "━", "─", "●", "╋", "┼"


class Sheet(NamedTuple):
    """Something that can be looked at: one of the game's own sheets, or with a seat that seat's board."""

    name: str
    title: str
    seat: int | None = None


class Picture:
    """Draws the moments of one match."""

    def __init__(self, screen: Screen, players: list[SeatedPlayer], walk: Walk) -> None:
        self._screen = screen
        self._words = screen.words
        self._players = players
        self._walk = walk
        self._game = walk.match.game
        self._drawer = drawer_of(self._game.name)

    def drawn(self) -> RenderableType:
        """All of it, as high as the screen."""
        moment = Moment(self._walk.match, self._walk.at)
        scene = self._scene(moment)
        below = [*self._telling(), self._slider(), self._place(), self._keys()]
        room = max(1, self._screen.height - HEADING_ROWS - len(below))
        return Lines(
            Rule(self._drawer.heading(scene), style=QUIET, align="left"),
            *self._window(self._sheet(scene, moment), room),
            *below,
        )

    def sheets(self) -> list[Sheet]:
        """What these eyes can look at."""
        commands = {each.name: each.own_name for each in commands_of(self._drawer.SHEETS)}
        seen = [name for name in self._drawer.SHEETS if self._walk.eyes >= 0 or name not in OWN_SHEETS]
        boards = [Sheet("board", player.name, player.seat) for player in self._players]
        return [*(Sheet(name, self._words.say(commands[name])) for name in seen), *boards]

    def chosen(self) -> Sheet:
        """The sheet that is looked at."""
        sheets = self.sheets()
        return sheets[self._walk.sheet % len(sheets)]

    def _scene(self, moment: Moment) -> Scene:
        eyes = self._walk.eyes
        viewer = SPECTATOR if eyes == OPENLY else eyes
        return Scene(self._game, self._words, self._players, viewer, moment.view(eyes), self._screen.width)

    def _sheet(self, scene: Scene, moment: Moment) -> list[RenderableType]:
        chosen = self.chosen()
        if chosen.seat is not None:
            title, board = self._players[chosen.seat].title(), self._drawer.board(scene, chosen.seat)
            return [title, board, *self._own_things(scene, chosen.seat)]
        if moment.last and self._walk.match.over and chosen == self.sheets()[0]:
            return [
                places_of(self._words, self._players, moment.state),
                Text(),
                self._drawer.result(scene),
            ]
        own = self._drawer.own(scene) if scene.viewer >= 0 else []
        return [self._drawer.sheet(scene, chosen.name), *own]

    def _own_things(self, scene: Scene, seat: int) -> list[RenderableType]:
        """What lies before a player and only they saw, for their own eyes and once everything is open."""
        if self._walk.eyes not in (OPENLY, seat):
            return []
        own = replace(scene, viewer=seat)
        return [
            Text(),
            *(self._drawer.sheet(own, name) for name in OWN_SHEETS if name in self._drawer.SHEETS),
        ]

    def _window(self, parts: Sequence[RenderableType], room: int) -> list[RenderableType]:
        """As much of a sheet as there is room for, and how to see the rest."""
        console = self._screen.console
        lines = console.render_lines(Lines(*parts), console.options, pad=False)
        above = self._walk.above = min(self._walk.above, max(0, len(lines) - room))
        shown: list[RenderableType] = [
            Segments([*line, Segment.line()]) for line in lines[above : above + room]
        ]
        if len(lines) > room:
            shown[-1] = Text(self._words.say("cli-replay-more", count=len(lines) - room), style=QUIET)
        return [*shown, *(Text() for _ in range(room - len(shown)))]

    def _telling(self) -> list[Text]:
        """What led here, in the words of the log; or why something cannot be seen."""
        walk, words = self._walk, self._words
        if walk.refusal:
            return indented([Text(words.error(walk.refusal), style=TROUBLE)], self._screen.width)
        deed = deed_at(walk.lines, walk.at)
        if deed.seat is None:
            return [Text(words.say("web-replay-beginning"))]
        told = [
            Text.assemble(self._badge(player_of(event)), tell(words, self._players, event))
            for event in merge(self._worth_telling(deed.events))
        ]
        if not told:
            about = {"player": self._players[deed.seat].name}
            sentence = (
                words.say("web-replay-decides", what=words.tell("action", deed.action), **about)
                if deed.action
                else words.say("web-replay-unseen", **about)
            )
            told = [Text.assemble(self._badge(deed.seat), sentence)]
        return indented(told[:MOST_TOLD], self._screen.width)[: 2 * MOST_TOLD]

    def _worth_telling(self, events: list[View]) -> Iterator[View]:
        """What the table does not show anyway, without its rules, which have words of their own."""
        for event in events:
            if event["kind"] not in self._drawer.QUIET_EVENTS:
                yield {field: value for field, value in event.items() if field != "rule"}

    def _badge(self, player: int) -> Text:
        return self._players[player].tag(" ") if player >= 0 else Text()

    def _slider(self) -> Text:
        """The whole match as a line with a notch for each round, and the moment on it."""
        walk, width = self._walk, max(2, self._screen.width - 1)
        all_lines = max(1, len(walk.lines))
        here = walk.at * (width - 1) // all_lines
        notches = {at * (width - 1) // all_lines for at in beginnings(walk.lines)}
        slider = Text()
        for column in range(width):
            if column == here:
                slider.append(HANDLE, STRONG)
            elif column < here:
                slider.append(NOTCH if column in notches else PLAYED, ACCENT)
            else:
                slider.append(NOTCH_TO_COME if column in notches else TO_COME, QUIET)
        return slider

    def _place(self) -> Text:
        """Where in the match, through whose eyes, which sheet, and how fast it plays."""
        walk, words = self._walk, self._words
        number = round_at(walk.lines, walk.at)
        about = {"at": walk.at, "all": len(walk.lines)}
        key = "note-replay-round" if words.has("note-replay-round") else "web-replay-round"
        where = (
            words.say("web-replay-moment", **about)
            if number is None
            else words.say("web-replay-where", when=words.say(key, round=number), **about)
        )
        speed = f"{walk.speed:g}"
        playing = words.say("cli-replay-playing" if walk.playing else "cli-replay-resting", times=speed)
        line = Text.assemble((where, STRONG), (f"  ·  {self._eyes()}  ·  {self.chosen().title}  ·  ", QUIET))
        line.append(playing, QUIET)
        line.no_wrap, line.overflow = True, "ellipsis"
        return line

    def _eyes(self) -> str:
        eyes, words = self._walk.eyes, self._words
        if eyes == OPENLY:
            return words.say("web-replay-open")
        if eyes == SPECTATOR:
            return words.say("cli-replay-spectator")
        return words.say("web-replay-eyes-of", name=self._players[eyes].name)

    def _keys(self) -> Text:
        keys = self._words.say("cli-replay-keys", seats=len(self._players))
        return Text(keys, style=QUIET, no_wrap=True, overflow="ellipsis")
