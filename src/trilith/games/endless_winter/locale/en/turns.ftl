# A turn in short, as the browser tells it: what somebody is doing, what it brought, and what it means for whoever looks on.
doing-turn = { $player } acts.
doing-placed = { $player }: { $column }.
doing-eclipse_step = { $player } in the eclipse: { $step }.
doing-side_chosen = { $player } chooses a side of the chief.
doing-laid_unseen = { $player } lays cards for the eclipse.
short-placed = { $column }
short-eclipse_step = { $step }
short-tile_taken = { $rest_tile }
short-learned = { $card }
short-stone_taken = { $stone }
short-animal_taken = { $animal }
short-settled = a village
short-built = { $times ->
    [one] a megalith
   *[other] { $times } megaliths
}
short-recruited = { $tribe }
short-enlisted = { $tribe }
short-camp_pitched = { $times ->
    [one] a camp
   *[other] { $times } camps
}
short-moved = { $times ->
    [one] a move
   *[other] { $times } moves
}
short-first_there = first here
short-climbed = { $track } { $reached }
short-buried = { $times ->
    [one] a burial
   *[other] { $times } burials
}
short-buried_unseen = { $times ->
    [one] a burial
   *[other] { $times } burials
}
short-tipped = tips { $animal }
short-points_gained = { $points ->
    [one] +1 point
   *[other] +{ $points } points
}
short-stone_scored = { $points ->
    [one] +1 point
   *[other] +{ $points } points
}
short-food_gained = +{ $count } food
short-tool_gained = { $count ->
    [one] +1 tool
   *[other] +{ $count } tools
}
short-drew_unseen = { $times ->
    [one] draws a card
   *[other] draws { $times } cards
}
short-laid_unseen = { $times ->
    [one] lays a card
   *[other] lays { $times } cards
}
short-side_chosen = { $side }
foryou-first = First here is taken: { $column }.
