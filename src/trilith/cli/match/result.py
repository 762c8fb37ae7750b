"""The end of a game: where the points came from, who won, and the proof that luck was fair."""

from rich.table import Table
from rich.text import Text

from trilith.cli.match.session import TerminalSession
from trilith.cli.players import SeatedPlayer, people
from trilith.cli.screen import Screen
from trilith.cli.style import ACCENT, QUIET, STRONG
from trilith.core.match import commitment
from trilith.core.state import SPECTATOR, State
from trilith.words import Words


def show_result(session: TerminalSession) -> None:
    """The points by source, the places, and the seed."""
    screen, match = session.screen, session.match
    scene = session.scene(SPECTATOR)
    screen.blank()
    screen.rule(screen.words.say("cli-final"))
    show_events(screen, session.players, session.last_news())
    screen.show(Text(), session.drawer.result(scene), Text())
    show_places(screen, session.players, match.state)
    for player in session.players:
        count = sum(seat == player.seat for _, seat in match.torches)
        if count:
            screen.say(
                "cli-torch-lit", QUIET, player=player.name, lit=screen.words.say("hint-lit", count=count)
            )
    if match.practice:
        screen.say("hint-practice", QUIET)
    screen.blank()
    screen.say("cli-seed-was", QUIET, seed=match.setup.seed, commitment=commitment(match.setup.seed))
    screen.say("cli-verify-with", QUIET, file=str(session.save_file.path))


def show_events(screen: Screen, players: list[SeatedPlayer], told: list[tuple[int, str]]) -> None:
    """What happened, each sentence behind the badge of whom it is about."""
    for player, sentence in told:
        badge = players[player].tag(" ") if player >= 0 else Text()
        screen.show(Text.assemble("  ", badge, (sentence, "default")))


def show_places(screen: Screen, players: list[SeatedPlayer], state: State) -> None:
    """Everybody by place, the winners in a sentence, and a word about ties."""
    scores, places = state.scores(), state.ranking()
    screen.show(places_of(screen.words, players, state))
    winners = [player for player in players if places[player.seat] == 1]
    if any(
        scores.count(score) > 1 and places.count(place) == 1
        for score, place in zip(scores, places, strict=True)
    ):
        screen.say("cli-tie-broken", QUIET)
    screen.say("cli-winner", STRONG, count=len(winners), winners=names_of(winners))
    if people(winners):
        screen.say("cli-congratulations", STRONG, winners=names_of(people(winners)))


def places_of(words: Words, players: list[SeatedPlayer], state: State) -> Table:
    """Everybody by place, with their points."""
    scores, places = state.scores(), state.ranking()
    table = Table.grid(padding=(0, 2))
    table.add_column(justify="right", style=ACCENT)
    table.add_column()
    table.add_column(justify="right", style=STRONG)
    for seat in sorted(range(len(players)), key=lambda seat: places[seat]):
        table.add_row(words.say("cli-place", place=places[seat]), players[seat].title(), str(scores[seat]))
    return table


def names_of(players: list[SeatedPlayer]) -> str:
    """Their names, one after the other."""
    return ", ".join(player.name for player in players)
