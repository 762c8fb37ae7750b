# What a table without drawings says: headings, questions, short buttons, and what is counted.

ask-choosing_chief = Choose your chief.
ask-choosing_side = Which side lies upwards?
ask-choosing_setup = Choose a set-up card.
ask-playing = Place a figure.
ask-top = Act, then walk on.
ask-middle = Act once, or walk on.
ask-bottom = Take what you gain.
ask-taking_tile = Choose a rest tile.
ask-resting = Take your rest.
ask-leaving = Anything else?
ask-laying = What do you lay face down?
ask-eclipse = Take your income.

view-phase = Phase
view-luck = Luck decides
view-round = Round
view-era = Era
view-last_round = Last round
view-turn = Turn
view-order = Turn order
view-figures_placed = Figure of the round
view-eclipse_step = Step of the eclipse
view-columns = Columns
view-display = Culture cards
view-culture_left = Culture cards in the piles
view-tribes = Tribe piles
view-hunting_ground = Hunting ground
view-wild = Animals in the pile
view-stones = Sacred stones
view-land = Land
view-villages = Villages
view-site = Building site
view-rest_tile = Rest tile
view-rest_stack = Rest tiles in the stack
view-offers = To be chosen
view-pending = Under way
view-hex = hex
view-terrain = terrain
view-camps = camps
view-influence = influence
view-leaders = leading
view-ice_find = ice find
view-juncture = where
view-owner = owner
view-pattern = pattern
view-tiles = tiles
view-tile = tile
view-start = start space
view-pieces = megaliths
view-level = level
view-row = row
view-column = column
view-first = first
view-figures = figures
view-figure = figure
view-labour = labour
view-chief_ready = chief can be used
view-ready = abilities left
view-gains = still to gain
view-offer = offered
view-due = cards to discard
view-score = points
view-food = food
view-food_limit = food limit
view-tools = tools
view-camps_left = camps left
view-villages_left = villages left
view-megaliths_left = megaliths left
view-stacks = megaliths on the board
view-offering = offering track
view-honor = honor track
view-honor_rank = rank on the honor track
view-chief = chief
view-side = side
view-chief_figure = chief's figure
view-animals = living animals
view-tipped = tipped animals
view-stone = stone
view-points = points
view-stone_price = price of the next sacred stone
view-played = played
view-discard = discard pile
view-hand_count = hand
view-draw_count = draw pile
view-pile_count = eclipse pile
view-buried_count = buried
view-strength = labour in the eclipse
view-incomes = income of the eclipse
view-source = from
view-name = name
view-pile = eclipse pile
view-hand = hand
view-idle = gives more labour elsewhere
view-buried = buried
view-final = if the game ended now
view-earned = points without the final scoring
view-total = points if the game ended now
view-lost = cannot be had
view-uses = labour is good for
view-what = for
view-labour_short = labour is short
view-fresh = not to be played yet
view-worth_playing = worth playing

holding-food = food
holding-tools = { $count ->
    [one] tool
   *[other] tools
}
holding-halves = half labour
holding-food_limit = food limit
holding-camps = { $count ->
    [one] camp out
   *[other] camps out
}
holding-villages = { $count ->
    [one] village
   *[other] villages
}
holding-megaliths = { $count ->
    [one] megalith
   *[other] megaliths
}
holding-offering = offering track
holding-honor = honor track
holding-animals = { $count ->
    [one] living animal
   *[other] living animals
}
holding-tipped = { $count ->
    [one] tipped animal
   *[other] tipped animals
}
holding-stones = { $count ->
    [one] sacred stone
   *[other] sacred stones
}
holding-hand = { $count ->
    [one] hand card
   *[other] hand cards
}
holding-played = { $count ->
    [one] played card
   *[other] played cards
}
holding-discard = discard pile
holding-pile = eclipse pile
holding-strength = half labour in the eclipse
holding-buried = { $count ->
    [one] buried card
   *[other] buried cards
}
holding-influence = influence
holding-score = { $count ->
    [one] point
   *[other] points
}
holding-final = { $count ->
    [one] point at the end
   *[other] points at the end
}

note-round = Round { $round } of era { $era }{ $dark ->
    [yes] , eclipse
   *[no] {""}
}

sight-tribes = tribe piles
sight-culture = culture cards
sight-stones = sacred stones
sight-hunting_ground = hunting ground
sight-land = land
sight-site = building site
sight-idols = idols
sight-animals = living animals
sight-graves = cards to bury
note-which-animal = your living animals: which one do you tip?
note-which-card = which card do you bury?
note-look = Look closer: { $what }
note-elsewhere = Also offered
note-which-figure = Which figure goes?
note-lesser = Something lesser instead of: { $gain }
note-instead = instead:
note-discard = Choose { $count ->
    [one] a card
   *[other] { $count } cards
} of your hand to discard.
note-move-from = Take up a camp.
note-first-free = Nobody has been first yet.
note-first-taken = { $player } was first.
note-there = Here: { $who }.
note-chief-of = { $player }’s chief
note-on-hex = { $player }: { $camps ->
    [0] no camp
    [one] 1 camp
   *[other] { $camps } camps
}, influence { $influence }.

do-rest = Rest
do-back = Close
do-below = See below
do-recruit = Take the card
do-enlist = Take the card
do-learn = Take the card
do-stone = Take the stone
do-camp = Pitch the camp
do-move = Move the camp
do-village = Build the village
do-reveal = Turn up animals
do-hunt = Take the animal
do-tip = Tip it
do-bury = Bury
do-build = Build
do-idol = Climb
do-rite = Hold the rite
do-convert = Pay
do-gain = Take it
do-lesser = Take this instead
do-walk = Walk on
do-end = End the turn
do-done = That is all
do-chief = Take this chief
do-side = Choose this side
do-setup = Take this card

# The files of a component pack, where it is said which are reconstructed.
part-animals = animals
part-cards = tribe and culture cards
part-chiefs = chiefs
part-land = incomes of the land
part-modules = ice finds and rest tiles
part-setup = numbers of the boards
part-site = building site
part-start = set-up cards
part-stones = sacred stones

# Names that are set on cards, where the whole name is too long.
short-experienced_gatherer = Old hand
short-brave = Brave
short-first_tools = First tools
short-flint_knapping = Flint work
short-shared_work = Shared work
short-oral_tradition = Oral lore
short-ancestor_worship = Ancestors
short-burial_rites = Burial rites
short-cairn_building = Cairns
short-kinship = Kinship
short-coming_of_age = Coming of age
short-totem_carving = Totem carving
short-stone_dressing = Dressed stone
short-obsidian_trade = Obsidian
short-megalithic_order = Great order
short-council_of_elders = Elder council
short-great_migration = Great trek
short-village_founding = New village
short-sacred_ground = Sacred ground
short-grand_burial = Grand burial
short-communal_labor = Common work
short-master_crafters = Masters
short-tusk_breaker = Tuskbreaker
short-mammoth = Mammoth
short-rhino = Woolly rhino
short-sloth = Ground sloth
short-sabertooth = Sabertooth

# Keys that only this table knows.
key-hand = a card of your hand
key-near = bring a part of the table near
key-below = held: what lies below the upper megaliths
