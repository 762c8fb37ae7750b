# What the table says in words about whatever lies on it: to a screen reader, and to a mouse that rests there.

note-amount-food = { $count } food
note-amount-tool = { $count ->
    [one] 1 tool
   *[other] { $count } tools
}
note-amount-idol = { $count ->
    [one] 1 idol
   *[other] { $count } idols
}
note-amount-draw = { $count ->
    [one] draw 1 card
   *[other] draw { $count } cards
}
note-amount-megalith = { $count ->
    [one] 1 megalith
   *[other] { $count } megaliths
}
note-amount-feast = food up to the limit
note-amount-labour = { $count } labour
note-amount-culture = { $count ->
    [one] 1 open culture card
   *[other] { $count } open culture cards
}
note-amount-animal = { $count ->
    [one] 1 animal of choice
   *[other] { $count } animals of choice
}
note-amount-catch = { $count ->
    [one] the top animal
   *[other] the { $count } top animals
}
note-amount-reveal = turn up animals
note-amount-tip = { $count ->
    [one] tip 1 animal
   *[other] tip { $count } animals
}
note-amount-bury = { $count ->
    [one] bury 1 card
   *[other] bury { $count } cards
}
note-amount-camp = { $count ->
    [one] 1 new camp
   *[other] { $count } new camps
}
note-amount-move = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
note-amount-village = { $count ->
    [one] 1 village
   *[other] { $count } villages
}
note-amount-recruit = { $count ->
    [one] 1 tribe card to the hand
   *[other] { $count } tribe cards to the hand
}
note-amount-enlist = { $count ->
    [one] 1 tribe card to the discard pile
   *[other] { $count } tribe cards to the discard pile
}
note-amount-stone = { $count ->
    [one] 1 sacred stone
   *[other] { $count } sacred stones
}
note-amount-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
note-amount-neutral = { $count ->
    [one] 1 neutral megalith
   *[other] { $count } neutral megaliths
}

note-field-top = Top, as often as you can pay: { $what }.
note-field-middle = Middle, once: { $what }.
note-field-bottom = Bottom, only the first figure: { $what }.

note-pile = { $count ->
    [0] The pile is empty; { $points ->
        [one] 1 point
       *[other] { $points } points
    } instead.
    [one] 1 card in the pile.
   *[other] { $count } cards in the pile.
}
note-costs = Costs you { $what }.
note-have = You have { $count }.
note-led-by = Led by { $who }.
note-hidden-find = An ice find lies here face down.
note-village-of = Village of { $player }: { $juncture }.
note-space = Row { $row }, column { $column }: { $what }.
note-space-empty = nothing
note-space-start = start space, only for neutral megaliths
note-megalith-of = Megalith of { $player }: level { $level }, row { $row }, column { $column }.
note-megalith-neutral = Neutral megalith: level { $level }, row { $row }, column { $column }.
note-step-of = { $track }, step { $step }.
note-rate = In the end { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $leftovers ->
    [one] each leftover food or tool
   *[other] every { $leftovers } leftover food and tools
}.
note-on-arrival = On arrival: { $what }.
note-rest-tiles = { $count ->
    [0] None below it.
    [one] 1 more below it.
   *[other] { $count } more below it.
}
