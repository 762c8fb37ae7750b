# Was eine Partie wert war: Gürtel, Marken und Erzählung im Rückblick, ihre Steine, und wie man den besseren Zug findet.

worth = Was es wert war
worth-chances = Aussicht auf den Sieg, von 100
worth-then = , dann
worth-gave-up = { $count } von 100 verschenkt
worth-best = Das Beste, was sich fand.
worth-alike = So gut wie jedes andere.
worth-better = Besser: { $what }.
worth-try = Selbst versuchen
worth-next-mistake = Nächster Fehler
worth-ask = Was war es wert?
worth-look = Ansehen
worth-growing = sehe mir Runde { $round } an …
worth-growing-moment = sehe mir Moment { $at } an …
worth-waiting = Geht weiter, sobald die Tische es erlauben.
worth-luck-here = Glück: { $change }
worth-mistake-said = { $said } { $count } verschenkt.
web-key-replay-mistake = nächster, voriger Fehler
web-key-replay-luck = nächstes, voriges großes Glück
web-key-replay-try = selbst versuchen

# Die Steine
worth-begin = { $winners } { $count ->
    [one] gewinnt
   *[other] gewinnen
}, { $scores }. Alle begannen mit etwa { $even } von 100; die Steine zeigen, wohin sie gingen.
worth-begin-points = { $winners } { $count ->
    [one] gewinnt
   *[other] gewinnen
}, { $scores }. Alle konnten etwa { $even ->
    [one] 1 Punkt
   *[other] { $even } Punkte
} erwarten; die Steine zeigen, wie es kam.
worth-start = Anfang
worth-luck = Glück
worth-own = selbst
worth-others = andere
worth-end = Ende
worth-you = du
worth-bot = Bot
worth-said-luck-up = Das Glück brachte { $count }.
worth-said-luck-down = Das Glück nahm { $count }.
worth-said-own-up = Eigene Entscheidungen brachten { $count }.
worth-said-own-down = Eigene Entscheidungen gaben { $count } zurück.
worth-said-others-up = Die anderen ließen { $count } liegen.
worth-said-others-down = Die anderen nahmen { $count }.
worth-said-even = Es kam wie erwartet.
worth-slipped = Wo es entglitt
worth-slipped-none = Nichts Nennenswertes entglitt. Gut gespielt.
worth-well = Was gelang
worth-well-none = Nichts ragte heraus.
worth-your-luck = Dein Glück
worth-luck-of = Glück von { $player }
worth-luck-even = Das Glück war heute ausgeglichen.
worth-luck-own = eigene Würfel
worth-luck-others = Würfel der anderen
worth-luck-table = was aufgedeckt wurde
worth-by-seat = Was alle Entscheidungen für { $player } änderten
worth-entry = { $when } · { $what }
worth-try-it = Versuchen
worth-look-at = Diesen Moment ansehen
worth-all = Alle { $count } Entscheidungen
worth-fewer = Nur die teuersten
worth-so-far = Noch unterwegs: { $looked } von { $lines } Momenten. Was hier steht, kann sich noch etwas bewegen.
worth-so-far-list = bisher
worth-thumb = Über dieses Spiel mit so vielen am Tisch wurde nichts gelernt. Hier urteilt eine Faustregel; ihre Aussichten sind grob.
worth-figures = Als Zahlen
worth-in-chances = in Aussichten
worth-in-points = in Punkten
worth-unit = Gezählt
worth-player = Wer
worth-mistakes = Fehler: klein, mittel, groß
worth-stones-of = { $player }: { $sum }

# Den besseren Zug finden
worth-find = Finde den besseren Zug
worth-find-asked = { $when }: Was behält mehr?
worth-find-shortly = Was behält mehr?
worth-find-then = Damals: { $what }, { $kept } von 100. Es gab eine Wahl, die { $best } behielt.
worth-find-wrote = damals
worth-colder = kälter
worth-warmer = wärmer
worth-as-then = so gut wie damals
worth-that-is-it = das ist er
worth-tried-said = { $what }: { $count } von 100, { $warmth }.
worth-judging = Wird beurteilt …
worth-too-slow = Das lässt sich nicht schnell sagen. Versuch etwas anderes oder dasselbe noch einmal.
worth-hint = Ein Wink
worth-show = Zeigen
worth-found = Gefunden.
worth-shown = Das war es.
worth-hint-side = { $side ->
    [left] Sieh dir die linke Seite des Tisches an.
    [right] Sieh dir die rechte Seite des Tisches an.
   *[other] Sieh dir die Mitte des Tisches an.
}
worth-hint-place = Sieh hierher.
worth-back = Zurück zur Partie
worth-next = Nächster
key-worth-hint = ein Wink
key-worth-show = zeigen
key-worth-next = der nächste
