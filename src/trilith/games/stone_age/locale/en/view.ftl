# What a table without drawings says: headings, questions, short buttons, and what is counted.

ask-placing = Send people out.
ask-acting = Where first?
ask-tooling = Add tools?
ask-paying = What do you pay with?
ask-sharing = Choose a die.
ask-choosing = Which resource?
ask-feeding = Food is short. What do you pay with?

do-place = Send { $people }
do-take = Act here
do-buy = Buy
do-leave = Leave it

view-round = Round
view-phase = Phase
view-pile = Cards in the pile
view-display = Cards
view-buildings = Buildings
view-places = Places
view-starter = Start player
view-turn = Turn
view-left = left in the stack
view-top = top
view-pending = Under way
view-spot = place
view-good = for
view-dice = dice
view-pips = pips
view-due = still to pay
view-paid = paid so far
view-score = points
view-people = people
view-home = at home
view-placed = out
view-track = food track
view-goods = goods
view-tools = tools
view-used = used
view-value = value
view-open_cards = open cards
view-face_down = cards
view-cards = own cards
view-final = if the game ended now

holding-tools = tool
holding-fresh_tools = unused tools
holding-people = people
holding-track = food track
holding-cards = card
holding-buildings = building
holding-score = points
holding-final = points at the end
holding-due = still to pay

note-hunt = 2 pips, 1 food
note-forest = 3 pips, 1 wood
note-clay_pit = 4 pips, 1 brick
note-quarry = 5 pips, 1 stone
note-river = 6 pips, 1 gold
note-tool_maker = one more tool
note-hut = one more person
note-field = one step up the food track
note-card_1 = costs 1
note-card_2 = costs 2
note-card_3 = costs 3
note-card_4 = costs 4
