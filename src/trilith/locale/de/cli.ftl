# Die Worte der Kommandozeile.

cli-about = Brettspiele aus der Steinzeit, gespielt von Menschen und Maschinen.
cli-help = Diese Hilfe zeigen.
cli-lang = Die Sprache: en oder de. Ohne Angabe die deines Systems. Sie darf überall stehen.
cli-version = Sagen, welche Fassung das ist.
cli-version-is = trilith { $version } ({ $build })
cli-usage = Aufruf:
cli-required = [nötig]
cli-heading-arguments = Angaben
cli-heading-options = Optionen
cli-heading-commands = Befehle
cli-meta-options = [OPTIONEN]
cli-meta-command = BEFEHL …
cli-meta-game = SPIEL
cli-meta-seats = NAME,NAME,…
cli-meta-option = NAME=ZAHL
cli-meta-bots = BOT,BOT,…
cli-meta-hex = HEX
cli-meta-file = DATEI
cli-meta-record = AUFZEICHNUNG
cli-meta-number = ZAHL
cli-arg-game = Der Name eines Spiels, wie »trilith games« ihn nennt.
cli-arg-record = Die Datei eines gespeicherten oder beendeten Spiels.
cli-json = Das Ergebnis als JSON ausgeben.
cli-build-compiled = kompiliert
cli-build-interpreted = interpretiert
cli-interpreted = Dieses Trilith ist nicht kompiliert: Alles geht, nur etwa zehnmal langsamer; mit einem C-Compiler installiere es neu. (Das steht hier nur einmal.)
cli-interrupted = Angehalten. Bis zum nächsten Mal!

cli-games = Was man spielen kann.
cli-games-players = { "  " }{ $least } bis { $most } Leute
cli-games-play = { "  " }trilith play { $game }
cli-games-option = { "  " }{ $option }:
cli-games-value = { "    " }{ $typed }  { $value }
cli-games-reconstructed = { "  " }Rekonstruiert: { $parts }
cli-games-bots = Bots, die mitspielen können: { $bots }
cli-games-compiled = Dieses Trilith ist kompiliert.
cli-games-interpreted = Dieses Trilith ist nicht kompiliert; es läuft interpretiert und damit langsamer.

cli-play = Ein Spiel im Terminal spielen, Menschen und Bots gemischt.
cli-play-seats = Wer am Tisch sitzt, zum Beispiel you,greedy,random. Menschen heißen »you« oder »you:Anna«, alle anderen sind Bots. Ohne Angabe: du und zwei Bots.
cli-option = Womit gespielt wird, als Name=Zahl, je einmal; trilith games nennt sie.
cli-play-seed = Das Glück des Spiels als 64 hexadezimale Ziffern. Ohne Angabe ein Glück, das niemand vorhersehen kann.
cli-play-save = Die Datei, in der das Spiel gespeichert wird. Ohne Angabe eine neue im Ordner der Spielstände.
cli-play-position = Mit der Stellung in dieser JSON-Datei beginnen.
cli-play-resume = Das Spiel in dieser Datei fortsetzen.
cli-resume = Das zuletzt gespielte, noch nicht beendete Spiel fortsetzen.
cli-resume-file = Die Datei, mit der es weitergeht. Ohne Angabe das neueste angefangene Spiel.
cli-resume-list = Die angefangenen Spiele nur auflisten.
cli-steps = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}
cli-saves-file = { "  " }{ $file }

cli-player = Platz { $letter }
cli-welcome =
    Das Glück dieses Spiels steht fest; sein Fingerabdruck ist
    { $commitment }
    Jeder Schritt wird sofort gespeichert, in { $file }
cli-welcome-help = Mit ? gibt es Hilfe.
cli-hand-over = An der Reihe: { $player }. Alle anderen schauen bitte weg; dann Enter drücken.
cli-forced = Es gab nur eine Möglichkeit, und sie wurde gewählt: { $choice }.
cli-try-again = Mit Enter noch einmal versuchen.
cli-your-turn = { $player } entscheidet.
cli-which = { $what }: { $asks ->
    [many] wie viele?
   *[which] welche?
} { $keys }
cli-named = Genannt: { $what }.
cli-usage-of = Gib zum Beispiel ein: { $typed } – { $purpose }.
cli-undone = Zurückgenommen: { $what }
cli-saved-in = Alles bisher ist gespeichert in { $file }
cli-copied-to = Eine Kopie liegt in { $file }
cli-left =
    Das Spiel ist gespeichert. Weiter geht es mit:
    trilith resume { $file }

cli-command-help = hilfe
cli-command-why = warum
cli-command-rule = regel
cli-command-rules = regeln
cli-command-cards = karten
cli-command-table = tisch
cli-command-log = verlauf
cli-command-undo = zurück
cli-command-save = speichern
cli-command-quit = ende
cli-type-number = 2  oder  2 3
cli-type-notation = place forest 3
cli-type-help = ?  oder  hilfe
cli-type-why = warum place hut 2
cli-type-rule = regel SA-3.3
cli-type-rules = regeln Werkzeug
cli-type-cards = karten
cli-type-table = tisch
cli-type-log = verlauf
cli-type-undo = zurück
cli-type-save = speichern  oder  speichern DATEI
cli-type-quit = ende
cli-help-number = nach Nummer wählen; eine zweite Zahl sagt, welches oder wie viele
cli-help-notation = in Notation wählen; mehrere mit Komma gelten alle oder keine
cli-help-help = was du eingeben kannst
cli-help-why = warum etwas jetzt nicht geht, mit der Regel
cli-help-rule = eine Regel nach ihrer Nummer
cli-help-rules = alle Regeln, in denen dieses Wort vorkommt
cli-help-cards = deine eigenen Karten und was sie wert sind
cli-help-table = den Tisch noch einmal zeichnen
cli-help-log = alles, was geschehen ist
cli-help-undo = deine letzte Entscheidung zurücknehmen
cli-help-save = wo das Spiel gespeichert ist; mit einer Datei eine Kopie machen
cli-help-quit = aufhören; das Spiel ist gespeichert
cli-why-not = »{ $action }« ist jetzt nicht möglich:
cli-possible = »{ $action }« ist jetzt möglich.
cli-reason = Das ist eine Auslegung: { $reason }
cli-rules-found = { $count ->
    [0] In keiner Regel kommt »{ $word }« vor.
    [one] In einer Regel kommt »{ $word }« vor.
   *[other] In { $count } Regeln kommt »{ $word }« vor.
}
cli-no-cards-to-see = Wer zuschaut, sieht niemandes Karten.

cli-final = Das Spiel ist zu Ende
cli-place = { $place }.
cli-winner = { $count ->
    [one] { $winners } gewinnt. Herzlichen Glückwunsch!
   *[other] { $winners } gewinnen gemeinsam. Herzlichen Glückwunsch!
}
cli-tie-broken = Bei gleichen Punkten hat der Gleichstand-Entscheid die Plätze bestimmt.
cli-seed-was =
    Der Startwert dieses Spiels war { $seed }
    Sein Fingerabdruck, wie am Anfang gezeigt: { $commitment }
cli-verify-with = Prüfe das Glück selbst: trilith verify { $file }

cli-simulate = Bots viele Spiele spielen lassen und zählen.
cli-simulate-games = Wie viele Spiele.
cli-simulate-seats = Wie viele Plätze. Ohne Angabe so viele, wie Bots genannt sind.
cli-simulate-bots = Die Bots: einer für alle Plätze oder je einer; von Spiel zu Spiel rücken sie weiter.
cli-simulate-seed = Der Startwert des ersten Spiels, eine ganze Zahl; jedes weitere hat den nächsten. Ohne Angabe irgendeiner.
cli-simulate-jobs = Wie viele Prozesse; 0 für alle Kerne. Das Ergebnis ist dasselbe.
cli-simulate-laws = Auch jede Stellung an den Gesetzen prüfen, die für alle Spiele gelten (nur Zufalls-Bots).
cli-simulate-progress = wird gespielt
cli-simulate-title = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
} mit { $seats } Plätzen, erster Startwert { $seed }
cli-simulate-points = Punkte
cli-simulate-steps = Schritte im Spiel
cli-simulate-rounds = Runden im Spiel
cli-simulate-seat = Punkte auf Platz { $which }
cli-simulate-bot = Punkte von { $which }
cli-mean = Mittel
cli-least = kleinste
cli-most = größte
cli-deviation = Streuung
cli-win-share = Siege
cli-laws-hold = Alle Gesetze gelten: { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
} mit { $seats } Plätzen ab dem Startwert { $seed }, { $steps } Schritte.

cli-replay = Ein aufgezeichnetes Spiel Schritt für Schritt erzählen.
cli-replay-from = Nach so vielen Schritten beginnen.
cli-replay-step = Nach jedem Schritt den Tisch zeichnen und auf Enter warten.
cli-replay-pause = Nach jedem Schritt so viele Sekunden warten.
cli-replay-next = Enter: nächster Schritt
cli-verify = Eine Aufzeichnung nach den Regeln spielen und ihr Glück mit dem Startwert vergleichen.
cli-verify-steps = { $steps ->
    [one] 1 Schritt, nach den Regeln gespielt.
   *[other] { $steps } Schritte, alle nach den Regeln.
}
cli-verify-commitment = Der Fingerabdruck des Startwerts: { $commitment }
cli-verify-unfinished = Das Spiel ist noch nicht zu Ende.
cli-verified = geprüft: Jeder Wurf und jede Karte ist, was der Startwert ergibt.

cli-position = Eine Stellung einer Aufzeichnung als JSON ausgeben oder eine prüfen.
cli-position-at = Nach so vielen Schritten. Ohne Angabe nach dem letzten.
cli-position-check = Die Stellung in dieser JSON-Datei prüfen und alles nennen, was an ihr falsch ist.
cli-position-fine = { $file }: An dieser Stellung ist nichts falsch.

cli-bench = Messen, wie schnell ein Spiel auf einem Kern läuft.
cli-bench-seats = Wie viele spielen.
cli-bench-seconds = Wie lange gemessen wird. Ohne Angabe 5 Sekunden.
cli-bench-found =
    { $steps_per_second } Schritte in der Sekunde ({ $build }, Python { $python })
    { $games_per_second } Spiele in der Sekunde zu je { $steps_per_game } Schritten, { $seats } Plätze
    { $copies_per_second } Kopien einer Stellung in der Sekunde
    gemessen { $seconds ->
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    } lang

cli-stone-round = Runde { $round }
cli-stone-starter = Startspieler
cli-stone-places = Orte
cli-stone-at-home = Personen daheim/alle
cli-stone-cards = Karten, Preis 1 bis 4 ({ $pile } im Stapel)
cli-stone-stacks = Gebäude (noch im Stapel)
cli-stone-buildings = Gebäude
cli-stone-points = Punkte
cli-stone-food = Nahrung + Leiste
cli-stone-tools = Werkzeuge (benutzt)
cli-stone-own = Karten
cli-stone-open = hat offen liegen: { $card }
cli-stone-place = Personen einsetzen
cli-stone-pips = { $pips ->
    [one] 1 Auge
   *[other] { $pips } Augen
} = 1 { $good }
cli-stone-card-note = { $card } (kostet { $price })
cli-stone-village-note = { $spot ->
    [tool_maker] ein Werkzeug mehr
    [hut] eine Person mehr
   *[field] ein Schritt auf der Nahrungsleiste
}
cli-stone-full-note = { $spot ->
    [tool_maker] mehr kommt nicht: du hast die besten Werkzeuge
    [hut] niemand kommt mehr: du hast alle deine Personen
   *[field] mehr kommt nicht: du bist am Ende der Nahrungsleiste
}
cli-stone-leave-note = du nimmst niemanden aus dem Vorrat
cli-stone-have = du hast { $count }
cli-stone-dice-note = { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
}, { $pips } Augen = 1 { $good }
cli-stone-brings = { $pips ->
    [one] 1 Auge
   *[other] { $pips } Augen
}: { $count } × { $good }
cli-stone-pending-roll = Du hast { $pips ->
    [one] 1 Auge
   *[other] { $pips } Augen
}; { $each } Augen = 1 { $good }.
cli-stone-pending-price = { $due ->
    [one] { $most ->
        [yes] Noch bis zu 1 Rohstoff für: { $what }
       *[no] Noch 1 Rohstoff für: { $what }
    }
   *[other] { $most ->
        [yes] Noch bis zu { $due } Rohstoffe für: { $what }
       *[no] Noch { $due } Rohstoffe für: { $what }
    }
}
cli-stone-pending-food = { $due ->
    [one] 1 Nahrung fehlt.
   *[other] { $due } Nahrung fehlen.
}
cli-stone-pending-dice = Diese Würfel sind übrig: { $dice }
cli-stone-pending-place = { $enough ->
    [yes] Ernährung in dieser Runde: genug da, { $left ->
        [one] 1 bleibt
       *[other] { $left } bleiben
    } übrig.
   *[no] Ernährung in dieser Runde: { $missing ->
        [one] Es fehlt noch 1 Nahrung.
       *[other] Es fehlen noch { $missing } Nahrung.
    }
}
cli-stone-my-cards = { $cards ->
    [0] deine Karten: noch keine
   *[other] deine Karten
}
cli-stone-part = { $source } { $points }
cli-stone-worth-now = wäre das Spiel jetzt zu Ende: { $total } Punkte
cli-stone-before = vor der Schlusswertung
cli-stone-total = Punkte
cli-stone-tie-break = bei Gleichstand

cli-pre-letters = g b r n e w
cli-pre-year = Jahr { $year }
cli-pre-order = Reihenfolge
cli-pre-next-order = nächstes Jahr
cli-pre-action = Aktion
cli-pre-price = Preis im Frühjahr
cli-pre-stones = Tragsteine
cli-pre-capstone = Deckstein
cli-pre-symbols = Felsmalerei
cli-pre-steps = Schritte im Herbst
cli-pre-by-symbol = je Symbol
cli-pre-by-place = je Platz
cli-pre-by-move = je Feld am Feuer
cli-pre-map-signs = ∩ Lagerplatz  ⌂ Lager  a b c Megalithe  * Tier  + Belohnung
cli-pre-start = Startlager:
cli-pre-points = Punkte
cli-pre-bones = Entwicklung
cli-pre-tent = Zelt
cli-pre-markers = Marker
cli-pre-members = Tableau / Karte / Vorrat
cli-pre-camps = Lager
cli-pre-track = Fischerei-Leiste
cli-pre-painting = Felsmalerei
cli-pre-baskets = Sammelplättchen
cli-pre-hunted = Jagd
cli-pre-ceremonies = Zeremoniekarten
cli-pre-shamans = Schamanen
cli-pre-megaliths = Megalithe A
cli-pre-income = nächste Einnahme
cli-pre-free = Entwicklungspunkte
cli-pre-verb = { $verb ->
    [pay] bezahlen
    [lay] auf den Tragstein legen
    [choose] wählen
    [spend_resource] Ressource für Schritte abgeben
    [spend_marker] Marker für Schritte abgeben
    [buy_resource] eine Ressource kaufen (2)
    [buy_marker] einen Marker kaufen (3)
    [sell_resource] eine Ressource zurücklegen (+1)
    [sell_marker] einen Marker zurücklegen (+1)
    [turn] ein Preisrad drehen (1)
    [weather] das Wetterrad einstellen
    [send] ein Mitglied losschicken von
    [to] gehen nach
    [build] bauen auf
   *[recall] ein Mitglied zurückrufen von
}
cli-pre-pending-pay = { $due ->
    [one] Noch zu bezahlen: 1 Ressource ({ $deed }).
   *[other] Noch zu bezahlen: { $due } verschiedene Ressourcen ({ $deed }).
}
cli-pre-pending-lay = Leg eine Ressource auf den Tragstein: { $deed }.
cli-pre-pending-dance = { $moves } von { $value } Bewegungen gemacht.
cli-pre-pending-recall = { $due ->
    [one] 1 Mitglied geht zurück aufs Tableau.
   *[other] { $due } Mitglieder gehen zurück aufs Tableau.
}
cli-pre-pending-take = Du findest: { $land }.
cli-pre-pending-steps = { $steps ->
    [one] Du hast 1 Schritt.
   *[other] Du hast { $steps } Schritte.
}
cli-pre-pending-summer = Jetzt an der Reihe: { $deed }, bezahlt mit Markern.
cli-pre-my-cards = { $cards ->
    [one] deine Zeremoniekarte und was du gesammelt hast
   *[other] deine { $cards } Zeremoniekarten und was du gesammelt hast
}
cli-pre-part = { $source } { $points }
cli-pre-worth-now = wenn das Spiel jetzt endete: { $total } Punkte
cli-pre-before = vor der Endwertung
cli-pre-total = Punkte
cli-pre-tie-break = Gleichstand (Lager / Mitglieder auf der Karte)

cli-winter-round = Runde { $round } von 4
cli-winter-first-free = erster Platz frei
cli-winter-village = Siedlung
cli-winter-upper = Ebene { $level }, Reihe { $row }, Spalte { $column }:
cli-winter-start = Startfeld des Plättchens
cli-winter-labour = { $labour } Arbeitskraft übrig
cli-winter-gains = noch zu nehmen: { $gains }
cli-winter-due = { $count ->
    [one] eine Karte muss abgelegt werden
   *[other] { $count } Karten müssen abgelegt werden
}
cli-winter-before = vor der Schlusswertung
cli-winter-verb = { $verb ->
    [chief] einen Häuptling wählen
    [side] eine Seite wählen
    [setup] eine Aufbaukarte wählen
    [play] eine Karte ausspielen
    [discard] eine Karte ablegen
    [place] eine Figur einsetzen
    [tile] ein Ruheplättchen nehmen
    [use] eine Fähigkeit nutzen
    [recruit] ein Stammesmitglied auf die Hand nehmen
    [enlist] ein Stammesmitglied auf den Ablagestapel nehmen
    [bury] eine Karte begraben
    [learn] einen Fortschritt nehmen
    [stone] einen Heiligen Stein nehmen
    [move] ein Lager verschieben
    [village] eine Siedlung bauen
    [hunt] ein Tier nehmen
    [tip] ein Tier erlegen
    [build] einen Megalithen bauen
    [idol] eine Stufe auf der Götzentafel
    [gain] nehmen, was es gibt
    [lesser] ein geringeres Einkommen nehmen
    [lay] eine Karte verdeckt legen
   *[other] { $verb }
}

cli-pack = Materialpakete: was in der Schachtel eines Spiels ist, für alle, die eintragen wollen, was ihre eigene zeigt.
cli-pack-new = Schreibt den Inhalt der Schachtel eines Spiels in einen neuen Ordner, um ihn dort zu ändern.
cli-pack-new-folder = Der Ordner, der geschrieben wird; er muss neu oder leer sein.
cli-pack-check = Liest ein Materialpaket streng: nennt jeden Fehler oder die Prüfsumme.
cli-pack-check-folder = Der Ordner des Pakets.
cli-pack-written =
    Das Paket ist in { $folder }. Ändere, was deine Schachtel anders zeigt, und die Worte dafür in en.ftl und de.ftl, dann:
    trilith pack check { $folder }
    trilith play { $game } --pack { $folder }
cli-pack-fine = »{ $name }« ist ein Materialpaket für { $game }, Fassung { $version }, ohne Fehler. Seine Prüfsumme:
cli-pack-default = Das ist der Inhalt, der mit dem Spiel mitgeliefert wird.
cli-pack-still = Noch rekonstruiert: { $parts }
cli-pack-played =
    Gespielt wird mit dem Materialpaket »{ $name }«, dessen Prüfsumme ist
    { $digest }
cli-pack-reconstructed =
    Was die gedruckte Schachtel zeigt, ist nur zum Teil bekannt. Rekonstruiert und in deiner Schachtel vielleicht anders: { $parts }.
    Was deine zeigt, kannst du eintragen: trilith pack new { $game } ORDNER
cli-option-pack = Der Ordner eines Materialpakets, mit dem statt mit dem mitgelieferten gespielt wird.
cli-option-pack-of-record = Der Ordner des Materialpakets, mit dem die Aufzeichnung gespielt wurde.
cli-meta-folder = ORDNER
