# Worte unter der Hand: was jedes Ding auf dem Tisch ist, was es kostet, sofort und am Ende bringt.

house-of_wood = Holzhaus
house-of_clay = Lehmhaus
house-of_stone = Steinhaus
house-village = Dorfhaus
house-longhouse = Langhaus
house-great_hall = Große Halle
culture-healing = Heilkunst
culture-art = Kunst
culture-writing = Schrift
culture-pottery = Töpferei
culture-time = Sonnenscheibe
culture-transport = Transport
culture-music = Musik
culture-weaving = Weberei
note-figures-farmer = { $count ->
    [one] 1 Bauer
   *[other] { $count } Bauern
}
note-figures-toolmaker = { $count ->
    [one] 1 Werkzeugmacher
   *[other] { $count } Werkzeugmacher
}
note-figures-short-toolmaker = { $count ->
    [one] 1 Werkzeugm.
   *[other] { $count } Werkzeugm.
}
note-figures-builder = { $count ->
    [one] 1 Hüttenbauer
   *[other] { $count } Hüttenbauer
}
note-figures-shaman = { $count ->
    [one] 1 Schamane
   *[other] { $count } Schamanen
}

note-kind-place = Ort für Personen
note-kind-card = Zivilisationskarte
note-kind-building = { $left ->
    [one] Gebäude, das letzte im Stapel
   *[other] Gebäude, { $left } im Stapel
}
note-kind-own = Deins
note-kind-of = Von { $player }
note-kind-price = Preis einer Karte
note-kind-track = Nahrungsleiste
note-kind-points = Punkteleiste

note-rolled-for = Ein Würfel für jede Person. { $pips ->
    [one] 1 Auge bringt
   *[other] { $pips } Augen bringen
} 1 { $good }; Werkzeuge helfen.
note-costs-card = { $price ->
    [one] 1 Rohstoff, egal welcher.
   *[other] { $price } Rohstoffe, egal welche. Bleibt sie liegen, ist sie nächste Runde billiger.
}
note-costs-listed = { $what }.
note-brings-dice_for_all = { $players } Würfel, einer für jeden; du wählst zuerst: ein Rohstoff, ein Werkzeug oder ein Schritt auf der Nahrungsleiste.
note-brings-food = { $count } Nahrung.
note-brings-resource = { $count } { $good }.
note-brings-resource_roll = Wirf { $count } Würfel: { $pips ->
    [one] 1 Auge bringt
   *[other] { $pips } Augen bringen
} 1 { $good }, und Werkzeuge helfen.
note-brings-points = { $count ->
    [one] 1 Punkt.
   *[other] { $count } Punkte.
}
note-brings-tool = Ein Werkzeug mehr.
note-brings-field = Ein Schritt auf der Nahrungsleiste.
note-brings-extra_card = Die oberste Karte des Stapels, für ihre untere Hälfte.
note-brings-one_use_tool = Ein Werkzeug vom Wert { $count }, für einen Wurf.
note-brings-resources_of_choice = { $count ->
    [one] 1 Rohstoff
   *[other] { $count } Rohstoffe
} nach Wahl, wann du willst.
note-brings-worth = Punkte nach dem, was du zahlst: { $worths }.
note-brings-most = Mit dem, was du hast, höchstens { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.

note-end-symbol = { $changes ->
    [yes] Ein Zeichen: deine { $now } Punkte für Zeichen werden { $then }.
   *[no] Dieses Zeichen hast du zweimal; es bringt nichts.
}
note-end-symbol-any = Ein Zeichen. Die Zahl verschiedener Zeichen zählt mal sich selbst.
note-end-farmer = { $changes ->
    [yes] { $who }, jeder zählt deinen Schritt auf der Nahrungsleiste: { $now } Punkte werden { $then }.
   *[no] { $who }, jeder zählt deinen Schritt auf der Nahrungsleiste: so, wie es steht, nichts.
}
note-end-toolmaker = { $changes ->
    [yes] { $who }, jeder zählt den Wert deiner Werkzeuge: { $now } Punkte werden { $then }.
   *[no] { $who }, jeder zählt den Wert deiner Werkzeuge: so, wie es steht, nichts.
}
note-end-builder = { $changes ->
    [yes] { $who }, jeder zählt deine Gebäude: { $now } Punkte werden { $then }.
   *[no] { $who }, jeder zählt deine Gebäude: so, wie es steht, nichts.
}
note-end-shaman = { $changes ->
    [yes] { $who }, jeder zählt deine Personen: { $now } Punkte werden { $then }.
   *[no] { $who }, jeder zählt deine Personen: so, wie es steht, nichts.
}
note-end-figures-any = { $who }.
note-end-building = { $changes ->
    [yes] Ein Gebäude mehr für deine Hüttenbauer: { $now } Punkte werden { $then }.
   *[no] Es zählt für Hüttenbauer; du hast keine.
}
note-lacking = { $count ->
    [one] Jetzt fehlt dir dafür 1 Rohstoff.
   *[other] Jetzt fehlen dir dafür { $count } Rohstoffe.
}

note-name-deck = Kartenstapel
note-deck-left = { $count ->
    [one] 1 Karte ist übrig.
   *[other] { $count } Karten sind übrig.
}
note-deck-ends = Lassen sich die vier Plätze nicht mehr füllen, ist das Spiel aus.
note-name-price = { $price ->
    [one] 1 Rohstoff
   *[other] { $price } Rohstoffe
}
note-price-moves = So viel kostet die Karte darunter. Was liegen bleibt, rückt nach rechts und wird billiger.
note-name-step = Schritt { $step }
note-step-brings = { $step } Nahrung für alle, die hier stehen, bevor gegessen wird.
note-name-points = Punkte
note-points-of = { $player }: { $points }.
note-name-die = Ein Würfel: { $face }
note-die-lies = Die Augen aller Würfel werden addiert, dann Werkzeuge.
note-die-shared = Wer ihn nimmt, bekommt das.

note-name-people = Personen
note-people-eat = Jede isst 1 Nahrung.
note-people-new = Die Hütte bringt eine mehr.
note-end-shamans-own = Deine Schamanen × deine Personen: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
note-name-food = Nahrung
note-food-fed = Der Acker bringt { $track }, { $people } Personen essen. Übrig: { $left }.
note-food-short = Der Acker bringt { $track }, { $people } Personen essen. Es fehlen { $missing }; Rohstoffe können einspringen, sonst kostet es Punkte.
note-food-counts = Nichts.
note-good-use = Bezahlt Karten und Gebäude; wo der Wert zählt, je { $worth ->
    [one] 1 Punkt
   *[other] { $worth } Punkte
}.
note-good-end = 1 Punkt für jedes, das übrig ist.
note-name-tool = { $value ->
    [0] Platz für ein Werkzeug
   *[other] Werkzeug vom Wert { $value }
}
note-tool-state = { $state ->
    [used] in dieser Runde benutzt
    [once] für einen Wurf
    [none] leer
   *[ready] bereit
}
note-tool-use = { $state ->
    [once] Gibt einem Wurf { $value ->
        [one] 1 Auge
       *[other] { $value } Augen
    } dazu, immer ganz; dann ist es weg.
    [none] Der Werkzeugmacher füllt ihn.
   *[ready] Gibt einem Wurf { $value ->
        [one] 1 Auge
       *[other] { $value } Augen
    } dazu, einmal in der Runde und immer ganz.
}
note-name-tools = Werkzeuge
note-tools-all = { $values }.
note-end-toolmakers-own = Deine Werkzeugmacher × der Wert deiner Werkzeuge: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
note-end-farmers-own = Deine Bauern × dein Schritt: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
note-name-buildings = Gebäude
note-buildings-have = { $count ->
    [0] Noch keine.
    [one] 1. Seine Punkte sind schon gezählt.
   *[other] { $count }. Ihre Punkte sind schon gezählt.
}
note-end-builders-own = Deine Hüttenbauer × deine Gebäude: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
note-name-cards = Zivilisationskarten
note-cards-have = { $count ->
    [0] Noch keine.
    [one] 1 Karte.
   *[other] { $count } Karten.
}
note-end-cards-own = Deine Zeichen: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}. Leute auf den Karten zählen mit dem, was sie vervielfachen.
note-cards-unseen = Was verdeckt liegt, sieht man am Ende.
note-name-score = Punkte
note-score-now = Bisher { $points }.
note-score-end = { $points }, wenn das Spiel jetzt endete.
note-name-starter = Startspieler
note-starter-first = Setzt und arbeitet in dieser Runde zuerst; nächste Runde tut es der nächste.

note-round = Runde { $round }
note-round-phase = Runde { $round } · { $phase }
note-course = In jeder Runde gehen Leute los, arbeiten und essen. Die letzte Runde ist die, in der ein Gebäudestapel leer wird oder keine vier Karten mehr ausliegen können.
note-phase-0 = Setzen
note-phase-1 = Arbeit
note-phase-2 = Ernähren
note-ends-when = Das Spiel endet, wenn ein Gebäudestapel leer ist oder vier Karten nicht mehr ausliegen können. Kleinster Stapel: { $stack }. Karten im Stapel: { $pile }.
