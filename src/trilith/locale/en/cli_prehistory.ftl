# Prehistory in the terminal.

cli-pre-letters = g b r n y w
cli-pre-year = Year { $year }
cli-pre-order = order
cli-pre-next-order = next year
cli-pre-action = action
cli-pre-price = price in spring
cli-pre-stones = stones
cli-pre-capstone = capstone
cli-pre-symbols = painting
cli-pre-steps = steps in autumn
cli-pre-by-symbol = by symbol
cli-pre-by-place = by place
cli-pre-by-move = by field of the fire
cli-pre-map-signs = ∩ campsite  ⌂ camp  a b c megaliths  * animal  + reward
cli-pre-start = start camp:
cli-pre-points = points
cli-pre-bones = development
cli-pre-tent = tent
cli-pre-markers = markers
cli-pre-members = board / map / supply
cli-pre-camps = camps
cli-pre-track = fishing track
cli-pre-painting = painting
cli-pre-baskets = gather tiles
cli-pre-hunted = hunting
cli-pre-ceremonies = ceremony cards
cli-pre-shamans = shamans
cli-pre-megaliths = megaliths A
cli-pre-income = next income
cli-pre-verb = { $verb ->
    [pay] pay
    [lay] lay on the stone
    [choose] choose
    [spend_resource] give a resource for steps
    [spend_marker] give a marker for steps
    [buy_resource] buy a resource
    [buy_marker] buy a marker
    [sell_resource] put back a resource
    [sell_marker] put back a marker
    [turn] turn a price wheel
    [turn_weather] turn the weather wheel
    [weather] set the weather wheel
    [send] send a member from
    [to] go to
    [build] build on
    [shaman] move a shaman
    [card] take a ceremony card
    [capstone] take a capstone
    [camp] found a camp
   *[recall] call a member back from
}
cli-pre-pending-pay = { $due ->
    [one] Still to pay: 1 resource ({ $deed }).
   *[other] Still to pay: { $due } different resources ({ $deed }).
}
cli-pre-pending-lay = Lay a resource on the stone of { $deed }.
cli-pre-pending-dance = Moves made: { $moves } of { $value }.
cli-pre-pending-recall = { $due ->
    [one] 1 member goes back to the board.
   *[other] { $due } members go back to the board.
}
cli-pre-pending-take = You find: { $land }.
cli-pre-pending-steps = { $steps ->
    [one] You have 1 step.
   *[other] You have { $steps } steps.
}
cli-pre-pending-summer = It is the turn of { $deed }, paid with markers.
cli-pre-my-cards = { $cards ->
    [0] no ceremony card yet; what you have collected
    [one] your ceremony card and what you have collected
   *[other] your { $cards } ceremony cards and what you have collected
}
cli-pre-tie-break = tie-break (camps / members on the map)
cli-pre-seek = wheel
cli-pre-own-bones = { $bones ->
    [one] 1 development point
   *[other] { $bones } development points
}
cli-pre-own-members = members: { $home } home, { $map } map, { $supply } supply
cli-pre-how-many = { $deed ->
    [fishing] fish of value { $count }
    [ceremony] { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
   *[migration] { $count ->
        [one] 1 member
       *[other] { $count } members
    }
}
cli-pre-due = { $due ->
    [one] costs 1 of { $colours }
   *[other] costs { $due } different of { $colours }
}
cli-pre-and-stone = −1 for the stone
cli-pre-cubes = { $role ->
    [resource] { $sign }{ $cubes }
   *[marker] { $count ->
        [one] { $sign }{ $cubes } (marker)
       *[other] { $sign }{ $cubes } (markers)
    }
}
cli-pre-then-asks = then asks for { $colours }
cli-pre-then-income = income { $colours }
cli-pre-reaches = { $count ->
    [one] 1 field within reach (map)
   *[other] { $count } fields within reach (map)
}
cli-pre-pending-arrive = { $count ->
    [one] 1 member arrives.
   *[other] { $count } members arrive.
}
cli-pre-pending-resources = { $count ->
    [one] 1 resource remains to be chosen
   *[other] { $count } resources remain to be chosen
}
cli-pre-pending-markers = { $count ->
    [one] 1 marker remains to be chosen
   *[other] { $count } markers remain to be chosen
}
cli-pre-steps-away = { $steps ->
    [one] go to, 1 step away
   *[other] go to, { $steps } steps away
}
cli-pre-dance-price = costs the colour of each field moved to
