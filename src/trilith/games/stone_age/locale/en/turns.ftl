# A turn in short, as the browser tells it: what somebody is doing, what it brought, and what it means for whoever looks on.
doing-turn = { $player } works.
doing-placed = { $people ->
    [one] { $player } sends one: { $spot }.
   *[other] { $player } sends { $people }: { $spot }.
}
short-placed = { $people ->
    [one] 1 person: { $spot }
   *[other] { $people } people: { $spot }
}
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
