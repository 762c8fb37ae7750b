"""The tables of Prehistory: set-up, prices, wheels, cards, tiles, camps and the map."""

from page_tables import Facts, PageRow, PageTable, capital, plain_rows
from prehistory_land import land_tables
from trilith.games.prehistory.names import COLOURS, DEEDS, FACING, FISH, POSITIONS, SYMBOLS
from trilith.words import Words

PAINTS = DEEDS[0]
RULEBOOK = ""  # no part that is reconstructed


def tables(says: Words, box: Facts) -> list[PageTable]:
    """Everything that is in the box, in the order in which one meets it."""
    return [
        _numbers(says, box["setup"]),
        _places_in_order(says, box["setup"]),
        _deeds(says, box),
        _bones(says, box["setup"]["bones"]),
        _boards(says, box["boards"]),
        _steps(says, box["wheels"]),
        _capstones(says, box["wheels"]),
        _action_wheels(says, box["wheels"]),
        _symbols(says, box["wheels"]),
        _painting(says, box["painting"]),
        _painting_bonuses(says, box["painting"]),
        _track(says, box["setup"]["fishing"]),
        _gathering(says, box["gathering"]),
        _sets(says, box["gathering"]),
        _cards(says, box["hunting"], "hunting", "prey"),
        _cards(says, box["ceremony"], "ceremony", "rite"),
        _camps(says, box["camps"]),
        *land_tables(says, box["map"], box["setup"]["megaliths"]),
    ]


def _numbers(says: Words, setup: Facts) -> PageTable:
    """How long the game lasts, what everybody begins with, and the limits."""
    fishing, limits, start = setup["fishing"], setup["limits"], setup["start"]
    numbers = {
        "years": setup["game"]["years"],
        "cubes": setup["cubes"]["each"],
        "home": start["home"],
        "supply": start["supply"],
        "most-bones": limits["bones"],
        "beyond-camps": limits["beyond_camps"],
        "open-cards": limits["open_cards"],
        "fish-tiles": fishing["tiles"],
        "fish-fields": fishing["fields"],
        "far": setup["ceremony"]["far"],
    }
    rows = ([says.say(f"table-{name}"), str(number)] for name, number in numbers.items())
    return PageTable("setup", says.say("table-numbers"), ["", says.say("table-number")], plain_rows(*rows))


def _places_in_order(says: Words, setup: Facts) -> PageTable:
    """Development points by place in the first turn order."""
    bones = setup["start"]["bones"]
    row = [capital(says.say("view-bones")), *map(str, bones)]
    head = [says.say("table-place-in-order"), *(str(place + 1) for place in range(len(bones)))]
    return PageTable("setup", says.say("table-first-order"), head, plain_rows(row))


def _deeds(says: Words, box: Facts) -> PageTable:
    """What the six actions cost in spring and in summer."""
    rows = []
    for colour, deed in zip(COLOURS, DEEDS, strict=True):
        name, markers = says.name("colour", colour), box["gathering"]["markers"]
        summer = says.say(f"table-summer-{deed}", markers=markers)
        rows.append([capital(says.name("deed", deed)), name, says.say(f"table-spring-{deed}"), summer])
    head = [says.say(f"table-{name}") for name in ("deed", "colour", "spring", "summer")]
    return PageTable(RULEBOOK, says.say("table-deeds"), head, plain_rows(*rows))


def _bones(says: Words, bones: Facts) -> PageTable:
    """What development points buy, and what brings them."""
    rows = (
        [str(bones[name]), says.say(f"table-bones-{name}")] for name in ("turn", "step", "resource", "marker")
    )
    others = ([str(bones[name]), says.say(f"table-bones-{name}")] for name in ("cube", "point"))
    head = [capital(says.say("view-bones")), ""]
    return PageTable(RULEBOOK, says.say("table-bones"), head, plain_rows(*rows, *others))


def _boards(says: Words, boards: Facts) -> PageTable:
    """The income of every position of every weather wheel, and where the shamans begin."""
    rows = []
    for board in boards["board"]:
        shamans = ", ".join(says.name("colour", colour) for colour in board["shamans"])
        for position, income in enumerate(board["income"], start=1):
            cells = [capital(says.name("board", board["id"])), shamans, str(position), *map(str, income)]
            rows.append(PageRow(f"boards.board.{board['id']}", cells))
    head = [says.say("view-board"), says.say("view-shamans"), says.say("table-weather"), *_colours(says)]
    return PageTable("boards", capital(says.say("part-boards")), head, rows)


def _steps(says: Words, wheels: Facts) -> PageTable:
    """How many steps a cube of each colour is worth in autumn."""
    rows = [
        PageRow(
            f"wheels.central.{wheel['id']}", [_wheel(says, wheel), *(str(wheel["steps"][c]) for c in COLOURS)]
        )
        for wheel in wheels["central"]
    ]
    return PageTable("wheels", says.say("table-steps"), ["", *_colours(says)], rows)


def _capstones(says: Words, wheels: Facts) -> PageTable:
    """The cubes that an empty capstone gets with each central wheel."""
    rows = []
    for wheel in wheels["central"]:
        cubes = (", ".join(_named(says, wheel["capstones"][deed])) for deed in DEEDS)
        rows.append([_wheel(says, wheel), *cubes])
    head = ["", *(says.name("deed", deed) for deed in DEEDS)]
    return PageTable("wheels", says.say("table-capstones"), head, plain_rows(*rows))


def _action_wheels(says: Words, wheels: Facts) -> PageTable:
    """Which colours pay at the wheels of fishing, hunting and migration, in every position."""
    rows = []
    for wheel in wheels["action"]:
        if wheel["id"] != PAINTS:
            shown = [", ".join(_named(says, _from(wheel, at)[:FACING])) for at in range(POSITIONS)]
            name = capital(says.name("wheel", wheel["id"]))
            rows.append(PageRow(f"wheels.action.{wheel['id']}", [name, *shown]))
    return PageTable("wheels", says.say("table-action-wheels"), _turned(says), rows)


def _symbols(says: Words, wheels: Facts) -> PageTable:
    """What each symbol of the painting costs in every position of its wheel."""
    wheel = next(wheel for wheel in wheels["action"] if wheel["id"] == PAINTS)
    rows = [
        PageRow(f"wheels.action.{PAINTS}", [says.name("symbol", symbol), *_named(says, _from(wheel, at))])
        for at, symbol in enumerate(SYMBOLS)
    ]
    return PageTable("wheels", says.say("table-symbols"), _turned(says), rows)


def _painting(says: Words, painting: Facts) -> PageTable:
    """The nine pieces with their symbols."""
    rows = []
    for piece in painting["piece"]:
        row, column = piece["id"].split("_")
        symbols = ", ".join(says.name("symbol", symbol) for symbol in piece["symbols"])
        rows.append(
            PageRow(f"painting.piece.{piece['id']}", [row, column, symbols, str(len(piece["symbols"]))])
        )
    head = [says.say(f"table-{name}") for name in ("row", "column", "shows", "price")]
    return PageTable("painting", says.say("table-painting"), head, rows)


def _painting_bonuses(says: Words, painting: Facts) -> PageTable:
    """What painted neighbours bring, and what rows are worth."""
    bonuses = ((f"table-{side}-bonus", painting[f"{side}_bonus"]) for side in ("row", "column"))
    rows = [[says.say(key), *(_reward(says, bonus) for bonus in each)] for key, each in bonuses]
    rows.append([says.say("table-row-points"), *map(str, painting["row_points"][1:])])
    head = ["", *(str(at + 1) for at in range(len(painting["row_bonus"])))]
    return PageTable("painting", says.say("table-painting-bonuses"), head, plain_rows(*rows))


def _track(says: Words, fishing: Facts) -> PageTable:
    """What the fishing track pays every summer, from which step on."""
    bones, points = dict(fishing["bones"]), dict(fishing["points"])
    rows, paid = [], [0, 0]
    for step in sorted({*bones, *points}):
        paid = [points.get(step, paid[0]), bones.get(step, paid[1])]
        rows.append([str(step), *map(str, paid)])
    rows.append([says.say("table-track-end", step=fishing["track"]), *map(str, paid)])
    head = [says.say("table-from-step"), says.say("view-score"), says.say("view-bones")]
    return PageTable("setup", says.say("table-track", values=FISH), head, plain_rows(*rows))


def _gathering(says: Words, gathering: Facts) -> PageTable:
    """The gather tiles, and what a full pair of baskets brings."""
    rows = []
    for tile in gathering["tile"]:
        pair = next(each for each in gathering["pair"] if tile["kind"] in (each["upper"], each["lower"]))
        partner = pair["lower"] if tile["kind"] == pair["upper"] else pair["upper"]
        with_bone = says.say("table-with-bone", count=tile["with_bone"], bones=tile["bones"])
        cells = [str(tile["plain"]), with_bone, says.name("tile", partner), _reward(says, pair["bonus"])]
        rows.append(
            PageRow(f"gathering.tile.{tile['kind']}", [capital(says.name("tile", tile["kind"])), *cells])
        )
    head = [says.say(f"table-{name}") for name in ("tile", "plain", "with-bone-head", "pair", "pair-brings")]
    return PageTable("gathering", capital(says.say("part-gathering")), head, rows)


def _sets(says: Words, gathering: Facts) -> PageTable:
    """What so many tiles of one kind are worth at the end, and what the fields cost in spring."""
    points = gathering["set_points"][1:]
    prices = _named(says, gathering["prices"])
    count = max(len(points), len(prices))
    rows = [
        [says.say("table-set-points"), *map(str, points), *["–"] * (count - len(points))],
        [says.say("table-field-price"), *prices, *["–"] * (count - len(prices))],
    ]
    head = ["", *(str(at + 1) for at in range(count))]
    return PageTable("gathering", says.say("table-sets"), head, plain_rows(*rows))


def _cards(says: Words, cards: Facts, part: str, kind: str) -> PageTable:
    """Hunting or ceremony cards: their value, and what they bring in the words of the card."""
    rows = []
    for card in cards["card"]:
        name, _, rest = says.name(kind, card["id"]).partition(" [")
        brings = rest.partition("]: ")[2]
        rows.append(PageRow(f"{part}.card.{card['id']}", [capital(name), str(card["value"]), brings]))
    head = [says.say("table-card"), says.say("view-value"), says.say(f"table-{kind}-brings")]
    return PageTable(part, capital(says.say(f"part-{part}")), head, rows)


def _camps(says: Words, camps: Facts) -> PageTable:
    """What each of the seven camps asks for and brings."""
    rows = []
    for camp in camps["camp"]:
        numbers = (camp["grey"] + camp["black"], camp["grey"], camp["black"], camp["points"], camp["bones"])
        rows.append(PageRow(f"camps.camp.{camp['id']}", [camp["id"], *map(str, numbers)]))
    head = [says.say(f"table-{name}") for name in ("camp", "needs", "stay", "go-back")]
    return PageTable(
        "camps",
        capital(says.say("part-camps")),
        [*head, says.say("view-score"), says.say("view-bones")],
        rows,
    )


def _reward(says: Words, reward: list[list[str]]) -> str:
    """A reward of markers and development points in words."""
    told = []
    for what, amount in reward:
        key, count = (what, amount) if what == "bones" else (f"{amount}_{what}", 1)
        told.append(f"{count} {says.say(f'holding-{key}', count=count)}")
    return " + ".join(told)


def _from(wheel: Facts, first: int) -> list[str]:
    """All colours of a price wheel, beginning with this segment."""
    segments: list[str] = wheel["segments"]
    return segments[first:] + segments[:first]


def _wheel(says: Words, wheel: Facts) -> str:
    return capital(says.name("central", wheel["id"]))


def _turned(says: Words) -> list[str]:
    return [says.say("table-turned"), *(str(by) for by in range(POSITIONS))]


def _named(says: Words, colours: list[str]) -> list[str]:
    return [says.name("colour", colour) for colour in colours]


def _colours(says: Words) -> list[str]:
    return _named(says, list(COLOURS))
