# Was an einem Materialpaket nicht stimmt; Datei und Eintrag stehen vor jedem Satz.
mistake-missing-file = Diese Datei fehlt.
mistake-unknown-file = Diese Datei gehört zu keinem Paket dieses Spiels. Es gibt: { $known }.
mistake-not-text = Diese Datei ist kein Text in UTF-8.
mistake-not-toml = Diese Datei lässt sich nicht als TOML lesen: { $value }.
mistake-not-a-title = Der Name muss ein Text von 1 bis { $most } Zeichen in einer Zeile sein.
mistake-missing-field = Dieses Feld fehlt.
mistake-unknown-field = So ein Feld gibt es hier nicht.
mistake-missing-entry = Dieser Eintrag fehlt: Ein Paket hat alle Einträge des mitgelieferten.
mistake-unknown-entry = So einen Eintrag gibt es in diesem Spiel nicht. Es gibt: { $known }.
mistake-twice = { $value } steht zweimal da.
mistake-not-a-number = { $value } ist keine ganze Zahl.
mistake-not-halves = { $value } ist keine Zahl in halben Schritten wie 0.5, 1 oder 1.5.
mistake-not-a-text = { $value } ist kein Text.
mistake-not-a-list = { $value } ist keine Liste.
mistake-not-a-table = { $value } ist keine Tabelle mit Feldern.
mistake-out-of-bounds = { $value } liegt nicht zwischen { $least } und { $most }.
mistake-wrong-length =
    Die Liste hat { $count } { $count ->
        [one] Wert
       *[other] Werte
    }, nicht { $least } bis { $most }.
mistake-unknown-name = Die Regeln kennen { $value } nicht. Sie kennen: { $known }.
mistake-must-stay = Hier steht { $value }; es muss { $usual } bleiben, weil die Regeln dafür gemacht sind.
mistake-wrong-count = Davon gibt es zusammen { $count }, nicht { $wanted }.
mistake-too-few = Davon gibt es { $count }, und die Aufbaukarten zeigen zusammen { $wanted }.
mistake-overlap = Die Plättchen bei { $value } und { $other } überschneiden sich.
mistake-not-fluent = Das lässt sich nicht als Fluent lesen: { $value }
mistake-unknown-word = Unter diesem Namen gibt es im Spiel nichts.
mistake-other-parts = Diese Worte brauchen dieselben Variablen und Attribute wie die des mitgelieferten Pakets.
