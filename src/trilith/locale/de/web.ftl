# Die Worte der Weboberfläche.

web-motto = Drei Steine, ein Tisch.
web-home = Trilith, zur ersten Seite
web-guest = Gast { $number }
web-your-name = Dein Name
web-play-as = Du spielst als
web-about-me = { $name }: Name, Sprache, Anmeldung
web-language = Sprache
web-language-en = English
web-language-de = Deutsch
web-keep-name = Diesen Namen behalten
web-keep-name-why = Mit einem Passwort gehört „{ $name }“ dir, auf diesem Gerät und auf anderen.
web-keep-name-do = Behalten
web-name-kept = Dieser Name gehört dir. Auf einem anderen Gerät meldest du dich mit ihm und seinem Passwort an.
web-password = Passwort
web-sign-in-offer = Ich habe schon einen Namen
web-sign-in-why = Tische, die du hier als Gast gedeckt hast, bleiben beim Gast.
web-sign-in = Anmelden
web-sign-out = Abmelden
web-bad-name = Ein Name hat 1 bis 24 Zeichen, keine Kommas und am Rand keine Leerzeichen.
web-bad-password = Ein Passwort hat 8 bis 200 Zeichen.
web-speak-en = EN, speak English
web-speak-de = DE, Deutsch sprechen
web-day = Hell wie am Tag
web-night = Dunkel wie die Nacht
web-away = Der Server antwortet nicht. Wir versuchen es weiter.
web-reconnecting = Die Verbindung ist abgerissen. Wir kommen wieder …
web-seen = In Ordnung
web-about = Über Trilith
web-about-what = Trilith ist ein Tisch für drei Brettspiele aus der Vorzeit, mit Leuten am selben Tisch, mit Freunden in der Ferne und mit Bots. Die Regeln stehen hier in eigenen Worten, und auch die Zeichnungen sind unsere.
web-about-luck = Jeder Wurf und jede Karte lässt sich nachprüfen: Vor der Partie wird ihr Glück mit einem Fingerabdruck versiegelt, danach wird der Startwert gezeigt.
web-about-icons = Symbole: game-icons.net (Lorc, Delapouite und andere), CC BY 3.0.
web-about-fonts = Schriften: Laila und Alegreya Sans, SIL Open Font License.
web-about-interface = Die Schnittstelle des Servers

web-players = { $least } bis { $most } Spieler
web-stone-stone_age = Stone Age
web-stone-prehistory = Prehistory
web-stone-endless_winter = Endless Winter
web-uncarved = wird noch behauen
web-choose-stone = Wähle einen Stein.
web-company-friends = Mit Freunden per Link
web-company-here = Hier an einem Gerät
web-how-many-players = Wie viele Spieler
web-seats = { $count } Spieler
web-play-against = Gegen { $names } spielen
web-let-play = { $names } spielen lassen
web-play-friends = Diesen Tisch decken und den Link holen
web-play-here = Gleich an diesem Gerät spielen
web-options = Einstellungen
web-name-of-seat = Name auf Platz { NUMBER($number) }
web-seat = Platz { NUMBER($number) }
web-me = Ich
web-person-here = Jemand hier
web-invited = Jemand mit dem Link
web-player = Spieler { NUMBER($number) }
web-public = Diesen Tisch allen zeigen
web-bot = Bot
web-bot-random = Bot, spielt irgendetwas
web-bot-greedy = Bot, denkt voraus
web-bot-beginner = Bot, Anfänger
web-bot-easy = Bot, leicht
web-bot-medium = Bot, mittel
web-bot-hard = Bot, schwer
web-bot-expert = Bot, Experte
web-bot-name-0 = Ada
web-bot-name-1 = Flint
web-bot-name-2 = Farn
web-bot-name-3 = Kiesel
web-bot-name-4 = Bernstein
web-bot-name-5 = Reiher
web-who-sits = Wer setzt sich zu dir?
web-how-strong = Wie stark
web-which-road = Welcher Weg
web-same-for-all = gleich für alle
web-anybody = Egal
web-by-luck = das Los
web-sits-already = sitzt schon hier
web-level-beginner = Anfang
web-level-easy = Leicht
web-level-medium = Mittel
web-level-hard = Schwer
web-level-expert = Meisterlich
web-sits-down = { $name } setzt sich dazu. { $about }
web-namesake = { $name } { $number ->
    [2] II
    [3] III
    [4] IV
    [5] V
   *[other] VI
}
web-go-on = Weiterspielen
web-go-on-verb = Weiter
web-open-tables = Offene Tische
web-join = Hinsetzen
web-watchable = Wird gerade gespielt
web-watch = Zusehen
web-round = Runde { $round }
web-turn-of = { $player } ist dran.
web-awaiting = { $count ->
    [0] Alle sind da.
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
}

web-waiting = Rund ums Feuer
web-you = du
web-empty = Noch niemand
web-awaited-name = { $name } wird erwartet
web-invite = Einladen
web-bot-here = Bot hierher
web-level = Stufe { NUMBER($level) } von { NUMBER($most) }
web-other-level = Andere Stufe
web-free-seat = Den Platz von { $name } frei machen
web-remove = { $name } vom Tisch verweisen
web-remove-why = { $name } kann an diesen Tisch nicht zurück.
web-remove-do = Verweisen
web-remove-not = Lieber nicht
web-claimed = mit einem Passwort gesichert
web-this-table = Dieser Tisch
web-who-may-come = Wer kommen darf
web-by-link = Nur mit Link
web-for-all = Offen für alle
web-by-link-why = Nur wer den Link hat, findet diesen Tisch.
web-for-all-why = Alle finden diesen Tisch auf der ersten Seite und dürfen sich setzen.
web-when = { $free ->
    [0] Alle sind da.
    [one] Ein Platz ist leer. Fang an, wann du willst: Ein Bot nimmt ihn.
   *[other] { $free } Plätze sind leer. Fang an, wann du willst: Bots nehmen sie.
}
web-begin = { $free ->
    [0] Anfangen
    [one] Mit einem Bot anfangen
   *[other] Mit { $free } Bots anfangen
}
web-wait = { $free ->
    [0] Alle sind da. Gleich geht es los.
   *[other] Es geht los, wenn jeder Platz besetzt ist, oder früher.
}
web-clear-table = Den Tisch abräumen
web-get-up = Wieder aufstehen
web-closed = Dieser Tisch wurde abgeräumt.
web-to-stones = Zu den drei Steinen
web-luck = Faires Glück: { $start }…
web-luck-why = Das Glück dieser Partie steht schon fest: Dies ist der Fingerabdruck des Startwerts hinter jedem Wurf und jeder Karte. Ist die Partie zu Ende, wird der Startwert gezeigt, und alle können prüfen, dass er passt und nichts geändert wurde.
web-free = frei
web-gone = abwesend
web-stand-in = ein Bot vertritt
web-link = Der Link für deine Freunde
web-copy = Link kopieren
web-copied = Kopiert

web-turn-mine = Dein Zug.
web-turn-other = { $player } überlegt …
web-turn-over = Im Tal ist es still.
web-turn-bot = { $player } ist am Zug.
web-takes-back = Nimmt zurück: { $what }
web-follows = { $done }. { $player } folgt.
web-hold = Zurücknehmen? Die Bots warten kurz, oder bis zum nächsten Klick.
web-points-now = Die Punkte der anderen
web-phase = Die Runde
web-course = Der Verlauf des Spiels
web-order = Reihenfolge
web-acts = Was hilft
web-menu = Mehr
web-close = Schließen
web-story = Was bisher geschah
web-since = { $count ->
    [one] Seit deinem Zug: 1 Zug
   *[other] Seit deinem Zug: { $count } Züge
}
web-news-count = Seit meinem letzten Zug: { $count }
web-news-before = Das davor
web-news-next = Das nächste
web-touches-you = betrifft dich
web-strip = Was ein Bot tut
web-for-you = Für dich: { $what }
web-sound = Töne: Würfel, Schritte, ich bin dran
web-motion = Bewegung
web-motion-full = alles
web-motion-calm = ruhig
web-motion-none = keine
web-telling = Züge der Bots
web-telling-calm = ruhig
web-telling-normal = normal
web-telling-quick = schnell
web-telling-once = sofort
web-keys = Tasten
web-key-jump = zum ersten Angebot; ein Buchstabe führt zu einem anderen
web-key-choose = wählen; in einer offenen Ablage: ausführen
web-key-number = wie viele, oder welches Werkzeug, welcher Haufen
web-key-step = weniger, mehr
web-key-close = Esc schließt oder nimmt eine begonnene Zahlung zurück
web-practice = Üben: nimm zurück, was du willst; das Glück wird neu gezogen
web-is-practice = Übungsspiel
web-key-undo = zurücknehmen
web-key-torch = die Fackel: woran denkt, wer gut spielt; 1 bis 3 sieht eines an, Esc löscht sie
web-key-news = was seit meinem letzten Zug geschah, Zug um Zug
web-key-skip = überspringen, was gezeigt wird: erst den Zug eines Bots, dann alles
web-key-log = Verlauf
web-key-rules = Regeln
web-key-players = die anderen
web-key-table = zurück zum Tisch; dort: ihn lesen, Tab erreicht dann alles Gezeichnete
web-key-one-page = das Spiel auf einer Seite; noch einmal: diese Tasten
web-one-page = Das Spiel auf einer Seite
web-print = Drucken
web-show-on-table = Auf dem Tisch zeigen: { $what }
web-whole-page = Die ganze Seite
web-undo = Zurücknehmen
web-more = Mehr
web-fewer = Weniger
web-sure = Wirklich? { $choice }
web-costs = kostet { $count } { $what }
web-brings = bringt { $count } { $what }
web-likely = wohl { $low } bis { $high } { $what }
web-brings-other = bringt { $player } { $count } { $what }
web-nothing-here = nichts
web-at-home = { $home } von { $all } zu Hause

web-panes = Teile des Tisches
web-pane-table = Tisch
web-pane-players = Spieler
web-pane-log = Verlauf
web-pane-rules = Regeln
web-table = Der Tisch
web-players-pane = Die anderen Spieler
web-mine = Was mir gehört
web-log = Verlauf
web-news = Seit meinem Zug
web-rules = Regeln
web-earlier = { $count } frühere Züge
web-nothing-yet = Noch nichts.
web-open-rule = Regel { $rule }
web-search-rules = Regeln suchen (deutsch, englisch)
web-rules-found = { $count ->
    [0] Das sagt keine Regel.
    [one] Eine Regel
   *[other] { $count } Regeln
}
web-ruling = Auslegung: { $reason }
web-watching = Du siehst zu.
web-leave = Partie verlassen; ein Bot spielt weiter
web-bot-plays = Ein Bot spielt für dich.
web-come-back = Meinen Platz wieder einnehmen

web-pass-on = Gib den Tisch an { $name }
web-look-away = Alle anderen sehen weg.
web-i-am = Ich bin { $name }

web-final = Die Schlusswertung
web-winner = { $count ->
    [one] { $winners } gewinnt.
   *[other] { $winners } gewinnen gemeinsam.
}
web-source = Woher die Punkte kamen
web-before-final = während des Spiels
web-total = Punkte
web-assisted = mit Hilfe eines Bots
web-record = Aufzeichnung speichern
web-to-final = Zurück zur Schlusswertung
web-look-back = Zurückblicken
web-rematch = Revanche
web-rematch-join = Zur Revanche mitkommen
web-chart = Punkte über die Runden
web-chart-line = { $points ->
    [one] { $name }: am Ende 1 Punkt.
   *[other] { $name }: am Ende { $points } Punkte.
}
web-chart-figures = Als Zahlen
web-chart-round = Runde
web-chart-end = Ende
web-dice = Die Würfel nachprüfen
web-dice-why = Bevor die Partie begann, sahen alle den Fingerabdruck eines Startwerts, den niemand kennen und später niemand ändern konnte. Aus diesem Startwert folgt jeder Wurf und jede Karte.
web-dice-promised = Zu Beginn versprochen (SHA-256)
web-dice-seed = Der Startwert
web-dice-fits = Dein Browser hat nachgerechnet: Der Startwert passt zum Versprechen.
web-dice-broken = Der Startwert passt nicht zum Versprechen. Traue dieser Partie nicht.
web-dice-how = Wer jeden einzelnen Wurf prüfen will, speichert die Aufzeichnung und startet

# Rückblick auf eine Partie.
web-replay = Rückblick
web-replay-round = Runde { $round }
web-replay-rounds = Runde { $round } von { $rounds }
web-replay-where = { $when } · Moment { $at } von { $all }
web-replay-moment = Moment { $at } von { $all }
web-replay-here = { $where }: { $told }
web-replay-beginning = Der Tisch ist gerichtet.
web-replay-decides = { $player }: { $what }
web-replay-unseen = { $player } entscheidet, und die anderen sehen nicht, was.
web-replay-slider = Moment der Partie
web-replay-round-back = Zum Anfang der Runde
web-replay-back = Eine Entscheidung zurück
web-replay-play = Abspielen
web-replay-stop = Anhalten
web-replay-on = Eine Entscheidung weiter
web-replay-round-on = Zur nächsten Runde
web-replay-speed = Tempo: { $times }-fach
web-replay-times = { $times }×
web-replay-playing = Die Partie läuft von selbst weiter.
web-replay-eyes = Mit wessen Augen
web-replay-eyes-of = Wie { $name } es damals sah
web-replay-open = alles offen
web-replay-link = Link kopieren
web-replay-by-hand = Der Link steht in der Adresszeile.
web-replay-fetching = Die Partie wird geholt …
web-key-replay-step = eine Entscheidung zurück, weiter
web-key-replay-round = zum Anfang der Runde davor, der nächsten
web-key-replay-ends = zum Anfang, zum Ende
web-key-replay-play = abspielen, anhalten
web-key-replay-speed = schneller, langsamer
web-key-replay-eyes = mit den Augen eines Platzes
web-key-replay-open = alles offen
web-key-replay-link = den Link kopieren
web-key-replay-evening = zum Abend

# Ein Tisch, der einen Moment einer anderen Partie fortsetzt.
web-play-on = Ab hier spielen
web-play-on-short = Ab hier spielen
web-play-on-not = Hier ist die Partie aus. Geh zurück, bis noch jemand entscheidet.
web-key-play-on = ab hier spielen
web-origin = aus: { $match } · { $when }
web-origin-moment = Moment { $at }
web-when-played = { $day }{ $part }
web-part-morning = vormittag
web-part-afternoon = nachmittag
web-part-evening = abend
web-part-night = nacht
web-branch-luck = Glück
web-branch-luck-new = Glück neu gezogen
web-branch-luck-same = Glück wie damals
web-branch-luck-new-why = Was von hier an kommt, weiß niemand.
web-branch-luck-same-why = Es fallen dieselben Würfel und Karten, solange gleich viele Entscheidungen dazwischenliegen. Wer die Partie angesehen hat, kennt sie.
web-sit-here = Hier sitzen
web-rise = Von diesem Platz aufstehen
web-luck-known = Glück wie damals: { $start }…
web-luck-known-why = Das Glück folgt weiter dem Startwert der Partie, aus der dieser Tisch kommt. Sie ist aus, darum darf jeder den Startwert kennen; dies ist sein Fingerabdruck.

# Aufzeichnungen von anderswo.
web-bring = Aufzeichnung öffnen
web-bring-why = Eine Aufzeichnung, die anderswo gespeichert wurde, etwa im Terminal. Man kann sie auch auf diese Seite legen.
web-bring-drop = Loslassen, um die Aufzeichnung zu öffnen.
web-bring-reading = Die Aufzeichnung wird gelesen …
web-brought = Eine Aufzeichnung von anderswo: { $file }
web-take-away = Wegnehmen
web-record-ends = Hier endet die Aufzeichnung, Zeile { NUMBER($line, useGrouping: 0) }.

# Eine Stellung aufbauen.
web-setup = Stellung aufbauen
web-setup-from-here = Stellung von hier aus aufbauen
web-copy-position = Stellung kopieren
web-setup-boards = Bretter
web-setup-table = Tisch
web-setup-wrong = hier ist etwas zu richten
web-setup-problems = { $count ->
    [one] Eins ist zu richten
   *[other] { $count } Dinge sind zu richten
}
web-setup-problem = { $where }: { $what }.
web-setup-show = zeigen
web-setup-well = Alles stimmt.
web-setup-choose = Wähle eine Figur, dann einen Ort
web-setup-left = { $player }, { $count } nicht auf dem Tisch
web-setup-play = Ab hier spielen
web-setup-copy = Kopieren
web-setup-paste = Einfügen
web-setup-paste-what = Eine Stellung, ein Link zu einer oder ein Link zu einem Moment einer Partie
web-setup-undo = Rückgängig
web-setup-nothing = nichts
web-setup-add = dazu …
web-setup-remove = wegnehmen: { $what }
web-set-up-here = Eine Stellung, die von Hand aufgebaut wurde
web-key-setup-board = das Brett eines Platzes
web-key-setup-boards = das Brett davor, danach
web-key-setup-more = eins mehr, eins weniger
web-key-setup-problem = das Nächste, was zu richten ist
web-key-setup-copy = die Stellung kopieren
web-key-setup-paste = eine einfügen
web-key-setup-undo = rückgängig

# Eigene beendete Partien.
web-past = Meine Partien
web-past-filter = Welche Partien
web-past-game = Spiel
web-past-all = Alle
web-past-with = Mit wem
web-past-anybody = mit allen
web-past-people = mit Menschen
web-past-bots = nur mit Bots
web-past-with-name = mit { $name }
web-past-result = Ergebnis
web-past-any-result = jedes Ergebnis
web-past-place = { $place }.
web-past-time = Zeit
web-past-all-time = immer
web-past-days = { $days ->
    [7] letzte Woche
    [30] letzter Monat
    [365] letztes Jahr
   *[other] letzte { $days } Tage
}
web-past-save-all = { $count ->
    [one] 1 Aufzeichnung laden
   *[other] { $count } Aufzeichnungen laden
}
web-past-matches = Partien
web-past-more = { $count } weitere
web-past-look = Rückblick auf { $game }, { $day }
web-past-save = Aufzeichnung von { $game }, { $day }, speichern
web-past-practice = Übung
web-past-places = Plätze
web-past-mean = im Mittel
web-past-of-seats = { $seats ->
    [2] von zwei
    [3] von drei
    [4] von vier
   *[other] von { $seats }
}
web-past-times = { $place } { $count }-mal
web-past-places-told = Plätze in { $matches } Partien, die älteste zuerst: { $places }
web-past-sources = Woher die Punkte kommen
web-past-sources-told = Punkte nach ihrer Herkunft in { $matches } Partien; in der letzten: { $sources }
web-past-first = { $few ->
    [1] erste
    [2] erste zwei
    [3] erste drei
    [4] erste vier
    [5] erste fünf
   *[other] erste { $few }
}
web-past-last = { $few ->
    [1] letzte
    [2] letzte zwei
    [3] letzte drei
    [4] letzte vier
    [5] letzte fünf
   *[other] letzte { $few }
}
web-past-by-game = Spiele und Siege
web-past-won-of = { $matches ->
    [one] 1 Partie, { $wins } gewonnen
   *[other] { $matches } Partien, { $wins } gewonnen
}
web-past-mean-place = mittlerer Platz { $place }
web-past-none = Hier ist noch nichts. Jede Partie, die du zu Ende spielst, kommt hierher.
web-past-no-fit = Keine Partie passt.
web-past-clear = Filter leeren
web-past-fetching = Deine Partien werden geholt …

# Materialpakete.
web-pack = Was in der Schachtel ist
web-pack-played = Gespielt wird mit dem Materialpaket »{ $name }« (Prüfsumme { $digest }…).
web-pack-reconstructed = Was die gedruckte Schachtel zeigt, ist nur zum Teil bekannt. Rekonstruiert und in deiner vielleicht anders: { $parts }.

# Worte unter der Hand, in der Reihenfolge, in der sie stehen.
web-words-costs = kostet
web-words-now = sofort
web-words-round = jede Runde
web-words-year = jedes Jahr
web-words-end = am Ende
web-words-rule = Regel { $rule }
web-about-box = Über diese Schachtel
