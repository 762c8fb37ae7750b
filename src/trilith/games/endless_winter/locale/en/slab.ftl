# What lies in front of the players.

note-food = { $food } food, room for { $limit }
note-out = out
note-worth = { $points ->
    [one] 1 point in every eclipse
   *[other] { $points } points in every eclipse
}
note-stone-price = free slot: { $food } food and { $tools } { $tools ->
    [one] tool
   *[other] tools
}
note-resting = { $count ->
    [0] nobody rests
    [one] 1 figure rests
   *[other] { $count } figures rest
}
note-figures = { $free ->
    [0] no figure left to place
    [one] 1 figure left to place
   *[other] { $free } figures left to place
}
note-living-animals = { $animal }: { $count }
note-tipped-animals = { $animal }, tipped: { $count }
note-no-animals = no animals yet
note-no-cards = no cards
note-short-buried = buried
note-short-pile = eclipse
note-short-draw = draw
note-short-discard = discard
note-my-cards = My piles and points
note-whole-board = Whole board
note-whole-board-of = Whole board of { $player }
note-rank = rank { $rank }
note-labour = { $free } of { $all } labour left.
note-laying = Pick cards for the eclipse: labour for a better place, or a bluff.
note-laid = { $count ->
    [0] No card
    [one] 1 card
   *[other] { $count } cards
} face down, { $labour } labour.

do-play = Play
do-discard = Discard
do-use = Use the ability
do-call = Use the chief
do-lay = { $count ->
    [0] Lay nothing
    [one] Lay 1 card
   *[other] Lay { $count } cards
}
