# Die Aktionsplatte: was eine Aktion ist, in einem Satz; was man leicht vergisst, steht zwischen ** und **. Und warum etwas nicht geht.

deed_slab-choosing = Eine Aktion kostet ihren Preis aus dem Zelt **und einen Würfel für den Tragstein**.
    .title = Deine Aktion
deed_slab-last = Aktionen kosten jetzt Marker ihrer Farbe. **Das ist die letzte.**
    .title = Deine letzte Aktion
deed_slab-stuck = So, wie es steht, lässt sich hier nichts bezahlen.
    .title = Nichts ist zu bezahlen
deed_slab-painting = Jedes Zeichen kostet den Würfel darunter.
deed_slab-painting-summer = Jedes Zeichen kostet einen grauen Marker.
deed_slab-painting-beside = Neben Gemaltem **kommt dessen Bonus dazu**.
deed_slab-fishing = Ein Fisch bringt deinen Stein um seinen Wert den Fluss hinauf. **Der Fluss zahlt jeden Sommer.**
    .short = Ein Fisch bringt deinen Stein so weit den Fluss hinauf. **Er zahlt jeden Sommer.**
deed_slab-gathering = Das Plättchen kommt in seinen Korb. **Ein volles Korbpaar bringt zwei Marker.**
deed_slab-hunting = Ein Tier zählt sofort. **Ein Fußabdruck zahlt für alle Fußabdrücke seiner Art noch einmal.**
deed_slab-ceremony = Je Würfel geht ein Schamane zu dessen Farbe. Dann gehört dir eine Karte mit diesem Wert.
deed_slab-ceremony-value = Je Würfel geht ein Schamane zu dessen Farbe. Dann gehört dir eine Karte mit Wert { $value }.
deed_slab-ceremony-summer = Die Marker sind bezahlt. Schamanen dürfen gehen, und eine Karte mit Wert { $value } gehört dir.
deed_slab-migration = Mitglieder gehen ins Startlager oder in ein eigenes Lager. **Im Herbst gehen sie von dort los.**
deed_slab-laying = Der Würfel kommt im Sommer auf den Deckstein: **wer ihn nimmt, hat ihn als Marker**.
    .title = Ein Würfel für den Stein
deed_slab-income = Dein Rad sagt, welche Würfel kommen. Ein Knochen dreht es um eins weiter.
    .title = Deine Einnahme
deed_slab-weather = Dein Rad sagt, welche Würfel jedes Frühjahr kommen; es dreht sich jedes Jahr um eins.
    .title = Dein Wetter
deed_slab-capstone = Alle Würfel darauf werden deine Marker. Damit handelst du noch einmal, reihum im Ring.
    .title = Nimm einen Deckstein
deed_slab-walk = Würfel und Knochen kaufen Schritte. Jedes Mitglied geht einmal im Jahr; nur das Ziel zählt.
    .title = Wandern
deed_slab-taking = Es kommt sofort; ein Megalith oder Tier ist danach für alle anderen weg.
deed_slab-choosing_cubes = Nimm sie aus dem Vorrat, in beliebigen Farben.
    .title = Deine Wahl
deed_slab-building = Ein Lager zählt sofort und bringt ein Mitglied. **Manche bleiben dort, manche gehen heim.**
    .title = Ein Lager bauen
deed_slab-recalling = Die dunklen Figuren des Lagers gehen heim aufs Tableau. **Du wählst, wer.**
    .title = Wer geht heim?
deed_slab-bones = Entwicklungspunkte
deed_slab-resource = **Zwei kaufen einen Würfel nach Wahl** fürs Zelt.
deed_slab-marker = **Drei kaufen einen Marker nach Wahl.**
deed_slab-wheel = **Einer dreht ein Preisrad** um eins.
deed_slab-turn_weather = **Einer dreht dein Wetterrad** um eins weiter.
deed_slab-back = **Ein Würfel oder Marker zurück bringt einen.**

note-slab = Was gefragt ist
note-when = { $season } · Jahr { $year } von { $years }
note-course = Jedes Jahr macht der Winter alles neu; im Frühling zahlt man Aktionen mit Ressourcen, im Sommer mit Markern, und im Herbst gehen alle los. Nach dem letzten Jahr hat jeder noch eine Aktion.
note-price = Preis
note-gain = Ertrag
note-stone = Stein
note-more = mehr
note-steps-left = Schritte
note-left = übrig
note-any-cube = ein beliebiger Würfel
note-slot-paid = { $colour }: wird gezahlt
note-slot-open = { $colour }: kann gezahlt werden
note-slot-missing = { $colour }: hast du nicht
note-every-summer-now = jeden Sommer
note-next-place = nächstes Jahr zuerst: { $place }
note-close-deed = Etwas anderes
note-weather-year = Jahr { $year }
note-weather-left = { $years ->
    [one] das 1 Jahr
   *[other] alle { $years } Jahre
}
note-points-tab = { $what }: { $bones ->
    [one] 1 Entwicklungspunkt
   *[other] { $bones } Entwicklungspunkte
}
note-choose-capstone = Berühre einen Deckstein.
note-choose-weather = Wähle, wo es beginnt.
note-choose-card = Berühre eine Karte.
note-choose-cube = Wähle einen Würfel.
note-choose-camp = Wähle ein Lager.
note-choose-field = Wähle, wo der Weg endet.
note-lost = { $count ->
    [one] 1 Schritt bleibt übrig.
   *[other] { $count } Schritte bleiben übrig.
}
note-markers-of = { $deed }:

do-lay = Legen: { $colour }
do-capstone = { $count ->
    [0] Den leeren nehmen
    [one] Diesen nehmen
   *[other] Diese { $count } nehmen
}
do-weather = Mit { $position } beginnen
do-buy_resource = Kaufen: { $colour }
do-buy_marker = Kaufen: { $colour }
do-sell_resource = Abgeben: { $colour }
do-sell_marker = Abgeben: { $colour }
do-turn = Drehen
do-camp = Bauen
do-dance-card = Tanzen und nehmen
do-dance-only = Ohne Karte tanzen

# Warum eine Aktion nicht geht: nach der Regel, die sie verbietet.
why-PH-4-5 = Beide Steine sind belegt: bis zum Sommer geschlossen.
why-PH-4-6 = Für den Tragstein bliebe nichts.
why-PH-5-3 = Diese Aktion ist nicht dran: der Sommer geht im Ring herum.
why-PH-8-1 = Dieses Teil ist schon gemalt.
why-PH-8-2 = Ein Würfel für seine Zeichen fehlt.
why-PH-8-3 = Zu wenig graue Marker: einer für jedes Zeichen.
why-PH-9-1 = Zu wenige der drei Farben, die das Rad verlangt.
why-PH-9-3 = Zu wenig blaue Marker.
why-PH-10-1 = Bis zum Winter liegt hier keins mehr.
why-PH-10-2 = Der Würfel am Plättchen fehlt.
why-PH-10-3 = Es kostet zwei rote Marker.
why-PH-11-1 = Zu wenige der drei Farben, die das Rad verlangt.
why-PH-11-4 = Zu wenig braune Marker.
why-PH-12-1 = Zu wenige Würfel: einer für jeden Schamanen, der geht.
why-PH-12-2 = Zu wenige Würfel von Plätzen ohne eigenen Schamanen.
why-PH-12-3 = Nur eine Karte, deren Wert die Zahl der Tänze ist.
why-PH-12-5 = Zu wenig gelbe Marker.
why-PH-13-1 = Zu wenige der drei Farben, die das Rad verlangt.
why-PH-13-2 = Auf dem Tableau ist niemand mehr.
why-PH-13-3 = Zu wenig weiße Marker.
why-PH-13-4 = Höchstens { $most ->
    [one] 1 Mitglied
   *[other] { $most } Mitglieder
} auf der Karte: Lager plus drei.
why-PH-1-8 = Ein Fisch dieses Werts liegt erst im Winter wieder da.
why-PH-1-9 = Hier liegt bis zum Winter keine Karte mehr.
note-why-lacks = Dir fehlt { $missing }.
note-why-buys = { $bones ->
    [one] 1 Knochen kauft das
   *[other] { $bones } Knochen kaufen das
}
note-in-tent = { $count ->
    [0] Dein Zelt ist leer.
    [one] 1 Würfel im Zelt
   *[other] { $count } Würfel im Zelt
}
note-closed-count = { $count ->
    [one] Eine Aktion ist bis zum Sommer geschlossen.
    [6] Alle Aktionen sind bis zum Sommer geschlossen.
   *[other] { $count } Aktionen sind bis zum Sommer geschlossen.
}
note-or = { $one } oder { $other }
