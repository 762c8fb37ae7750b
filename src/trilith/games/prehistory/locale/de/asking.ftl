# Der Satz in der Leiste: was jetzt gefragt ist. Auf Handys steht die kurze Form.

ask-income-bones = Nimm Würfel, oder dreh das Rad.
    .short = Nimm deine Einnahme.
ask-acting-spring = Wähle eine Aktion, oder passe.
ask-acting-buy = Passe, oder kaufe erst einen Würfel.
    .short = Passen, oder erst kaufen.
ask-acting-pass = Es bleibt nur Passen.
ask-acting-painting = Male ein Teil deiner Wand.
ask-acting-fishing = Fange einen Fisch.
ask-acting-fishing-picked = Diesen Fisch fangen?
ask-acting-gathering = Sammle ein Plättchen.
ask-acting-gathering-picked = Das sammeln?
ask-acting-hunting = Jage ein Tier.
ask-acting-hunting-picked = Dieses jagen?
ask-acting-ceremony = Wie viele Schamanen tanzen?
ask-acting-migration = Wie viele ziehen los?
ask-acting-summer-painting = Male für graue Marker, oder lass es.
    .short = Malen, oder auslassen.
ask-acting-summer-fishing = Fische für blaue Marker, oder lass es.
    .short = Fischen, oder auslassen.
ask-acting-summer-gathering = Sammle für zwei rote Marker, oder lass es.
    .short = Sammeln, oder auslassen.
ask-acting-summer-hunting = Jage für braune Marker, oder lass es.
    .short = Jagen, oder auslassen.
ask-acting-summer-ceremony = Tanze für gelbe Marker, oder lass es.
    .short = Tanzen, oder auslassen.
ask-acting-summer-migration = Zieh los für weiße Marker, oder lass es.
    .short = Losziehen, oder auslassen.
ask-acting-skip = Kein Marker in { $colour }: auslassen.
ask-acting-end = Eine letzte Aktion zum Sommerpreis.
    .short = Eine letzte Aktion.
ask-paying-colours = Bezahle mit { $count } verschiedenen Farben.
    .short = Zahle { $count } Farben.
ask-dancing-card = Welche Karte nimmst du?
    .short = Eine Karte nehmen?
ask-laying-buy = Kaufe einen Würfel für den Tragstein.
    .short = Ein Würfel für den Stein.
ask-roaming-none = Kaufe Schritte, oder beende den Zug.
    .short = Schritte kaufen, oder enden.
ask-roaming-walk = { $count ->
    [one] Wer geht? 1 Schritt.
   *[other] Wer geht? { $count } Schritte.
}
ask-roaming-build = Wer geht? Oder baue ein Lager.
ask-roaming-nobody = Niemand kann gehen: beende den Zug.
    .short = Beende den Zug.
ask-moving-steps = { $count ->
    [one] Wohin? 1 Schritt.
   *[other] Wohin? { $count } Schritte.
}
ask-moving-picked = Dorthin gehen: { $land }?
ask-choosing-resources = Wähle { $count } Würfel.
ask-choosing-markers = Wähle { $count } Marker.
ask-bones = Nutze Entwicklungspunkte.
