# Die Worte der Weboberfläche.

web-motto = Drei Steine, ein Tisch.
web-home = Trilith, zur ersten Seite
web-guest = Gast am Feuer
web-your-name = Dein Name
web-speak-en = EN, speak English
web-speak-de = DE, Deutsch sprechen
web-day = Hell wie am Tag
web-night = Dunkel wie die Nacht
web-away = Der Server antwortet nicht. Wir versuchen es weiter.
web-reconnecting = Die Verbindung ist abgerissen. Wir kommen wieder …
web-seen = In Ordnung

web-new = Ein neuer Tisch
web-game = Spiel
web-players = { $least } bis { $most } Spieler
web-company = Mit wem
web-company-bots = Gegen Bots
web-company-friends = Mit Freunden per Link
web-company-here = Hier an einem Gerät
web-how-many-players = Wie viele Spieler
web-seats = { $count } Spieler
web-play-bots = { $count ->
    [one] Gleich gegen einen Bot spielen
   *[other] Gleich gegen { $count } Bots spielen
}
web-play-invite = Tisch decken und Link holen
web-play-here = Gleich an diesem Gerät spielen
web-options = Wer wo sitzt
web-seat = Platz { NUMBER($number) }
web-me = Ich
web-person-here = Jemand hier
web-invited = Jemand mit dem Link
web-player = Spieler { NUMBER($number) }
web-public = Diesen Tisch allen zeigen
web-bot = Bot
web-bot-random = Bot, spielt irgendetwas
web-bot-greedy = Bot, denkt voraus
web-bot-name-0 = Ada
web-bot-name-1 = Flint
web-bot-name-2 = Farn
web-bot-name-3 = Kiesel
web-go-on = Weiterspielen
web-go-on-verb = Weiter
web-open-tables = Offene Tische
web-join = Hinsetzen
web-watchable = Wird gerade gespielt
web-watch = Zusehen

web-waiting = Rund ums Feuer
web-awaited = Wird erwartet
web-free = frei
web-gone = abwesend
web-stand-in = ein Bot vertritt
web-link = Der Link für deine Freunde
web-copy = Link kopieren
web-copied = Kopiert
web-start-with-bots = Anfangen; Bots nehmen die leeren Plätze

web-turn-mine = Du bist dran.
web-turn-other = { $player } überlegt …
web-turn-over = Im Tal ist es still.
web-turn-bot = { $player } denkt nach …
web-takes-back = Nimmt zurück: { $what }
web-phase = Die Runde
web-order = Reihenfolge
web-acts = Was hilft
web-menu = Mehr
web-close = Schließen
web-story = Was bisher geschah
web-since = Seit deinem letzten Zug
web-news-count = Seit meinem letzten Zug: { $count }
web-news-before = Das davor
web-news-next = Das nächste
web-touches-you = betrifft dich
web-motion = Bewegung
web-motion-full = alles
web-motion-calm = ruhig
web-motion-none = keine
web-keys = Tasten
web-key-jump = zum ersten Angebot; ein Buchstabe führt zu einem anderen
web-key-choose = wählen; in einer offenen Ablage: ausführen
web-key-number = wie viele, oder welches Werkzeug, welcher Haufen
web-key-step = weniger, mehr
web-key-close = Esc schließt oder nimmt eine begonnene Zahlung zurück
web-key-undo = zurücknehmen
web-key-news = seit meinem letzten Zug, eins nach dem anderen
web-key-skip = überspringen, was gerade gezeigt wird
web-key-log = Verlauf
web-key-rules = Regeln
web-key-players = die anderen
web-key-table = zurück zum Tisch
web-key-keys = diese Tasten
web-undo = Zurück
web-how-many = Wie viele
web-more = Mehr
web-fewer = Weniger
web-sure = Wirklich? { $choice }
web-costs = kostet { $count } { $what }
web-brings = bringt { $count } { $what }
web-likely = wohl { $low } bis { $high } { $what }
web-you-may = Du darfst: { $range }
web-people-there = { $player }: { $count }
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
web-earlier = { $count } frühere Zeilen
web-nothing-yet = Noch nichts.
web-open-rule = Regel { $rule }
web-search-rules = Regeln durchsuchen
web-no-rule = Das sagt keine Regel.
web-ruling = Auslegung: { $reason }
web-watching = Du siehst zu.
web-leave = Partie verlassen; ein Bot spielt weiter
web-bot-plays = Ein Bot spielt für dich.
web-come-back = Meinen Platz zurücknehmen

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
web-again = Noch einmal spielen
web-record = Aufzeichnung speichern
web-fair = War das Glück fair?
web-fair-seed = Der Startwert war { $seed }. Sein Fingerabdruck, zu Beginn versprochen: { $commitment }. Mit der Aufzeichnung rechnet „trilith verify“ jeden Wurf und jede Karte nach.
