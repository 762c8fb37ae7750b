"""The tables of the map of Prehistory: where its tiles lie, what they show, megaliths and animals."""

from page_tables import Facts, PageRow, PageTable, capital, plain_rows
from trilith.words import Words


def land_tables(says: Words, land: Facts, worth: Facts) -> list[PageTable]:
    """Everything about the map."""
    return [_by_players(says, land), _slots(says, land), _tiles(says, land), *_megaliths(says, land, worth)]


def _by_players(says: Words, land: Facts) -> PageTable:
    """How many tiles and megaliths lie on the map."""
    counts = sorted(land["megaliths"], key=int)
    tiles = [sum(int(count) in slot["players"] for slot in land["slot"]) for count in counts]
    rows = [[says.say("table-map-tiles"), *map(str, tiles)]] + [
        [says.say(f"table-megaliths-{kind}"), *(str(land["megaliths"][count][kind]) for count in counts)]
        for kind in ("a", "b", "c")
    ]
    head = ["", *(says.say("page-players", count=int(count)) for count in counts)]
    return PageTable("map", says.say("table-by-players"), head, plain_rows(*rows))


def _slots(says: Words, land: Facts) -> PageTable:
    """The places round the start camp, and with how many players they are used."""
    rows = []
    for slot in land["slot"]:
        cells = [says.say(f"table-group-{slot['group']}"), ", ".join(slot["fields"])]
        rows.append(PageRow(f"map.slot.{slot['id']}", [*cells, ", ".join(map(str, slot["players"]))]))
    head = [says.say(f"table-{name}") for name in ("group", "fields", "used-with")]
    return PageTable("map", says.say("table-slots"), head, rows)


def _tiles(says: Words, land: Facts) -> PageTable:
    """What the three fields of each map tile are."""
    rows = []
    for tile in land["tile"]:
        fields = [tile["id"] if field == "reward" else field for field in tile["fields"]]
        cells = [
            capital(says.name("land_tile", tile["id"])),
            says.say(f"table-group-{tile['group']}"),
            *(says.name("land", field) for field in fields),
        ]
        rows.append(PageRow(f"map.tile.{tile['id']}", cells))
    fields = [says.say("table-field", number=number) for number in (1, 2, 3)]
    return PageTable(
        "map", says.say("table-land-tiles"), [says.say("view-tile"), says.say("table-group"), *fields], rows
    )


def _megaliths(says: Words, land: Facts, worth: Facts) -> list[PageTable]:
    """What megaliths and animal tokens are worth."""
    head = [says.say("table-megalith"), says.say("table-first"), says.say("table-second")]
    rows = [
        PageRow(
            f"map.megalith_c.{giant['id']}",
            [f"C {giant['id'][1:]}", str(giant["first"]), str(giant["second"])],
        )
        for giant in land["megalith_c"]
    ]
    others = plain_rows(
        [says.say("table-megalith-a"), str(worth["a"])],
        [says.say("table-camp-units"), str(worth["camp_units"])],
    )
    tokens = [
        PageRow(
            f"map.token.{token['species']}",
            [capital(says.name("species", token["species"])), str(token["points"])],
        )
        for token in land["token"]
    ]
    return [
        PageTable("map", says.say("table-megaliths-c-worth"), head, rows),
        PageTable("map", says.say("table-worth"), ["", says.say("table-number")], [*others, *tokens]),
    ]
