# Der Befehl für alle, die einen Server betreiben.

error-OtherSchema = Die Datenbank { $url } hat das Schema { $schema }, dieses Programm { $program }. { $behind ->
    [yes] Starte einmal den Server dieser Version, er bringt die Datenbank auf den neuen Stand.
   *[other] Eine neuere Version des Programms hat sie angelegt. Installiere diese.
}
error-NoSuchPerson = Niemand hier heißt »{ $person }« oder hat diese Kennung. trilith admin people list zeigt alle.
error-SeveralPeople = Mehrere Leute heißen »{ $person }«. Nenne eine Kennung: { $ids }
error-AlreadyOver = Die Partie { $match } ist zu Ende und bleibt lesbar. Alte entfernt: trilith admin matches prune --over
error-BackupTaken = { $file } gibt es schon. Nenne eine andere Datei für die Sicherung.
error-BackupNotWritten = Die Sicherung konnte nicht nach { $file } geschrieben werden ({ $problem }). Wähle einen anderen Ort.
error-BadBackup = { $problem ->
    [missing] Bei { $file } ist keine Sicherung.
    [newer] { $file } stammt von einer neueren Version des Programms. Spiel sie mit dieser ein.
   *[other] { $file } ist keine Sicherung von Trilith.
}
error-NotEmpty = In der Datenbank { $url } sind schon Leute und Partien. Mit --replace tritt die Sicherung an ihre Stelle.
error-NotAlone = Ein Server benutzt die Datenbank { $url }. Beende ihn, bevor du dort eine Sicherung einspielst.
cli-admin = Einen Server für andere betreiben: seine Leute, seine Partien, sein Befinden und seine Sicherungen.
cli-admin-people = Leute: auflisten, umbenennen, aussperren, löschen, ausgeben.
cli-admin-matches = Partien: auflisten, schließen, aufräumen.
cli-admin-database = SQLAlchemy-URL der Datenbank. Ohne Angabe TRILITH_DATABASE, sonst eine SQLite-Datei von dir.
cli-admin-person = Jemand: mit Kennung, mit gesichertem Namen oder mit einem Namen, den sonst niemand hat.
cli-admin-match = Eine Partie, mit ihrer Kennung.
cli-admin-most = Wie viele höchstens.
cli-admin-yes = Ohne Rückfrage.
cli-admin-people-list = Alle, die je hier waren, die Neuesten zuerst.
cli-admin-people-name = Nur Leute, in deren Namen das vorkommt.
cli-admin-people-banned = Nur Leute, die ausgesperrt sind.
cli-admin-people-rename = Jemandem einen anderen Namen geben, auch an den Tischen; ein gesicherter Name gilt ab dann so.
cli-admin-people-new-name = Der neue Name.
cli-admin-people-ban = Jemanden nicht mehr hereinlassen. Das wirkt binnen einer Sekunde, auch an offenen Tischen.
cli-admin-people-unban = Jemanden wieder hereinlassen.
cli-admin-people-delete = Jemanden mit allen Daten löschen. Was andere mit ihnen gespielt haben, bleibt, ohne ihren Namen.
cli-admin-people-export = Alles, was über jemanden gespeichert ist, in eine JSON-Datei schreiben.
cli-admin-people-out = Die Datei, die geschrieben wird.
cli-admin-column-id = Kennung
cli-admin-column-name = Name
cli-admin-column-claimed = meldet sich an als
cli-admin-column-created = kam
cli-admin-column-seen = zuletzt da
cli-admin-column-seats = Partien
cli-admin-column-banned = ausgesperrt
cli-admin-column-game = Spiel
cli-admin-column-status = Stand
cli-admin-column-host = eröffnet von
cli-admin-column-who = Plätze
cli-admin-column-lines = Zeilen
cli-admin-column-changed = geändert
cli-admin-none = Es gibt keine.
cli-admin-renamed = { $person } heißt von nun an »{ $name }«.
cli-admin-banned = { $person } darf nicht mehr herein.
cli-admin-unbanned = { $person } darf wieder herein.
cli-admin-really-delete = »{ $name }« ({ $person }) mit allen Daten endgültig löschen?
cli-admin-deleted = { $person } ist gelöscht. { $removed ->
    [one] Eine Partie ist
   *[other] { $removed } Partien sind
} mit verschwunden, { $kept ->
    [one] eine bleibt
   *[other] { $kept } bleiben
} den anderen.
cli-admin-exported = Alles, was über { $person } gespeichert ist, steht in { $file }.
cli-admin-matches-list = Partien, die zuletzt geänderten zuerst.
cli-admin-matches-status = Nur solche, die offen (open) sind, laufen (playing), zu Ende (over) oder geschlossen (closed) sind.
cli-admin-matches-game = Nur Partien dieses Spiels.
cli-admin-matches-person = Nur Partien, die diese Person eröffnet hat oder in denen sie sitzt.
cli-admin-matches-close = Eine Partie schließen, die nicht zu Ende ist: Dort handelt niemand mehr, und niemand setzt sich.
cli-admin-matches-prune = Partien entfernen, die lange niemand geändert hat: die nie begonnen haben, geschlossen oder nie beendet wurden.
cli-admin-matches-days = Seit wie vielen Tagen sie niemand geändert hat.
cli-admin-matches-over = Auch beendete Partien entfernen. Sie fehlen dann in den früheren Partien aller.
cli-admin-closed = Die Partie { $match } ist geschlossen.
cli-admin-really-prune = { $matches ->
    [one] Eine Partie
   *[other] { $matches } Partien
} endgültig entfernen?
cli-admin-pruned = { $matches ->
    [one] Eine Partie wurde
   *[other] { $matches } Partien wurden
} entfernt.
cli-admin-health = Wie es der Datenbank geht und ihrem Server; Exit-Code 1, wenn etwas nicht stimmt.
cli-admin-health-server = Adresse des Servers, der gefragt wird. Ohne Angabe der, den eine SQLite-Datei vermerkt.
cli-admin-health-database = Datenbank { $database }, Schema { $schema }, { $megabytes } MB
cli-admin-health-people = Leute: { $people }; Partien: { $matches }
cli-admin-health-server-says = Server { $server }: { $checks }
cli-admin-health-no-server = Kein Server wurde gefragt. Nenne einen mit --server.
cli-admin-backup = Eine Sicherung in eine Datei schreiben, während der Server läuft.
cli-admin-backup-file = Die Datei, die geschrieben wird; überschrieben wird nichts.
cli-admin-backed-up = { $file }: { $megabytes } MB. Darin stehen Prüfsummen von Passwörtern und Startwerte von Partien; verwahre sie so sicher wie die Datenbank.
cli-admin-restore = Eine Sicherung in eine Datenbank einspielen, SQLite oder PostgreSQL, woher sie auch kommt. Kein Server darf sie dabei benutzen.
cli-admin-restore-file = Eine Datei, die trilith admin backup geschrieben hat.
cli-admin-restore-replace = Ersetzen, was jetzt in der Datenbank ist.
cli-admin-restored = Eingespielt: { $people } Leute, { $matches } Partien.
cli-admin-ask = { $question } [j/N]{ " " }
cli-admin-agree = j ja
cli-meta-person = PERSON
cli-meta-match = PARTIE
cli-meta-name = NAME
