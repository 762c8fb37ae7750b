# Was am Server schiefgehen kann, als Satz mit einem Ausweg.

error-NotSignedIn = Wir kennen dich hier noch nicht. Sag uns zuerst deinen Namen.
error-WrongPassword = Den Namen »{ $name }« hat niemand mit diesem Passwort für sich reserviert.
error-Banned = Du darfst hier nicht mehr herein. Wer diesen Server betreibt, kann dir sagen, warum.
error-NameTaken = Der Name »{ $name }« oder einer, der genauso aussieht, ist schon vergeben. Wähle einen anderen.
error-CommonName = So ähnlich wie »{ $name }« heißen hier anfangs alle. Wähle einen eigenen Namen, dann kannst du ihn behalten.
error-TooManyTries = Es wurden zu viele Passwörter probiert. Warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
} und versuch es dann noch einmal.
error-TooBusy = Gerade melden sich viele an. Versuch es in ein paar Sekunden noch einmal.
error-NoSuchMatch = Eine Partie { $match } gibt es nicht.
error-NoSuchInvitation = Die Einladung { $invitation } führt nirgendwohin. Bitte um einen neuen Link.
error-NoSuchSeat = Der Tisch hat keinen Platz { $seat }.
error-NotYourSeat = Platz { $seat } ist nicht deiner, oder ein Bot vertritt dich dort. Du kannst jederzeit zurückkommen.
error-NotYourMatch = Das darf nur, wer die Partie { $match } eröffnet hat.
error-NoFreeSeat = In der Partie { $match } wird niemand erwartet, oder nur wer den Link hat. Zuschauen kannst du.
error-AlreadySeated = Du hast an diesem Tisch schon einen Platz. Die anderen sind für andere da.
error-AskedToLeave = Wer diesen Tisch eröffnet hat, hat deinen Platz wieder freigegeben. Such dir einen anderen Tisch, oder eröffne selbst einen.
error-SeatTaken = Dort sitzt schon jemand. Nur leere Plätze und Bots lassen sich ändern.
error-TooManyMatches = Du hast { $most } unbeendete Partien; beende oder verlasse eine, bevor du eine neue eröffnest.
error-TooManyBotMatches = { $most ->
    [0] Partien nur unter Bots gibt es hier nicht. Setz dich selbst mit an den Tisch.
    [one] In einer deiner Partien spielen schon nur Bots. Warte, bis sie zu Ende ist, oder setz dich selbst mit an den Tisch.
   *[other] In { $most } deiner Partien spielen schon nur Bots. Warte, bis eine zu Ende ist, oder setz dich selbst mit an den Tisch.
}
error-MatchClosed = Die Partie { $match } wurde geschlossen. Eröffne eine neue.
error-NotStarted = Die Partie { $match } hat noch nicht begonnen: Es sind noch Plätze frei.
error-AlreadyStarted = Die Partie { $match } hat schon begonnen.
error-NotSeated = Das darf nur, wer in der Partie { $match } am Tisch sitzt.
error-NotYetBranched = Diese Partie läuft noch und hat Geheimnisse. Wenn sie aus ist, kannst du von jedem ihrer Momente weiterspielen.
error-NoBranch = Dieser Tisch setzt keine andere Partie fort, darum ist sein Glück neu.
error-TooManyRecords = Du hast schon { $most } Aufzeichnungen von anderswo. Nimm eine weg, bevor du noch eine bringst: sieh sie dir an, dann »Wegnehmen«.
error-TooManyLines = Die Aufzeichnung geht in Zeile { NUMBER($line, useGrouping: 0) } weiter, aber keine Partie dieses Spiels hat mehr als { $most } Zeilen.
error-PackNotHere = Zeile { NUMBER($line, useGrouping: 0) } der Aufzeichnung: Gespielt wurde mit dem Materialpaket »{ $pack }«, das dieser Server nicht hat. Wer ihn betreibt, kann den Ordner nennen: trilith serve --pack ORDNER (Prüfsumme { $digest })
error-NotBrought = Partie { $match } wurde hier gespielt und gehört allen, die gespielt haben. Nur Aufzeichnungen von anderswo lassen sich wegnehmen.
error-StillPlaying = Die Partie { $match } läuft noch. Eine Revanche gibt es, wenn sie zu Ende ist.
error-NotOver = Die Aufzeichnung der Partie { $match } enthält Geheimnisse; gezeigt wird sie, wenn die Partie zu Ende ist.
error-StaleVersion = Am Tisch ging es weiter (von { $asked } zu { $newest }). Schau noch einmal hin und entscheide dann.
error-WriteConflict = Andere Server ändern die Partie { $match } immer wieder, darum wurde nichts aufgehoben. Schau noch einmal hin und entscheide dann.
error-NotPractice = In einem Übungsspiel spielt eine Person, und auf allen anderen Plätzen sitzen Bots; hier wären es { $people } Personen.
error-NoLight = Gerade reicht es für keinen Hinweis: Zu viele Bots denken nach. Versuch es in ein paar Sekunden noch einmal.
error-TooManyReviews = { $most } Partien warten schon darauf, dass jemand auf sie zurückblickt. Frag wieder, wenn einige davon fertig sind.
error-NotReviewed = An Moment { $moment } hat kein Rückblick etwas Besseres gefunden, also gibt es nichts zu versuchen. Wähle eine der Marken.
error-UndoTooFar = { $steps } Schritte lassen sich nicht zurücknehmen, nur { $possible }: Davor liegt Glück oder die Entscheidung von jemand anderem.
error-BadRequest = Diese Nachricht kennen wir nicht: { $where } ({ $problem }).
error-TooLarge = Diese Nachricht ist zu lang; { $most } Bytes reichen für alles, was es zu sagen gibt.
error-TooFast = Langsamer, bitte: { $rate } Nachrichten in der Sekunde reichen.
error-TooSlow = Die Anfrage wurde begonnen, aber nicht innerhalb von { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} gesendet. Sende sie noch einmal.
error-TooManyConnections = Von deiner Adresse gibt es schon { $most } Verbindungen. Schließ ein paar Seiten und lade diese dann neu.
error-TooManyGuests = { $whose ->
    [address] Aus deinem Netz dürfen in einer Stunde { $most } neue Gäste kommen, und so viele sind gekommen
   *[server] In einer Stunde dürfen hier { $most } neue Gäste kommen, und so viele sind gekommen
}. Melde dich mit einem gesicherten Namen an, oder versuch es später wieder.
error-TooManyTables = { $whose ->
    [address] Aus deinem Netz dürfen in einer Stunde { $most } Tische eröffnet werden, und so viele wurden es
   *[server] In einer Stunde dürfen hier { $most } Tische eröffnet werden, und so viele wurden es
}. Setz dich an einen, der offen ist, oder versuch es später wieder.
error-TooManyBots = { $whose ->
    [address] Aus deinem Netz dürfen in einer Stunde { $most } Partien nur unter Bots beginnen, und so viele haben begonnen
   *[server] In { $most } Partien spielen hier schon nur Bots, und mehr beginnen nicht
}. Setz dich selbst mit an den Tisch, oder versuch es später wieder.
error-TooManySockets = { $whose ->
    [address] Dein Netz hat schon { $most } Tische offen
   *[server] { $most } Tische sind hier offen, und mehr gehen nicht
}. Schließ ein paar Seiten, dann lade diese neu.
error-MissingPack = Das wird mit dem Materialpaket »{ $pack }« gespielt, das dieser Server nicht hat. Wer ihn betreibt, kann den Ordner nennen: trilith serve --pack ORDNER (Prüfsumme { $digest })
error-ForeignOrigin = Seiten von { $origin } dürfen diesen Server nicht benutzen.
error-NoSuchPage = Unter { $path } gibt es nichts.
error-WrongMethod = { $path } lässt sich nicht mit { $method } benutzen.
error-NeedsSocket = Diese Adresse ist für WebSocket-Verbindungen.
error-NotKept = In die Datenbank ließ sich nicht schreiben, darum wurde nichts gespielt. Versuch es noch einmal.
error-Unexpected = Das war unser Fehler; er steht im Protokoll des Servers. Gespielt wurde nichts.
error-PortTaken = Auf Port { $port } hört schon ein anderes Programm. Wähle mit --port einen anderen; --port 0 nimmt einen freien.
error-CannotListen = Dieser Rechner kann unter { $host }, Port { $port } nicht hören. Wähle mit --host eine andere Adresse oder mit --port einen anderen Port.
error-AlreadyServed = Ein Server unter { $address } benutzt diese Datenbank schon. Spiel dort, oder nenne mit --database eine andere.
error-DatabaseInUse = Ein Server ({ $server }) benutzt die Datenbank { $database } schon. Spiel dort, halte jenen zuerst an, oder nenne mit --database eine andere; mehrere Server teilen sich ein PostgreSQL, wenn jeder dasselbe Redis in TRILITH_REDIS hat.
error-NoDatabase = Die Datenbank { $url } lässt sich nicht öffnen ({ $problem }). Nenne mit --database eine andere; PostgreSQL braucht: pip install 'trilith[postgres]'.
error-NoRedis = Das Redis { $url } lässt sich nicht benutzen ({ $problem }). Nenne mit TRILITH_REDIS ein anderes, oder keines für einen einzigen Server; es braucht: pip install 'trilith[redis]'.

# Die Befehle, die einen Server laufen lassen und messen.

cli-serve = Den Server laufen lassen, damit im Browser gespielt werden kann, allein oder gegeneinander.
cli-serve-open = Das Spiel in deinem Browser öffnen.
cli-serve-listening = Gespielt wird unter { $address } (Ende mit Strg-C).
cli-serve-moved = Auf Port { $port } hört schon ein anderes Programm, darum bekommt dieses Spiel einen freien.
cli-serve-already = Trilith läuft schon, unter { $address }.
cli-serve-no-browser = Hier ließ sich kein Browser öffnen. Öffne die Adresse selbst.
cli-serve-stopped = Angehalten. Jede Partie ist aufgehoben und geht beim nächsten Mal weiter.
cli-serve-variables = Umgebungsvariablen stellen alles ein:
cli-serve-host = Adresse, auf der gehört wird. Ohne sie 127.0.0.1: nur dieser Rechner.
cli-serve-port = Port, auf dem gehört wird. Ohne ihn 8017; 0 nimmt einen freien.
cli-serve-database = SQLAlchemy-URL der Datenbank. Ohne sie eine SQLite-Datei von dir.
cli-serve-redis = URL eines Redis, durch das mehrere Server eines PostgreSQL einander Änderungen melden. Ohne es gibt es einen Server.
cli-serve-packs = Ordner von Materialpaketen für neue Partien, getrennt wie in PATH.
cli-serve-pack = Der Ordner eines Materialpakets für neue Partien seines Spiels; für jedes einmal.
cli-serve-origins = Andere Orte, deren Seiten diesen Server benutzen dürfen, durch Leerzeichen getrennt.
cli-serve-secure-cookies = Cookies nur über HTTPS senden: true oder false.
cli-serve-session-days = Tage, nach denen ein unbenutztes Cookie vergessen wird (365).
cli-serve-away-seconds = Sekunden, bis ein Bot vertritt, wer weg ist (120).
cli-serve-away-bot = Der Bot, der vertritt (greedy).
cli-serve-bot-processes = Prozesse, in denen Bots denken. Ohne Angabe einer weniger, als es Kerne gibt; 0 überlässt es Workern (trilith worker).
cli-serve-bot-seconds = Sekunden, nach denen ein einfacherer Bot für einen Bot entscheidet (30).
cli-serve-rate = Nachrichten in der Sekunde, die eine Person auf Dauer senden darf (40).
cli-serve-burst = Nachrichten, die eine Person auf einmal senden darf (200).
cli-serve-newcomers = Anfragen in der Sekunde ohne Cookie, die eine Adresse auf Dauer schicken darf (100).
cli-serve-passwords = Passwörter in der Sekunde, die auf Dauer für einen Namen probiert werden dürfen (0.1).
cli-serve-connections = Verbindungen, die eine Adresse zugleich haben darf (100). Hinter einem Proxy sind das die von allen.
cli-serve-request-seconds = Sekunden, in denen eine Anfrage gesendet sein muss (15).
cli-serve-largest-body = Bytes in der größten Anfrage (16384).
cli-serve-largest-message = Bytes in der größten WebSocket-Nachricht (8192).
cli-serve-most-matches = Unbeendete Partien, die eine Person eröffnet haben darf (50).
cli-serve-most-bot-matches = Partien nur unter Bots, die eine Person zugleich laufen haben darf (5).
cli-serve-forecast-steps = Stellungen, die für die Vorhersagen eines Zuges ausprobiert werden (6000).
cli-worker = Für die Bots von Servern denken und beendete Partien für sie ansehen, bis Strg-C. Beliebig viele Worker auf beliebigen Rechnern teilen sich die Arbeit.
cli-worker-redis = URL des Redis, das die Server in TRILITH_REDIS haben. Ohne sie gilt diese Variable auch hier.
cli-worker-processes = Prozesse, in denen gedacht wird. Ohne Angabe so viele, wie es Kerne gibt.
cli-worker-thinking = Gedacht wird für die Server von { $redis } in { $processes } { $processes ->
        [one] Prozess
       *[other] Prozessen
    } (Ende mit Strg-C).
cli-worker-stopped = Angehalten. Worüber gerade nachgedacht wurde, übernimmt ein anderer Worker.
cli-loadtest = Messen, wie lange es dauert, bis alle sehen, was jemand tat, in vielen Partien zugleich.
cli-loadtest-matches = Wie viele Partien. Ohne Angabe 200.
cli-loadtest-rate = Aktionen in der Sekunde in jeder Partie; 0 spielt so schnell es geht. Ohne Angabe 1.
cli-loadtest-seconds = Wie lange gemessen wird. Ohne Angabe 30 Sekunden.
cli-loadtest-foresee = Fragen, was aus jeder Wahl würde, wie Browser es tun, solange jemand hinsieht.
cli-loadtest-url = Adresse eines laufenden Servers; mehrere, wenn sie sich eine Datenbank teilen. Ohne sie wird ein neuer gestartet und weggeworfen.
cli-loadtest-found =
    { $actions_per_second } Aktionen in der Sekunde in { $matches } Partien, { $failures } Fehlschläge ({ $actions } Aktionen in { $seconds } s, verlangt waren { $rate } in der Sekunde in jeder Partie).
    Bis jeder Platz seine neue Ansicht hatte: die Hälfte { $p50_ms } ms, 95 % { $p95_ms } ms, 99 % { $p99_ms } ms.
