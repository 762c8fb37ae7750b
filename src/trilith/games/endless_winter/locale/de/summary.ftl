# Das Spiel auf einer Seite, für alle, die es noch nie gespielt haben; jeder Satz nennt die Regeln, auf denen er ruht.

summary-about = Du führst einen Stamm durch vier Runden, zwei in jedem von zwei Zeitaltern, und wer am Ende die meisten Punkte hat, gewinnt (EW-2.1, EW-12.1). Eine Runde hat Aktionsphase, Sonnenfinsternis und Vorbereitungsphase (EW-2.1).
    .title = Das Ziel
summary-turn = In der Aktionsphase haben alle drei Züge, einen für jede Figur (EW-3.1, EW-3.5). Zuerst darfst du Fortschritte ausspielen; jeder nach dem ersten kostet eine andere Handkarte (EW-3.2, EW-3.3). Dann geht eine Figur oben in eine von vier Aktionsspalten oder auf das Ruhefeld (EW-3.5). Oben handelst du, so oft du bezahlen kannst, in der Mitte einmal, und unten bekommt die erste Figur der Runde etwas (EW-3.7, EW-3.8, EW-3.9). Vieles wird mit Arbeitskraft bezahlt: Sie kommt von Stammesmitgliedern, die du ausspielst, und von Nahrung, die du ausgibst (EW-4.1, EW-4.2, EW-4.6).
    .title = Ein Zug
summary-columns = Einweihen bringt Stammesmitglieder und lässt dich Karten begraben (EW-5.1, EW-5.5). Entwickeln bringt Fortschritte und Heilige Steine, die in jeder Sonnenfinsternis zählen (EW-6.1, EW-6.2, EW-11.12). Weiterziehen bringt Lager ins Gelände und bewegt sie, und drei Lager um einen Verbindungspunkt werden zur Siedlung (EW-7.1, EW-7.2, EW-7.4). Jagen bringt Tiere, die lebend in Sets zählen, und eines davon darfst du erlegen für das, was es zeigt (EW-8.3, EW-8.6, EW-12.8).
    .title = Die vier Spalten
summary-rest = Eine Figur auf dem Ruhefeld zieht eine Karte, darf ein Tier erlegen und bringt in der Sonnenfinsternis Arbeitskraft (EW-3.11). Am Ende deines dritten Zuges darfst du Karten verdeckt für die Sonnenfinsternis legen; die anderen behältst du auf der Hand (EW-3.13, EW-3.15).
    .title = Ruhe, und was du legst
summary-eclipse = In der Sonnenfinsternis wird die Arbeitskraft aller verglichen, und wer die meiste hat, kommt ab jetzt zuerst (EW-11.2, EW-11.3). In dieser Reihenfolge nehmen alle ihre Einkommen: für den Platz, für die gelegten Leute, für jedes Feld, auf dem sie allein oder gemeinsam den meisten Einfluss haben, und für leere Felder des Tableaus (EW-11.6, EW-11.7, EW-11.8, EW-11.11). Vor der nächsten Runde werden neue Tiere und Fortschritte ausgelegt, und alle ziehen fünf Karten (EW-11.14, EW-11.15, EW-11.16).
    .title = Die Sonnenfinsternis
summary-gains = Manches Einkommen baut einen Megalithen: Auf dem Boden bringt er, was er bedeckt, auf vier anderen bringt er Punkte (EW-9.6, EW-9.8). Götzen rücken deine Marker auf zwei Leisten vor: Eine bestimmt, was übrige Nahrung und Werkzeuge wert sind, die andere, was begrabene Karten wert sind (EW-10.1, EW-12.2, EW-12.4). Statt eines Einkommens darfst du ein geringeres nehmen: statt eines Megalithen eine Karte, einen Götzen, ein Werkzeug oder eine Nahrung, und so weiter (EW-2.5).
    .title = Megalithen und Götzen
summary-end = Nach der vierten Sonnenfinsternis kommen die letzten Punkte: für übrige Nahrung und Werkzeuge, für begrabene Karten, für die Punkte auf deinen Karten und für Sets lebender Tiere (EW-2.2, EW-12.2, EW-12.4, EW-12.7, EW-12.8).
    .title = Das Ende
