# Alles, was am Rand schiefgehen kann, als Satz mit einem Ausweg.

error-NoSuchGame = Ein Spiel namens »{ $game }« gibt es nicht. Spielen kannst du: { $known }.
error-BrokenGame = Das Spiel »{ $game }« bringt das Paket { $package } mit, und das ist nicht zu gebrauchen: { $problem }. Repariere das Paket oder deinstalliere es.
error-NoSuchBot = Einen Bot namens »{ $bot }« gibt es nicht. Es gibt: { $known }.
error-BrokenBot = »{ $bot }« ist als Bot nicht zu gebrauchen: { $problem }. Nenne eine Klasse, die Python importieren kann, etwa my_bots:Cautious.
error-NoSummary = { $game } sagt nicht, wie seine Stellungen zusammengefasst werden, also gibt es dafür keine Bewertung. Ein Spiel nennt `summary`; docs/values.md erklärt es.
error-NoWeights = Für die Bewertung von { $game } gibt es noch keine Gewichte. Trainiere welche: trilith train { $game }
error-UnfitWeights = Die Gewichte in { $file } passen nicht: Sie sind für { $theirs } in Version { $their_version } mit den damaligen Merkmalen, und das hier ist { $game } in Version { $version }. Trainiere neue: trilith train { $game }
error-BrokenWeights = Die Gewichtsdatei { $file } ist beschädigt. Nimm sie noch einmal aus dem Paket, oder trainiere sie neu.
error-OtherTraining = In { $folder } wurde etwas anderes trainiert: mit anderen Einstellungen, anderer Saat oder anderen Merkmalen. Nenne mit --out einen anderen Ordner, oder leere diesen.
error-MissingExtra = Dafür fehlen Pakete ({ $package }). So kommen sie dazu: pip install 'trilith[{ $extra }]'
error-NoSuchOption = { $game } hat keine Option »{ $option }« mit dem Wert { $value }.
error-NoSuchReward = Eine Belohnung namens „{ $reward }“ gibt es nicht. Es gibt: { $known }.
error-NobodySitsThere = Den Platz { $seat } gibt es nicht: Bei { $seats } Personen tragen sie die Nummern 0 bis { $most }.
error-WrongActions = Aktionen werden als eine ganze Zahl für jeden von { $tables } Tischen angegeben; das hier ist { $given }.
error-NoSuchActionNumber = Die Aktion { $number } gibt es nicht: Die von { $game } tragen die Nummern 0 bis { $most }.
error-NotBegun = Es läuft kein Spiel, also ist nichts zu entscheiden. Rufe zuerst reset() auf.
error-WrongSeats = { $game } ist ein Spiel für { $least } bis { $most } Leute, nicht für { $seats }.
error-NoSuchAction = »{ $action }« ist keine Aktion dieses Spiels. Mit ? siehst du, was möglich ist.
error-NoSuchOutcome = »{ $outcome }« kann hier nicht geschehen; es sähe so aus: { $expected }.
error-IllegalAction = »{ $action }« ist jetzt nicht möglich.
error-NotYourTurn = »{ $action }« ist für Platz { $player }, an der Reihe ist aber Platz { $actor }.
error-GameOver = Das Spiel ist zu Ende; »{ $action }« kommt zu spät.
error-NoSuchVersion = Einen Schritt { $asked } gibt es nicht; die Aufzeichnung hat { $newest ->
    [one] 1 Schritt.
   *[other] { $newest } Schritte.
}
error-NotYetOpen = Diese Partie läuft noch und hat Geheimnisse. Bis sie zu Ende ist, kannst du mit deinen eigenen Augen zurückblicken.
error-WrongGameVersion = Die Aufzeichnung stammt von Fassung { $recorded } der Regeln von { $game }; installiert ist Fassung { $installed }.
error-UnfairLuck = Zeile { NUMBER($line, useGrouping: 0) }: »{ $text }« ist nicht, was der Startwert ergibt; das wäre »{ $fair }«.
error-NothingToPlayOn = Im Moment { NUMBER($lines, useGrouping: 0) } ist das Spiel aus. Wähle einen früheren, um von dort zu spielen.
error-MatchNotOver = Die Aufzeichnung endet hier, Zeile { NUMBER($line, useGrouping: 0) }, und das Spiel ist nicht zu Ende. Zurückblicken lässt sich nur auf ein beendetes Spiel: Bis dahin behält es seine Geheimnisse.
error-ReviewNotKept = Der Rückblick ließ sich nicht in { $file } ablegen: { $reason ->
    [ENOENT] Datei oder Ordner gibt es nicht
    [EACCES] der Zugriff ist nicht erlaubt
    [EPERM] der Zugriff ist nicht erlaubt
    [EEXIST] es gibt eine Datei dieses Namens
    [ENOTDIR] ein Teil des Pfads ist kein Ordner
    [ENOSPC] der Datenträger ist voll
    [EDQUOT] dein Anteil am Datenträger ist aufgebraucht
    [EROFS] der Datenträger ist schreibgeschützt
   *[other] { $reason }
}. Nenne mit --out einen anderen Ordner.
error-ObservationNotKept = Die Spiele ließen sich nicht in { $file } ablegen: { $reason ->
    [ENOENT] Datei oder Ordner gibt es nicht
    [EACCES] der Zugriff ist nicht erlaubt
    [EPERM] der Zugriff ist nicht erlaubt
    [EEXIST] es gibt eine Datei dieses Namens
    [ENOTDIR] ein Teil des Pfads ist kein Ordner
    [ENOSPC] der Datenträger ist voll
    [EDQUOT] dein Anteil am Datenträger ist aufgebraucht
    [EROFS] der Datenträger ist schreibgeschützt
   *[other] { $reason }
}. Nenne mit --out einen anderen Ordner.
error-OtherTournament = In { $file } stehen andere Spiele als diese: ein anderes Spiel, eine andere Version, Packung oder Zahl, andere Bots oder Optionen. Nenne eine andere Datei.
error-NotWritten = { $file } ließ sich nicht schreiben: { $reason ->
    [EEXIST] sie ist schon da
    [ENOENT] den Ordner gibt es nicht
    [EACCES] der Zugriff ist nicht erlaubt
    [EPERM] der Zugriff ist nicht erlaubt
    [EISDIR] es ist ein Ordner
    [ENOTDIR] ein Teil des Pfades ist kein Ordner
    [ENOSPC] der Datenträger ist voll
    [EDQUOT] dein Anteil am Datenträger ist voll
    [EROFS] der Datenträger ist schreibgeschützt
   *[other] { $reason }
}. Nenne mit --out etwas anderes.
error-BadArchive = { $file } enthält keine Aufzeichnungen, die „trilith records pack“ zusammengestellt hat.
error-FileTwice = Es gibt zwei Aufzeichnungen namens { $file }, die einander überschreiben würden. Benenne eines davon um.
error-NotSaved = Das Spiel konnte nicht in { $file } gespeichert werden: { $reason ->
    [ENOENT] eine solche Datei oder einen solchen Ordner gibt es nicht
    [EACCES] der Zugriff ist nicht erlaubt
    [EPERM] der Zugriff ist nicht erlaubt
    [EISDIR] das ist ein Ordner
    [ENOTDIR] ein Teil des Pfades ist kein Ordner
    [ENOSPC] der Datenträger ist voll
    [EDQUOT] dein Anteil am Datenträger ist voll
    [EFBIG] die Datei würde größer, als erlaubt ist
    [EROFS] der Datenträger ist schreibgeschützt
    [not-a-file] das ist keine gewöhnliche Datei
   *[other] { $reason }
}. { $reason ->
    [ENOSPC] Nichts wurde gespielt; schaffe Platz und versuche es noch einmal.
    [EDQUOT] Nichts wurde gespielt; schaffe Platz und versuche es noch einmal.
    [EFBIG] Nichts wurde gespielt; schaffe Platz und versuche es noch einmal.
    [EIO] Nichts wurde gespielt; versuche es noch einmal.
   *[other] Nichts wurde gespielt; nimm eine andere Datei oder einen anderen Ordner.
}
error-NoSuchFile = Die Datei { $file } lässt sich nicht lesen: { $reason ->
    [ENOENT] eine solche Datei oder einen solchen Ordner gibt es nicht
    [EACCES] der Zugriff ist nicht erlaubt
    [EPERM] der Zugriff ist nicht erlaubt
    [EISDIR] das ist ein Ordner
    [ENOTDIR] ein Teil des Pfades ist kein Ordner
    [ENOSPC] der Datenträger ist voll
    [EDQUOT] dein Anteil am Datenträger ist voll
    [EFBIG] die Datei würde größer, als erlaubt ist
    [EROFS] der Datenträger ist schreibgeschützt
    [not-text] das ist keine Textdatei
   *[other] { $reason }
}.
error-BadRecord = Zeile { NUMBER($line, useGrouping: 0) } der Aufzeichnung (»{ $text }«): { $problem ->
    [header] das ist keine Zeile eines Kopfes; sie sollte aussehen wie »game: stone_age«.
    [no-header-end] der Kopf endet nicht mit einer leeren Zeile.
    [missing-key] dem Kopf fehlt dieser Eintrag.
    [position] diese Stellung kann es nicht geben; trilith position --check nennt, was an ihr falsch ist.
    [note] das ist keine Anmerkung, die in einer Aufzeichnung stehen kann.
    [header-value] dieser Eintrag des Kopfes ist nicht zu lesen.
    [other-game] die Aufzeichnung gehört zu einem anderen Spiel.
    [other-seats] die Stellung im Kopf ist für eine andere Anzahl von Leuten.
    [digest] die Stellung hier ist nicht die, mit der die Aufzeichnung entstand.
    [NoSuchAction] das ist keine Aktion des Spiels.
    [NoSuchOutcome] hier entscheidet das Glück, und das kann es nicht bringen.
    [IllegalAction] diese Aktion ist hier nicht möglich.
    [GameOver] das Spiel ist hier schon zu Ende.
   *[other] { $problem }
}
error-BadPosition = Keine Stellung, bei { $where }: { $problem ->
    [format] das Format oder das Spiel kennen wir nicht ({ $value }).
    [record] das ist eine Aufzeichnung. Öffne sie auf der ersten Seite und kopiere dort die Stellung eines Moments.
    [broken-link] der Link enthält keine ganze Stellung ({ $value }).
    [not-json] das ist kein JSON ({ $value }).
    [not-an-object] hier muss ein Objekt mit Feldern stehen, nicht { $value }.
    [not-a-number] hier muss eine ganze Zahl stehen, nicht { $value }.
    [too-large] { $value } ist eine zu große Zahl.
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
error-BadPack = { $folder } ist kein Materialpaket, mit dem man spielen kann:
error-FolderTaken = Der Ordner { $folder } ist nicht leer, und überschrieben wird nichts. Nenne einen anderen Ordner.
error-NeedsPack = Das wurde mit dem Materialpaket »{ $pack }« gespielt, dessen Prüfsumme { $digest } ist; zur Hand ist »{ $given }«. Nenne den Ordner des richtigen: --pack ORDNER
error-NeedsDefaultPack = Das wurde mit dem gespielt, was zu { $game } mitgeliefert wird, nicht mit dem Materialpaket »{ $given }«. Lass --pack weg.
error-PackOfOtherGame = Das Materialpaket in { $folder } ist für { $other }, nicht für { $game }.
error-EndlessGame = { $game } war nach { $steps } Schritten nicht zu Ende und wurde abgebrochen. Wer immer nur jagt, spielt ewig: Nimm andere Bots oder einen anderen Startwert.
error-LawBroken = { $game } verletzt das Gesetz »{ $law }« im Spiel mit dem Startwert { $seed }, Schritt { $step }: { $detail }
error-FileTaken = Die Datei { $file } gibt es schon; sie wird nicht überschrieben. Nimm einen anderen Namen oder spiele sie weiter: trilith resume { $file }
error-GameInUse = Das Spiel in { $file } wird gerade in einem anderen Fenster gespielt. Spiele dort weiter oder verlasse es dort zuerst.
error-NoGameToResume = In { $folder } liegt kein angefangenes Spiel. Beginne eines: trilith play stone_age
error-NotForPractice = In einem Übungsspiel spielt eine Person, und auf allen anderen Plätzen sitzen Bots: { $seats } geht nicht.
error-NothingToUndo = Es gibt nichts zurückzunehmen: Seit deiner letzten Entscheidung kam das Glück ins Spiel, oder jemand anderes hat entschieden.
error-NothingDecided = Es gibt nichts zurückzunehmen: Du hast noch nichts entschieden.
error-NotComplete = »{ $actions }« ließe etwas halb bezahlt, deshalb wurde nichts gespielt. Nenne alles oder nenne es Stück für Stück, wenn du gefragt wirst.
error-Ambiguous = »{ $typed }« kann heißen: { $meanings }{ $more ->
    [0] .
    [one] ; und 1 weitere Möglichkeit.
   *[other] ; und { $more } weitere Möglichkeiten.
}
error-NoSuchPlayer = »{ $typed }« sitzt nicht am Tisch. Hier sitzen: { $known }; auch eine Zahl ab 1 oder ein Buchstabe genügt.
error-NoSuchChoice = Eine Möglichkeit { $choice } gibt es nicht; die Nummern gehen von 1 bis { $most }.
error-NoSuchKey = »{ $choice }« geht dort nicht; möglich ist: { $known }.
error-NoSuchRule = Eine Regel { $number } gibt es nicht. Eine Regel heißt zum Beispiel { $example }. Mit regeln WORT kannst du suchen.
error-BadCompany = „{ $company }“ sagt nicht, mit wem. Es heißt people, bots, bot: und eine Stufe wie bot:hard, oder name: und ein Name.
error-BadName = »{ $name }« kann kein Name sein: Er braucht 1 bis { $longest } druckbare Zeichen.
error-BadSeed = »{ $seed }« ist kein Startwert. { $digits ->
    [0] Er muss eine ganze Zahl sein.
   *[other] Er braucht { $digits } hexadezimale Ziffern.
}
error-WrongSeatCount = Genannt { $players ->
    [one] ist 1 Name
   *[other] sind { $players } Namen
}, der Tisch hat aber { $seats } Plätze.
error-NeedsGame = Welches Spiel? Zum Beispiel: trilith play stone_age. Alle zeigt: trilith games
error-NotTogether = { $one } und { $other } passen nicht zusammen; lass eines davon weg.
error-NoSuchLanguage = In »{ $language }« gibt es noch keine Worte; es gibt: { $known }.
error-NoSuchCommand = Einen Befehl »{ $command }« gibt es nicht. Es gibt: { $known }.
error-BadUsage = { $problem ->
    [NoSuchOption] Eine Option { $what } gibt es hier nicht.
    [MissingParameter] Es fehlt: { $what }.
    [BadParameter] { $what } kann diesen Wert nicht haben.
    [BadOptionUsage] { $what } braucht einen Wert.
   *[other] Das ist nicht zu verstehen.
} Hilfe: { $command } --help
