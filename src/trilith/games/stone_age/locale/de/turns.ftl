# Ein Zug in Kürze, wie der Browser ihn erzählt: was jemand tut, was es brachte, und was es für die heißt, die zusehen.
doing-turn = { $player } arbeitet.
doing-placed = { $player } schickt { $people ->
    [1] eine Person
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
   *[other] { $people }
} { $spot_to }.
    .short = { $player }: { $people ->
        [1] eine Person
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
       *[other] { $people }
    } { $spot_to }.
short-placed = { $people ->
    [1] eine Person
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
   *[other] { $people }
} { $spot_to }
# Ein Zug, an den denkt, wer gut spielt.
hinted-place = { $people ->
    [1] eine Person
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
   *[other] { $people }
} { $spot_to }
short-built = { $building }
short-card_bought = { $card }
short-gathered = +{ $count } { $good }
short-chose = +{ $times } { $good }
short-received = +{ $count } { $good }
short-tool_gained = { $times ->
    [one] ein Werkzeug
   *[other] { $times } Werkzeuge
}
short-person_gained = eine Person
short-track_raised = Acker { $level }
short-points_gained = { $points ->
    [one] +1 Punkt
   *[other] +{ $points } Punkte
}
short-drew_unseen = eine Karte dazu
short-picked = den Würfel { $face }
short-left = verzichtet: { $spot }
short-paid = −{ $count } { $good }
foryou-full = Dorthin kann jetzt niemand mehr: { $spot }.
