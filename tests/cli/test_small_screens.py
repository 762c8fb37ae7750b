"""Whatever is shown fits a screen of 80 columns and 24 rows, in both languages, throughout whole games of all three."""

from collections.abc import Iterator

import pytest
from rich.console import Console, RenderableType
from rich.text import Text

from support.random_games import ONE_IN
from trilith.bots.registry import bot_named
from trilith.cli.players import SeatedPlayer, seat_players
from trilith.cli.prompt.page import BESIDES, closer, page
from trilith.cli.prospects import MOST_STEPS, Prospects, prospects_of
from trilith.cli.tables import Drawer, Scene, drawer_of, scene_of
from trilith.core.action import Action
from trilith.core.forecast import Forecaster
from trilith.core.match import Match
from trilith.core.record import Record
from trilith.games import OURS, game_named
from trilith.words import LANGUAGES, words

COLUMNS, ROWS = 80, 24
OPTIONS = {"endless_winter": {"ice_finds": 1, "rest_tiles": 1, "setup": 2}}
PLAYERS = ["you:Anna Magdalena", "greedy", "you:Ben", "random"]
GROWING = ("cards", "offers", "stones")  # what does not fit is shown after Enter
PAGES = 2
SHEETS_EVERY = 40  # decisions between two of which every sheet is looked at


def moments(game_name: str, seats: int, bots: str, seed: int) -> Iterator[Match]:
    """A match at every moment at which a player decides."""
    game = game_named(game_name)
    match = Match(game, Record(game.name, game.version, seats, f"{seed:064x}", OPTIONS.get(game_name, {})))
    minds = [bot_named(bots, seat) for seat in range(seats)]
    match.go_on()
    while not match.over:
        yield match
        actor = match.state.actor()
        match.act(actor, minds[actor].choose(match.seat(actor)).text)


def height(*drawn: RenderableType) -> int:
    """How many rows something takes; nothing is too wide."""
    console = Console(width=COLUMNS, no_color=True, legacy_windows=False)
    with console.capture() as capture:
        console.print(*drawn, sep="\n")
    lines = capture.get().rstrip("\n").split("\n")
    assert max(map(len, lines)) <= COLUMNS
    return len(lines)


def rows_of(lines: list[Text]) -> int:
    """How many rows lines take that are broken already."""
    assert max(line.cell_len for line in lines) <= COLUMNS
    return len(lines)


def players_of(seats: int, language: str) -> list[SeatedPlayer]:
    return seat_players(PLAYERS[:seats], words(language))


def check_page(drawer: Drawer, scene: Scene, legal: list[Action], prospects: Prospects) -> None:
    """Own board, question and menu, and each group when it is looked at closer."""
    groups = drawer.groups(scene, legal, prospects)
    assert {option.action for group in groups for option in group.options} == set(legal)
    shown = page(drawer, scene, groups, ROWS)
    told = "\n".join(line.plain for line in shown)
    assert rows_of(shown) + BESIDES <= ROWS, told
    assert rows_of([drawer.heading(scene)]) == 1
    for group in groups:
        if len(group.options) > 1:
            near = closer(drawer, scene, group)
            assert rows_of(near) <= PAGES * (ROWS - BESIDES), "\n".join(line.plain for line in near)


def check_sheets(drawer: Drawer, scene: Scene) -> None:
    """Every sheet, and everybody's board."""
    for name in drawer.SHEETS:
        pages = PAGES if name in GROWING else 1
        assert height(drawer.sheet(scene, name)) <= pages * (ROWS - BESIDES), name
    for seat in range(len(scene.players)):
        assert height(Text(), drawer.board(scene, seat)) + BESIDES <= ROWS, f"board {seat + 1}"


@pytest.mark.parametrize(("seats", "bots", "every"), [(4, "random", 4), (2, "greedy", 2)])
@pytest.mark.parametrize("game", OURS)
def test_menu_and_own_board_are_always_on_the_screen(game: str, seats: int, bots: str, every: int) -> None:
    """Whole games, of which some decisions are looked at."""
    drawer, forecaster = drawer_of(game), Forecaster(MOST_STEPS)
    for number, match in enumerate(moments(game, seats, bots, 1)):
        if number % (every * ONE_IN):
            continue
        state, actor = match.state, match.state.actor()
        prospects = prospects_of(match, state, actor, forecaster)
        for language in LANGUAGES:
            scene = scene_of(match.game, language, players_of(seats, language), actor, state, COLUMNS)
            check_page(drawer, scene, state.legal(), prospects)
            if number % SHEETS_EVERY == 0:
                check_sheets(drawer, scene)
