# The table of Stone Age: names, choices, and what happens.

game-title = Stone Age
game-blurb = Place your people, gather, build, feed them all.

good-food = food
good-wood = wood
good-brick = brick
good-stone = stone
good-gold = gold

spot-hunt = hunt
    .to = hunting
spot-forest = forest
    .to = to the forest
spot-clay_pit = clay pit
    .to = to the clay pit
spot-quarry = quarry
    .to = to the quarry
spot-river = river
    .to = to the river
spot-tool_maker = tool maker
    .to = to the tool maker
spot-hut = hut
    .to = to the hut
spot-field = field
    .to = to the field
spot-card_1 = card 1
    .to = to card 1
spot-card_2 = card 2
    .to = to card 2
spot-card_3 = card 3
    .to = to card 3
spot-card_4 = card 4
    .to = to card 4
spot-building_1 = building 1
    .to = to building 1
spot-building_2 = building 2
    .to = to building 2
spot-building_3 = building 3
    .to = to building 3
spot-building_4 = building 4
    .to = to building 4

phase-placing = placing people
phase-acting = acting
phase-tooling = using tools
phase-paying = paying
phase-sharing = dice for everyone
phase-choosing = choosing resources
phase-feeding = feeding
phase-setting_up = setting up
phase-dealing = dealing cards
phase-revealing = turning up a building
phase-rolling = rolling
phase-rolling_for_all = rolling for everyone
phase-drawing = drawing a card
phase-harvest = harvest
phase-round_end = end of the round
phase-over = game over

source-symbols = symbols
source-second_symbols = second set of symbols
source-farmers = farmers
source-toolmakers = toolmakers
source-builders = builders
source-shamans = shamans
source-resources = resources left

face-1 = 1 (1 wood)
face-2 = 2 (1 brick)
face-3 = 3 (1 stone)
face-4 = 4 (1 gold)
face-5 = 5 (a new tool)
face-6 = 6 (a step up the food track)

action-place = { $people ->
    [one] place 1 person: { $spot }
   *[other] place { $people } people: { $spot }
}
action-take = act: { $spot }
action-buy = buy: { $spot }
action-leave = go without: { $spot }
action-tool = use tool { $place }
action-one_use = use up a one-use tool of value { $value }
action-keep = take what the pips bring
action-pay = pay with { $good }
action-done = that is all I pay
action-pick = take the die { $face }
action-redeem = take resources of your choice
action-choose = choose { $good }
action-starve = let your people go hungry

event-round_began = Round { $round } begins. Start player: { $player }.
event-dealt = A card is dealt to place { $slot }: { $card }.
event-slid = The card on place { $from } moves to place { $slot }.
event-revealed = A building is turned up on stack { $stack }: { $building }.
event-placed = { $people ->
    [one] { $player } places 1 person: { $spot }.
   *[other] { $player } places { $people } people: { $spot }.
}
event-passed = { $player } cannot place any more; { $people ->
    [one] 1 person stays at home.
   *[other] { $people } people stay at home.
}
event-tool_gained = { $player } gets a tool: place { $place } now has the value { $value }.
event-person_gained = { $player } gets a person and now has { $people }.
event-track_raised = { $player } moves up the food track to { $level }.
event-rolled = { $player } rolls { $dice } for { $good }.
event-tool_used = { $player } uses tool { $place } and adds { $value }.
event-one_use_used = { $player } uses up a one-use tool and adds { $value } ({ $card }).
event-gathered = { $player } takes { $count } × { $good }.
event-left = { $player } goes without: { $spot }.
event-paid = { $player } pays { $count } × { $good }.
event-card_bought = { $player } takes the card on place { $slot }: { $card }.
event-received = { $player } receives { $count } × { $good }.
event-points_gained = { $points ->
    [one] { $player } scores 1 point.
   *[other] { $player } scores { $points } points.
}
event-rolled_for_all = { $player } rolls { $dice } for everyone.
event-picked = { $player } takes the die { $face }.
event-drew = { $player } draws an extra card: { $card }.
event-drew_unseen = { $player } draws an extra card.
event-pile_empty = The pile is empty; { $player } gets no extra card.
event-redeemed = { $player } turns over the card for resources of choice ({ $card }).
event-chose = { $player } chooses 1 × { $good }.
event-built = { $points ->
    [one] { $player } builds and scores 1 point: { $building }.
   *[other] { $player } builds and scores { $points } points: { $building }.
}
event-harvested = { $player } harvests { $count } food.
event-fed = { $player } feeds { $count ->
    [one] 1 person with food.
   *[other] { $count } people with food.
}
event-starved = { $points ->
    [one] { $player } cannot or will not feed everyone and loses 1 point.
   *[other] { $player } cannot or will not feed everyone and loses { $points } points.
}
event-ended = The game is over: { $reason }.
event-scored = { $points ->
    [one] { $player } scores 1 point for { $source }.
   *[other] { $player } scores { $points } points for { $source }.
}
event-tools_full = { $player } already has the best tools there are; no more can come.
event-people_full = { $player } already has all the people there are; nobody comes.
event-track_full = { $player } is already at the end of the food track; it goes no further.

reason-cards = there are not enough cards left
reason-buildings = a stack of buildings is empty

problem-between = must be from { $least } to { $most }, but is { $value }
problem-negative = must not be { $value }
problem-stacks = there must be { $expected } stacks, but there are { $count }
problem-empty-stack = nothing can lie open on an empty stack
problem-used-nothing = a tool that is not there cannot have been used
problem-tool-order = tools fill their places from the left and grow evenly: none is more than 1 above another
problem-too-many-out = more people are on the board than the { $people } there are
problem-never-open = this card never lies open: { $card }
problem-miscounted = the number of people there ({ $value }) is not the players' sum
problem-too-many-parties = only { $most } different players may be there
problem-alone = the hut takes two people, never one
problem-too-many-places = only { $most } of these places may be taken
problem-copies = there are { $expected } of these in the box, but { $count } in this position
problem-too-few-left = the stacks need { $expected } buildings nobody has seen, but only { $count } are left
problem-stacks-and-boards = as many buildings must be missing from the stacks as lie on the boards
problem-phase = the game never waits in this phase: { $phase }
problem-unused = must be empty in this phase: { $phase }
problem-set-up = during set-up, stacks are turned up one after the other before any card
problem-covered = { $expected } stacks must be covered, but { $count } are
problem-stack-ran-out = no round begins when a stack is empty
problem-not-full = four cards must lie open
problem-dealing = cards are dealt from the right while places are empty
problem-pile-ran-out = there are not enough cards left
problem-stands-on-nothing = somebody stands where nothing lies
problem-somebody-out = all people must be at home
problem-has-acted = this player has acted already, so all their people are at home
problem-nobody-out = this player has nobody left to act with
problem-no-choice-card = the player who chooses has no card that allows it
problem-cannot-place = this player cannot place anybody
problem-dice = must be { $expected }, but is { $value }
problem-nobody-there = the player whose turn it is has nobody there
problem-no-roll-here = nothing is rolled for there
problem-paid-at-once = a building with given resources is paid at once
problem-price = paid and due together must be { $expected }, but are { $value }
problem-cannot-pay = this cannot be paid to its end
