"""Every page and every phase of a match as it is looked at: where somebody goes, and what is opened there."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from typing import Any, Final, Literal, NamedTuple

from playwright.sync_api import Page

from support.browsing import visitor
from support.endless_winter import moments as winter
from support.endless_winter.reach import wander
from support.finished import finished, practised
from support.hosting import Host, known_as
from support.past import autumn, keep_past
from support.prehistory.moments import MOMENTS, QUESTIONS, season
from support.preparing import (
    choose,
    go_wrong,
    learn,
    leave_as_it_is,
    let_bots_answer,
    let_companion_rest,
    let_companion_speak,
    look_at_mistake,
    look_at_stones,
    look_back,
    meet,
    one_by_one,
    open_rival,
    play_lesson,
    press,
    rest_on,
    set_opponents,
    show_answer,
    take_gain,
    touch,
    try_something,
)
from support.reviewed import LINES, keep_review, reviewed_match
from support.serving import Guest
from trilith.core.match import Match
from trilith.games import OURS


class Pose(NamedTuple):
    """A table, a page of lessons, or none for the first page; what is there once it has come; what is done before it is looked at."""

    table: str
    seen: str
    prepare: Callable[[Page], None] = leave_as_it_is
    reads: bool = False  # a mouse that goes away would close what is read


THEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
# Tables at which nothing has happened yet: round the fire, and between two people at one device.
NEW_TABLES: Final = {
    "fire": ("person", "invited", "easy/shaman", "greedy"),
    "curtain": ("person", "person"),
}
# The table at which bots with characters sit: two of them are called the same.
FACES: Final = ("medium/hunter", "easy/builder", "easy/farmer", "hard/hunter")
light: Final = press("h", ".torch ol")
add_tool: Final = touch(".kit [data-choice]", ".kit .picked")
lay_one: Final = touch(".tray .heap:enabled", ".tray .slot.full")

ROUND_THE_TABLE: Final = {
    "home": Pose("", ".stone"),
    "stone": Pose("", ".stone", touch(".stone", ".play")),
    "opponents": Pose("", ".stone", set_opponents),
    "fire": Pose("fire", ".waiting .about"),
    "curtain": Pose("curtain", ".curtain"),
    "faces": Pose("faces", ".plaque", meet),
    "past": Pose("my-games", "[data-match]"),
    "past-of-one-game": Pose("my-games?game=stone_age", "[data-match]"),
    "past-no-fit": Pose("my-games?company=name:Nobody", ".nothing"),
}
# As many matches as somebody plays in an autumn.
AUTUMN: Final = autumn(stone_age=14, prehistory=6, endless_winter=4)
PHASES: Final = {
    "placing": Pose("placing", ".plaque[aria-expanded]"),
    "stepper": Pose("placing", ".plaque", touch(".plaque[aria-expanded]", ".tray")),
    "companion": Pose("placing", ".plaque[aria-expanded]", let_companion_speak),
    "torch": Pose("placing", ".plaque[aria-expanded]", light),
    "working": Pose("working", "[data-place]"),
    "deal": Pose("working", ".plaque", touch("[data-place][aria-expanded]", ".tray")),
    "tools": Pose("tools", ".tray", add_tool),
    "card": Pose("card", ".tray", lay_one),
    "building": Pose("building", ".tray", lay_one),
    "dice": Pose("dice", ".tray"),
    "gifts": Pose("gifts", ".tray", lay_one),
    "hunger": Pose("hunger", ".tray"),
    "waiting": Pose("waiting", ".plaque"),
    "players": Pose("waiting", ".plaque", press("p", "[data-pane=players]")),
    "log": Pose("waiting", ".plaque", press("l", "[data-pane=log]")),
    "rules": Pose("waiting", ".plaque", press("r", "[data-pane=rules] .rules dt")),
    "evening": Pose("evening", ".final"),
    "practice": Pose("over-practice", ".final .practice"),
    "replay": Pose("over-stone_age", ".final", look_back(6)),
}
# The other games: what has come to pass at a table, and the seat from which it is looked at.
SEATS: Final = 4
OTHER_TABLES: Final[dict[str, Callable[[], tuple[Match, int]]]] = {
    **{
        f"prehistory-{name}": partial(lambda name: (season(name), 0), name) for name in (*MOMENTS, *QUESTIONS)
    },
    "winter-start": lambda: wander("setup", SEATS, {"setup": 1}),
    **{
        f"winter-{moment.__name__}": partial(winter.reached, moment, SEATS)
        for moment in (
            winter.placing,
            winter.initiating,
            winter.burying,
            winter.developing,
            winter.choosing_stones,
            winter.wandering,
            winter.settling,
            winter.hunting,
            winter.building,
            winter.climbing,
            winter.gaining,
            winter.full_hand,
            winter.laying,
            winter.eclipse,
        )
    },
    "winter-evening": lambda: winter.finished(SEATS),
    **{f"over-{name}": partial(lambda name: (finished(name), 0), name) for name in OURS},
    "over-practice": lambda: (practised("stone_age"), 0),
}
OFFERED: Final = "[data-place], [data-choice]"
PREHISTORY: Final = {
    **{f"prehistory-{name}": Pose(f"prehistory-{name}", OFFERED) for name in MOMENTS},
    "prehistory-replay": Pose("over-prehistory", ".final", look_back(2)),
}
WINTER: Final = {
    "winter-start": Pose("winter-start", ".cards [data-choice]"),
    "winter-placing": Pose("winter-placing", "[data-figure]"),
    "winter-initiating": Pose("winter-initiating", OFFERED, choose("recruit")),
    "winter-burying": Pose("winter-burying", OFFERED, choose("bury")),
    "winter-developing": Pose("winter-developing", OFFERED, choose("learn")),
    "winter-stones": Pose("winter-choosing_stones", OFFERED, choose("stone")),
    "winter-wandering": Pose("winter-wandering", OFFERED, choose("from")),
    "winter-settling": Pose("winter-settling", OFFERED, choose("village")),
    "winter-hunting": Pose("winter-hunting", OFFERED, choose("hunt")),
    "winter-building": Pose("winter-building", OFFERED, choose("build")),
    "winter-climbing": Pose("winter-climbing", OFFERED, choose("idol")),
    "winter-gains": Pose("winter-gaining", ".gains .take"),
    "winter-question": Pose(
        "winter-gaining", ".gains .take", touch('.line [data-choice="done"]', "[data-leave]")
    ),
    "winter-hand": Pose("winter-full_hand", OFFERED),
    "winter-laying": Pose("winter-laying", OFFERED, touch(".hand button", ".laying .go")),
    "winter-eclipse": Pose("winter-eclipse", OFFERED),
    "winter-whole-board": Pose("winter-hunting", OFFERED, open_rival),
    "winter-evening": Pose("winter-evening", ".final"),
    "winter-replay": Pose("over-endless_winter", ".final", look_back(2)),
}
TORCHES: Final = {
    "prehistory-torch": Pose("prehistory-spring", OFFERED, light),
    "prehistory-companion": Pose("prehistory-spring", OFFERED, let_companion_speak),
    "winter-torch": Pose("winter-placing", "[data-figure]", light),
    "winter-companion": Pose("winter-placing", "[data-figure]", let_companion_speak),
    "resting": Pose("placing", ".plaque[aria-expanded]", let_companion_rest),
    "prehistory-resting": Pose("prehistory-spring", OFFERED, let_companion_rest),
    "winter-resting": Pose("winter-placing", "[data-figure]", let_companion_rest),
}
# What a table says when it is asked: everything that the deed slab of Prehistory can hold, and what a bot did.
ASKED: Final = {
    "words": Pose("placing", ".plaque[aria-expanded]", rest_on('[data-words="place card_4"]'), reads=True),
    "prehistory-words": Pose(
        "prehistory-spring",
        OFFERED,
        rest_on('[data-words^="ceremony:"]', '[data-words^="deed:"]'),
        reads=True,
    ),
    "winter-words": Pose("winter-full_hand", OFFERED, rest_on(".hand [data-words]"), reads=True),
    "course": Pose("placing", ".plaque[aria-expanded]", touch("button.when", "dialog .course")),
    "strip": Pose("placing", ".plaque", let_bots_answer("[data-place=hunt]", ".tray .go")),
    "prehistory-fishing": Pose(
        "prehistory-spring",
        OFFERED,
        one_by_one(
            touch("[data-place=fishing]", '[data-place^="fish "]'),
            touch('[data-place^="fish "]', ".tray .go"),
        ),
    ),
    "prehistory-paint": Pose(
        "prehistory-painting",
        OFFERED,
        one_by_one(
            touch("[data-place=painting]", '.tray [data-choice^="paint "]'),
            touch('.tray [data-choice^="paint "]', ".tray .go"),
        ),
    ),
    "prehistory-ceremony": Pose(
        "prehistory-spring",
        OFFERED,
        touch("[data-place=ceremony]", "[data-place=ceremony][aria-expanded=true]"),
    ),
    "prehistory-bones": Pose("prehistory-spring", OFFERED, touch('[data-place="bones"]', ".tray [data-tab]")),
    "prehistory-weather": Pose("prehistory-weather", OFFERED),
    "prehistory-passing": Pose("prehistory-passing", ".tray"),
    "prehistory-walking": Pose("prehistory-walking", OFFERED, touch(".over [data-place]", ".tray .go")),
    "prehistory-capstone": Pose("prehistory-summer", OFFERED, touch("[data-place^=capstone]", ".tray .go")),
    "prehistory-strip": Pose("prehistory-spring", OFFERED, let_bots_answer('.tray [data-choice="pass"]')),
    "winter-taken": Pose("winter-gaining", ".gains .take", take_gain),
    "winter-strip": Pose(
        "winter-gaining", ".gains .take", let_bots_answer('.line [data-choice="done"]', "[data-leave]")
    ),
}
# What the companion does in a lesson, and how its picture is called.
STATES: Final = {"-look": "look", "": "ask", "-wrong": "answer", "-done": "done"}
FEED: Final = ("stone_age", "feed-everyone")
LEARNING: Final = {
    "learn": Pose("learn/stone_age", ".path .plaque", learn("stone_age", 2)),
    "prehistory-learn": Pose("learn/prehistory", ".path .plaque"),
    "winter-learn": Pose("learn/endless_winter", ".path .plaque"),
    "lesson-look": Pose("learn/stone_age", ".path", play_lesson(*FEED, "look")),
    "lesson-ask": Pose("learn/stone_age", ".path", play_lesson(*FEED, "ask")),
    "lesson-wrong": Pose("learn/stone_age", ".path", play_lesson(*FEED, "answer")),
    "lesson-done": Pose("learn/stone_age", ".path", play_lesson(*FEED, "done")),
    **{
        f"prehistory-lesson{suffix}": Pose(
            "learn/prehistory", ".path", play_lesson("prehistory", "spring-in-the-circle", state)
        )
        for suffix, state in STATES.items()
    },
    **{
        f"winter-lesson{suffix}": Pose(
            "learn/endless_winter", ".path", play_lesson("endless_winter", "a-turn", state)
        )
        for suffix, state in STATES.items()
    },
}
read: Final = press("?", ".sheet .legend")
# Where a match that is over is left for something else.
WHAT_IF: Final = {
    "branch": Pose("over-stone_age", ".final", one_by_one(look_back(6), press("b", ".origin"))),
    "prehistory-branch": Pose("over-prehistory", ".final", one_by_one(look_back(2), press("b", ".origin"))),
    "winter-branch": Pose("over-endless_winter", ".final", one_by_one(look_back(2), press("b", ".origin"))),
    "set-up": Pose("position/stone_age", ".set-up .well", go_wrong),
    "prehistory-set-up": Pose("position/prehistory", ".set-up .well"),
    "winter-set-up": Pose("position/endless_winter", ".set-up .well"),
}
ONE_PAGES: Final = {
    "one-page": Pose("placing", ".plaque[aria-expanded]", read),
    "prehistory-one-page": Pose("prehistory-spring", OFFERED, read),
    "winter-one-page": Pose("winter-placing", "[data-figure]", read),
}
# What is only seen at a server whose bots hold their answer.
HOLDING: Final = {
    "hold": Pose(
        "placing",
        ".plaque[aria-expanded]",
        one_by_one(touch("[data-place=hunt]", ".tray .go"), touch(".tray .go", ".undo.held")),
    ),
}
# What a match was worth: the belt at its worst mistake, the stones, and the same mistake to be put right.
WORTH: Final = {
    f"{prefix}{what}": Pose(f"reviewed-{name}", ".final", prepare)
    for prefix, name in (("", "stone_age"), ("prehistory-", "prehistory"), ("winter-", "endless_winter"))
    for what, prepare in (
        ("belt", look_at_mistake),
        ("worth", look_at_stones),
        ("try", one_by_one(look_at_mistake, try_something)),
    )
} | {
    "belt-none": Pose("over-stone_age", ".final", look_back(6)),
    "belt-growing": Pose("growing-stone_age", ".final", look_at_mistake),
    "worth-growing": Pose("growing-stone_age", ".final", look_at_stones),
    "shown": Pose("reviewed-stone_age", ".final", one_by_one(look_at_mistake, show_answer)),
}
POSES: Final = {
    **ROUND_THE_TABLE,
    **PHASES,
    **PREHISTORY,
    **WINTER,
    **TORCHES,
    **ASKED,
    **LEARNING,
    **ONE_PAGES,
    **HOLDING,
    **WORTH,
    **WHAT_IF,
}


@cache
def reached(table: str) -> tuple[Match, int]:
    """What has come to pass at a table; nobody plays on with this."""
    return OTHER_TABLES[table]()


def path_to(host: Host, table: str, me: Guest) -> str:
    """Set this table, or keep the match that has come to this moment; the way there."""
    if not table:
        return "/"
    if table.startswith(("learn/", "position/")):
        return f"/{table}"
    if table.startswith("my-games"):
        if not me.get("/people/me/games").json()["total"]:
            keep_past(host.settings, me, AUTUMN)
        return f"/{table}"
    if table in NEW_TABLES:
        return "/t/" + str(me.set_table(*NEW_TABLES[table])["id"])
    if table == "faces":
        return "/t/" + host.keep_moment("placing", me, bots=FACES)
    if table.startswith(("reviewed-", "growing-")):
        how, name = table.split("-")
        key = host.keep(reviewed_match(name)[0], ["easy", "greedy", me, "medium"])
        keep_review(host.settings, me, key, name, LINES if how == "reviewed" else LINES * 2 // 3)
        return f"/t/{key}"
    if table in OTHER_TABLES:
        match, seat = reached(table)
        players: list[Guest | str] = ["greedy"] * len(match.state.scores())
        players[seat] = me
        return "/t/" + host.keep(match, players)
    return "/t/" + host.keep_moment(table, me)


def strike(page: Page, pose: Pose) -> None:
    """Bring the page to where it is looked at."""
    page.wait_for_selector(pose.seen)
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => true)")
    pose.prepare(page)
    if not pose.reads:
        page.mouse.move(page.evaluate("innerWidth") - 1, 0)  # where nothing lies


@contextmanager
def posing(host: Host, name: str, **wishes: Any) -> Iterator[Page]:
    """Somebody looks at this page or phase; whatever goes wrong in the browser fails the test."""
    mira = host.server.guest("Mira")
    url = host.server.url + path_to(host, POSES[name].table, mira)
    with visitor(host.browser, url, **known_as(mira), **wishes) as page:
        strike(page, POSES[name])
        yield page
