# Die Sonnenfinsternis Schritt für Schritt, und was sie gebracht hat.

note-your-income = Dein Ertrag
note-income-of = Ertrag von { $player }
note-step = Schritt { $step } von 4
note-step-later = kommt noch
note-place = Platz { $place }
note-free-village = freier Dorfplatz
note-free-megalith = freier Megalithplatz
note-own-order = Dein Platz
note-own-tribe = Deine Leute
note-own-land = Dein Land
note-own-board = Deine Tafel
note-order = Platz in der Reihenfolge
note-tribe = Leute im Stapel
note-land = Land mit der Mehrheit
note-board = Spieltafel
note-brought-nothing = nichts
note-brings-nothing = nichts
note-forgone = verzichtet
note-so-far = bisher
note-then = Dann { $players }.
note-after-eclipse = Danach ziehen alle neue Karten.
note-after-last-eclipse = Danach folgt die Schlusswertung.
note-ledge = Platz { $place }: { $player } mit { $labour } Arbeit, vorher Platz { $before }.
note-revealed = Aufgedeckt: { $cards }.
note-tie = Gleichstand: { $ahead } war in dieser Runde später dran und steht vor { $behind }.
note-bluff = Kulturkarten sind ein Bluff: 0 Arbeit, zurück auf die Hand.
note-rested = { $count ->
    [one] 1 Figur ruhte.
   *[other] { $count } Figuren ruhten.
}
note-story = Die Sonnenfinsternis der Runde { $round }
note-prepared = Vorbereitet für die nächste Runde
note-new-animals = Neu im Jagdgebiet: { $animals }.
note-new-cultures = Neue Kulturkarten: { $cards }.
note-drew = { $player } zieht { $count } { $count ->
    [one] Karte
   *[other] Karten
}.
note-last-eclipse = Letzte Sonnenfinsternis

source-stones = heilige Steine
source-megaliths = Megalithbau
source-idols = Götzenleisten
source-other = andere Punkte unterwegs
