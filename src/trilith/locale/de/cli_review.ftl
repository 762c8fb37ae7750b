cli-review = Auf beendete Spiele zurückblicken: was Glück und Entscheidungen wert waren, und was besser gewesen wäre.
cli-review-records = Die Dateien beendeter Spiele; so viele du willst.
cli-review-seconds = Jede Entscheidung so viele Sekunden lang ansehen. Ohne Angabe der schnelle Blick: Dieselbe Aufzeichnung ergibt immer denselben Rückblick.
cli-review-jobs = Wie viele Prozesse; 0 für alle Kerne. Das Ergebnis ist dasselbe.
cli-review-out = Ein Ordner für die Rückblicke; was dort liegt, wird nicht noch einmal gemacht.
cli-review-progress = Rückblick
cli-review-refused = { $file }: { $problem }
cli-review-title = Was es wert war: { $game }, { $file }
cli-review-thumb = Über dieses Spiel mit so vielen am Tisch wurde nichts gelernt. Hier urteilt eine Faustregel; ihre Aussichten sind grob.
cli-review-chances = Aussicht auf den Sieg, von 100
cli-review-points = Punkte, mit denen zu rechnen ist
cli-review-start = Anfang
cli-review-luck = Glück
cli-review-own = selbst
cli-review-others = andere
cli-review-end = Ende
cli-review-lucks = Glück, in Aussichten von 100
cli-review-luck-own = selbst gewürfelt und gezogen
cli-review-luck-others = von anderen
cli-review-luck-table = was aufgedeckt wurde
cli-review-slipped = Wo es entglitt
cli-review-nothing = { $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
}. Nichts Nennenswertes entglitt. Gut gespielt.
cli-review-sizes = { $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
}. Etwas entglitt: klein { $small }, mittel { $middling }, groß { $large }.
cli-review-done = { $round ->
    [0] Schritt { NUMBER($step, useGrouping: 0) }
   *[other] Runde { $round }, Schritt { NUMBER($step, useGrouping: 0) }
}: { $what }. { $gave_up } von 100 verschenkt.
cli-review-better = Besser: { $what }. Das hätte { $best } von 100 behalten statt { $kept }.
cli-review-well = Was gelang
cli-review-well-none = Nichts ragte heraus.
cli-review-gained = { $round ->
    [0] Schritt { NUMBER($step, useGrouping: 0) }
   *[other] Runde { $round }, Schritt { NUMBER($step, useGrouping: 0) }
}: { $what }. { $gained } von 100 gewonnen.
