# Alles, was am Rand schiefgehen kann, als Satz mit einem Ausweg.

error-NoSuchGame = Ein Spiel namens »{ $game }« gibt es nicht. Spielen kannst du: { $known }.
error-NoSuchBot = Einen Bot namens »{ $bot }« gibt es nicht. Es gibt: { $known }.
error-NoSuchOption = { $game } hat keine Option »{ $option }« mit dem Wert { $value }.
error-WrongSeats = { $game } ist ein Spiel für { $least } bis { $most } Leute, nicht für { $seats }.
error-NoSuchAction = »{ $action }« ist keine Aktion dieses Spiels. Mit ? siehst du, was möglich ist.
error-NoSuchOutcome = »{ $outcome }« kann hier nicht geschehen; es sähe so aus: { $expected }.
error-IllegalAction = »{ $action }« ist jetzt nicht möglich.
error-NotYourTurn = »{ $action }« ist für Platz { $player }, an der Reihe ist aber Platz { $actor }.
error-GameOver = Das Spiel ist zu Ende; »{ $action }« kommt zu spät.
error-NoSuchVersion = Einen Schritt { $asked } gibt es nicht; die Aufzeichnung hat { $newest } Schritte.
error-WrongGameVersion = Die Aufzeichnung stammt von Fassung { $recorded } der Regeln von { $game }; installiert ist Fassung { $installed }.
error-UnfairLuck = Zeile { $line }: »{ $text }« ist nicht, was der Startwert ergibt; das wäre »{ $fair }«.
error-NotSaved = Das Spiel konnte nicht in { $file } gespeichert werden: { $reason }. Nichts wurde gespielt; schaffe Platz und versuche es noch einmal.
error-NoSuchFile = Die Datei { $file } lässt sich nicht lesen: { $reason }.
error-BadRecord = Zeile { $line } der Aufzeichnung (»{ $text }«): { $problem ->
    [header] das ist keine Zeile eines Kopfes; sie sollte aussehen wie »game: stone_age«.
    [no-header-end] der Kopf endet nicht mit einer leeren Zeile.
    [missing-key] dem Kopf fehlt dieser Eintrag.
    [header-value] dieser Eintrag des Kopfes ist nicht zu lesen.
    [other-game] die Aufzeichnung gehört zu einem anderen Spiel.
    [digest] die Stellung hier ist nicht die, mit der die Aufzeichnung entstand.
    [NoSuchAction] das ist keine Aktion des Spiels.
    [NoSuchOutcome] hier entscheidet das Glück, und das kann es nicht bringen.
    [IllegalAction] diese Aktion ist hier nicht möglich.
    [GameOver] das Spiel ist hier schon zu Ende.
   *[other] { $problem }
}
error-BadPosition = Keine Stellung, bei { $where }: { $problem ->
    [format] das Format oder das Spiel kennen wir nicht ({ $value }).
    [not-json] das ist kein JSON ({ $value }).
    [not-an-object] hier muss ein Objekt mit Feldern stehen, nicht { $value }.
    [not-a-number] hier muss eine ganze Zahl stehen, nicht { $value }.
    [not-a-text] hier muss ein Text stehen, nicht { $value }.
    [not-a-list] hier muss eine Liste stehen, nicht { $value }.
    [not-true-or-false] hier muss true oder false stehen, nicht { $value }.
    [wrong-length] diese Liste hat die falsche Länge: { $value }.
    [no-such-player] einen Platz { $value } gibt es nicht.
    [unknown-name] { $value } ist hier kein bekannter Name.
    [null] hier darf nichts leer sein.
    [unknown-field] ein solches Feld gibt es nicht.
    [missing-field] dieses Feld fehlt.
   *[other] { $value }
}
error-ImpossiblePosition = Diese Stellung kann es nicht geben:
error-EndlessGame = { $game } war mit diesen Bots nach { $steps } Schritten nicht zu Ende: { $bots }.
error-LawBroken = { $game } verletzt das Gesetz »{ $law }« im Spiel mit dem Startwert { $seed }, Schritt { $step }: { $detail }

# Am Server.

error-NotSignedIn = Wir kennen dich hier noch nicht. Sag uns zuerst deinen Namen.
error-WrongPassword = Den Namen »{ $name }« hat niemand mit diesem Passwort für sich reserviert.
error-NameTaken = Der Name »{ $name }« ist schon vergeben. Wähle einen anderen.
error-NoSuchMatch = Eine Partie { $match } gibt es nicht.
error-NoSuchInvitation = Die Einladung { $invitation } führt nirgendwohin. Bitte um einen neuen Link.
error-NoSuchSeat = Der Tisch hat keinen Platz { $seat }.
error-NotYourSeat = Platz { $seat } ist nicht deiner, oder ein Bot vertritt dich dort. Du kannst jederzeit zurückkommen.
error-NotYourMatch = Das darf nur, wer die Partie { $match } eröffnet hat.
error-NoFreeSeat = In der Partie { $match } wird niemand erwartet, oder nur wer den Link hat. Zuschauen kannst du.
error-TooManyMatches = Du hast { $most } unbeendete Partien; beende oder verlasse eine, bevor du eine neue eröffnest.
error-NotStarted = Die Partie { $match } hat noch nicht begonnen: Es sind noch Plätze frei.
error-AlreadyStarted = Die Partie { $match } hat schon begonnen.
error-NotOver = Die Aufzeichnung der Partie { $match } enthält Geheimnisse; gezeigt wird sie, wenn die Partie zu Ende ist.
error-StaleVersion = Am Tisch ging es weiter (von { $asked } zu { $newest }). Schau noch einmal hin und entscheide dann.
error-UndoTooFar = { $steps } Schritte lassen sich nicht zurücknehmen, nur { $possible }: Davor liegt Glück oder die Entscheidung von jemand anderem.
error-BadRequest = Diese Nachricht kennen wir nicht: { $where } ({ $problem }).
error-TooLarge = Diese Nachricht ist zu lang; { $most } Bytes reichen für alles, was es zu sagen gibt.
error-TooFast = Langsamer, bitte: { $rate } Nachrichten in der Sekunde reichen.
error-ForeignOrigin = Seiten von { $origin } dürfen diesen Server nicht benutzen.
error-NoSuchPage = Unter { $path } gibt es nichts.
error-WrongMethod = { $path } lässt sich nicht mit { $method } benutzen.
error-NeedsSocket = Diese Adresse ist für WebSocket-Verbindungen.
error-NotKept = In die Datenbank ließ sich nicht schreiben, darum wurde nichts gespielt. Versuch es noch einmal.
error-Unexpected = Das war unser Fehler; er steht im Protokoll des Servers. Gespielt wurde nichts.
