# Das Spiel auf einer Seite, für alle, die es noch nie gespielt haben; jeder Satz nennt die Regeln, auf denen er ruht.

summary-about = Du führst einen Stamm durch fünf Jahre, und wer am Ende die meisten Punkte hat, gewinnt (PH-2.1, PH-15.11). Fast alles wird mit Würfeln in sechs Farben bezahlt: Auf deinem Zelt ist ein Würfel eine Ressource, unter deiner Felsmalerei ein Marker (PH-1.4, PH-1.15).
    .title = Das Ziel
summary-spring = Im Frühjahr nimmst du die Ressourcen, die dein Wetterrad zeigt (PH-4.1). Dann kommen immer wieder alle an die Reihe und führen eine von sechs Aktionen aus oder passen für den Rest des Frühjahrs (PH-4.3). Eine Aktion kostet ihren eigenen Preis und eine weitere Ressource, die auf einen ihrer beiden Tragsteine kommt (PH-4.4). Sind beide Tragsteine belegt, ist die Aktion in diesem Frühjahr geschlossen (PH-4.5).
    .title = Frühjahr
summary-making = Die Felsmalerei fügt deinem Bild ein Teilstück hinzu, und gemalte Nachbarn bringen etwas (PH-8.1, PH-8.4). Die Fischerei rückt dich auf einer Leiste vor, die jeden Sommer zahlt (PH-9.2, PH-9.4). Das Sammeln füllt deine Körbe, und volle Paare davon bringen Marker (PH-10.1, PH-10.4). Das Jagen bringt Tiere und Fußabdrücke, die sich am Ende vervielfachen (PH-11.2, PH-15.4). Eine Zeremonie bewegt deine Schamanen, bringt vielleicht eine Karte mit einem Ziel für das Ende und dich in der Reihenfolge des nächsten Jahres vor alle, die keine abhalten (PH-12.1, PH-12.3, PH-3.6). Die Migration schickt Mitglieder vom Tableau ins Startlager oder in eines deiner Lager (PH-13.2).
    .title = Die sechs Aktionen
summary-summer = Im Sommer werden die Würfel von den Tragsteinen zu den Decksteinen geschoben und sind ab jetzt Marker (PH-5.1). Wer in der Reihenfolge zuletzt kommt, nimmt als Erster alle Marker eines Decksteins (PH-5.2). Dann wird jede Aktion noch einmal abgehandelt, bezahlt mit Markern ihrer eigenen Farbe (PH-5.3, PH-5.4). Zum Schluss zahlt die Fischerei-Leiste (PH-5.5).
    .title = Sommer
summary-autumn = Im Herbst gehen deine Mitglieder über die Karte, jedes einmal; Schritte kaufst du mit Würfeln, nach den Zahlen des zentralen Preisrades, oder mit Entwicklungspunkten (PH-6.1, PH-6.2, PH-6.4). Wo eine Bewegung endet, liegt vielleicht eine Belohnung, ein Tier oder ein Megalith zum Mitnehmen (PH-6.10, PH-6.11, PH-6.12). Endet sie auf einem Lagerplatz, darfst du dort ein Lager bauen, sofern darauf und daneben genug deiner Mitglieder sind; es bringt, was es zeigt, und ein neues Mitglied (PH-7.1, PH-7.2, PH-7.4, PH-7.5).
    .title = Herbst
summary-winter = Ab dem zweiten Jahr beginnt das Jahr mit dem Winter: Plättchen werden aufgefüllt, Karten und zentrales Preisrad sind neu, und die Reihenfolge auch (PH-3.1, PH-3.2, PH-3.3, PH-3.4, PH-3.6).
    .title = Winter
summary-bones = Entwicklungspunkte drehen Räder, kaufen Würfel und Schritte, und für jeden Würfel, den du zurücklegst, bekommst du einen (PH-14.2, PH-14.3, PH-14.4, PH-14.5, PH-6.2, PH-14.6).
    .title = Entwicklungspunkte
summary-end = Nach dem fünften Jahr dürfen alle noch eine Aktion zum Preis des Sommers ausführen (PH-15.1). Dann zählen Übriges, gemalte Zeilen, Fußabdrücke mit Tieren, gleiche Sammelplättchen, Megalithe und erfüllte Zeremoniekarten (PH-15.2, PH-15.3, PH-15.4, PH-15.5, PH-15.6, PH-15.7, PH-15.8, PH-15.10).
    .title = Das Ende
