"""The tables of Stone Age: set-up, places, dice, tools, civilization cards and buildings."""

from page_tables import Facts, PageRow, PageTable, capital, copies_of, plain_rows
from trilith.games.stone_age.actions import DIE_FACES
from trilith.games.stone_age.names import FIRST_BUILDING, GOODS, SPOTS, TOOL_PLACES
from trilith.words import Words


def tables(says: Words, box: Facts) -> list[PageTable]:
    """Everything that is in the box, in the order in which one meets it."""
    return [
        _numbers(says, box["setup"]),
        _by_players(says, box["setup"]),
        _places(says, box["setup"]),
        _goods(says, box["setup"]),
        _tools(says, box["setup"]),
        _dice(says),
        _cards(says, box["cards"], "symbol"),
        _cards(says, box["cards"], "figures"),
        _buildings(says, box["buildings"]),
    ]


def _numbers(says: Words, setup: Facts) -> PageTable:
    """What everybody begins with, and the ends of the tracks."""
    numbers = {
        "start-people": setup["start"]["people"],
        "start-food": setup["start"]["food"],
        "most-people": setup["limits"]["people"],
        "most-track": setup["limits"]["food_track"],
        "penalty": setup["feeding"]["penalty"],
    }
    rows = ([says.say(f"table-{name}"), str(number)] for name, number in numbers.items())
    return PageTable("setup", says.say("table-numbers"), ["", says.say("table-number")], plain_rows(*rows))


def _by_players(says: Words, setup: Facts) -> PageTable:
    """What depends on how many play."""
    counts = sorted(setup["players"], key=int)
    row = [says.say("table-stacks", tiles=setup["stacks"]["tiles"]), *counts]
    rows = [row] + [
        [says.say(f"table-{name}"), *(str(setup["players"][count][key]) for count in counts)]
        for name, key in (("village-places", "village_places"), ("parties", "parties"))
    ]
    head = ["", *(says.say("page-players", count=int(count)) for count in counts)]
    return PageTable("setup", says.say("table-by-players"), head, plain_rows(*rows))


def _places(says: Words, setup: Facts) -> PageTable:
    """Where people go, how many fit, and what it brings."""
    rows = []
    everybody = setup["limits"]["people"] * max(map(int, setup["players"]))
    for at, spot in enumerate(SPOTS[: FIRST_BUILDING + 1]):
        kind = spot.split("_")[0] if spot.startswith(("card_", "building_")) else spot
        if at < len(GOODS):
            good = says.name("good", GOODS[at])
            brings = says.say("note-pips", pips=setup["goods"][GOODS[at]]["pips"], good=good).removesuffix(
                "."
            )
        else:
            brings = says.say("table-building-brings" if kind == "building" else f"note-{spot}")
        room = setup["places"][kind]
        told = says.say("table-any-number") if room >= everybody else str(room)
        name = says.say("table-building") if kind == "building" else says.name("spot", spot)
        rows.append([capital(name), told, brings])
    head = [says.say("table-place"), says.say("table-room"), says.say("table-brings")]
    return PageTable("setup", says.say("table-places"), head, plain_rows(*rows))


def _goods(says: Words, setup: Facts) -> PageTable:
    """How many pips bring one of a good, and what it is worth in a building."""
    rows = []
    for at, good in enumerate(GOODS):
        numbers = setup["goods"][good]
        worth = str(numbers["worth"]) if numbers["worth"] else "–"
        place = capital(says.name("spot", SPOTS[at]))
        rows.append([capital(says.name("good", good)), place, str(numbers["pips"]), worth])
    head = [says.say(f"table-{name}") for name in ("good", "place", "pips", "worth")]
    return PageTable("setup", says.say("table-goods"), head, plain_rows(*rows))


def _tools(says: Words, setup: Facts) -> PageTable:
    """Which tools raise the three tiles to which value."""
    rows = [
        [f"{value * TOOL_PLACES + 1}–{(value + 1) * TOOL_PLACES}", str(value + 1)]
        for value in range(setup["limits"]["tool"])
    ]
    return PageTable(
        "setup",
        says.say("table-tools"),
        [says.say("table-which-tool"), says.say("table-value")],
        plain_rows(*rows),
    )


def _dice(says: Words) -> PageTable:
    """What the dice for everyone stand for."""
    rows = []
    for face in range(1, DIE_FACES + 1):
        pips, _, brings = says.name("face", face).partition(" (")
        rows.append([pips, brings.removesuffix(")")])
    return PageTable(
        "setup",
        capital(says.name("phase", "sharing")),
        [says.say("table-die"), says.say("table-brings")],
        plain_rows(*rows),
    )


def _cards(says: Words, cards: Facts, ending: str) -> PageTable:
    """Green cards with symbols, or cards the colour of sand with figures: lower half, upper half, how many."""
    rows = []
    for card in cards["card"]:
        if card["at_the_end"][0] == ending:
            upper, _, lower = says.name("card", card["id"]).partition(" · ")
            rows.append(
                PageRow(f"cards.card.{card['id']}", [capital(lower), capital(upper), copies_of(card)])
            )
    head = [says.say(f"table-{name}") for name in ("lower-half", "upper-half", "copies")]
    return PageTable("cards", says.say(f"table-cards-{ending}"), head, rows)


def _buildings(says: Words, buildings: Facts) -> PageTable:
    """What a building costs and scores, and how many there are."""
    rows = []
    for building in buildings["building"]:
        price, *goods = building["price"]
        if price == "fixed":
            kinds = [good for good in GOODS if good in goods]
            cost = " + ".join(f"{goods.count(good)} {says.name('good', good)}" for good in kinds)
            points = str(building["points"])
        else:
            cost = capital(says.name("building", building["id"]))
            points = says.say("table-worth-paid")
        rows.append(PageRow(f"buildings.building.{building['id']}", [cost, points, copies_of(building)]))
    head = [says.say(f"table-{name}") for name in ("price", "points", "copies")]
    return PageTable("buildings", capital(says.say("part-buildings")), head, rows)
