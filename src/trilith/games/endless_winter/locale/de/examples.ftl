# Beispiele: Jede Zahl darin prüft der Test, der das Beispiel spielt.

example-drawing = Du musst 5 Karten ziehen, und dein Nachziehstapel hat 2. Du ziehst diese 2, mischst deinen Ablagestapel und ziehst die anderen 3 davon (EW-2.3).
example-lesser = Statt 1 Megalithen hast du die Wahl aus 4 geringeren Einkommen: eine Karte, ein Götze, ein Werkzeug oder eine Nahrung. Statt 1 Werkzeug gibt es nur 1, eine Nahrung (EW-2.5).
example-limit = Ist 1 Lager nicht mehr auf deinem Tableau, kannst du 6 Nahrung haben (EW-2.8).
example-crafter = Die Handwerkerin bringt 1 Arbeitskraft und in der Spalte Entwickeln 1 weitere: zusammen 2. Ihre Sonnenfinsternis-Fähigkeit bewirkt in deinem Zug nichts (EW-4.3, EW-4.5).
example-gatherer = Die Erfahrene Sammlerin bringt 1½ Arbeitskraft. Einmal in diesem Zug, jederzeit, macht sie aus 1 Nahrung 1 Werkzeug (EW-4.4, EW-4.9).
example-labour = Türkis jagt. Der Jäger bringt 1 Arbeitskraft und in dieser Spalte 1 weitere, und 3 Nahrung bringen noch 2: Das macht 4 (EW-4.2, EW-4.3, EW-4.6).
example-eclipse-order = Türkis hat 3 Arbeitskraft: 1½ für eine ruhende Figur und 1½ für den Stammeskrieger. Rot hat 1½ für eine Schamanin, Gelb 1½ für eine ruhende Figur. Türkis ist jetzt vorn. Rot war in dieser Runde später dran als Gelb, also kommt Rot an zweiter und Gelb an dritter Stelle (EW-11.2, EW-11.3, EW-11.4).
example-scout = Ein Kundschafter in deinem Sonnenfinsternisstapel bringt 2 Bewegungen: beide für 1 Lager oder für 2 Lager je 1 (EW-11.7).
example-megalith = Rot baut auf 4 Megalithen: 1 ist rot, 1 violett, und 2 sind neutral. Rot bekommt 2 + 1 + 1 + 1 = 5 Punkte, Violett 1 (EW-9.8, EW-9.9).
example-honor-top = Wer die Ruhmesleiste bis oben erklimmt, bekommt auf den letzten 3 Stufen 2, 3 und 5 Punkte, zusammen 10 (EW-10.5).
example-village-stone = Der Stein des Waldes ist 2 Punkte wert für eine Siedlung, die an 2 Wälder grenzt. Mit einer zweiten Siedlung an einem der beiden Wälder ist er 4 wert (EW-16.1).
example-offering = Am Ende hast du 3 Nahrung und 2 Werkzeuge, und dein Marker steht, wo je 2 davon ein Punkt sind: 2 Punkte, und 1 bleibt übrig (EW-12.2).
example-honor = Du führst auf der Ruhmesleiste und hast 4 Karten begraben: 10 Punkte (EW-12.4).
example-animals = Am Ende hast du 2 lebende Wollhaarnashörner und 1 erlegtes: 3 Punkte. Ein Wollhaarmammut ist 2 Punkte. Mit 3 Riesenfaultieren und 1 Argentavis dazu hast du ein Set aus 4, noch einmal 10: zusammen 15 (EW-12.8, EW-12.9, EW-8.7).
