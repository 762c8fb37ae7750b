cli-gauge = Einen Agenten an festen Aufgaben messen, damit sich zwei Berichte vergleichen lassen (docs/gauge.md).
cli-gauge-agent = Der Agent: der Name eines Bots, module:Class oder program:BEFEHL.
cli-gauge-game = Nur die Aufgaben dieses Spiels. Ohne Angabe alle.
cli-gauge-how-many = Wie viele Spiele je Aufgabe mindestens. Ohne Angabe 100; bei einer anderen Zahl steht sie dabei.
cli-gauge-page = Die Seite, auf die die Zeile des Agenten geschrieben wird, etwa docs/gauge.md. Ohne Angabe wird sie nur gezeigt.
cli-gauge-games = Spiele
cli-gauge-lead = Vorsprung in Punkten
cli-gauge-score = { $agent }: { $score } Siege im Mittel über diese Aufgaben (Gauge { $version })

cli-records = Viele Aufzeichnungen in eine Datei packen und wieder herausnehmen.
cli-records-pack = Aufzeichnungen in eine Parquet-Datei packen: den Text einer jeden neben dem, was ihr Kopf sagt. Braucht das Extra „datasets“.
cli-records-files = Dateien mit Aufzeichnungen oder Ordner voll davon.
cli-records-out = Die Datei, die geschrieben wird.
cli-records-packed = { $records ->
    [one] Eine Aufzeichnung ist
   *[other] { $records } Aufzeichnungen sind
} jetzt in { $file }.
cli-records-unpack = Die Aufzeichnungen einer solchen Datei in einen Ordner schreiben, je eine Datei, wie sie waren.
cli-records-file = Eine Datei, die „trilith records pack“ geschrieben hat.
cli-records-folder = Der Ordner; was schon da ist, wird nicht überschrieben.
cli-records-unpacked = { $records ->
    [one] Eine Aufzeichnung wurde
   *[other] { $records } Aufzeichnungen wurden
} nach { $file } geschrieben.
