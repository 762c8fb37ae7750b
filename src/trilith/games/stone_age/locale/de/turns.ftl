# Ein Zug in Kürze, wie der Browser ihn erzählt: was jemand tut, was es brachte, und was es für die heißt, die zusehen.
doing-turn = { $player } arbeitet.
doing-placed = { $people ->
    [one] { $player } schickt eine Person: { $spot }.
   *[other] { $player } schickt { $people }: { $spot }.
}
short-placed = { $people ->
    [one] 1 Person: { $spot }
   *[other] { $people } Personen: { $spot }
}
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
