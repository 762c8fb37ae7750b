# Lektionen aller Spiele.

lesson-general-answer = Das ist erlaubt und kommt später. Nimm es zurück, dann geht es weiter.

error-NoLessons = { $game } hat keine Lektionen. Diese haben welche: { $known }.
error-NoSuchLesson = { $game } hat keine Lektion „{ $lesson }“. Es gibt: { $known }.
error-BadPlace = Dein Platz in der Lektion „{ $lesson }“ passt nicht mehr zu ihr. Sie beginnt neu.
error-LessonWaits = Das geht jetzt nicht: { $state ->
    [answer] Dein letzter Zug wurde beantwortet und muss zuerst zurückgenommen werden
    [done] Die Lektion ist zu Ende
    [ask] Die Lektion wartet auf den Zug, um den sie gebeten hat
   *[other] Die Lektion wartet auf etwas anderes
}.
error-BadLesson = Die Lektion { $file } ist beschädigt, bei { $where }: { $problem ->
    [not-toml] Das ist kein TOML ({ $value })
    [not-a-table] Hier sollte eine Tabelle stehen
    [missing] Etwas fehlt
    [wrong-kind] „{ $value }“ ist von der falschen Art
    [unknown] Diesen Schlüssel kennt niemand
    [no-expression] „{ $value }“ ist kein Ausdruck oder keiner, der hier stehen darf
    [no-pattern] „{ $value }“ ist kein Muster von Aktionen
    [no-value] Es lässt sich nicht ausrechnen ({ $value })
    [several-waits] Ein Schritt wartet nur auf eines
    [nothing-to-answer] Dieser Schritt wartet auf keinen Zug
    [number] Lektionen sind lückenlos nummeriert; diese sollte { $value } sein
    [position] Die Stellung kann es nicht geben ({ $value })
    [not-the-others-turn] „{ $value }“: Die andere Seite ist nicht am Zug
   *[impossible] „{ $value }“ ist dort nicht möglich
}.
