# Beispiele: Jede Zahl darin prüft der Test, der das Beispiel spielt.

example-placing = Zu viert. Rot stellt 1 Person auf Karte 2, Blau 5 auf die Jagd, Grün 2 in die Hütte, Gelb 1 auf Gebäude 3. Rot macht mit 1 Person auf der Jagd weiter; Blau hat 0 Personen übrig und wird übergangen, also ist Grün an der Reihe (SA-3.1, SA-3.4).
example-forest = Rot hat 4 Personen im Wald, Gelb 2. Blau darf noch 1 dazustellen, aber nicht 2; dann sind alle 7 da, und der Wald ist voll (SA-3.9).
example-hunt = Blau jagt mit 5 Personen und wirft 14 Augen: 7 Nahrung (SA-5.2).
example-hunt-tool = Grün jagt mit 3 Personen und wirft 11 Augen; ein Werkzeug mit dem Wert 1 macht 12 daraus, und das sind 6 Nahrung. Später in der Runde wirft Grün mit 2 Personen am Fluss 5 Augen. Das Werkzeug ist schon benutzt, also gibt es kein Gold (SA-5.4, SA-5.5).
example-hunt-two-tools = Gelb wirft mit 2 Personen 4 Augen und zählt 2 Werkzeuge mit dem Wert 1 dazu: Mit 6 Augen gibt es 3 Nahrung (SA-5.4).
example-river = Rot wirft mit 3 Personen am Fluss 7 Augen und zählt 3 Werkzeuge mit dem Wert 2 dazu: Mit 13 Augen gibt es 2 Gold, und 1 Auge verfällt (SA-5.3, SA-5.4).
example-hut = Grün schickt 2 Personen in die Hütte, nimmt eine neue dazu und holt so 3 nach Hause (SA-4.7).
example-dice = Rot kauft eine Karte mit Würfeln für alle und wirft 4 Würfel, weil 4 mitspielen: 2, 2, 5 und 6. Rot nimmt die 5, ein Werkzeug, und Blau die 6, einen Schritt auf der Nahrungsleiste; Grün und Gelb bekommen je einen Ziegel (SA-6.5, SA-6.6).
example-building = Gelb bezahlt 2 Holz und 1 Ziegel für ein Gebäude, das genau das verlangt, und bekommt sofort 10 Punkte (SA-7.1).
example-exact = Ein Gebäude verlangt genau 4 Rohstoffe aus genau 2 Sorten. Blau bezahlt 3 Stein, je 5 wert, und 1 Holz, 3 wert: 18 Punkte (SA-7.2).
example-new-round = Die Karten 2 und 3 wurden genommen. Für die neue Runde bleibt Karte 1 liegen, Karte 4 rückt auf Platz 2, und 2 neue Karten kommen auf die Plätze 3 und 4 (SA-9.2).
example-symbols = Karten mit Schrift, Heilkunst, Töpferei, Kunst und Musik sind 5 verschiedene Symbole: 25 Punkte. Mit einer zweiten Heilkunst sind es 26 (SA-10.1, SA-10.2).
example-figures = In der Schlusswertung sind 5 Bauern bei Stand 7 der Nahrungsleiste 35 Punkte, 3 Werkzeugmacher mit Werkzeugen von zusammen 7 sind 21, 7 Hüttenbauer mit 6 Gebäuden 42 und 3 Schamanen mit 8 Personen 24 (SA-10.3, SA-10.4, SA-10.5, SA-10.6).
