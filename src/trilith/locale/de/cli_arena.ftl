cli-arena = Bots gegeneinander spielen lassen und einstufen: Jede Ausgangslage wird von jedem Platz aus gespielt.
cli-arena-bots = Die Bots: Namen, wie »trilith games« sie nennt, modul:Klasse oder program:BEFEHL. Ein Name darf mehrmals vorkommen.
cli-arena-games = Wie viele Spiele mindestens. Ohne Angabe 100.
cli-arena-seats = Wie viele an einem Tisch sitzen; bei mehr Bots als Plätzen trifft sich jede Gruppe. Ohne Angabe so viele, wie Bots genannt sind und das Spiel erlaubt.
cli-arena-seconds = Wie viele Sekunden eine Entscheidung dauern darf; wer länger braucht, wird genannt, und für ihn wird entschieden. 0 heißt ohne Grenze. Ohne Angabe 60.
cli-arena-out = Eine Datei für die Spiele, je eine Zeile; was darin steht, wird nicht noch einmal gespielt.
cli-arena-plot = Eine Datei für ein Bild der Wertungen (.png, .svg).
cli-arena-rating = Wertung
cli-arena-wins = Siege
cli-arena-points = Punkte
cli-arena-time = ms je Entscheidung
cli-arena-failures = Ausfälle
cli-arena-duel = { $games ->
    [one] { $bot } war in { $share } von einem Spiel vor { $other }
   *[other] { $bot } war in { $share } von { $games } Spielen vor { $other }
}
cli-bot-failed = { $bot } konnte nicht entscheiden ({ $problem }); es wurde für ihn entschieden.

cli-ladder = Jede Stufe gegen die nächstniedrigere messen und die Tabelle von docs/strength.md schreiben.
cli-ladder-games = Wie viele Spiele je Stufe mindestens. Ohne Angabe 100.
cli-ladder-seats = Wie viele an einem Tisch sitzen: einer von der Stufe, die anderen von der darunter. Ohne Angabe 2.
cli-ladder-page = Die Seite, in die die Tabelle geschrieben wird, etwa docs/strength.md. Ohne Angabe wird sie nur gezeigt.
cli-simulate-on = Wo: ohne Angabe hier; ray für diese Maschine oder den Cluster, den RAY_ADDRESS nennt; ray://HOST:PORT für jenen. Das Ergebnis ist dasselbe.
error-NoSuchPlace = »Auf { $place }« lässt sich nichts tun. Es gibt: --on ray, oder --on ray://HOST:PORT.
error-NoCluster = { $where ->
    [here] Ray ließ sich hier nicht starten
   *[other] Bei { $address } antwortet kein Ray
} ({ $problem }). Starte eines mit: ray start --head
