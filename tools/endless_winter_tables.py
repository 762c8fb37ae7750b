"""The tables of Endless Winter: set-up, columns, cards, chiefs, stones, animals, land and modules."""

from endless_winter_boards import board_tables
from endless_winter_words import NOTHING, ability, exchange, extra_labour, gains, halves
from page_tables import Facts, PageRow, PageTable, capital, copies_of, plain_rows
from trilith.games import game_named
from trilith.games.endless_winter.game import EndlessWinter
from trilith.games.endless_winter.names import COLUMNS, GAINS, REST
from trilith.games.endless_winter.rules import developing, hunting, initiating, migrating
from trilith.words import Words

GROUPS = (("start", "start_culture"), ("tribe",), ("culture_1",), ("culture_2",))


def tables(says: Words, box: Facts) -> list[PageTable]:
    """Everything that is in the box, in the order in which one meets it."""
    return [
        *board_tables(says, box["setup"]),
        _starts(says, box["start"]),
        _columns(says, box["setup"]["columns"]),
        *(_cards(says, box["cards"], groups) for groups in GROUPS),
        _chiefs(says, box["chiefs"]),
        _stones(says, box["stones"]),
        _animals(says, box["animals"]),
        _terrain(says, box["land"]),
        _site(says, box["site"]),
        _patterns(says, box["site"]),
        _modules(says, box["modules"], "ice_find"),
        _modules(says, box["modules"], "rest_tile"),
    ]


def _head(says: Words, *names: str) -> list[str]:
    return [says.say(f"table-{name}") for name in names]


def _starts(says: Words, start: Facts) -> PageTable:
    """What the set-up cards bring."""
    rows = []
    for card in start["setup"]:
        animals = ", ".join(says.name("animal", animal) for animal in card["animals"])
        numbers = [str(card["food"]), str(card["tools"])]
        cells = [*numbers, says.name("tribe", card["tribe"]), animals, str(card["camps"])]
        rows.append(PageRow(f"start.setup.{card['id']}", [says.name("setup", card["id"]), *cells]))
    head = _head(says, "card", "food", "tools", "tribe", "animal", "camps")
    return PageTable("start", capital(says.say("part-start")), head, rows)


def _columns(says: Words, prices: Facts) -> PageTable:
    """What can be done at the top, in the middle and at the bottom of each column, and for what."""
    tool_and_labour = [["tool", prices["recruit_tools"]], ["labour", prices["recruit_labour"]]]
    hunt = [["tool", prices["hunt_tools"]], ["labour", prices["hunt_labour"]]]
    tops = {
        "initiate": [exchange(says, tool_and_labour, [["recruit", 1]])],
        "develop": [exchange(says, [["labour", prices["learn_labour"]]], [["culture", 1]])],
        "migrate": [
            exchange(says, [["tool", prices["camp_tools"]]], [["camp", 1]]),
            exchange(says, [["labour", prices["move_labour"]]], [["move", 1]]),
        ],
        "hunt": [
            exchange(says, [["labour", prices["reveal_labour"]]], [["reveal", prices["reveal_animals"]]]),
            exchange(says, hunt, [["animal", 1]]),
        ],
    }
    middles = {
        "initiate": exchange(says, [["food", prices["rite_food"]]], [["enlist", 1], ["bury", 1]]),
        "develop": f"{says.say('table-free-slot')} → {gains(says, [['stone', 1]])}",
        "migrate": exchange(says, [["food", prices["village_food"]]], [["village", 1]]),
        "hunt": gains(says, [["tip", 1]]),
    }
    rows = [
        [
            says.name("column", column),
            "<br>".join(tops[column]),
            middles[column],
            gains(says, _bottom(column)),
        ]
        for column in COLUMNS[:REST]
    ]
    head = _head(says, "column", "top", "middle", "bottom")
    return PageTable("", says.say("table-columns"), head, plain_rows(*rows))


def _bottom(column: str) -> list[list[object]]:
    """What the first figure gains at the bottom of a column, as the rules have it."""
    chapters = {"initiate": initiating, "develop": developing, "migrate": migrating, "hunt": hunting}
    table = game_named("endless_winter").new(2, {})
    assert isinstance(table, EndlessWinter)
    chapters[column].bottom(table)
    return [[GAINS[kind], count] for kind, count in enumerate(table.pool[: len(GAINS)]) if count]


def _cards(says: Words, cards: Facts, groups: tuple[str, ...]) -> PageTable:
    """Cards of one group: what they bring in a turn, in the eclipse, and at the end."""
    rows = []
    for card in cards["card"]:
        if card["group"] in groups:
            labour = halves(card["labour"]) if "labour" in card else NOTHING
            cells = [
                says.name("card", card["id"]),
                labour,
                " · ".join(each for each in (extra_labour(says, card), ability(says, card)) if each)
                or NOTHING,
                gains(says, card.get("eclipse", [])) or NOTHING,
                str(card["points"]),
                copies_of(card),
            ]
            rows.append(PageRow(f"cards.card.{card['id']}", cells))
    head = _head(says, "card", "labour", "ability", "eclipse", "points", "copies")
    filled = [at for at in range(len(head)) if any(row.cells[at] != NOTHING for row in rows)]
    rows = [PageRow(row.piece, [row.cells[at] for at in filled]) for row in rows]
    return PageTable("cards", says.say(f"table-cards-{groups[0]}"), [head[at] for at in filled], rows)


def _chiefs(says: Words, chiefs: Facts) -> PageTable:
    """What each side of each chief can do."""
    rows = []
    for side in chiefs["side"]:
        does = " · ".join(each for each in (extra_labour(says, side), ability(says, side)) if each)
        name = says.name("chief", side["id"])
        rows.append(PageRow(f"chiefs.side.{side['id']} {side['side']}", [name, side["side"], does]))
    return PageTable(
        "chiefs", capital(says.say("part-chiefs")), _head(says, "chief", "side", "ability"), rows
    )


def _stones(says: Words, stones: Facts) -> PageTable:
    """What each sacred stone brings at once and in every eclipse."""
    rows = []
    for stone in stones["stone"]:
        counts = says.attribute(f"stone-{stone['id']}", "does").split(" · ")[-1]
        cells = [says.name("stone", stone["id"]), str(stone["era"]), gains(says, stone["income"]), counts]
        rows.append(PageRow(f"stones.stone.{stone['id']}", cells))
    head = _head(says, "stone", "era", "at-once", "every-eclipse")
    return PageTable("stones", capital(says.say("part-stones")), head, rows)


def _animals(says: Words, animals: Facts) -> PageTable:
    """What tipping an animal brings, and what sets of living ones are worth."""
    longest = max(len(animal.get("set", [])) for animal in animals["animal"])
    rows = []
    for animal in animals["animal"]:
        points = [*map(str, animal.get("set", [says.say("table-joker")]))]
        cells = [capital(says.name("animal", animal["id"])), copies_of(animal), gains(says, animal["tip"])]
        rows.append(
            PageRow(f"animals.animal.{animal['id']}", [*cells, *points, *[NOTHING] * (longest - len(points))])
        )
    sizes = [says.say("table-set", size=size + 1) for size in range(longest)]
    return PageTable(
        "animals",
        capital(says.say("part-animals")),
        [*_head(says, "animal", "copies", "tipped"), *sizes],
        rows,
    )


def _terrain(says: Words, land: Facts) -> PageTable:
    """How many tiles of each terrain there are, and what leading on one brings."""
    rows = []
    for kind in land["terrain"]:
        cells = [capital(says.name("terrain", kind["id"])), copies_of(kind)]
        rows.append(PageRow(f"land.terrain.{kind['id']}", [*cells, gains(says, kind["income"]) or NOTHING]))
    return PageTable("land", says.say("table-terrains"), _head(says, "terrain", "copies", "income"), rows)


def _site(says: Words, site: Facts) -> PageTable:
    """The spaces of the four tiles of the building site."""
    rows = []
    for tile in site["tile"]:
        for row, spaces in enumerate(tile["spaces"]):
            told = [gains(says, space) for space in spaces]
            for column in range(len(told)):
                if [row, column] == tile["start"]:
                    told[column] = says.say("table-start-space")
                elif [row, column] in tile["arrows"]:
                    told[column] = says.say("table-arrow", what=told[column])
            cells = [says.name("site_tile", tile["id"]), str(row + 1), *told]
            rows.append(PageRow(f"site.tile.{tile['id']}", cells))
    spaces = [says.say("table-space", number=number) for number in (1, 2, 3)]
    return PageTable("site", says.say("table-site"), [*_head(says, "tile", "row"), *spaces], rows)


def _patterns(says: Words, site: Facts) -> PageTable:
    """Where the four tiles lie, by their upper left spaces."""
    rows = []
    for pattern in site["pattern"]:
        corners = ", ".join(f"{row + 1}/{column + 1}" for row, column in pattern["tiles"])
        cells = [capital(says.name("pattern", pattern["id"])), str(pattern["players"]), corners]
        rows.append(PageRow(f"site.pattern.{pattern['id']}", cells))
    return PageTable("site", says.say("table-patterns"), _head(says, "pattern", "players", "corners"), rows)


def _modules(says: Words, modules: Facts, kind: str) -> PageTable:
    """What the tiles of a module bring."""
    rows = [
        PageRow(f"modules.{kind}.{tile['id']}", [says.name(kind, tile["id"]), gains(says, tile["gain"])])
        for tile in modules[kind]
    ]
    return PageTable("modules", says.say(f"option-{kind}s"), _head(says, "tile", "brings"), rows)
