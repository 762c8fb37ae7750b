# Die Fackel: woran denkt, wer gut spielt, und warum. Sätze entstehen aus diesen Teilen und aus den Worten des Spiels.

hint-torch = Fackel
hint-thinks-of = Wer gut spielt, denkt an …
hint-equal = Diese sind gleich gut.
hint-only = Nur das bleibt: { $what }.
hint-thinking = Die Fackel wird entzündet …
hint-out = Fackel löschen
hint-begin = Damit beginnen
hint-noted = Das Ergebnis nennt die Fackel.
hint-figures = Aussicht auf den Sieg, deine Punkte am Ende.
hint-thumb = So sagt es eine Faustregel; Aussichten kennt sie nicht.
hint-chance = { $chance } %
hint-chance-said = Aussicht auf den Sieg: { $chance } %
hint-points = etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
hint-amount = { $count } { $what }
hint-range = { $low } bis { $high } { $what }
hint-brings = Bringt { $what }.
hint-costs = Kostet { $what }.
hint-prepares = Bereitet vor: { $what }.
hint-hinders = { $player } kann mit { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkten
} weniger rechnen.
hint-risk-hunger = Fehlt noch: { $count } { $what }.
hint-risk-nothing = In { $count } von 100 Fällen bringt es nichts ({ $what }).
hint-risk-spent = Danach ist nichts übrig: { $what }.
hint-risk-answer = { $player } würde wohl folgen: { $what }.
hint-sign-brings = bringt
hint-sign-hinders = hindert
hint-sign-risks = wagt

# Nach der Partie.
hint-lit = { $count ->
    [one] hat einmal die Fackel entzündet
   *[other] hat { $count }-mal die Fackel entzündet
}
hint-practice = Übung: Entschiedenes ließ sich zurücknehmen, und das Glück wurde neu gezogen.

# Die Begleiterin einer Partie.
hint-companion = Die Begleiterin
hint-companion-on = Die Begleiterin spricht
hint-rests = Die Begleiterin ruht: Fackel entzünden
hint-hush = Still
