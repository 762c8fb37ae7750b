# The eclipse step by step, and what came of it.

note-your-income = Your income
note-income-of = Income of { $player }
note-step = step { $step } of 4
note-step-later = still to come
note-place = place { $place }
note-free-village = free village space
note-free-megalith = free megalith space
note-own-order = Your place
note-own-tribe = Your people
note-own-land = Land you lead
note-own-board = Your board
note-order = Place in the order
note-tribe = People of the pile
note-land = Land that is led
note-board = Player board
note-brought-nothing = nothing
note-brings-nothing = nothing
note-forgone = declined
note-so-far = so far
note-then = Then { $players }.
note-after-eclipse = After that everyone draws new cards.
note-after-last-eclipse = After that comes the final scoring.
note-ledge = Place { $place }: { $player } with { $labour } labour, before that place { $before }.
note-revealed = Revealed: { $cards }.
note-tie = Tie: { $ahead } moved later this round and goes ahead of { $behind }.
note-bluff = Culture cards are a bluff: 0 labour, back to the hand.
note-rested = { $count ->
    [one] 1 figure rested.
   *[other] { $count } figures rested.
}
note-story = The eclipse of round { $round }
note-prepared = Prepared for the next round
note-new-animals = New on the hunting ground: { $animals }.
note-new-cultures = New culture cards: { $cards }.
note-drew = { $player } draws { $count } { $count ->
    [one] card
   *[other] cards
}.
note-last-eclipse = Last eclipse

source-stones = sacred stones
source-megaliths = building megaliths
source-idols = idol board
source-other = other points on the way
