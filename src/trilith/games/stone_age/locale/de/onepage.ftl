# Das Spiel auf einer Seite, mit allen Zeichen.

onepage-about = Zwei bis vier Stämme. Leute losschicken, arbeiten lassen, satt machen.
    .aim = Die meisten Punkte gewinnen.

onepage-place = Reihum eine oder mehrere Personen auf einen Ort. Wo du stehst, darfst du nicht nachsetzen. Voll ist voll.
    .title = Setzen
onepage-work = Ein Würfel je Person; Werkzeuge dazu. Die Augen geteilt durch die Zahl des Ortes sind deine Rohstoffe, abgerundet. Dann Karten und Gebäude bezahlen.
    .title = Arbeiten
onepage-feed = Nahrung für den Acker nehmen, eine je Person zahlen. Was fehlt: je ein Rohstoff, oder { $penalty ->
    [one] ein Punkt
   *[other] { $penalty } Punkte
} weg.
    .title = Ernähren

onepage-places = Orte
onepage-hunt = Jagd: eine Nahrung für { $pips ->
    [one] ein Auge
   *[other] { $pips } Augen
}; beliebig viele Personen
onepage-forest = Wald: ein Holz für { $pips }; Platz für { $room }
onepage-clay_pit = Lehmgrube: ein Ziegel für { $pips }; Platz für { $room }
onepage-quarry = Steinbruch: ein Stein für { $pips }; Platz für { $room }
onepage-river = Fluss: ein Gold für { $pips }; Platz für { $room }
onepage-tool_maker = Werkzeugmacher, { $room ->
    [one] eine Person
   *[other] { $room } Personen
}: ein Werkzeug, oder ein besseres
onepage-hut = Hütte, { $room ->
    [one] eine Person
   *[other] { $room } Personen
}: eine Person mehr
onepage-field = Acker, { $room ->
    [one] eine Person
   *[other] { $room } Personen
}: jede Runde eine Nahrung mehr
onepage-tool = Ein Werkzeug zählt mit seiner Zahl zu einem Wurf; gedreht und blass: diese Runde benutzt

onepage-above = Oben auf einer Karte: sofort
onepage-gain-food = So viel Nahrung
onepage-gain-resource = So viele von diesem Rohstoff
onepage-gain-resource_roll = Zwei Würfel für diesen Rohstoff; Werkzeuge helfen
onepage-gain-points = So viele Punkte
onepage-gain-tool = Ein Werkzeug
onepage-gain-field = Ein Schritt auf der Nahrungsleiste
onepage-gain-extra_card = Eine Karte vom Stapel, für ihre untere Hälfte
onepage-gain-one_use_tool = Ein Werkzeug für einen Wurf, einmal
onepage-gain-resources_of_choice = { $count ->
    [one] Ein Rohstoff
   *[other] { $count } Rohstoffe
} nach Wahl, wann du magst
onepage-gain-dice_for_all = Ein Würfel für alle: 1 Holz, 2 Ziegel, 3 Stein, 4 Gold, 5 Werkzeug, 6 Acker. Wer kauft, wählt zuerst.

onepage-bought = Karten und Gebäude
onepage-card = Oben: sofort. Unten: am Ende.
    .lead = Karte.
onepage-tally = Preis einer Karte, je nach Platz ein bis { $most }: beliebige Rohstoffe
onepage-price-fixed = Genau diese Rohstoffe; die Punkte kommen sofort.
    .lead = Gebäude.
onepage-price-exact = So viele Rohstoffe aus so vielen Sorten, hier { $first } aus { $second }: jede Füllung ist eine Sorte
onepage-price-free = { $first } bis { $second ->
    [one] ein Rohstoff beliebiger Sorte
   *[other] { $second } Rohstoffe beliebiger Sorten
}
onepage-worth = So viele Punkte, wie wert ist, was du zahlst: Holz { $wood }, Ziegel { $brick }, Stein { $stone }, Gold { $gold }

onepage-points = Punkte, in der Reihenfolge der Schlusstafel
onepage-buildings = Gebäude, und Karten mit Punkten
    .lead = Sofort:
onepage-source-symbols = die Zahl verschiedener Zeichen mal sich selbst
    .lead = Symbole:
onepage-source-second_symbols = Zeichen, die du doppelt hast, noch einmal für sich
    .lead = Zweiter Satz:
onepage-source-farmers = × Schritt auf der Nahrungsleiste
    .lead = Bauern
onepage-source-toolmakers = × Wert deiner Werkzeuge
    .lead = Werkzeugmacher
onepage-source-builders = × deine Gebäude
    .lead = Hüttenbauer
onepage-source-shamans = × deine Personen
    .lead = Schamanen
onepage-source-resources = je ein Punkt
    .lead = Übrige Rohstoffe:

onepage-ends = Das Ende, und weniger Mitspielende
onepage-over = Schluss nach der Runde, in der ein Gebäudestapel leer wird, oder wenn keine vier Karten mehr ausliegen können.
onepage-fewer = Zu zweit oder zu dritt nur { $village } von Werkzeugmacher, Hütte und Acker je Runde; in Wald, Lehmgrube, Steinbruch und Fluss { $two ->
    [one] nur einer
   *[other] { $two }
} von euch zu zweit, { $three } zu dritt.
