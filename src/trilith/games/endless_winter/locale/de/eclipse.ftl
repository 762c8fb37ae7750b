# Die Sonnenfinsternis Schritt für Schritt, und was sie gebracht hat.

note-your-income = Dein Ertrag
note-income-of = Ertrag von { $player }
note-step = Schritt { $step } von 4
note-step-later = kommt noch
note-place = Platz { $place }
note-free-village = leeres Siedlungsfeld
note-free-megalith = leeres Megalithfeld
note-own-order = Dein Platz
note-own-tribe = Deine Leute
note-own-land = Wo du führst
note-own-board = Dein Tableau
note-order = Platz in der Reihenfolge
note-tribe = Leute im Stapel
note-land = Wo der Stamm führt
note-board = Tableau
note-brought-nothing = nichts
note-brings-nothing = nichts
note-forgone = verzichtet
note-so-far = bisher
note-then = Dann { $players }.
note-after-eclipse = Danach ziehen alle neue Karten.
note-after-last-eclipse = Danach folgt die Schlusswertung.
note-ledge = Platz { $place }: { $player } mit { $labour } Arbeitskraft, vorher Platz { $before }.
note-revealed = Aufgedeckt: { $cards }.
note-tie = Gleichstand: { $ahead } war in dieser Runde später dran und steht vor { $behind }.
note-bluff = Fortschritte sind ein Bluff: 0 Arbeitskraft, zurück auf die Hand.
note-rested = { $count ->
    [one] 1 Figur ruhte.
   *[other] { $count } Figuren ruhten.
}
note-story = Die Sonnenfinsternis der Runde { $round }
note-prepared = Vorbereitet für die nächste Runde
note-new-animals = Neu im Jagdgebiet: { $animals }.
note-new-cultures = Neue Fortschritte: { $cards }.
note-drew = { $player } zieht { $count } { $count ->
    [one] Karte
   *[other] Karten
}.
note-last-eclipse = Letzte Sonnenfinsternis

source-stones = Heilige Steine
source-megaliths = Megalithbau
source-idols = Götzenleisten
source-other = andere Punkte unterwegs
