# A turn in short, as the browser tells it: what somebody is doing, what it brought, and what it means for whoever looks on.
doing-turn = { $player } works.
doing-placed = { $player } sends { $people ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $people }
} { $spot_to }.
    .short = { $player }: { $people ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
       *[other] { $people }
    } { $spot_to }.
short-placed = { $people ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $people }
} { $spot_to }
# A move that a good player thinks of.
hinted-place = { $people ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $people }
} { $spot_to }
short-built = { $building }
short-card_bought = { $card }
short-gathered = +{ $count } { $good }
short-chose = +{ $times } { $good }
short-received = +{ $count } { $good }
short-tool_gained = { $times ->
    [one] a tool
   *[other] { $times } tools
}
short-person_gained = a person
short-track_raised = field { $level }
short-points_gained = { $points ->
    [one] +1 point
   *[other] +{ $points } points
}
short-drew_unseen = an extra card
short-picked = the die { $face }
short-left = goes without: { $spot }
short-paid = −{ $count } { $good }
foryou-full = Nobody else can go there now: { $spot }.
