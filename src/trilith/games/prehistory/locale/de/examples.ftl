# Beispiele: Jede Zahl darin prüft der Test, der das Beispiel spielt.

example-painting-bonus = Du hast Zeile 1, Spalte 1 und Zeile 2, Spalte 2 gemalt und malst jetzt Zeile 1, Spalte 2. Das Teilstück daneben bringt den Bonus von Zeile 1, einen gelben Marker; das darunter den von Spalte 2, 1 Entwicklungspunkt (PH-8.4).
example-painting-rows = Am Ende sind Zeilen mit 3, 2 und 0 Teilstücken 6, 3 und 0 Punkte wert: zusammen 9 (PH-15.3).
example-painting-price = Das Rad der Felsmalerei ist um 2 gedreht, also kostet die Spirale Gelb. Du zahlst 1 gelbe Ressource dafür und legst 1 weitere beliebiger Farbe auf einen Tragstein (PH-8.2, PH-4.4).
example-fishing = Das Rad der Fischerei ist um 4 gedreht und zeigt Gelb, Braun und Blau. Ein Fisch mit Wert 2 kostet 2 dieser 3 Farben, nie zweimal dieselbe (PH-9.1).
example-track = Auf Feld 9 der Fischerei-Leiste zahlt ein Sommer 4 Punkte und 3 Entwicklungspunkte, auf Feld 1 zahlt er 0 Punkte und 1 Entwicklungspunkt (PH-5.5).
example-baskets = Du hast 2 Äpfel. Die 1. und die 2. Beere machen je ein volles Paar und bringen je 2 Marker, die 3. bringt 0. Am Ende sind 2 Äpfel 3 Punkte und 3 Beeren 5: zusammen 8 (PH-10.4, PH-15.5).
example-elephants = Ein Elefant mit 1 Punkt und 2 Fußabdrücke von Elefanten sind am Ende 2 Punkte. Mit einem weiteren Elefanten mit 3 Punkten sind es 8, und mit dem Elefanten der Karte, der 2 zählt, 12 (PH-15.4, PH-6.11).
example-footprints = Du hast einen Fußabdruck eines Elefanten, der 1 Entwicklungspunkt bringt, und nimmst einen zweiten, der einen grauen Marker bringt: Du bekommst 1 grauen Marker und dann noch einmal 1 Entwicklungspunkt (PH-11.3).
example-shamans = Deine 3 Schamanen stehen auf Grau, Rot und Gelb. Du zahlst Blau und Weiß, und 2 von ihnen gehen dorthin; also darfst du eine Zeremoniekarte mit Wert 2 nehmen (PH-12.1, PH-12.3).
example-order = Die Reihenfolge ist Orange, Grün, Violett, Blau. Orange hält 1 Zeremonie ab, Violett 2, und so rückt Violetts Marker vor den von Orange. Die Reihenfolge des nächsten Jahres ist Violett, Orange, Grün, Blau (PH-12.4, PH-3.6).
example-steps = Beim zentralen Preisrad 1 ist ein weißer Würfel 3 Schritte und ein roter 1: zusammen 4 Schritte. Mit 2 Entwicklungspunkten sind es 6 (PH-6.2).
example-camp = Lager 5 verlangt 3 Mitglieder. Eines hat seine Bewegung auf dem Lagerplatz beendet, und 2 weitere stehen daneben. Du bekommst 4 Punkte, 1 der 3 geht zurück auf dein Tableau, und 1 neues Mitglied kommt dort hinzu (PH-7.2, PH-7.3, PH-7.4, PH-7.5).
example-megalith-b = Neben einem Megalithen B steht dein Lager mit 3 Mitgliedern: Das ist 1 Punkt für das Lager und 3 für die Mitglieder, zusammen 4. Mit einem Mitglied auf dem Megalithen selbst sind es 5 (PH-15.7).
example-megalith-c = Ein Megalith C zeigt 5 und 2. Bei 3, 3 und 1 Einheiten Kontrolle bekommen die beiden Gleichen je 3 Punkte und der Dritte 0. Bei 4, 2 und 2 gibt es 5 Punkte, und je 1 für die anderen (PH-15.8).
example-end = Am Ende hast du 7 Entwicklungspunkte und 4 Würfel: Das sind 11, also 3 Punkte (PH-15.2).
example-limit = Du hast 2 Lager und 4 Mitglieder auf der Karte. 1 weiteres darf wandern, dann sind es 5; 2 dürfen es nicht (PH-13.4).
