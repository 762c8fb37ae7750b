# Ein Zug in Kürze, wie der Browser ihn erzählt: was jemand tut, was es brachte, und was es für die heißt, die zusehen.
doing-turn = { $player } handelt.
doing-placed = { $player }: { $column }.
doing-eclipse_step = { $player } in der Finsternis: { $step }.
doing-side_chosen = { $player } wählt eine Seite des Häuptlings.
doing-laid_unseen = { $player } legt Karten für die Finsternis.
short-placed = { $column }
short-eclipse_step = { $step }
short-tile_taken = { $rest_tile }
short-learned = { $card }
short-stone_taken = { $stone }
short-animal_taken = { $animal }
short-settled = ein Dorf
short-built = { $times ->
    [one] ein Megalith
   *[other] { $times } Megalithen
}
short-recruited = { $tribe }
short-enlisted = { $tribe }
short-camp_pitched = { $times ->
    [one] ein Lager
   *[other] { $times } Lager
}
short-moved = { $times ->
    [one] eine Bewegung
   *[other] { $times } Bewegungen
}
short-first_there = zuerst hier
short-climbed = { $track } { $reached }
short-buried = { $times ->
    [one] ein Begräbnis
   *[other] { $times } Begräbnisse
}
short-buried_unseen = { $times ->
    [one] ein Begräbnis
   *[other] { $times } Begräbnisse
}
short-tipped = kippt { $animal }
short-points_gained = { $points ->
    [one] +1 Punkt
   *[other] +{ $points } Punkte
}
short-stone_scored = { $points ->
    [one] +1 Punkt
   *[other] +{ $points } Punkte
}
short-food_gained = +{ $count } Nahrung
short-tool_gained = { $count ->
    [one] +1 Werkzeug
   *[other] +{ $count } Werkzeuge
}
short-drew_unseen = { $times ->
    [one] zieht eine Karte
   *[other] zieht { $times } Karten
}
short-laid_unseen = { $times ->
    [one] legt eine Karte
   *[other] legt { $times } Karten
}
short-side_chosen = { $side }
foryou-first = Zuerst hier ist vergeben: { $column }.
