# Die Sternwarte: der Befehl, und die Seite, die er zeichnet.
cli-observe = Vielen Spielen zwischen Bots zusehen und davon berichten: eine Seite, die für sich steht, und ihre Zahlen als JSON.
cli-observe-out = Der Ordner für Spiele und Bericht; was dort ist, geht weiter.
cli-observe-games = Wie viele Spiele. Ohne Angabe 200.
cli-observe-bots = Die Bots: einer für alle Plätze oder für jeden einer; von Spiel zu Spiel wechseln sie den Platz. Ohne Angabe medium.
cli-observe-seats = Wie viele spielen. Ohne Angabe so viele, wie Bots genannt sind, oder so viele, wie höchstens spielen können.
cli-observe-seed = Der Startwert des ersten Spiels, eine ganze Zahl; jedes weitere hat den nächsten. Ohne Angabe 1.
cli-observe-progress = Zusehen
cli-observe-done = { $games ->
    [one] 1 Spiel gesehen. Der Bericht: { $file }
   *[other] { $games } Spiele gesehen. Der Bericht: { $file }
}
page-observe-title = { $game }, { $games } Spiele
page-observe-title-so-far = { $game }, { $games } von { $wanted } Spielen
page-observe-turn = Tag oder Nacht
page-observe-lead = { $seats ->
    [2] Zwei Bots
    [3] Drei Bots
    [4] Vier Bots
   *[other] { $seats } Bots
} ({ $bots }). Ein Platz bringt { $points } Punkte heim, der Sieg { $winner }.
page-observe-lead-rounds = { $seats ->
    [2] Zwei Bots
    [3] Drei Bots
    [4] Vier Bots
   *[other] { $seats } Bots
} ({ $bots }), meist { $rounds } Runden. Ein Platz bringt { $points } Punkte heim, der Sieg { $winner }.
page-observe-begins = Wer beginnt
page-observe-begins-sure = Zuerst an der Reihe zu sein ist { $by } von 100 wert, gegen gleich gerechnet; der Strich zeigt, wo 95 von 100 Wiederholungen lägen.
page-observe-begins-even = Zuerst an der Reihe zu sein ({ $by }) liegt nicht weiter von gleich, als Glück erklärt; der Strich zeigt, wo 95 von 100 Wiederholungen lägen.
page-observe-begins-told = Siege von 100 nach dem Platz in der Reihenfolge: { $wins }
page-observe-first = zuerst
page-observe-second = als Zweiter
page-observe-third = als Dritter
page-observe-fourth = als Vierter
page-observe-fifth = als Fünfter
page-observe-even = gleich
page-observe-wins = Platz in der Reihenfolge
page-observe-mean = Mittel
page-observe-95 = 95 von 100
page-observe-leads = Wie oft die Führung wechselt
page-observe-leads-told = { $unit ->
    [one] Ein Kiesel ist ein Spiel.
   *[other] Ein Kiesel sind { $unit } Spiele.
} { $most ->
    [many] Im Mittel wechselt sie { $mean }-mal.
    [one] Meist wechselt sie einmal, im Mittel { $mean }-mal.
   *[other] Meist wechselt sie { $most }-mal, im Mittel { $mean }-mal.
}
page-observe-changes = Wechsel
page-observe-games = Spiele
page-observe-luck = Wie viel Glück war
page-observe-luck-told = Von dem, was der Sieg vom ersten bis zum letzten Moment gewann, kamen { $share } von 100 ({ $low } bis { $high }) aus Würfeln und Karten, der Rest aus den Entscheidungen aller und dem, was der gelernte Wert unterwegs falsch sah.
page-observe-beam-told = Glück { $luck }, Entscheidungen { $choices } von 100
page-observe-of-luck = Glück
page-observe-of-choices = Entscheidungen
page-observe-too-few = Zu wenige Spiele, um es zu sagen.
page-observe-few = zu wenige
page-observe-sources = Woher die Punkte kommen
page-observe-sources-told = Mittel eines Platzes, zusammen { $points }. Strich und zweite Zahl: die Sieger.
page-observe-before = im Spiel
page-observe-card = Was eine Karte wert ist
page-observe-building = Was ein Gebäude wert ist
page-observe-spot = Was ein Ort wert ist
page-observe-rite = Was eine Zeremoniekarte wert ist
page-observe-prey = Was eine Jagd wert ist
page-observe-tile = Was ein Sammelplättchen wert ist
page-observe-deed = Was eine Aktion wert ist
page-observe-stone = Was ein Stein wert ist
page-observe-animal = Was ein Tier wert ist
page-observe-column = Was eine Spalte wert ist
page-observe-taken-told = In so vielen von 100 Spielen genommen, und um wie viele von 100 öfter oder seltener als gleich gewann, wer es nahm. Grau: nicht mehr, als Glück erklärt.
page-observe-done-told = Wie viel ein Platz davon im Spiel tut, und was eines davon an seiner Aussicht auf den Sieg änderte, von 100, wie der gelernte Wert urteilt. Grau: nicht mehr, als Glück erklärt.
page-observe-taken = genommen
page-observe-times = im Spiel
page-observe-worth = wert
page-observe-all = Alle { $count }
page-observe-figures = Als Zahlen
page-observe-again = Derselbe Bericht noch einmal, Spiel für Spiel.
