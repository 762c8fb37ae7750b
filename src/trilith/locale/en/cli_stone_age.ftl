# Stone Age in the terminal.

cli-stone-round = Round { $round }
cli-stone-starter = start player
cli-stone-places = places
cli-stone-at-home = people home/all
cli-stone-cards = cards, costing 1 to 4 ({ $pile } in the pile)
cli-stone-stacks = buildings (left in the stack)
cli-stone-buildings = buildings
cli-stone-points = points
cli-stone-food = food + track
cli-stone-tools = tools
cli-stone-own = cards
cli-stone-open = lying open: { $card }
cli-stone-place = place people
cli-stone-pips = { $pips ->
    [one] 1 pip
   *[other] { $pips } pips
} = 1 { $good }
cli-stone-card-note = { $card } (costs { $price })
cli-stone-have = you have { $count }
cli-stone-dice-note = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $pips } pips = 1 { $good }
cli-stone-pending-roll = You have { $pips ->
    [one] 1 pip
   *[other] { $pips } pips
}; { $each } pips = 1 { $good }.
cli-stone-pending-price = { $due ->
    [one] { $most ->
        [yes] Up to 1 more resource for: { $what }
       *[no] 1 more resource for: { $what }
    }
   *[other] { $most ->
        [yes] Up to { $due } more resources for: { $what }
       *[no] { $due } more resources for: { $what }
    }
}
cli-stone-pending-food = { $due ->
    [one] 1 food is missing.
   *[other] { $due } food are missing.
}
cli-stone-pending-dice = The dice that are left: { $dice }
cli-stone-pending-place = { $enough ->
    [yes] Feeding this round: enough food, { $left } to spare.
   *[no] Feeding this round: { $missing } food still missing.
}
cli-stone-my-cards = { $cards ->
    [0] your cards: none yet
   *[other] your cards
}
cli-stone-tie-break = tie-break
cli-stone-seek = tool
cli-stone-own-people = { $home } of { $people } people at home
cli-stone-own-food = food { $food } +{ $track } a round
cli-stone-out = on the board
cli-stone-full-note = { $spot ->
    [tool_maker] nothing more comes: you have the best tools
    [hut] nobody comes any more: you have all your people
   *[field] nothing more comes: you are at the end of the food track
}
cli-stone-leave-note = you take nobody from the supply
cli-stone-nothing = brings nothing
cli-stone-counts = { $points ->
    [one] counts 1 point
   *[other] counts { $points } points
}
cli-stone-feeds = instead of 1 food
cli-stone-sum = So far { $values } = { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
