# Das Spiel auf einer Seite, für alle, die es noch nie gespielt haben; jeder Satz nennt die Regeln, auf denen er ruht.

summary-about = Du führst einen Stamm aus fünf Personen, die zwölf Nahrung haben (SA-1.1). Gebäude bringen sofort Punkte, Karten meist erst, wenn das Spiel vorbei ist, und wer dann die meisten Punkte hat, gewinnt (SA-6.4, SA-7.1, SA-10.8).
    .title = Das Ziel
summary-round = Eine Runde hat drei Abschnitte: Alle setzen ihre Personen ein, handeln mit ihnen und ernähren sie (SA-2.1).
    .title = Die Runde
summary-placing = Wer die Startfigur hat, beginnt, und reihum stellt jeder eine oder mehrere Personen auf einen Ort, bis niemand mehr einsetzen kann (SA-3.1, SA-3.12). Ein voller Ort ist geschlossen, und wo du schon Personen hast, darfst du keine nachsetzen (SA-3.2, SA-3.3). Zu zweit oder zu dritt ist weniger Platz (SA-11.1, SA-11.2, SA-11.3).
    .title = Personen einsetzen
summary-places = Beim Werkzeugmacher bringt eine Person ein Werkzeug, auf dem Acker erhöht eine deine Ernte, in der Hütte bekommst du für zwei eine neue (SA-4.4, SA-4.9, SA-4.7). Auf die Jagd dürfen beliebig viele, und je sieben passen in Wald, Lehmgrube, Steinbruch und Fluss (SA-3.8, SA-3.9). Auf jeder offenen Karte und jedem offenen Gebäude ist Platz für eine (SA-3.10, SA-3.11).
    .title = Die Orte
summary-acting = Dann handelt jeder an allen eigenen Orten, in beliebiger Reihenfolge, und nimmt die Personen nach Hause (SA-4.1, SA-4.2, SA-4.3). Zum Jagen und Sammeln wirfst du für jede Person dort einen Würfel: Je volle 2 Augen sind eine Nahrung, je volle 3 ein Holz, 4 ein Ziegel, 5 ein Stein, 6 ein Gold (SA-5.1, SA-5.2, SA-5.3). Jedes deiner Werkzeuge darf in einer Runde zu einem Wurf dazukommen (SA-5.4, SA-5.5).
    .title = Handeln
summary-buying = Eine Karte kostet je nach ihrem Platz einen bis vier beliebige Rohstoffe (SA-6.1). Ihre obere Hälfte hilft dir im Spiel, ihre untere zählt am Ende (SA-6.4). Ein Gebäude kostet die Rohstoffe, die es verlangt, und bringt sofort Punkte (SA-7.1, SA-7.2, SA-7.3). Wer nicht zahlen will, nimmt die Person zurück und lässt Karte oder Gebäude liegen (SA-6.2, SA-7.4).
    .title = Karten und Gebäude
summary-feeding = Sind alle zu Hause, nimmst du so viel Nahrung, wie dein Marker auf der Nahrungsleiste zeigt, und zahlst eine Nahrung für jede deiner Personen (SA-8.1, SA-8.2). Rohstoffe dürfen Nahrung ersetzen; bleibt trotzdem jemand hungrig, verlierst du zehn Punkte (SA-8.4, SA-8.5). In der neuen Runde beginnt jemand anders, es gibt neue Karten, und die Werkzeuge sind wieder bereit (SA-9.1, SA-9.2, SA-9.3).
    .title = Ernähren
summary-end = Das Spiel endet, wenn keine vier Karten mehr offen liegen können, oder nach der Runde, in der ein Gebäudestapel leer wurde (SA-9.4, SA-9.5). Dann zählen deine Karten: die Zahl verschiedener grüner Symbole mal sich selbst, und ebenso noch einmal die Symbole, die du doppelt hast (SA-10.1, SA-10.2). Jeder Bauer bringt so viele Punkte, wie dein Marker auf der Nahrungsleiste zeigt, jeder Werkzeugmacher so viele, wie deine Werkzeuge wert sind, jeder Hüttenbauer so viele, wie du Gebäude, jeder Schamane so viele, wie du Personen hast (SA-10.3, SA-10.4, SA-10.5, SA-10.6). Jeder übrige Rohstoff ist ein Punkt mehr (SA-10.7).
    .title = Das Ende
