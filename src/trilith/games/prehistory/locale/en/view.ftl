# What a table without drawings says: headings, questions, short buttons, and what is counted.

ask-weather = Set your weather wheel.
ask-income = Take your income.
ask-acting = Choose a deed, or leave it.
ask-paying = Which colours do you pay?
ask-dancing = Who dances, and where?
ask-arriving = To which camp do they go?
ask-laying = Lay one cube on the stone.
    .short = A cube for the stone.
ask-capstone = Take one capstone.
ask-roaming = Who walks?
ask-moving = Where to?
ask-taking = Take what is there?
ask-choosing = Choose cubes.
ask-building = Which camp do you build?
ask-recalling = Who goes back to the board?
    .short = Who goes back?

view-round = Year
view-phase = Phase
view-season = Season
view-turn = Turn
view-order = Turn order
view-passed = passed
view-ceremony_markers = Ceremony markers
view-deed = Action
view-central = Central wheel
view-steps = Steps a cube is worth
view-prices = Prices
view-position = position
view-now = now
view-left = after a turn to the left
view-right = after a turn to the right
view-triliths = Triliths
view-stones = stones
view-full = no stone free
view-capstone = capstone
view-supply = Supply
view-fish = Fish of value 1, 2, 3
view-tiles = Gather tiles
view-price = price
view-tile = tile
view-hunting = Hunting cards
view-ceremony = Ceremony cards
view-map = Map
view-field = field
view-land = is
view-camp = camp
view-owner = of
view-waiting = members of each
view-player = player
view-standing = standing
view-lying = lying
view-pending = Under way
view-due = still to do
view-value = value
view-moves = moves
view-count = members
view-steps_left = steps left
view-reach = within reach
view-paid = paid
view-resources_due = resources to choose
view-markers_due = markers to choose
view-score = points
view-board = board
view-weather = weather
view-income = income
view-income_next = income next year
view-incomes = income by position
view-incomes_left = income of the years left, by position
view-counted = ceremony cards as they count now
view-rite = ceremony card
view-refused = cannot be done
view-rule = rule
view-lacks = one of these is missing
view-buys = one of these can be bought
view-resources = resources (tent)
view-markers = markers (below the painting)
view-bones = development points
view-home = members on the board
view-on_map = members on the map
view-most_on_map = most members on the map
view-in_supply = members in the supply
view-camps_left = camps not built
view-camps_built = camps built
view-track = fishing track
view-fishing = on the track: now, with a fish of 1, 2, 3
view-step = step
view-points = points
view-catch = fish of value 1, 2, 3
view-baskets = baskets
view-painted = painted
view-touching = bonuses for touching pieces
view-hunted = hunting cards
view-tokens = animals
view-megaliths = megaliths A
view-shamans = shamans
view-face_down = ceremony cards by value
view-cards = own ceremony cards
view-final = if the game ended now
view-earned = points without the final scoring
view-total = points if the game ended now

holding-grey_resource = { $count ->
    [one] grey resource
   *[other] grey resources
}
holding-blue_resource = { $count ->
    [one] blue resource
   *[other] blue resources
}
holding-red_resource = { $count ->
    [one] red resource
   *[other] red resources
}
holding-brown_resource = { $count ->
    [one] brown resource
   *[other] brown resources
}
holding-yellow_resource = { $count ->
    [one] yellow resource
   *[other] yellow resources
}
holding-white_resource = { $count ->
    [one] white resource
   *[other] white resources
}
holding-grey_marker = { $count ->
    [one] grey marker
   *[other] grey markers
}
holding-blue_marker = { $count ->
    [one] blue marker
   *[other] blue markers
}
holding-red_marker = { $count ->
    [one] red marker
   *[other] red markers
}
holding-brown_marker = { $count ->
    [one] brown marker
   *[other] brown markers
}
holding-yellow_marker = { $count ->
    [one] yellow marker
   *[other] yellow markers
}
holding-white_marker = { $count ->
    [one] white marker
   *[other] white markers
}
holding-bones = { $count ->
    [one] development point
   *[other] development points
}
holding-home = { $count ->
    [one] member on the board
   *[other] members on the board
}
holding-on_map = { $count ->
    [one] member on the map
   *[other] members on the map
}
holding-camps = { $count ->
    [one] camp
   *[other] camps
}
holding-track = fishing track
holding-pieces = { $count ->
    [one] painted piece
   *[other] painted pieces
}
holding-gathered = { $count ->
    [one] gather tile
   *[other] gather tiles
}
holding-hunted = { $count ->
    [one] hunting card
   *[other] hunting cards
}
holding-ceremonies = { $count ->
    [one] ceremony card
   *[other] ceremony cards
}
holding-megaliths = { $count ->
    [one] megalith A
   *[other] megaliths A
}
holding-score = { $count ->
    [one] point
   *[other] points
}
holding-final = { $count ->
    [one] point at the end
   *[other] points at the end
}
holding-due = still to pay
holding-stone_due = stone still to lay
holding-steps = { $count ->
    [one] step
   *[other] steps
}

# The table in the browser.

station-winter = Winter
station-spring = Spring
station-summer = Summer
station-autumn = Autumn

picture-ring = Ring
picture-land = Land

do-paint = Paint
do-fish = Catch the { $value }
do-gather = Gather { $tile }
do-hunt = Hunt the { $species }
do-hunt-footprint = Follow the { $species }
do-ceremony = { $value ->
    [one] Dance once
   *[other] Dance { $value } times
}
do-migrate = { $count ->
    [one] Send 1
   *[other] Send { $count }
}
do-pass = Pass
do-skip = Skip it
do-end = End turn
do-end-lost = { $count ->
    [one] End turn, 1 step lost
   *[other] End turn, { $count } steps lost
}
do-income = Take them
do-turn_weather = Turn the weather
do-pay = Pay { $count }
do-choose = Take { $count }
do-dance = Dance
do-no_card = No card
do-walk = { $steps ->
    [one] Walk 1 step
   *[other] Walk { $steps } steps
}
do-take = Take it
do-leave = Leave it
do-recall = Call back
do-again = Choose again

note-asks = Asks for { $colours }.
note-turned = Turn { $side } for { $bones ->
    [one] 1 development point
   *[other] { $bones } development points
}: asks for { $colours }
note-closed = Both stones are taken: closed until summer.
note-stones = { $count ->
    [one] 1 stone is free.
   *[other] { $count } stones are free.
}
note-capstone = On the capstone: { $colours }.
note-capstone-empty = The capstone is empty.
note-camp-of = Camp of { $player }.
note-members = { $player }: { $standing } standing, { $lying } lying.
note-none = none
note-first-next-year = first next year
note-tent = tent
note-replay-round = Year { $round }
note-replay-rounds = year { $round } of { $rounds }
note-year = year { $year }
note-this-year = now
note-turned-weather = after a turn
note-bones = Development points
note-buy_resource = Buy a resource
note-buy_marker = Buy a marker
note-sell_resource = Give a resource
note-sell_marker = Give a marker
note-every-summer = paid every summer
note-track-pays = Every summer: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $bones ->
    [one] 1 development point
   *[other] { $bones } development points
}.
note-choose-painting = Choose a piece.
note-choose-fishing = Choose a fish.
note-choose-gathering = Choose a tile.
note-choose-hunting = Choose a card.
note-choose-ceremony = How many dance?
note-choose-migration = How many go?
note-pay-kinds = { $count ->
    [one] Pay 1 kind
   *[other] Pay { $count } kinds
}
note-and-stone = and 1 cube for the stone
note-buy-for-stone = You have no resource for the stone.
note-dance = { $count ->
    [one] 1 shaman dances
   *[other] { $count } shamans dance
}
note-dance-back = Take back: from { $colour } to { $colour_to }
note-who-dances = Who dances?
note-where-dances = Where to?
note-shaman-on = shaman on { $colour }
note-moves-missing = { $count ->
    [one] 1 more
   *[other] { $count } more
}
note-steps = { $count ->
    [one] 1 step left
   *[other] { $count } steps left
}
note-may-send = Choose who walks.
note-may-build = A camp can be founded.
note-pay-steps = Pay for steps.
note-nobody-walks = Nobody can walk any more.
note-walk = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}, { $left } left over
note-arriving = { $count ->
    [one] 1 member arrives.
   *[other] { $count } members arrive.
}
note-choose-resources = { $count ->
    [one] Choose 1 resource
   *[other] Choose { $count } resources
}
note-choose-markers = { $count ->
    [one] Choose 1 marker
   *[other] Choose { $count } markers
}
note-found = Found a camp
note-recall = { $count ->
    [one] 1 goes back to the board
   *[other] { $count } go back to the board
}
note-missing = { $count } more
note-missing-of = { $count } more: { $good }
note-put-back = Take { $good } back
note-heap = { $counted ->
    [yes] { $good }: { $laid } laid, { $left } left
   *[no] { $good }: { $laid } chosen
}
note-look = { $count ->
    [one] 1 card · look
   *[other] { $count } cards · look
}
note-board-of = { $player }’s whole board
note-whole-board = the whole board

# The files of a component pack, where it is said which are reconstructed.
part-boards = player boards and weather wheels
part-wheels = price wheels
part-painting = rock painting
part-gathering = gather tiles and baskets
part-hunting = hunting cards
part-ceremony = ceremony cards
part-camps = camps
part-map = map tiles and megaliths
part-setup = numbers of the set-up

# Keys that only this table knows.
key-deed = open an action; in a tray: how many
key-swap = the ring and the land change places
key-board = the others’ boards, one after the other
key-pass = pass or end the turn; when that is not offered, the other players
key-read = read the table: Tab reaches everything drawn
