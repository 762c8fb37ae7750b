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

bot-random = nimmt irgendeine erlaubte Aktion
bot-greedy = nimmt, was sofort die meisten Punkte verspricht
bot-beginner = sieht nur den eigenen Plan, einen Schritt voraus, und hat Vorlieben
bot-easy = sieht einen Schritt voraus und irrt sich selten
bot-medium = probiert jeden Schritt in mehreren Welten, blickt aber nicht weit
bot-hard = blickt einige Schritte voraus und rechnet mit deiner Antwort
bot-expert = blickt so weit voraus, wie seine Zeit reicht

character-hunter = Runa
character-hunter-road = Jägerin
character-hunter-about = Folgt jeder Fährte, und über ihrem Feuer hängt immer etwas.
character-farmer = Tilo
character-farmer-road = Bauer
character-farmer-about = Sät zuerst und sorgt sich später. Seine Leute hungern nie.
character-builder = Marga
character-builder-road = Baumeisterin
character-builder-about = Was nicht gebaut ist, zählt nicht. Sie setzt Stein auf Stein.
character-collector = Bero
character-collector-road = Sammler
character-collector-about = Will von allem eines, und zwei von dem, was du brauchst.
character-wanderer = Liv
character-wanderer-road = Wanderin
character-wanderer-about = Bleibt nie. Wo du ankommst, ist ihre Asche noch warm.
character-shaman = Ulo
character-shaman-road = Schamane
character-shaman-about = Liest im Rauch das Ende und spielt vom ersten Tag darauf zu.
