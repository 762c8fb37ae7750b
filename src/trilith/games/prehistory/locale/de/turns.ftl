# Ein Zug in Kürze, wie der Browser ihn erzählt: was jemand tut, was es brachte, und was es für die heißt, die zusehen.
doing-turn = { $player } handelt.
doing-painted = { $player } malt.
doing-fished = { $player } fischt.
doing-gathered = { $player } sammelt.
doing-hunted = { $player } jagt.
doing-celebrated = { $player } tanzt.
doing-migrated = { $player } zieht los.
doing-capstone_taken = { $player } nimmt einen Deckstein.
doing-walked = { $player } wandert.
doing-built = { $player } baut ein Lager.
doing-weather_set = { $player } stellt das Wetterrad.
doing-passed = { $player } passt.
doing-skipped = { $player } lässt aus: { $deed }.
short-painted = malt { $piece }
short-fished = Fisch { $value }, Fluss { $track }
short-gathered = { $tile }
short-hunted = { $prey }
short-celebrated = Zeremonie { $value }
short-rite_taken = { $rite }
short-migrated = { $count ->
    [one] 1 Mitglied nach { $field }
   *[other] { $count } Mitglieder nach { $field }
}
short-capstone_taken = Deckstein: { $deed }
short-built = { $camp }
short-megalith_taken = ein Megalith
short-token_taken = { $species }
short-walked = { $times ->
    [one] ein Weg
   *[other] { $times } Wege
}
short-reward_taken = { $land }
short-weather_set = Stellung { $position }
short-passed = passt
short-skipped = lässt aus: { $deed }
short-points_gained = { $points ->
    [one] +1 Punkt
   *[other] +{ $points } Punkte
}
short-member_gained = { $count ->
    [one] +1 Mitglied
   *[other] +{ $count } Mitglieder
}
short-markers_gained = +{ $count } Marker: { $colour }
short-resources_gained = +{ $count } { $colour }
short-bones_gained = { $count ->
    [one] +1 Entwicklungspunkt
   *[other] +{ $count } Entwicklungspunkte
}
short-resource_paid = −{ $count } { $colour }
short-markers_paid = −{ $count } Marker: { $colour }
short-bones_paid = { $count ->
    [one] −1 Entwicklungspunkt
   *[other] −{ $count } Entwicklungspunkte
}
short-stone_laid = auf dem Stein: { $colour }
foryou-closed = Beide Steine sind bis zum Sommer belegt: { $deed }.
