"""The tables of Endless Winter's boards: set-up, places in the turn order, tracks and prices."""

from endless_winter_words import NOTHING, gains, halves
from page_tables import Facts, PageTable, plain_rows
from trilith.words import Words


def board_tables(says: Words, setup: Facts) -> list[PageTable]:
    """All numbers that are not printed on cards, stones or tiles."""
    return [
        _numbers(says, setup),
        _by_players(says, setup),
        _order(says, setup["table"]),
        _slots(says, setup["player"]),
        _idols(says, setup),
        _buried(says, setup["honor"]),
    ]


def _numbers(says: Words, setup: Facts) -> PageTable:
    """How long the game lasts, what everybody has, and what counts how much."""
    player, table, land, megaliths = (setup[part] for part in ("player", "table", "land", "megaliths"))
    neutral, own = player["megaliths"]
    numbers = {
        "rounds": table["rounds"],
        "first-era": table["rounds_of_first_era"],
        "camps-each": player["camps"],
        "villages-each": player["villages"],
        "neutral": neutral,
        "own": own,
        "stack": player["stack"],
        "food-track": player["food_track"],
        "tool-track": player["tool_track"],
        "labour-spaces": ", ".join(map(str, player["labour_spaces"])),
        "first-hand": player["hand"],
        "new-cards": player["new_cards"],
        "rest-labour": halves(player["rest_labour"]),
        "display": table["display"],
        "ground": table["ground"],
        "camp-influence": land["camp_influence"],
        "village-influence": land["village_influence"],
        "own-below": megaliths["own_points"],
        "other-below": megaliths["other_points"],
        "owner-below": megaliths["owner_points"],
        "empty": setup["empty"]["points"],
        "overflow": setup["offering"]["overflow"],
    }
    rows = ([says.say(f"table-{name}"), str(number)] for name, number in numbers.items())
    return PageTable("setup", says.say("table-numbers"), ["", says.say("table-number")], plain_rows(*rows))


def _by_players(says: Words, setup: Facts) -> PageTable:
    """What depends on how many play."""
    counts = sorted(setup["players"], key=int)
    land, more = setup["land"], setup["table"]["more_animals_than_players"]
    glaciers = [setup["players"][count]["glaciers"] for count in counts]
    rows = {
        "stones-open": [setup["players"][count]["stones"] for count in counts],
        "animals-open": [int(count) + more for count in counts],
        "types": [land["types"]] * len(counts),
        "glaciers": glaciers,
        "by-lot": [land["tiles"] - land["types"] - number for number in glaciers],
    }
    head = ["", *(says.say("page-players", count=int(count)) for count in counts)]
    told = ([says.say(f"table-{name}"), *map(str, numbers)] for name, numbers in rows.items())
    return PageTable("setup", says.say("table-by-players"), head, plain_rows(*told))


def _order(says: Words, table: Facts) -> PageTable:
    """What each place in the turn order brings before the first round and in every eclipse."""
    starts = zip(table["order_food"], table["order_tools"], strict=True)
    first = [
        gains(says, [each for each in (["food", food], ["tool", tools]) if each[1]]) for food, tools in starts
    ]
    incomes = [gains(says, income) for income in table["order_incomes"]]
    rows = [
        [says.say("table-before-first"), *(each or NOTHING for each in first)],
        [says.say("table-in-eclipse"), *incomes],
    ]
    head = [says.say("table-place"), *(str(place + 1) for place in range(len(incomes)))]
    return PageTable("setup", says.say("table-order"), head, plain_rows(*rows))


def _slots(says: Words, player: Facts) -> PageTable:
    """Prices of sacred stones, and what empty spaces of the board bring in the eclipse."""
    prices = [gains(says, [["food", food], ["tool", tools]]) for food, tools in player["stone_prices"]]
    megaliths = [gains(says, income) or NOTHING for income in player["megalith_incomes"]]
    villages = [gains(says, player["village_income"])] * player["villages"]
    longest = max(map(len, (prices, megaliths, villages)))
    rows = [
        [says.say(f"table-{name}"), *cells, *[NOTHING] * (longest - len(cells))]
        for name, cells in (
            ("stone-price", prices),
            ("village-income", villages),
            ("megalith-income", megaliths),
        )
    ]
    return PageTable(
        "setup", says.say("table-board"), ["", *(str(at + 1) for at in range(longest))], plain_rows(*rows)
    )


def _idols(says: Words, setup: Facts) -> PageTable:
    """What each step of both idol tracks is worth."""
    offering = setup["offering"]
    rows = []
    steps = zip(offering["rates"], offering["bonus"], setup["honor"]["points"], strict=True)
    for step, (rate, bonus, points) in enumerate(steps):
        told = f"{rate[0]} → {rate[1]}" if rate[0] else NOTHING
        rows.append([str(step), told, gains(says, bonus) or NOTHING, str(points)])
    head = [says.say(f"table-{name}") for name in ("step", "rate", "arrival", "honor-points")]
    return PageTable("setup", says.say("table-idols"), head, plain_rows(*rows))


def _buried(says: Words, honor: Facts) -> PageTable:
    """What buried cards are worth by rank on the honor track."""
    rows = [
        [says.say(f"table-rank-{rank}"), *map(str, honor[rank])] for rank in ("first", "second", "others")
    ]
    most = len(honor["first"]) - 1
    head = [says.say("table-buried-cards"), *map(str, range(most)), says.say("table-or-more", count=most)]
    return PageTable("setup", says.say("table-buried"), head, plain_rows(*rows))
