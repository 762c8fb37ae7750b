# Wann es ist, was wartet, und wofür Arbeitskraft gut ist.

note-round-phase = Runde { $round } von { $rounds } · { $phase }
note-course = In jeder Runde kommen alle mehrmals an die Reihe, dann die Sonnenfinsternis, dann die Vorbereitung. Mit dem zweiten Zeitalter kommen neue Karten; nach der letzten Runde wird gewertet.
note-phase-action = Aktion
note-phase-eclipse = Finsternis
note-phase-preparation = Vorbereitung

# Erträge, die warten.
note-brings-card = { $card } bringt dir
note-brings-first = Zuerst hier, das bringt dir
note-brings-chief = Der Häuptling bringt dir
note-brings-eclipse = Die Finsternis bringt dir
note-brings-rest = Die Rast bringt dir
note-brings = Du bekommst
note-taken = genommen
note-leave = { $what } liegen lassen?
note-leave-lost = { $count ->
    [one] Das verfällt mit diesem Zug.
   *[other] Sie verfallen mit diesem Zug.
}
do-take-gains = { $count ->
    [one] Nehmen
   *[other] Nehmen
}
do-end-without = { $count ->
    [one] Ohne das beenden
   *[other] Ohne sie beenden
}
do-go-without = { $count ->
    [one] Ohne das weiter
   *[other] Ohne sie weiter
}
do-go-on = Weiter
ask-gains = Nimm deine Erträge, oder beende den Zug.
    .short = Nimm deine Erträge.
ask-gains-on = Nimm deine Erträge, oder mach weiter.
    .short = Nimm deine Erträge.
ask-waiting = { $count ->
    [one] Ein Ertrag wartet.
    [2] Zwei Erträge warten.
    [3] Drei Erträge warten.
   *[other] { $count } Erträge warten.
}
ask-top-initiate = Nimm jemanden auf, oder geh weiter.
    .short = Nimm auf, oder geh weiter.
ask-top-develop = Nimm einen Fortschritt, oder geh weiter.
    .short = Lernen oder weitergehen.
ask-top-migrate = Baue und bewege Lager, oder geh weiter.
    .short = Lager, oder weitergehen.
ask-top-hunt = Jage, oder geh weiter.
ask-walk-on = Hier ist nichts mehr zu tun: geh weiter.
    .short = Hier nichts mehr: weiter.
ask-end = Hier ist nichts mehr zu tun: beende den Zug.
    .short = Beende den Zug.

# Wofür Arbeitskraft gut ist.
note-uses-recruit = { $labour } und ein Werkzeug bringen ein Stammesmitglied.
note-uses-learn = { $labour } bringen einen Fortschritt.
note-uses-move = { $labour } bewegt ein Lager.
note-uses-reveal = { $labour } deckt Tiere auf.
note-uses-hunt = { $labour } und ein Werkzeug bringen ein Tier.
note-uses-nothing = Hier kostet nichts mehr Arbeitskraft.
note-uses-edge = Karten mit glühendem Rand bringen sie.

note-copies = { $card }, { $count }-mal
note-play-all = Alle { $count } spielen: { $card }
note-pick-all = Alle { $count }: { $card }
note-kind-tribe = Stammeskarte
note-kind-culture = Fortschrittskarte

# Erträge einzeln: wie sie kommen, wo man sie nimmt, und als das, was liegen bleibt.
note-some-food = { $count ->
    [one] Nahrung
   *[other] { $count } Nahrung
}
note-where-food = auf deine Leiste
note-leave-food = { $count ->
    [one] Nahrung
   *[other] { $count } Nahrung
}
note-some-tool = { $count ->
    [one] ein Werkzeug
   *[other] { $count } Werkzeuge
}
note-where-tool = auf deine Leiste
note-leave-tool = { $count ->
    [one] ein Werkzeug
   *[other] { $count } Werkzeuge
}
note-some-idol = { $count ->
    [one] ein Götzenschritt
   *[other] { $count } Götzenschritte
}
note-where-idol = auf einer der beiden Leisten
note-leave-idol = { $count ->
    [one] einen Götzenschritt
   *[other] { $count } Götzenschritte
}
note-some-draw = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
note-where-draw = von deinem Nachzugstapel
note-leave-draw = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
note-some-megalith = { $count ->
    [one] ein Megalith
   *[other] { $count } Megalithen
}
note-where-megalith = auf dem Bauplatz
note-leave-megalith = { $count ->
    [one] einen Megalithen
   *[other] { $count } Megalithen
}
note-some-feast = { $count ->
    [one] Nahrung bis zum Limit
   *[other] Nahrung bis zum Limit
}
note-where-feast = auf deine Leiste
note-leave-feast = { $count ->
    [one] Nahrung bis zum Limit
   *[other] Nahrung bis zum Limit
}
note-some-labour = { $count ->
    [one] eine Arbeitskraft
   *[other] { $count } Arbeitskraft
}
note-where-labour = für diesen Zug
note-leave-labour = { $count ->
    [one] eine Arbeitskraft
   *[other] { $count } Arbeitskraft
}
note-some-culture = { $count ->
    [one] ein Fortschritt
   *[other] { $count } Fortschritte
}
note-where-culture = einer, der offen liegt
note-leave-culture = { $count ->
    [one] einen Fortschritt
   *[other] { $count } Fortschritte
}
note-some-animal = { $count ->
    [one] ein Tier
   *[other] { $count } Tiere
}
note-where-animal = aus dem Jagdgebiet
note-leave-animal = { $count ->
    [one] ein Tier
   *[other] { $count } Tiere
}
note-some-catch = { $count ->
    [one] das oberste Tier
   *[other] { $count } oberste Tiere
}
note-where-catch = vom Stapel
note-leave-catch = { $count ->
    [one] das oberste Tier
   *[other] { $count } oberste Tiere
}
note-some-reveal = { $count ->
    [one] ein Tier aufdecken
   *[other] { $count } Tiere aufdecken
}
note-where-reveal = im Jagdgebiet
note-leave-reveal = { $count ->
    [one] ein Tier aufdecken
   *[other] { $count } Tiere aufdecken
}
note-some-tip = { $count ->
    [one] ein Tier erlegen
   *[other] { $count } Tiere erlegen
}
note-where-tip = eins von deinen
note-leave-tip = { $count ->
    [one] ein Tier erlegen
   *[other] { $count } Tiere erlegen
}
note-some-bury = { $count ->
    [one] ein Begräbnis
   *[other] { $count } Begräbnisse
}
note-where-bury = eine Karte von dir
note-leave-bury = { $count ->
    [one] ein Begräbnis
   *[other] { $count } Begräbnisse
}
note-some-camp = { $count ->
    [one] ein Lager
   *[other] { $count } Lager
}
note-where-camp = auf dem Startfeld, sofort
note-leave-camp = { $count ->
    [one] ein Lager
   *[other] { $count } Lager
}
note-some-move = { $count ->
    [one] eine Bewegung
   *[other] { $count } Bewegungen
}
note-where-move = ein Lager nehmen, dann ein Feld
note-leave-move = { $count ->
    [one] eine Bewegung
   *[other] { $count } Bewegungen
}
note-some-village = { $count ->
    [one] eine Siedlung
   *[other] { $count } Siedlungen
}
note-where-village = wo drei Felder sich treffen
note-leave-village = { $count ->
    [one] eine Siedlung
   *[other] { $count } Siedlungen
}
note-some-recruit = { $count ->
    [one] ein Stammesmitglied
   *[other] { $count } Stammesmitglieder
}
note-where-recruit = auf die Hand
note-leave-recruit = { $count ->
    [one] ein Stammesmitglied
   *[other] { $count } Stammesmitglieder
}
note-some-enlist = { $count ->
    [one] ein Stammesmitglied
   *[other] { $count } Stammesmitglieder
}
note-where-enlist = auf den Ablagestapel
note-leave-enlist = { $count ->
    [one] ein Stammesmitglied
   *[other] { $count } Stammesmitglieder
}
note-some-stone = { $count ->
    [one] ein Heiliger Stein
   *[other] { $count } Heilige Steine
}
note-where-stone = einer, der offen liegt
note-leave-stone = { $count ->
    [one] einen Heiligen Stein
   *[other] { $count } Heilige Steine
}
note-some-points = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
}
note-where-points = sofort
note-leave-points = { $count ->
    [one] einen Punkt
   *[other] { $count } Punkte
}
note-some-neutral = { $count ->
    [one] ein neutraler Megalith
   *[other] { $count } neutrale Megalithen
}
note-where-neutral = auf dem Bauplatz
note-leave-neutral = { $count ->
    [one] einen neutralen Megalithen
   *[other] { $count } neutrale Megalithen
}
