# Was am Server schiefgehen kann, als Satz mit einem Ausweg.

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
