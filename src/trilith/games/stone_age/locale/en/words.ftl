# Words under the hand: what each thing on the table is, costs, brings now and at the end.

house-of_wood = timber house
house-of_clay = clay house
house-of_stone = stone house
house-village = village house
house-longhouse = longhouse
house-great_hall = great hall
culture-healing = healing
culture-art = art
culture-writing = writing
culture-pottery = pottery
culture-time = time
culture-transport = transport
culture-music = music
culture-weaving = weaving
note-figures-farmer = { $count ->
    [one] 1 farmer
   *[other] { $count } farmers
}
note-figures-toolmaker = { $count ->
    [one] 1 toolmaker
   *[other] { $count } toolmakers
}
note-figures-short-toolmaker = { $count ->
    [one] 1 toolmaker
   *[other] { $count } toolmakers
}
note-figures-builder = { $count ->
    [one] 1 builder
   *[other] { $count } builders
}
note-figures-shaman = { $count ->
    [one] 1 shaman
   *[other] { $count } shamans
}

note-kind-place = Place for people
note-kind-card = Civilization card
note-kind-building = { $left ->
    [one] Building, the last of its stack
   *[other] Building, { $left } on this stack
}
note-kind-own = Yours
note-kind-of = Of { $player }
note-kind-price = Price of a card
note-kind-track = Food track
note-kind-points = Score track

note-rolled-for = Roll a die for each of them. { $pips ->
    [one] 1 pip brings
   *[other] { $pips } pips bring
} 1 { $good }; tools help.
note-costs-card = { $price ->
    [one] 1 resource of any kind.
   *[other] { $price } resources of any kind. If it stays, it is cheaper next round.
}
note-costs-listed = { $what }.
note-brings-dice_for_all = { $players } dice, one for each player; you choose first: a resource, a tool or a step up the food track.
note-brings-food = { $count } food.
note-brings-resource = { $count } { $good }.
note-brings-resource_roll = Roll { $count ->
    [one] 1 die
   *[other] { $count } dice
}: { $pips ->
    [one] 1 pip brings
   *[other] { $pips } pips bring
} 1 { $good }, and tools help.
note-brings-points = { $count ->
    [one] 1 point.
   *[other] { $count } points.
}
note-brings-tool = One more tool.
note-brings-field = One step up the food track.
note-brings-extra_card = The top card of the pile, for its lower half.
note-brings-one_use_tool = A tool of value { $count }, for one roll.
note-brings-resources_of_choice = { $count ->
    [one] 1 resource
   *[other] { $count } resources
} of your choice, whenever you like.
note-brings-worth = Points by what you pay: { $worths }.
note-brings-most = With what you have { $points ->
    [one] 1 point
   *[other] { $points } points
} at most.

note-end-symbol = { $changes ->
    [yes] A sign: your { $now } points for signs become { $then }.
   *[no] You have this sign twice; it adds nothing.
}
note-end-symbol-any = A sign. The number of different signs counts times itself.
note-end-farmer = { $changes ->
    [yes] { $who }, each counts your step on the food track: { $now } points become { $then }.
   *[no] { $who }, each counts your step on the food track: nothing as things stand.
}
note-end-toolmaker = { $changes ->
    [yes] { $who }, each counts the value of your tools: { $now } points become { $then }.
   *[no] { $who }, each counts the value of your tools: nothing as things stand.
}
note-end-builder = { $changes ->
    [yes] { $who }, each counts your buildings: { $now } points become { $then }.
   *[no] { $who }, each counts your buildings: nothing as things stand.
}
note-end-shaman = { $changes ->
    [yes] { $who }, each counts your people: { $now } points become { $then }.
   *[no] { $who }, each counts your people: nothing as things stand.
}
note-end-figures-any = { $who }.
note-end-building = { $changes ->
    [yes] One more building for your builders: { $now } points become { $then }.
   *[no] It counts for builders; you have none.
}
note-lacking = { $count ->
    [one] You lack 1 resource for it now.
   *[other] You lack { $count } resources for it now.
}

note-name-deck = Pile of cards
note-deck-left = { $count ->
    [one] 1 card is left.
   *[other] { $count } cards are left.
}
note-deck-ends = When the four places cannot be filled from it, the game is over.
note-name-price = { $price ->
    [one] 1 resource
   *[other] { $price } resources
}
note-price-moves = So much the card below costs. What is left over moves to the right and gets cheaper.
note-name-step = Step { $step }
note-step-brings = { $step } food for whoever stands here, before people eat.
note-name-points = Points
note-points-of = { $player }: { $points }.
note-name-die = A die: { $face }
note-die-lies = The pips of all dice are added up; then tools.
note-die-shared = Whoever takes it gets this.

note-name-people = People
note-people-eat = Each of them eats 1 food.
note-people-new = The hut brings one more.
note-end-shamans-own = Your shamans × your people: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
note-name-food = Food
note-food-fed = The field brings { $track }, { $people } people eat. Left: { $left }.
note-food-short = The field brings { $track }, { $people } people eat. Missing: { $missing }; resources can stand in, or it costs points.
note-food-counts = Nothing.
note-good-use = Pays for cards and buildings; where its worth counts, { $worth ->
    [one] 1 point
   *[other] { $worth } points
} each.
note-good-end = 1 point for each that is left.
note-name-tool = { $value ->
    [0] Place for a tool
   *[other] Tool of value { $value }
}
note-tool-state = { $state ->
    [used] used this round
    [once] for one roll
    [none] empty
   *[ready] ready
}
note-tool-use = { $state ->
    [once] Adds { $value ->
        [one] 1 pip
       *[other] { $value } pips
    } to one roll, always whole; then it is gone.
    [none] The tool maker fills it.
   *[ready] Adds { $value ->
        [one] 1 pip
       *[other] { $value } pips
    } to one roll, once a round and always whole.
}
note-name-tools = Tools
note-tools-all = { $values }.
note-end-toolmakers-own = Your toolmakers × the value of your tools: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
note-end-farmers-own = Your farmers × your step: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
note-name-buildings = Buildings
note-buildings-have = { $count ->
    [0] None yet.
    [one] 1. Its points are counted already.
   *[other] { $count }. Their points are counted already.
}
note-end-builders-own = Your builders × your buildings: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
note-name-cards = Civilization cards
note-cards-have = { $count ->
    [0] None yet.
    [one] 1 card.
   *[other] { $count } cards.
}
note-end-cards-own = Your signs: { $points ->
    [one] 1 point
   *[other] { $points } points
}. People on the cards count with what they multiply.
note-cards-unseen = What lies face down is seen at the end.
note-name-score = Points
note-score-now = { $points } so far.
note-score-end = { $points } if the game ended now.
note-name-starter = Start player
note-starter-first = Places and works first this round; next round it is the next player.

note-round = Round { $round }
note-round-phase = Round { $round } · { $phase }
note-course = In each round people are sent out, work, and eat. The last round is the one in which a stack of buildings runs out, or four cards cannot be laid out any more.
note-phase-0 = placing
note-phase-1 = working
note-phase-2 = feeding
note-ends-when = The game ends when a stack of buildings is empty, or four cards cannot be laid out. Smallest stack: { $stack }. Cards in the pile: { $pile }.
