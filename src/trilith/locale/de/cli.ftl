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
cli-meta-bot = BOT
cli-meta-records = AUFZEICHNUNG …
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
cli-games-bots = Bots, die mitspielen können:
cli-games-bot = { "  " }{ $bot }: { $about }
cli-games-characters = Mit einem Charakter bevorzugt eine Stufe einen Weg (hard/hunter):
cli-games-character = { "  " }{ $character }: { $name }, { $road }. { $about }
cli-games-compiled = Dieses Trilith ist kompiliert.
cli-games-interpreted = Dieses Trilith ist nicht kompiliert; es läuft interpretiert und damit langsamer.

cli-play = Ein Spiel im Terminal spielen, Menschen und Bots gemischt.
cli-play-seats = Wer am Tisch sitzt, zum Beispiel you,greedy,random. Menschen heißen »you« oder »you:Anna«, alle anderen sind Bots. Ohne Angabe: du und zwei Bots.
cli-option = Womit gespielt wird, als Name=Zahl, je einmal; trilith games nennt sie.
cli-play-practice = zur Übung spielen, allein gegen Bots: jede Entscheidung lässt sich zurücknehmen, und das Glück wird neu gezogen
cli-play-seed = Das Glück des Spiels als 64 hexadezimale Ziffern. Ohne Angabe ein Glück, das niemand vorhersehen kann.
cli-play-save = Die Datei, in der das Spiel gespeichert wird. Ohne Angabe eine neue im Ordner der Spielstände.
cli-play-position = Mit der Stellung in dieser JSON-Datei beginnen.
cli-play-from = Ab einem Moment dieser Aufzeichnung spielen (--at), mit denselben Spielern oder anderen (--seats).
cli-play-same-luck = Zusammen mit --from: Das Glück geht weiter, wie es in der Aufzeichnung war. Ohne Angabe ist es neu.
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
cli-forced = Es gibt nur eine Möglichkeit, und sie wird gewählt: { $choice }.
cli-try-again = Mit Enter noch einmal versuchen.
cli-your-turn = { $player } entscheidet.
cli-which = { $what }: { $asks ->
    [many] wie viele?
   *[which] welche?
} { $keys }
cli-named = Genannt: { $what }.
cli-left-to-name = { $count ->
    [one] Noch 1 ist zu wählen.
   *[other] Noch { $count } sind zu wählen.
}
cli-understood = → { $what }
cli-back = Mit Enter zurück zu deinen Möglichkeiten.
cli-more = Mit Enter kommt der Rest.
cli-notations = Jetzt in Notation: { $notations }
cli-likely = +{ $low }–{ $high } { $what } (⌀ { $mean })
cli-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
cli-before = vor der Schlusswertung
cli-total = Punkte
cli-worth-now = wäre das Spiel jetzt zu Ende: { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkte
}
cli-usage-of = Gib zum Beispiel ein: { $typed } – { $purpose }.
cli-undone = Zurückgenommen: { $what }
cli-saved-in = Alles bisher ist gespeichert in { $file }
cli-copied-to = Eine Kopie liegt in { $file }
cli-left =
    Das Spiel ist gespeichert. Weiter geht es mit:
    trilith resume { $file }

cli-command-help = hilfe
cli-command-hint = hinweis
cli-command-companion = begleiterin
cli-command-why = warum
cli-command-rule = regel
cli-command-rules = regeln
cli-command-offers = auslage
cli-command-stones = steine
cli-command-map = landkarte
cli-command-site = bauplatz
cli-command-board = tableau
cli-command-cards = karten
cli-command-table = tisch
cli-command-log = verlauf
cli-command-undo = zurück
cli-command-save = speichern
cli-command-quit = ende
cli-type-number = 2  oder  2 3
cli-type-notation = { $possible }
cli-type-help = ?  oder  hilfe
cli-type-hint = hinweis, begleiterin an
cli-type-companion = begleiterin an
cli-type-why = warum { $impossible }
cli-type-rule = regel { $rule }
cli-type-rules = regeln { $word }
cli-type-offers = auslage
cli-type-stones = steine
cli-type-map = landkarte
cli-type-site = bauplatz
cli-type-board = tableau 2
cli-type-cards = karten
cli-type-table = tisch
cli-type-log = verlauf
cli-type-undo = zurück
cli-type-save = speichern [DATEI]
cli-type-quit = ende
cli-help-number = nach Nummer wählen; die zweite sagt, was davon
cli-help-notation = in Worten oder so, auch kurz; mehrere mit Komma
cli-help-help = was du eingeben kannst
cli-help-hint = woran denkt, wer gut spielt; ein Satz zum Augenblick
cli-help-companion = jemand Altes sagt in einem Satz, worum es gerade geht; aus: sie ist still
cli-help-why = warum etwas jetzt nicht geht, mit der Regel
cli-help-rule = eine Regel nach ihrer Nummer
cli-help-rules = alle Regeln, in denen dieses Wort vorkommt
cli-help-offers = was man nehmen kann, und was es bewirkt
cli-help-stones = die Heiligen Steine, und was sie bewirken
cli-help-map = die Landkarte
cli-help-site = der Bauplatz
cli-help-board = alles, was Platz 2 hat; ohne Zahl: was du hast
cli-help-cards = deine Karten, und deine Punkte, wäre jetzt Schluss
cli-help-table = was auf dem Tisch liegt, und was alle haben
cli-help-log = alles, was geschehen ist
cli-help-undo = deine letzte Entscheidung zurücknehmen
cli-help-save = wo das Spiel liegt; mit DATEI eine Kopie machen
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
    [one] { $winners } gewinnt.
   *[other] { $winners } gewinnen gemeinsam.
}
cli-congratulations = Herzlichen Glückwunsch, { $winners }!
cli-tie-broken = Bei gleichen Punkten hat der Gleichstand-Entscheid die Plätze bestimmt.
cli-on = an
cli-off = aus
cli-companion-speaks = Die Begleiterin setzt sich zu dir.
cli-companion-still = Die Begleiterin ist still.
cli-torch-lit = { $player } { $lit }.
cli-seed-was =
    Der Startwert dieses Spiels war { $seed }
    Sein Fingerabdruck, wie am Anfang gezeigt: { $commitment }
cli-verify-with = Prüfe das Glück selbst: trilith verify { $file }

cli-simulate = Bots viele Spiele spielen lassen und zählen.
cli-simulate-games = Wie viele Spiele. Ohne Angabe 100.
cli-simulate-seats = Wie viele Plätze. Ohne Angabe so viele, wie Bots genannt sind; bei einem einzigen so viele, wie mitspielen können.
cli-simulate-bots = Die Bots: einer für alle Plätze oder je einer; von Spiel zu Spiel rücken sie weiter.
cli-simulate-seed = Der Startwert des ersten Spiels, eine ganze Zahl; jedes weitere hat den nächsten. Ohne Angabe irgendeiner.
cli-simulate-jobs = Wie viele Prozesse; 0 für alle Kerne. Das Ergebnis ist dasselbe.
cli-simulate-laws = Auch jede Stellung an den Gesetzen prüfen, die für alle Spiele gelten (nur Zufalls-Bots).
cli-simulate-out = Eine Parquet-Datei für jede Entscheidung: was der Platz sah, tun konnte und tat, und wie das Spiel ausging. Braucht das Extra „datasets“.
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

cli-train = Die Bewertung eines Spiels durch Spiele gegen sich selbst trainieren; was begonnen wurde, geht weiter.
cli-train-minutes = Wie viele CPU-Minuten insgesamt. Ohne Angabe 60.
cli-train-pace = Wie große Schritte das Lernen macht, am Anfang; kleinere finden feinere Unterschiede. Ohne Angabe 0,001.
cli-train-seed = Die Saat, eine ganze Zahl: Die gleiche Saat trainiert die gleichen Gewichte. Ohne Angabe 1.
cli-train-out = Der Ordner des Trainings: Zwischenstände, Gewichte, Kurve. Ohne Angabe training/ und der Name des Spiels.
cli-train-from = Gewichte, mit denen ein neues Training beginnt, etwa die mitgelieferten. Ohne Angabe beginnt es mit nichts.
cli-train-begun = Training
cli-train-progress = { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}
cli-train-gate-passed = Nach { $games } Spielen und { $minutes } Minuten: { $old } % gegen die bisherigen Gewichte, { $greedy } % gegen greedy. Die neuen werden behalten.
cli-train-gate-failed = Nach { $games } Spielen und { $minutes } Minuten: { $old } % gegen die bisherigen Gewichte, { $greedy } % gegen greedy. Die alten werden behalten.
cli-train-done = Die Gewichte sind in { $weights }, die Kurve ist in { $picture }.
cli-calibrate = Zeigen, wie gut die Gewinnchancen, die die Bewertung eines Spiels nennt, in ungesehenen Spielen eintreffen.
cli-calibrate-games = Wie viele Spiele je Spielerzahl. Ohne Angabe 100.
cli-calibrate-weights = Eine Datei mit Gewichten. Ohne Angabe die mitgelieferten.
cli-calibrate-plot = Das Zuverlässigkeitsdiagramm in diese Datei zeichnen (SVG).
cli-calibrate-players = zu wievielt
cli-calibrate-said = genannte Chancen
cli-calibrate-brier = Brier-Wert
cli-calibrate-off = daneben im Mittel
cli-train-not-yet = Es gibt noch keine Gewichte, die zu behalten sich lohnt. Gib mehr Minuten; in { $folder } geht es weiter.
cli-mean = Mittel
cli-least = kleinste
cli-most = größte
cli-deviation = Streuung
cli-win-share = Siege
cli-laws-hold = Alle Gesetze gelten: { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
} mit { $seats } Plätzen ab dem Startwert { $seed }, { $steps } Schritte.

cli-replay = Auf ein aufgezeichnetes Spiel mit Tasten zurückblicken; in eine Pipe Schritt für Schritt erzählen.
cli-replay-from = Nach so vielen Schritten beginnen.
cli-replay-step = Nach jedem Schritt den Tisch zeichnen und auf Enter warten.
cli-replay-pause = Nach jedem Schritt so viele Sekunden warten.
cli-replay-next = Enter: nächster Schritt
cli-replay-more = ↓ Bild ab: { $count ->
    [one] 1 weitere Zeile
   *[other] { $count } weitere Zeilen
}
cli-replay-playing = läuft { $times }×
cli-replay-resting = { $times }×
cli-replay-spectator = wie alle es damals sahen
cli-replay-keys = ← → Zug  ↑ ↓ Runde  Leer läuft  + − Tempo  1–{ $seats } Augen  0 offen  Tab mehr  q Ende
cli-replay-left = Wieder hierher: trilith replay { $file } --from { $at }
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
