# Eigene beendete Partien.
cli-history = Von deinen beendeten Partien erzählen: Plätze, Mittel, woher die Punkte kamen, und wie sich das ändert.
cli-history-game = Nur Partien dieses Spiels.
cli-history-with = Nur Partien mit anderen: people, bots, bot:STUFE oder name:NAME.
cli-history-place-asked = Nur Partien, in denen du diesen Platz erreicht hast.
cli-history-days = Nur Partien der letzten so vielen Tage.
cli-meta-company = MITSPIELER
cli-history-none = Hier ist noch nichts. trilith play beginnt eine Partie.
cli-history-no-fit = Keine Partie passt. Frag nach weniger oder lass die Filter weg.
cli-history-more = { $count ->
    [one] und 1 weitere davor
   *[other] und { $count } weitere davor
}
cli-history-matches = Partien
cli-history-wins = Siege
cli-history-place = mittlerer Platz
cli-history-points = mittlere Punkte
cli-history-places = Plätze: { $places }
cli-history-way = { $few ->
    [one] Punkte im Mittel: erste Partie { $first } → letzte Partie { $last }
   *[other] Punkte im Mittel: erste { $few } Partien { $first } → letzte { $few } Partien { $last }
}
cli-history-sources = Woher die Punkte kommen: { $sources }
