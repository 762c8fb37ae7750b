# What a table without drawings says: headings, questions, short buttons, and what is counted.

ask-placing = Send people out.
ask-acting = Where first?
ask-tooling = Add tools?
ask-tooling-hunt = Add tools to the hunt?
ask-tooling-forest = Add tools in the forest?
ask-tooling-clay_pit = Add tools in the clay pit?
ask-tooling-quarry = Add tools in the quarry?
ask-tooling-river = Add tools at the river?
ask-paying = What do you pay with?
ask-sharing = Choose a die.
ask-choosing = Choose resources.
ask-feeding = You are short of food.

do-place = Send { $people }
do-take = Act here
do-roll = Roll the dice
do-buy = Take it
do-leave = Go without
do-keep = Take { $count } { $good }
do-pay = Pay { $count }
do-build = { $points ->
    [0] Build
   *[other] Build for { $points }
}
do-feed = Feed
do-choose = Take { $count }
do-redeem = Take 2 resources of choice
do-starve = Refuse: −{ $points }

station-placing = Place
station-working = Work
station-feeding = Feed

view-round = Round
view-phase = Phase
view-pile = Cards in the pile
view-display = Cards
view-buildings = Buildings
view-places = Places
view-starter = Start player
view-order = Turn order
view-closed = Closed
view-least = The least to do there
view-turn = Turn
view-left = left in the stack
view-top = top
view-card = card
view-price = price
view-pending = Under way
view-spot = place
view-good = for
view-dice = dice
view-pips = pips
view-sums = with tools
view-due = still to pay
view-paid = paid so far
view-any_number = any number will do
view-points = points
view-score = points
view-people = people
view-home = at home
view-placed = out
view-track = food track
view-goods = goods
view-fed = left after feeding
view-resting = no more to place
view-full = nothing more from
view-tools = tools
view-used = used
view-value = value
view-open_cards = open cards
view-face_down = cards
view-tie_break = tie-break
view-cards = own cards
view-final = if the game ended now
view-earned = points without the final scoring
view-total = points if the game ended now
view-prospects = what is open here would bring
view-missing = still missing
view-now = final points of its kind now
view-then = with it

holding-tools = { $count ->
    [one] tool
   *[other] tools
}
holding-fresh_tools = { $count ->
    [one] unused tool
   *[other] unused tools
}
holding-people = { $count ->
    [one] person
   *[other] people
}
holding-track = food track
holding-cards = { $count ->
    [one] card
   *[other] cards
}
holding-buildings = { $count ->
    [one] building
   *[other] buildings
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

note-hunt = 2 pips, 1 food
note-forest = 3 pips, 1 wood
note-clay_pit = 4 pips, 1 brick
note-quarry = 5 pips, 1 stone
note-river = 6 pips, 1 gold
note-tool_maker = one more tool
note-hut = one more person
note-field = one step up the food track
note-full-tool_maker = You have the best tools; nothing more comes here.
note-full-hut = You have all your people; nobody more comes here.
note-full-field = You are at the end of the food track; nothing more comes here.
note-card_1 = costs 1
note-card_2 = costs 2
note-card_3 = costs 3
note-card_4 = costs 4

note-pips = { $pips } pips bring 1 { $good }.
note-taken = { $taken } of { $room } taken: { $who }.
note-there = There: { $who }.
note-may-send = You may send { $least } to { $most }.
note-may-send-exactly = You may send { $people }.
note-empty = Nothing lies here.
note-card = For { $price }: { $card }.
note-building = { $building }. { $left } in the stack.
note-cannot-pay = You cannot pay for this.
note-price-card = { $count ->
    [one] Card: 1 resource of any kind
   *[other] Card: { $count } resources of any kind
}
note-short = { $count } short. Pay with resources, or lose points.
note-missing = { $count } more
note-missing-of = { $count } more { $good }
note-put-back = Take { $good } back
note-heap = { $counted ->
    [yes] { $good }: { $laid } laid, { $left } left
   *[no] { $good }: { $laid } chosen
}
note-tool = { $state ->
    [used] used tool { $value }
    [once] one-use tool { $value }
   *[ready] tool { $value }
}
note-tool-would = Add tool { $value }: { $count } { $good }
note-fed = After feeding: { $count }
note-fed-short = { $count } short at feeding
note-buildings = buildings
note-look = { $count ->
    [one] 1 card · look
   *[other] { $count } cards · look
}

# The files of a component pack, where it is said which are reconstructed.
part-cards = civilization cards
part-buildings = buildings
part-setup = numbers of the set-up
