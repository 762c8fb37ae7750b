# Was der Tisch in Worten über alles sagt, was auf ihm liegt: für Vorleseprogramme und für eine Maus, die dort verweilt.

note-amount-food = { $count } Nahrung
note-amount-tool = { $count ->
    [one] 1 Werkzeug
   *[other] { $count } Werkzeuge
}
note-amount-idol = { $count ->
    [one] 1 Götze
   *[other] { $count } Götzen
}
note-amount-draw = { $count ->
    [one] 1 Karte ziehen
   *[other] { $count } Karten ziehen
}
note-amount-megalith = { $count ->
    [one] 1 Megalith
   *[other] { $count } Megalithen
}
note-amount-feast = Nahrung bis zum Limit
note-amount-labour = { $count } Arbeitskraft
note-amount-culture = { $count ->
    [one] 1 offener Fortschritt
   *[other] { $count } offene Fortschritte
}
note-amount-animal = { $count ->
    [one] 1 Tier nach Wahl
   *[other] { $count } Tiere nach Wahl
}
note-amount-catch = { $count ->
    [one] das oberste Tier
   *[other] die { $count } obersten Tiere
}
note-amount-reveal = Tiere aufdecken
note-amount-tip = { $count ->
    [one] 1 Tier erlegen
   *[other] { $count } Tiere erlegen
}
note-amount-bury = { $count ->
    [one] 1 Karte begraben
   *[other] { $count } Karten begraben
}
note-amount-camp = { $count ->
    [one] 1 neues Lager
   *[other] { $count } neue Lager
}
note-amount-move = { $count ->
    [one] 1 Bewegung
   *[other] { $count } Bewegungen
}
note-amount-village = { $count ->
    [one] 1 Siedlung
   *[other] { $count } Siedlungen
}
note-amount-recruit = { $count ->
    [one] 1 Stammesmitglied auf die Hand
   *[other] { $count } Stammesmitglieder auf die Hand
}
note-amount-enlist = { $count ->
    [one] 1 Stammesmitglied auf den Ablagestapel
   *[other] { $count } Stammesmitglieder auf den Ablagestapel
}
note-amount-stone = { $count ->
    [one] 1 Heiliger Stein
   *[other] { $count } Heilige Steine
}
note-amount-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
note-amount-neutral = { $count ->
    [one] 1 neutraler Megalith
   *[other] { $count } neutrale Megalithen
}

note-field-top = Oben, so oft du bezahlen kannst: { $what }.
note-field-middle = In der Mitte, einmal: { $what }.
note-field-bottom = Unten, nur für die erste Figur: { $what }.

note-pile = { $count ->
    [0] Der Stapel ist leer; stattdessen { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
    [one] 1 Karte im Stapel.
   *[other] { $count } Karten im Stapel.
}
note-costs = Kostet dich { $what }.
note-have = Du hast { $count }.
note-led-by = Hier führt: { $who }.
note-hidden-find = Hier liegt verdeckt ein Eisfund.
note-village-of = Siedlung von { $player }: { $juncture }.
note-space = Reihe { $row }, Spalte { $column }: { $what }.
note-space-empty = nichts
note-space-start = Startfeld, nur für neutrale Megalithen
note-megalith-of = Megalith von { $player }: Ebene { $level }, Reihe { $row }, Spalte { $column }.
note-megalith-neutral = Neutraler Megalith: Ebene { $level }, Reihe { $row }, Spalte { $column }.
note-step-of = { $track }, Stufe { $step }.
note-rate = Am Ende { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} { $leftovers ->
    [one] für jede übrige Nahrung und jedes übrige Werkzeug
   *[other] für je { $leftovers } übrige Nahrung und Werkzeuge
}.
note-on-arrival = Bei der Ankunft: { $what }.
note-rest-tiles = { $count ->
    [0] Darunter liegt keines.
    [one] Darunter liegt noch 1.
   *[other] Darunter liegen noch { $count }.
}
