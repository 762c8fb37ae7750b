# The game on one page, with a legend of every sign.

onepage-about = Two to four tribes. Send people out, let them work, feed them.
    .aim = Most points win.

onepage-place = In turn, one or more people on one place. Where you stand, you may not add. A full place is closed.
    .title = Place
onepage-work = One die for each person; add tools. The pips divided by the place’s number are your goods, rounded down. Then pay for cards and buildings.
    .title = Work
onepage-feed = Take food for your field, pay one for each person. Missing food: a good each, or { $penalty ->
    [one] one point
   *[other] { $penalty } points
} lost.
    .title = Feed

onepage-places = Places
onepage-hunt = Hunt: one food for { $pips ->
    [one] one pip
   *[other] { $pips } pips
}; any number of people
onepage-forest = Forest: one wood for { $pips }; room for { $room }
onepage-clay_pit = Clay pit: one brick for { $pips }; room for { $room }
onepage-quarry = Quarry: one stone for { $pips }; room for { $room }
onepage-river = River: one gold for { $pips }; room for { $room }
onepage-tool_maker = Tool maker, { $room ->
    [one] one person
   *[other] { $room } people
}: a tool, or a better one
onepage-hut = Hut, { $room ->
    [one] one person
   *[other] { $room } people
}: one person more
onepage-field = Field, { $room ->
    [one] one person
   *[other] { $room } people
}: a food more each round
onepage-tool = A tool adds its number to one roll; turned and pale: used this round

onepage-above = Above on a card: now
onepage-gain-food = So much food
onepage-gain-resource = So many of this resource
onepage-gain-resource_roll = Two dice for this resource; tools help
onepage-gain-points = So many points
onepage-gain-tool = A tool
onepage-gain-field = A step up the food track
onepage-gain-extra_card = A card from the pile, for its lower half
onepage-gain-one_use_tool = A tool for one roll, once
onepage-gain-resources_of_choice = { $count ->
    [one] One resource
   *[other] { $count } resources
} of choice, whenever you like
onepage-gain-dice_for_all = A die for everyone: 1 wood, 2 brick, 3 stone, 4 gold, 5 tool, 6 field. The buyer chooses first.

onepage-bought = Cards and buildings
onepage-card = Above: now. Below: at the end.
    .lead = Card.
onepage-tally = Price of a card, one to { $most } by its place: resources of any kind
onepage-price-fixed = Pay exactly its goods; its points come at once.
    .lead = Building.
onepage-price-exact = So many resources of so many kinds, here { $first } of { $second }: each filling is a kind
onepage-price-free = { $first } to { $second ->
    [one] one resource of any kind
   *[other] { $second } resources of any kinds
}
onepage-worth = As many points as what is paid is worth: wood { $wood }, brick { $brick }, stone { $stone }, gold { $gold }

onepage-points = Points, in the order of the final table
onepage-buildings = buildings, and cards with points
    .lead = At once:
onepage-source-symbols = the number of different signs times itself
    .lead = Symbols:
onepage-source-second_symbols = signs that you have twice, once more by themselves
    .lead = Second set:
onepage-source-farmers = × step on the food track
    .lead = Farmers
onepage-source-toolmakers = × value of your tools
    .lead = Toolmakers
onepage-source-builders = × your buildings
    .lead = Builders
onepage-source-shamans = × your people
    .lead = Shamans
onepage-source-resources = one point each
    .lead = Resources left:

onepage-ends = The end, and fewer players
onepage-over = It ends after the round in which a stack of buildings runs out, or when four cards cannot be laid out.
onepage-fewer = With two or three players only { $village } of tool maker, hut and field in a round; at forest, clay pit, quarry and river { $two ->
    [one] one player
   *[other] { $two } players
} with two, { $three } with three.
