# When it is, what waits, and what labour is good for.

note-round-phase = Round { $round } of { $rounds } · { $phase }
note-course = In each round everybody takes turns, then comes the eclipse, then the preparation. With the second era new cards come; after the last round the points are counted.
note-phase-action = action
note-phase-eclipse = eclipse
note-phase-preparation = preparation

# Gains that wait.
note-brings-card = { $card } brings you
note-brings-first = First here brings you
note-brings-chief = The chief brings you
note-brings-eclipse = The eclipse brings you
note-brings-rest = The rest brings you
note-brings = You gain
note-taken = taken
note-leave = Leave { $what } behind?
note-leave-lost = { $count ->
    [one] It is lost with this turn.
   *[other] They are lost with this turn.
}
do-take-gains = { $count ->
    [one] Take it
   *[other] Take them
}
do-end-without = { $count ->
    [one] End without it
   *[other] End without them
}
do-go-without = { $count ->
    [one] Go on without it
   *[other] Go on without them
}
do-go-on = Go on
ask-gains = Take what you gained, or end.
    .short = Take what you gained.
ask-gains-on = Take what you gained, or go on.
    .short = Take what you gained.
ask-waiting = { $count ->
    [one] One gain waits.
    [2] Two gains wait.
    [3] Three gains wait.
   *[other] { $count } gains wait.
}
ask-top-initiate = Recruit somebody, or walk on.
    .short = Recruit, or walk on.
ask-top-develop = Learn a culture card, or walk on.
    .short = Learn a card, or walk on.
ask-top-migrate = Set up and move camps, or walk on.
    .short = Camps, or walk on.
ask-top-hunt = Hunt, or walk on.
ask-walk-on = Nothing more to do here: walk on.
    .short = Nothing here: walk on.
ask-end = Nothing more to do here: end the turn.
    .short = End the turn.

# What labour is good for.
note-uses-recruit = { $labour } and a tool recruit somebody.
note-uses-learn = { $labour } learn a card.
note-uses-move = { $labour } moves a camp.
note-uses-reveal = { $labour } turns up animals.
note-uses-hunt = { $labour } and a tool take an animal.
note-uses-nothing = Nothing here costs labour any more.
note-uses-edge = Cards with an ember edge bring labour for it.

note-copies = { $card }, { $count } of them
note-play-all = Play all { $count }: { $card }
note-pick-all = All { $count }: { $card }
note-kind-tribe = Tribe card
note-kind-culture = Culture card

# Gains one by one: as they come, where they are done, and as what is left behind.
note-some-food = { $count ->
    [one] food
   *[other] { $count } food
}
note-where-food = onto your track
note-leave-food = { $count ->
    [one] food
   *[other] { $count } food
}
note-some-tool = { $count ->
    [one] a tool
   *[other] { $count } tools
}
note-where-tool = onto your track
note-leave-tool = { $count ->
    [one] a tool
   *[other] { $count } tools
}
note-some-idol = { $count ->
    [one] an idol step
   *[other] { $count } idol steps
}
note-where-idol = on one of the two tracks
note-leave-idol = { $count ->
    [one] an idol step
   *[other] { $count } idol steps
}
note-some-draw = { $count ->
    [one] a card
   *[other] { $count } cards
}
note-where-draw = from your draw pile
note-leave-draw = { $count ->
    [one] a card
   *[other] { $count } cards
}
note-some-megalith = { $count ->
    [one] a megalith
   *[other] { $count } megaliths
}
note-where-megalith = on the building site
note-leave-megalith = { $count ->
    [one] a megalith
   *[other] { $count } megaliths
}
note-some-feast = { $count ->
    [one] food up to the limit
   *[other] food up to the limit
}
note-where-feast = onto your track
note-leave-feast = { $count ->
    [one] food up to the limit
   *[other] food up to the limit
}
note-some-labour = { $count ->
    [one] a labour
   *[other] { $count } labour
}
note-where-labour = for this turn
note-leave-labour = { $count ->
    [one] a labour
   *[other] { $count } labour
}
note-some-culture = { $count ->
    [one] a culture card
   *[other] { $count } culture cards
}
note-where-culture = one that lies open
note-leave-culture = { $count ->
    [one] a culture card
   *[other] { $count } culture cards
}
note-some-animal = { $count ->
    [one] an animal
   *[other] { $count } animals
}
note-where-animal = from the hunting ground
note-leave-animal = { $count ->
    [one] an animal
   *[other] { $count } animals
}
note-some-catch = { $count ->
    [one] the top animal
   *[other] { $count } top animals
}
note-where-catch = from the pile
note-leave-catch = { $count ->
    [one] the top animal
   *[other] { $count } top animals
}
note-some-reveal = { $count ->
    [one] an animal turned up
   *[other] { $count } animals turned up
}
note-where-reveal = on the hunting ground
note-leave-reveal = { $count ->
    [one] an animal turned up
   *[other] { $count } animals turned up
}
note-some-tip = { $count ->
    [one] a tipping
   *[other] { $count } tippings
}
note-where-tip = one of your animals
note-leave-tip = { $count ->
    [one] a tipping
   *[other] { $count } tippings
}
note-some-bury = { $count ->
    [one] a burial
   *[other] { $count } burials
}
note-where-bury = a card of yours
note-leave-bury = { $count ->
    [one] a burial
   *[other] { $count } burials
}
note-some-camp = { $count ->
    [one] a camp
   *[other] { $count } camps
}
note-where-camp = on the base tile, at once
note-leave-camp = { $count ->
    [one] a camp
   *[other] { $count } camps
}
note-some-move = { $count ->
    [one] a move
   *[other] { $count } moves
}
note-where-move = take up a camp, then a field
note-leave-move = { $count ->
    [one] a move
   *[other] { $count } moves
}
note-some-village = { $count ->
    [one] a village
   *[other] { $count } villages
}
note-where-village = where three hexes meet
note-leave-village = { $count ->
    [one] a village
   *[other] { $count } villages
}
note-some-recruit = { $count ->
    [one] a tribe card
   *[other] { $count } tribe cards
}
note-where-recruit = to your hand
note-leave-recruit = { $count ->
    [one] a tribe card
   *[other] { $count } tribe cards
}
note-some-enlist = { $count ->
    [one] a tribe card
   *[other] { $count } tribe cards
}
note-where-enlist = to your discard pile
note-leave-enlist = { $count ->
    [one] a tribe card
   *[other] { $count } tribe cards
}
note-some-stone = { $count ->
    [one] a sacred stone
   *[other] { $count } sacred stones
}
note-where-stone = one that lies open
note-leave-stone = { $count ->
    [one] a sacred stone
   *[other] { $count } sacred stones
}
note-some-points = { $count ->
    [one] a point
   *[other] { $count } points
}
note-where-points = at once
note-leave-points = { $count ->
    [one] a point
   *[other] { $count } points
}
note-some-neutral = { $count ->
    [one] a neutral megalith
   *[other] { $count } neutral megaliths
}
note-where-neutral = on the building site
note-leave-neutral = { $count ->
    [one] a neutral megalith
   *[other] { $count } neutral megaliths
}
