# Words under the hand: what each drawn thing is, what it costs and brings, in sentences instead of signs.

what-kind-deed = one of six deeds
what-kind-wheel = price wheel
what-kind-central = central wheel
what-kind-sign = sign on the rock
what-kind-fish = fish
what-kind-river = the river
what-kind-tile = gather tile
what-kind-hunting = hunting card, value { $value }
what-kind-ceremony = ceremony card, value { $value }
what-kind-seat = seat at the fire
what-kind-field = field { $field }
what-kind-resource = cube in a tent
what-kind-marker = cube below a painting
what-kind-piece = piece of the painting
what-kind-bonus = bonus of the painting
what-kind-basket = basket
what-kind-camp = camp to be built
what-kind-own = yours
what-kind-other = { $player }’s

what-can = You can do this now.
what-empty = Empty until winter.
what-price-painting = In spring a cube for each sign, **and one for the stone**; in summer grey markers.
what-price-wheel = In spring different cubes of { $colours }, **and one for the stone**; in summer markers in { $marker }.
what-price-gathering = In spring the cube below the tile, **and one for the stone**; in summer two red markers.
what-price-ceremony = In spring a cube for each shaman, **and one for the stone**; in summer yellow markers.
what-stones = Supporting stones: { $deed }
    .about = Whoever does this deed in spring lays a cube on one. **With both taken it is closed until summer.**
    .now = { $count ->
        [0] Both are taken.
        [one] 1 is free.
       *[other] { $count } are free.
    }
what-capstone = Capstone: { $deed }
    .about = In summer its cubes are markers, and **one player takes them all**.
    .now = { $colours }.
what-wheel = { $wheel }
    .now = Asks for { $colours }.
    .turn = One bone turns it left ({ $left }) or right ({ $right }).
what-central = Central wheel
    .about = In winter each empty capstone gets the cubes that face it. **In autumn the middle says how far a cube goes.**
what-sector = { $deed }
    .about = In winter the capstone of this deed gets, if it is empty: { $colours }.
what-steps = Steps
    .about = In autumn a cube is worth so many steps: { $steps }. A bone is worth one.
what-sign = { $sign }
    .costs = { $colour } for each piece with this sign. In summer a grey marker.
what-fish = Fish of value { $value }
    .costs = { $value ->
        [one] One of { $colours }, **and one for the stone**.
       *[other] { $value } different ones of { $colours }, **and one for the stone**.
    }
    .summer = { $value ->
        [one] One blue marker.
       *[other] { $value } blue markers.
    }
    .now = { $left ->
        [0] None is left until winter.
        [one] 1 is left. Your mark goes to stone { $step }.
       *[other] { $left } are left. Your mark goes to stone { $step }.
    }
    .year = { $points ->
        [one] 1 point
       *[other] { $points } points
    } and { $bones ->
        [one] 1 bone
       *[other] { $bones } bones
    } every summer; now it is { $before }.
what-step = Stone { $step } of the river
    .year = { $gain } every summer from here on.
    .none = The last coin and the last bone reached count, every summer.
    .here = Here: { $players }.
what-tile = { $tile }
    .costs = { $colour }, **and one for the stone**.
    .summer = Two red markers.
    .now = You have { $count }. With { $partner } it makes a pair: { $bonus }.
    .end = Of each kind by itself, one, two, three and more bring { $set } points.
what-prey = { $prey }
    .costs = { $value ->
        [one] One of { $colours }, **and one for the stone**.
       *[other] { $value } different ones of { $colours }, **and one for the stone**.
    }
    .summer = { $value ->
        [one] One brown marker.
       *[other] { $value } brown markers.
    }
    .now = { $gain }.
    .end = Its points count once more for each of your footprints of this animal.
    .footprint = Its reward comes again with each further footprint of this animal. At the end it counts your animals of the kind.
what-footprint = Footprint: { $species }
what-rite = { $rite }
    .costs = { $value ->
        [one] A ceremony with one shaman; in summer one yellow marker.
       *[other] A ceremony with { $value } shamans; in summer { $value } yellow markers.
    }
    .bones = { $bones ->
        [one] 1 bone at once.
       *[other] { $bones } bones at once.
    }
    .reach = { $points ->
        [one] **1 point**
       *[other] **{ $points } points**
    } with { $count } { $what } or more.
    .each = { $points ->
        [one] **One point**
       *[other] **{ $points } points**
    } for { $per ->
        [one] each { $what }
       *[other] every { $per } { $what }
    }, { $most } at most.
    .counts = Now { $count }: { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
what-seat = Seat of { $colour }
    .costs = In spring a shaman comes here for this cube; in summer a yellow marker is paid for the dance.
    .now = { $players } here.
    .none = Nobody is here.
what-order = Place { $place } next year
    .about = **Whoever holds a ceremony plays earlier next year.** Another one moves the marker one place forward.
    .now = { $player }.
    .none = Nobody yet.
what-score = Points
    .about = { $scores }.
what-land = The land
    .about = Members walk here in autumn. Touch it, or press M, to see it large.
what-ring = The ring
    .about = Six deeds in spring and summer. Touch it, or press M, to see it large.
what-resource = { $colour } cube
    .about = Pays deeds in spring, and is worth { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } in autumn.
    .now = { $count } there.
    .end = Every { $point } cubes or bones are a point.
what-marker = { $colour } marker
    .about = Pays { $deed } in summer, and is worth { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } in autumn.
    .now = { $count } there.
    .end = Every { $point } cubes or bones are a point.
what-bones = Bones: development points
    .about = One turns a wheel or is a step, two buy a cube, three a marker.
    .now = { $count } of at most { $most }.
    .end = Every { $point } cubes or bones are a point.
what-points = { $player }
    .now = { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
    .end = With all that counts then, { $total } points if the game ended now.
what-weather = Weather wheel
    .about = Says which cubes come each spring; it turns on by one every year.
    .now = { $income }.
    .year = Next year { $next }.
what-piece = { $signs }
    .painted = It is painted.
    .costs = { $colours }, **and one for the stone**.
    .summer = { $count ->
        [one] One grey marker.
       *[other] { $count } grey markers.
    }
    .now = Beside painted pieces: { $bonus }.
    .end = A row with one, two, three pieces brings { $rows } points.
what-bonus-row = Row { $number }
    .about = A piece painted beside another one of this row brings { $gain }.
what-bonus-column = Column { $number }
    .about = A piece painted above or below another one of this column brings { $gain }.
what-basket = { $tile }
    .now = { $count ->
        [one] 1 tile. Each pair with { $partner } brings { $bonus }.
       *[other] { $count } tiles. Each pair with { $partner } brings { $bonus }.
    }
    .end = Of each kind by itself, one, two, three and more bring { $set } points.
what-members = Members
    .about = At most { $most } on the map: camps plus three.
    .now = { $home } on the board, { $out } on the map, { $supply } still to come.
what-camp = Camp { $number }
    .costs = { $members ->
        [one] One member on the site or beside it
       *[other] { $members } members on the site or beside it
    }: { $stay } stay, { $back } go home.
    .now = { $gain } and a new member.
    .built = It is built.
what-camps = Camps
    .about = Seven can be built on campsites, each once.
    .now = { $count } built.
what-shamans = Shamans
    .now = They are on { $colours }.
what-hunted = Hunting cards
    .now = { $count }. Animals count at once, footprints again with each of their kind.
    .end = For each animal: footprints times its points.
what-ceremonies = Ceremony cards
    .now = { $count }.
    .end = Each brings its points if its condition is met.
what-catch = Fish
    .now = { $count }. The mark is on stone { $step }.
what-megaliths = Megaliths A
    .now = { $count }.
    .end = { $points } points each.
what-painted = Painted pieces
    .now = { $count } of nine.
    .end = A row with one, two, three pieces brings { $rows } points.
what-tokens = Animals from the land
    .now = { $count }.
what-field-plain = Bare ground
    .about = A walk may end here; it brings nothing.
what-field-campsite = Campsite
    .about = A walk that ends here may **build a camp**, with enough members on it and beside it.
what-field-start_camp = Start camp
    .about = Members arrive here by migration. No walk ends here.
what-field-megalith_a = Megalith A
    .about = Whoever ends a walk here may take it.
    .end = { $points } points.
what-field-megalith_b = Megalith B
    .about = It stays where it is.
    .end = 1 point for each camp and member of yours on it and beside it.
what-field-megalith_c = Megalith C
    .about = It stays where it is. A camp counts two, a member one.
    .end = { $first } points for whoever has most on it and beside it, { $second } for the next.
what-field-token = { $species }
    .about = Whoever ends a walk here may take it: { $points } points at once.
    .end = It counts as an animal of its kind.
what-field-reward = { $gain }
    .about = Comes to everybody who ends a walk here, again and again.
what-field-owner = Camp of { $player }.
what-field-there = { $player }: { $standing } standing, { $lying } lying.
what-field-waiting = { $player }: { $count }.
what-any_resource = { $count ->
    [one] 1 cube of choice
   *[other] { $count } cubes of choice
}
what-any_marker = { $count ->
    [one] 1 marker of choice
   *[other] { $count } markers of choice
}
what-member = a new member
what-counted = { $count } { $what }
what-steps-of = { $steps } for { $colours }

metric-pieces = { $count ->
    [one] painted piece
   *[other] painted pieces
}
metric-rows = { $count ->
    [one] complete row of the painting
   *[other] complete rows of the painting
}
metric-columns = { $count ->
    [one] complete column of the painting
   *[other] complete columns of the painting
}
metric-fish = { $count ->
    [one] fish
   *[other] fish
}
metric-track = { $count ->
    [one] stone up the river
   *[other] stones up the river
}
metric-tiles = { $count ->
    [one] gather tile
   *[other] gather tiles
}
metric-kinds = { $count ->
    [one] kind of gather tile
   *[other] kinds of gather tiles
}
metric-most_of_a_kind = { $count ->
    [one] gather tile of one kind
   *[other] gather tiles of one kind
}
metric-pairs = { $count ->
    [one] full pair of baskets
   *[other] full pairs of baskets
}
metric-hunting_cards = { $count ->
    [one] hunting card
   *[other] hunting cards
}
metric-animals = { $count ->
    [one] animal
   *[other] animals
}
metric-footprints = { $count ->
    [one] footprint
   *[other] footprints
}
metric-species = { $count ->
    [one] kind of animal
   *[other] kinds of animals
}
metric-most_of_a_species = { $count ->
    [one] animal of one kind
   *[other] animals of one kind
}
metric-camps = { $count ->
    [one] own camp
   *[other] own camps
}
metric-most_camps = lead in camps (nobody has more)
metric-far_camps = { $count ->
    [one] camp far from the start
   *[other] camps far from the start
}
metric-members = { $count ->
    [one] own member on the map
   *[other] own members on the map
}
metric-megaliths = { $count ->
    [one] megalith A
   *[other] megaliths A
}
metric-watched_megaliths = { $count ->
    [one] megalith B or C with someone of yours on or beside it
   *[other] megaliths B or C with someone of yours on or beside them
}
metric-ceremonies = { $count ->
    [one] ceremony card
   *[other] ceremony cards
}
metric-other_ceremonies = { $count ->
    [one] other ceremony card
   *[other] other ceremony cards
}
metric-smallest = of everything: pieces, fish, tiles, animals, ceremonies and camps
